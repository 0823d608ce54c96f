"""The box compiled for one ruleset: everything printed as numbers and short lists.

Followers are numbers: 0 to 6 is a neutral tile by profession, 7 to 13 the marked tile of its owner. A space
of a place holds such a number, `TECH`, `FREE`, or `CLOSED` while the place tile is not the player's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ..kernel import Action
from .boards import ANY, OrleansData, Place, TrackSpace

if TYPE_CHECKING:
    from .effects import PlaceAct

# Compiled, a number that is `Final` costs nothing to read.
PROFESSIONS: Final = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
N: Final = 7
KINDS: Final = 14
"""Kinds of followers: neutral ones, then marked ones."""
TECH: Final = 14
FREE: Final = -1
CLOSED: Final = -2
ANYONE: Final = -1
"""What a space needs that takes every profession."""

GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
G: Final = 5
EVENTS: Final = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
PILGRIMAGE: Final = 0
INCOME: Final = 1
HARVEST: Final = 2
TAXES: Final = 3
TRADING_DAY: Final = 4
PLAGUE: Final = 5
HARMFUL: Final = (HARVEST, TAXES, PLAGUE)

IN_STACK: Final = -1
OUT: Final = -2
"""Where a place tile is that nobody owns: in its stack, or out of the game."""

TECHNOLOGY = "technology"
OWN = "own-"
KIND_NAMES: Final = (*PROFESSIONS, *(OWN + name for name in PROFESSIONS))


def key(text: str) -> str:
    """A name as it is looked up: without case, accents and signs, so that `Châteauroux` is `chateauroux`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "_", letters).strip("_")


class Names:
    """The names of one kind of thing, in whatever spelling a player writes them."""

    def __init__(self, what: str, ids: Iterable[str], more: Mapping[str, Iterable[str]]) -> None:
        self.what = what
        self.ids = tuple(ids)
        self.find: dict[str, int] = {}
        for number, name in enumerate(self.ids):
            for spelling in (name, *more.get(name, ())):
                self.find.setdefault(key(spelling), number)


@dataclass(frozen=True)
class Reading:
    """Where the rulebooks differ and no switch chooses: the rule that is named, and what it says."""

    edition: str
    planning: str  # all plan at once (ED-12)
    sending: str  # characters leave the Town Hall (ED-17)
    torture: str  # when it begins (ED-14)
    technology: str  # no technology at a small place (ED-07) …
    small: Callable[[Place], bool]  # … which is one like this


@dataclass(frozen=True)
class Kit:
    """What a player can do with the places that are his: worked out once for each set of place tiles."""

    places: tuple[int, ...]  # all of them
    spaces: tuple[int, ...]
    usable: tuple[int, ...]  # those with an action in phase 5
    fits: tuple[tuple[int, ...], ...]  # by kind of follower: the spaces it may stand on
    puts: tuple[tuple[tuple[int, Action], ...], ...]  # the same with the action from the market
    tower_puts: tuple[tuple[tuple[int, Action], ...], ...]  # … and from the tower
    technology: tuple[tuple[int, Action], ...]  # spaces where technology may go, as far as the place decides
    backs: tuple[tuple[int, Action], ...]  # every space, and taking back who stands there
    shelters: tuple[int, ...]  # spaces whose monk shields from an event
    storage: int  # spaces of the tower
    tower: int  # the place that stores; -1 for none


class Tables:
    """One box, one number of players, one choice of switches."""

    def __init__(self, box: OrleansData, seats: int, options: Mapping[str, Any], reading: Reading) -> None:
        self.box = box
        self.reading = reading
        self.seats = seats
        self.players = seats if seats > 1 else box.practice_setup_for
        self.options = dict(options)
        self._places(box)
        self._map(box)
        self._tracks(box)
        self._deeds(box)
        self._hour_glass(box)
        self.points = [box.goods[good].points for good in GOODS]
        self.food = [number for number, good in enumerate(GOODS) if box.goods[good].food]
        self.neutral = [box.characters[name].neutral_with(self.players) for name in PROFESSIONS]
        self.marked = [box.characters[name].marked for name in PROFESSIONS]
        self.stations = box.each_player.trading_stations
        self.coins = options["coins.total"]
        self.draws_fewer: bool = options["phase3.draw"] == "up_to_max"  # O-P3-c
        self.limited = options["coins.limit"] == "supply"
        self.market = box.market_spaces
        self._names(box)
        self._kits: dict[int, Kit] = {}
        self.acts: list[PlaceAct] = []  # what each place does, see effects.py

    # -- places ----------------------------------------------------------------------------------------

    def _places(self, box: OrleansData) -> None:
        self.places: tuple[Place, ...] = (*box.places.values(), *box.place_tiles.values())
        self.board = len(box.places)  # from this number on they are place tiles
        self.tiles = len(box.place_tiles)
        self.first: list[int] = []  # by place: its first space
        self.place_of: list[int] = []  # by space: its place
        self.need: list[int] = []  # by space: the profession it is for
        for number, place in enumerate(self.places):
            self.first.append(len(self.need))
            for space in place.spaces:
                self.place_of.append(number)
                self.need.append(ANYONE if space == ANY else PROFESSIONS.index(space))
        self.spaces = len(self.need)
        self.first.append(self.spaces)
        self.enough = [p.enough for p in self.places]
        self.space_names = [
            f"{self.places[p].id}.{space - self.first[p] + 1}" for space, p in enumerate(self.place_of)
        ]
        self.takes: list[Action] = [("take", space) for space in range(self.spaces)]
        self.category = [p.category or "" for p in self.places]
        self.substitutes = {
            (PROFESSIONS.index(name), PROFESSIONS.index(other))
            for name, character in box.characters.items()
            for other in character.stands_for
        }
        self.start_spaces = [FREE] * self.first[self.board] + [CLOSED] * (
            self.spaces - self.first[self.board]
        )

    def kit(self, owned: int) -> Kit:
        """The places of a player who has these place tiles (one bit each)."""
        kit = self._kits.get(owned)
        if kit is None:
            if len(self._kits) > 4096:
                self._kits.clear()
            kit = self._kits[owned] = self._make_kit(owned)
        return kit

    def _make_kit(self, owned: int) -> Kit:
        places = [p for p in range(len(self.places)) if p < self.board or owned >> (p - self.board) & 1]
        spaces = [s for p in places for s in range(self.first[p], self.first[p + 1])]
        pairs = set(self.substitutes)
        for p in places:
            for name, others in self.places[p].effect.stands_for.items():
                pairs |= {(PROFESSIONS.index(name), PROFESSIONS.index(other)) for other in others}
        fits = tuple(
            tuple(s for s in spaces if self._fits(kind, s, pairs) and self._welcome(kind, s))
            for kind in range(KINDS)
        )
        store = [p for p in places if self.places[p].use == "storage"]
        return Kit(
            tuple(places),
            tuple(spaces),
            tuple(p for p in places if self.places[p].use == "action" or self.places[p].effect.send),
            fits,
            tuple(tuple((s, ("put", kind, s)) for s in fits[kind]) for kind in range(KINDS)),
            tuple(tuple((s, ("put", kind, s, 1)) for s in fits[kind]) for kind in range(KINDS)),
            tuple((s, ("tech", s)) for s in spaces if self._takes_technology(s)),
            tuple((s, ("back", s)) for s in spaces),
            tuple(self.first[p] for p in places if self.places[p].use == "event"),
            sum(self.places[p].effect.market for p in store),
            store[0] if store else -1,
        )

    def _fits(self, kind: int, space: int, pairs: set[tuple[int, int]]) -> bool:
        """O-P4-h: the profession of the space, or one that may stand for it."""
        need, profession = self.need[space], kind % N
        return need in (ANYONE, profession) or (profession, need) in pairs

    def _welcome(self, kind: int, space: int) -> bool:
        """O-BT-c: marked followers never go to the Town Hall."""
        return kind < N or self.places[self.place_of[space]].marked

    def _takes_technology(self, space: int) -> bool:
        """O-TE-h, O-TE-j, O-TE-k: no monk space, no place that is too small."""
        return self.need[space] != MONK and not self.too_small(self.place_of[space])

    def too_small(self, number: int) -> bool:
        """ED-07, AMB-11: a place with one space or for one character, by the edition, and the Town Hall."""
        place = self.places[number]
        waiting = place.effect.send and self.options["tech.town_hall"] == "forbid"
        return bool(waiting) or self.reading.small(place)

    # -- map -------------------------------------------------------------------------------------------

    def _map(self, box: OrleansData) -> None:
        self.towns = tuple(box.map.towns.values())
        index = {town.id: number for number, town in enumerate(self.towns)}
        self.home = index[box.map.start]
        self.shared = [town.one_per_player for town in self.towns]
        self.routes = tuple(box.map.connections.values())
        self.route_slots: list[tuple[int, int]] = []  # by route: its slots
        self.open_slots: list[int] = []  # slots that get a good with so many players
        slots = 0
        for route in self.routes:
            self.route_slots.append((slots, slots + len(route.slots)))
            self.open_slots.extend(slots + i for i, mark in enumerate(route.slots) if mark <= self.players)
            slots += len(route.slots)
        self.slots = slots
        self.leaving: dict[
            str, list[list[tuple[int, int]]]
        ] = {  # by way and town: towns next to it, and routes
            by: [
                [
                    (index[route.other(town.id)], number)
                    for number, route in enumerate(self.routes)
                    if route.by == by and town.id in (route.a, route.b)
                ]
                for town in self.towns
            ]
            for by in ("road", "water")
        }

    # -- tracks, deeds, citizens -----------------------------------------------------------------------

    def _tracks(self, box: OrleansData) -> None:
        self.tracks: list[tuple[TrackSpace, ...]] = [()] * N  # by profession
        self.track_names = [""] * N
        self.track_citizen: dict[tuple[int, int], int] = {}
        self.citizens: list[str] = []  # where each citizen tile lies at the start
        for name, track in box.tracks.items():
            profession = PROFESSIONS.index(track.character)
            self.tracks[profession] = track.spaces
            self.track_names[profession] = name
            for space in track.citizens:
                self.track_citizen[profession, space] = self._citizen(name)
        self.track_ends = [len(spaces) - 1 for spaces in self.tracks]
        self.allowance = [space.draw for space in self.tracks[KNIGHT]]
        development = box.development
        self.end = development.last
        self.status = [development.status_at(space) for space in range(self.end + 1)]
        self.space_coins = [development.coins.get(space, 0) for space in range(self.end + 1)]
        self.space_citizen = [
            self._citizen(f"development-{space}") if space in development.citizens else -1
            for space in range(self.end + 1)
        ]

    def _deeds(self, box: OrleansData) -> None:
        self.deeds = tuple(box.deeds.values())
        self.deed_citizen = [self._citizen(deed.id) for deed in self.deeds]
        self.last_citizen = self._citizen("stations")
        self.deed_needs = [deed.spaces.count(name) for deed in self.deeds for name in PROFESSIONS]
        self.deed_sizes = [len(deed.spaces) for deed in self.deeds]

    def _citizen(self, where: str) -> int:
        self.citizens.append(where)
        return len(self.citizens) - 1

    # -- the hour glass --------------------------------------------------------------------------------

    def _hour_glass(self, box: OrleansData) -> None:
        """A card is its event plus six times its letter; the lighter one on top has no letter."""
        build, strength = self.options["hourglass.build"], self.options["events.strength"]
        lettered = strength == "lettered"
        made = box.hour_glass.sets["letter_stacks" if lettered or build == "letter_stacks" else "single"]
        self.letters = ("", *box.hour_glass.lettered)
        self.top_card = EVENTS.index(made.top)
        self.cards = [0] * (len(EVENTS) * len(self.letters))  # how many of each there are under the top one
        stacks: list[list[int]] = []
        for stack in made.stacks:
            letter = self.letters.index(stack.letter or "")
            cards = [len(EVENTS) * letter + EVENTS.index(event) for event in stack.tiles]
            for card, number in zip(cards, stack.tiles.values(), strict=True):
                self.cards[card] += number
            stacks.append(cards)
        if build == "single":
            stacks = [[card for cards in stacks for card in cards]]
        self.stacks = stacks
        self.rounds = box.rounds
        fixed = box.hour_glass.fixed
        self.strength = [
            box.hour_glass.lettered[letter] if lettered and letter else fixed for letter in self.letters
        ]

    def card_name(self, card: int) -> str:
        letter = self.letters[card // len(EVENTS)]
        return EVENTS[card % len(EVENTS)] + (f" {letter}" if letter else "")

    # -- names -----------------------------------------------------------------------------------------

    def _names(self, box: OrleansData) -> None:
        def both(things: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
            return {name: (thing.name.en, thing.name.de) for name, thing in things.items()}

        places = {p.id: (p.name.en, p.name.de) for p in self.places}
        towns = {t.id: (t.name.en, t.name.de, t.short, t.printed) for t in self.towns}
        self.place_names = Names("place", places, places)
        self.town_names = Names("town", towns, towns)
        self.deed_names = Names("deed", [d.id for d in self.deeds], both(box.deeds))
        self.good_names = Names("good", GOODS, both(box.goods))
        self.profession_names = Names("character", PROFESSIONS, both(box.characters))
        self.event_names = Names("event", EVENTS, both(box.hour_glass.events))
