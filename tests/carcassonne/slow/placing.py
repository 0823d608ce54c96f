"""Where a follower may be placed: on the tile just laid, and through a magic portal anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from carcassonne.slow.base import Square
from carcassonne.slow.board import FOLLOWERS, Figure, Node, Position
from carcassonne.slow.table import Judge, Offer, dragon_square, may_stand, place_name
from carcassonne.slow.tiles import tiles


class Placing(Judge):
    """Judges all followers that are placed, also through a portal."""

    def offers(self, decision: str, seat: str) -> Iterator[Offer]:
        if decision not in ("D-FIGURE", "D-PHANTOM"):
            return
        at = self.table.now()
        kinds = self.table.at_hand(at, seat)
        if decision == "D-PHANTOM":
            kinds = [kind for kind in kinds if kind == "phantom"]  # C-4.2.4.3-d
        lines = {
            f"{kind} {place_name(at, node, self.turn.square)}": partial(self.come, at, seat, kind, node)
            for node in self.places(at)
            for kind in kinds
            if may_stand(kind, at.land.home[node])
        }
        yield FOLLOWERS, lines
        if decision == "D-PHANTOM" and self.turn.phantom_back:  # C-4.4.11-c: nor on a tower or crown
            yield ("cap", "crown"), {}

    def places(self, at: Position) -> list[Node]:
        """C-4.4-d, -f: on the tile just laid, where nobody stands; C-4.2.4.3-a: through a portal anywhere."""
        dragon, here = dragon_square(at), self.turn.square
        if self.turn.today or self.on_the_lake(at):  # C-4.4-h
            return []
        nodes = [node for node, _ in at.land.pieces_on(here)]
        portal = "portal" in self.turn.signs & self.table.rules.elements  # Q-4.1-7
        if portal and not self.turn.gone_through:  # C-4.2.4.3-d, R-37: one figure, the first or the phantom
            nodes += [node for node in at.land.pieces if node[0] != here and self.open(at, node)]
        return [node for node in nodes if node[0] != dragon and not at.standing(at.land.home[node])]

    def open(self, at: Position, node: Node) -> bool:
        """C-4.2.4.3-b, -c: nothing finished, no starting piece; C-4.6.5-v: no castle."""
        area = at.land.home[node]
        done = at.land.finished(area) or area.kind == "castle"
        return not done and not self.starting(at, node[0])

    def on_the_lake(self, at: Position) -> bool:
        """C-3.1.2.2-i, Q-3-4, Q-3-5: nothing stands on the volcano lake."""
        options, tile = self.table.rules.options, tiles()[at.land.board[self.turn.square][0]]
        written = options["riverVolcanoWithoutDragon"] == "as-written"
        lake = tile.river and "volcano" in tile.signs
        return lake and written and options["riverVolcanoFigures"] == "nothing-on-tile"

    def starting(self, at: Position, square: Square) -> bool:
        """C-3.1-a, X-3-1, Q-4.2.4-4, Q-4.2.4-10; Q-3-11: the start tile only where play started from it."""
        tile = tiles()[at.land.board[square][0]]
        options = self.table.rules.options
        if tile.block:
            return True
        if tile.river:
            return not options["portalOnRiver"]
        return "start" in tile.signs and square == (0, 0) and not options["portalOnStartTile"]

    def come(self, at: Position, seat: str, kind: str, node: Node) -> None:
        self.table.foresee("a follower is placed", at, come=[Figure(seat, kind, node)])
        if node[0] != self.turn.square:
            self.turn.gone_through = True
            self.table.judged["through a portal"] += 1
