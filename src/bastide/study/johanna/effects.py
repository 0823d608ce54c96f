"""What a turn of Johanna brings, part by part of the sheet, and how long its chain is.

A part is worth what the judgement makes of the sheet when only this part is as it is after the turn, the
parts before it included: so the worths of all parts add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...bots.johanna.groups import bits
from ...bots.johanna.judgement import Judgement
from ...bots.mind import Turn
from ...johanna.scoring import level
from ...johanna.state import JohannaState
from ..effects import Effect
from ..weighing import follow

LONG = 3
"""From so many steps on a turn is called a chain."""

Blanks = dict[str, str | int]
HEADS, TRACK, WAREHOUSE, BANK, DEEDS, PLACES, MAP = 1, 2, 3, 4, 5, 6, 8
"""Where they stand among the keys of a sheet."""


def effects(judgement: Judgement, before: JohannaState, seat: int, turn: Turn) -> list[Effect]:
    """The parts of what a turn does, and the chain as a whole."""
    after = before.copy()
    follow(before.ruleset, after, seat, turn, None)
    seats = before.ruleset.setup.seats
    found = []
    for code, worth, blanks in _parts(judgement, before, after, seat):
        points = [0.0] * seats
        points[seat] = worth
        if blanks:
            found.append(Effect((code, *sorted(blanks.items())), points, code, blanks=blanks))
    if len(turn) >= LONG:
        chain = Effect(("chain", len(turn)), [0.0] * seats, "chain", blanks={"count": len(turn)})
        chain.opens = len(turn)
        found.append(chain)
    return found


def _parts(
    judgement: Judgement, before: JohannaState, after: JohannaState, seat: int
) -> Iterator[tuple[str, float, Blanks]]:
    old: tuple[Any, ...] = judgement.sheet.keys(before, seat)
    new: tuple[Any, ...] = judgement.sheet.keys(after, seat)
    keys = list(old)
    worth = _value(judgement, keys)
    shown = {
        MAP: ("routes", _routes(before, after, seat)),
        WAREHOUSE: ("goods", _goods(before, after, seat)),
        BANK: ("coins", _coins(before, after, seat)),
        DEEDS: ("deeds", _deeds(before, after, seat)),
        PLACES: ("places", _place(before, after, seat)),
        HEADS: ("heads", _heads(before, after, seat)),
        TRACK: ("fields", _fields(before, after, seat)),
    }
    for part, (code, blanks) in shown.items():
        keys[part] = new[part]
        if part == HEADS:  # the track counts heads, too
            field, _, shields, monks, stage = old[TRACK]
            keys[TRACK] = (field, new[TRACK][1], shields, monks, stage)
        more = _value(judgement, keys)
        yield code, more - worth, blanks
        worth = more


def _value(judgement: Judgement, keys: list[Any]) -> float:
    found = judgement.prospects.value(tuple(keys))
    if judgement.correction and judgement.share:
        found += judgement.share * judgement.correction.value(tuple(keys))
    return found


def _routes(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    number = len(bits(after.routes[seat] & ~before.routes[seat]))
    return {"count": number} if number else {}


def _goods(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    sorts = before.tables.sorts
    mine = slice(seat * sorts, (seat + 1) * sorts)
    number = sum(after.goods[mine]) - sum(before.goods[mine])
    columns = min(after.goods[mine]) - min(before.goods[mine])
    return {"count": number, "columns": columns} if number else {}


def _coins(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    rows = before.tables.rows
    mine = slice(seat * rows, (seat + 1) * rows)
    got = sum(after.circled[mine]) - sum(before.circled[mine])
    paid = sum(after.crossed[mine]) - sum(before.crossed[mine])
    return {"count": got, "paid": paid} if got or paid else {}


def _deeds(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    done = sum(new == seat != old for old, new in zip(before.doers, after.doers, strict=True))
    ticks = len(bits(after.deeds[seat] & ~before.deeds[seat]))
    return {"count": ticks, "done": done} if ticks else {}


def _place(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    fresh = bits(after.owned[seat] & ~before.owned[seat])
    return {"place": before.tables.places[fresh[0]], "count": len(fresh)} if fresh else {}


def _heads(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    posts = len(bits(after.posts[seat] & ~before.posts[seat]))
    citizens = after.citizens[seat] - before.citizens[seat]
    return {"posts": posts, "citizens": citizens} if posts or citizens else {}


def _fields(before: JohannaState, after: JohannaState, seat: int) -> Blanks:
    steps = after.field[seat] - before.field[seat]
    shields = after.shields[seat] - before.shields[seat]
    risen = level(after, seat) if level(after, seat) > level(before, seat) else 0
    return {"count": steps, "shields": shields, "level": risen} if steps or shields else {}
