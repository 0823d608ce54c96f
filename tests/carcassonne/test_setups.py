"""Set-ups with several starting pieces: everything lies as C-3.1 says, and no river is barred."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from setups import PIECES, groups

from bastide.carcassonne.tiles import EDGES, Tile, tile
from bastide.games import compile_ruleset
from bastide.kernel import Ruleset, View

Square = tuple[int, int]
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
RIVER_TILES = 11  # that follow a spring; C-3.1.1-g, C-3.1.2.2-f: the lake among them

SETUPS = [*groups(1, 2, 3), *groups(4, 5, 6)]


@cache
def ruleset(group: tuple[str, ...]) -> Ruleset:
    return compile_ruleset("carcassonne", 2, ("base", *group), options={"startSeat": "A"})


class Layout:
    """The starting pieces as a view shows them."""

    def __init__(self, group: tuple[str, ...]) -> None:
        self.rules = ruleset(group)
        self.state: Any = self.rules.start(None)
        rows = View(self.rules, self.state, None).data["tiles"]
        self.tiles: dict[Square, tuple[Tile, int]] = {(x, y): (tile(i), turn) for x, y, i, turn in rows}
        assert len(self.tiles) == len(rows), "two tiles on one square"

    def edge(self, square: Square, side: str) -> str:
        shown, turn = self.tiles[square]
        return shown.edges[(EDGES.index(side) - turn) % 4]

    def block(self, name: str) -> dict[str, Square]:
        return {t.id: s for s, (t, _) in self.tiles.items() if t.block and t.block[0] == name}

    def springs(self) -> list[Square]:
        return [s for s, (t, _) in self.tiles.items() if any("source" in p.flags for p in t.parts)]

    def flow(self, spring: Square) -> Square:
        """The direction in which the river leaves its spring."""
        return next(SIDES[side] for side in EDGES if self.edge(spring, side) == "V")

    def is_beside_block(self, square: Square) -> bool:
        beside = (self.tiles.get((square[0] + dx, square[1] + dy)) for dx, dy in SIDES.values())
        return any(neighbour and neighbour[0].block for neighbour in beside)


def ahead(square: Square, step: Square, far: int = 1) -> Square:
    return square[0] + far * step[0], square[1] + far * step[1]


def named(group: tuple[str, ...]) -> str:
    return "+".join(group)


@pytest.mark.parametrize("group", SETUPS, ids=named)
def test_the_pieces_that_are_chosen_lie_there_and_fit(group: tuple[str, ...]) -> None:
    """C-3.1-a, Q-3-11: all of them and nothing else, and they fit each other like tiles."""
    table = Layout(group)
    rivers = [name for name in ("river", "river2") if name in group]
    opened = {"river", "river2", "count", "wheel"} & set(group)
    assert len(table.block("carcassonne")) == 12 * ("count" in group)
    assert len(table.block("wheel")) == 16 * ("wheel" in group)
    assert len(table.block("school")) == 2 * ("school" in group)
    assert len(table.springs()) == len(rivers)
    assert sum(t.id == "BA-start" for t, _ in table.tiles.values()) == (not opened)
    pieces = sum(len(table.block(name)) for name in ("carcassonne", "wheel", "school"))
    assert len(table.tiles) == pieces + len(rivers) + (not opened)
    for square in table.tiles:
        for side, facing in (("E", "W"), ("S", "N")):
            other = ahead(square, SIDES[side])
            if other in table.tiles:
                assert table.edge(square, side) == table.edge(other, facing), f"{square} {side}"


@pytest.mark.parametrize("group", SETUPS, ids=named)
def test_pieces_of_several_tiles_are_whole(group: tuple[str, ...]) -> None:
    """C-3.1.2.1-a, C-3.1.3-a, C-3.1.5-a: they form one city, one board, one school."""
    table = Layout(group)
    for name in ("carcassonne", "wheel", "school"):
        offsets = set()
        for tile_id, (x, y) in table.block(name).items():
            _, column, row = tile(tile_id).block or ("", 0, 0)
            offsets.add((x - column, y - row))
        assert len(offsets) <= 1, name


@pytest.mark.parametrize("group", SETUPS, ids=named)
def test_springs_lead_away(group: tuple[str, ...]) -> None:
    """C-3.1.1-c, -d, C-3.1.2.2-c: against Carcassonne, away from it; Q-3-3: in opposite directions."""
    table = Layout(group)
    flows = [table.flow(spring) for spring in table.springs()]
    if len(flows) == 2:
        assert flows[0] == (-flows[1][0], -flows[1][1])
    for spring in table.springs():
        step = table.flow(spring)
        if "count" in group:
            back = table.tiles[ahead(spring, step, -1)][0]
            assert back.block
            assert back.block[0] == "carcassonne"
        for far in range(1, RIVER_TILES + 1):
            square = ahead(spring, step, far)
            assert square not in table.tiles
            assert not table.is_beside_block(square), f"a straight river comes to {square}"


@pytest.mark.parametrize("group", [g for g in SETUPS if "school" in g], ids=named)
def test_the_school_lies_left_or_right(group: tuple[str, ...]) -> None:
    """C-3.1.5-a, Q-3-11: at the other pieces. A spring with meadow all around cannot meet its roads: then a
    square is left between them."""
    table = Layout(group)
    school = set(table.block("school").values())
    others = set(table.tiles) - school
    touching = {s for s in others if any(ahead(s, (dx, 0)) in school for dx in (-1, 1))}
    if touching:
        return
    assert {"river", "river2"} & set(group)
    assert not {"count", "wheel"} & set(group)
    near = {s for s in others if any(ahead(s, (dx, 0)) in school for dx in (-2, 2))}
    if not near:  # two rivers, one of them from the spring with a road
        assert {"river", "river2", "games-quarterly"} <= set(group)
        near = {s for s in others if any(ahead(s, (dx, dy)) in school for dx in (-1, 1) for dy in (-1, 1))}
    assert near


@pytest.mark.parametrize("group", [g for g in SETUPS if {"river", "river2"} & set(g)], ids=named)
def test_every_river_tile_can_be_laid_first(group: tuple[str, ...]) -> None:
    """R-45: no starting piece takes a river tile its place; C-4.2-g is for tiles that fit nowhere."""
    table = Layout(group)
    kinds = [index for index, left in enumerate(table.state.stock) if left]
    assert kinds
    for index in kinds:
        state = table.state.copy()
        table.rules.resolve(state, index)
        assert state.tile == index
        assert not state.discarded
        assert table.rules.options(state, 0)


def test_all_starting_pieces_are_tried() -> None:
    assert set(PIECES) <= {choice.name for choice in ruleset(("river",)).game.catalogue.sets}
    assert len(list(groups(2, 3))) == 35
