"""Mini-expansion 6, from Games Quarterly. One of its tiles has a herd of pigs, as River II has."""

from ...box import Box
from .rules import MODULE

BOX = Box(sets=("games-quarterly",), modules=(MODULE,))
