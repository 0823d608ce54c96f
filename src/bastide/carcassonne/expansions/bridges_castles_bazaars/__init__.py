"""Expansion 8, Bridges, Castles & Bazaars."""

from ...box import Box
from . import bazaars, bridges, castles

BOX = Box(
    sets=("bridges-castles-bazaars",),
    modules=(*bridges.MODULES, *castles.MODULES, *bazaars.MODULES),
)
