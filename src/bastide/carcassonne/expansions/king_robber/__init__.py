"""Mini-expansion 2, King & Robber Baron."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("king-robber",), modules=MODULES)
