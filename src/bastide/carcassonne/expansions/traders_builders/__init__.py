"""Expansion 2, Traders & Builders."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("traders-builders",), modules=MODULES)
