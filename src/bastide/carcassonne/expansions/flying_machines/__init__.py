"""Mini 1, the Flying Machines."""

from ...box import Box
from .rules import MODULES

BOX = Box(sets=("flying-machines",), modules=MODULES)
