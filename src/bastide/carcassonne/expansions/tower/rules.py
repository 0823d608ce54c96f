"""Expansion 4, The Tower: towers grow anywhere in the layout, and whoever adds a piece may take a prisoner
within its reach. Prisoners are exchanged, or bought back."""

from __future__ import annotations

from ....kernel import SET_UP, Action, Event, Malformed
from ... import reasons
from ...figures import at, figure_name, place_from_supply
from ...hooks import (
    AWAY,
    CHECK_PIECES,
    GIVEN,
    MORE_TOPS,
    NAMES_FIGURE,
    ON_GONE,
    ON_LAY,
    TOP_PART,
    TURN_SLOTS,
    VIEW,
    WORTH,
    WRITTEN,
)
from ...landscape import LEVEL, tile_has_symbol, tile_kind
from ...notation import read_piece, read_square, write_piece, write_square
from ...placing import is_own_decision, show_piece
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import xy
from ...tiles import Part
from .position import away, count, give_prisoners, give_tower_pieces, give_towers, view_towers, write_towers
from .prisoners import CAPTURE, EXCHANGE, SPARE, ransom_verb, reach, who_captures, who_exchanges
from .state import PIECES, Towers
from .worth import tower_worth

TOP = Part("tower", "tower", (), frozenset())


def set_up(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    state.slices[Towers].pieces = [PIECES[seats]] * seats


def note_site(state: CarcassonneState, seat: int) -> None:
    """C-1.10-a: each of these tiles has one tower site."""
    if tile_has_symbol(state, "tower"):
        state.slices[Towers].sites.append(state.at)


def tower_places(state: CarcassonneState, number: int) -> list[int]:
    """The node of a tower is the number of its tile, inverted."""
    return [~number] if "tower" in tile_kind(state, number).signs else []


def top_part(state: CarcassonneState, node: int) -> Part | None:
    return TOP if ~node < LEVEL else None


def new_turn(state: CarcassonneState) -> None:
    state.slices[Towers].ransomed = False


# -- building ----------------------------------------------------------------------------------------------


def building_sites(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.4.6-a: any site in the layout; C-4.4.6.1-f: towers of any height."""
    towers = state.slices[Towers]
    if not towers.pieces[seat]:
        return []
    ended = towers.ended
    return [("tower", number) for number in towers.sites if number not in ended]


def apply_tower(state: CarcassonneState, seat: int, action: Action) -> None:
    towers = state.slices[Towers]
    number = action[1]
    towers.pieces[seat] -= 1
    towers.height[number] = towers.height.get(number, 0) + 1
    towers.raised = number
    if state.listener is not None:
        data = {"square": xy(state.where[number]), "height": towers.height[number]}
        state.emit(Event("tower", "C-4.4.6-a", seat, data))


def _no_piece(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Towers].pieces[seat]


def _no_site(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in state.slices[Towers].sites


def _capped(state: CarcassonneState, seat: int, action: Action) -> bool:
    number = ~action[2] if action[0] == "cap" else action[1]
    return number in state.slices[Towers].ended


def show_tower(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    number = action[1]
    x, y = xy(state.where[number])
    height = state.slices[Towers].height.get(number, 0) + 1
    squares = [list(xy(p)) for p in reach(state, number, height)]
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y, "height": height}, "reach": squares}


def read_tower(state: CarcassonneState, seat: int, text: str) -> Action:
    place = read_square(text.split()[1])
    if place not in state.board:
        raise Malformed("no-tile", text=text, square=write_square(place))
    return ("tower", state.board[place])


TOWER = Verb(
    "tower",
    building_sites,
    apply_tower,
    ("C-4.4.6-a", "C-7.1.3-d"),
    lambda state, action: f"tower {write_square(state.where[action[1]])}",
    read_tower,
    (
        Limit("C-3.3.1-a", "no-piece-left", _no_piece),
        Limit("C-4.4.6-a", "no-tower-site", _no_site),
        Limit("C-4.4.6.2-a", "tower-ended", _capped),
    ),
    show_tower,
)

# -- capping -----------------------------------------------------------------------------------------------


def climbers(state: CarcassonneState, names: tuple[str, ...]) -> list[int]:
    """X-4.4.6-1: the kinds of follower that may stand on a tower, all or those of certain names."""
    box = state.rules
    return [n for n in box.unbound if box.figures[n].name in names] if names else box.unbound


def apply_cap(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.4.6.2-a: a follower on top ends the tower. It stays ended when he has left (Q-4.4.6-1)."""
    _, figure, node = action
    place_from_supply(state, figure, node)
    state.slices[Towers].ended.append(~node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), **at(state, node)}
        state.emit(Event("cap", "C-4.4.6.2-a", seat, data))


def reopen(state: CarcassonneState, node: int, figure: int) -> None:
    """By the switch `cappedTowerReopens`: when the follower leaves, the tower may grow again, unless another
    has taken his place by seduction (C-4.2.5.2-c)."""
    ended = state.slices[Towers].ended
    if ~node in ended and node not in state.tops:
        ended.remove(~node)


def _not_in_supply(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(action[1] & 7 != seat or not state.supply[action[1]])


def _no_climber(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] >> 3 not in climbers(state, ())


def _no_tower(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.4.6-7: with at least one piece."""
    return action[2] >= 0 or not state.slices[Towers].height.get(~action[2])


def cap_verb(*names: str) -> Verb:
    """The verb that caps a tower, with any follower that can or with those of certain names."""

    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.6-a: an existing tower, with an own follower from the supply."""
        towers = state.slices[Towers]
        if len(towers.ended) == len(towers.height):
            return []
        closed = {*towers.ended, *[tile(state) for tile in state.rules.barred]}
        open_ = [n for n in towers.height if n not in closed]
        figures = [8 * n + seat for n in climbers(state, names) if state.supply[8 * n + seat]]
        return [("cap", figure, ~number) for figure in figures for number in open_]

    limits = (
        Limit("C-4.4.6-a", "not-a-climber", _no_climber, blanks=reasons.named),
        Limit("C-4.4-c", "none-left", _not_in_supply, blanks=reasons.named_in_use),
        Limit("C-4.4.6-a", "no-tower", _no_tower),
        Limit("C-4.4.6.2-a", "tower-ended", _capped),
    )
    rules = ("C-4.4.6-a", "C-4.4.6.2-a", "C-7.1.3-e")
    return Verb("cap", options, apply_cap, rules, write_piece, read_piece, limits, show_piece)


def install(build: Build) -> None:
    build.keep("tower", Towers)
    build.listen(WORTH, tower_worth)
    build.listen(SET_UP, set_up)
    build.listen(ON_LAY, note_site)
    build.listen(AWAY, away)
    build.listen(CHECK_PIECES, count)
    build.listen(VIEW, view_towers)
    build.listen(MORE_TOPS, tower_places)
    build.listen(TOP_PART, top_part)
    build.listen(GIVEN.at("towers"), give_towers)
    build.listen(GIVEN.at("tower_pieces"), give_tower_pieces)
    build.listen(GIVEN.at("prisoners"), give_prisoners)
    build.listen(WRITTEN, write_towers)
    if build.option("cappedTowerReopens"):
        build.listen(ON_GONE, reopen)
    # before the fairy pays: whoever reads a message for her point is in a turn of their own
    build.insert(Do("B01.tower", ("Q-4.4.6-4",), run=new_turn), after="B01")
    build.listen(TURN_SLOTS, lambda: (Towers, ("ransomed",)))
    ransom = ransom_verb(build.option("ransomAnyFollower"), build.option("ransomBelowZero"))
    build.contribute("B09", ransom)
    build.add_optional_verb(ransom, is_own_decision)
    build.contribute("B09", TOWER)
    build.contribute("B09", cap_verb())
    build.listen(NAMES_FIGURE, lambda: "cap")
    rules = ("C-4.4.6.1-a", "C-4.4.6.1-e")
    build.fill(
        "B10",
        Ask("capture", rules, decision="D-CAPTURE", who=who_captures, verbs=(CAPTURE, SPARE), forced=True),
        Ask(
            "exchange",
            ("C-4.4.6.3-a", "C-4.4.6.3-b"),
            decision="D-EXCHANGE",
            who=who_exchanges,
            verbs=(EXCHANGE,),
            forced=True,
            uninterruptible=True,
        ),
    )


MODULES = (Module("tower", install),)
