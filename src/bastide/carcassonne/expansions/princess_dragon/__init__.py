"""Expansion 3, the Princess & the Dragon."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("princess-dragon",), modules=MODULES)
