"""Mini-expansion 5, River II: a river that forks. One arm ends at a city, the other in a lake with a volcano;
on one bank a herd of pigs grazes, which makes the farmers there richer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from ....kernel import SET_UP, Action, Event, Term
from ...areas import FIELD
from ...figures import own_follower_in
from ...flow import next_player
from ...hooks import GIVEN, GIVEN_START, ON_LAY, PER_CITY_TERMS, WRITTEN
from ...landscape import cities_at, flags, tile_kind, tile_of
from ...placing import places_figures
from ...river_play import extend_river, in_the_water, river_limits
from ...rivers import (
    arm_at,
    arms_after,
    begin,
    end_river,
    give_spring,
    river_tiles,
    rivers_in_play,
    write_spring,
)
from ...rulekit import Build, Do, Limit, Module
from ...state import CarcassonneState
from ...tiles import load_set
from .state import Lake, SecondRiver

# -- the river ---------------------------------------------------------------------------------------------


def set_up(state: CarcassonneState) -> None:
    """C-3.1.2.2-b: the spring lies; the fork comes first, then the shuffled tiles, then the volcano lake
    (C-3.1.2.2-d to -f). Q-3-3: with River I all that comes after its lake."""
    spring, lake, counts = river_tiles(state, SecondRiver)
    fork = next(state.tables.index[t.id] for t in load_set(SecondRiver.tiles).tiles if "fork" in t.signs)
    counts[fork] = 0
    first, last = [0] * len(counts), [0] * len(counts)
    first[fork] = last[lake] = 1
    later = [(tuple(counts), sum(counts)), (tuple(last), 1)]
    if rivers_in_play(state)[0] is not SecondRiver:
        state.piles[1:1] = [(tuple(first), 1), *later]
    else:
        rest = (tuple(state.stock), -1)
        state.stock, state.left = vec[u8](first), 1
        state.piles = [*later, rest, *state.piles]
    begin(state, SecondRiver, spring)


def _would_join(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.2.2-g: the arms may not be joined, so they may not come to want the same square."""
    others = {arm[0] for arm in state.slices[SecondRiver].arms} - {action[1]}
    return any(arm[0] in others for arm in arms_after(state, SecondRiver, action))


def _ends_too_soon(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-3-13: the last arm may not be closed while river tiles remain."""
    if len(state.slices[SecondRiver].arms) > 1:
        return False
    if arm_at(state, SecondRiver, action) is None or arms_after(state, SecondRiver, action):
        return False
    river = [i for i, tile in enumerate(state.tables.tiles) if "V" in tile.edges]
    return any(state.stock[i] or any(counts[i] for counts, _ in state.piles) for i in river)


# -- the volcano lake --------------------------------------------------------------------------------------


def lake_laid(state: CarcassonneState) -> bool:
    tile = tile_kind(state, state.at)
    return "volcano" in tile.signs and "V" in tile.edges


def note_lake(state: CarcassonneState, seat: int) -> None:
    """C-3.1.2.2-k: whoever lays it takes another turn. A lake that is given was laid by nobody."""
    if state.frames and lake_laid(state):
        state.slices[Lake].again = True


def _on_the_lake(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-3.1.2.2-i, Q-3-5: no figure of any kind on the volcano lake; the fairy is none."""
    return action[0] in state.rules.number and tile_of(state, action[1]) == state.at


def pass_on(state: CarcassonneState) -> None:
    """C-3.1.2.2-k: after the volcano lake the same player again, and so he opens normal play."""
    lake = state.slices[Lake]
    if not lake.again:
        next_player(state)
        return
    lake.again = False
    if state.listener is not None:
        state.emit(Event("another-turn", "C-3.1.2.2-k", state.turn))


def install(build: Build) -> None:
    build.keep("river2", SecondRiver)
    build.listen(SET_UP, set_up)
    build.listen(ON_LAY, extend_river(SecondRiver, "C-3.1.2.2-f"))
    build.listen(GIVEN.at("tiles"), end_river(SecondRiver))
    build.listen(GIVEN_START.at("spring2"), give_spring(SecondRiver, "C-3.1.2.2-c"))
    build.listen(WRITTEN, write_spring(SecondRiver, "spring2"))
    own = (
        Limit("C-3.1.2.2-g", "arms-would-join", _would_join),
        Limit("Q-3-13", "last-arm", _ends_too_soon),
    )
    for limit in river_limits(SecondRiver, "C-3.1.2.2-e", "C-3.1.2.2-g", "C-3.1.2.2-c", *own):
        build.refuse("B04", limit)
    build.refuse("B09", Limit("C-3.1.2.2-h", "in-the-water", in_the_water, built_in=True))
    if build.option("riverVolcanoWithoutDragon") == "as-written":
        install_lake(build)


def install_lake(build: Build) -> None:
    """Q-3-4: without a dragon, or by the switch, the volcano lake is a lake like any other."""
    build.keep("lake", Lake)
    build.listen(ON_LAY, note_lake)
    build.replace("B25", Do("B25", ("C-4.1-a", "C-4.1-l", "C-3.1.2.2-k"), run=pass_on))
    if build.option("riverVolcanoFigures") == "nothing-on-tile":
        closed = Limit("C-3.1.2.2-i", "volcano-lake", _on_the_lake, when=lake_laid)
        build.refuse_where(places_figures, closed, first=True)  # it says more than a volcano does


# -- pig herd ----------------------------------------------------------------------------------------------


def install_herd(build: Build) -> None:
    stacks = build.option("herdsStack")

    def graze(state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]) -> list[Term]:
        """C-3.1.2.2-m, C-6.2-i, C-7.4.5-b: one more point for each city, to whoever owns the meadow with his
        farmers (Q-4.4.8-2: not with a barn); Q-6-4: each herd brings one."""
        if state.kind[root] != FIELD or not own_follower_in(state, root, seat):
            return terms
        herds = flags(state, root)["pigherd"]
        if not herds:
            return terms
        number = herds if stacks else 1
        return [*terms, Term(number, len(cities_at(state, root)), "herd", "C-3.1.2.2-m")]

    build.listen(PER_CITY_TERMS, graze)


MODULE = Module("river2", install)
HERD = Module("pig-herd", install_herd)
