"""Where to aim: for the bots' judgement."""

from __future__ import annotations

from ....kernel import Action
from ...landscape import tile_of
from ...state import CarcassonneState
from .state import Fair
from .throws import KINDS, followers


def consider_aims(state: CarcassonneState, options: list[Action]) -> list[Action]:
    """Where a token comes down is drawn (R-33), so before that all aims look alike. C-4.2.5.3-b: for target
    shooting only the fair tile is worth a thought; C-4.2.5.1-a, C-4.2.5.2-b: else where others stand."""
    if options[0][0] != "throw" or not options[0][1]:  # a token that is to be caught is not aimed at a tile
        return options
    fair = state.slices[Fair]
    if KINDS[fair.kind] == "target":
        wanted = {fair.fairs[0]}
    else:
        thrower = fair.queue[0]
        wanted = {
            state.where[tile_of(state, node)] for node, figure in followers(state) if figure & 7 != thrower
        }
    return [option for option in options if option[1] in wanted] or options
