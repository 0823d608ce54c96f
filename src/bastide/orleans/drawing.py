"""What is printed, as the page draws it: made once from the box."""

from __future__ import annotations

from typing import Any

import msgspec

from .boards import Deed, Name, OrleansData, Place, Strength, Track, TrackSpace
from .shown import (
    Board,
    Connection,
    Gives,
    PlaceEffect,
    PrintedDeed,
    PrintedDevelopment,
    PrintedEvent,
    PrintedGood,
    PrintedPlace,
    PrintedTrack,
    Reward,
    Town,
    Words,
)


def board(printed: OrleansData) -> Board:
    """The map, the tracks, deeds, places, goods and events, with their names in both languages."""
    town_map, development, hour_glass = printed.map, printed.development, printed.hour_glass
    return Board(
        towns=[Town(t.id, t.short or t.name.en, t.at, t.one_per_player) for t in town_map.towns.values()],
        connections=[
            Connection(c.id, c.by, (c.a, c.b), len(c.slots), c.bend, c.slot_at)
            for c in town_map.connections.values()
        ],
        tracks=[_track(track) for track in printed.tracks.values()],
        development=PrintedDevelopment(
            last=development.last,
            status={str(at): value for at, value in development.status.items()},
            coins={str(at): value for at, value in development.coins.items()},
            citizens=list(development.citizens),
        ),
        deeds=[_deed(deed) for deed in printed.deeds.values()],
        places=[_place(place) for place in printed.places.values()],
        tiles=[_place(place) for place in printed.place_tiles.values()],
        goods=[PrintedGood(good.id, good.points, good.food) for good in printed.goods.values()],
        characters=list(printed.characters),
        events={
            event.id: PrintedEvent(_name(event.does), list(event.rules))
            for event in hour_glass.events.values()
        },
        strengths={
            "": _strength(hour_glass.fixed),
            **{letter: _strength(strength) for letter, strength in hour_glass.lettered.items()},
        },
        harvest_penalty=hour_glass.harvest_penalty,
    )


def _name(name: Name) -> Words:
    return Words(en=name.en, de=name.de)


def _track(track: Track) -> PrintedTrack:
    return PrintedTrack(track.id, track.character, [_space(space) for space in track.spaces])


def _space(space: TrackSpace) -> Gives:
    gives: dict[str, Any] = {
        "good": space.good,
        "coins": space.coins,
        "development": space.development,
        "technology": space.technology,
        "tile": list(space.place_tile),
        "draw": space.draw,
        "citizen": int(space.citizen),
    }
    return msgspec.convert(_some(gives), Gives)


def _some(made: dict[str, Any]) -> dict[str, Any]:
    """Only what there is of it."""
    return {name: value for name, value in made.items() if value}


def _deed(deed: Deed) -> PrintedDeed:
    rewards = [_some({"coins": r.coins, "development": r.development}) for r in deed.rewards]
    return PrintedDeed(deed.id, list(deed.spaces), msgspec.convert(rewards, list[Reward]))


def _place(place: Place) -> PrintedPlace:
    effect = place.effect
    gives: dict[str, Any] = {
        "coins": effect.coins,
        "coins_per": effect.coins_per,
        "development": effect.development,
        "good": effect.good,
        "technology": effect.technology,
        "recruit": list(effect.recruit),
        "travel": effect.travel,
        "stations": effect.stations,
        "market": effect.market,
        "send": effect.send,
        "draw": effect.draw,
        "pay": effect.pay,
        "special": effect.special,
        "stands_for": {who: list(whom) for who, whom in effect.stands_for.items()},
    }
    return PrintedPlace(
        id=place.id,
        category=place.category,
        use=place.use,
        spaces=list(place.spaces),
        does=_name(place.does),
        rules=list(place.rules),
        effect=msgspec.convert(_some(gives), PlaceEffect),
    )


def _strength(strength: Strength) -> dict[str, int]:
    return {
        "income": strength.income,
        "harvest": strength.harvest,
        "taxes": strength.taxes,
        "trading_day": strength.trading_day,
    }
