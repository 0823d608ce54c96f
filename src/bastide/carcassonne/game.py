"""Carcassonne as the kernel sees it: what its boxes bring into play, what a seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import u8

from ..kernel import SEATS, Game, Rulebook, Ruleset, Setup, SetupProblem
from . import inspector, view
from .box import boxes, elements, meetings
from .catalogue import catalogue
from .compiled import CarcassonneTables, compile_tables
from .expansions import folders
from .figures import SMALL, deal
from .flow import FLOWS, rounds_first
from .given import apply_position, count_pieces, force_draws
from .hooks import CHANGE_TILES, FIGURE_KINDS
from .landscape import lay
from .rulekit import Flow, Module
from .shown import Inspection
from .state import NOBODY_YET, CarcassonneState
from .tables import ORIGIN, Tables
from .tiles import Tile, load_set


class Carcassonne(Game[CarcassonneState]):
    name = "carcassonne"
    titles: ClassVar[Mapping[str, str]] = {"en": "Carcassonne", "de": "Carcassonne"}
    rulebook = Rulebook("bastide.carcassonne", folders)

    def __init__(self) -> None:
        self.catalogue = catalogue()

    def flows(self, setup: Setup) -> list[Flow]:
        if setup.option("endOfTurnEvents") == "after-each-part":  # Q-4.1-5
            return [rounds_first(flow) for flow in FLOWS]
        return FLOWS

    def modules(self, setup: Setup) -> list[Module]:
        chosen = [box for box in boxes().values() if {*box.sets, *box.late_sets} & set(setup.sets)]
        for box in (box for box in chosen if box.starts and not box.layout):
            if (name := box.modules[0].name) not in setup.elements:
                raise SetupProblem("missing", game=self.name, what=box.sets[0], other=name)
        laid_out = [box.layout for box in chosen if box.layout]
        together = [meeting.module for meeting in meetings() if meeting.in_play(setup)]
        return [*laid_out, *(elements()[name] for name in setup.elements), *together]

    def tables(self, ruleset: Ruleset[CarcassonneState]) -> CarcassonneTables:
        first, seats = ruleset.setup.option("startSeat"), SEATS[: ruleset.setup.seats]
        if first not in ("random", *seats):
            raise SetupProblem(
                "unknown-value",
                rule="C-3.3-d",
                option="startSeat",
                word=first,
                known=["random", *seats],
            )
        kinds = [tile for name in ruleset.setup.sets for tile in load_set(name).tiles]
        for change in ruleset.listeners(CHANGE_TILES):
            kinds = change(kinds)
        # a river tile comes with a river or not at all (Q-3-12)
        stock = [t.count if t.drawn and not t.block and "V" not in t.edges else 0 for t in kinds]
        figures = [SMALL, *(kind for add in ruleset.listeners(FIGURE_KINDS) for kind in add())]
        return compile_tables(ruleset, _tables(tuple(kinds)), stock, figures)

    def initial(self, ruleset: Ruleset[CarcassonneState]) -> CarcassonneState:
        """C-3.1-a, C-3.2-a, C-3.3-a: the start tile, the stock and the supplies."""
        state = CarcassonneState(ruleset)
        state.stock = vec[u8](state.rules.stock)
        sets = set(ruleset.setup.sets)
        if not any(box.starts and set(box.sets) & sets for box in boxes().values()):
            start = next(i for i, t in enumerate(state.tables.tiles) if "start" in t.signs)
            state.stock[start] -= 1
            lay(state, ORIGIN, 4 * start)
        state.left = sum(state.stock)
        deal(state)
        first, seats = ruleset.setup.option("startSeat"), ruleset.setup.seats
        if first != "random":
            state.turn = SEATS.index(first)
        elif seats > 1:
            state.turn = NOBODY_YET
        return state

    def apply_position(self, state: CarcassonneState, given: Mapping[str, Any]) -> None:
        apply_position(state, given)

    def force_draws(self, state: CarcassonneState, chance: Mapping[str, Any]) -> None:
        force_draws(state, chance)

    def view(self, state: CarcassonneState, seat: int | None) -> dict[str, Any]:
        return view.view(state)

    def inspect(self, state: CarcassonneState, seat: int | None, target: str) -> Inspection:
        return inspector.inspect(state, target)

    def render_text(self, state: CarcassonneState) -> str:
        return view.render_text(state)

    def scores(self, state: CarcassonneState) -> list[int]:
        return list(state.score)

    def check_piece_totals(self, state: CarcassonneState) -> None:
        count_pieces(state)


@lru_cache(maxsize=64)  # tables that make up faces of their own have tiles of their own
def _tables(kinds: tuple[Tile, ...]) -> Tables:
    return Tables(list(kinds))


GAME = Carcassonne()
