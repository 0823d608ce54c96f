"""A sample of the soak (`python tests/orleans/soak.py 3000`): random games over everything, counted at
every step."""

from __future__ import annotations

from orleans.soak import soak


def test_random_games_keep_every_piece() -> None:
    """O-C-a to O-C-j: characters, goods, technology, citizens, stations, coins, cards, place tiles."""
    seen = soak(24, seed=5000, thorough=0.03)
    assert seen["games"] == 24
    for decision in (
        "DP-PLAN done",
        "DP-ACT use",
        "DP-TORT pay",
        "DP-RET back",
        "DP-VILL village",
        "DP-DEED send",
    ):
        assert seen[decision], decision
