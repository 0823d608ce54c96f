"""What her cards do: marks in her area, and crosses in everybody's (J-L-18 to J-L-39)."""

from __future__ import annotations

from collections.abc import Sequence

from ..sheets import SoloEffect
from ..state import JohannaState
from ..tables import FREE, JOHANNA
from .area import NONE, SCHOLAR, TRACKS, area, deck, shields, tell, track_fields


def tick(state: JohannaState, person: str, rule: str) -> None:
    """J-L-19: the next field of a track; J-AMB-24: of a full one nothing, not even a field's effect."""
    solo = area(state)
    track = TRACKS.index(person)
    number = solo.tracks[track] + 1
    fields = track_fields(state, person)
    if number > len(fields):
        tell(state, "nothing", "J-L-19", what=person)
        return
    solo.tracks[track] = number
    worth = fields[number - 1] if person != SCHOLAR else 0
    tell(state, "track", rule, person=person, number=number, worth=worth)
    if person == SCHOLAR:
        scholar_field(state, str(fields[number - 1]))


def scholar_field(state: JohannaState, what: str) -> None:
    """J-L-23, J-L-49: what the field says, before the effect of the card."""
    if what == "development":
        step(state, "J-L-23")
    elif what == "shield":
        circle_shield(state, "J-L-23")
    elif what == "monk":
        monk(state)
    else:
        number = ("first_citizen", "second_citizen").index(what)
        citizens = [pair.yellow for pair in state.tables.fields if pair.yellow >= 0]
        claim(state, citizens[number], ("J-L-25", "J-L-26")[number])


def carry_out(state: JohannaState, what: SoloEffect) -> None:
    tables = state.tables
    if what.kind == "shield":
        circle_shield(state, "J-L-27")
    elif what.kind == "development":
        step(state, "J-L-24")
    elif what.kind == "build":
        build(state, "J-L-28")
    elif what.kind == "citizen":
        circle_citizen(state, "J-L-33", "card")
    elif what.kind == "warehouse_citizen":
        claim(state, _yellow_citizen(state, [pair.yellow for pair in tables.columns]), "J-L-34")
    elif what.kind == "bank_citizen":
        claim(state, _yellow_citizen(state, [pair.yellow for pair in tables.bank_rows]), "J-L-35")
    elif what.kind == "bank_shield":
        cross_bank(state)
    elif what.kind == "deed_from":
        cross_deed(state, what.what)
    elif what.kind == "monk":
        monk(state)


def _yellow_citizen(state: JohannaState, numbers: Sequence[int]) -> int:
    bonuses = state.tables.bonuses
    return next(n for n in numbers if n >= 0 and bonuses[n].effect.kind == "citizen")


def step(state: JohannaState, rule: str) -> None:
    """J-L-24, J-L-31: tick the next level; after the last one nothing."""
    solo = area(state)
    levels = state.tables.sheets.johanna.levels
    if solo.levels == len(levels):
        tell(state, "nothing", "J-L-24", what="development")
        return
    solo.levels += 1
    tell(state, "level", rule, level=levels[solo.levels - 1])


def circle_shield(state: JohannaState, rule: str) -> None:
    """J-L-18, J-L-27: the next shield of her depot, row by row; J-AMB-25: in a full one it is lost."""
    solo = area(state)
    printed = shields(state)
    if solo.shields == len(printed):
        tell(state, "nothing", "J-L-18", what="shield")
        return
    solo.shields += 1
    tell(state, "shield", rule, number=solo.shields, worth=printed[solo.shields - 1])


def circle_citizen(state: JohannaState, rule: str, source: str) -> None:
    """J-L-33: a citizen for Johanna."""
    solo = area(state)
    limit = state.tables.sheets.johanna.citizen_slots
    if state.tables.options["johanna_slot_limit"] and solo.citizens == limit:
        tell(state, "nothing", "J-AMB-25", what="citizen")
        return
    solo.citizens += 1
    tell(state, "citizen", rule, source=source)


def claim(state: JohannaState, number: int, rule: str) -> None:
    """J-L-25, J-L-34, J-L-42: a yellow citizen that is still open is crossed, and Johanna has one more."""
    source = state.tables.bonuses[number].id
    if number in state.gone:
        tell(state, "nothing", rule, what="citizen", source=source)
        return
    state.gone[number] = JOHANNA
    circle_citizen(state, rule, source)


def build(state: JohannaState, rule: str) -> None:
    """J-L-28: a trading post, and the town of the card is crossed; J-L-29: or the next higher free one."""
    solo = area(state)
    limit = state.tables.sheets.johanna.post_slots
    if not state.tables.options["johanna_slot_limit"] or solo.posts < limit:
        solo.posts += 1
    town = next_town(state, deck(state).cards[solo.card].post)
    if town is None:
        tell(state, "build", rule, town="none", posts=solo.posts)
        return
    state.taken |= 1 << town
    solo.towns |= 1 << town
    tell(state, "build", rule, town=state.tables.towns[town], posts=solo.posts)


def next_town(state: JohannaState, number: int) -> int | None:
    """J-AMB-22: after the highest number the search goes on from the lowest."""
    tables = state.tables
    start = number - 1
    order = tables.numbered[start:] + (tables.numbered[:start] if tables.options["johanna_wrap"] else [])
    busy = tables.struck_towns | state.taken | state.posts[0]
    return next((town for town in order if not busy >> town & 1), None)


def cross_bank(state: JohannaState) -> None:
    """J-L-32: the leftmost yellow bonus of the bank that is not crossed yet."""
    tables = state.tables
    yellow = [pair.yellow for pair in tables.bank_columns if pair.yellow >= 0]
    if tables.options["bank_yellow_includes_citizen"]:
        yellow += [pair.yellow for pair in tables.bank_rows if pair.yellow >= 0]
    number = next((n for n in yellow if n not in state.gone), NONE)
    if number == NONE:
        tell(state, "nothing", "J-L-32", what="bank")
        return
    state.gone[number] = JOHANNA
    tell(state, "cross", "J-L-32", bonus=tables.bonuses[number].id)


def cross_deed(state: JohannaState, side: str) -> None:
    """J-L-36: the next open deed from that side; J-L-50: Johanna gains nothing by it."""
    open_deeds = [no for no in state.tables.deeds if state.doers[no - 1] == FREE]
    if not open_deeds:
        tell(state, "nothing", "J-L-36", what="deed")
        return
    number = open_deeds[0] if side == "left" else open_deeds[-1]
    state.doers[number - 1] = JOHANNA
    state.gone[state.tables.deed_bonus[number - 1]] = JOHANNA
    tell(state, "deed", "J-L-36", deed=number, side=side)


def monk(state: JohannaState) -> None:
    """J-L-37: the monk action on the top back; at Standard it is ignored (J-L-5)."""
    cards = deck(state)
    if not cards.level.monk_actions:
        tell(state, "nothing", "J-L-5", what="monk")
        return
    action = cards.backs[area(state).back][1]
    tell(state, "monk", "J-L-37", action=action)
    if action == "build":
        build(state, "J-L-38")
        return
    tick(state, action, "J-L-39")  # J-AMB-21: a scholar field gives its effect here, too
    circle_shield(state, "J-L-39")
