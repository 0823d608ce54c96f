"""Everything that can be wrong, said so that a person can act on it.

A problem has a code for programs, a sentence for people and, where a rule of the game is behind it, the
rule's ID. Malformed, illegal and ambiguous are different things: the first cannot be read, the second is
read and forbidden, the third could mean more than one action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a code, the rule behind it and what it is about."""

    code: str
    rule: str
    about: str = ""


class Problem(ValueError):  # noqa: N818 - what a player meets is a problem, not an error
    """Bad input of any kind. Nothing has changed when it is raised."""

    def __init__(self, code: str, message: str, *, rule: str | None = None, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.details = details


class SetupProblem(Problem):
    """The game cannot be set up so: an unknown set, a switch without that value, too many players."""


class Malformed(Problem):
    """The text of an action, an outcome or a record cannot be read."""


class Ambiguous(Problem):
    """The text of an action could mean more than one thing."""


class Refused(Problem):
    """The action can be read, but the rules forbid it here."""

    def __init__(self, refusal: Refusal, message: str, **details: Any) -> None:
        super().__init__(refusal.code, message, rule=refusal.rule, **details)
        self.refusal = refusal
