"""Mini-expansion 4, the Count of Carcassonne: the city of Carcassonne as a starting piece, and followers who
are sent into its quarters, whence they can join a scoring later (`quarters.py`)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed
from ... import reasons
from ...areas import CITY
from ...figures import figure_name, kinds
from ...hooks import (
    AWAY,
    CHANGE_TILES,
    CHECK_PIECES,
    GIVEN,
    LEADS_RIVERS_AWAY,
    MORE_CITIES,
    ON_REJOIN,
    VIEW,
    WORTH,
    WRITTEN,
)
from ...landscape import lay, nodes, tile_kind
from ...placing import PASS, WITHIN_TURN
from ...rulekit import Ask, Build, Do, Flow, Limit, Module, Verb
from ...shown import Owned
from ...state import CarcassonneState
from ...tables import square
from ...tiles import Part, Tile
from .given import give_quarters, write_quarters
from .quarters import (
    DECLINE_DEPLOY,
    DEPLOY,
    ask_before,
    before_scoring,
    before_the_end,
    read_follower,
    who_deploys,
    with_label,
)
from .shown import CityInfo, CountView
from .state import QUARTERS, Carcassonne
from .worth import quarter_worth

# -- the city ----------------------------------------------------------------------------------------------

BLOCK = "carcassonne"
CITY_TILE = "CO-07"  # bears the city's one part for those who score it


def as_one_city(tiles: list[Tile]) -> list[Tile]:
    """R-30, Q-3-8: one finished city without crests; it reaches no edge, so nobody can enter it."""
    city = Part("city", "c1", (), frozenset())
    return [replace(t, parts=(city, *t.parts)) if t.id == CITY_TILE else t for t in tiles]


def lay_city(state: CarcassonneState) -> None:
    """C-3.1.2.1-a, -b: twelve tiles in the middle of the table, to which all others are added."""
    for kind, tile in enumerate(state.tables.tiles):
        if tile.block and tile.block[0] == BLOCK:
            lay(state, square(tile.block[1], tile.block[2]), 4 * kind)
    wall_in(state, range(len(state.parent)))


def wall_in(state: CarcassonneState, loose: Collection[int]) -> None:
    """All twelve tiles are the city's."""
    if not any(state.kind[node] == CITY for node in loose):
        return
    tiles = [number for number in range(1, len(state.laid)) if is_of_city(state, number)]
    for node in nodes(state, state.board[square(0, 0)]):  # the city, if it is one
        state.mask[node] = sum(1 << number for number in tiles)


def is_of_city(state: CarcassonneState, number: int) -> bool:
    """Whether a tile is one of the twelve: no river is led towards them (C-3.1.1-d, C-3.1.2.2-c)."""
    block = tile_kind(state, number).block
    return block is not None and block[0] == BLOCK


def at_the_wall(state: CarcassonneState, root: int) -> list[int]:
    """Every meadow on the twelve tiles lies at the city."""
    return [n for n in nodes(state, state.board[square(0, 0)]) if state.mask[n] & state.mask[root]]


def install_city(build: Build) -> None:
    if build.option("carcassonneIsCity"):
        build.listen(CHANGE_TILES, as_one_city)
        build.listen(MORE_CITIES, at_the_wall)
    build.listen(SET_UP, lay_city)
    build.listen(ON_REJOIN, wall_in)
    build.listen(LEADS_RIVERS_AWAY, is_of_city)


LAYOUT = Module("carcassonne-tiles", install_city)

# -- the Count ---------------------------------------------------------------------------------------------


# -- entering the city -------------------------------------------------------------------------------------


def new_part(state: CarcassonneState) -> None:
    """X-4.6.2.4-1: each part of a turn is judged by itself."""
    carcassonne = state.slices[Carcassonne]
    carcassonne.own = carcassonne.others = carcassonne.met = carcassonne.sent = False


def judge(build: Build) -> Callable[[CarcassonneState], None]:
    """The step that notes, when the points of a scoring are known, whether a follower may enter the city."""
    whole_part = build.option("countConditionScope") == "whole-part"

    def note(state: CarcassonneState) -> None:
        """C-4.6.2.4-a, -c: another player gets points in this scoring, and the player on turn none in it.

        Q-4.6.2.4-6: scorings at different moments of a part count each by itself, or by the switch together.
        """
        carcassonne = state.slices[Carcassonne]
        gain = {seat for _, _, seat, terms in state.awards if sum(t.total for t in terms) > 0}
        own, others = state.turn in gain, bool(gain - {state.turn})
        if whole_part:
            carcassonne.own, carcassonne.others = own or carcassonne.own, others or carcassonne.others
            carcassonne.met = carcassonne.others and not carcassonne.own
        else:
            carcassonne.met = carcassonne.met or (others and not own)

    return note


def who_sends(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Carcassonne].met else NOBODY


def sendings(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.2.4-a: one follower from the supply into a quarter of choice; C-4.6.3.1-a, -c: of any kind."""
    followers = [8 * i + seat for i, kind in enumerate(kinds(state)) if kind.follower]
    return [("send", f, quarter) for f in followers if state.supply[f] for quarter in range(4)]


def apply_send(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, quarter = action
    carcassonne = state.slices[Carcassonne]
    state.supply[figure] -= 1
    carcassonne.inside.append((quarter, figure))
    carcassonne.sent = True
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "quarter": QUARTERS[quarter]}
        state.emit(Event("send", "C-4.6.2.4-a", seat, data))


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.supply[action[1]]


def _no_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not kinds(state)[action[1] >> 3].follower


def read_send(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) != 3 or words[2] not in QUARTERS:
        raise Malformed("bad-quarter", text=text, form=f"send follower {' | '.join(QUARTERS)}")
    return ("send", read_follower(state, seat, words[1]), QUARTERS.index(words[2]))


def show_send(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    quarter = QUARTERS[action[2]]
    args = {"figure": figure_name(state, action[1]), "quarter": quarter}
    return {"targets": [f"quarter:{quarter}"], "args": args, **args}


SEND = Verb(
    "send",
    sendings,
    apply_send,
    ("C-4.6.2.4-a", "C-4.6.2.4-d"),
    lambda state, action: f"send {figure_name(state, action[1])} {QUARTERS[action[2]]}",
    read_send,
    (
        Limit("C-4.6.2.4-a", "not-a-follower", _no_follower, blanks=reasons.named),
        Limit("C-4.4-c", "none-left", _none_left, blanks=reasons.named_in_use),
    ),
    show_send,
)
DECLINE_SEND = replace(PASS, rules=("C-4.6.2.4-a",), describe=with_label("carcassonne-send-none"))


def who_moves_him(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Carcassonne].sent else NOBODY


def moves(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.3-a: to any other quarter; C-4.6.3-c: he never leaves the city."""
    return [("move-count", q) for q in range(4) if q != state.slices[Carcassonne].count]


def apply_move(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices[Carcassonne].count = action[1]
    if state.listener is not None:
        state.emit(Event("count", "C-4.6.3-a", seat, {"quarter": QUARTERS[action[1]]}))


def _there_already(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(action[1] == state.slices[Carcassonne].count)


def read_move(state: CarcassonneState, seat: int, text: str) -> Action:
    quarter = text.partition(" ")[2].strip()
    if quarter not in QUARTERS:
        raise Malformed("bad-quarter", text=text, form=f"move-count {' | '.join(QUARTERS)}")
    return ("move-count", QUARTERS.index(quarter))


def show_move(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    quarter = QUARTERS[action[1]]
    return {"targets": [f"quarter:{quarter}"], "args": {"quarter": quarter}, "quarter": quarter}


COUNT = Verb(
    "move-count",
    moves,
    apply_move,
    ("C-4.6.3-a",),
    lambda state, action: f"move-count {QUARTERS[action[1]]}",
    read_move,
    (
        Limit(
            "C-4.6.3-a",
            "there-already",
            _there_already,
            blanks=lambda state, seat, action: {"quarter": QUARTERS[action[1]]},
        ),
    ),
    show_move,
)

# -- keeping -----------------------------------------------------------------------------------------------


def away(state: CarcassonneState, figure: int) -> int:
    return sum(f == figure for _, f in state.slices[Carcassonne].inside)


def view_city(state: CarcassonneState) -> CountView:
    carcassonne = state.slices[Carcassonne]
    inside: dict[str, list[Owned]] = {quarter: [] for quarter in QUARTERS}
    for quarter, figure in sorted(carcassonne.inside):
        inside[QUARTERS[quarter]].append(Owned(SEATS[figure & 7], figure_name(state, figure)))
    return CountView(CityInfo(QUARTERS[carcassonne.count], inside))


def check(state: CarcassonneState) -> None:
    """C-4.6.3-c: the Count stands in one of the four quarters; only followers are inside."""
    carcassonne = state.slices[Carcassonne]
    assert carcassonne.count in range(4)
    assert all(kinds(state)[f >> 3].follower and quarter in range(4) for quarter, f in carcassonne.inside)


def install(build: Build) -> None:
    build.keep("count", Carcassonne)
    build.listen(WORTH, quarter_worth)
    build.listen(AWAY, away)
    build.listen(VIEW, view_city)
    build.listen(CHECK_PIECES, check)
    build.listen(GIVEN.at("carcassonne"), give_quarters)
    build.listen(WRITTEN, write_quarters)
    rules = ("C-4.6.2.4-e", "C-4.6.2.5-a", "C-4.6.2.5-b")
    deploy = Ask("deploy", rules, decision="D-DEPLOY", who=who_deploys, verbs=(DEPLOY, DECLINE_DEPLOY))
    deploy.tags = (WITHIN_TURN,)
    build.add_flow(Flow("deploy", (deploy,)))
    ask_before(build, "B17", before_scoring, "C-4.6.2.4-e", "C-4.6.2.4-f")
    ask_before(build, "F05", before_the_end, "C-4.6.2.4-g", "C-4.6.2.4-l")
    note = judge(build)
    build.insert(Do("B18.judge", ("C-4.6.2.4-a", "C-4.6.2.4-c"), run=note), after="B18.awarded")
    send = Ask("send", ("C-4.6.2.4-a", "C-4.6.2.4-d"), decision="D-COUNTIN", who=who_sends)
    send.verbs = (SEND, DECLINE_SEND)
    send.forced = True
    move = Ask("count", ("C-4.6.3-a",), decision="D-COUNTMOVE", who=who_moves_him)
    move.verbs = (
        COUNT,
        replace(PASS, rules=("C-4.6.3-a",), describe=with_label("carcassonne-move-count-none")),
    )
    build.fill("B22", send, move, Do("new-part", ("C-4.6.3.1-b",), run=new_part))


MODULES = (Module("count", install),)
