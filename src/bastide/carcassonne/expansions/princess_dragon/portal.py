"""Magic portals, which lead a follower anywhere in the layout."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Action
from ...areas import FIELD
from ...hooks import MORE_PLACES, ON_LAY, ON_PLACE
from ...joining import find
from ...landscape import nodes, tile_has_symbol, tile_kind
from ...placing import places_figures
from ...rulekit import Build, Limit, Module
from ...state import CarcassonneState
from .dragon import follower_tile
from .state import Portal


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


def finished(state: CarcassonneState, root: int) -> bool:
    return state.kind[root] != FIELD and state.opens[root] == 0


def install(build: Build) -> None:
    closed = starting_piece(build.option("portalOnRiver"), build.option("portalOnStartTile"))

    def places(state: CarcassonneState) -> list[int]:
        """C-4.2.4.3-a: anywhere in the layout; C-4.2.4.3-b: where nobody stands and nothing is finished."""
        if not tile_has_symbol(state, "portal") or state.slices[Portal].used:
            return []
        parent, standing = state.parent, state.standing
        free: dict[int, bool] = {}
        found = []
        for number in range(1, len(state.laid)):
            if number == state.at or closed(state, number):
                continue
            for node in nodes(state, number):
                root = node
                while parent[root] != root:  # `find`, for hundreds of nodes
                    root = parent[root]
                if root not in free:
                    free[root] = root not in standing and not finished(state, root)
                if free[root]:
                    found.append(node)
        return found

    def into_finished(state: CarcassonneState, seat: int, action: Action) -> bool:
        number = follower_tile(state, action)
        return number not in (0, state.at) and finished(state, find(state, action[1]))

    def onto_start(state: CarcassonneState, seat: int, action: Action) -> bool:
        number = follower_tile(state, action)
        return number not in (0, state.at) and closed(state, number)

    build.keep("portal", Portal)
    build.listen(ON_LAY, close_again)
    build.listen(ON_PLACE, note_use)
    build.listen(MORE_PLACES, places)
    build.refuse_where(places_figures, Limit("C-4.2.4.3-b", "portal-finished", into_finished, built_in=True))
    build.refuse_where(places_figures, Limit("C-4.2.4.3-c", "portal-start", onto_start, built_in=True))


MODULE = Module("portal", install)
