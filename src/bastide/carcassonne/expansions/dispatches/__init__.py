"""Mini 2, the Messages."""

from ...box import Box
from .rules import MODULES

BOX = Box(modules=MODULES)
