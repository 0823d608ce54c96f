"""The numbers behind the judgement: what each one means, and where they begin before anything is learned.

Most are points in a round to come. A file of weights (`bots/weights/orleans.json`) replaces them by name.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...orleans.tables import PROFESSIONS, Tables

DEFAULTS: dict[str, float] = {
    # followers: in a round, if one of the profession is always at hand; see `engine`
    "follower.farmer": 1.1,
    "follower.boatman": 1.2,
    "follower.craftsman": 1.2,
    "follower.trader": 1.6,
    "follower.knight": 1.9,
    "follower.scholar": 1.7,
    "follower.monk": 2.0,
    "plenty": 1.2,  # how soon more of the same profession bring less
    "draw": 0.75,  # each follower that is drawn
    "idle": 0.5,  # followers who stand somewhere and are not drawn
    "loss": 0.05,  # at least, of any follower who leaves for good
    "growth": 0.1,  # how far more draws than now are expected
    "delay": 1.0,  # rounds until something new is of use
    # what is expected in a round to come
    "steps": 0.9,  # of development
    "people": 0.8,  # stations and citizens
    # in hand
    "buffer": 0.4,  # each of the first coins, which keep torture away
    "buffer.coins": 5.0,  # so many of them
    "hunger": 4.0,  # a food tile that is missing at a Harvest
    "foresight": 0.6,  # of an event in a later round, which can still be prepared for
    "held": 0.6,  # technology that is not placed yet, in a round
    # tracks: for each space, in a round
    "track.farmer": 0.02,
    "track.boatman": 0.03,
    "track.craftsman": 0.0,
    "track.trader": 0.0,
    "track.scholar": 0.08,
    "lead.farmer": 0.6,  # alone in front on the farmers track, in a round
    "last.farmer": 0.2,
    "lead.development": 0.5,  # before all others, while a citizen lies ahead
    "lead.stations": 0.5,  # each station more than the others, up to two
    # the merchant
    "here": 2.0,  # his town is free for a station
    "near": 0.5,  # each free town next to it, up to four
    "far": 0.15,  # each free town two journeys away, up to six
    "routes": 0.03,  # points of goods on the routes that leave it
    # deeds
    "gift": 0.8,  # a citizen that the next player could take with one follower
    # how a plan is made and carried out
    "bath": 2.5,  # a visit to the Bathhouse
    "shelter": 0.8,  # a monk in the Sacristy
    "waiting": 0.15,  # of a place's worth for each follower that waits there for the others
    "keep": 0.05,  # what a follower is worth who stays on the market
    "contested": 0.5,  # of a citizen's worth, to act early where it may be gone
    # tastes, by which styles differ: points on top
    "taste.development": 0.0,  # a step
    "taste.trade": 0.0,  # a journey, a station
    "taste.deeds": 0.0,  # a follower who is sent, a citizen
    # judging a position
    "rivalry": 0.9,  # of the strongest other’s worth, with two players
    # technology: what a place gains by it in a round, for a space of average need
    "tech.farm_house": 0.5,
    "tech.village": 0.9,
    "tech.university": 0.9,
    "tech.castle": 0.7,
    "tech.monastery": 0.4,
    "tech.ship": 0.8,
    "tech.wagon": 0.9,
    "tech.guildhall": 0.9,
    "tech.scriptorium": 0.6,
    "tech.tile": 0.9,  # … of a tile, for each point of its worth
    "need": 0.4,  # how far the worth of the profession that is saved counts
    # place tiles: in a round
    "tile.hayrick": 0.4,
    "tile.cheese_factory": 0.5,
    "tile.winery": 0.7,
    "tile.wool_manufacturer": 1.0,
    "tile.tailor_shop": 1.1,
    "tile.brewery": 0.5,
    "tile.sacristy": 0.3,
    "tile.herb_garden": 0.5,
    "tile.bathhouse": 1.5,
    "tile.windmill": 1.0,
    "tile.library": 1.0,
    "tile.hospital": 1.0,
    "tile.gunpowder_tower": 0.4,
    "tile.cellar": 0.9,
    "tile.office": 0.8,
    "tile.school": 0.8,
    "tile.pharmacy": 1.0,
    "tile.horse_wagon": 0.9,
    "tile.shipping_line": 0.8,
    "tile.laboratory": 0.6,
}


class Weights:
    """The same as attributes and lists, compiled for one box."""

    def __init__(self, given: Mapping[str, float], tables: Tables) -> None:
        self.all = {**DEFAULTS, **{name: value for name, value in given.items() if name in DEFAULTS}}
        take = self.all.__getitem__
        self.follower = [take(f"follower.{name}") for name in PROFESSIONS]
        self.plenty = max(0.05, take("plenty"))
        self.draw = take("draw")
        self.loss = take("loss")
        self.idle, self.growth = take("idle"), min(0.9, max(0.0, take("growth")))
        self.delay = max(0.0, take("delay"))
        self.steps, self.people = max(0.0, take("steps")), max(0.0, take("people"))
        self.buffer, self.buffer_coins = take("buffer"), int(take("buffer.coins"))
        self.hunger, self.foresight, self.held = take("hunger"), take("foresight"), take("held")
        self.track = [self.all.get(f"track.{name}", 0.0) for name in PROFESSIONS]
        self.lead_farmer, self.last_farmer = take("lead.farmer"), take("last.farmer")
        self.lead_development, self.lead_stations = take("lead.development"), take("lead.stations")
        self.here, self.near, self.far, self.routes = take("here"), take("near"), take("far"), take("routes")
        self.rivalry = take("rivalry")
        self.for_development, self.for_trade = take("taste.development"), take("taste.trade")
        self.for_deeds = take("taste.deeds")
        self.gift, self.bath, self.shelter = take("gift"), take("bath"), take("shelter")
        self.waiting, self.keep, self.contested = take("waiting"), take("keep"), take("contested")
        mean = sum(self.follower) / len(self.follower) or 1.0
        need = take("need")
        saved = [1 - need + need * worth / mean for worth in self.follower]
        ids = [place.id for place in tables.places]
        self.tile = [
            self.all.get(f"tile.{name}", 0.6) if n >= tables.board else 0.0 for n, name in enumerate(ids)
        ]
        use = [
            self.all.get(f"tech.{name}", 0.0) if n < tables.board else take("tech.tile") * self.tile[n]
            for n, name in enumerate(ids)
        ]
        self.technology = [  # by space
            use[place] * (saved[tables.need[space]] if tables.need[space] >= 0 else 1.0)
            for space, place in enumerate(tables.place_of)
        ]
