"""Mini-expansion 12, the Phantom."""

from ...box import Box
from .rules import MODULES

BOX = Box(modules=MODULES)
