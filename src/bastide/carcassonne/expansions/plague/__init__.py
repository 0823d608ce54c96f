"""Mini-expansion 11, the Plague."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("plague",), modules=MODULES)
