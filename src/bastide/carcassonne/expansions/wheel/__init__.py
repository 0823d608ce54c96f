"""The Wheel of Fortune, a base game of its own."""

from ...box import Box
from .rules import LAYOUT, MODULES

BOX = Box(sets=("wheel",), modules=MODULES, starts=True, layout=LAYOUT, alone=True)
