"""Expansion 2, Traders & Builders: a builder who brings double turns, a pig that fattens meadows, and goods
for whoever finishes a city."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, SEATS, Action, Event, Term
from ... import reasons
from ...areas import CITY, FIELD, ROAD
from ...figures import FigureKind, kinds, on_area, own_follower_in, piece, return_to_supply
from ...flow import tiles_left
from ...hooks import (
    CHECK_PIECES,
    FIGURE_KINDS,
    GIVEN,
    HAS_OTHER_TILE,
    ON_EXTEND,
    ON_LAY,
    ON_LEAVE,
    PER_CITY_TERMS,
    TURN_SLOTS,
    VIEW,
    WORTH,
    WRITTEN,
)
from ...joining import find
from ...landscape import cities_at, flags
from ...placing import areas_here, figure_verb
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...scoring import give_points
from ...state import CarcassonneState
from .given import give_goods, write_goods
from .shown import GoodsView
from .state import GOODS, Double, Goods
from .worth import builder_worth, goods_worth

# -- builder -----------------------------------------------------------------------------------------------

# C-1.4-c, C-4.4.3.1-g: he works for tiles, not for points
BUILDER = FigureKind("builder", 1, follower=False, strength=lambda state, root: 0, for_points=False)


def building_sites(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.3-a to -f: on the tile just laid, on a road or city with an own follower."""
    areas, standing = areas_here(state), state.standing
    mine = [(n, root) for n, root in areas if standing.get(root, 0) >> 8 * seat & 255]
    return [n for n, root in mine if state.kind[n] in (CITY, ROAD) and own_follower_in(state, root, seat)]


def _builder_on_land(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] not in (CITY, ROAD)


def _without_follower(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not own_follower_in(state, find(state, action[1]), seat)


def earn(state: CarcassonneState, seat: int) -> None:
    """C-4.4.3.1-a: a tile laid to the builder's road or city; C-4.4.3.1-c: not in the second part."""
    double = state.slices[Double]
    builder = piece(state, "builder", seat)
    if double.second or double.earned or state.supply[builder]:
        return
    for node, figures_there in state.figures.items():
        if builder in figures_there:
            root = find(state, node)
            double.earned = any(r == root and state.kind[n] in (CITY, ROAD) for n, r in areas_here(state))


def earn_more(state: CarcassonneState, seat: int, root: int) -> None:
    """C-4.5.4-b, X-4.3-4: the builder's road has grown by a tunnel, a bridge or a ferry."""
    double = state.slices[Double]
    if not double.second and any(f == piece(state, "builder", seat) for _, f in on_area(state, root)):
        double.earned = True


def who_doubles(state: CarcassonneState) -> int | tuple[int, ...]:
    """Q-4.4.3-2: with nothing left to draw there is no second part, unless a tile comes from elsewhere."""
    if not state.slices[Double].earned:
        return NOBODY
    sources = state.ruleset.listeners(HAS_OTHER_TILE)
    more = tiles_left(state) or any(source(state, state.turn) for source in sources)
    return state.turn if more else NOBODY


def apply_double(state: CarcassonneState, seat: int, action: Action) -> str | None:
    """C-4.4.3.1-b: draw, lay, place and score once more."""
    double = state.slices[Double]
    double.earned, double.second = False, True  # C-4.4.3.1-c: one in a turn, taken or not
    if action[0] == "decline":
        return None
    if state.listener is not None:
        state.emit(Event("double", "C-4.4.3.1-b", seat))
    return "B02.source"


def forget(state: CarcassonneState) -> None:
    double = state.slices[Double]
    double.earned = double.second = False


def _follow_last(figure_name: str, rule: str, areas: tuple[int, ...]) -> Any:
    def follow(state: CarcassonneState, root: int, left: int) -> None:
        """When the last follower leaves, the builder or the pig returns too (C-4.4.4-d, X-4.4.3-3)."""
        seat = left & 7
        figure = piece(state, figure_name, seat)
        if (
            state.kind[root] in areas
            and kinds(state)[left >> 3].follower
            and not own_follower_in(state, root, seat)
        ):
            for node, other in on_area(state, root):
                if other == figure:
                    return_to_supply(state, figure, node, rule)

    return follow


def install_builder(build: Build) -> None:
    build.keep("builder", Double)
    build.listen(WORTH, builder_worth)
    build.listen(FIGURE_KINDS, lambda: [BUILDER])
    build.listen(ON_LAY, earn)
    build.listen(ON_EXTEND, earn_more)
    build.listen(TURN_SLOTS, lambda: (Double, Double.names))
    build.listen(ON_LEAVE, _follow_last("builder", "X-4.4.3-3", (CITY, ROAD)))
    limits = (
        Limit("C-4.4.3-f", "not-on-a-meadow", _builder_on_land, blanks=reasons.kind_at),
        Limit("C-4.4.3-b", "no-own-follower", _without_follower, blanks=reasons.kind_at),
    )
    build.contribute("B09", figure_verb("builder", ("C-4.4.3-a", "C-4.4.3-b"), building_sites, limits))
    double = Verb("double", lambda state, seat: [("double",)], apply_double, rules=("C-4.4.3.1-a",))
    decline = Verb("decline", lambda state, seat: [("decline",)], apply_double, rules=("C-4.4.3.1-a",))
    rules = ("C-4.1-k", "C-4.4.3.1-a", "C-7.1.7-a")
    build.fill(
        "B23",
        Ask("double", rules, decision="D-DOUBLE", kind="confirm", who=who_doubles, verbs=(double, decline)),
    )
    build.insert(Do("B25.builder", ("C-4.4.3.1-c",), run=forget), before="B25")


# -- pig ---------------------------------------------------------------------------------------------------

PIG = FigureKind("pig", 1, follower=False, strength=lambda state, root: 0)  # C-1.4-d, C-4.4.4-f


def pastures(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.4-a: on the tile just laid, on a meadow with an own farmer."""
    areas, standing = areas_here(state), state.standing
    mine = [(n, root) for n, root in areas if standing.get(root, 0) >> 8 * seat & 255]
    return [n for n, root in mine if state.kind[n] == FIELD and own_follower_in(state, root, seat)]


def _pig_elsewhere(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] != FIELD


def fatten(state: CarcassonneState, root: int, finished: bool, seat: int, terms: list[Term]) -> list[Term]:
    """C-4.4.4-e, C-6.2-h: one more point for each city, for an owner with a pig of his own there."""
    if state.kind[root] != FIELD or not any(f == piece(state, "pig", seat) for _, f in on_area(state, root)):
        return terms
    return [*terms, Term(1, len(cities_at(state, root)), "pig", "C-4.4.4-e")]


def install_pig(build: Build) -> None:
    build.listen(FIGURE_KINDS, lambda: [PIG])
    build.listen(PER_CITY_TERMS, fatten)
    build.listen(ON_LEAVE, _follow_last("pig", "C-4.4.4-d", (FIELD,)))
    limits = (
        Limit("C-4.4.4-a", "not-a-meadow", _pig_elsewhere, blanks=reasons.kind_at),
        Limit("C-4.4.4-a", "no-own-farmer", _without_follower),
    )
    build.contribute("B09", figure_verb("pig", ("C-4.4.4-a",), pastures, limits))


# -- goods -------------------------------------------------------------------------------------------------


def trade(state: CarcassonneState) -> None:
    """C-4.6.2.3-a to -c: after the scoring, a token for each symbol to whoever finished the city."""
    tokens = state.slices[Goods].tokens
    for root in state.finished:
        if state.kind[root] != CITY:
            continue
        shown = flags(state, root)
        for kind, name in enumerate(GOODS):
            number = min(shown[name], tokens[18 + kind])  # Q-4.6.2-3: what is left
            if number:
                tokens[18 + kind] -= number
                tokens[3 * state.turn + kind] += number
                if state.listener is not None:
                    state.emit(Event("goods", "C-4.6.2.3-b", state.turn, {"good": name, "number": number}))


def most_goods(state: CarcassonneState) -> None:
    """C-6.3-a and -b: ten points for the most of a kind, for each of those who are tied; Q-6-2."""
    tokens = state.slices[Goods].tokens
    for kind, name in enumerate(GOODS):
        have = [tokens[3 * seat + kind] for seat in range(state.ruleset.setup.seats)]
        for seat, number in enumerate(have):
            if number and number == max(have):
                give_points(state, "goods", seat, Term(10, 1, name, "C-6.3-a"))


def view_goods(state: CarcassonneState) -> GoodsView:
    tokens = state.slices[Goods].tokens
    seats = range(state.ruleset.setup.seats)
    return GoodsView({SEATS[s]: dict(zip(GOODS, tokens[3 * s : 3 * s + 3], strict=True)) for s in seats})


def count_goods(state: CarcassonneState) -> None:
    tokens = state.slices[Goods].tokens
    for kind, (name, number) in enumerate(GOODS.items()):
        assert sum(tokens[kind::3]) == number, f"{name}: {sum(tokens[kind::3])} instead of {number}"


def install_goods(build: Build) -> None:
    build.keep("goods", Goods)
    build.listen(WORTH, goods_worth)
    build.insert(Do("B20.goods", ("C-4.6.2.3-a", "C-4.6.2.3-b"), run=trade), before="B20")
    build.fill("F07", Do("goods", ("C-6.3-a", "C-6.3-b"), run=most_goods))
    build.listen(VIEW, view_goods)
    build.listen(GIVEN.at("goods"), give_goods)
    build.listen(WRITTEN, write_goods)
    build.listen(CHECK_PIECES, count_goods)


MODULES = (Module("builder", install_builder), Module("pig", install_pig), Module("goods", install_goods))
