"""Mini-expansion 5, the River II."""

from ...box import Box
from .rules import HERD, MODULE

BOX = Box(sets=("river2",), modules=(MODULE, HERD), starts=True)
