"""Expansion 7, the Catapult."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("catapult",), modules=MODULES)
