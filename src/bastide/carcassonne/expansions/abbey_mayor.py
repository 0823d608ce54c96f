"""Expansion 5, Abbey & Mayor: an abbey that closes a gap, a mayor as strong as his city has crests, a barn
that takes a meadow over, and a wagon that moves on after a scoring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import (
    NOBODY,
    SEATS,
    Action,
    Anchor,
    Ask,
    Build,
    Call,
    Do,
    Event,
    Flow,
    Limit,
    Malformed,
    Module,
    Slice,
    Term,
    Verb,
)
from ..figures import (
    FigureKind,
    at,
    barred,
    figure_name,
    kinds,
    lift,
    on_area,
    piece,
    put,
    send_home,
    stand,
)
from ..flow import (
    figure_steps,
    figure_verb,
    none_left,
    occupied,
    read_seat,
    show_figure,
    standing_places,
    tiles_left,
)
from ..landscape import (
    cities_at,
    close_end,
    find,
    lay,
    nodes,
    numbers,
    printed,
    runs_to,
    tile_kind,
    tile_of,
)
from ..notation import read_figure, read_square, write_figure, write_square
from ..scoring import award, points_due
from ..state import CarcassonneState
from ..tables import ABBEY, BUILDINGS, CASTLE, CITY, EDGE, FIELD, ROAD, STEP, WIDTH, xy
from ..tiles import Tile, tile

# -- abbey -------------------------------------------------------------------------------------------------

ABBEY_TILE = "AM-abbey"
TILES = 6  # C-1.12-b


class Abbeys(Slice):
    """Who still holds an abbey, how many never came into play, and how far the last round has come."""

    __slots__ = ("asked", "box", "held")

    def __init__(self) -> None:
        self.held = [0] * TILES
        self.box = TILES
        self.asked = 0  # seats that have had their say after the last tile


def bring_tile(tiles: list[Tile]) -> list[Tile]:
    """The abbey can be played without the other tiles of its box."""
    return tiles if any(t.id == ABBEY_TILE for t in tiles) else [*tiles, tile(ABBEY_TILE)]


def deal_abbeys(state: CarcassonneState) -> None:
    """C-3.3.2-a: one for each player."""
    abbeys = state.slices["abbey"]
    for seat in range(state.ruleset.setup.seats):
        abbeys.held[seat], abbeys.box = 1, abbeys.box - 1


def is_gap(code: int) -> bool:
    """C-4.2.1-b: tiles on all four sides; a river that still runs on cannot be closed (Q-4.2-2)."""
    if not (code & 0o7 and code & 0o70 and code & 0o700 and code & 0o7000):
        return False
    return all(code >> 3 * e & 7 != EDGE["V"] for e in range(4))


def gaps(state: CarcassonneState, seat: int) -> list[Action]:
    if not state.slices["abbey"].held[seat]:
        return []
    slots = state.slots.items()
    return [("abbey", place) for place, code in slots if code & 7 and code & 0o700 and is_gap(code)]


def closed_by(state: CarcassonneState, place: int) -> list[int]:
    """The roads and cities that run up to a square from its four sides."""
    found = []
    for e in range(4):
        other = state.board.get(place + STEP[e])
        node = runs_to(state, other, (e + 2) & 3) if other is not None else -1
        if node >= 0:
            found.append(node)
    return found


def close_again(state: CarcassonneState) -> None:
    """When the areas are made anew, abbeys close what meets them."""
    for place, site in state.sites.items():
        if state.kind[site] == ABBEY:
            for node in closed_by(state, place):
                close_end(state, node)


def lay_abbey(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.1-a, C-4.2.1-f: it closes whatever meets it; X-4.2.1-2: it adds no tile to it."""
    place = action[1]
    state.slices["abbey"].held[seat] -= 1
    lay(state, place, 4 * state.tables.index[ABBEY_TILE])
    for node in closed_by(state, place):
        close_end(state, node)
    if state.listener is not None:
        state.tell(Event("abbey", "C-4.2.1-a", seat, {"square": xy(place)}))
    for hook in state.ruleset.tables.on_lay:
        hook(state, seat)
    return "B05"


def _no_abbey(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices["abbey"].held[seat]


def _no_gap_anywhere(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not gaps(state, seat)


def _no_gap(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not is_gap(state.slots.get(action[1], 0))


def read_abbey(state: CarcassonneState, seat: int, text: str) -> Action:
    word, _, where = text.partition(" ")
    return (word, read_square(where.strip()))


def show_abbey(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y, "tile": ABBEY_TILE}


def abbey_verb(*more: Limit, options: Callable[[CarcassonneState, int], list[Action]] = gaps) -> Verb:
    limits = (
        Limit("C-3.3.2-a", "no-abbey-left", _no_abbey),
        Limit("C-4.2.1-d", "no-gap", _no_gap_anywhere),
        *more,
        Limit("C-4.2.1-b", "not-a-gap", _no_gap),
    )
    rules = ("C-4.2.1-a", "C-4.2.1-b", "C-4.2-h")
    return Verb(
        "abbey",
        options,
        lay_abbey,
        rules,
        lambda state, action: f"abbey {write_square(action[1])}",
        read_abbey,
        limits,
        show_abbey,
    )


def who_may_build(second_part: bool) -> Callable[[CarcassonneState], int | tuple[int, ...]]:
    def who(state: CarcassonneState) -> int | tuple[int, ...]:
        """Q-4.2.1-2: by the switch, only instead of the first tile of a turn."""
        double = state.slices.get("builder")
        late = not second_part and double is not None and double.second
        return NOBODY if late or not gaps(state, state.turn) else state.turn

    return who


def may_build(state: CarcassonneState, seat: int) -> bool:
    """Q-4.4.3-2: a second part without a tile to draw needs an abbey that can be laid."""
    ask: Any = state.ruleset.program[state.ruleset.labels["B02.source.abbey"]]
    return ask.who(state) != NOBODY and any(o[0] == "abbey" for o in ask.offer(state, seat))


def draw_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [("draw",)] if tiles_left(state) else []


DRAW = Verb("draw", draw_options, lambda state, seat, action: None, ("C-4.2-a",))

# The remaining abbeys: once round after the last tile


def abbeys_remain(state: CarcassonneState) -> bool:
    """C-4.2.1-k, Q-4.2.1-4: from the left of whoever laid the last tile, who comes last himself."""
    abbeys = state.slices["abbey"]
    return abbeys.asked < state.ruleset.setup.seats and any(abbeys.held)


def next_holder(state: CarcassonneState) -> None:
    state.slices["abbey"].asked += 1


def who_holds(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if gaps(state, state.turn) else NOBODY


def after_the_last_tile(state: CarcassonneState) -> bool:
    return bool(state.slices["abbey"].asked)


def _not_the_monk(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.2.1-3: after the last tile nothing but a monk on the abbey."""
    if action[0] == "pass":
        return False
    box = state.ruleset.tables
    figure = box.figures[box.number[action[0]]] if action[0] in box.number else None
    return not (figure is not None and figure.follower and state.kind[action[1]] == ABBEY)


def skip_to(step: str) -> Callable[[CarcassonneState], str | None]:
    return lambda state: step if after_the_last_tile(state) else None


KEEP = Verb("pass", lambda state, seat: [("pass",)], lambda state, seat, action: "B25", ("C-4.2.1-k",))


def give_abbeys(state: CarcassonneState, entry: Any) -> None:
    """A given position names the seats that still hold their abbey."""
    if not isinstance(entry, list) or not all(isinstance(name, str) for name in entry):
        raise Malformed("bad-given", "given: 'abbeys' is a list of the seats that hold one")
    holders = {read_seat(state, name) for name in entry}
    abbeys = state.slices["abbey"]
    for seat in range(state.ruleset.setup.seats):
        if abbeys.held[seat] and seat not in holders:
            abbeys.held[seat], abbeys.box = 0, abbeys.box + 1


def show_abbeys(state: CarcassonneState) -> dict[str, Any]:
    held = state.slices["abbey"].held
    return {"abbeys": {SEATS[s]: held[s] for s in range(state.ruleset.setup.seats)}}


def count_abbeys(state: CarcassonneState) -> None:
    abbeys = state.slices["abbey"]
    kind = state.tables.index[ABBEY_TILE]
    total = sum(abbeys.held) + abbeys.box + sum(turned >> 2 == kind for turned in state.laid[1:])
    assert total == TILES, f"abbeys: {total} instead of {TILES}"


def install_abbey(build: Build) -> None:
    build.keep("abbey", Abbeys)
    build.listen("tiles", bring_tile)
    build.listen("set-up", deal_abbeys)
    build.listen("given:abbeys", give_abbeys)
    build.listen("source", may_build)
    build.listen("rejoin", close_again)
    build.listen("view", show_abbeys)
    build.listen("count", count_abbeys)
    rules = ("C-4.1-c", "C-4.2-h", "C-4.2.1-a", "C-7.1.1-a")
    source = Ask("abbey", rules, decision="D-DRAW", kind="place", verbs=(DRAW, abbey_verb()), forced=True)
    source.who = who_may_build(build.option("abbeyInSecondPart"))
    build.fill("B02.source", source)
    drawn = Limit("C-4.2.1-a", "tile-drawn", lambda state, seat, action: True)
    build.contribute("B04", abbey_verb(drawn, options=lambda state, seat: []))
    last = Ask("last-abbey", ("C-4.2.1-k",), decision="D-ENDABBEY", kind="place", who=who_holds, empty="B25")
    last.verbs, last.forced = (abbey_verb(), KEEP), True
    build.add_flow(Flow("last-abbey", (Do("next-abbey", ("C-4.2.1-k",), run=next_holder), last)))
    build.fill(
        "F01",
        Call("abbeys", ("C-4.2.1-k", "C-4.2.1-l"), target="last-abbey", when=abbeys_remain, again=True),
    )
    for step in figure_steps(build):
        build.refuse(step, Limit("Q-4.2.1-3", "monk-only", _not_the_monk, when=after_the_last_tile))
    build.insert(Do("B06.last-abbey", ("Q-4.2.1-3",), run=skip_to("B09")), before="B06")
    build.insert(Do("B10.last-abbey", ("Q-4.2.1-3",), run=skip_to("B15")), before="B10")


# -- mayor -------------------------------------------------------------------------------------------------

# C-1.12-e; C-4.4.7-d and -e: as strong as the city has crests; C-4.4.7-c: on no tower
MAYOR = FigureKind("mayor", 1, strength=lambda state, root: state.crests[root], only=frozenset({CITY}))


def town_halls(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.7-a and -b: where a follower may go, as far as it is a city."""
    return [n for n in standing_places(state) if state.kind[n] == CITY]


def _not_a_city(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] != CITY


def rule_alone(state: CarcassonneState, root: int, seats: list[int]) -> list[int]:
    """Q-4.4.7-1, the other way: where nobody counts, a mayor owns the city even without crests."""
    if seats or state.kind[root] != CITY:
        return seats
    return sorted({f & 7 for _, f in on_area(state, root) if figure_name(state, f) == "mayor"})


def install_mayor(build: Build) -> None:
    build.listen("figures", lambda: [MAYOR])
    if build.option("mayorZeroOwns"):
        build.listen("owners", rule_alone)
    limits = (
        Limit("C-4.4.7-b", "not-a-city", _not_a_city),
        Limit("C-4.4.7-b", "occupied", occupied),
    )
    build.contribute("B09", figure_verb("mayor", ("C-4.4.7-a", "C-4.4.7-b"), town_halls, limits))


# -- barn --------------------------------------------------------------------------------------------------

BARN = FigureKind("barn", 1, follower=False, strength=lambda state, root: 0, only=frozenset({FIELD}))
CORNERS = ("NE", "SE", "SW", "NW")
# For each corner of a tile the four squares that meet there and which corner of theirs it is.
MEET = (
    ((0, 0), (-WIDTH, 1), (1 - WIDTH, 2), (1, 3)),
    ((0, 1), (1, 2), (WIDTH + 1, 3), (WIDTH, 0)),
    ((0, 2), (WIDTH, 3), (WIDTH - 1, 0), (-1, 1)),
    ((0, 3), (-1, 0), (-WIDTH - 1, 1), (-WIDTH, 2)),
)
POINT = (1, WIDTH + 1, WIDTH, 0)  # from a tile to the square whose north-west corner is this corner
JOINED, PLACED = "joined", "placed"


class Barns(Slice):
    """Where barns stand, and the meadows whose farmers are to be scored."""

    __slots__ = ("corners", "meadows", "why")

    def __init__(self) -> None:
        self.corners: dict[int, tuple[int, int]] = {}  # barn -> the point it stands on, a node of its meadow
        self.meadows: list[tuple[int, str]] = []  # a node of each, and whether it was joined or built on
        self.why = ""  # which of the two is being scored


def meadow_at(state: CarcassonneState, place: int, corner: int) -> int:
    """C-4.4.8-c: the meadow in a corner of a tile; -1 if there is no tile or not nothing but meadow."""
    number = state.board.get(place)
    if not number:
        return -1
    join = state.tables.join[state.laid[number]]
    one, other = join[corner][-1:], join[(corner + 1) & 3][:1]
    if not one or one != other or one[0] < 0 or state.kind[state.base[number] + one[0]] != FIELD:
        return -1
    return state.base[number] + one[0]


def barns_on(state: CarcassonneState, root: int) -> list[int]:
    corners = state.slices["barn"].corners
    return [barn for barn, (_, node) in corners.items() if find(state, node) == root]


def farmers_on(state: CarcassonneState, root: int) -> bool:
    figures = kinds(state)
    return bool(state.standing[root]) and any(figures[f >> 3].follower for _, f in on_area(state, root))


def barn_sites(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.4.8-a to -e: corners of the tile just laid where four meadows meet and no barn stands yet."""
    if not state.supply[piece(state, "barn", seat)]:
        return []
    here, board = state.where[state.at], state.board
    beside = [here + step in board for step in STEP]
    three = [c for c in range(4) if beside[c] and beside[(c + 1) & 3]]
    corners = [c for c in three if here + MEET[c][2][0] in board]
    actions = [barn_at(state, corner) for corner in corners]
    return [a for a in actions if not _not_all_meadow(state, seat, a) and not _barn_there(state, seat, a)]


def barn_at(state: CarcassonneState, corner: int) -> Action:
    """A barn on a corner of the tile just laid, and so on one of its meadows."""
    return ("barn", meadow_at(state, state.where[state.at], corner), corner)


def _not_four_tiles(state: CarcassonneState, seat: int, action: Action) -> bool:
    here = state.where[state.at]
    return any(here + step not in state.board for step, _ in MEET[action[2]])


def _not_all_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    here = state.where[state.at]
    return any(meadow_at(state, here + step, corner) < 0 for step, corner in MEET[action[2]])


def _barn_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(barns_on(state, find(state, action[1])))


def build_barn(state: CarcassonneState, barn: int, point: int, node: int) -> None:
    stand(state, barn, node)
    state.slices["barn"].corners[barn] = (point, node)


def take_barn(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.4.8-a, C-4.4.8.1-a: farmers who are there already are scored."""
    _, node, corner = action
    point = state.where[state.at] + POINT[corner]
    if farmers_on(state, find(state, node)):
        state.slices["barn"].meadows.append((node, PLACED))
    build_barn(state, piece(state, "barn", seat), point, node)
    if state.listener is not None:
        data = {"figure": "barn", **at(state, node), "corner": list(xy(point))}
        state.tell(Event("place", "C-4.4.8-a", seat, data))
    for hook in state.ruleset.tables.on_place:
        hook(state, seat, "barn", node)


def note_joined(state: CarcassonneState) -> None:
    """C-4.4.8.1-f: meadows of the tile just laid on which farmers and a barn have come together."""
    barns = state.slices["barn"]
    known = {find(state, node) for node, _ in barns.meadows}
    if barns.corners:
        for node in nodes(state, state.at):
            root = find(state, node)
            if state.kind[node] == FIELD and root not in known and barns_on(state, root):
                known.add(root)
                if farmers_on(state, root):
                    barns.meadows.append((node, JOINED))


def still_there(state: CarcassonneState) -> None:
    """Q-4.4.8-1, the other way: until the scoring step a dragon or a tower may have taken the farmers."""
    barns = state.slices["barn"]
    barns.meadows = [(node, why) for node, why in barns.meadows if farmers_on(state, find(state, node))]


def farmers_due(state: CarcassonneState) -> bool:
    return bool(state.slices["barn"].meadows)


def score_farmers(state: CarcassonneState) -> None:
    """C-4.4.8.1-c: whoever built the barn, the points go to the farmers."""
    barns = state.slices["barn"]
    for node, why in barns.meadows:
        barns.why = why
        award(state, find(state, node), finished=False)
    barns.why = ""


def farmers_home(state: CarcassonneState) -> None:
    """C-4.4.8.1-d and -h: farmers and pigs return; C-4.4.8-f: the barn stays."""
    barns = state.slices["barn"]
    for meadow, why in barns.meadows:
        rule = "C-4.4.8.1-d" if why == PLACED else "C-4.4.8.1-h"
        figures = kinds(state)
        there = list(on_area(state, find(state, meadow)))
        for node, figure in sorted(there, key=lambda pair: not figures[pair[1] >> 3].follower):
            if figure not in barns.corners and figure in state.figures.get(node, ()):
                send_home(state, figure, node, rule)
    barns.meadows = []


def barn_terms(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.4.8.1-f: joined farmers get 1 a city (a castle 2), C-4.4.8.1-a: those at a new barn 3 (4) as at the
    end; C-6.2-j: there a barn brings 4 (5)."""
    barns = state.slices["barn"]
    if barns.why == JOINED:
        return [t._replace(each=t.each - 2, rule="C-4.4.8.1-f") for t in terms]
    if barns.why == PLACED:
        return [t._replace(rule="C-4.4.8.1-a") for t in terms]
    if barns.corners and barns_on(state, root):
        return [t._replace(each=t.each + 1, rule="C-6.2-j") for t in terms]
    return terms


def barn_owners(state: CarcassonneState, root: int, seats: list[int]) -> list[int]:
    """C-6.2-b, C-6.2-d, C-4.4.8.1-i: each barn owns its meadow, but has no part in a farmers' scoring."""
    barns = state.slices["barn"]
    if barns.why or not barns.corners or state.kind[root] != FIELD:
        return seats
    return sorted(barn & 7 for barn in barns_on(state, root)) or seats


def write_barn(state: CarcassonneState, action: Action) -> str:
    return f"barn {CORNERS[action[2]]}"


def read_barn(state: CarcassonneState, seat: int, text: str) -> Action:
    corner = text.partition(" ")[2].strip()
    if corner not in CORNERS:
        raise Malformed("bad-corner", f"{text!r}: write `barn` and a corner: {', '.join(CORNERS)}")
    return barn_at(state, CORNERS.index(corner))


def show_barn(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    _, node, corner = action
    x, y = xy(state.where[state.at] + POINT[corner])
    worth = 4 * len(cities_at(state, find(state, node)))
    args = {"corner": CORNERS[corner], "worth": worth}
    return {"targets": [f"corner:{x},{y}"], "args": args, "worth": worth, "corner": [x, y], **at(state, node)}


BARN_VERB = Verb(
    "barn",
    barn_sites,
    take_barn,
    ("C-4.4.8-a", "C-4.4.8-b", "C-4.4.8-c", "C-4.4.8-d"),
    write_barn,
    read_barn,
    (
        Limit("C-4.4-c", "none-left", none_left),
        Limit("C-4.4.8-b", "not-four-tiles", _not_four_tiles),
        Limit("C-4.4.8-c", "not-all-meadow", _not_all_meadow),
        Limit("C-4.4.8-e", "barn-there", _barn_there),
    ),
    show_barn,
)


def _farmer_beside_barn(state: CarcassonneState, seat: int, action: Action) -> bool:
    node = action[1]
    return node >= 0 and state.kind[node] == FIELD and _barn_there(state, seat, action)


def without_barn(verb: Verb) -> Verb:
    """C-4.4.8.1-e: no farmer comes onto the meadow of a barn. The barn itself bars it like any figure; this
    says so."""
    limit = Limit("C-4.4.8.1-e", "barn-there", _farmer_beside_barn)
    return replace(verb, limits=(limit, *verb.limits))


def give_barns(state: CarcassonneState, entry: Any) -> None:
    """A given position names a barn by a tile and its corner: `A 1,0 SE`."""
    for line in entry if isinstance(entry, list) else [entry]:
        words = line.split() if isinstance(line, str) else []
        if len(words) != 3 or words[2] not in CORNERS:
            raise Malformed("bad-given", f"given: {line!r} is no barn; write `seat x,y corner`")
        seat, place, corner = read_seat(state, words[0]), read_square(words[1]), CORNERS.index(words[2])
        node = meadow_at(state, place, corner)
        barn = piece(state, "barn", seat)
        if node < 0 or not state.supply[barn]:
            raise Malformed("bad-given", f"given: {line!r}: no barn can stand there", rule="C-4.4.8-c")
        build_barn(state, barn, place + POINT[corner], node)


def show_barns(state: CarcassonneState) -> dict[str, Any]:
    corners = state.slices["barn"].corners
    return {"barns": {SEATS[barn & 7]: list(xy(point)) for barn, (point, _) in sorted(corners.items())}}


def count_barns(state: CarcassonneState) -> None:
    barns = state.slices["barn"]
    out = {f for figures in state.figures.values() for f in figures if figure_name(state, f) == "barn"}
    assert out == set(barns.corners), "a barn without its corner"
    for barn in out:
        root = find(state, barns.corners[barn][1])
        assert not farmers_on(state, root) or barns.meadows, "farmers beside a barn that were not scored"


def install_barn(build: Build) -> None:
    build.keep("barn", Barns)
    build.listen("figures", lambda: [BARN])
    build.listen("owners", barn_owners)
    build.listen("given:barns", give_barns)
    build.listen("view", show_barns)
    build.listen("count", count_barns)
    build.score("field", barn_terms)
    build.contribute("B09", BARN_VERB)
    for step in figure_steps(build):
        for farmer in ("follower", "big", "phantom"):
            build.change(step, farmer, without_barn)
    build.add_flow(
        Flow(
            "barn",
            (
                Anchor("barn.deploy"),  # followers from the market of Carcassonne
                Do("barn.score", ("C-4.4.8.1-a", "C-4.4.8.1-f"), run=score_farmers),
                Anchor("barn.judge"),  # whether a follower may go to Carcassonne
                Call("barn.book", ("C-4.6.11-a",), target="book", when=points_due),
                Do("barn.home", ("C-4.4.8.1-d", "C-4.4.8.1-h"), run=farmers_home),
            ),
        )
    )
    join = Do("barn", ("C-4.4.8.1-f",), run=note_joined)
    score = Call("farmers", ("C-4.4.8.1-a", "C-4.4.8.1-f"), target="barn", when=farmers_due)
    build.fill("B05", join)
    if build.option("barnScoringMoment") == "immediate":  # Q-4.4.8-1
        build.fill("B05", score)
        build.fill("B10", score)
    else:
        build.insert(Do("B15.barn", score.rules, run=still_there), before="B15")
        build.insert(Call("B15.farmers", score.rules, target="barn", when=farmers_due), before="B15")


# -- wagon -------------------------------------------------------------------------------------------------

# C-1.12-d, C-4.4.9-d: counts as an ordinary follower; C-4.4.9-c: on no meadow and no tower
WAGON = FigureKind("wagon", 1, only=frozenset({CITY, ROAD, *BUILDINGS}))


class Wagons(Slice):
    """Wagons that have been scored and not yet moved on: each with the area it comes from."""

    __slots__ = ("scored",)

    def __init__(self) -> None:
        self.scored: list[tuple[int, int]] = []


def wagon_places(state: CarcassonneState, seat: int) -> list[int]:
    """C-4.4.9-a and -b: where a follower may go, but on no meadow."""
    return [n for n in standing_places(state) if state.kind[n] in (CITY, ROAD, *BUILDINGS)]


def _on_a_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.kind[action[1]] == FIELD


def hitch_up(state: CarcassonneState) -> None:
    """C-4.4.9-h: the wagons of all structures just scored, the player on turn first, then clockwise."""
    wagon = state.ruleset.tables.number["wagon"]
    found = []
    for root in state.finished:
        for node, figure in list(on_area(state, root)):
            if figure >> 3 == wagon:
                lift(state, figure, node)
                found.append((figure, root))
    seats = state.ruleset.setup.seats
    state.slices["wagon"].scored = sorted(found, key=lambda pair: ((pair[0] & 7) - state.turn) % seats)


def adjoining(linked: bool) -> Callable[[CarcassonneState, int], list[int]]:
    def find_all(state: CarcassonneState, root: int) -> list[int]:
        """Q-4.4.9-1: parts of other areas that meet this one at a point, or beside it across an abbey."""
        found: list[int] = []
        for number in numbers(state.mask[root]):
            parts = {part.name: node for node, part in printed(state, number)}
            near = linked and state.kind[root] != CASTLE  # Q-4.4.9-3: from a castle to all on its tiles
            groups = tile_kind(state, number).meets if near else (tuple(parts),)
            for group in groups:
                here = [parts[name] for name in group if name in parts]
                if any(find(state, n) == root for n in here):
                    found.extend(n for n in here if find(state, n) != root)
        return sorted({*found, *_across_abbeys(state, root)})

    return find_all


def _across_abbeys(state: CarcassonneState, root: int) -> list[int]:
    if state.kind[root] == ABBEY:
        return closed_by(state, state.where[tile_of(state, root)])
    found = []
    for place, site in state.sites.items():
        if state.kind[site] == ABBEY and any(find(state, n) == root for n in closed_by(state, place)):
            found.append(site)
    return found


def wagon_verb(reach: Callable[[CarcassonneState, int], list[int]]) -> Verb:
    def too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
        return action[1] not in reach(state, state.slices["wagon"].scored[0][1])

    limits = (
        Limit("C-4.4.9-c", "not-on-a-meadow", _on_a_meadow),
        Limit("C-4.4.9-e", "not-adjoining", too_far),
        Limit("C-4.4.9-f", "finished", _finished),
        Limit("C-4.4.9-f", "occupied", occupied),
        Limit("C-4.2.4.1-d", "barred", _barred),
    )

    def ways(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.9-e, -f: into a directly adjoining area that is open and that nobody stands in."""
        actions = [("drive", node) for node in reach(state, state.slices["wagon"].scored[0][1])]
        others = (limits[0], *limits[2:])
        return [a for a in actions if not any(limit.forbids(state, seat, a) for limit in others)]

    return Verb("drive", ways, drive, ("C-4.4.9-e", "C-4.4.9-f"), write_figure, read_figure, limits, show_way)


def show_way(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    return show_figure(state, seat, ("wagon", action[1]))


def _finished(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.opens[find(state, action[1])]


def _barred(state: CarcassonneState, seat: int, action: Action) -> bool:
    return barred(state, tile_of(state, action[1]))


def drive(state: CarcassonneState, seat: int, action: Action) -> str:
    wagon, _ = state.slices["wagon"].scored.pop(0)
    put(state, wagon, action[1])
    if state.listener is not None:
        state.tell(Event("drive", "C-4.4.9-e", seat, {"figure": "wagon", **at(state, action[1])}))
    for hook in state.ruleset.tables.on_place:
        hook(state, seat, "wagon", action[1])
    return "B20.wagon"


def unhitch(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.4.9-e: taken back, C-4.4.9-g: or back for want of a way."""
    wagon, root = state.slices["wagon"].scored.pop(0)
    state.supply[wagon] += 1
    if state.listener is not None:
        state.tell(Event("return", "C-4.4.9-e", seat, {"figure": "wagon", **at(state, root)}))
    return "B20.wagon"


def who_drives(state: CarcassonneState) -> int | tuple[int, ...]:
    scored = state.slices["wagon"].scored
    return scored[0][0] & 7 if scored else NOBODY


def wagons_away(state: CarcassonneState, figure: int) -> int:
    return sum(wagon == figure for wagon, _ in state.slices["wagon"].scored)


def install_wagon(build: Build) -> None:
    build.keep("wagon", Wagons)
    build.listen("figures", lambda: [WAGON])
    build.listen("away", wagons_away)
    limits = (
        Limit("C-4.4.9-c", "not-on-a-meadow", _on_a_meadow),
        Limit("C-4.4.9-b", "occupied", occupied),
    )
    build.contribute("B09", figure_verb("wagon", ("C-4.4.9-a", "C-4.4.9-b"), wagon_places, limits))
    build.insert(Do("B20.wagons", ("C-4.4.9-h",), run=hitch_up), before="B20")
    stay = Verb("unhitch", lambda state, seat: [("unhitch",)], unhitch, ("C-4.4.9-e",))
    way = wagon_verb(adjoining(build.option("wagonAdjacency") == "linked"))
    rules = ("C-4.4.9-e", "C-4.4.9-g", "C-4.4.9-h")
    ask = Ask("B20.wagon", rules, decision="D-WAGON", kind="place", who=who_drives, verbs=(way, stay))
    ask.forced = True
    build.insert(ask, after="B20")


MODULES = (
    Module("abbey", install_abbey, after=("phantom",)),
    Module("mayor", install_mayor),
    Module("barn", install_barn, after=("big-follower", "phantom")),
    Module("wagon", install_wagon, after=("shrine",)),
)
