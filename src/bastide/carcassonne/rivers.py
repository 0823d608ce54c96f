"""Rivers: tiles that are placed before normal play, each continuing the last, from a spring to a lake.

A river is a list of arms, the places where it goes on. A box with a river has a class of its own for it, made
from `River`, and says with which rules it is laid (C-3.1.1-a to -k are those of the first).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any, ClassVar

from ..kernel import Action, Ruleset, Slice, cached_by_key
from ..kernel.state import fields
from .given import bad, read_quarter, take_tile
from .hooks import CHANGE_RIVER, STARTS_BESIDE_RIVERS
from .landscape import lay, tile_kind
from .notation import read_square, write_square
from .state import CarcassonneState
from .tables import ORIGIN, STEP, xy
from .tiles import Tile, load_set

Arm = tuple[int, int, tuple[int, ...]]
"""The square to be laid next, the edge of it through which the river comes, and the bends (1 to the right,
-1 to the left) that would turn it back."""


class River(Slice):
    """Where a river goes on for now; no arm is left when all its lakes lie. Each river has its own class."""

    tiles: ClassVar[str]
    """The set of its tiles."""

    names = ("arms", "spring")
    __slots__ = names

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.spring: tuple[int, ...] = ()  # where a given position has it, with its turn


# -- the water ---------------------------------------------------------------------------------------------


def channel(state: CarcassonneState, turned: int) -> list[int]:
    """The edges at which the river leaves a turned tile."""
    return state.tables.water[turned]


def turn_of(enters: int, leaves: int) -> int:
    """1 when the river bends to the right, -1 to the left, 0 when it runs straight on."""
    return {1: -1, 3: 1}.get((leaves - enters) % 4, 0)


def arms_from(place: int, water: list[int], enters: int | None) -> list[Arm]:
    """The arms that leave a tile. Q-3-1: a fork bends on every path through it that turns."""
    arms = []
    for leaves in water:
        if leaves != enters:
            bends = {turn_of(e, leaves) for e in water if e != leaves} - {0}
            arms.append((place + STEP[leaves], (leaves + 2) % 4, tuple(sorted(bends))))
    return arms


def rivers_in_play(state: CarcassonneState) -> tuple[type[River], ...]:
    """Q-3-3: of several rivers the first is begun first, and takes river tiles that belong to none."""
    return _rivers_of(state.ruleset)


@lru_cache(maxsize=256)
def _rivers_of(ruleset: Ruleset[CarcassonneState]) -> tuple[type[River], ...]:
    return tuple(kind for kind in ruleset.slices if issubclass(kind, River))


def mouths(state: CarcassonneState) -> list[int]:
    """The squares that wait for a river tile, of all rivers."""
    return [arm[0] for part in state.slices.values() if isinstance(part, River) for arm in part.arms]


def belongs(state: CarcassonneState, kind: type[River]) -> bool:
    """Whether the tile in hand is one of this river's."""
    return bool(state.slices[kind].arms) and is_of_river(state, state.tables.tiles[state.tile], kind)


def is_of_river(state: CarcassonneState, tile: Tile, kind: type[River]) -> bool:
    """Q-3-3: of two rivers each has its own tiles; Q-3-12: the first one has those of Games Quarterly."""
    return _is_of(state.ruleset, tile, kind)


def _is_of(ruleset: Ruleset[CarcassonneState], tile: Tile, kind: type[River]) -> bool:
    if "V" not in tile.edges:
        return False
    rivers = _rivers_of(ruleset)
    return tile.set == kind.tiles or (kind is rivers[0] and tile.set not in {river.tiles for river in rivers})


def is_spring(tile: Tile) -> bool:
    return any("source" in part.flags for part in tile.parts)


def tiles_to_come(state: CarcassonneState, kind: type[River]) -> int:
    """How many tiles a river still waits for, its lake among them, but not the one in hand."""
    piles = [bytes(state.stock), *(counts for counts, _ in state.piles)]
    return sum([counts[i] for i in _tile_kinds(state.ruleset)[kind] for counts in piles])


@lru_cache(maxsize=256)
def _tile_kinds(ruleset: Ruleset[CarcassonneState]) -> dict[type[River], list[int]]:
    """The numbers of each river's kinds of tiles."""
    tiles: list[Tile] = ruleset.tables.tiles.tiles
    return {
        kind: [i for i, tile in enumerate(tiles) if _is_of(ruleset, tile, kind)]
        for kind in _rivers_of(ruleset)
    }


def arm_at(state: CarcassonneState, kind: type[River], action: Action) -> Arm | None:
    """The arm that a placement of the tile in hand continues."""
    water = channel(state, 4 * state.tile + action[2])
    for arm in state.slices[kind].arms:
        if arm[0] == action[1] and arm[1] in water:
            return arm
    return None


def arms_after(state: CarcassonneState, kind: type[River], action: Action) -> list[Arm]:
    """The arms that a placement of the tile in hand would leave."""
    return _arms_after(state, (kind, action[1], action[2]))


@cached_by_key
def _arms_after(state: CarcassonneState, placed: tuple[type[River], int, int]) -> list[Arm]:
    kind, place, quarter = placed
    arm = arm_at(state, kind, ("lay", place, quarter))
    return arms_from(place, channel(state, 4 * state.tile + quarter), arm[1]) if arm else []


# -- the way past the starting pieces ----------------------------------------------------------------------


@lru_cache(maxsize=256)
def shore(squares: tuple[int, ...]) -> frozenset[int]:
    """The squares of starting pieces and those next to them, to which no river is led."""
    return _interned(frozenset([place + step for place in squares for step in (0, *STEP)]))


@lru_cache(maxsize=64)
def _interned(squares: frozenset[int]) -> frozenset[int]:
    return squares


@lru_cache(maxsize=256)
def _pieces_beside(ruleset: Ruleset[CarcassonneState]) -> dict[type[River], set[int]]:
    """The kinds of tiles from which each river keeps away."""
    tiles: list[Tile] = ruleset.tables.tiles.tiles
    blocks = {i for i, tile in enumerate(tiles) if tile.block is not None}
    springs = {i for i, tile in enumerate(tiles) if is_spring(tile)}
    return {kind: blocks | springs - set(own) for kind, own in _tile_kinds(ruleset).items()}


@cached_by_key
def barred_to(state: CarcassonneState, kind: type[River]) -> frozenset[int]:
    """The shore of Carcassonne, the wheel board, the school, and of the other river's spring and mouth."""
    beside, where = _pieces_beside(state.ruleset)[kind], state.where
    pieces = [where[number] for number, turned in enumerate(state.laid) if number and turned >> 2 in beside]
    own = {arm[0] for arm in state.slices[kind].arms}
    return shore((*pieces, *[place for place in mouths(state) if place not in own]))


@lru_cache(maxsize=1 << 16)
def has_way(arm: Arm, tiles: int, barred: frozenset[int]) -> bool:
    """Whether so many tiles can follow on an arm in whatever order straight ones and bends are drawn, without
    coming to a barred square. Of the two bends one is enough."""
    place, enters, banned = arm
    if not barred or not tiles:
        return True
    if place in barred:
        return False
    if tiles == 1 or distance(place, barred) >= tiles:  # a lake; or it cannot come so far
        return True

    def leads_on(leaves: int) -> bool:
        (onward,) = arms_from(place, [enters, leaves], enters)
        return has_way(onward, tiles - 1, barred)

    bends = [
        leaves for leaves in ((enters + 1) % 4, (enters + 3) % 4) if turn_of(enters, leaves) not in banned
    ]
    return leads_on((enters + 2) % 4) and (not bends or any(map(leads_on, bends)))


def distance(place: int, squares: frozenset[int]) -> int:
    """How many steps it is from a square to the nearest of others."""
    x, y = xy(place)
    return min([abs(x - to_x) + abs(y - to_y) for to_x, to_y in _points(squares)])


@lru_cache(maxsize=64)
def _points(squares: frozenset[int]) -> list[tuple[int, int]]:
    return [xy(place) for place in squares]


def leaves_rivers_their_way(state: CarcassonneState, squares: Collection[int]) -> bool:
    """R-45: whether no river tile would be lost because of a starting piece on these squares."""
    return all(
        has_way(arm, tiles_to_come(state, kind), _interned(barred_to(state, kind) | shore(tuple(squares))))
        for kind in rivers_in_play(state)
        for arm in state.slices[kind].arms
    )


# -- set-up ------------------------------------------------------------------------------------------------


def river_tiles(state: CarcassonneState, kind: type[River]) -> tuple[int, int, list[int]]:
    """Spring, lake, and how many there are of each other tile; modules may change the first and the last."""
    tables = state.tables
    tiles = load_set(kind.tiles).tiles
    spring = next(tables.index[t.id] for t in tiles if is_spring(t))
    lake = next(tables.index[t.id] for t in tiles if _is_lake(t))
    counts = [0] * len(tables.tiles)
    for tile in tiles:
        counts[tables.index[tile.id]] = tile.count
    counts[spring] = counts[lake] = 0
    for change in state.ruleset.listeners(CHANGE_RIVER):
        spring, counts = change(state, kind, spring, counts)
    return spring, lake, counts


def _is_lake(tile: Tile) -> bool:
    """The lake that comes last is the one with nothing else on it."""
    return any("mouth" in p.flags for p in tile.parts) and not tile.cities


def begin(state: CarcassonneState, kind: type[River], spring: int) -> None:
    """C-3.1.1-b and -c: the spring in the middle, or fittingly against what lies there already."""
    place, quarter = spring_site(state, kind, spring)
    lay(state, place, 4 * spring + quarter)
    state.slices[kind].arms = arms_from(place, channel(state, 4 * spring + quarter), None)


def spring_site(state: CarcassonneState, kind: type[River], spring: int) -> tuple[int, int]:
    """The square and the turn of a spring: with its back to Carcassonne, so that the river leads away from it
    (C-3.1.1-d); a second one in the opposite direction to the first (Q-3-3)."""
    wanted = state.slices[kind].spring
    if not state.board:
        # C-3.1.5-a: two rivers run north and south where a starting piece comes to lie at their side
        is_beside_river = any(lies(state) for lies in state.ruleset.listeners(STARTS_BESIDE_RIVERS))
        usual = 3 if is_beside_river and len(rivers_in_play(state)) > 1 else 0
        return ORIGIN, wanted[1] if wanted[:1] == (ORIGIN,) else usual
    waiting = mouths(state)
    first = [arm[1] for part in state.slices.values() if isinstance(part, River) for arm in part.arms]
    tiles, barred = tiles_to_come(state, kind), barred_to(state, kind)
    sites = []
    for place in sorted(state.slots):
        for quarter in state.tables.fits[spring][state.slots[place]]:
            (arm,) = arms_from(place, channel(state, 4 * spring + quarter), None)
            onward, leaves = arm[0], (arm[1] + 2) % 4
            if onward not in waiting and onward not in state.board:
                back = place - STEP[leaves] in state.board
                turned = bool(first) and leaves not in first
                sites.append((not has_way(arm, tiles, barred), turned, not back, place, quarter))
    return min([entry for entry in sites if entry[3:] == wanted] or sites)[3:]


def give_spring(kind: type[River], rule: str) -> Callable[[CarcassonneState, object], None]:
    def hook(state: CarcassonneState, entry: object) -> None:
        """`"2,0 90"`: the square and the turn of the spring, next to other starting pieces."""
        where, _, turn = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        wanted = (read_square(where), read_quarter(turn)) if turn else ()
        springs = {river: state.slices[river].spring for river in rivers_in_play(state)} | {kind: wanted}
        new = state.ruleset.set_up(lambda fresh: _moor(fresh, springs))
        if not any(
            (new.where[n], new.laid[n] & 3) == wanted and _is_spring(new, n, kind) for n in new.board.values()
        ):
            raise bad(f"the spring cannot lie at {entry!r}", rule)
        listener = state.listener
        for name in fields(state):
            setattr(state, name, getattr(new, name))
        state.listener = listener

    return hook


def write_spring(kind: type[River], name: str) -> Callable[[CarcassonneState, dict[str, Any]], None]:
    def write(state: CarcassonneState, given: dict[str, Any]) -> None:
        if spring := state.slices[kind].spring:
            given[name] = f"{write_square(spring[0])} {90 * spring[1]}"

    return write


def _moor(state: CarcassonneState, springs: dict[type[River], tuple[int, ...]]) -> None:
    for kind, spring in springs.items():
        state.slices[kind].spring = spring


def _is_spring(state: CarcassonneState, number: int, kind: type[River]) -> bool:
    tile = tile_kind(state, number)
    return is_spring(tile) and is_of_river(state, tile, kind)


def end_river(kind: type[River]) -> Callable[[CarcassonneState, object], None]:
    def hook(state: CarcassonneState, entry: object) -> None:
        """A given position in which the river has reached its lake: its other tiles stay in the box."""
        if not state.slices[kind].arms:
            for index, number in enumerate(river_tiles(state, kind)[2]):
                left = state.stock[index] + sum(counts[index] for counts, _ in state.piles)
                for _ in range(left if number else 0):
                    take_tile(state, state.tables.tiles[index].id)
                    state.discarded.append(index)

    return hook
