"""What each place does (O-B, O-L): effects from the data as functions, and why one may not be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..kernel import Action, Blank, Event, Jump
from . import reasons
from .boards import Effect, Place
from .deeds import held_at, sendable, tower_blocked
from .development import can_develop, develop, recruit
from .notation import read_profession, write_profession
from .rulekit import Limit, Verb
from .shown import Gives
from .state import OrleansState, event_now, status
from .supply import gain, take_good, take_technology
from .tables import GOODS, IN_STACK, KINDS, MONK, PILGRIMAGE, PROFESSIONS, N, Tables

Reason = tuple[str, str]
"""Why not: a code and its rule."""

PILGRIMS: Reason = ("pilgrimage", "O-E-PI-a")
NO_CHARACTER: Reason = ("character-gone", "O-N-b")
TRACK_END: Reason = ("track-end", "O-T-c")
NO_GOOD: Reason = ("good-gone", "O-N-b")
NO_TECHNOLOGY: Reason = ("technology-gone", "O-N-b")
NO_TILE: Reason = ("no-tile-left", "AMB-05")
TILE_GOOD_GONE: Reason = ("good-gone", "O-L-00")
LAB_EMPTY: Reason = ("technology-gone", "O-L-20d")
DEVELOPED: Reason = ("development-end", "AMB-34")
NO_WAY: Reason = ("no-way", "AMB-33")
TOWN_TAKEN: Reason = ("town-taken", "O-BG-b")
OWN_STATION: Reason = ("own-station", "O-BG-d")
NO_STATION: Reason = ("no-station", "O-BG-e")
NO_COIN: Reason = ("no-coin", "O-L-11c")
BAG_EMPTY: Reason = ("bag-empty", "AMB-33")
NOBODY_TO_SEND: Reason = ("nobody-to-send", "AMB-19")
NOT_TOGETHER: Reason = ("both-together", "O-L-19e")
PRIVILEGE: Reason = ("privilege", "O-P4-m")
SHELTER: Reason = ("not-an-action", "O-L-18d")
NOT_YOURS: Reason = ("not-your-place", "O-CE-e")
NOT_ACTIVATED: Reason = ("not-activated", "O-P5-a")
REASONS = (
    NOT_YOURS,
    PRIVILEGE,
    SHELTER,
    NOT_ACTIVATED,
    PILGRIMS,
    NO_CHARACTER,
    TRACK_END,
    NO_GOOD,
    NO_TECHNOLOGY,
    NO_TILE,
    TILE_GOOD_GONE,
    LAB_EMPTY,
    DEVELOPED,
    NO_WAY,
    TOWN_TAKEN,
    OWN_STATION,
    NO_STATION,
    NO_COIN,
    BAG_EMPTY,
    NOBODY_TO_SEND,
    NOT_TOGETHER,
)


class PlaceAct(NamedTuple):
    """What a place does: why it may not now, how it is carried out, and what it would bring."""

    hindrance: Callable[[OrleansState, int], Reason | None]
    run: Callable[[OrleansState, int], Jump]
    preview: Callable[[OrleansState, int], Gives]


def compile_acts(tables: Tables) -> list[PlaceAct]:
    """From the effects in the data to functions, once for each ruleset (O-B-a: each place is one action)."""
    return [_act(tables, number, place) for number, place in enumerate(tables.places)]


def _act(tables: Tables, number: int, place: Place) -> PlaceAct:
    effect = place.effect
    if place.use == "event":
        return PlaceAct(lambda state, seat: SHELTER, _nothing, _no_preview)
    if place.use == "privilege":
        return PlaceAct(lambda state, seat: PRIVILEGE, _nothing, _no_preview)
    if place.use == "storage":
        return PlaceAct(tower_hindrance, lambda state, seat: "P5.deed", _no_preview)
    if effect.send:
        return PlaceAct(_waiting_hindrance(number), lambda state, seat: "P5.deed", _no_preview)
    if len(effect.recruit) > 1:
        return _village([PROFESSIONS.index(name) for name in effect.recruit])
    if effect.recruit:
        return _recruiting(PROFESSIONS.index(effect.recruit[0]))
    if effect.travel:
        return _travelling(effect.travel)
    if effect.stations:
        return PlaceAct(guildhall_hindrance, build, _station_preview)
    if effect.special == "pharmacy":
        return PlaceAct(pharmacy_hindrance, lambda state, seat: "P5.pharmacy", _pharmacy_preview(effect))
    if effect.special == "bathhouse":
        return PlaceAct(bathhouse_hindrance, lambda state, seat: "P5.bath.draw", _no_preview)
    return _giving(effect, place.rules[-1])


def _nothing(state: OrleansState, seat: int) -> Jump:
    return "P5.home"


def _no_preview(state: OrleansState, seat: int) -> Gives:
    return {}


# -- recruiting: Farm House, Village, University, Castle, Monastery ----------------------------------------


def recruit_hindrance(state: OrleansState, seat: int, profession: int) -> Reason | None:
    """O-N-b, R-13: character and bonus must be there. O-T-c: the track must go on."""
    if profession == MONK:
        if event_now(state) == PILGRIMAGE:  # O-E-PI-a, O-BM-e
            return PILGRIMS
        return None if state.supply[MONK] else NO_CHARACTER
    if not state.supply[profession]:
        return NO_CHARACTER
    tables = state.tables
    position = state.tracks[N * seat + profession]
    if position >= tables.track_ends[profession]:
        return TRACK_END
    space = tables.tracks[profession][position + 1]
    if tables.options["supply.bonus_missing"] == "blocks":
        if space.good is not None and not state.goods_market[GOODS.index(space.good)]:
            return NO_GOOD
        if space.technology and not state.technology:
            return NO_TECHNOLOGY
    if (
        space.place_tile
        and tables.options["trader.no_tile"] == "blocks"
        and not _tiles(state, space.place_tile)
    ):
        return NO_TILE
    return None


def _tiles(state: OrleansState, categories: Sequence[str]) -> bool:
    tables = state.tables
    return any(
        owner == IN_STACK and tables.category[tables.board + tile] in categories
        for tile, owner in enumerate(state.tiles)
    )


def bonus(state: OrleansState, seat: int, profession: int) -> Gives:
    """What recruiting would bring now, for the page."""
    tables = state.tables
    gives: Gives = {"recruit": PROFESSIONS[profession]}
    position = state.tracks[N * seat + profession] + 1
    if profession == MONK or position > tables.track_ends[profession]:
        return gives
    space = tables.tracks[profession][position]
    gives |= {"track": tables.track_names[profession], "space": position}
    if space.good:
        gives["good"] = space.good
    if space.coins:
        gives["coins"] = space.coins
    if space.development:
        gives["development"] = space.development
    if space.technology:
        gives["technology"] = space.technology
    if space.place_tile:
        gives["tile"] = list(space.place_tile)
    if space.draw:
        gives["draw"] = space.draw
    if space.citizen and state.citizens[tables.track_citizen[profession, position]] < 0:
        gives["citizen"] = 1
    return gives


def _recruiting(profession: int) -> PlaceAct:
    def hindrance(state: OrleansState, seat: int) -> Reason | None:
        return recruit_hindrance(state, seat, profession)

    def run(state: OrleansState, seat: int) -> Jump:
        return "P5.tile" if recruit(state, seat, profession) else "P5.home"

    return PlaceAct(hindrance, run, lambda state, seat: bonus(state, seat, profession))


def _village(professions: list[int]) -> PlaceAct:
    """O-BV-k: each way is blocked on its own; the Village is open while one of them is."""

    def hindrance(state: OrleansState, seat: int) -> Reason | None:
        found = None
        for profession in professions:
            found = recruit_hindrance(state, seat, profession)
            if found is None:
                return None
        return found

    def preview(state: OrleansState, seat: int) -> Gives:
        return {"one of": [bonus(state, seat, profession) for profession in professions]}

    return PlaceAct(hindrance, lambda state, seat: "P5.village", preview)


def village_options(state: OrleansState, seat: int) -> list[Action]:
    """O-BV-a: exactly one of boatman, craftsman, trader."""
    offered = state.tables.places[state.place].effect.recruit
    professions = (PROFESSIONS.index(name) for name in offered)
    return [("village", p) for p in professions if recruit_hindrance(state, seat, p) is None]


def apply_village(state: OrleansState, seat: int, action: Action) -> Jump:
    return "P5.tile" if recruit(state, seat, action[1]) else "P5.home"


def _village_limit(reason: Reason) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        return recruit_hindrance(state, seat, action[1]) == reason

    def blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
        return _recruit_blanks(state, seat, action[1])

    return Limit(reason[1], reason[0], forbids, blanks=blanks)


def _not_in_village(state: OrleansState, seat: int, action: Action) -> bool:
    return PROFESSIONS[action[1]] not in state.tables.places[state.place].effect.recruit


def _in_village(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    return {"characters": state.tables.places[state.place].effect.recruit}


def show_village(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    gives = bonus(state, seat, action[1])
    name = PROFESSIONS[action[1]]
    return {
        "targets": [f"track:{gives['track']}.{gives['space']}", f"supply:{name}"],
        "args": {"character": name, "left": state.supply[action[1]]},
        "gives": gives,
    }


VILLAGE = Verb(
    "village",
    village_options,
    apply_village,
    rules=("O-BV-a",),
    write=write_profession,
    read=read_profession,
    describe=show_village,
    limits=(
        Limit("O-BV-a", "not-in-village", _not_in_village, blanks=_in_village),
        *map(_village_limit, (NO_CHARACTER, TRACK_END, NO_TECHNOLOGY, NO_TILE)),
    ),
)


# -- travelling and building: Ship, Wagon, Horse Wagon, Guildhall ------------------------------------------


def _travelling(by: str) -> PlaceAct:
    def hindrance(state: OrleansState, seat: int) -> Reason | None:
        return None if state.tables.leaving[by][state.merchant[seat]] else NO_WAY

    def preview(state: OrleansState, seat: int) -> Gives:
        towns = state.tables.leaving[by][state.merchant[seat]]
        return {"towns": [state.tables.towns[town].id for town, _ in towns], "by": by}

    return PlaceAct(hindrance, lambda state, seat: "P5.route", preview)


def guildhall_hindrance(state: OrleansState, seat: int) -> Reason | None:
    """O-BG-b to -e: a free town, in Orléans one for each player, and a station to build."""
    if not state.unbuilt[seat]:
        return NO_STATION
    town = state.merchant[seat]
    stations = state.stations[town]
    if state.tables.shared[town]:
        return OWN_STATION if stations >> seat & 1 else None
    return TOWN_TAKEN if stations else None


def build(state: OrleansState, seat: int) -> Jump:
    """O-BG-a: a station in the town of the merchant."""
    town = state.merchant[seat]
    state.stations[town] |= 1 << seat
    state.unbuilt[seat] -= 1
    state.built[seat] += 1
    if state.listener is not None:
        state.emit(Event("build", "O-BG-a", seat, {"town": state.tables.towns[town].id}))
    return "P5.home"


def _station_preview(state: OrleansState, seat: int) -> Gives:
    return {"station": state.tables.towns[state.merchant[seat]].id}


# -- places that simply give -------------------------------------------------------------------------------


def _giving(effect: Effect, rule: str) -> PlaceAct:
    """Coins, development, a good, technology: Scriptorium and O-L-01 to -10, -12, -14, -20."""
    good = GOODS.index(effect.good) if effect.good else -1
    only_development = effect.development and not effect.coins

    def coins(state: OrleansState, seat: int) -> int:
        """O-L-12: for each built station. O-L-14: for each point of status."""
        if effect.coins_per == "station":
            return effect.coins * state.built[seat]
        if effect.coins_per == "status":
            return effect.coins * status(state, seat)
        return effect.coins

    def hindrance(state: OrleansState, seat: int) -> Reason | None:
        if good >= 0 and not state.goods_market[good]:
            return TILE_GOOD_GONE
        if effect.technology and not state.technology:
            return LAB_EMPTY
        if only_development and not can_develop(state, seat):
            return DEVELOPED
        return None

    def run(state: OrleansState, seat: int) -> Jump:
        if good >= 0:
            take_good(state, seat, good, rule)
        if effect.coins:
            gain(state, seat, coins(state, seat), rule, "place")
        if effect.development:
            develop(state, seat, effect.development, rule)
        if effect.technology:
            take_technology(state, seat, False, "O-L-20a")
        return "P5.home"

    def preview(state: OrleansState, seat: int) -> Gives:
        gives: Gives = {}
        if now := coins(state, seat):
            gives["coins"] = now
        if effect.development:
            gives["development"] = effect.development
        if effect.good:
            gives["good"] = effect.good
        if effect.technology:
            gives["technology"] = effect.technology
        return gives

    return PlaceAct(hindrance, run, preview)


# -- places with a rule of their own -----------------------------------------------------------------------


def pharmacy_hindrance(state: OrleansState, seat: int) -> Reason | None:
    if not state.coins[seat]:
        return NO_COIN
    return None if can_develop(state, seat) else DEVELOPED


def _pharmacy_preview(effect: Effect) -> Callable[[OrleansState, int], Gives]:
    def preview(state: OrleansState, seat: int) -> Gives:
        return {"pay": min(effect.pay, state.coins[seat]), "development": effect.development}

    return preview


def bathhouse_hindrance(state: OrleansState, seat: int) -> Reason | None:
    return None if any(state.bag[KINDS * seat : KINDS * seat + KINDS]) else BAG_EMPTY


def _waiting_hindrance(place: int) -> Callable[[OrleansState, int], Reason | None]:
    """AMB-19: somebody in the Town Hall must have a deed to go to."""

    def hindrance(state: OrleansState, seat: int) -> Reason | None:
        tables = state.tables
        base = tables.spaces * seat
        waiting = state.on[base + tables.first[place] : base + tables.first[place + 1]]
        if any(0 <= kind < N and sendable(state, kind) for kind in waiting):
            return None
        return NOBODY_TO_SEND

    return hindrance


def tower_hindrance(state: OrleansState, seat: int) -> Reason | None:
    """O-L-19d, O-L-19g: a neutral character on the tower that a deed wants."""
    base = KINDS * seat
    neutral = [kind for kind in range(N) if state.tower[base + kind]]
    if not any(sendable(state, kind) for kind in neutral):
        return NOBODY_TO_SEND
    return NOT_TOGETHER if tower_blocked(state, seat) else None


# -- what the sentence of a hindrance needs to know ----------------------------------------------------------


def hindrance_blanks(state: OrleansState, seat: int, number: int, reason: Reason | None) -> reasons.Blanks:
    """The place and what it lacks: a character, a good, a free town, a deed."""
    tables = state.tables
    place = tables.places[number]
    found: dict[str, Blank] = {"place": place.id}
    recruited = [PROFESSIONS.index(name) for name in place.effect.recruit]
    blocked = [p for p in recruited if recruit_hindrance(state, seat, p) == reason]
    if blocked:
        return {**found, **_recruit_blanks(state, seat, blocked[-1])}
    town = state.merchant[seat]
    if place.effect.stations:
        return {**found, **reasons.stationed(state, seat, town)}
    if place.effect.travel:
        return {**found, "by": place.effect.travel, "town": tables.towns[town].id}
    if reason in (NOBODY_TO_SEND, NOT_TOGETHER):
        waiting = sorted({kind for kind in held_at(state, seat, number) if kind < N})
        return {**found, "waiting": [PROFESSIONS[kind] for kind in waiting], "count": len(waiting)}
    return {**found, "good": place.effect.good or "", "for": "place"}


def _recruit_blanks(state: OrleansState, seat: int, profession: int) -> reasons.Blanks:
    """The character, its track, and what the next space of the track would bring."""
    tables = state.tables
    position = state.tracks[N * seat + profession] + 1
    space = tables.tracks[profession][position] if position < len(tables.tracks[profession]) else None
    categories = space.place_tile if space and space.place_tile else ()
    return {
        "character": PROFESSIONS[profession],
        "track": tables.track_names[profession],
        "good": (space.good if space else None) or "",
        "for": "track",
        "categories": categories,
    }
