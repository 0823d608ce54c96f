"""Her area in a given position, and the count of her pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..given import bad, known, mapping, number, own, strings
from ..notation import read_place, read_town
from ..state import JohannaState
from ..tables import REMOVED
from .area import NONE, TRACKS, area, deck, shields, track_fields
from .cards import card_weights, read_back, read_card, reveal
from .turn import hers

GIVEN = ("tracks", "shields", "posts", "towns", "citizens", "development", "removed", "pile", "back")


def give(state: JohannaState, given_area: Mapping[str, Any]) -> None:
    """Her area: tracks, shields, posts, towns, citizens, development, removed places, pile, back."""
    known(given_area, GIVEN, "johanna")
    tables = state.tables
    printed = tables.sheets.johanna
    solo = area(state)
    for person, ticks in mapping(given_area.get("tracks", {}), "tracks").items():
        if person not in TRACKS:
            raise bad(f"Johanna has no track for {person}", "J-L-19")
        solo.tracks[TRACKS.index(person)] = number(ticks, len(track_fields(state, person)), person, "J-L-19")
    solo.shields = number(given_area.get("shields", 0), len(shields(state)), "shields", "J-L-18")
    limited = tables.options["johanna_slot_limit"]
    most_posts, most_citizens = (printed.post_slots, printed.citizen_slots) if limited else (99, 99)
    rule = "J-AMB-25" if limited else ""
    solo.posts = number(given_area.get("posts", 0), most_posts, "posts", rule or "J-L-28")
    solo.citizens = number(given_area.get("citizens", 0), most_citizens, "citizens", rule or "J-L-33")
    solo.levels = number(given_area.get("development", 0), len(printed.levels), "development", "J-L-24")
    for name in strings(given_area.get("removed", ()), "removed"):
        own(state, read_place(state, [name]), REMOVED)
    for name in strings(given_area.get("towns", ()), "towns"):
        town = read_town(state, name)
        if town == tables.hub or tables.struck_towns >> town & 1:
            raise bad(f"Johanna cannot cross {name}", "J-L-28")
        if state.posts[0] >> town & 1 and not state.owned[0] & tables.tavern:
            raise bad(f"{name} is circled and crossed", "J-L-28")
        solo.towns |= 1 << town
    state.taken |= solo.towns
    if solo.towns.bit_count() > solo.posts:  # fewer are left out, as they may not matter
        raise bad("Johanna has crossed more towns than she has trading posts", "J-L-28")
    for name in strings(given_area.get("pile", ()), "pile"):
        card = read_card(state, name)
        if not solo.unused[card]:
            raise bad(f"card {name} is named twice", "J-L-8")
        reveal(state, card)
    tiles = sum(state.bag) + sum(state.display) - state.to_aside
    turns = (tiles + hers(state)) // 2
    if sum(solo.unused) < turns + 1:  # and one back to read in her last turn
        raise bad("too few cards are left in the stack", "J-L-16")
    if "back" in given_area:
        solo.back = read_back(state, str(given_area["back"]))
        if not any(card_weights(state)):
            raise bad(f"no card in the stack has the back {given_area['back']}", "J-L-13")


def count(state: JohannaState) -> None:
    """Her cards are all there, her marks fit her area, and she has no citizen from nowhere."""
    solo = area(state)
    cards = len(deck(state).cards)
    revealed = [*solo.pile, *([solo.card] if solo.card != NONE else [])]
    assert sorted(revealed) == [n for n in range(cards) if not solo.unused[n]], "a card is missing"
    for person, ticks in zip(TRACKS, solo.tracks, strict=True):
        assert 0 <= ticks <= len(track_fields(state, person)), person
    assert 0 <= solo.shields <= len(shields(state))
    assert 0 <= solo.levels <= len(state.tables.sheets.johanna.levels)
    assert solo.towns & ~state.taken == 0
    assert state.taken == solo.towns | (state.posts[0] & ~state.tables.hub_bit)
