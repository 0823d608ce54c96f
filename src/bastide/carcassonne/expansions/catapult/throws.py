"""The Catapult: where a token comes down, whom it hits, and what follows. How it scatters is ours (R-33)."""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Any

from ....kernel import NOBODY, Action, Event, Term, read_toml
from ...figures import (
    at,
    everyone,
    figure_name,
    kinds,
    may_stand,
    put_on_node,
    remove_and_notify,
    remove_from_node,
    return_to_supply,
)
from ...hooks import IS_SHELTERED
from ...joining import find
from ...landscape import part_of
from ...scoring import give_points
from ...state import CarcassonneState
from ...tables import square, xy
from .hooks import HAS_TOWER, TOPPLE
from .state import Fair, Spot

KINDS = ("pie", "seduction", "target", "catch")  # C-1.16-c, C-3.3.2.1-b: one of each for everybody
CATCHES = ("caught", "touched", "short", "far")
QUARTERS = 4  # of a side: the unit of a throw


@cache
def throws() -> dict[str, Any]:
    return read_toml(files(__package__).joinpath("throws.toml")).raw


@cache
def scatter(force: str) -> tuple[tuple[Spot, int], ...]:
    """Where a token can come down around the point aimed at, with weights like those of a normal spread."""
    data = throws()
    pull = next(entry for entry in data["forces"] if entry["name"] == force)
    reach, spread = data["reach"], pull["spread"]
    grid = [(dx, dy) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1)]
    falls = [((dx, dy), math.hypot(dx, dy - pull["drift"])) for dx, dy in grid]
    return tuple((spot, round(1000 * math.exp(-((d / spread) ** 2) / 2))) for spot, d in falls)


def come_down(state: CarcassonneState, spot: Spot) -> None:
    fair = state.slices[Fair]
    fair.landed, fair.force = spot, ""
    name = KINDS[fair.kind]
    if state.listener is not None:
        data = {
            "token": name,
            "x": spot[0] / QUARTERS,
            "y": spot[1] / QUARTERS,
            "fair": list(xy(fair.fairs[0])),
        }
        state.emit(Event("throw", "C-4.2.5-c", fair.thrower, data))
    if name == "pie":
        pie(state, spot)
    elif name == "seduction":
        seduce(state, spot)
    elif name == "target":
        fair.results.append((fair.thrower, *spot))


def stands(state: CarcassonneState, node: int) -> tuple[float, float]:
    """Where a figure stands, in quarters: towards the edges that its part reaches."""
    place, quarter, part = part_of(state, node)
    x, y = xy(place)
    if not part.sides:
        return float(QUARTERS * x), float(QUARTERS * y)
    dx, dy = _lean(part.sides, 8 if part.kind == "field" else 4, quarter)
    return QUARTERS * x + 1.2 * dx, QUARTERS * y - 1.2 * dy


@cache
def _lean(sides: tuple[int, ...], step: int, quarter: int) -> tuple[float, float]:
    """Which way the edges of a part lie from the centre of its tile."""
    angles = [
        2 * math.pi * ((side + quarter * step // 4) % step - (0 if step == 4 else 0.5)) / step
        for side in sides
    ]
    return sum(map(math.sin, angles)) / len(angles), sum(map(math.cos, angles)) / len(angles)


def followers(state: CarcassonneState) -> list[tuple[int, int]]:
    """Q-4.2.5-6: those on tiles, bridges and towers."""
    figures = kinds(state)
    return [(node, f) for node, f in everyone(state) if figures[f >> 3].follower]


def seducible(state: CarcassonneState) -> list[tuple[int, int]]:
    """Q-4.2.5-6: the same without those in shelter, on castles, where no other could stand."""
    shelters = state.ruleset.listeners(IS_SHELTERED)
    return [who for who in followers(state) if not any(shelter(state, who[0]) for shelter in shelters)]


def pie(state: CarcassonneState, spot: Spot) -> None:
    """C-4.2.5.1-a to -e: whoever is hit goes home, own ones too, and whoever they push over."""
    data = throws()
    around = followers(state)  # two like ones may share a spot: both count
    places = {node: stands(state, node) for node, _ in around}
    hit = [node for node, place in places.items() if math.dist(place, spot) <= data["hit"]]
    for node in hit:  # grows while it is gone through
        pushed = (n for n, place in places.items() if math.dist(place, places[node]) <= data["push"])
        hit += [n for n in pushed if n not in hit]
    for node, figure in (who for who in around if who[0] in hit):
        return_to_supply(state, figure, node, "C-4.2.5.1-a")
    number = state.board.get(square(round(spot[0] / QUARTERS), round(spot[1] / QUARTERS)))
    centre = (round(spot[0] / QUARTERS) * QUARTERS, round(spot[1] / QUARTERS) * QUARTERS)
    if number is not None and math.dist(centre, spot) <= data["hit"]:
        state.slices[Fair].towers = [number] if has_tower(state, number) else []


def has_tower(state: CarcassonneState, number: int) -> bool:
    return any(hook(state, number) for hook in state.ruleset.listeners(HAS_TOWER))


def seduce(state: CarcassonneState, spot: Spot) -> None:
    """C-4.2.5.2-a, -b: it must touch the layout; then the nearest follower may be replaced."""
    touched = {
        square(math.floor(spot[0] / QUARTERS + s), math.floor(spot[1] / QUARTERS + t))
        for s in (0.4, 0.6)
        for t in (0.4, 0.6)
    }
    around = seducible(state)
    if touched & set(state.board) and around:
        far = {node: math.dist(stands(state, node), spot) for node, _ in around}
        least = min(far.values())
        near = {(figure, node) for node, figure in around if math.isclose(far[node], least, abs_tol=1e-9)}
        state.slices[Fair].near = sorted(near, key=lambda who: (who[1], who[0]))


def distance_to_tile(spot: Spot, place: int) -> int:
    """R-40: the square of the distance from a token to the nearest point of a tile; 0 if it touches it."""
    (x, y), half = xy(place), QUARTERS // 2
    dx = max(0, abs(spot[0] - QUARTERS * x) - half)
    dy = max(0, abs(spot[1] - QUARTERS * y) - half)
    return dx * dx + dy * dy


def seducer(state: CarcassonneState) -> int | tuple[int, ...]:
    fair = state.slices[Fair]
    return fair.thrower if fair.hit is not None else NOBODY


def replacements(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.5.2-c, -d, Q-4.2.5-3: an own follower from the supply or the layout that may stand there."""
    hit = state.slices[Fair].hit
    return [] if hit is None else replacements_of(state, seat, hit)


def replacements_of(state: CarcassonneState, seat: int, hit: tuple[int, int]) -> list[Action]:
    _, node = hit
    able = [8 * i + seat for i, kind in enumerate(kinds(state)) if kind.follower]
    able = [f for f in able if may_stand(state, f, node)]
    actions = [("replace", f, node) for f in able if state.supply[f]]
    others = dict.fromkeys((f, there) for there, f in followers(state) if (f, there) != hit)
    return actions + [("replace-by", f, there) for f, there in others if f in able]


def apply_replace(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.5.2-e: the other returns to its owner. R-42: whoever comes from the same area leaves none."""
    fair = state.slices[Fair]
    assert fair.hit is not None
    figure, node = fair.hit
    fair.hit = None
    if action[0] == "pass":
        return
    mine = action[1]
    if action[0] == "replace":
        state.supply[mine] -= 1
    elif is_same_area(state, action[2], node):
        remove_from_node(state, mine, action[2])
    else:
        remove_and_notify(state, mine, action[2])
    put_on_node(state, mine, node)
    return_to_supply(state, figure, node, "C-4.2.5.2-e")
    if state.listener is not None:
        state.emit(
            Event("seduce", "C-4.2.5.2-c", seat, {"figure": figure_name(state, mine), **at(state, node)})
        )


def is_same_area(state: CarcassonneState, one: int, other: int) -> bool:
    return one >= 0 and other >= 0 and find(state, one) == find(state, other)


def toppler(state: CarcassonneState) -> int | tuple[int, ...]:
    fair = state.slices[Fair]
    return fair.thrower if fair.towers else NOBODY


def apply_tower_choice(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.5.1-f: rebuilt, or out of the game for good."""
    fair = state.slices[Fair]
    (number,) = fair.towers
    fair.towers = []
    if action[0] == "remove-tower":
        for hook in state.ruleset.listeners(TOPPLE):
            hook(state, number)
    if state.listener is not None:
        state.emit(Event(action[0], "C-4.2.5.1-f", seat, {"square": xy(state.where[number])}))


def score_catch(state: CarcassonneState, index: int) -> None:
    """C-4.2.5.4-b to -e: 5 points for the catcher or for the thrower; Q-4.2.5-5: a touch decides."""
    fair = state.slices[Fair]
    fair.force = ""
    catcher = (fair.thrower + 1) % state.ruleset.setup.seats
    how = CATCHES[index]
    winner, rule = {
        "caught": (catcher, "C-4.2.5.4-b"),
        "short": (catcher, "C-4.2.5.4-c"),
        "far": (fair.thrower, "C-4.2.5.4-d"),
        "touched": (fair.thrower, "C-4.2.5.4-e"),
    }[how]
    if state.listener is not None:
        state.emit(Event("catch", rule, fair.thrower, {"how": how}))
    give_points(state, "catapult", winner, Term(5, 1, "catch", rule))
