"""The solo game: Johanna plays by her cards, a module on the flow of the game (J-L)."""

from __future__ import annotations

from typing import Any

from ...kernel import SET_UP
from ..hooks import CHECK_PIECES, GIVEN, ON_TABLES, PICTURE, RIVALS, STANDING, VIEW, WINS
from ..rulekit import Build, Call, Do, Draw, Flow, Module
from .area import Area, prepare
from .cards import (
    back_weights,
    card_weights,
    read_back,
    read_card,
    reshuffle,
    reveal,
    set_up,
    show_back,
    write_back,
    write_card,
)
from .given import count, give
from .score import most_posts, score, standing, wins
from .show import picture, show
from .turn import advance, choose, effect, hers, over, read_removed, removal_weights, remove

BACK: dict[str, Any] = {
    "rules": ("J-L-13",),
    "topic": "back",
    "weights": back_weights,
    "apply": show_back,
    "write": write_back,
    "read": read_back,
}

TURN = Flow(
    "johanna",
    (
        Draw(
            "L1.reveal",
            ("J-L-12",),
            topic="card",
            weights=card_weights,
            apply=reveal,
            write=write_card,
            read=read_card,
        ),
        Draw("L2.back", **BACK),
        Do("L3.take", ("J-L-14", "J-L-15"), run=choose),
        Do("L4.track", ("J-L-20", "J-L-23", "J-L-49"), run=advance),
        Do("L5.effect", ("J-L-15", "J-L-21", "J-L-22"), run=effect),
        Draw(
            "L6.remove",
            ("J-L-30",),
            topic="removed",
            weights=removal_weights,
            apply=remove,
            write=lambda state, place: state.tables.places[place],
            read=read_removed,
        ),
    ),
)


def install(build: Build) -> None:
    build.keep("johanna", Area)
    build.listen(RIVALS, lambda: 1)
    build.listen(ON_TABLES, prepare)
    build.listen(SET_UP, set_up)
    build.listen(WINS, wins)
    build.listen(STANDING, standing)
    build.listen(VIEW, show)
    build.listen(PICTURE, picture)
    build.listen(GIVEN, give)
    build.listen(CHECK_PIECES, count)
    build.add_flow(TURN)
    build.fill("S4", Draw("back", **BACK))
    build.fill("T0", Call("johanna", ("J-L-9",), target="johanna", when=hers), Do("over", run=over))
    build.fill("R3.refilled", Do("shuffle", ("J-L-16",), run=reshuffle), Draw("back", **BACK))
    build.replace("Z1", Do("Z1", ("J-L-45",), run=most_posts))
    build.fill("Z3", Do("johanna", ("J-L-47",), run=score))


MODULE = Module("solo", install)
