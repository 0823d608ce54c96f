"""Mini-expansion 7, the Shrines."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("cult",), modules=MODULES)
