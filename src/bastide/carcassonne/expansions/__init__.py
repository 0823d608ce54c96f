"""The expansions: one file for each box, in it one module for each element that can be played or left out."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Module
from . import (
    cathars,
    crop_circles,
    dispatches,
    festival,
    flying_machines,
    gold_mines,
    inns_cathedrals,
    king_robber,
    mage_witch,
    phantom,
    plague,
    river,
    robbers,
    traders_builders,
    tunnel,
)


@dataclass(frozen=True, slots=True)
class Expansion:
    """A box: its set of tiles and the elements that it brings."""

    set: str  # of tiles; "" for a box without any
    modules: tuple[Module, ...]
    starts: bool = False  # it brings a starting piece of its own (Q-3-11)
    chapter: str = ""  # of the rule index, where it is not called as the set
    layout: Module | None = None  # what lays its starting piece out, whichever elements are in play
    alone: bool = False  # it has the tiles for a whole game


EXPANSIONS = (
    Expansion("base", (), alone=True),
    Expansion("river", (river.MODULE,), starts=True),
    Expansion("inns-cathedrals", inns_cathedrals.MODULES),
    Expansion("traders-builders", traders_builders.MODULES),
    Expansion("king-robber", king_robber.MODULES),
    Expansion("cathars", cathars.MODULES),
    Expansion("tunnel", tunnel.MODULES),
    Expansion("crop-circles-1", crop_circles.MODULES, chapter="crop-circles"),
    Expansion("plague", plague.MODULES),
    Expansion("", phantom.MODULES, chapter="phantom"),
    Expansion("festival", festival.MODULES),
    Expansion("flying-machines", flying_machines.MODULES),
    Expansion("", dispatches.MODULES, chapter="dispatches"),
    Expansion("gold-mines", gold_mines.MODULES),
    Expansion("mage-witch", mage_witch.MODULES),
    Expansion("robbers", robbers.MODULES),
    Expansion("crop-circles-2", crop_circles.MODULES, chapter="crop-circles"),
)
MODULES = {module.name: module for expansion in EXPANSIONS for module in expansion.modules}
