"""Expansion 5, Abbey & Mayor."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("abbey-mayor",), modules=MODULES)
