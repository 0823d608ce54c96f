"""Everything that can be wrong: a code, the rule behind it and the blanks of a sentence, never the sentence.

`bastide.text.problem` and the page make the sentence, in the language of the reader. Malformed, illegal and
ambiguous are different things: the first cannot be read, the second is read and forbidden, the third could
mean more than one action.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Blank: TypeAlias = "str | int | Sequence[str] | Problem"
"""A blank of the sentence: a number, the name of something, a list of names, the problem behind this one.

`seat`, `seats` and what ends in `Seat` are letters, which readers see as names; `decision` is what is
asked now.
"""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a code, the rule behind it and what the sentence needs to know."""

    code: str
    rule: str
    blanks: Mapping[str, Blank] = field(default_factory=dict)


class Problem(ValueError):  # noqa: N818 - what a player meets is a problem, not an error
    """Bad input of any kind. Nothing has changed when it is raised."""

    def __init__(
        self,
        code: str,
        blanks: Mapping[str, Blank] | None = None,
        *,
        rule: str | None = None,
        detail: str = "",
        **more: Blank,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        """What exactly, where a code has several sentences: that of `bad-entry-seed`, else of `bad-entry`."""
        self.rule = rule
        self.blanks: dict[str, Blank] = {**(blanks or {}), **more}
        self.game = ""
        """Whose words say it best; empty where no game is concerned."""
        self.seat: int | None = None
        """Who tried it, whom the sentence calls "you"; None where nobody did."""

    def __str__(self) -> str:
        """For programmers: `bad-lay text='lay here' form='lay x,y turn'`."""
        blanks = (f"{name}={value!r}" for name, value in self.blanks.items())
        return " ".join((self.code, *([self.detail] if self.detail else ()), *blanks))

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.code, vars(self))


def _revive(kind: type[Problem], code: str, told: dict[str, Any]) -> Problem:
    """A problem from another process, however its class is made."""
    made = kind.__new__(kind, code)
    vars(made).update(told)
    return made


class SetupProblem(Problem):
    """The game cannot be set up so: an unknown set, a switch without that value, too many players."""


class Malformed(Problem):
    """The text of an action, an outcome or a record cannot be read."""


class Ambiguous(Problem):
    """The text of an action could mean more than one thing."""


class Refused(Problem):
    """The action can be read, but the rules forbid it here."""

    def __init__(self, refusal: Refusal, game: str = "", seat: int | None = None) -> None:
        super().__init__(refusal.code, refusal.blanks, rule=refusal.rule)
        self.refusal = refusal
        self.game = game
        self.seat = seat if seat is not None and seat >= 0 else None


def unknown(word: str, known: Iterable[str]) -> dict[str, Blank]:
    """The blanks of a problem about a word that nobody knows: the words there are, and the likeliest."""
    words = list(known)
    parts = {part: name for name in reversed(words) for part in (*name.split("-"), name)}
    near = [parts[part] for part in difflib.get_close_matches(word, parts, 1, 0.65)]
    return {
        "word": word,
        "known": words,
        "count": len(words),
        "near": near[0] if near else "",
        "hints": len(near),
    }
