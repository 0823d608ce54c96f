"""Expansion 9, the Festival."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("festival",), modules=MODULES)
