"""Mini-expansion 4, the Count of Carcassonne: the city of Carcassonne as a starting piece, and followers in
its quarters who can join a scoring later, unless the Count stands in their way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from itertools import islice
from typing import Any

from ...kernel import (
    NOBODY,
    SEATS,
    Action,
    Ask,
    Build,
    Call,
    Do,
    Event,
    Flow,
    Limit,
    Malformed,
    Module,
    Slice,
    Verb,
)
from ..figures import at, barred, figure_name, kinds, on_area, put
from ..flow import PASS, read_seat
from ..landscape import cities_at, find, lay, nodes, numbers, tile_kind
from ..scoring import in_order
from ..state import CarcassonneState
from ..tables import BUILDINGS, CITY, FIELD, ROAD, square
from ..tiles import Part, Tile

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
    """All twelve tiles are the city's, and every meadow on them lies at it."""
    if not any(state.kind[node] in (CITY, FIELD) for node in loose):
        return
    blocks = ((n, tile_kind(state, n).block) for n in range(1, len(state.laid)))
    tiles = [number for number, block in blocks if block and block[0] == BLOCK]
    parts = [node for number in tiles for node in nodes(state, number)]
    for node in nodes(state, state.board[square(0, 0)]):  # the city, if it is one: every meadow lies at it
        state.mask[node] = sum(1 << number for number in tiles)
        for meadow in (find(state, n) for n in parts if state.kind[n] == FIELD):
            state.meets[meadow] |= 1 << state.cities.index(node)


def install_city(build: Build) -> None:
    if build.option("carcassonneIsCity"):
        build.listen("tiles", as_one_city)
    build.listen("set-up", lay_city)
    build.listen("rejoin", wall_in)


LAYOUT = Module("carcassonne", install_city)

# -- the Count ---------------------------------------------------------------------------------------------

QUARTERS = ("castle", "market", "smithy", "cathedral")  # C-3.1.2.1-c
CASTLE, MARKET, SMITHY, CATHEDRAL = range(4)
LEADS_TO = {CITY: CASTLE, ROAD: SMITHY, FIELD: MARKET} | dict.fromkeys(BUILDINGS, CATHEDRAL)
"""C-4.6.2.4-i to -l: from which quarter followers come into which kind of area."""


class Carcassonne(Slice):
    """Who is in which quarter, where the Count stands, and what this part of a turn has brought about."""

    __slots__ = ("count", "inside", "met", "others", "own", "queue", "sent")

    def __init__(self) -> None:
        self.count = CASTLE  # C-3.1.2.1-d
        self.inside: list[tuple[int, int]] = []  # quarter and follower
        self.queue: list[tuple[int, int]] = []  # who is asked: the seat, a node of the area to be scored
        self.own = self.others = False  # whether the player on turn and whether another got points
        self.met = False  # the condition for sending a follower
        self.sent = False  # one was sent, so the Count may move


# Leaving the city


def may_stand(state: CarcassonneState, figure: int, area: int) -> bool:
    """Q-4.6.2.4-4: a mayor leaves only for a city, a wagon not for a meadow."""
    only = kinds(state)[figure >> 3].only
    return only is None or area in only


def waiting(state: CarcassonneState, seat: int, area: int) -> list[int]:
    """The seat's followers that may go from the matching quarter into a kind of area."""
    here = [f for quarter, f in state.slices["count"].inside if quarter == LEADS_TO[area] and f & 7 == seat]
    return sorted({f for f in here if may_stand(state, f, area)})


def line_up(state: CarcassonneState, areas: list[int], first: int) -> None:
    """C-4.6.2.5-a: area by area, each player in order from `first` on.

    C-4.6.2.4-f, C-4.6.3-b: nobody from the quarter where the Count stands."""
    carcassonne = state.slices["count"]
    seats = state.ruleset.setup.seats
    order = [(first + step) % seats for step in range(seats)]
    carcassonne.queue = []
    for area in areas:
        kind = state.kind[area]
        those = [seat for seat in order if waiting(state, seat, kind)]
        if those and LEADS_TO[kind] != carcassonne.count:
            carcassonne.queue += [(seat, node) for node in _entrance(state, area) for seat in those]


def _entrance(state: CarcassonneState, area: int) -> list[int]:
    """The part of an area on which they will stand, if they can on the tile just laid.

    X-4.2.4-5: not where followers are barred; if they are everywhere, nobody can come."""
    root = find(state, area)
    tiles = [state.at, *numbers(state.mask[root])]
    parts = (n for t in tiles if not barred(state, t) for n in nodes(state, t) if find(state, n) == root)
    return list(islice(parts, 1))


def before_scoring(state: CarcassonneState) -> None:
    """B17, C-4.6.2.4-e: into the structures about to be scored; whoever triggered it is last."""
    if state.slices["count"].inside:
        line_up(state, state.finished, state.turn + 1)


def before_farmers(state: CarcassonneState) -> None:
    """C-4.6.2.4-l, X-4.4.8-3: from the market when farmers come to a barn, but not when one is built."""
    joined = [node for node, why in state.slices["barn"].meadows if why == "joined"]
    if state.slices["count"].inside:
        line_up(state, joined, state.turn + 1)


def before_famine(state: CarcassonneState) -> None:
    """Q-4.6.2.4-2: from the market to any meadow with a farmer at a FAMINE of the wheel; they stay there."""
    if state.slices["count"].inside:
        figures = kinds(state)
        farmers = {n for n, here in state.figures.items() if any(figures[f >> 3].follower for f in here)}
        meadows = {find(state, n) for n in farmers if state.kind[n] == FIELD}
        line_up(state, in_order(state, meadows), state.turn + 1)


def before_the_end(state: CarcassonneState) -> None:
    """F05, Q-4.6.2.4-5: meadow by meadow; the player of the last turn, now to the right, is last.

    Q-4.6.2.4-10: onto no meadow with a barn. A meadow without a city is worth nothing and left out."""
    if any(quarter == MARKET for quarter, _ in state.slices["count"].inside):
        roots = {find(state, node) for node in range(len(state.parent)) if state.kind[node] == FIELD}
        open_to = [r for r in roots if cities_at(state, r) and not _has_barn(state, r)]
        line_up(state, in_order(state, open_to), state.turn)


def _has_barn(state: CarcassonneState, root: int) -> bool:
    return any(figure_name(state, f) == "barn" for _, f in on_area(state, root))


def who_deploys(state: CarcassonneState) -> int | tuple[int, ...]:
    carcassonne = state.slices["count"]
    while carcassonne.queue:
        seat, node = carcassonne.queue[0]
        if waiting(state, seat, state.kind[node]):
            return int(seat)
        carcassonne.queue.pop(0)
    return NOBODY


def deployments(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.2.5-b: none, some or all, one at a time."""
    node = state.slices["count"].queue[0][1]
    return [("deploy", figure) for figure in waiting(state, seat, state.kind[node])]


def take_deploy(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.2.4-h: also into an occupied area."""
    carcassonne = state.slices["count"]
    node, figure = carcassonne.queue[0][1], action[1]
    quarter = LEADS_TO[state.kind[node]]
    carcassonne.inside.remove((quarter, figure))
    put(state, figure, node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "quarter": QUARTERS[quarter], **at(state, node)}
        state.tell(Event("deploy", "C-4.6.2.4-e", seat, data))
    return "deploy"


def take_stay(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.2.5-d: whoever is not moved stays in Carcassonne."""
    state.slices["count"].queue.pop(0)
    return "deploy"


def _not_in_the_quarter(state: CarcassonneState, seat: int, action: Action) -> bool:
    carcassonne = state.slices["count"]
    quarter = LEADS_TO[state.kind[carcassonne.queue[0][1]]]
    return action[1] & 7 != seat or (quarter, action[1]) not in carcassonne.inside


def _no_place_for_it(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not may_stand(state, action[1], state.kind[state.slices["count"].queue[0][1]])


def read_deploy(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    return ("deploy", read_follower(state, seat, words[1] if len(words) == 2 else ""))


def read_follower(state: CarcassonneState, seat: int, name: str) -> int:
    number = state.ruleset.tables.number
    if name not in number:
        raise Malformed("no-such-figure", f"there is no figure {name!r}; there are {', '.join(number)}")
    return int(8 * number[name] + seat)


def says(label: str) -> Callable[..., dict[str, object]]:
    return lambda *_: {"label": label}


def show_deploy(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    node = state.slices["count"].queue[0][1]
    where = at(state, node)
    x, y = where["square"]
    quarter = QUARTERS[LEADS_TO[state.kind[node]]]
    args = {"figure": figure_name(state, action[1]), "quarter": quarter, "area": where["area"]}
    return {"targets": [f"part:{x},{y}:{where['part']}"], "args": args, "quarter": quarter, **where}


DEPLOY = Verb(
    "deploy",
    deployments,
    take_deploy,
    ("C-4.6.2.4-e", "C-4.6.2.5-b"),
    lambda state, action: f"deploy {figure_name(state, action[1])}",
    read_deploy,
    (
        Limit("Q-4.6.2.4-4", "no-place-for-it", _no_place_for_it),
        Limit("C-4.6.2.4-e", "not-in-the-quarter", _not_in_the_quarter),
    ),
    show_deploy,
)
STAY = replace(PASS, take=take_stay, rules=("C-4.6.2.5-d",), describe=says("carcassonne-deploy-none"))


# Entering it


def new_part(state: CarcassonneState) -> None:
    """X-4.6.2.4-1: each part of a turn is judged by itself."""
    carcassonne = state.slices["count"]
    carcassonne.own = carcassonne.others = carcassonne.met = carcassonne.sent = False


def judge(whole_part: bool) -> Callable[[CarcassonneState], None]:
    def note(state: CarcassonneState) -> None:
        """C-4.6.2.4-a, -c: another player gets points in this scoring, and the player on turn none in it.

        Q-4.6.2.4-6: scorings at different moments of a part count each by itself, or by the switch together.
        """
        carcassonne = state.slices["count"]
        gain = {seat for _, _, seat, terms in state.awards if sum(t.total for t in terms) > 0}
        own, others = state.turn in gain, bool(gain - {state.turn})
        if whole_part:
            carcassonne.own, carcassonne.others = own or carcassonne.own, others or carcassonne.others
            carcassonne.met = carcassonne.others and not carcassonne.own
        else:
            carcassonne.met = carcassonne.met or (others and not own)

    return note


def who_sends(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices["count"].met else NOBODY


def sendings(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.2.4-a: one follower from the supply into a quarter of choice; C-4.6.3.1-a, -c: of any kind."""
    followers = [8 * i + seat for i, kind in enumerate(kinds(state)) if kind.follower]
    return [("send", f, quarter) for f in followers if state.supply[f] for quarter in range(4)]


def take_send(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, quarter = action
    carcassonne = state.slices["count"]
    state.supply[figure] -= 1
    carcassonne.inside.append((quarter, figure))
    carcassonne.sent = True
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "quarter": QUARTERS[quarter]}
        state.tell(Event("send", "C-4.6.2.4-a", seat, data))


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.supply[action[1]]


def _no_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not kinds(state)[action[1] >> 3].follower


def read_send(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) != 3 or words[2] not in QUARTERS:
        raise Malformed("bad-quarter", f"{text!r}: write `send follower {' | '.join(QUARTERS)}`")
    return ("send", read_follower(state, seat, words[1]), QUARTERS.index(words[2]))


def show_send(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    quarter = QUARTERS[action[2]]
    args = {"figure": figure_name(state, action[1]), "quarter": quarter}
    return {"targets": [f"quarter:{quarter}"], "args": args, **args}


SEND = Verb(
    "send",
    sendings,
    take_send,
    ("C-4.6.2.4-a", "C-4.6.2.4-d"),
    lambda state, action: f"send {figure_name(state, action[1])} {QUARTERS[action[2]]}",
    read_send,
    (
        Limit("C-4.6.2.4-a", "not-a-follower", _no_follower),
        Limit("C-4.4-c", "none-left", _none_left),
    ),
    show_send,
)
KEEP_OUT = replace(PASS, rules=("C-4.6.2.4-a",), describe=says("carcassonne-send-none"))


def who_moves_him(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices["count"].sent else NOBODY


def moves(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.3-a: to any other quarter; C-4.6.3-c: he never leaves the city."""
    return [("move-count", q) for q in range(4) if q != state.slices["count"].count]


def take_move(state: CarcassonneState, seat: int, action: Action) -> None:
    state.slices["count"].count = action[1]
    if state.listener is not None:
        state.tell(Event("count", "C-4.6.3-a", seat, {"quarter": QUARTERS[action[1]]}))


def _there_already(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(action[1] == state.slices["count"].count)


def read_move(state: CarcassonneState, seat: int, text: str) -> Action:
    quarter = text.partition(" ")[2].strip()
    if quarter not in QUARTERS:
        raise Malformed("bad-quarter", f"{text!r}: write `move-count {' | '.join(QUARTERS)}`")
    return ("move-count", QUARTERS.index(quarter))


def show_move(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    quarter = QUARTERS[action[1]]
    return {"targets": [f"quarter:{quarter}"], "args": {"quarter": quarter}, "quarter": quarter}


COUNT = Verb(
    "move-count",
    moves,
    take_move,
    ("C-4.6.3-a",),
    lambda state, action: f"move-count {QUARTERS[action[1]]}",
    read_move,
    (Limit("C-4.6.3-a", "there-already", _there_already),),
    show_move,
)

# Keeping


def give_quarters(state: CarcassonneState, entry: Any) -> None:
    """A given position: {"count": "market", "inside": ["A follower castle"]}."""
    carcassonne = state.slices["count"]
    try:
        carcassonne.count = QUARTERS.index(entry.get("count", "castle"))
        for line in entry.get("inside", ()):
            owner, name, quarter = line.split()
            figure = read_follower(state, read_seat(state, owner), name)
            if not kinds(state)[figure >> 3].follower or not state.supply[figure]:
                raise Malformed("bad-given", f"given: {line!r}: there is no such follower left")
            state.supply[figure] -= 1
            carcassonne.inside.append((QUARTERS.index(quarter), figure))
    except (AttributeError, TypeError, ValueError) as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed(
            "bad-given", "given: 'carcassonne' has `count`, a quarter, and `inside`: `seat figure quarter`"
        ) from None


def away(state: CarcassonneState, figure: int) -> int:
    return sum(f == figure for _, f in state.slices["count"].inside)


def show(state: CarcassonneState) -> dict[str, Any]:
    carcassonne = state.slices["count"]
    inside: dict[str, list[dict[str, str]]] = {quarter: [] for quarter in QUARTERS}
    for quarter, figure in sorted(carcassonne.inside):
        inside[QUARTERS[quarter]].append({"seat": SEATS[figure & 7], "figure": figure_name(state, figure)})
    return {"carcassonne": {"count": QUARTERS[carcassonne.count], "quarters": inside}}


def check(state: CarcassonneState) -> None:
    """C-4.6.3-c: the Count stands in one of the four quarters; only followers are inside."""
    carcassonne = state.slices["count"]
    assert carcassonne.count in range(4)
    assert all(kinds(state)[f >> 3].follower and quarter in range(4) for quarter, f in carcassonne.inside)


def who_is_queued(state: CarcassonneState) -> bool:
    return bool(state.slices["count"].queue)


def ask_before(build: Build, anchor: str, line: Any, *rules: str) -> None:
    """At an anchor: line the players up, then ask one after the other."""
    build.fill(
        anchor,
        Do("line-up", rules, run=line),
        Call("deploy", rules, target="deploy", when=who_is_queued),
    )


def install(build: Build) -> None:
    build.keep("count", Carcassonne)
    build.listen("away", away)
    build.listen("view", show)
    build.listen("count", check)
    build.listen("given:carcassonne", give_quarters)
    rules = ("C-4.6.2.4-e", "C-4.6.2.5-a", "C-4.6.2.5-b")
    deploy = Ask("deploy", rules, decision="D-DEPLOY", who=who_deploys, verbs=(DEPLOY, STAY))
    build.add_flow(Flow("deploy", (deploy,)))
    ask_before(build, "B17", before_scoring, "C-4.6.2.4-e", "C-4.6.2.4-f")
    ask_before(build, "F05", before_the_end, "C-4.6.2.4-g", "C-4.6.2.4-l")
    note = judge(build.option("countConditionScope") == "whole-part")
    build.insert(Do("B18.judge", ("C-4.6.2.4-a", "C-4.6.2.4-c"), run=note), before="B19")
    if "barn" in build.flows:
        if build.option("marketRelease") == "farm-scorings":  # Q-4.6.2.4-1
            ask_before(build, "barn.deploy", before_farmers, "C-4.6.2.4-l")
        build.fill("barn.judge", Do("judge", ("Q-4.6.2.4-9",), run=note))
    if "wheel" in build.setup.elements:
        if build.option("marketRelease") == "farm-scorings":
            build.listen("wheel:famine", before_famine)
            famine = Call("B03.deploy", ("C-4.6.2.4-l",), target="deploy", when=who_is_queued)
            build.insert(famine, before="B03.wheel-act")
        build.insert(Do("B03.judge", ("C-4.6.2.4-b",), run=note), before="B03.wheel-book")
    send = Ask("send", ("C-4.6.2.4-a", "C-4.6.2.4-d"), decision="D-COUNTIN", who=who_sends)
    send.verbs = (SEND, KEEP_OUT)
    send.forced = True
    move = Ask("count", ("C-4.6.3-a",), decision="D-COUNTMOVE", who=who_moves_him)
    move.verbs = (COUNT, replace(PASS, rules=("C-4.6.3-a",), describe=says("carcassonne-move-count-none")))
    build.fill("B22", send, move, Do("new-part", ("C-4.6.3.1-b",), run=new_part))


MODULES = (Module("count", install, after=("barn", "shrine", "fairy", "wheel")),)
