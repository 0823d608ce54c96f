"""Base game 2, the Wheel of Fortune: a board with a wheel as starting piece, a pig that walks around it, six
segments that bring luck or trouble to all, and crown spaces for followers."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed, Term
from ...areas import BUILDINGS, CITY, CLOISTERS, FIELD
from ...blocks import lay_block
from ...figures import everyone, figure_name, kinds, send_home
from ...flow import show_piece
from ...hooks import AWAY, CHANGE_TILES, VIEW, WORTH
from ...landscape import cities_at, find, shows
from ...notation import read_piece, write_piece
from ...rulekit import Ask, Build, Call, Do, Limit, Module, Verb
from ...scoring import give_points, points_due
from ...state import CarcassonneState
from ...tiles import Tile, load_set
from ..dispatches.rules import carried_out, takes_follower
from .hooks import BEFORE_SEGMENT
from .state import FREE, Wheel, segments
from .worth import crown_worth


def with_board(tiles: list[Tile]) -> list[Tile]:
    return [*tiles, *load_set("wheel-board").tiles]


def install_board(build: Build) -> None:
    """C-3.1.3-a: the board lies in the middle; C-3.1.3-c: its landscape counts in every scoring."""
    build.listen(CHANGE_TILES, with_board)
    build.listen(SET_UP, lambda state: lay_block(state, "wheel"))


LAYOUT = Module("wheel-board", install_board)


# -- the pig and the segments ------------------------------------------------------------------------------


def turn(state: CarcassonneState) -> str | None:
    """C-4.2.6-a, -b, C-4.2.6.1-a: before the tile is laid the pig walks, and its segment acts."""
    wheel = state.slices[Wheel]
    signs = [s for s in state.tables.tiles[state.tile].signs if s.startswith("wheel-")]
    wheel.turning = bool(signs)
    if not signs:
        return "B03.wheel-end"
    wheel.pig = (wheel.pig + int(signs[0][-1])) % len(segments())
    name = segments()[wheel.pig][0]
    if state.listener is not None:
        state.tell(Event("wheel", "C-4.2.6.1-a", state.turn, {"segment": name, "steps": int(signs[0][-1])}))
    for prepare in state.ruleset.listeners(BEFORE_SEGMENT.at(name)):
        prepare(state)
    return None


def act(state: CarcassonneState) -> None:
    SEGMENTS[segments()[state.slices[Wheel].pig][0]](state)


def seats(state: CarcassonneState) -> range:
    return range(state.ruleset.setup.seats)


def fortuna(state: CarcassonneState) -> None:
    """C-4.2.6.2-b, -c: 3 points for the player on turn alone."""
    give_points(state, "wheel", state.turn, Term(3, 1, "fortuna", "C-4.2.6.2-c"))


def followers_in(state: CarcassonneState, seat: int, areas: Container[int]) -> dict[int, int]:
    """How many followers a seat has in each area of a kind; Q-4.2.6-2: a big one counts once."""
    figures = kinds(state)
    found: dict[int, int] = {}
    for node, here in state.figures.items():
        if state.kind[node] in areas:
            number = sum(f & 7 == seat and figures[f >> 3].follower for f in here)
            root = find(state, node)
            found[root] = found.get(root, 0) + number
    return {root: number for root, number in found.items() if number}


def taxes(state: CarcassonneState) -> None:
    """C-4.2.6.2-d: for each knight the crests of his city and the own knights there."""
    for seat in seats(state):
        for root, knights in sorted(followers_in(state, seat, (CITY,)).items()):
            give_points(
                state,
                "wheel",
                seat,
                Term(knights, state.crests[root] + knights, "tax", "C-4.2.6.2-d"),
                root=root,
            )


def famine(state: CarcassonneState) -> None:
    """C-4.2.6.2-e to -g: each farmer a point a finished city, and what pigs and Cathars add (Q-4.2.6-5)."""
    for seat in seats(state):
        for root, farmers in sorted(followers_in(state, seat, (FIELD,)).items()):
            terms = [Term(1, len(cities_at(state, root)), "city", "C-4.2.6.2-e")]
            for change in state.rules.on_own:
                terms = change(state, root, True, seat, terms)
            if any(t.total for t in terms):
                each = [t._replace(each=t.each * farmers) for t in terms]
                give_points(state, "wheel", seat, *each, root=root)


def storm(state: CarcassonneState) -> None:
    """C-4.2.6.2-h: a point for each follower in the supply."""
    for seat in seats(state):
        number = sum(state.supply[8 * i + seat] for i, kind in enumerate(kinds(state)) if kind.follower)
        if number:
            give_points(state, "wheel", seat, Term(1, number, "follower", "C-4.2.6.2-h"))


def inquisition(state: CarcassonneState) -> None:
    """C-4.2.6.2-i: 2 points a monk and none for heretics; C-7.3.2-f by the switch: 1 for each of both."""
    both = state.ruleset.setup.option("inquisition") == "seed-7.3.2"
    areas = BUILDINGS if both else CLOISTERS
    for seat in seats(state):
        monks = sum(followers_in(state, seat, areas).values())
        if monks:
            term = Term(1, monks, "monk", "C-7.3.2-f") if both else Term(2, monks, "monk", "C-4.2.6.2-i")
            give_points(state, "wheel", seat, term)


def plague(state: CarcassonneState) -> None:
    """C-4.2.6.2-j, -l: each takes a follower back, the player on turn first."""
    number = state.ruleset.setup.seats
    state.slices[Wheel].queue = [(state.turn + step) % number for step in range(number)]


SEGMENTS = {
    "fortuna": fortuna,
    "taxes": taxes,
    "famine": famine,
    "storm": storm,
    "inquisition": inquisition,
    "plague": plague,
}


def sufferer(state: CarcassonneState) -> int | tuple[int, ...]:
    queue = state.slices[Wheel].queue
    while queue:
        seat: int = queue[0]
        if victims(state, seat):
            return seat
        queue.pop(0)
    return NOBODY


def victims(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.6.2-k: from the landscape, towers included (X-4.2.6-2), not from a crown space."""
    figures = kinds(state)
    found = {(node, f) for node, f in everyone(state) if f & 7 == seat and figures[f >> 3].follower}
    return [("give-up", figure, node) for node, figure in sorted(found)]


def give_up(state: CarcassonneState, seat: int, action: Action) -> str:
    send_home(state, action[1], action[2], "C-4.2.6.2-j")
    state.slices[Wheel].queue.pop(0)
    return "B03.wheel-plague"


def crown_scoring(state: CarcassonneState) -> None:
    """C-4.2.6.3-a to -e: the followers of the segment score and come home; those passed by stay."""
    wheel = state.slices[Wheel]
    spaces = wheel.crowns[wheel.pig]
    there = [figure for figure in spaces if figure != FREE]
    each = 6 if len(there) == 1 and len(spaces) == 2 else 3
    rule = "C-4.2.6.3-b" if len(spaces) == 1 else "C-4.2.6.3-c" if len(there) == 1 else "C-4.2.6.3-d"
    for figure in there:
        give_points(state, "wheel", figure & 7, Term(each, 1, "crown", rule))
        state.supply[figure] += 1
        if state.listener is not None:
            state.tell(Event("return", "C-4.2.6.3-e", figure & 7, {"figure": figure_name(state, figure)}))
    wheel.crowns[wheel.pig] = [FREE] * len(spaces)


# -- placing on the wheel ----------------------------------------------------------------------------------


def free_segments(state: CarcassonneState) -> list[int]:
    """C-4.4.10-b: a crown space holds one figure."""
    return [i for i, spaces in enumerate(state.slices[Wheel].crowns) if FREE in spaces]


def _crowns(names: tuple[str, ...] | None) -> Any:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.10-a: a follower from the supply onto any free crown space."""
        able = [
            8 * i + seat
            for i, kind in enumerate(kinds(state))
            if kind.follower and state.supply[8 * i + seat] and (names is None or kind.name in names)
        ]
        free = free_segments(state) if able else []
        return [("crown", figure, segment) for figure in able for segment in free]

    return options


def take_crown(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, segment = action
    state.supply[figure] -= 1
    spaces = state.slices[Wheel].crowns[segment]
    spaces[spaces.index(FREE)] = figure
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "segment": segments()[segment][0]}
        state.tell(Event("crown", "C-4.4.10-a", seat, data))


def write_crown(state: CarcassonneState, action: Action) -> str:
    verb, figure, segment = action
    return f"{verb} {segments()[segment][0]} {figure_name(state, figure)}"


def read_crown(state: CarcassonneState, seat: int, text: str) -> Action:
    words = [*text.split(), "follower"]
    names = [name for name, _ in segments()]
    if len(words) < 3 or words[1] not in names or words[2] not in state.rules.number:
        raise Malformed(
            "bad-crown", f"{text!r}: write `{words[0]} segment figure`; segments are {', '.join(names)}"
        )
    return (words[0], 8 * state.rules.number[words[2]] + seat, names.index(words[1]))


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.supply[action[1]]


def _space_taken(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[2] not in free_segments(state)


def show_crown(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    name = segments()[action[2]][0]
    return {"targets": [f"crown:{name}"], "args": {"segment": name, "figure": figure_name(state, action[1])}}


def crown_verb(names: tuple[str, ...] | None = None) -> Verb:
    limits = (Limit("C-4.4-c", "none-left", _none_left), Limit("C-4.4.10-b", "space-taken", _space_taken))
    return Verb(
        "crown", _crowns(names), take_crown, ("C-4.4.10-a",), write_crown, read_crown, limits, show_crown
    )


def leave_crown(state: CarcassonneState, figure: int, segment: int, rule: str) -> None:
    spaces = state.slices[Wheel].crowns[segment]
    spaces[spaces.index(figure)] = FREE
    state.supply[figure] += 1
    if state.listener is not None:
        state.tell(Event("return", rule, figure & 7, {"figure": figure_name(state, figure)}))


def recall(state: CarcassonneState, seat: int, action: Action) -> None:
    """Q-4.2.10-3: a festival reaches the crown spaces too."""
    leave_crown(state, action[1], action[2], "C-4.2.10-c")


def call_back(state: CarcassonneState, seat: int, action: Action) -> str:
    """Q-4.6.12.1-4: dispatch 8 for a follower on a crown space: he comes back, without points."""
    leave_crown(state, action[1], action[2], "C-4.6.12.1-l")
    return carried_out(state)


def home_verb(name: str, when: Callable[[CarcassonneState], bool], take: Any, rules: tuple[str, ...]) -> Verb:
    """A verb that takes an own follower from a crown space, at an occasion."""

    def options(state: CarcassonneState, seat: int) -> list[Action]:
        if not when(state):
            return []
        crowns = enumerate(state.slices[Wheel].crowns)
        own = {(segment, f) for segment, spaces in crowns for f in spaces if f != FREE and f & 7 == seat}
        return [(name, figure, segment) for segment, figure in sorted(own)]

    def nobody(state: CarcassonneState, seat: int, action: Action) -> bool:
        return action not in options(state, seat)

    limits = (Limit(rules[0], "nobody-on-the-crown", nobody),)
    return Verb(name, options, take, rules, write_crown, read_crown, limits, show_crown)


RECALL = home_verb(
    "recall-crown", lambda state: shows(state, "festival"), recall, ("C-4.2.10-c", "Q-4.2.10-3")
)
CALL_BACK = home_verb("crown-back", takes_follower, call_back, ("C-4.6.12.1-l", "Q-4.6.12.1-4"))


def _not_yours(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in victims(state, seat)


GIVE_UP = Verb(
    "give-up",
    victims,
    give_up,
    ("C-4.2.6.2-j",),
    write_piece,
    read_piece,
    (Limit("C-4.2.6.2-k", "not-in-the-landscape", _not_yours),),
    show_piece,
)


def view(state: CarcassonneState) -> dict[str, Any]:
    wheel = state.slices[Wheel]
    crowns = {
        name: [f"{SEATS[f & 7]} {figure_name(state, f)}" if f != FREE else None for f in wheel.crowns[i]]
        for i, (name, _) in enumerate(segments())
    }
    return {"wheel": {"pig": segments()[wheel.pig][0], "crowns": crowns}}


def away(state: CarcassonneState, figure: int) -> int:
    return sum(spaces.count(figure) for spaces in state.slices[Wheel].crowns)


def install(build: Build) -> None:
    build.keep("wheel", Wheel)
    build.listen(WORTH, crown_worth)
    build.listen(VIEW, view)
    build.listen(AWAY, away)
    build.fill(
        "B03",
        Do("wheel", ("C-4.2.6-a", "C-4.2.6.1-a"), run=turn),
        Do("wheel-act", ("C-4.2.6.2-a",), run=act),
        Ask(
            "wheel-plague",
            ("C-4.2.6.2-j",),
            decision="D-WHEELPLAGUE",
            kind="place",
            who=sufferer,
            verbs=(GIVE_UP,),
        ),
        Do("wheel-crowns", ("C-4.2.6.3-a",), run=crown_scoring),
        Call("wheel-book", ("C-4.6.11-a",), target="book", when=points_due),
        Do("wheel-end", ("C-4.2.6.4-a",)),
    )
    build.contribute("B09", crown_verb())
    if "phantom" in build.setup.elements:
        build.contribute("D-PHANTOM", crown_verb(("phantom",)))  # X-4.4.11-2
    if "festival" in build.setup.elements:
        build.contribute("B09", RECALL)
    if "dispatches" in build.setup.elements:
        build.contribute("D-DISPATCH", CALL_BACK)


MODULES = (Module("wheel", install, after=("phantom", "dispatches")),)
