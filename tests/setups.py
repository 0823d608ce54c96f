"""Set-ups with one, two or three kinds of starting pieces, and the tiles lost with them in random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from play import random_match

from bastide.games import compile_ruleset

PIECES = ("river", "river2", "games-quarterly", "count", "wheel", "school")
"""The sets with starting pieces of their own (C-3.1-a); Games Quarterly has another spring (Q-3-12)."""

GAMES = 12


def groups(*sizes: int) -> Iterator[tuple[str, ...]]:
    for size in sizes:
        yield from combinations(PIECES, size)


@dataclass
class Lost:
    """How many tiles fitted nowhere in some games (C-4.2-g), and how many of them were river tiles."""

    all: int = 0
    river: int = 0


def lost_tiles(group: tuple[str, ...], games: int = GAMES) -> Lost:
    """Play games at random with these starting pieces."""
    ruleset = compile_ruleset("carcassonne", 2, ("base", *group))
    lost = Lost()
    for number in range(games):
        state = random_match(ruleset, f"set-ups {number}").state
        lost.all += len(state.discarded)
        lost.river += sum("V" in ruleset.tables.tiles.tiles[tile].edges for tile in state.discarded)
    return lost
