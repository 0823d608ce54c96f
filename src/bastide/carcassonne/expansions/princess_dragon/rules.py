"""Expansion 3, The Princess & the Dragon: a dragon that eats whom it meets, a fairy who keeps it away, magic
portals that lead anywhere, and a princess who shows knights the door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import SEATS, Action, Event, Malformed, Term
from ...areas import FIELD
from ...figures import at, figure_name, kinds, on_node, on_tile
from ...hooks import GIVEN, MORE_PLACES, ON_AWARD, ON_GONE, ON_LAY, ON_PLACE, SPARED_SQUARE, VIEW, WORTH
from ...joining import find
from ...landscape import nodes, tile_has_symbol, tile_kind, tile_of
from ...notation import read_piece, read_square, write_piece
from ...placing import places_figures, show_piece
from ...rulekit import Build, Call, Do, Limit, Module, Verb
from ...scoring import give_points, points_due
from ...state import CarcassonneState
from ...tables import xy
from . import dragon, princess
from .dragon import follower_tile
from .state import Fairy, Portal
from .worth import fairy_worth

# -- fairy -------------------------------------------------------------------------------------------------


def fairy_options(anybody: bool) -> Callable[[CarcassonneState, int], list[Action]]:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.5-b: any own follower (Q-4.4.5-1) but the one she is with."""
        follower = state.rules.followers
        fairy = state.slices[Fairy]
        places = [*state.figures.items(), *state.tops.items()] if state.tops else state.figures.items()
        found = [
            ("fairy", f, node)
            for node, here in places
            for f in here
            if (f & 7 == seat or anybody) and follower[f >> 3]
        ]
        if len(found) > len(set(found)):  # two alike in one place
            found = list(dict.fromkeys(found))
        if fairy.figure >= 0 and (with_her := ("fairy", fairy.figure, fairy.node)) in found:
            found.remove(with_her)
        return found

    return options


def apply_fairy(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, node = action
    fairy = state.slices[Fairy]
    fairy.figure, fairy.node = figure, node
    fairy.place = state.where[tile_of(state, node)]
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "owner": SEATS[figure & 7], **at(state, node)}
        state.tell(Event("fairy", "C-4.4.5-b", seat, data))


def left_alone(state: CarcassonneState, node: int, figure: int) -> None:
    """C-4.4.5.1-e: her follower goes, she stays; Q-4.4.5-3: a new one there is not hers."""
    fairy = state.slices[Fairy]
    if fairy.figure == figure and fairy.node == node and figure not in on_node(state, node):
        fairy.figure = -1


def fairy_start_point(assigned: bool) -> Callable[[CarcassonneState], None]:
    def start_point(state: CarcassonneState) -> None:
        """C-4.4.5.1-b: a point at the start of the turn for an own follower on her tile (Q-4.4.5-2)."""
        fairy = state.slices[Fairy]
        if fairy.place < 0:
            return
        if assigned or (fairy.figure >= 0 and fairy.figure & 7 == state.turn):
            here = [(fairy.node, fairy.figure)] if fairy.figure >= 0 else []
        else:
            here = on_tile(state, state.board[fairy.place])
        for _, figure in here:
            if figure & 7 == state.turn and kinds(state)[figure >> 3].follower:
                rule = "C-7.3.1-f" if assigned else "C-4.4.5.1-b"
                give_points(state, "fairy", state.turn, Term(1, 1, "fairy", rule))
                return

    return start_point


def award_fairy(state: CarcassonneState, root: int, finished: bool, winners: list[int]) -> None:
    """C-4.4.5.1-d: three points for her follower in an area that is scored, whatever he gets there
    (Q-4.4.5-5); C-4.4.5.1-f: also in the final scoring."""
    fairy = state.slices[Fairy]
    if fairy.figure >= 0 and fairy.node >= 0 and find(state, fairy.node) == root:
        rule = "C-4.4.5.1-f" if state.ruleset.step(state).flow == "final" else "C-4.4.5.1-d"
        give_points(state, "fairy", fairy.figure & 7, Term(3, 1, "fairy", rule), root=root)


def _no_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    _, figure, node = action
    return figure not in on_node(state, node) or not kinds(state)[figure >> 3].follower


def _not_own(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(action[1] & 7 != seat)


def _with_her(state: CarcassonneState, seat: int, action: Action) -> bool:
    fairy = state.slices[Fairy]
    return bool((fairy.figure, fairy.node) == action[1:])


def _fairy_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4.5.1-a: her tile is closed to the dragon."""
    return bool(state.slices[Fairy].place == action[1])


def view_fairy(state: CarcassonneState) -> dict[str, Any]:
    fairy = state.slices[Fairy]
    company = None
    if fairy.figure >= 0:
        company = {"seat": SEATS[fairy.figure & 7], "figure": figure_name(state, fairy.figure)}
        company |= at(state, fairy.node)
    return {"fairy": {"square": list(xy(fairy.place)) if fairy.place >= 0 else None, "with": company}}


def give_fairy(state: CarcassonneState, entry: object) -> None:
    """`"fairy": "A follower 1,0 city N"`, or only a square when nobody is with her."""
    fairy = state.slices[Fairy]
    if not isinstance(entry, str):
        raise Malformed("bad-given", "given: 'fairy' is the follower that she is with, or a square")
    if " " in entry:
        _, fairy.figure, fairy.node = read_piece(state, 0, f"fairy {entry}")
        if _no_follower(state, 0, ("fairy", fairy.figure, fairy.node)):
            raise Malformed("bad-given", f"given: the fairy is with {entry}, who is not there")
        fairy.place = state.where[tile_of(state, fairy.node)]
    elif read_square(entry) in state.board:
        fairy.place = read_square(entry)
    else:
        raise Malformed("bad-given", f"given: the fairy is on {entry}, where no tile lies")


def install_fairy(build: Build) -> None:
    build.keep("fairy", Fairy)
    build.listen(WORTH, fairy_worth)
    build.listen(ON_GONE, left_alone)
    build.listen(ON_AWARD, award_fairy)
    build.listen(SPARED_SQUARE, lambda state: state.slices[Fairy].place)  # X-4.2.9-3
    build.listen(VIEW, view_fairy)
    build.listen(GIVEN.at("fairy"), give_fairy)
    assigned = build.option("fairyStartPoint") == "assigned"
    build.fill(
        "B01",
        Do("fairy", ("C-4.4.5.1-b", "C-4.4.5.1-c"), run=fairy_start_point(assigned)),
        Call("fairy-point", ("C-4.6.11-a",), target="book", when=points_due),
    )
    anybody = build.option("fairyTarget") == "any"
    limits = [Limit("C-4.4.5-b", "no-such-follower", _no_follower)]
    if not anybody:
        limits.append(Limit("Q-4.4.5-1", "not-your-follower", _not_own))
    limits.append(Limit("C-4.4.5-b", "with-him-already", _with_her))
    rules = ("C-4.4.5-b", "C-7.1.3-c")
    build.contribute(
        "B09",
        Verb(
            "fairy",
            fairy_options(anybody),
            apply_fairy,
            rules,
            write_piece,
            read_piece,
            tuple(limits),
            show_piece,
        ),
    )
    if "dragon" in build.setup.elements:
        build.refuse("D-DRAGON", Limit("C-4.4.5.1-a", "fairy-there", _fairy_there))


# -- magic portal ------------------------------------------------------------------------------------------


def close_again(state: CarcassonneState, seat: int) -> None:
    """With each tile laid, the portal of an earlier one is forgotten."""
    state.slices[Portal].used = False


def note_use(state: CarcassonneState, seat: int, verb: str, node: int) -> None:
    """R-37: a follower on another tile than the portal's has come through it."""
    if (
        tile_has_symbol(state, "portal")
        and node >= 0
        and follower_tile(state, (verb, node)) not in (0, state.at)
    ):
        state.slices[Portal].used = True


def starting_piece(river: bool, start: bool) -> Callable[[CarcassonneState, int], bool]:
    def closed(state: CarcassonneState, number: int) -> bool:
        """C-4.2.4.3-c, X-3-1: blocks such as Carcassonne, rivers (Q-4.2.4-4), the start tile (Q-4.2.4-10)."""
        tile = tile_kind(state, number)
        if tile.block is not None or "V" in tile.edges:
            return tile.block is not None or not river
        return number == 1 and "start" in tile.signs and not start

    return closed


def finished(state: CarcassonneState, node: int) -> bool:
    root = find(state, node)
    return state.kind[root] != FIELD and state.opens[root] == 0


def install_portal(build: Build) -> None:
    closed = starting_piece(build.option("portalOnRiver"), build.option("portalOnStartTile"))

    def places(state: CarcassonneState) -> list[int]:
        """C-4.2.4.3-a: anywhere in the layout; C-4.2.4.3-b: where nobody stands and nothing is finished."""
        if not tile_has_symbol(state, "portal") or state.slices[Portal].used:
            return []
        tiles = (n for n in range(1, len(state.laid)) if n != state.at and not closed(state, n))
        found = [(node, find(state, node)) for number in tiles for node in nodes(state, number)]
        roots = {root for _, root in found if root not in state.standing}
        free = {root for root in roots if not finished(state, root)}
        return [node for node, root in found if root in free]

    def into_finished(state: CarcassonneState, seat: int, action: Action) -> bool:
        number = follower_tile(state, action)
        return number not in (0, state.at) and finished(state, action[1])

    def onto_start(state: CarcassonneState, seat: int, action: Action) -> bool:
        number = follower_tile(state, action)
        return number not in (0, state.at) and closed(state, number)

    build.keep("portal", Portal)
    build.listen(ON_LAY, close_again)
    build.listen(ON_PLACE, note_use)
    build.listen(MORE_PLACES, places)
    build.refuse_where(places_figures, Limit("C-4.2.4.3-b", "portal-finished", into_finished, built_in=True))
    build.refuse_where(places_figures, Limit("C-4.2.4.3-c", "portal-start", onto_start, built_in=True))


MODULES = (
    dragon.MODULE,
    Module("fairy", install_fairy),
    Module("portal", install_portal),
    princess.MODULE,
)
