"""Abbey & Mayor: the wagon, a follower who moves on after a scoring."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import NOBODY, Action, Event
from ... import reasons
from ...areas import BUILDINGS, CITY, CLOSED, FIELD, KIND, ROAD
from ...figures import FigureKind, at, barred, on_area, put_on_node, remove_from_node
from ...hooks import AWAY, FIGURE_KINDS
from ...joining import find
from ...landscape import numbers, printed, tile_kind, tile_of
from ...notation import read_figure, write_figure
from ...placing import figure_verb, occupied, show_figure, standing_places
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from .abbey import closed_by
from .state import Wagons

# C-1.12-d, C-4.4.9-d: counts as an ordinary follower; C-4.4.9-c: on no meadow and no tower
ABBEY = KIND["abbey"]
OFF_THE_MEADOWS = frozenset({CITY, ROAD, *BUILDINGS})
WAGON = FigureKind("wagon", 1, only=OFF_THE_MEADOWS)


def wagon_places(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.9-a and -b: where a follower may go, but on no meadow."""
    return [n for n in standing_places(state) if state.kind[n] in OFF_THE_MEADOWS]


def _on_a_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] == FIELD


def _wagon_at(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    return reasons.kind_at(state, seat, ("wagon", action[1]))


def collect_scored_wagons(state: CarcassonneState) -> None:
    """C-4.4.9-h: the wagons of all structures just scored, the player on turn first, then clockwise."""
    wagon = state.rules.number["wagon"]
    wagons = []
    for root in state.finished:
        for node, figure in on_area(state, root):
            if figure >> 3 == wagon:
                remove_from_node(state, figure, node)
                wagons.append((figure, root))
    seats = state.ruleset.setup.seats
    state.slices[Wagons].scored = sorted(wagons, key=lambda pair: ((pair[0] & 7) - state.turn) % seats)


def adjoining(linked: bool) -> Callable[[CarcassonneState, int], list[int]]:
    def find_all(state: CarcassonneState, root: int) -> list[int]:
        """Q-4.4.9-1: parts of other areas that meet this one at a point, or beside it across an abbey."""
        adjoining_nodes: list[int] = []
        for number in numbers(state.mask[root]):
            parts = {part.name: node for node, part in printed(state, number)}
            # Q-4.4.9-3: from a castle to all on its tiles
            near = linked and state.kind[root] in OFF_THE_MEADOWS
            groups = tile_kind(state, number).meets if near else (tuple(parts),)
            for group in groups:
                grouped = [parts[name] for name in group if name in parts]
                if any(find(state, n) == root for n in grouped):  # nobody but the teacher is in the school
                    adjoining_nodes.extend(
                        n for n in grouped if find(state, n) != root and state.kind[n] not in CLOSED
                    )
        return sorted({*adjoining_nodes, *_across_abbeys(state, root)})

    return find_all


def _across_abbeys(state: CarcassonneState, root: int) -> list[int]:
    if state.kind[root] == ABBEY:
        return closed_by(state, state.where[tile_of(state, root)])
    abbeys = []
    for place, site in state.sites.items():
        if state.kind[site] == ABBEY and any(find(state, n) == root for n in closed_by(state, place)):
            abbeys.append(site)
    return abbeys


def wagon_verb(reach: Callable[[CarcassonneState, int], list[int]]) -> Verb:
    def too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
        return action[1] not in reach(state, state.slices[Wagons].scored[0][1])

    limits = (
        Limit("C-4.4.9-c", "not-on-a-meadow", _on_a_meadow, blanks=_wagon_at),
        Limit("C-4.4.9-e", "not-adjoining", too_far, blanks=_wagon_at),
        Limit("C-4.4.9-f", "finished", _finished, blanks=_wagon_at),
        Limit("C-4.4.9-f", "occupied", occupied, blanks=reasons.occupants),
    )

    def ways(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.9-e, -f: into a directly adjoining area that is open and that nobody stands in."""
        near = reach(state, state.slices[Wagons].scored[0][1])
        actions = [("drive", node) for node in near if not barred(state, tile_of(state, node))]
        others = (limits[0], *limits[2:])
        return [a for a in actions if not any(limit.forbids(state, seat, a) for limit in others)]

    return Verb(
        "drive",
        ways,
        apply_move_wagon,
        ("C-4.4.9-e", "C-4.4.9-f"),
        write_figure,
        read_figure,
        limits,
        show_way,
    )


def show_way(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    return show_figure(state, seat, ("wagon", action[1]))


def _finished(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.opens[find(state, action[1])]


def apply_move_wagon(state: CarcassonneState, seat: int, action: Action) -> str:
    wagon, _ = state.slices[Wagons].scored.pop(0)
    put_on_node(state, wagon, action[1])
    if state.listener is not None:
        state.emit(Event("drive", "C-4.4.9-e", seat, {"figure": "wagon", **at(state, action[1])}))
    for hook in state.rules.on_place:
        hook(state, seat, "wagon", action[1])
    return "B20.wagon"


def apply_return_wagon(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.4.9-e: taken back, C-4.4.9-g: or back for want of a way."""
    wagon, root = state.slices[Wagons].scored.pop(0)
    state.supply[wagon] += 1
    if state.listener is not None:
        state.emit(Event("return", "C-4.4.9-e", seat, {"figure": "wagon", **at(state, root)}))
    return "B20.wagon"


def who_drives(state: CarcassonneState) -> int | tuple[int, ...]:
    scored = state.slices[Wagons].scored
    return scored[0][0] & 7 if scored else NOBODY


def wagons_away(state: CarcassonneState, figure: int) -> int:
    return sum(wagon == figure for wagon, _ in state.slices[Wagons].scored)


def install_wagon(build: Build) -> None:
    build.keep("wagon", Wagons)
    build.listen(FIGURE_KINDS, lambda: [WAGON])
    build.listen(AWAY, wagons_away)
    limits = (
        Limit("C-4.4.9-c", "not-on-a-meadow", _on_a_meadow, blanks=_wagon_at),
        Limit("C-4.4.9-b", "occupied", occupied, blanks=reasons.occupants),
    )
    build.contribute("B09", figure_verb("wagon", ("C-4.4.9-a", "C-4.4.9-b"), wagon_places, limits))
    build.insert(Do("B20.wagons", ("C-4.4.9-h",), run=collect_scored_wagons), before="B20")
    stay = Verb("unhitch", lambda state, seat: [("unhitch",)], apply_return_wagon, ("C-4.4.9-e",))
    way = wagon_verb(adjoining(build.option("wagonAdjacency") == "linked"))
    rules = ("C-4.4.9-e", "C-4.4.9-g", "C-4.4.9-h")
    ask = Ask("B20.wagon", rules, decision="D-WAGON", kind="place", who=who_drives, verbs=(way, stay))
    ask.forced = True
    build.insert(ask, after="B20")


MODULE = Module("wagon", install_wagon)
