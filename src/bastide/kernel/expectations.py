"""What a record can say must hold, in lines that begin with a question mark.

? scores 4 0                      the scores, seat by seat
? score A 4 C-4.6.2-c             the last action gave A 4 points by this rule (several may be named)
? no score                        … it gave nobody points
? event return B                  … something of this type happened (to B)
? no event return
? A may follower city N           A may do this now
? A may not lay 1,0 90 C-4.2-d    … may not, because of this rule
? options A 5                     A has so many options
? asks A D-FIGURE                 who is asked, and what
? undo A   /   ? no undo A        whether A may take the last action back
? finished /   ? running
? view supply.A.follower = 6      a value of the view, as JSON
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from .events import Event
from .match import Match
from .problems import Malformed, Problem, Refused
from .ruleset import SEATS

RULE = re.compile(r"^[COJXQ]-[\w.-]+$|^(?:R|AMB|ED)-\w+$")


def check(match: Match[Any], text: str, events: list[Event]) -> None:
    """Raise a `Problem` when the sentence is not true of the match."""
    wanted = not text.startswith("no ")
    words = text.removeprefix("no ").split()
    if not words:
        raise Malformed("bad-expectation", "an empty expectation")
    if unknown := [w for w in words if RULE.match(w) and w not in match.ruleset.game.rulebook]:
        raise Malformed("bad-expectation", f"? {text}: there is no rule {unknown[0]}")
    if wanted and len(words) > 1 and words[1] == "may":
        return _may(match, words)
    if words[0] not in CHECKS:
        raise Malformed("bad-expectation", f"? {text}: cannot be read; see docs/records.md")
    try:
        found = CHECKS[words[0]](match, words[1:], events)
    except Problem:
        raise
    except (ValueError, IndexError, RecursionError):
        raise Malformed("bad-expectation", f"? {text}: cannot be read; see docs/records.md") from None
    if bool(found) != wanted:
        raise Problem("not-so", f"? {text}: is not so; {_situation(match, events)}")
    return None


def _situation(match: Match[Any], events: list[Event]) -> str:
    told = ", ".join(
        f"{e.type} {SEATS[e.seat] if e.seat is not None else ''} {e.points or ''}".strip() for e in events
    )
    decision = match.ruleset.decision(match.state)
    asked = f"{decision.name} of {''.join(SEATS[s] for s in decision.seats)}" if decision else "nothing"
    scores = " ".join(map(str, match.ruleset.game.scores(match.state)))
    return f"scores {scores}; asked is {asked}; happened: {told or 'nothing'}"


def _seat(word: str) -> int:
    if len(word) != 1 or word not in SEATS:
        raise Malformed("bad-expectation", f"{word!r} is no seat")
    return SEATS.index(word)


def _may(match: Match[Any], words: list[str]) -> None:
    seat = _seat(words[0])
    allowed = words[2:3] != ["not"]
    rule = None if allowed or not RULE.match(words[-1]) else words.pop()
    text = " ".join(words[2 if allowed else 3 :])
    try:
        if seat not in match.state.pending:
            refusal = match.ruleset.refusal(match.state, seat, ("",))
            raise Refused(refusal, match.ruleset.explain(refusal))
        action = match.ruleset.read(match.state, seat, text)
        if not match.ruleset.allows(match.state, seat, action):
            refusal = match.ruleset.refusal(match.state, seat, action)
            raise Refused(refusal, match.ruleset.explain(refusal))
    except Refused as refused:
        if allowed:
            raise Problem(
                "not-so", f"? {' '.join(words)}: refused, {refused.message}", rule=refused.rule
            ) from None
        if rule and refused.rule != rule:
            raise Problem(
                "not-so", f"? {words[0]} may not {text}: refused, but by {refused.rule}, not {rule}"
            ) from None
        return
    if not allowed:
        raise Problem("not-so", f"? {words[0]} may not {text}: but it is allowed")


def _scores(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    return [str(p) for p in match.ruleset.game.scores(match.state)] == words


def _score(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    for event in events:
        if event.points and (not words or event.seat == _seat(words[0])):
            rules = {event.rule, *(t.rule for t in event.formula)}
            if len(words) < 2 or (str(event.points) == words[1] and set(words[2:]) <= rules):
                return True
    return False


def _event(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    rules = set(words[1:]) & {w for w in words if RULE.match(w)}
    seats = {_seat(w) for w in words[1:] if w not in rules}
    return any(e.type == words[0] and seats <= {e.seat} and rules <= {e.rule} for e in events)


def _options(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    return len(match.ruleset.options(match.state, _seat(words[0]))) == int(words[1])


def _asks(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    decision = match.ruleset.decision(match.state)
    if words == ["nobody"]:
        return decision is None
    return (
        decision is not None
        and [SEATS[s] for s in decision.seats] == list(words[0])
        and words[1:] in ([], [decision.name])
    )


def _view(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    path, _, wanted = " ".join(words).partition("=")
    value: Any = match.view(match.state.pending[0] if match.state.pending else None).data
    for step in path.strip().split("."):
        try:
            value = value[int(step)] if isinstance(value, list) else value[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise Malformed("bad-expectation", f"the view has no {path.strip()!r}") from None
    return bool(value == json.loads(wanted))


CHECKS: dict[str, Callable[[Match[Any], list[str], list[Event]], bool]] = {
    "scores": _scores,
    "score": _score,
    "event": _event,
    "options": _options,
    "asks": _asks,
    "undo": lambda match, words, events: match.can_undo(_seat(words[0])),
    "finished": lambda match, words, events: match.over,
    "running": lambda match, words, events: not match.over,
    "view": _view,
}
