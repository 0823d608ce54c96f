"""The fairy: she brings points to the follower beside her and keeps the dragon away."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import SEATS, Action, Event, Term
from ... import reasons
from ...figures import at, figure_name, kinds, on_node, on_tile
from ...hooks import GIVEN, ON_AWARD, ON_GONE, SPARED_SQUARE, VIEW, WORTH, WRITTEN
from ...joining import find
from ...landscape import tile_of
from ...notation import read_piece, write_piece
from ...placing import show_piece
from ...rulekit import Build, Call, Do, Limit, Module, Verb
from ...scoring import give_points, points_due
from ...shown import Standing
from ...state import CarcassonneState
from ...tables import xy
from .shown import FairyInfo, FairyView
from .state import Fairy
from .worth import fairy_worth


def fairy_options(anybody: bool) -> Callable[[CarcassonneState, int], list[Action]]:
    def options(state: CarcassonneState, seat: int) -> list[Action]:
        """C-4.4.5-b: any own follower (Q-4.4.5-1) but the one she is with."""
        follower = state.rules.followers
        fairy = state.slices[Fairy]
        places = [*state.figures.items(), *state.tops.items()] if state.tops else state.figures.items()
        actions = [
            ("fairy", f, node)
            for node, figures_there in places
            for f in figures_there
            if (f & 7 == seat or anybody) and follower[f >> 3]
        ]
        if state.tops or sum(map(len, state.figures.values())) > len(state.figures):  # maybe two alike
            actions = list(dict.fromkeys(actions))
        if fairy.figure >= 0 and (with_her := ("fairy", fairy.figure, fairy.node)) in actions:
            actions.remove(with_her)
        return actions

    return options


def apply_fairy(state: CarcassonneState, seat: int, action: Action) -> None:
    _, figure, node = action
    fairy = state.slices[Fairy]
    fairy.figure, fairy.node = figure, node
    fairy.place = state.where[tile_of(state, node)]
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "owner": SEATS[figure & 7], **at(state, node)}
        state.emit(Event("fairy", "C-4.4.5-b", seat, data))


def left_alone(state: CarcassonneState, node: int, figure: int) -> None:
    """C-4.4.5.1-e: her follower goes, she stays; Q-4.4.5-3: a new one there is not hers."""
    fairy = state.slices[Fairy]
    if fairy.figure == figure and fairy.node == node and figure not in on_node(state, node):
        fairy.figure = -1


def fairy_start_point(assigned: bool) -> Callable[[CarcassonneState], None]:
    def start_point(state: CarcassonneState) -> None:
        """C-4.4.5.1-b: a point at the start of the turn for an own follower on her tile (Q-4.4.5-2)."""
        fairy = state.slices[Fairy]
        if fairy.place < 0:
            return
        if fairy.paid:  # in a given position whose turn had begun
            fairy.paid = False
            return
        if assigned:
            guarded = [(fairy.node, fairy.figure)] if fairy.figure >= 0 else []
        else:
            guarded = on_tile(state, state.board[fairy.place])
        for _, figure in guarded:
            if figure & 7 == state.turn and state.rules.followers[figure >> 3]:
                rule = "C-7.3.1-f" if assigned else "C-4.4.5.1-b"
                give_points(state, "fairy", state.turn, Term(1, 1, "fairy", rule))
                return

    return start_point


def award_fairy(state: CarcassonneState, root: int, finished: bool, winners: list[int]) -> None:
    """C-4.4.5.1-d: three points for her follower in an area that is scored, whatever he gets there
    (Q-4.4.5-5); C-4.4.5.1-f: also in the final scoring."""
    fairy = state.slices[Fairy]
    if fairy.figure >= 0 and fairy.node >= 0 and find(state, fairy.node) == root:
        rule = "C-4.4.5.1-f" if state.ruleset.step(state).flow == "final" else "C-4.4.5.1-d"
        give_points(state, "fairy", fairy.figure & 7, Term(3, 1, "fairy", rule), root=root)


def is_no_company(state: CarcassonneState, seat: int, action: Action) -> bool:
    _, figure, node = action
    return figure not in on_node(state, node) or not kinds(state)[figure >> 3].follower


def _not_own(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(action[1] & 7 != seat)


def _with_her(state: CarcassonneState, seat: int, action: Action) -> bool:
    fairy = state.slices[Fairy]
    return bool((fairy.figure, fairy.node) == action[1:])


def _fairy_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.4.5.1-a: her tile is closed to the dragon."""
    return bool(state.slices[Fairy].place == action[1])


def view_fairy(state: CarcassonneState) -> FairyView:
    fairy = state.slices[Fairy]
    company = None
    if fairy.figure >= 0:
        name = figure_name(state, fairy.figure)
        company = Standing(seat=SEATS[fairy.figure & 7], figure=name, **at(state, fairy.node))
    return FairyView(FairyInfo(xy(fairy.place) if fairy.place >= 0 else None, company))


def install(build: Build) -> None:
    from .given import give_fairy, give_payment, write_fairy

    build.keep("fairy", Fairy)
    build.listen(WORTH, fairy_worth)
    build.listen(ON_GONE, left_alone)
    build.listen(ON_AWARD, award_fairy)
    build.listen(SPARED_SQUARE, lambda state: state.slices[Fairy].place)  # X-4.2.9-3
    build.listen(VIEW, view_fairy)
    build.listen(GIVEN.at("fairy"), give_fairy)
    build.listen(GIVEN.at("fairy_paid"), give_payment)
    build.listen(WRITTEN, write_fairy)
    assigned = build.option("fairyStartPoint") == "assigned"
    build.fill(
        "B01",
        Do("fairy", ("C-4.4.5.1-b", "C-4.4.5.1-c"), run=fairy_start_point(assigned)),
        Call("fairy-point", ("C-4.6.11-a",), target="book", when=points_due),
    )
    anybody = build.option("fairyTarget") == "any"
    limits = [Limit("C-4.4.5-b", "no-such-follower", is_no_company)]
    if not anybody:
        limits.append(Limit("Q-4.4.5-1", "not-your-follower", _not_own, blanks=reasons.named))
    limits.append(Limit("C-4.4.5-b", "with-him-already", _with_her, blanks=reasons.named))
    rules = ("C-4.4.5-b", "C-7.1.3-c")
    build.contribute(
        "B09",
        Verb(
            "fairy",
            fairy_options(anybody),
            apply_fairy,
            rules,
            write_piece,
            read_piece,
            tuple(limits),
            show_piece,
        ),
    )
    if "dragon" in build.setup.elements:
        build.refuse("D-DRAGON", Limit("C-4.4.5.1-a", "fairy-there", _fairy_there))


MODULE = Module("fairy", install)
