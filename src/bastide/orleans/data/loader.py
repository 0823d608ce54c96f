"""From the data files to the typed box. Each value is checked for itself here, all together in `checks`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, replace
from importlib.resources.abc import Traversable
from typing import Any

from ...kernel import DataError, Entry, read_toml
from ..boards import (
    ANY,
    Character,
    Coins,
    Colour,
    Connection,
    Counts,
    Deed,
    Development,
    EachPlayer,
    Effect,
    Event,
    Good,
    HourGlass,
    HourGlassSet,
    HourGlassStack,
    Name,
    NamedMapping,
    OrleansData,
    Place,
    Provenance,
    Reward,
    Source,
    Strength,
    Town,
    TownMap,
    Track,
    TrackSpace,
)

CATEGORIES = ("I", "II")
LETTERS = ("A", "B", "C")
SURE = ("certain", "high", "medium")
SPECIALS = {"bathhouse": {"draw", "place"}, "pharmacy": {"pay", "development"}, "sacristy": set[str]()}
RULE = re.compile(r"O(-[A-Z0-9][A-Za-z0-9]*)+-[a-z0-9]+|O-L-\d\d[a-z]?")


class Loader:
    """Reads file after file; later files may name what earlier ones declared."""

    def __init__(self, source: Traversable) -> None:
        self.source = source
        self.sources: dict[str, Source] = {}
        self.provenance: dict[str, Provenance] = {}
        self.characters: tuple[str, ...] = ()
        self.goods: tuple[str, ...] = ()

    def box(self) -> OrleansData:
        self._sources()
        pieces = self._read("pieces.toml")
        characters = self._characters(pieces.table("characters"))
        self.characters = tuple(characters)
        goods_entry = pieces.table("goods")
        goods = self._goods(goods_entry)
        self.goods = tuple(goods)
        board = self._read("player-board.toml")
        market = board.table("market")
        citizens = pieces.table("citizens")
        exclusion, extra, practice = (pieces.table(k) for k in ("exclusion", "extra_place_tiles", "practice"))
        data = OrleansData(
            counts=self._counts(pieces.table("counts")),
            each_player=self._each_player(pieces.table("each_player")),
            colours=self._colours(pieces.table("colours")),
            characters=characters,
            goods=goods,
            goods_removed=NamedMapping(goods_entry.counted("removed")),
            citizen=_name(citizens),
            citizens_on_boards=citizens.number("on_boards"),
            citizens_for_stations=citizens.number("for_most_stations"),
            coins=self._coins(pieces.table("coins")),
            exclusion=NamedMapping(exclusion.counted("tiles", least=1)),
            extra_place_tiles=extra.number("each_category", least=1),
            practice_setup_for=practice.number("setup_for", 2, 4),
            map=self._map(self._read("map.toml")),
            tracks=self._tracks(self._read("tracks.toml")),
            development=self._development(self._read("development.toml")),
            market=_name(market),
            market_spaces=market.number("spaces", least=1),
            places=NamedMapping((key, self._place(key, e)) for key, e in board.table("places").entries()),
            place_tiles=NamedMapping(
                (key, self._place(key, e, tile=True)) for key, e in self._read("place-tiles.toml").entries()
            ),
            deeds=self._deeds(self._read("deeds.toml")),
            hour_glass=self._hour_glass(self._read("hour-glass.toml")),
            sources=NamedMapping(self.sources),
            provenance=NamedMapping(),
        )
        for entry in (citizens, exclusion, extra, practice, market):
            self._from(entry)
            entry.close()
        goods_entry.close()
        pieces.close()
        board.close()
        return replace(data, provenance=NamedMapping(self.provenance))

    def _read(self, file: str) -> Entry:
        return read_toml(self.source.joinpath(file), file)

    def _sources(self) -> None:
        for key, entry in self._read("sources.toml").entries():
            self.sources[key] = Source(key, _name(entry), entry.text("where", default="-"))
            entry.close()
        if "reconstruction" not in self.sources:
            raise DataError("sources.toml", "", "'reconstruction' is missing")

    def _from(self, entry: Entry) -> None:
        """Note where a block comes from; a table of parts may name a provenance for each part."""
        provenance = entry.value("provenance", Any)
        if isinstance(provenance, dict) and "from" not in provenance:
            parts = entry.table("provenance")
            for part in parts:
                self._note(entry, part, self._provenance(parts, part))
        else:
            self._note(entry, "", self._provenance(entry, "provenance"))

    def _note(self, entry: Entry, part: str, provenance: Provenance) -> None:
        where = ", ".join(word for word in (entry.name, part) if word)
        self.provenance[f"{entry.file}: {where}" if where else entry.file] = provenance

    def _provenance(self, entry: Entry, key: str) -> Provenance:
        sure, why = "certain", None
        if isinstance(entry.value(key, Any), dict):
            inner = entry.table(key)
            sources = inner.texts("from", self.sources)
            sure = inner.text("sure", SURE, default="certain")
            if "why_en" in inner:
                why = _name(inner, "why_")
            if "reconstruction" in sources and (why is None or sure == "certain"):
                raise inner.problem("a reconstruction needs 'sure' below certain and 'why_en' and 'why_de'")
            inner.close()
        else:
            sources = entry.texts(key, self.sources)
            if "reconstruction" in sources:
                raise entry.problem("a reconstruction needs 'sure' below certain and 'why_en' and 'why_de'")
        if not sources:
            raise entry.problem(f"{key!r} names no source")
        return Provenance(sources, sure, why)

    def _counts(self, entry: Entry) -> Counts:
        counts = Counts(**{key: entry.number(key, least=1) for key in _keys(Counts)})
        self._from(entry)
        entry.close()
        return counts

    def _each_player(self, entry: Entry) -> EachPlayer:
        pieces = EachPlayer(**{key: entry.number(key, least=1) for key in _keys(EachPlayer)})
        self._from(entry)
        entry.close()
        return pieces

    def _colours(self, entry: Entry) -> NamedMapping[str, Colour]:
        colours = {}
        for key, colour in entry.entries("provenance"):
            colours[key] = Colour(key, _name(colour))
            colour.close()
        self._from(entry)
        return NamedMapping(colours)

    def _characters(self, entry: Entry) -> NamedMapping[str, Character]:
        characters = {}
        known = tuple(key for key in entry if key != "provenance")
        for key, e in entry.entries("provenance"):
            stands_for = e.texts("stands_for", known, default=())
            if "monk" in stands_for:
                raise e.problem("'stands_for' names the monk, but nobody stands for a monk (O-BM-d)")
            characters[key] = Character(
                id=key,
                name=_name(e),
                many=_name(e, "many_"),
                neutral=e.number("neutral", least=1),
                marked=e.number("marked"),
                removed=NamedMapping(e.counted("removed")),
                stands_for=stands_for,
            )
            e.close()
        self._from(entry)
        return NamedMapping(characters)

    def _goods(self, entry: Entry) -> NamedMapping[str, Good]:
        goods = {}
        for key, e in entry.entries("provenance", "removed"):
            goods[key] = Good(
                key, _name(e), e.number("tiles", 1), e.number("points", 1), e.flag("food", False)
            )
            e.close()
        self._from(entry)
        return NamedMapping(goods)

    def _coins(self, entry: Entry) -> Coins:
        coins = Coins(NamedMapping(entry.counted("pieces", least=1)), entry.number("total", least=1))
        self._from(entry)
        entry.close()
        return coins

    def _map(self, entry: Entry) -> TownMap:
        towns = {}
        for key, e in entry.table("towns").entries():
            at = e.numbers("at", 0, 100)
            if len(at) != 2:
                raise e.problem("'at' must be two numbers, across and down")
            name = e.text("name")
            towns[key] = Town(
                id=key,
                name=Name(name, name),
                short=e.text("short", default=name),
                printed=e.text("printed", default=name),
                at=(float(at[0]), float(at[1])),
                one_per_player=e.text("stations", ("1", "one per player"), default="1") != "1",
            )
            e.close()
        connections: dict[int, Connection] = {}
        seen: dict[tuple[str, frozenset[str]], int] = {}
        for key, e in entry.table("connections").entries():
            if not key.isdigit():
                raise e.problem("the name of a connection must be a number")
            ends = e.texts("towns", towns)
            if len(set(ends)) != 2 or len(ends) != 2:
                raise e.problem("'towns' must be two different towns (DN-01)")
            connection = Connection(
                id=int(key),
                by=e.text("by", ("road", "water")),
                a=ends[0],
                b=ends[1],
                slots=e.numbers("slots", 2, 4),
                bend=e.decimal("bend", -1, 1, 0.0),
                slot_at=e.decimal("slot_at", 0, 1, 0.5),
            )
            e.close()
            route = (connection.by, frozenset(ends))
            if route in seen:
                raise e.problem(f"joins the same towns by {connection.by} as connection {seen[route]}")
            seen[route] = connection.id
            connections[connection.id] = connection
        town_map = TownMap(
            entry.text("start", towns), NamedMapping(towns), NamedMapping(sorted(connections.items()))
        )
        self._from(entry)
        entry.close()
        return town_map

    def _tracks(self, entry: Entry) -> NamedMapping[str, Track]:
        tracks = {}
        for key, e in entry.entries():
            tracks[key] = Track(
                id=key,
                character=e.text("character", self.characters),
                name=_name(e),
                spaces=tuple(self._track_space(space) for space in e.tables("spaces", first=0)),
                rules=_rules(e),
            )
            self._from(e)
            e.close()
        return NamedMapping(tracks)

    def _track_space(self, entry: Entry) -> TrackSpace:
        space = TrackSpace(
            good=_maybe(entry, "good", self.goods),
            coins=entry.number("coins", 1, default=0),
            development=entry.number("development", 1, default=0),
            technology=entry.number("technology", 1, default=0),
            place_tile=entry.texts("place_tile", CATEGORIES, default=()),
            draw=entry.number("draw", 1, default=0),
            citizen=entry.flag("citizen", False),
        )
        entry.close()
        return space

    def _development(self, entry: Entry) -> Development:
        last = entry.number("last", least=1)
        development = Development(
            name=_name(entry),
            last=last,
            status=NamedMapping(sorted(entry.counted("status", least=1).items())),
            coins=NamedMapping(sorted(entry.counted("coins", least=1).items())),
            citizens=entry.numbers("citizens", 1, last),
            rules=_rules(entry),
        )
        self._from(entry)
        entry.close()
        return development

    def _place(self, key: str, entry: Entry, tile: bool = False) -> Place:
        spaces = entry.texts("spaces", (*self.characters, ANY))
        place = Place(
            id=key,
            name=_name(entry),
            category=entry.text("category", CATEGORIES) if tile else None,
            use=entry.text("use", ("action", "privilege", "storage", "event"), default="action"),
            spaces=spaces,
            enough=entry.number("enough", 1, len(spaces), default=len(spaces)),
            marked=entry.flag("marked", True),
            effect=self._effect(entry.table("effect")),
            does=_name(entry, "does_"),
            rules=_rules(entry),
        )
        self._from(entry)
        entry.close()
        needs_spaces = place.use in ("action", "event")
        if needs_spaces and not spaces:
            fault = f"'spaces' is empty, but a place of use {place.use!r} needs at least one (DN-17)"
            raise entry.problem(fault)
        if not needs_spaces and spaces:
            raise entry.problem(f"a place of use {place.use!r} has no action spaces (DN-17)")
        return place

    def _effect(self, entry: Entry) -> Effect:
        if not len(entry):
            raise entry.problem("an effect must do something")
        stands_for: dict[str, tuple[str, ...]] = {}
        if "stands_for" in entry:
            inner = entry.table("stands_for")
            for who in inner:
                if who not in self.characters:
                    raise inner.problem(f"{who!r} is not a character")
                stands_for[who] = inner.texts(who, self.characters)
                if "monk" in stands_for[who]:
                    fault = "names the monk, but nobody stands for a monk (O-BM-d, O-L-15a, O-L-17b)"
                    raise inner.problem(fault)
        effect = Effect(
            coins=entry.number("coins", 1, default=0),
            coins_per=_maybe(entry, "coins_per", ("status", "station")),
            development=entry.number("development", 1, default=0),
            good=_maybe(entry, "good", self.goods),
            technology=entry.number("technology", 1, default=0),
            recruit=entry.texts("recruit", self.characters, default=()),
            travel=_maybe(entry, "travel", ("road", "water")),
            collect=_maybe(entry, "collect", ("may", "horse_wagon.good")),
            stations=entry.number("stations", 1, default=0),
            market=entry.number("market", 1, default=0),
            send=entry.number("send", 1, default=0),
            stands_for=NamedMapping(stands_for),
            special=_maybe(entry, "special", SPECIALS),
            draw=entry.number("draw", 1, default=0),
            place=entry.number("place", 1, default=0),
            pay=entry.number("pay", 1, default=0),
        )
        entry.close()
        if effect.special is not None and set(entry) != {"special"} | SPECIALS[effect.special]:
            needs = ", ".join(sorted(SPECIALS[effect.special])) or "nothing"
            raise entry.problem(f"special {effect.special!r} needs {needs} besides, not {', '.join(entry)}")
        if effect.special is None and (effect.draw or effect.place or effect.pay):
            raise entry.problem("'draw', 'place' and 'pay' belong to a 'special'")
        if (effect.collect is not None) != (effect.travel is not None):
            raise entry.problem("'travel' and 'collect' go together")
        return effect

    def _deeds(self, entry: Entry) -> NamedMapping[str, Deed]:
        deeds = {}
        for key, e in entry.entries():
            rewards = tuple(_reward(reward) for reward in e.tables("rewards", first=0))
            deeds[key] = Deed(key, _name(e), e.texts("spaces", self.characters), rewards, _rules(e))
            self._from(e)
            e.close()
        return NamedMapping(deeds)

    def _hour_glass(self, entry: Entry) -> HourGlass:
        events = {}
        table = entry.table("events")
        for key, e in table.entries("provenance"):
            events[key] = Event(key, _name(e), e.number("phase", 5, 6), _name(e, "does_"), _rules(e))
            e.close()
        self._from(table)
        sets = {}
        for key, e in entry.table("sets").entries():
            sets[key] = HourGlassSet(
                id=key,
                editions=e.text("editions"),
                top=e.text("top", events),
                stacks=tuple(self._stack(stack, events) for stack in e.tables("stacks", first=0)),
            )
            self._from(e)
            e.close()
        table = entry.table("strength")
        fixed, lettered = table.table("fixed"), table.table("lettered")
        lines = lettered.entries("provenance")
        hour_glass = HourGlass(
            events=NamedMapping(events),
            sets=NamedMapping(sets),
            fixed=_strength(fixed),
            lettered=NamedMapping((letter, _strength(e)) for letter, e in lines),
            harvest_penalty=table.number("harvest_penalty", least=1),
            plague_followers=table.number("plague_followers", least=1),
        )
        for e in (fixed, lettered, table):
            self._from(e)
        for e in (fixed, lettered, table, *(e for _, e in lines)):
            e.close()
        entry.close()
        return hour_glass

    def _stack(self, entry: Entry, events: Iterable[str]) -> HourGlassStack:
        letter = _maybe(entry, "letter", LETTERS)
        tiles = entry.table("tiles")
        known = tuple(events)
        for event in tiles:
            if event not in known:
                raise tiles.problem(f"{event!r} is not an event")
        entry.close()
        return HourGlassStack(letter, NamedMapping((event, tiles.number(event, 1)) for event in tiles))


def _keys(kind: type[Counts | EachPlayer | Strength]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _name(entry: Entry, prefix: str = "") -> Name:
    return Name(entry.text(f"{prefix}en"), entry.text(f"{prefix}de"))


def _rules(entry: Entry) -> tuple[str, ...]:
    rules = entry.texts("rules")
    for rule in rules:
        if not RULE.fullmatch(rule):
            raise entry.problem(f"'rules' names {rule!r}, which is not the ID of a rule")
    return rules


def _maybe(entry: Entry, key: str, allowed: Iterable[str]) -> str | None:
    return entry.text(key, allowed) if key in entry else None


def _reward(entry: Entry) -> Reward:
    reward = Reward(entry.number("coins", 1, default=0), entry.number("development", 1, default=0))
    entry.close()
    return reward


def _strength(entry: Entry) -> Strength:
    return Strength(**{key: entry.number(key, least=1) for key in _keys(Strength)})
