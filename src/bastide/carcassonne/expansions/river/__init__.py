"""Mini-expansion 1, the River."""

from ...box import Box
from .rules import MODULE

BOX = Box(sets=("river",), modules=(MODULE,), starts=True)
