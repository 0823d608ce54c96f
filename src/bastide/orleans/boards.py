"""Boards and pieces of Orléans: what is printed, loaded from `data/` and checked.

Nothing here is a rule. A value may be changed in its file; the checks hold it to what the rulebooks say in
words, and a complaint names the file, the entry and the rule that would break. `box()` is the box that is
shipped, `load(folder)` reads another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from .data import folder

__all__ = [
    "ANY",
    "Character",
    "Coins",
    "Colour",
    "Connection",
    "Counts",
    "Deed",
    "Development",
    "EachPlayer",
    "Effect",
    "Event",
    "Good",
    "HourGlass",
    "HourGlassSet",
    "HourGlassStack",
    "Name",
    "NamedMapping",
    "OrleansData",
    "Place",
    "Provenance",
    "Reward",
    "Source",
    "Strength",
    "Town",
    "TownMap",
    "Track",
    "TrackSpace",
    "box",
    "load",
]

ANY = "any"
"""An action space that takes every profession."""

K = TypeVar("K")
V = TypeVar("V")


class NamedMapping(Mapping[K, V], Generic[K, V]):
    """A mapping that cannot be changed, in the order of the file. Can be compared, copied and pickled."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[K, V] | Iterable[tuple[K, V]] = ()) -> None:
        self._items: dict[K, V] = dict(items)

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(tuple(self._items.items()))

    def __repr__(self) -> str:
        return f"NamedMapping({self._items!r})"


@dataclass(frozen=True, slots=True)
class Name:
    """A word for players in both languages."""

    en: str
    de: str


@dataclass(frozen=True, slots=True)
class Source:
    """Where values come from (`sources.toml`)."""

    id: str
    name: Name
    where: str


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where one block of values comes from, and how sure it is; a reconstruction says why."""

    sources: tuple[str, ...]
    sure: str
    why: Name | None = None

    @property
    def reconstructed(self) -> bool:
        return "reconstruction" in self.sources


@dataclass(frozen=True, slots=True)
class Colour:
    id: str
    name: Name


@dataclass(frozen=True, slots=True)
class Character:
    """A profession: neutral tiles of the box, marked tiles of each player, tiles removed by player number."""

    id: str
    name: Name
    many: Name
    neutral: int
    marked: int
    removed: NamedMapping[int, int]
    stands_for: tuple[str, ...]

    def neutral_with(self, players: int) -> int:
        """Neutral tiles in a game with so many players."""
        return self.neutral - self.removed.get(players, 0)


@dataclass(frozen=True, slots=True)
class Good:
    id: str
    name: Name
    tiles: int
    points: int
    food: bool


@dataclass(frozen=True, slots=True)
class Coins:
    """Coin pieces by value; `total` is what they are worth together."""

    pieces: NamedMapping[int, int]
    total: int


@dataclass(frozen=True, slots=True)
class Counts:
    """The printed list of components."""

    players: int
    player_boards: int
    bags: int
    merchants: int
    trading_stations: int
    cubes: int
    character_tiles: int
    marked_characters: int
    goods_tiles: int
    technology_tiles: int
    citizen_tiles: int
    coin_pieces: int
    place_tiles: int
    hour_glass_tiles: int


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """What one player starts with."""

    trading_stations: int
    cubes: int
    merchants: int
    bags: int
    coins: int


@dataclass(frozen=True, slots=True)
class Town:
    """`at` is for drawing only, in percent of the map."""

    id: str
    name: Name
    short: str
    printed: str
    at: tuple[float, float]
    one_per_player: bool

    def stations(self, players: int) -> int:
        """How many trading stations fit here."""
        return players if self.one_per_player else 1


@dataclass(frozen=True, slots=True)
class Connection:
    """A road or waterway; each slot says from how many players on it is filled."""

    id: int
    by: str
    a: str
    b: str
    slots: tuple[int, ...]
    bend: float
    slot_at: float

    def other(self, town: str) -> str:
        """The town at the other end."""
        return self.b if town == self.a else self.a

    def slots_with(self, players: int) -> int:
        """Goods slots in use with so many players."""
        return sum(slot <= players for slot in self.slots)


@dataclass(frozen=True, slots=True)
class TownMap:
    start: str
    towns: NamedMapping[str, Town]
    connections: NamedMapping[int, Connection]

    def leaving(self, town: str, by: str | None = None) -> tuple[Connection, ...]:
        """Connections of a town, all or only roads or only waterways."""
        return tuple(c for c in self.connections.values() if town in (c.a, c.b) and by in (None, c.by))

    def slots_with(self, players: int) -> int:
        """Goods slots in use on the whole map."""
        return sum(c.slots_with(players) for c in self.connections.values())


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """What a player gets who enters this space of a character track."""

    good: str | None = None
    coins: int = 0
    development: int = 0
    technology: int = 0
    place_tile: tuple[str, ...] = ()
    draw: int = 0
    citizen: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """A character track; space 0 is the start."""

    id: str
    character: str
    name: Name
    spaces: tuple[TrackSpace, ...]
    rules: tuple[str, ...]

    @property
    def last(self) -> int:
        return len(self.spaces) - 1

    @property
    def citizens(self) -> tuple[int, ...]:
        """Spaces with a citizen tile."""
        return tuple(n for n, space in enumerate(self.spaces) if space.citizen)


@dataclass(frozen=True, slots=True)
class Development:
    """The development track; space 0 is the start."""

    name: Name
    last: int
    status: NamedMapping[int, int]
    coins: NamedMapping[int, int]
    citizens: tuple[int, ...]
    rules: tuple[str, ...]

    def status_at(self, space: int) -> int:
        """The development status of a marker on this space."""
        return max(value for at, value in self.status.items() if at <= space)


@dataclass(frozen=True, slots=True)
class Reward:
    coins: int = 0
    development: int = 0


@dataclass(frozen=True, slots=True)
class Deed:
    """A beneficial deed. Each character sent brings one of `rewards`; with several the player chooses."""

    id: str
    name: Name
    spaces: tuple[str, ...]
    rewards: tuple[Reward, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a place does; the words are explained in `player-board.toml` and `place-tiles.toml`."""

    coins: int = 0
    coins_per: str | None = None
    development: int = 0
    good: str | None = None
    technology: int = 0
    recruit: tuple[str, ...] = ()
    travel: str | None = None
    collect: str | None = None
    stations: int = 0
    market: int = 0
    send: int = 0
    stands_for: NamedMapping[str, tuple[str, ...]] = field(default_factory=NamedMapping)
    special: str | None = None
    draw: int = 0
    place: int = 0
    pay: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the player board (`category` None) or a place tile."""

    id: str
    name: Name
    category: str | None
    use: str
    spaces: tuple[str, ...]
    enough: int
    marked: bool
    effect: Effect
    does: Name
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    name: Name
    phase: int
    does: Name
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HourGlassStack:
    """Tiles that are shuffled together; `letter` is on their back, if there is one."""

    letter: str | None
    tiles: NamedMapping[str, int]

    @property
    def size(self) -> int:
        return sum(self.tiles.values())


@dataclass(frozen=True, slots=True)
class HourGlassSet:
    """The lighter tile on top, then the stacks in the order of play."""

    id: str
    editions: str
    top: str
    stacks: tuple[HourGlassStack, ...]

    @property
    def tiles(self) -> NamedMapping[str, int]:
        """All tiles by event, the top one included."""
        tiles = Counter({self.top: 1})
        for stack in self.stacks:
            tiles.update(stack.tiles)
        return NamedMapping(tiles)


@dataclass(frozen=True, slots=True)
class Strength:
    """Income per status point, food due, goods per coin of tax, coins per station on a trading day."""

    income: int
    harvest: int
    taxes: int
    trading_day: int


@dataclass(frozen=True, slots=True)
class HourGlass:
    events: NamedMapping[str, Event]
    sets: NamedMapping[str, HourGlassSet]
    fixed: Strength
    lettered: NamedMapping[str, Strength]
    harvest_penalty: int
    plague_followers: int


@dataclass(frozen=True, slots=True)
class OrleansData:
    """Everything that is in the box, as printed."""

    counts: Counts
    each_player: EachPlayer
    colours: NamedMapping[str, Colour]
    characters: NamedMapping[str, Character]
    goods: NamedMapping[str, Good]
    goods_removed: NamedMapping[int, int]
    citizen: Name
    citizens_on_boards: int
    citizens_for_stations: int
    coins: Coins
    exclusion: NamedMapping[int, int]
    extra_place_tiles: int
    practice_setup_for: int
    map: TownMap
    tracks: NamedMapping[str, Track]
    development: Development
    market: Name
    market_spaces: int
    places: NamedMapping[str, Place]
    place_tiles: NamedMapping[str, Place]
    deeds: NamedMapping[str, Deed]
    hour_glass: HourGlass
    sources: NamedMapping[str, Source]
    provenance: NamedMapping[str, Provenance]

    def goods_with(self, players: int) -> int:
        """Goods tiles in a game with so many players."""
        return sum(good.tiles for good in self.goods.values()) - self.goods_removed.get(players, 0)

    def market_start(self, players: int) -> int:
        """Goods that lie in the goods market when the routes are filled."""
        return self.goods_with(players) - self.map.slots_with(players)

    def neutral_with(self, players: int) -> int:
        """Neutral character tiles in a game with so many players."""
        return sum(character.neutral_with(players) for character in self.characters.values())

    @property
    def rounds(self) -> int:
        """One for each hour glass tile (O-P1-f)."""
        return self.counts.hour_glass_tiles

    @property
    def reconstructed(self) -> NamedMapping[str, Provenance]:
        """The blocks of values that no source gave; the game's about page lists them (R-3)."""
        return NamedMapping((where, p) for where, p in self.provenance.items() if p.reconstructed)


def load(source: Traversable) -> OrleansData:
    """Read and check the data files of a folder. Raises DataError, which says what is wrong and where."""
    from .data.checks import check
    from .data.loader import Loader

    data = Loader(source).box()
    check(data)
    return data


@cache
def box() -> OrleansData:
    """The box that is shipped."""
    return load(folder())
