"""Mini 3, the Ferries."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("ferries",), modules=MODULES)
