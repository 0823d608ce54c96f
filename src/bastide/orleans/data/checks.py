"""What the rulebooks say in words about the pictures: counts (O-C) and the data needs DN-01 to DN-19."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...kernel import DataError
from ..boards import ANY, Counts, Deed, Development, HourGlass, OrleansData, Reward, Track, TrackSpace
from .loader import CATEGORIES, LETTERS

PLAYERS = (2, 3, 4)
BOARD_PLACES = (  # O-B-b
    "farm_house",
    "village",
    "university",
    "castle",
    "monastery",
    "ship",
    "wagon",
    "guildhall",
    "scriptorium",
    "town_hall",
)
TRACKS = ("farmers", "boatmen", "craftsmen", "traders", "scholars", "knights")  # O-T-a


def check(found: OrleansData) -> None:
    _check_pieces(found)
    _check_characters(found)
    _check_map(found)
    _check_slots(found)
    _check_tracks(found.tracks)
    _check_development(found.development)
    _check_citizens(found)
    _check_hour_glass(found.hour_glass, found.counts)
    _check_player_board(found)
    _check_deeds(found.deeds)
    _check_place_tiles(found)


def _hold(good: bool, where: str, what: str, detail: str = "", **blanks: int) -> None:
    if not good:
        file, _, entry = where.partition(", ")
        raise DataError(file, entry, what, detail, **blanks)


def _equal(found: int, wanted: int, where: str, what: str, detail: str = "") -> None:
    told = f"{what}: {found}, but it should be {wanted}"
    _hold(found == wanted, where, told, detail, count=found, of=wanted)


def _check_pieces(found: OrleansData) -> None:
    """O-C-a to O-C-k and DN-13."""
    counts, each, where = found.counts, found.each_player, "pieces.toml, counts"
    for key in ("player_boards", "bags", "merchants"):
        _equal(getattr(counts, key), counts.players, where, f"{key!r} must be one for each player (O-C-a)")
    _equal(len(found.colours), counts.players, "pieces.toml, colours", "one colour for each player (O-S-a)")
    for key, rule in (("trading_stations", "O-C-b"), ("cubes", "O-C-c")):
        total = counts.players * getattr(each, key)
        _equal(getattr(counts, key), total, where, f"{key!r} must be those of all players together ({rule})")
    _equal(
        each.cubes, len(found.tracks) + 1, "pieces.toml, each_player", "'cubes' is one for each track (O-S-l)"
    )
    goods = sum(good.tiles for good in found.goods.values())
    _equal(goods, counts.goods_tiles, "pieces.toml, goods", "all 'tiles' together (O-C-e)")
    _hold(any(g.food for g in found.goods.values()), "pieces.toml, goods", "no good is food (O-E-HA-a)")
    _same_players(found.goods_removed, "pieces.toml, goods, removed")
    pieces = found.coins.pieces
    _equal(
        sum(pieces.values()),
        counts.coin_pieces,
        "pieces.toml, coins",
        "number of all 'pieces' (O-C-h, DN-13)",
        "coins",
    )
    worth = sum(value * number for value, number in pieces.items())
    _equal(found.coins.total, worth, "pieces.toml, coins", "'total' is what the pieces are worth (R-10)")
    start = counts.players * each.coins
    _hold(
        found.coins.total >= start,
        "pieces.toml, coins",
        f"'total' does not cover the {start} coins of the start",
    )
    _hold(
        tuple(found.exclusion) == PLAYERS,
        "pieces.toml, exclusion",
        "'tiles' needs a number for 2, 3 and 4 players",
    )


def _same_players(removed: Mapping[int, int], where: str) -> None:
    _hold(sorted(removed) == [2, 3], where, "needs a number for 2 and one for 3 players (section 22)")
    _hold(removed[2] >= removed[3], where, "with 2 players no fewer are removed than with 3 (section 22)")


def _check_characters(found: OrleansData) -> None:
    """O-C-d and DN-12."""
    counts = found.counts
    marked = counts.players * sum(c.marked for c in found.characters.values())
    _equal(
        marked,
        counts.marked_characters,
        "pieces.toml, characters",
        "all 'marked' tiles of all players (O-C-d)",
    )
    total = marked + sum(c.neutral for c in found.characters.values())
    _equal(total, counts.character_tiles, "pieces.toml, characters", "all tiles together (O-C-d, DN-12)")
    for character in found.characters.values():
        where = f"pieces.toml, characters, {character.id}"
        _same_players(character.removed, f"{where}, removed")
        left = character.neutral_with(2)
        _hold(left > 0, where, "with 2 players no neutral tile would be left to recruit (DN-12)")


def _check_map(found: OrleansData) -> None:
    """DN-01."""
    towns, start = found.map.towns, found.map.start
    _hold(start == "orleans", "map.toml", "'start' must be Orléans (O-S-u, DN-01)")
    for town in towns.values():
        _hold(
            town.one_per_player == (town.id == start),
            f"map.toml, towns, {town.id}",
            "only Orléans takes one station per player, every other town takes one (O-BG-c, O-BG-d, DN-01)",
        )
    _hold(len(towns) >= 5, "map.toml, towns", "a player must be able to build 5 stations (O-END-g, DN-01)")
    reached, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for connection in found.map.leaving(here):
            if (there := connection.other(here)) not in reached:
                reached.add(there)
                todo.append(there)
    _hold(
        len(reached) == len(towns),
        "map.toml, connections",
        f"no way leads from the start to {', '.join(sorted(set(towns) - reached))}",
    )


def _check_slots(found: OrleansData) -> None:
    """DN-02."""
    where = "map.toml, connections"
    slots = [slot for c in found.map.connections.values() for slot in c.slots]
    for mark in (3, 4):
        _hold(mark in slots, where, f"no slot carries the mark {mark} (O-3P-e, O-2P-e, DN-02)")
    several = any(len(c.slots) > 1 for c in found.map.connections.values())
    _hold(several, where, "no connection has more than one slot (O-BS-b, DN-02)")
    for players in PLAYERS:
        used, goods = found.map.slots_with(players), found.goods_with(players)
        _hold(used <= goods, where, f"{used} slots with {players} players, but only {goods} goods (DN-02)")


def _check_tracks(tracks: Mapping[str, Track]) -> None:
    """DN-03 to DN-08."""
    _hold(
        sorted(tracks) == sorted(TRACKS),
        "tracks.toml",
        f"the tracks must be {', '.join(TRACKS)} (O-T-a, O-BM-b)",
    )
    for track in tracks.values():
        where = f"tracks.toml, {track.id}"
        _hold(track.last >= 2, where, "needs the start space and at least 2 more (DN-05, DN-06)")
        start = track.spaces[0]
        _hold(
            start in (TrackSpace(), TrackSpace(draw=start.draw)),
            where,
            "the start space gives nothing (DN-03)",
        )
        for n, space in enumerate(track.spaces):
            at = f"{where}, spaces {n}"
            drawing = track.id == "knights"
            _hold(
                bool(space.draw) == drawing,
                at,
                "'draw' stands on every space of the knights track only (O-P3-a)",
            )
            if n:
                _check_track_space(track, n, space, at)
    draw = [space.draw for space in tracks["knights"].spaces]
    where = "tracks.toml, knights"
    _hold(
        draw[:6] == [4, 5, 6, 7, 7, 8],
        where,
        f"'draw' runs {draw}, but the rulebooks say 4, 5, 6, 7, 7, 8 (O-P3-a, O-BK-d, O-BK-e, DN-08)",
    )
    _hold(tracks["knights"].citizens == (4,), where, "the citizen belongs to the 4th knight (O-BK-d, DN-08)")
    boatmen = tracks["boatmen"]
    _hold(
        boatmen.citizens == (boatmen.last,),
        "tracks.toml, boatmen",
        "the citizen belongs to the last space (O-BV-e, DN-04)",
    )
    for track in tracks.values():
        if track.id not in ("knights", "boatmen"):
            _hold(not track.citizens, f"tracks.toml, {track.id}", "no citizen lies on this track (DN-10)")


def _check_track_space(track: Track, n: int, space: TrackSpace, where: str) -> None:
    gives = {
        "farmers": TrackSpace(good=space.good),
        "boatmen": TrackSpace(coins=space.coins, citizen=space.citizen),
        "craftsmen": TrackSpace(technology=space.technology),
        "traders": TrackSpace(place_tile=space.place_tile),
        "scholars": TrackSpace(development=space.development),
        "knights": TrackSpace(draw=space.draw, citizen=space.citizen),
    }[track.id]
    _hold(space == gives, where, f"gives something that the {track.id} track does not give (section 8)")
    _hold(
        space != TrackSpace(), where, "gives nothing, but every space that is reached gives something (DN-03)"
    )
    if track.id == "craftsmen":
        _equal(space.technology, 1, where, "'technology' is one tile for each advance (O-TC-a, DN-05)")
    if track.id == "traders":
        wanted = ("I",) if n == 1 else CATEGORIES
        _hold(
            space.place_tile == wanted,
            where,
            f"'place_tile' must be {' and '.join(wanted)}: the first advance gives category I, "
            "every later one I or II (O-CE-c, O-CE-d, DN-06)",
        )


def _check_development(track: Development) -> None:
    """DN-09."""
    where = "development.toml"
    for what, spaces in (("status", track.status), ("coins", track.coins), ("citizens", track.citizens)):
        beyond = [space for space in spaces if space > track.last]
        _hold(not beyond, where, f"{what!r} names space {beyond}, but the track ends at {track.last} (DN-09)")
        _hold(len(spaces) > 0, where, f"{what!r} is empty (O-D-a, DN-09)")
    _equal(track.status.get(0, 0), 1, where, "'status' at the start (O-D-e, DN-09)")
    values = list(track.status.values())
    _hold(values == sorted(set(values)), where, f"'status' does not rise along the track: {values} (DN-09)")
    _hold(4 in values, where, "no space gives status 4, which the scoring example has (O-END-g, DN-09)")
    kinds = Counter([*track.status, *track.coins, *track.citizens])
    double = [space for space, number in kinds.items() if number > 1]
    _hold(not double, where, f"space {double} is of two kinds, but every space is of one kind (DN-09)")


def _check_citizens(found: OrleansData) -> None:
    """O-C-g and DN-10."""
    on_tracks = sum(len(track.citizens) for track in found.tracks.values()) + len(found.development.citizens)
    where = "pieces.toml, citizens"
    _equal(
        on_tracks + len(found.deeds),
        found.citizens_on_boards,
        where,
        "citizen spaces of all tracks, and one for each deed (O-S-o, DN-10)",
    )
    total = found.citizens_on_boards + found.citizens_for_stations
    _equal(total, found.counts.citizen_tiles, where, "'on_boards' and 'for_most_stations' together (O-C-g)")


def _check_hour_glass(glass: HourGlass, counts: Counts) -> None:
    """O-C-j, O-S-i, O-S-j and DN-11."""
    file = "hour-glass.toml"
    _equal(len(glass.events), 6, f"{file}, events", "number of events (O-P1-c)")
    for event in glass.events.values():
        phase = 5 if event.id == "pilgrimage" else 6
        _equal(event.phase, phase, f"{file}, events, {event.id}", "'phase' (O-P1-d, O-E-PI-b)")
    _hold(set(glass.sets) == {"single", "letter_stacks"}, f"{file}, sets", "must be single and letter_stacks")
    for one in glass.sets.values():
        where = f"{file}, sets, {one.id}"
        _equal(
            sum(one.tiles.values()),
            counts.hour_glass_tiles,
            where,
            "number of tiles, the top one too (O-C-j)",
            "cards",
        )
        _hold(one.top == "pilgrimage", where, "'top' must be the Pilgrimage (O-S-k)")
    editions = sorted("".join(one.editions for one in glass.sets.values()))
    _hold(editions == list(LETTERS), f"{file}, sets", "'editions' must name A, B and C once each")
    single = glass.sets["single"]
    _hold(
        [stack.letter for stack in single.stacks] == [None],
        f"{file}, sets, single",
        "must be one stack without a letter (O-S-i)",
    )
    for name in glass.events:
        _equal(single.tiles.get(name, 0), 3, f"{file}, sets, single", f"tiles of {name} (O-E-a, DN-11)")
    stacks = glass.sets["letter_stacks"].stacks
    where = f"{file}, sets, letter_stacks"
    _hold(
        [s.letter for s in stacks] == list(LETTERS),
        where,
        "must be the stacks A, B and C in this order (O-S-j)",
    )
    for stack in stacks:
        for name in ("income", "harvest", "taxes", "trading_day"):
            at = f"{where}, stack {stack.letter}"
            _hold(name in stack.tiles, at, f"has no {name}, which has a value for every letter (DN-11)")
    _hold(
        tuple(glass.lettered) == LETTERS,
        f"{file}, strength, lettered",
        "needs a line for A, B and C (O-E-IN-b)",
    )


def _check_player_board(found: OrleansData) -> None:
    """DN-14 and DN-15."""
    most = max(space.draw for space in found.tracks["knights"].spaces)
    where = "player-board.toml, market"
    _hold(
        found.market_spaces >= most,
        where,
        f"{found.market_spaces} spaces cannot hold the {most} drawn (DN-14)",
    )
    places = found.places
    where = "player-board.toml, places"
    _hold(set(places) == set(BOARD_PLACES), where, f"the places must be {', '.join(BOARD_PLACES)} (O-B-b)")
    farm, hall = sorted(places["farm_house"].spaces), places["town_hall"]
    _hold(
        farm == ["boatman", "craftsman"],
        f"{where}, farm_house",
        "needs one boatman and one craftsman (O-BF-e, DN-15)",
    )
    _hold(
        hall.spaces == (ANY, ANY) and hall.enough == 1 and not hall.marked,
        f"{where}, town_hall",
        "has two spaces for any neutral character, and one is enough (O-BT-a, O-BT-b, O-BT-c, DN-15)",
    )
    for place in places.values():
        at = f"{where}, {place.id}"
        _hold(place.use == "action", at, "every place of the board is an action (O-B-a)")
        _hold(len(place.spaces) >= 2, at, "needs at least 2 spaces (O-P4-m, DN-15)")
        if place.id != "town_hall":
            _hold(ANY not in place.spaces, at, "only the Town Hall takes any character (DN-15)")
            _hold(place.enough == len(place.spaces), at, "needs all its spaces covered (O-P4-j)")
    farmer = any("farmer" in place.spaces for place in places.values())
    _hold(farmer, where, "no place has a farmer space for the first technology tile (O-TE-d, O-TE-f, DN-15)")
    recruited = {who for place in places.values() for who in place.effect.recruit}
    never = sorted(set(found.characters) - recruited)
    _hold(not never, where, f"nobody recruits {', '.join(never)} (O-BF-a, O-BV-a, O-BU-a, O-BK-a, O-BM-a)")


def _check_deeds(deeds: Mapping[str, Deed]) -> None:
    """DN-16."""
    _hold("canalization" in deeds, "deeds.toml", "Canalization is missing (O-BD-b, DN-16)")
    for deed in deeds.values():
        where = f"deeds.toml, {deed.id}"
        _hold(len(deed.spaces) > 0, where, "has no spaces")
        if deed.id == "canalization":
            wanted = (Reward(coins=1), Reward(development=1))
            _hold(
                deed.rewards == wanted,
                where,
                "'rewards' must be 1 coin or 1 development step (O-BD-b, DN-16)",
            )
        else:
            coins = [reward.coins for reward in deed.rewards]
            good = coins in ([1], [2], [3]) and not deed.rewards[0].development
            _hold(good, where, "'rewards' must be one entry with 1, 2 or 3 coins (O-BD-a, DN-16)")


def _check_place_tiles(found: OrleansData) -> None:
    """DN-17 to DN-19."""
    file, tiles = "place-tiles.toml", found.place_tiles
    _equal(len(tiles), found.counts.place_tiles, file, "number of place tiles (O-C-i, DN-18)")
    for category in CATEGORIES:
        _hold(
            any(t.category == category for t in tiles.values()),
            file,
            f"no tile of category {category} (DN-18)",
        )
    fixed = {
        "pharmacy": ((ANY,), "one character of any kind (O-L-11a, DN-17)"),
        "sacristy": (("monk",), "one monk (O-L-18a, DN-17)"),
        "school": ((), "no space (O-L-15b, DN-17)"),
        "herb_garden": ((), "no space (O-L-17b, DN-17)"),
        "gunpowder_tower": ((), "no action space, it holds characters (O-L-19a, DN-17)"),
    }
    for key in (*fixed, "bathhouse", "laboratory"):
        _hold(key in tiles, file, f"{key!r} is missing (DN-17)")
    for key, (spaces, what) in fixed.items():
        _hold(tiles[key].spaces == spaces, f"{file}, {key}", f"'spaces' must be {what}")
    bath, laboratory = tiles["bathhouse"], tiles["laboratory"]
    _equal(
        len(bath.spaces),
        1,
        f"{file}, bathhouse",
        "number of 'spaces': one character activates it (O-L-13d, DN-17)",
    )
    _hold(
        len(laboratory.spaces) >= 2 and set(laboratory.spaces) != {"monk"},
        f"{file}, laboratory",
        "needs at least 2 spaces, one of them not for a monk: technology may be put there (O-L-20c, DN-17)",
    )
    produced = Counter(tile.effect.good for tile in tiles.values() if tile.effect.good)
    for good in found.goods:
        _equal(produced[good], 1, file, f"tiles that give {good} (O-L-01 to O-L-05, DN-19)")
