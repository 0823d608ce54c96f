"""Mini-expansions 10 and 14/7, the Crop Circles: after the turn everybody may add a follower to one of his
own, or everybody must take one back; which of the two, the player on turn decides."""

from __future__ import annotations

from ....kernel import NOBODY, SEATS, Action, Event
from ...areas import CITY, FIELD, ROAD
from ...figures import at, barred, figure_name, kinds, may_stand, place_from_supply, return_to_supply
from ...flow import end_round, next_round, note_round
from ...hooks import ON_LAY, VIEW
from ...landscape import tile_kind, tile_of
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from .shown import Crop, CropCircleView
from .state import Circle

AREAS = {"crop-field": FIELD, "crop-road": ROAD, "crop-city": CITY}  # C-4.2.8-e


def queue_circle(state: CarcassonneState, seat: int) -> None:
    for sign in tile_kind(state, state.at).signs:
        if sign in AREAS:
            note_round(state, "crop", seat, AREAS[sign])


def who_decides(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if next_round(state, "crop") and not state.slices[Circle].queue else NOBODY


def apply_decision(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.8-b: A or B for everybody; C-4.2.8-h: the left neighbour begins, the active player is last."""
    crop = state.slices[Circle]
    crop.adding = action[0] == "add"
    seats = state.ruleset.setup.seats
    crop.queue = [(seat + step) % seats for step in range(1, seats + 1)]
    if state.listener is not None:
        state.emit(Event("crop-circle", "C-4.2.8-b", seat, {"what": action[0]}))


def next_player(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.8-g, Q-4.2.8-3: whoever cannot is skipped."""
    crop = state.slices[Circle]
    while crop.queue:
        seat: int = crop.queue[0]
        if (additions if crop.adding else removals)(state, seat):
            return seat
        crop.queue.pop(0)
    return NOBODY


def own_here(state: CarcassonneState, seat: int) -> list[tuple[int, int]]:
    """The seat's followers of the kind that the tile shows, each with its node."""
    kind = state.rounds[0][2]
    figures = kinds(state)
    return sorted(
        (node, f)
        for node, figures_there in state.figures.items()
        for f in figures_there
        if f & 7 == seat and figures[f >> 3].follower and state.kind[node] == kind
    )


def additions(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.8-c, -f: any follower from the supply that may stand there, onto the same part (Q-4.2.8-1)."""
    actions = []
    for node in dict.fromkeys(node for node, _ in own_here(state, seat)):
        if barred(state, tile_of(state, node)):  # X-4.2.8-4
            continue
        for number, kind in enumerate(kinds(state)):
            figure = 8 * number + seat
            if kind.follower and state.supply[figure] and may_stand(state, figure, node):
                actions.append(("join", figure, node))
    return actions


def removals(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.8-d: one of his own followers of that kind."""
    return [("remove", figure, node) for node, figure in dict.fromkeys(own_here(state, seat))]


def apply_join(state: CarcassonneState, seat: int, action: Action) -> str:
    _, figure, node = action
    place_from_supply(state, figure, node)
    if state.listener is not None:
        state.emit(
            Event("place", "C-4.2.8-c", seat, {"figure": figure_name(state, figure), **at(state, node)})
        )
    return _done(state)


def apply_remove(state: CarcassonneState, seat: int, action: Action) -> str:
    _, figure, node = action
    return_to_supply(state, figure, node, "C-4.2.8-d")
    return _done(state)


def apply_none(state: CarcassonneState, seat: int, action: Action) -> str:
    return _done(state)


def _done(state: CarcassonneState) -> str:
    state.slices[Circle].queue.pop(0)
    return "B24.crop-each"


def next_circle(state: CarcassonneState) -> str | None:
    """Q-4.1-5: a double turn may have laid two; they follow one after the other."""
    return end_round(state) if next_round(state, "crop") else None


def _not_joinable(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in additions(state, seat)


def _not_removable(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in removals(state, seat)


def join_options(state: CarcassonneState, seat: int) -> list[Action]:
    return additions(state, seat) if state.slices[Circle].adding else []


def remove_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [] if state.slices[Circle].adding else removals(state, seat)


def none_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.8-c: adding is a may, C-4.2.8-d: removing a must."""
    return [("pass",)] if state.slices[Circle].adding else []


JOIN = Verb(
    "join",
    join_options,
    apply_join,
    ("C-4.2.8-c",),
    write_piece,
    read_piece,
    (Limit("C-4.2.8-f", "not-there", _not_joinable),),
    show_piece,
)
REMOVE = Verb(
    "remove",
    remove_options,
    apply_remove,
    ("C-4.2.8-d",),
    write_piece,
    read_piece,
    (Limit("C-4.2.8-e", "not-concerned", _not_removable),),
    show_piece,
)
LEAVE = Verb(
    "pass",
    none_options,
    apply_none,
    ("C-4.2.8-c",),
    describe=lambda state, seat, action: {"label": "carcassonne-crop-none"},
)


def view_circle(state: CarcassonneState) -> CropCircleView:
    crop = state.slices[Circle]
    return CropCircleView(Crop(crop.adding, [SEATS[s] for s in crop.queue]) if crop.queue else None)


def install(build: Build) -> None:
    build.keep("crop", Circle)
    build.listen(ON_LAY, queue_circle)
    build.listen(VIEW, view_circle)
    add = Verb("add", lambda state, seat: [("add",)], apply_decision, ("C-4.2.8-b", "C-4.2.8-c"))
    cut = Verb("cut", lambda state, seat: [("cut",)], apply_decision, ("C-4.2.8-b", "C-4.2.8-d"))
    build.fill(
        "B24",
        Ask("crop", ("C-4.2.8-b",), decision="D-CROP", who=who_decides, verbs=(add, cut)),
        Ask(
            "crop-each",
            ("C-4.2.8-c", "C-4.2.8-d", "C-4.2.8-h"),
            decision="D-CROPDO",
            kind="place",
            who=next_player,
            verbs=(JOIN, REMOVE, LEAVE),
        ),
        Do("crop-next", ("C-4.2.8-h",), run=next_circle),
    )


MODULES = (Module("crop-circles", install),)
