"""Mini-expansion 1, the River: twelve tiles that are laid before normal play, from the spring to the lake.

The spring takes the place of the start tile, which is shuffled into the stock (Q-3-11). Then ten tiles in
any order, the lake last, each continuing the river (C-3.1.1-a to -k). In a river turn everything else is
as usual: C-3.1.1-i, a figure may be placed; there is just no part of the tile that is the river.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from ....kernel import SET_UP
from ...hooks import GIVEN, GIVEN_START, ON_LAY, WRITTEN
from ...river_play import extend_river, in_the_water, river_limits
from ...rivers import begin, end_river, give_spring, river_tiles, write_spring
from ...rulekit import Build, Limit, Module
from ...state import CarcassonneState
from .state import FirstRiver


def set_up(state: CarcassonneState) -> None:
    """C-3.1.1-b: the spring lies, ten tiles are shuffled, the lake is aside; C-3.1.1-k: then normal play."""
    spring, lake, counts = river_tiles(state, FirstRiver)
    last = [0] * len(counts)
    last[lake] = 1
    rest = (tuple(state.stock), -1)
    state.stock, state.left = vec[u8](counts), sum(counts)
    state.piles = [(tuple(last), 1), rest, *state.piles]  # C-3.1.1-g, then C-3.1.1-k
    begin(state, FirstRiver, spring)


def install(build: Build) -> None:
    build.keep("river", FirstRiver)
    build.listen(SET_UP, set_up)
    build.listen(ON_LAY, extend_river(FirstRiver, "C-3.1.1-k"))
    build.listen(GIVEN.at("tiles"), end_river(FirstRiver))
    build.listen(GIVEN_START.at("spring"), give_spring(FirstRiver, "C-3.1.1-c"))
    build.listen(WRITTEN, write_spring(FirstRiver, "spring"))
    for limit in river_limits(FirstRiver, "C-3.1.1-f", "C-3.1.1-h", "C-3.1.1-d"):
        build.refuse("B04", limit)
    build.refuse("B09", Limit("C-3.1.1-j", "in-the-water", in_the_water, built_in=True))


MODULE = Module("river", install)
