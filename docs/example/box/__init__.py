"""The Beehives, an invented box: the example of docs/expansions.md."""

from ...box import Box
from .rules import MODULES

BOX = Box(modules=MODULES)
