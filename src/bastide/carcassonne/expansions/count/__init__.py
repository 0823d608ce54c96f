"""Mini-expansion 4, the Count of Carcassonne."""

from ...box import Box
from .rules import LAYOUT, MODULES

BOX = Box(sets=("count",), modules=MODULES, starts=True, layout=LAYOUT)
