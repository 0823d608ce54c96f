"""Mini-expansion 3, the Cathars."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("cathars",), modules=MODULES)
