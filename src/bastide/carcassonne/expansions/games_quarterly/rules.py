"""Mini-expansion 6, the Games Quarterly insert: ten landscape tiles, a spring and a river tile. The last two
are used only together with a river (Q-3-12); a tile with a herd of pigs follows the rule of River II."""

from __future__ import annotations

from ...hooks import CHANGE_RIVER
from ...rivers import River, rivers_in_play
from ...rulekit import Build, Module
from ...state import CarcassonneState

SPRING, BANKS = "GQ-11", "GQ-12"


def install(build: Build) -> None:
    replaces = build.option("gqSpring") == "replaces"

    def join(
        state: CarcassonneState, kind: type[River], spring: int, counts: list[int]
    ) -> tuple[int, list[int]]:
        """Q-3-12: of two rivers the first one takes the tile and the spring."""
        index = state.tables.index
        if BANKS not in index or kind is not rivers_in_play(state)[0]:
            return spring, counts
        counts[index[BANKS]] = 1
        return index[SPRING] if replaces else spring, counts

    build.listen(CHANGE_RIVER, join)


MODULE = Module("games-quarterly", install)
