"""Mini 4, the Gold Mines."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("gold-mines",), modules=MODULES)
