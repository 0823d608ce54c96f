"""Expansion 8, the Castles: the owner of a small town may turn it into a castle; what that brings is told in
`castle_points.py`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed, unknown
from ...figures import figure_name, kinds, on_area, put_on_node, remove_from_node, return_to_supply
from ...hooks import (
    CHANGE_CITIES,
    CHANGE_OWN_TERMS,
    CHECK_PIECES,
    GIVEN,
    IS_SHELTERED,
    MORE_TOPS,
    ON_GONE,
    ON_LAY,
    TOP_PART,
    VIEW,
    WORTH,
    WORTH_MARKS,
    WRITTEN,
)
from ...joining import find
from ...landscape import LEVEL, numbers, on_top, part_of, part_under, printed, squares, tile_of
from ...placing import places_figures
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...scoring import owners, value
from ...state import CarcassonneState
from ...tables import xy
from ...tiles import Part
from .castle_points import (
    CASTLE,
    castle_bonus,
    castle_payload,
    clear_fresh_castles,
    close,
    closed_only,
    come_home,
    corners,
    insert_points,
    occupied,
    site,
)
from .shown import Castle, CastlesInfo, CastleView
from .state import Castles
from .worth import castle_marks, castle_worth


def dealt(seats: int) -> int:
    """C-3.3.4-a: three castle tokens each, C-3.3.4-b: two with five or six players; C-1.19-c: of twelve."""
    return 3 if seats <= 4 else 2


def deal(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    state.slices[Castles].tokens = [dealt(seats)] * seats


def castles_on(state: CarcassonneState, number: int) -> list[int]:
    """The castles that stand on a tile; each stands on two."""
    return [castle for castle in state.slices[Castles].owner if state.where[number] in site(state, castle)]


def castle_part(state: CarcassonneState, node: int) -> Part | None:
    """A castle is called by the part of a city on which it stands."""
    if ~node < LEVEL:
        return None
    under = part_of(state, part_under(state, node))[2]
    return Part("castle", under.name, under.sides, frozenset())


# -- building ----------------------------------------------------------------------------------------------


def halves(state: CarcassonneState, root: int) -> list[int]:
    """C-4.6.5-a: the two parts of a small town, both semicircular; none of another city."""
    parts = [
        (n, part)
        for number in numbers(state.mask[root])
        for n, part in printed(state, number)
        if find(state, n) == root
    ]
    small = len(parts) == 2 and all("cap" in part.flags for _, part in parts)
    return sorted((n for n, _ in parts), key=lambda n: state.where[tile_of(state, n)]) if small else []


def list_towns(state: CarcassonneState) -> None:
    """B16: the small towns that this part has finished."""
    state.slices[Castles].towns = [root for root in state.finished if halves(state, root)]


def decider(tie: bool) -> Any:
    def who(state: CarcassonneState) -> int | tuple[int, ...]:
        """C-4.6.5-a: its owner; X-4.6.5-5: without one, or Q-4.6.5-8 without a token, there is no choice.

        Q-4.6.5-1: of several the player on turn or the next after him, or by the switch nobody."""
        castles = state.slices[Castles]
        seats = state.ruleset.setup.seats
        while castles.towns:
            seats_in_order = sorted(owners(state, castles.towns[0]), key=lambda s: (s - state.turn) % seats)
            if seats_in_order and castles.tokens[seats_in_order[0]] and (tie or len(seats_in_order) == 1):
                return seats_in_order[0]
            castles.towns.pop(0)
        return NOBODY

    return who


def castle_options(state: CarcassonneState, seat: int) -> list[Action]:
    """Q-4.6.5-5: any of his followers in the town."""
    figures = kinds(state)
    there = {f for _, f in on_area(state, state.slices[Castles].towns[0]) if f & 7 == seat}
    return [("castle", figure) for figure in sorted(there) if figures[figure >> 3].follower]


def apply_castle(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.5-b: a token on the town, the follower on the castle; C-4.6.5-e, X-4.6.5-3: and nothing more."""
    castles = state.slices[Castles]
    root = castles.towns.pop(0)
    state.finished.remove(root)
    node = next(n for n, f in on_area(state, root) if f == action[1])
    castles.tokens[seat] -= 1
    castle = establish(state, halves(state, root), seat)
    castles.fresh.append(castle)
    remove_from_node(state, action[1], node)
    put_on_node(state, action[1], castle)
    if state.listener is not None:
        data = {"figure": figure_name(state, action[1]), **castle_payload(state, castle)}
        state.emit(Event("castle", "C-4.6.5-b", seat, data))
    for other, figure in on_area(state, root):
        if figure in state.figures.get(other, ()):  # a builder may have followed the last of his people
            rule = "Q-4.6.5-1" if kinds(state)[figure >> 3].follower else "Q-4.6.5-5"
            return_to_supply(state, figure, other, rule)
    return "B16.castle"


def establish(state: CarcassonneState, parts: list[int], seat: int) -> int:
    """C-4.6.5-d: from now on it is no city."""
    castle = on_top(state, parts[0])
    state.slices[Castles].owner[castle] = seat
    for node in parts:
        state.kind[node] = CASTLE
    return castle


def apply_score(state: CarcassonneState, seat: int, action: Action) -> str:
    state.slices[Castles].towns.pop(0)
    return "B16.castle"


def _not_the_owner(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in castle_options(state, seat)


def read_castle(state: CarcassonneState, seat: int, text: str) -> Action:
    name = [*text.split(), "follower"][1]
    if name not in state.rules.number:
        raise Malformed("no-such-figure", unknown(name, ()))
    return ("castle", 8 * state.rules.number[name] + seat)


def show_castle(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    """The town that is asked about."""
    root = state.slices[Castles].towns[0]
    places = [xy(place) for place in squares(state, root)]
    name = figure_name(state, action[1]) if len(action) > 1 else ""
    worth = sum(t.total for t in value(state, root, True))
    return {
        "targets": [f"tile:{x},{y}" for x, y in places],
        "args": {"figure": name, "worth": worth, "x": places[0][0], "y": places[0][1]},
        "squares": [list(place) for place in places],
    }


BUILD = Verb(
    "castle",
    castle_options,
    apply_castle,
    ("C-4.6.5-a", "C-4.6.5-b"),
    lambda state, action: f"castle {figure_name(state, action[1])}",
    read_castle,
    (Limit("C-4.6.5-b", "no-follower-of-yours-there", _not_the_owner),),
    show_castle,
)
SCORE = Verb(
    "score", lambda state, seat: [("score",)], apply_score, ("C-4.6.5-a", "Q-4.6.2-2"), describe=show_castle
)

# -- limits of others --------------------------------------------------------------------------------------


def stands_on_castle(state: CarcassonneState, seat: int, action: Action) -> bool:
    """A follower that stands on a castle."""
    return action[2] in state.slices[Castles].owner


def any_castle(state: CarcassonneState) -> bool:
    return bool(state.slices[Castles].owner)


def _onto_a_castle(state: CarcassonneState, seat: int, action: Action) -> bool:
    known = action[0] in state.rules.number and action[1] >= 0
    return known and state.kind[action[1]] == CASTLE


# -- keeping -----------------------------------------------------------------------------------------------


def view_castles(state: CarcassonneState) -> CastleView:
    castles = state.slices[Castles]
    built = [
        Castle(corners(state, castle), SEATS[seat], closed=not occupied(state, castle))
        for castle, seat in castles.owner.items()
    ]
    town = [xy(place) for place in squares(state, castles.towns[0])] if castles.towns else None
    return CastleView(CastlesInfo(built, {SEATS[s]: n for s, n in enumerate(castles.tokens)}, town))


def check_castles(state: CarcassonneState) -> None:
    castles = state.slices[Castles]
    seats = state.ruleset.setup.seats
    total = sum(castles.tokens) + len(castles.owner)
    assert total == seats * dealt(seats), f"castles: {total} instead of {seats * dealt(seats)}"
    for castle, seat in castles.owner.items():
        lords = state.tops.get(castle, ())
        assert not lords or [f & 7 for f in lords] == [seat], f"castle {castle}: {lords}"
        assert find(state, part_under(state, castle)) not in state.standing, "somebody stands under a castle"


def install(build: Build) -> None:
    from .given import give_castles, write_castles

    build.keep("castles", Castles)
    build.listen(WORTH, castle_worth)
    build.listen(WORTH_MARKS, castle_marks)
    build.listen(SET_UP, deal)
    build.listen(MORE_TOPS, castles_on)
    build.listen(TOP_PART, castle_part)
    build.listen(ON_GONE, close)
    build.listen(IS_SHELTERED, lambda state, node: node in state.slices[Castles].owner)  # X-4.6.5-2
    if not build.option("farmersUnfinishedCastle"):
        build.listen(CHANGE_CITIES, closed_only)
    build.listen(CHANGE_OWN_TERMS, castle_bonus)
    build.listen(GIVEN.at("castles"), give_castles)
    build.listen(WRITTEN, write_castles)
    build.listen(VIEW, view_castles)
    build.listen(CHECK_PIECES, check_castles)
    if build.option("castleSameTurn") == "later-part-counts":
        build.listen(ON_LAY, lambda state, seat: clear_fresh_castles(state))
    else:
        build.fill("B01", Do("castles", ("Q-4.6.5-2",), run=clear_fresh_castles))
    build.fill("B16", Do("towns", ("C-4.6.5-a",), run=list_towns))
    ask = Ask("castle", ("C-4.6.5-a", "C-4.6.5-b", "C-4.6.5-c"), decision="D-CASTLE", verbs=(BUILD, SCORE))
    ask.who = decider(build.option("castleTie") == "first-clockwise")
    build.fill("B16", ask)
    too_soon = Limit("C-4.6.5-a", "not-a-small-town", lambda state, seat, action: True)
    build.contribute("B09", replace(BUILD, options=lambda state, seat: [], limits=(too_soon,)))
    insert_points(build)
    build.insert(Do("B20.castles", ("C-4.6.5-l",), run=come_home), before="B20")
    closed = Limit("C-4.6.5-v", "castle", _onto_a_castle, built_in=True)
    build.refuse_where(places_figures, closed, first=True)  # it says more than that the city is finished


MODULES = (Module("castles", install),)
