"""A sample of the soak: `tests/johanna/soak.py` plays thousands."""

from __future__ import annotations

import pytest
from johanna.soak import jobs, soak

from bastide.johanna.sheets import load_sheets

SAMPLE = list(jobs(24, 3))


@pytest.mark.parametrize("job", SAMPLE, ids=str)
def test_a_random_game(job: tuple[int, tuple[tuple[str, str], ...], int]) -> None:
    """J-R-13, J-R-14: invariants at every decision, and every bag divides into full rounds."""
    decisions, rounds = soak(job)
    count = load_sheets().with_players(job[0])
    assert rounds == count.bags * count.rounds_per_bag
    assert decisions >= rounds
