"""Mini 6, the Robbers."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("robbers",), modules=MODULES)
