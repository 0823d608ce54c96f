"""Marks: short hashes of a position, by which a replay under later rules notices that it differs.

A mark covers what records promise never to rename: who is asked what, the options of one who is asked alone,
the scores, the winners. How a state is kept inside may change from version to version, and does not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from .flow import CHANCE
from .game import SEATS
from .match import Match
from .problems import Problem

LENGTH = 16


def mark_of(match: Match[Any]) -> str:
    """The mark of the position that a match has come to."""
    ruleset, state = match.ruleset, match.state
    told = [f"scores {' '.join(map(str, ruleset.game.scores(state)))}"]
    if state.over:
        told.append(f"winners {' '.join(SEATS[s] for s in ruleset.game.winners(state))}")
    elif (decision := ruleset.decision(state)) is not None:
        told.append(f"asks {''.join(SEATS[s] for s in state.pending)} {decision.name}")
        if len(state.pending) == 1 and state.pending[0] != CHANCE:
            told += sorted(ruleset.write(state, action) for action in state.options)
    return sha256("\n".join(told).encode()).hexdigest()[:LENGTH]


def check_mark(match: Match[Any], marks: Mapping[str, str], rules: str) -> None:
    """Compare with the mark of this number of lines, if there is one."""
    mark = marks.get(str(len(match.moves)))
    if mark is not None and mark != mark_of(match):
        raise Problem("differs", {"line": len(match.moves), "rules": rules or "?"})
