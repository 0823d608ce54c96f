"""Mini 5, Mage & Witch."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("mage-witch",), modules=MODULES)
