"""The expansions: one file for each box, in it one module for each element that can be played or left out."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Module
from . import (
    abbey_mayor,
    bazaars,
    bridges,
    castles,
    catapult,
    cathars,
    count,
    crop_circles,
    cult_siege,
    dispatches,
    ferries,
    festival,
    flying_machines,
    games_quarterly,
    gold_mines,
    inns_cathedrals,
    king_robber,
    mage_witch,
    phantom,
    plague,
    princess_dragon,
    river,
    river2,
    robbers,
    school,
    shrines,
    tower,
    traders_builders,
    tunnel,
    wheel,
)


@dataclass(frozen=True, slots=True)
class Expansion:
    """A box: its set of tiles and the elements that it brings."""

    set: str  # of tiles; "" for a box without any
    modules: tuple[Module, ...]
    starts: bool = False  # it brings a starting piece of its own (Q-3-11)
    chapter: str = ""  # of the rule index, where it is not called as the set
    layout: Module | None = None  # what its tiles bring along, whichever elements are in play
    alone: bool = False  # it has the tiles for a whole game


EXPANSIONS = (
    Expansion("base", (), alone=True),
    Expansion("river", (river.MODULE,), starts=True),
    Expansion("inns-cathedrals", inns_cathedrals.MODULES),
    Expansion("traders-builders", traders_builders.MODULES),
    Expansion("king-robber", king_robber.MODULES),
    Expansion("cathars", cathars.MODULES),
    Expansion("count", count.MODULES, starts=True, layout=count.LAYOUT),
    Expansion("princess-dragon", princess_dragon.MODULES),
    # C-3.1.2.2-o: with its inn comes the rule for inns
    Expansion("river2", (river2.MODULE, river2.HERD, inns_cathedrals.MODULES[0]), starts=True),
    Expansion("tower", tower.MODULES),
    Expansion("games-quarterly", (games_quarterly.MODULE, river2.HERD)),
    Expansion("abbey-mayor", abbey_mayor.MODULES),
    Expansion("cult", shrines.MODULES),
    Expansion("cult-siege-creativity", cult_siege.MODULES, layout=cult_siege.LAYOUT),
    Expansion("catapult", catapult.MODULES),
    Expansion("wheel", wheel.MODULES, starts=True, layout=wheel.LAYOUT, alone=True),
    Expansion("tunnel", tunnel.MODULES),
    Expansion("bridges-castles-bazaars", (*bridges.MODULES, *castles.MODULES, *bazaars.MODULES)),
    Expansion("crop-circles-1", crop_circles.MODULES, chapter="crop-circles"),
    Expansion("plague", plague.MODULES),
    Expansion("", phantom.MODULES, chapter="phantom"),
    Expansion("festival", festival.MODULES),
    Expansion("school", school.MODULES, layout=school.LAYOUT),
    Expansion("flying-machines", flying_machines.MODULES),
    Expansion("", dispatches.MODULES, chapter="dispatches"),
    Expansion("ferries", ferries.MODULES),
    Expansion("gold-mines", gold_mines.MODULES),
    Expansion("mage-witch", mage_witch.MODULES),
    Expansion("robbers", robbers.MODULES),
    Expansion("crop-circles-2", crop_circles.MODULES, chapter="crop-circles"),
)
MODULES = {module.name: module for expansion in EXPANSIONS for module in expansion.modules}
