"""Base game 2, the Wheel of Fortune: a board with a wheel as starting piece, a pig that walks around it, six
segments that bring luck or trouble to all, and crown spaces for followers."""

from __future__ import annotations

from ....kernel import SEATS, SET_UP
from ...blocks import lay_block
from ...figures import figure_name
from ...hooks import AWAY, CHANGE_TILES, GIVEN, NAMES_FIGURE, VIEW, WORTH, WRITTEN
from ...rulekit import Ask, Build, Call, Do, Module
from ...scoring import points_due
from ...state import CarcassonneState
from ...tiles import Tile, load_set
from .crowns import crown_verb
from .given import give_wheel, write_wheel
from .pig import GIVE_UP, advance_pig, crown_scoring, run_segment, sufferer
from .shown import WheelInfo, WheelView
from .state import FREE, Wheel, segments
from .worth import crown_worth


def with_board(tiles: list[Tile]) -> list[Tile]:
    return [*tiles, *load_set("wheel-board").tiles]


def install_board(build: Build) -> None:
    """C-3.1.3-a: the board lies in the middle; C-3.1.3-c: its landscape counts in every scoring."""
    build.listen(CHANGE_TILES, with_board)
    build.listen(SET_UP, lambda state: lay_block(state, "wheel"))


LAYOUT = Module("wheel-board", install_board)


def view_wheel(state: CarcassonneState) -> WheelView:
    wheel = state.slices[Wheel]
    crowns = {
        name: [f"{SEATS[f & 7]} {figure_name(state, f)}" if f != FREE else None for f in wheel.crowns[i]]
        for i, (name, _) in enumerate(segments())
    }
    return WheelView(WheelInfo(segments()[wheel.pig][0], crowns))


def away(state: CarcassonneState, figure: int) -> int:
    return sum(spaces.count(figure) for spaces in state.slices[Wheel].crowns)


def install(build: Build) -> None:
    build.keep("wheel", Wheel)
    build.listen(WORTH, crown_worth)
    build.listen(VIEW, view_wheel)
    build.listen(GIVEN.at("wheel"), give_wheel)
    build.listen(WRITTEN, write_wheel)
    build.listen(AWAY, away)
    build.fill(
        "B03",
        Do("wheel", ("C-4.2.6-a", "C-4.2.6.1-a"), run=advance_pig),
        Do("wheel-act", ("C-4.2.6.2-a",), run=run_segment),
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
    build.listen(NAMES_FIGURE, lambda: "crown")


MODULES = (Module("wheel", install),)
