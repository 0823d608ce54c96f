"""Expansion 3, the Princess & the Dragon: a dragon that eats whom it meets, a fairy who keeps it away, magic
portals that lead anywhere, and a princess who shows knights the door."""

from ...box import Box
from . import dragon, fairy, portal, princess

BOX = Box(sets=("princess-dragon",), modules=(dragon.MODULE, fairy.MODULE, portal.MODULE, princess.MODULE))
