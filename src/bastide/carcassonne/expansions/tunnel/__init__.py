"""Mini-expansion 9, the Tunnel."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("tunnel",), modules=MODULES)
