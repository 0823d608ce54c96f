"""Mini-expansion 13, the School."""

from ...box import Box
from .rules import LAYOUT, MODULES

BOX = Box(sets=("school",), modules=MODULES, layout=LAYOUT)
