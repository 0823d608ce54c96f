"""Abbey & Mayor: the barn, which takes a meadow over. Farmers who are there, and those who come to it later,
are scored and go home."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import SEATS, Action, Event, Malformed, Term, owned_by
from ... import reasons
from ...areas import FIELD
from ...figures import FigureKind, at, figure_name, kinds, on_area, piece, place_from_supply, return_to_supply
from ...hooks import CHANGE_OWNERS, CHANGE_SCORE, CHECK_PIECES, FIGURE_KINDS, GIVEN, ON_LAY, VIEW, WRITTEN
from ...joining import find
from ...landscape import cities_at
from ...placing import OCCUPIED, areas_here, follower_placed, none_left, places_figures
from ...rulekit import Anchor, Build, Call, Do, Flow, Limit, Module, Step, Verb
from ...scoring import award, detect, points_due
from ...state import CarcassonneState
from ...tables import STEP, WIDTH, xy
from .shown import BarnView
from .state import Barns

BARN = FigureKind(
    "barn", 1, follower=False, strength=lambda state, root: 0, only=frozenset({FIELD}), fixed=True
)
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
    corners = state.slices[Barns].corners
    return [barn for barn, (_, node) in corners.items() if find(state, node) == root]


def farmers_on(state: CarcassonneState, root: int) -> bool:
    figures = kinds(state)
    return root in state.standing and any(figures[f >> 3].follower for _, f in on_area(state, root))


def barn_sites(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.4.8-a to -e: corners of the tile just laid where four meadows meet and no barn stands yet."""
    if not state.supply[piece(state, "barn", seat)]:
        return []
    place, board = state.where[state.at], state.board
    n, e, s, w = [place + step in board for step in STEP]
    pairs = (n and e, e and s, s and w, w and n)
    corners = [c for c in range(4) if pairs[c] and place + MEET[c][2][0] in board]
    if not corners:
        return []
    actions = [barn_at(state, corner) for corner in corners]
    return [a for a in actions if not _not_all_meadow(state, seat, a) and not _barn_there(state, seat, a)]


def barn_at(state: CarcassonneState, corner: int) -> Action:
    """A barn on a corner of the tile just laid, and so on one of its meadows."""
    return ("barn", meadow_at(state, state.where[state.at], corner), corner)


def _not_four_tiles(state: CarcassonneState, seat: int, action: Action) -> bool:
    place = state.where[state.at]
    return any(place + step not in state.board for step, _ in MEET[action[2]])


def _not_all_meadow(state: CarcassonneState, seat: int, action: Action) -> bool:
    place = state.where[state.at]
    return any(meadow_at(state, place + step, corner) < 0 for step, corner in MEET[action[2]])


def _barn_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(barns_on(state, find(state, action[1])))


def build_barn(state: CarcassonneState, barn: int, point: int, node: int) -> None:
    place_from_supply(state, barn, node)
    state.slices[Barns].corners[barn] = (point, node)


def apply_barn(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.4.8-a, C-4.4.8.1-a: farmers who are there already are scored."""
    _, node, corner = action
    point = state.where[state.at] + POINT[corner]
    if farmers_on(state, find(state, node)):
        state.slices[Barns].meadows.append((node, PLACED))
    build_barn(state, piece(state, "barn", seat), point, node)
    if state.listener is not None:
        data = {"figure": "barn", **at(state, node), "corner": list(xy(point))}
        state.emit(Event("place", "C-4.4.8-a", seat, data))
    for hook in state.rules.on_place:
        hook(state, seat, "barn", node)


def note_joined(state: CarcassonneState) -> None:
    """C-4.4.8.1-f: meadows of the tile just laid on which farmers and a barn have come together."""
    barns = state.slices[Barns]
    if not barns.corners:
        return
    meadows = {find(state, node) for _, node in barns.corners.values()}
    meadows.difference_update([find(state, node) for node, _ in barns.meadows])
    for node, root in areas_here(state):
        if root in meadows:
            meadows.remove(root)
            if farmers_on(state, root):
                barns.meadows.append((node, JOINED))


def detect_with_farmers(state: CarcassonneState) -> str | None:
    """Q-4.4.8-1, the other way: until the scoring step a dragon or a tower may have taken the farmers.

    R-36: those who are left are scored with the areas of this step, also if the tile has finished none."""
    barns = state.slices[Barns]
    barns.meadows = [(node, why) for node, why in barns.meadows if farmers_on(state, find(state, node))]
    jump = detect(state)
    return None if barns.meadows else jump


def farmers_due(state: CarcassonneState) -> bool:
    return bool(state.slices[Barns].meadows)


def score_farmers(state: CarcassonneState) -> None:
    """C-4.4.8.1-c: whoever built the barn, the points go to the farmers."""
    barns = state.slices[Barns]
    for node, why in barns.meadows:
        barns.why = why
        award(state, find(state, node), finished=False)
    barns.why = ""


def farmers_home(state: CarcassonneState) -> None:
    """C-4.4.8.1-d and -h: farmers and pigs return; C-4.4.8-f: the barn stays."""
    barns = state.slices[Barns]
    for meadow, why in barns.meadows:
        rule = "C-4.4.8.1-d" if why == PLACED else "C-4.4.8.1-h"
        figures = kinds(state)
        there = on_area(state, find(state, meadow))
        for node, figure in sorted(there, key=lambda pair: not figures[pair[1] >> 3].follower):
            if figure not in barns.corners and figure in state.figures.get(node, ()):
                return_to_supply(state, figure, node, rule)
                barns.home.append(figure)
    barns.meadows = []


def forget_home(state: CarcassonneState, seat: int) -> None:
    """Q-4.6.10-1: with each tile laid, also the second of a double turn."""
    state.slices[Barns].home = []


def has_farmers_home(state: CarcassonneState) -> bool:
    return bool(state.slices[Barns].home)


def _has_just_come_home(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.6.10-b: a farmer whom a barn has scored waits for the next turn."""
    figure = follower_placed(state, seat, action)
    return figure >= 0 and 0 < state.supply[figure] <= state.slices[Barns].home.count(figure)


def barn_terms(state: CarcassonneState, root: int, finished: bool, terms: list[Term]) -> list[Term]:
    """C-4.4.8.1-f: joined farmers get 1 a city (a castle 2), C-4.4.8.1-a: those at a new barn 3 (4) as at the
    end; C-6.2-j: there a barn brings 4 (5)."""
    barns = state.slices[Barns]
    if barns.why == JOINED:
        return [t._replace(each=t.each - 2, rule="C-4.4.8.1-f") for t in terms]
    if barns.why == PLACED:
        return [t._replace(rule="C-4.4.8.1-a") for t in terms]
    if barns.corners and barns_on(state, root):
        return [t._replace(each=t.each + 1, rule="C-6.2-j") for t in terms]
    return terms


def barn_owners(state: CarcassonneState, root: int, seats: list[int]) -> list[int]:
    """C-6.2-b, C-6.2-d, C-4.4.8.1-i: each barn owns its meadow, but has no part in a farmers' scoring."""
    barns = state.slices[Barns]
    if barns.why or not barns.corners or state.kind[root] != FIELD:
        return seats
    return sorted(barn & 7 for barn in barns_on(state, root)) or seats


def write_barn(state: CarcassonneState, action: Action) -> str:
    return f"barn {CORNERS[action[2]]}"


def read_barn(state: CarcassonneState, seat: int, text: str) -> Action:
    corner = text.partition(" ")[2].strip()
    if corner not in CORNERS:
        raise Malformed("bad-corner", text=text, form=f"barn and a corner: {', '.join(CORNERS)}")
    return barn_at(state, CORNERS.index(corner))


def show_barn(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    _, node, corner = action
    x, y = xy(state.where[state.at] + POINT[corner])
    worth = 4 * len(cities_at(state, find(state, node)))
    args = {"corner": CORNERS[corner], "worth": worth}
    return {"targets": [f"corner:{x},{y}"], "args": args, "worth": worth, "corner": [x, y], **at(state, node)}


def _whose_barn(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    barns = barns_on(state, find(state, action[1]))
    return owned_by(barns[0] & 7 if barns else seat, seat)


BARN_VERB = Verb(
    "barn",
    barn_sites,
    apply_barn,
    ("C-4.4.8-a", "C-4.4.8-b", "C-4.4.8-c", "C-4.4.8-d"),
    write_barn,
    read_barn,
    (
        Limit("C-4.4-c", "none-left", none_left, blanks=reasons.in_use),
        Limit("C-4.4.8-b", "not-four-tiles", _not_four_tiles),
        Limit("C-4.4.8-c", "not-all-meadow", _not_all_meadow),
        Limit("C-4.4.8-e", "barn-there", _barn_there, blanks=_whose_barn),
    ),
    show_barn,
)


def _farmer_beside_barn(state: CarcassonneState, seat: int, action: Action) -> bool:
    node = action[1]
    return node >= 0 and state.kind[node] == FIELD and _barn_there(state, seat, action)


def without_barn(verb: Verb) -> Verb:
    """C-4.4.8.1-e: no farmer comes onto the meadow of a barn. The barn itself bars it like any figure; this
    says so."""
    if OCCUPIED not in verb.limits:
        return verb
    limit = Limit("C-4.4.8.1-e", "barn-there", _farmer_beside_barn, blanks=_whose_barn)
    return replace(verb, limits=(limit, *verb.limits))


def view_barns(state: CarcassonneState) -> BarnView:
    corners = state.slices[Barns].corners
    return BarnView(barns={SEATS[barn & 7]: xy(point) for barn, (point, _) in sorted(corners.items())})


def count_barns(state: CarcassonneState) -> None:
    barns = state.slices[Barns]
    out = {f for figures in state.figures.values() for f in figures if figure_name(state, f) == "barn"}
    assert out == set(barns.corners), "a barn without its corner"
    for barn in out:
        root = find(state, barns.corners[barn][1])
        assert not farmers_on(state, root) or barns.meadows, "farmers beside a barn that were not scored"


def install_barn(build: Build) -> None:
    from .given import give_barns, write_barns

    build.keep("barn", Barns)
    build.listen(FIGURE_KINDS, lambda: [BARN])
    build.listen(CHANGE_OWNERS, barn_owners)
    build.listen(GIVEN.at("barns"), give_barns)
    build.listen(WRITTEN, write_barns)
    build.listen(VIEW, view_barns)
    build.listen(CHECK_PIECES, count_barns)
    build.listen(CHANGE_SCORE.at("field"), barn_terms)
    build.contribute("B09", BARN_VERB)
    build.change_where(places_figures, without_barn)
    build.listen(ON_LAY, forget_home)
    home = Limit(
        "C-4.6.10-b",
        "just-come-home",
        _has_just_come_home,
        when=has_farmers_home,
        blanks=lambda state, seat, action: {
            "figure": figure_name(state, follower_placed(state, seat, action))
        },
    )
    build.refuse_where(places_figures, home)
    build.fill("B05", Do("barn", ("C-4.4.8.1-f",), run=note_joined))
    scored, back = ("C-4.4.8.1-a", "C-4.4.8.1-f"), ("C-4.4.8.1-d", "C-4.4.8.1-h")
    steps: tuple[Step, ...] = (
        Anchor("barn.deploy"),  # followers from the market of Carcassonne
        Do("barn.score", scored, run=score_farmers),
    )
    if build.option("barnScoringMoment") == "immediate":  # Q-4.4.8-1
        steps += (
            Anchor("barn.judge"),  # whether a follower may go to Carcassonne
            Call("barn.book", ("C-4.6.11-a",), target="mark", when=points_due),
            Do("barn.home", back, run=farmers_home),
        )
        call = Call("farmers", scored, target="barn", when=farmers_due)
        build.fill("B05", call)
        build.fill("B10", call)
    else:  # the points are judged and booked with those of the areas
        detection = next(step for step in build.flows["turn"] if step.name == "B15")
        build.replace("B15", Do("B15", (*detection.rules, *scored), run=detect_with_farmers))
        build.insert(Call("B15.farmers", scored, target="barn", when=farmers_due), after="B15")
        build.insert(Do("B20.farmers", back, run=farmers_home), before="B20")
    build.add_flow(Flow("barn", steps))


MODULE = Module("barn", install_barn)
