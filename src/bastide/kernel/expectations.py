"""What a record can say must hold, in lines that begin with a question mark.

? scores 4 0                      the scores, seat by seat
? score A 4 C-4.6.2-c             the last action gave A 4 points by this rule (several may be named)
? no score                        … it gave nobody points
? event return B                  … something of this type happened (to B)
? event capture A figure=follower … with these data; a value ends where the next one begins
? no event return
? A may follower city N           A may do this now
? A may not lay 1,0 90 C-4.2-d    … may not, because of this rule
? A may not lay 1,0 90 C-4.2-d edges-differ   … and for this reason
? options A 5                     A has so many options
? options A lay 3                 … so many of this verb
? options A = lay 0,1 0; pass     … exactly these
? options A follower = city N; road E   … exactly these of this verb
? asks A D-FIGURE                 who is asked, and what
? undo A   /   ? no undo A        whether A may take the last action back
? finished /   ? running
? winners A B                     exactly these have won; ? winners nobody
? view supply.A.follower = 6      a value of the view of the seat that is asked, as JSON
? view tiles.length = 3           … how many there are
? view B hand = null              … of the view of another seat; - is a spectator
? draw tile BA-04                 where an outcome of chance is due: it could be this
? no draw tile BA-04              … it cannot
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from .events import Event
from .flow import Action, Ask
from .game import SEATS
from .match import Match
from .problems import Blank, Malformed, Problem, Refused

RULE = re.compile(r"^([COJXQ])-[\w.-]+$|^(?:R|AMB|ED)-\w+$")
DATA = re.compile(r"(?:^|\s)([a-z][\w.]*)=")
SPECTATOR = "-"


def check(match: Match[Any], text: str, events: list[Event]) -> None:
    """Raise a `Problem` when the sentence is not true of the match."""
    wanted = not text.startswith("no ")
    words = text.removeprefix("no ").split()
    if not words:
        raise Malformed("bad-expectation", text=text)
    if missing := [w for w in words if is_rule(match, w) and w not in match.ruleset.game.rulebook]:
        raise Malformed("bad-expectation", detail="rule", text=text, word=missing[0])
    if wanted and len(words) > 1 and words[1] == "may":
        return _may(match, words)
    if words[0] not in CHECKS:
        raise Malformed("bad-expectation", text=text)
    try:
        problem = CHECKS[words[0]](match, words[1:], events)
    except Problem:
        raise
    except (ValueError, IndexError, RecursionError):
        raise Malformed("bad-expectation", text=text) from None
    if bool(problem) != wanted:
        raise Problem("not-so", _situation(match, events), text=text)
    return None


def is_rule(match: Match[Any], word: str) -> bool:
    """Whether a word is meant as a rule of this game. `O-1` is one in Orléans and a route in Johanna."""
    found = RULE.match(word)
    return found is not None and (found[1] is None or found[1] in match.ruleset.game.rulebook.letters)


def _situation(match: Match[Any], events: list[Event]) -> dict[str, Blank]:
    """How it is instead, in the words of records."""
    happened = [
        f"{e.type} {SEATS[e.seat] if e.seat is not None else ''} {e.points or ''}".strip() for e in events
    ]
    decision = match.ruleset.decision(match.state)
    asked = f"{decision.name} {''.join(SEATS[s] for s in decision.seats)}" if decision else "–"
    scores = " ".join(map(str, match.ruleset.game.scores(match.state)))
    return {"scores": scores, "asked": asked, "events": happened or ["–"]}


def _seat(word: str) -> int:
    if len(word) != 1 or word not in SEATS:
        raise Malformed("bad-expectation", detail="seat", text=word)
    return SEATS.index(word)


def _may(match: Match[Any], words: list[str]) -> None:
    seat = _seat(words[0])
    allowed = words[2:3] != ["not"]
    code = words.pop() if not allowed and is_rule(match, words[-2]) else None
    rule = None if allowed or not is_rule(match, words[-1]) else words.pop()
    text = " ".join(words[2 if allowed else 3 :])
    try:
        match.ruleset.permit(match.state, seat, match.ruleset.read(match.state, seat, text))
    except Refused as refused:
        if allowed:
            raise Problem(
                "not-so", detail="refused", rule=refused.rule, text=" ".join(words), cause=refused
            ) from None
        for found, wanted in ((refused.rule, rule), (refused.code, code)):
            if wanted and found != wanted:
                raise Problem(
                    "not-so", detail="rule", text=" ".join(words), found=found or "–", wanted=wanted
                ) from None
        return
    if not allowed:
        raise Problem("not-so", detail="allowed", text=" ".join(words))


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
    kind, *rest = words
    head, *pairs = DATA.split(" ".join(rest))
    rules = {w for w in head.split() if is_rule(match, w)}
    seats = {_seat(w) for w in head.split() if w not in rules}
    data = list(zip(pairs[::2], pairs[1::2], strict=True))
    matching = [e for e in events if e.type == kind and seats <= {e.seat} and rules <= {e.rule}]
    return any(
        all(_same(_at(e.data, path, f"the event {kind}"), text) for path, text in data) for e in matching
    )


def _same(value: Any, text: str) -> bool:
    """Whether a value of an event is this: a word as it is, a square as `1,0`, anything else as JSON."""
    if isinstance(value, list | tuple) and ",".join(map(str, value)) == text.strip():
        return True
    if isinstance(value, str):
        return value == text.strip()
    try:
        return bool(json.loads(json.dumps(value)) == json.loads(text))
    except ValueError:
        return False


def _at(value: Any, path: str, where: str) -> Any:
    """What lies at a path of keys and list numbers; `length` is how many there are."""
    for step in path.split("."):
        try:
            if step == "length" and isinstance(value, list | tuple | dict) and step not in value:
                value = len(value)
            else:
                value = value[int(step)] if isinstance(value, list | tuple) else value[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise Malformed("bad-expectation", detail="path", text=where, word=path) from None
    return value


def _options(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    ruleset, state, seat = match.ruleset, match.state, _seat(words[0])
    head, listed, wanted = " ".join(words[1:]).partition("=")
    named = head.split() if listed else head.split()[:-1]
    if len(named) > 1:
        raise ValueError("more than one verb")
    verb = named[0] if named else None
    if verb and not any(isinstance(step, Ask) and verb in step.table for step in ruleset.program):
        raise Malformed("bad-expectation", detail="verb", text=" ".join(words), word=verb)
    options = [o for o in ruleset.options(state, seat) if verb in (None, o[0])]
    if not listed:
        return len(options) == int(words[-1])
    texts = [text.strip() for text in wanted.split(";") if text.strip()]
    return _exactly(match, seat, options, [f"{verb} {text}" if verb else text for text in texts])


def _exactly(match: Match[Any], seat: int, options: list[Action], texts: list[str]) -> bool:
    if not options:
        return not texts
    actions = [match.ruleset.read(match.state, seat, text) for text in texts]
    return (
        len(actions) == len(options) and all(action in options for action in actions) and _all_differ(actions)
    )


def _all_differ(actions: list[Action]) -> bool:
    return all(action not in actions[:number] for number, action in enumerate(actions))


def _winners(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    seats = [] if words == ["nobody"] else sorted(_seat(word) for word in words)
    if not words:
        raise ValueError("nobody is named")
    return match.over and sorted(match.ruleset.game.winners(match.state)) == seats


def _draw(match: Match[Any], words: list[str], events: list[Event]) -> bool:
    raise Malformed("stray-outcome", text=f"? draw {' '.join(words)}")


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
    seat = match.state.pending[0] if match.state.pending else None
    named, *rest = path.split()
    if rest:
        seat = None if named == SPECTATOR else _seat_here(match, named)
        path = " ".join(rest)
    return bool(_at(match.view(seat).data, path.strip(), "the view") == json.loads(wanted))


def _seat_here(match: Match[Any], word: str) -> int:
    if (seat := _seat(word)) >= match.ruleset.setup.seats:
        raise Malformed("bad-expectation", detail="seat", text=word)
    return seat


CHECKS: dict[str, Callable[[Match[Any], list[str], list[Event]], bool]] = {
    "scores": _scores,
    "score": _score,
    "event": _event,
    "options": _options,
    "asks": _asks,
    "undo": lambda match, words, events: match.can_undo(_seat(words[0])),
    "finished": lambda match, words, events: match.over,
    "running": lambda match, words, events: not match.over,
    "winners": _winners,
    "view": _view,
    "draw": _draw,
}
