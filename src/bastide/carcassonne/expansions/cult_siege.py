"""Mini-expansion 8, Cult, Siege & Creativity: six shrines and four besieged cities on new tiles.

C-1.15-c: "Cult" tiles follow the rules of the shrines, "Siege" tiles those of the Cathars. For the two blank
tiles the rulebook has no rule; they stay in the box (C-1.15-b, Q-1-3)."""

from __future__ import annotations

from . import cathars, shrines

MODULES = (*shrines.MODULES, *cathars.MODULES)
