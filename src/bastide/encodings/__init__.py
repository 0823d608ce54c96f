"""Positions and options as arrays, for programs that learn (docs/environments.md).

An encoding is made for one ruleset. It tells a position to one seat as a vector of whole numbers, and gives
every option a slot, a number that means the same in all positions as far as that can be. `VERSION` is raised
when either changes: a model that was trained with another version is refused.
"""

from __future__ import annotations

from typing import Any

from ..kernel import Ruleset
from .slots import Slots
from .vectors import Encoding, ViewEncoding

VERSION = 1


def encoding_for(ruleset: Ruleset[Any]) -> Encoding:
    """The encoding of a game: planes of the land, the sheets, or whatever the view shows."""
    if ruleset.game.name == "carcassonne":
        from .land import LandEncoding

        return LandEncoding(ruleset)
    if ruleset.game.name == "johanna":
        from .sheets import SheetEncoding

        return SheetEncoding(ruleset)
    return ViewEncoding(ruleset)


__all__ = ["VERSION", "Encoding", "Slots", "ViewEncoding", "encoding_for"]
