"""What a turn of Orléans brings: a plan by the places that it makes ready, all else by what it adds."""

from __future__ import annotations

from collections.abc import Iterator

from ...bots.mind import Turn
from ...bots.orleans.gains import best_journey, best_sending, gain, in_village, recruit
from ...bots.orleans.layout import BUILD, GIVE, RECRUIT, SEND, TRAVEL, VILLAGE
from ...bots.orleans.outlook import Outlook
from ...orleans.places import activated
from ...orleans.state import OrleansState
from ...orleans.tables import GOODS, KNIGHT, MONK, PROFESSIONS, G, N
from ..effects import Effect
from ..weighing import follow

Blanks = dict[str, str | int]


def effects(outlook: Outlook, turn: Turn) -> list[Effect]:
    """The parts of what a turn does."""
    before, seat = outlook.state, outlook.seat
    after = before.copy()
    follow(before.ruleset, after, seat, turn, None)
    if before.ruleset.ask(before).decision == "DP-PLAN":
        return list(_planned(outlook, after))
    return list(_done(outlook, after))


def _effect(outlook: Outlook, key: object, worth: float, code: str, blanks: Blanks) -> Effect:
    points = [0.0] * outlook.tables.seats
    points[outlook.seat] = worth
    return Effect((code, key), points, code, blanks=blanks)


# -- plans -----------------------------------------------------------------------------------------------


def _planned(outlook: Outlook, after: OrleansState) -> Iterator[Effect]:
    """Each place that is ready now and was not: what it brings, and that it waits in another plan."""
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    usable = tables.kit(state.owned[seat]).usable
    fresh = [p for p in usable if activated(after, seat, p) and not activated(state, seat, p)]
    does = outlook.layout.does
    carries = next((place for place in fresh if does[place] == TRAVEL), -1)
    for place in fresh:
        worth = _worth(outlook, after, place)
        if does[place] == BUILD and worth <= 0 and carries >= 0 and state.unbuilt[seat]:
            worth = best_journey(outlook, carries, place)[0] - best_journey(outlook, carries, -1)[0]
        code, blanks = _sentence(outlook, place)
        effect = _effect(outlook, place, worth, code, {"place": tables.places[place].id, **blanks})
        effect.waits = "waits"
        yield effect


def _worth(outlook: Outlook, after: OrleansState, place: int) -> float:
    if outlook.layout.does[place] != SEND:
        return gain(outlook, place)
    spaces = after.tables.spaces * outlook.seat
    there = [after.on[spaces + space] for space in outlook.layout.spaces[place]]
    return best_sending(outlook, [kind for kind in there if 0 <= kind < N], 2)[0]


def _sentence(outlook: Outlook, place: int) -> tuple[str, Blanks]:
    """How a place is spoken of."""
    does, effect = outlook.layout.does[place], outlook.tables.places[place].effect
    if does == RECRUIT:
        return "recruits", _joins(outlook, outlook.layout.recruits[place][0])
    if does == VILLAGE and (found := in_village(outlook, place)):
        return "recruits", _joins(outlook, max(found)[1])
    if does == TRAVEL:
        town = best_journey(outlook, place, -1)[1]
        return "travels", {"town": outlook.tables.towns[town].id}
    if does == BUILD:
        return "builds", {}
    if does == SEND:
        return "sends", {}
    if does == GIVE:
        gift: Blanks = {"gift": "none", "count": 0, "good": ""}
        if effect.good:
            gift = {"gift": "good", "count": 1, "good": effect.good}
        elif effect.coins:
            gift = {"gift": "coins", "count": effect.coins, "good": ""}
        elif effect.development:
            gift = {"gift": "steps", "count": effect.development, "good": ""}
        elif effect.technology:
            gift = {"gift": "technology", "count": 1, "good": ""}
        return "gives", gift
    return "uses", {}


def _joins(outlook: Outlook, profession: int) -> Blanks:
    """Who joins, and what the space of the track gives."""
    blanks: Blanks = {"person": PROFESSIONS[profession], "gift": "none", "count": 0, "good": ""}
    if profession == MONK:
        return blanks
    tables, state = outlook.tables, outlook.state
    position = outlook.track[profession] + 1
    space = tables.tracks[profession][position]
    if space.citizen and state.citizens[tables.track_citizen[profession, position]] < 0:
        blanks["gift"] = "citizen"
    elif space.development:
        blanks.update(gift="steps", count=space.development)
    elif space.technology and state.technology:
        blanks["gift"] = "technology"
    elif space.place_tile:
        blanks["gift"] = "tile"
    elif space.coins:
        blanks.update(gift="coins", count=space.coins)
    elif space.good is not None:
        blanks.update(gift="good", good=space.good)
    elif profession == KNIGHT and tables.allowance[position] > tables.allowance[position - 1]:
        blanks.update(gift="draw", count=tables.allowance[position])
    return blanks


# -- everything else -------------------------------------------------------------------------------------


def _done(outlook: Outlook, after: OrleansState) -> Iterator[Effect]:
    """What the seat has now and had not before."""
    state, seat, tables = outlook.state, outlook.seat, outlook.tables
    for profession in range(N):
        at = N * seat + profession
        if after.tracks[at] > state.tracks[at]:
            yield _effect(
                outlook, profession, recruit(outlook, profession), "joins", _joins(outlook, profession)
            )
    if after.built[seat] > state.built[seat]:
        town = after.merchant[seat]
        yield _effect(outlook, town, outlook.station(town), "built", {"town": tables.towns[town].id})
    elif after.merchant[seat] != state.merchant[seat]:
        here, town = state.merchant[seat], after.merchant[seat]
        worth = outlook.prospect(town) - outlook.prospect(here)
        yield _effect(outlook, town, worth, "arrives", {"town": tables.towns[town].id})
    for place in range(tables.board, len(tables.places)):
        if (after.owned[seat] & ~state.owned[seat]) >> place & 1:
            yield _effect(outlook, place, outlook.tile(place), "owns", {"place": tables.places[place].id})
    citizens = after.citizens.count(seat) - state.citizens.count(seat)
    if citizens > 0:
        yield _effect(outlook, "citizen", outlook.citizen * citizens, "citizens", {"count": citizens})
    for good in range(G):
        more = after.goods[G * seat + good] - state.goods[G * seat + good]
        if more:
            blanks: Blanks = {"good": GOODS[good], "count": abs(more)}
            yield _effect(outlook, good, more * outlook.good(good), "goods", blanks)
    if coins := after.coins[seat] - state.coins[seat]:
        yield _effect(outlook, "coins", outlook.coins(coins), "coins", {"count": abs(coins)})
    if (steps := after.development[seat] - state.development[seat]) > 0:
        yield _effect(outlook, "steps", outlook.steps(steps), "steps", {"count": steps})
