"""Where a wagon may go after it was scored."""

from __future__ import annotations

from collections.abc import Iterable

from carcassonne.slow.base import EDGES, FACING, neighbour
from carcassonne.slow.board import Area, Node, Position
from carcassonne.slow.castles import Site
from carcassonne.slow.tiles import tiles


def check(
    before: Position, now: Position, seat: str, target: Node, finished: Iterable[Area], taking: set[Site]
) -> None:
    """C-4.4.9-e, -f: into an open area, in which nobody else stands, that adjoins the one it comes from."""
    area = now.land.home[target]
    assert area.kind in ("road", "city", "cloister", "shrine", "abbey"), f"a wagon on a {area.kind}"
    assert not now.land.finished(area), f"a wagon on the finished {area}"
    assert len(now.standing(area)) == 1, f"a wagon joins others on {area}"
    wagon = next(f for f in before.figures if (f.seat, f.kind) == (seat, "wagon"))
    if wagon.aloft == "castle":  # Q-4.4.9-3: to an area on the castle's tiles
        site = before.land.home[wagon.node].squares  # two castles may share a tile
        assert site in taking, f"the castle on {sorted(site)} was not scored"
        assert target[0] in site, f"a wagon goes from the castle on {sorted(site)} to {target}"
        return
    origin = before.area_of(wagon)
    assert origin is not None
    assert origin in finished, f"the wagon of {seat} was not scored"
    assert target in reach(before, origin), f"a wagon goes from {origin} to {target}"


def reach(at: Position, origin: Area) -> set[Node]:
    """Q-4.4.9-1: what meets the area at a point of one of its tiles, or across the side of an abbey."""
    found: set[Node] = set()
    for square in {node[0] for node in origin.nodes}:
        here = {name for where, name in at.land.pieces if where == square}
        groups = tiles()[at.land.board[square][0]].meets
        if at.rules.options["wagonAdjacency"] == "same-tile":
            groups = (tuple(here),)
        for group in groups:
            nodes = {(square, name) for name in group if name in here}
            if nodes & origin.nodes:
                found |= nodes - origin.nodes
    for node in origin.nodes:
        for side in at.land.pieces[node].sides:
            beside = neighbour(node[0], side)
            if at.land.board.get(beside, ("",))[0] == "AM-abbey":
                found.add((beside, "s"))
    if origin.kind == "abbey":
        ((square, _),) = origin.nodes
        for side in EDGES:
            for kind in ("road", "city"):
                other = at.land.reaches.get((neighbour(square, side), FACING[side], kind))
                found |= {other} if other else set()
    return found
