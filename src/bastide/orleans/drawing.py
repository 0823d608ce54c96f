"""What is printed, as the page draws it: made once from the box."""

from __future__ import annotations

from functools import cache
from typing import Any

from .boards import Deed, Name, Place, Reward, Strength, Track, TrackSpace, box


@cache
def board() -> dict[str, Any]:
    """The map, the tracks, deeds, places, goods and events, with their names in both languages."""
    printed = box()
    town_map, development, hour_glass = printed.map, printed.development, printed.hour_glass
    return {
        "towns": [
            {"id": t.id, "short": t.short or t.name.en, "at": list(t.at), "shared": t.one_per_player}
            for t in town_map.towns.values()
        ],
        "connections": [
            {
                "id": c.id,
                "by": c.by,
                "towns": [c.a, c.b],
                "slots": len(c.slots),
                "bend": c.bend,
                "slot_at": c.slot_at,
            }
            for c in town_map.connections.values()
        ],
        "tracks": [_track(track) for track in printed.tracks.values()],
        "development": {
            "last": development.last,
            "status": {str(at): value for at, value in development.status.items()},
            "coins": {str(at): value for at, value in development.coins.items()},
            "citizens": list(development.citizens),
        },
        "deeds": [_deed(deed) for deed in printed.deeds.values()],
        "places": [_place(place) for place in printed.places.values()],
        "tiles": [_place(place) for place in printed.place_tiles.values()],
        "goods": [
            {"id": good.id, "points": good.points, "food": good.food} for good in printed.goods.values()
        ],
        "characters": list(printed.characters),
        "events": {
            event.id: {"does": _name(event.does), "rules": list(event.rules)}
            for event in hour_glass.events.values()
        },
        "strengths": {
            "": _strength(hour_glass.fixed),
            **{letter: _strength(strength) for letter, strength in hour_glass.lettered.items()},
        },
        "harvest_penalty": hour_glass.harvest_penalty,
    }


def _name(name: Name) -> dict[str, str]:
    return {"en": name.en, "de": name.de}


def _track(track: Track) -> dict[str, Any]:
    spaces = [_space(space) for space in track.spaces]
    return {"id": track.id, "character": track.character, "spaces": spaces}


def _space(space: TrackSpace) -> dict[str, Any]:
    gives: dict[str, Any] = {
        "good": space.good,
        "coins": space.coins,
        "development": space.development,
        "technology": space.technology,
        "tile": list(space.place_tile),
        "draw": space.draw,
        "citizen": int(space.citizen),
    }
    return {name: value for name, value in gives.items() if value}


def _deed(deed: Deed) -> dict[str, Any]:
    return {"id": deed.id, "spaces": list(deed.spaces), "rewards": [_reward(r) for r in deed.rewards]}


def _reward(reward: Reward) -> dict[str, int]:
    made = {"coins": reward.coins, "development": reward.development}
    return {name: value for name, value in made.items() if value}


def _place(place: Place) -> dict[str, Any]:
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
    return {
        "id": place.id,
        "category": place.category,
        "use": place.use,
        "spaces": list(place.spaces),
        "does": _name(place.does),
        "rules": list(place.rules),
        "effect": {name: value for name, value in gives.items() if value},
    }


def _strength(strength: Strength) -> dict[str, int]:
    return {
        "income": strength.income,
        "harvest": strength.harvest,
        "taxes": strength.taxes,
        "trading_day": strength.trading_day,
    }
