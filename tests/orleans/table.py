"""A table for the tests: positions as they are given, actions as they are written, and what is seen
afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Event, Match, Refused
from bastide.kernel.records import from_json, replay

WAITS = {"places": {"scriptorium": ["knight", "scholar"]}}
"""A player who can do something in phase 5, so that the game waits for him."""


def at(
    phase: str,
    *moves: str,
    seats: int = 2,
    edition: str = "C",
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, Any] | None = None,
    seed: int = 0,
    **given: Any,
) -> Match:
    """A position at the beginning of a phase, and what was done from there. A is the start player."""
    header = {
        "bastide": 1,
        "game": "orleans",
        "seats": seats,
        "seed": seed,
        "options": {"edition": edition, "start_player": "A", **(options or {})},
        "chance": dict(chance or {}),
        "given": {"phase": phase, **given},
        "moves": list(moves),
    }
    match = replay(from_json(header), compile_ruleset)
    match.ruleset.game.check_piece_totals(match.state)
    return match


def acting(*moves: str, **more: Any) -> Match:
    """The action phase: A begins, and B has something to do after him."""
    more.setdefault("B", WAITS)
    return at("actions", *moves, **more)


def fresh(seats: int = 2, edition: str = "C", seed: int = 0, **options: Any) -> Match:
    """A game from its beginning, at its first decision."""
    names = {"edition": edition, "start_player": "A", **options}
    return Match(compile_ruleset("orleans", seats, (), None, names), seed)


def do(match: Match, *moves: str) -> list[Event]:
    """Carry out lines such as `A use farm_house`; what happened in the last one."""
    events: list[Event] = []
    for line in moves:
        events = match.act(SEATS.index(line[0]), line[2:])
        match.ruleset.game.check_piece_totals(match.state)
    return events


def why_not(match: Match, line: str) -> tuple[str, str | None]:
    """The code and the rule by which a line is refused; the state must not have changed."""
    before = match.ruleset.save(match.state)
    moves = list(match.moves)
    try:
        match.act(SEATS.index(line[0]), line[2:])
    except Refused as refused:
        assert match.ruleset.save(match.state) == before
        assert match.moves == moves
        return refused.code, refused.rule
    raise AssertionError(f"{line} was carried out")


def may(match: Match, seat: str) -> list[str]:
    """All that a seat may do, as text."""
    return [option.text for option in match.ruleset.describe(match.state, SEATS.index(seat))]


def asked(match: Match) -> tuple[str, str]:
    """Which seats are asked, and what."""
    decision = match.ruleset.decision(match.state)
    return ("".join(SEATS[s] for s in decision.seats), decision.name) if decision else ("", "")


def told(match: Match, kind: str) -> list[Event]:
    return [event for _, event in match.log if event.type == kind]


def table(match: Match, seat: str | None = "A") -> dict[str, Any]:
    return match.view(SEATS.index(seat) if seat else None).data


def player(match: Match, seat: str = "A") -> dict[str, Any]:
    """A player's board as he sees it himself."""
    found: dict[str, Any] = table(match, seat)["players"][seat]
    return found


def place(match: Match, name: str, seat: str = "A") -> list[str | None]:
    """What stands on the spaces of a place."""
    found = next(p for p in player(match, seat)["places"] if p["id"] == name)
    return [space["has"] for space in found["spaces"]]
