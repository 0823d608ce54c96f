"""The hooks of Johanna: what the solo game adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel import Hook
from .shown import View
from .state import JohannaState
from .tables import Tables

RIVALS: Hook[[], int] = Hook("rivals", "", "players without a sheet of their own")
ON_TABLES: Hook[[Tables], None] = Hook("tables", "tables", "the tables of a ruleset were made")
WINS: Hook[[JohannaState], bool] = Hook("wins", "state", "whether the people at the table have won")
STANDING: Hook[[JohannaState], dict[str, int]] = Hook("standing", "state", "more scores, by name")
VIEW: Hook[[JohannaState, View], None] = Hook("view", "state, shown", "more to be seen")
PICTURE: Hook[[JohannaState], list[str]] = Hook("picture", "state", "more lines of the position as text")
GIVEN: Hook[[JohannaState, Mapping[str, Any]], None] = Hook(
    "give", "state, entry", "the entry `johanna` of a record's `given`"
)
CHECK_PIECES: Hook[[JohannaState], None] = Hook(
    "count", "state", "raise AssertionError when a piece is missing"
)
