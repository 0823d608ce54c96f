"""The Bridges: where a tile fits if a bridge continues a road, on the tile itself or on one next to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from ....kernel import Action
from ... import reasons
from ...rulekit import Limit
from ...state import CarcassonneState
from ...tables import EDGE, STEP
from .state import Bridges

MEADOW, ROAD = EDGE["F"], EDGE["R"]


class BridgePlacements(dict[int, tuple[tuple[int, int, int], ...]]):
    """For what the neighbours of an open square show: the turns of a tile that fit there with a bridge.

    Each with the edge towards the tile that bears it, -1 for the tile itself, and its axis."""

    def __init__(self, turns: tuple[tuple[int, ...], ...], quarters: tuple[int, ...]) -> None:
        self.turns, self.quarters = turns, quarters

    def __missing__(self, code: int) -> tuple[tuple[int, int, int], ...]:
        around = [(code >> 3 * e) & 7 for e in range(4)]
        placements = [(q, *fix) for q in self.quarters if (fix := self._fix(self.turns[q], around))]
        self[code] = tuple(placements)
        return self[code]

    def _fix(self, edges: tuple[int, ...], around: list[int]) -> tuple[int, int] | None:
        """C-4.3.1-c: a road meets a meadow, on either side; one bridge, and nothing else may differ."""
        wrong = [e for e in range(4) if around[e] not in (0, edges[e])]
        if len(wrong) == 1 and (edges[wrong[0]], around[wrong[0]]) == (ROAD, MEADOW):
            return wrong[0], wrong[0] & 1
        if not wrong or any(edges[e] != MEADOW or around[e] != ROAD for e in wrong):
            return None
        axis = wrong[0] & 1
        if any(e & 1 != axis for e in wrong):
            return None
        ends = [(edges[e], around[e]) for e in (axis, axis + 2)]
        return (-1, axis) if all(m == MEADOW and t in (0, ROAD) for m, t in ends) else None


@cache
def bridge_placements(turns: tuple[tuple[int, ...], ...], quarters: tuple[int, ...]) -> BridgePlacements:
    return BridgePlacements(turns, quarters)


def with_bridge(crossed: bool) -> Callable[[CarcassonneState, int], list[Action]]:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.2-e: the places where the tile fits if a bridge continues a road."""
        if not state.slices[Bridges].left[seat]:
            return []
        tile = state.tile
        table = bridge_placements(
            tuple(state.tables.edges[4 * tile : 4 * tile + 4]), state.tables.quarters[tile]
        )
        actions: list[Action] = []
        carries: dict[tuple[int, int], bool] = {}
        fitting = [(place, *fix) for place, code in state.slots.items() for fix in table[code]]
        for place, quarter, edge, axis in fitting:
            if edge < 0:  # on the tile itself nothing is in its way
                actions.append(("lay", place, quarter, place, axis))
                continue
            ground = (place + STEP[edge], edge)
            if ground not in carries:
                carries[ground] = carries_bridge(state, *ground, crossed)
            if carries[ground]:
                actions.append(("lay", place, quarter, ground[0], axis))
        return actions

    return options


def carries_bridge(state: CarcassonneState, site: int, edge: int, crossed: bool) -> bool:
    """Whether a neighbouring tile can carry a bridge, which `BridgePlacements` cannot know.

    It needs meadow at both ends, no other bridge (Q-4.3-3), and no land but a road beyond (Q-4.3-1). The tile
    in hand lies at the near end."""
    tables, laid, board = state.tables, state.laid, state.board
    number = board[site]
    edges = tables.edges[laid[number]]
    if edges[edge] != MEADOW or edges[edge ^ 2] != MEADOW:
        return False
    if state.spans and (not crossed or 4 * site + edge in state.ends):
        for tile, axis in state.spans.values():
            if tile == number and (not crossed or axis == edge & 1):
                return False
    beyond = site + STEP[edge]
    other = board.get(beyond)
    if other is None:
        return True
    near = edge ^ 2
    return tables.edges[laid[other]][near] == ROAD or 4 * beyond + near in state.ends


def shown(state: CarcassonneState, action: Action, place: int, edge: int) -> int:
    """What an edge shows once the tile in hand lies, 0 where no tile is; the end of a bridge is a road."""
    if place == action[1]:
        return int(state.tables.edges[4 * state.tile + action[2]][edge])
    number = state.board.get(place)
    if number is None:
        return 0
    return ROAD if 4 * place + edge in state.ends else state.tables.edges[state.laid[number]][edge]


def ends(action: Action) -> list[tuple[int, int]]:
    """Where the bridge of an action ends: square and edge."""
    return [(action[3], action[4]), (action[3], action[4] + 2)]


def beyond(state: CarcassonneState, action: Action) -> list[int]:
    """What the two ends of the bridge meet."""
    return [shown(state, action, place + STEP[e], (e + 2) & 3) for place, e in ends(action)]


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Bridges].left[seat]


def _too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
    site = action[3]
    return site != action[1] and (site - action[1] not in STEP or site not in state.board)


def _not_on_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    return any(shown(state, action, place, e) != MEADOW for place, e in ends(action))


def _second(state: CarcassonneState, seat: int, action: Action) -> bool:
    number = state.board.get(action[3])
    return any(tile == number for tile, _ in state.spans.values())


def _runs_into_land(state: CarcassonneState, seat: int, action: Action) -> bool:
    return any(met not in (0, ROAD) for met in beyond(state, action))


def _continues_nothing(state: CarcassonneState, seat: int, action: Action) -> bool:
    return ROAD not in beyond(state, action)


def edges_differ(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2-d for the tile as it will lie with its bridge; the bridge's own ends are judged by themselves."""
    place = action[1]
    spanned = ends(action) if len(action) > 3 else []
    for e in range(4):
        neighbour = (place + STEP[e], (e + 2) & 3)
        if (place, e) in spanned or neighbour in spanned:
            continue
        if shown(state, action, *neighbour) not in (0, shown(state, action, place, e)):
            return True
    return False


def differing_edge(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    place = action[1]
    spanned = ends(action) if len(action) > 3 else []
    around = [(place + STEP[e], (e + 2) & 3) for e in range(4)]
    met = [shown(state, action, *neighbour) for neighbour in around]
    mine = [shown(state, action, place, e) for e in range(4)]
    own = [e for e in range(4) if (place, e) not in spanned and around[e] not in spanned]
    wrong = next((e for e in own if met[e] not in (0, mine[e])), 0)
    turns = len(state.tables.fits[state.tile][state.slots[place]])
    return reasons.edge_blanks(met, wrong, mine[wrong], turns)


def bridge_limits(crossed: bool) -> tuple[Limit, ...]:
    limits = [
        Limit("C-3.3.4-a", "no-bridge-left", _none_left),
        Limit("C-4.3.1-a", "not-on-this-tile-or-beside-it", _too_far),
        Limit("C-4.3.1-b", "bridge-not-on-meadow", _not_on_meadow),
    ]
    if not crossed:  # Q-4.3-3
        limits.append(Limit("Q-4.3-3", "bridge-there", _second))
    return (
        *limits,
        Limit("Q-4.3-1", "bridge-runs-into-land", _runs_into_land),
        Limit("Q-4.3-2", "bridge-continues-no-road", _continues_nothing),
    )


def if_bridged(limit: Limit) -> Limit:
    def forbids(state: CarcassonneState, seat: int, action: Action) -> bool:
        return len(action) > 3 and limit.forbids(state, seat, action)

    return replace(limit, forbids=forbids)
