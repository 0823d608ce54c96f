"""The expansions: one file for each box, in it one module for each element that can be played or left out."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Module
from . import cathars, inns_cathedrals, king_robber, river, traders_builders


@dataclass(frozen=True, slots=True)
class Expansion:
    """A box: its set of tiles and the elements that it brings."""

    set: str
    modules: tuple[Module, ...]
    starts: bool = False  # it brings a starting piece of its own (Q-3-11)


EXPANSIONS = (
    Expansion("base", ()),
    Expansion("river", (river.MODULE,), starts=True),
    Expansion("inns-cathedrals", inns_cathedrals.MODULES),
    Expansion("traders-builders", traders_builders.MODULES),
    Expansion("king-robber", king_robber.MODULES),
    Expansion("cathars", cathars.MODULES),
)
MODULES = {module.name: module for expansion in EXPANSIONS for module in expansion.modules}
