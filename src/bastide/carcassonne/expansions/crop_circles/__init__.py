"""Mini-expansion 10, the Crop Circles, in two printings."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("crop-circles-1",), late_sets=("crop-circles-2",), modules=MODULES)
