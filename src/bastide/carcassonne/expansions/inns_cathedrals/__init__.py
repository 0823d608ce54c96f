"""Expansion 1, Inns & Cathedrals."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("inns-cathedrals",), modules=MODULES)
