"""Expansion 4, the Tower."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("tower",), modules=MODULES)
