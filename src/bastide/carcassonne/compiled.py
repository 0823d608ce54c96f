"""What a compiled ruleset of Carcassonne has at hand: tiles, figures, and the listeners of its hooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ..kernel import Ruleset, Term
from . import hooks
from .areas import NAME
from .tables import Tables  # mypyc asks for it when the class is made

if TYPE_CHECKING:
    from .figures import FigureKind
    from .state import CarcassonneState
    from .tiles import Part

P = ParamSpec("P")
R = TypeVar("R")
Listeners = tuple[Callable[P, R], ...]


@dataclass
class CarcassonneTables:
    """Looked up once when a ruleset is compiled: rules on a hot path take their listeners from here."""

    tiles: Tables
    stock: list[int]
    figures: list[FigureKind]
    number: dict[str, int]  # of a kind of figure
    followers: list[bool]  # by kind
    unbound: list[int]  # the kinds of follower that may stand in areas of every kind
    naming: frozenset[str]  # the verbs of the figure step that name the figure which they place
    on_lay: Listeners[[CarcassonneState, int], None]
    on_extend: Listeners[[CarcassonneState, int, int], None]
    on_leave: Listeners[[CarcassonneState, int, int], None]
    on_gone: Listeners[[CarcassonneState, int, int], None]
    on_place: Listeners[[CarcassonneState, int, str, int], None]
    on_points: Listeners[[CarcassonneState, str, int, int], None]
    on_owners: Listeners[[CarcassonneState, int, list[int]], list[int]]
    on_award: Listeners[[CarcassonneState, int, bool, list[int]], None]
    on_own: Listeners[[CarcassonneState, int, bool, int, list[Term]], list[Term]]
    more_places: Listeners[[CarcassonneState], list[int]]
    barred: Listeners[[CarcassonneState], int]
    more_tops: Listeners[[CarcassonneState, int], list[int]]
    top_parts: Listeners[[CarcassonneState, int], Part | None]
    more_cities: Listeners[[CarcassonneState, int], list[int]]
    on_cities: Listeners[[CarcassonneState, set[int]], set[int]]
    elsewhere: Listeners[[CarcassonneState, int], int]
    on_score: dict[int, Listeners[[CarcassonneState, int, bool, list[Term]], list[Term]]]  # by kind
    city_pieces: bool


def compile_tables(
    ruleset: Ruleset[CarcassonneState], tiles: Tables, stock: list[int], figures: Sequence[FigureKind]
) -> CarcassonneTables:
    listeners = ruleset.listeners
    return CarcassonneTables(
        tiles,
        stock,
        list(figures),
        {kind.name: number for number, kind in enumerate(figures)},
        [kind.follower for kind in figures],
        [number for number, kind in enumerate(figures) if kind.follower and kind.only is None],
        naming=frozenset(listen() for listen in listeners(hooks.NAMES_FIGURE)),
        on_lay=listeners(hooks.ON_LAY),
        on_extend=listeners(hooks.ON_EXTEND),
        on_leave=listeners(hooks.ON_LEAVE),
        on_gone=listeners(hooks.ON_GONE),
        on_place=listeners(hooks.ON_PLACE),
        on_points=listeners(hooks.ON_POINTS),
        on_owners=listeners(hooks.CHANGE_OWNERS),
        on_award=listeners(hooks.ON_AWARD),
        on_own=(*listeners(hooks.PER_CITY_TERMS), *listeners(hooks.CHANGE_OWN_TERMS)),
        more_places=listeners(hooks.MORE_PLACES),
        barred=listeners(hooks.BARRED_TILE),
        more_tops=listeners(hooks.MORE_TOPS),
        top_parts=listeners(hooks.TOP_PART),
        more_cities=listeners(hooks.MORE_CITIES),
        on_cities=listeners(hooks.CHANGE_CITIES),
        elsewhere=listeners(hooks.AWAY),
        on_score={kind: listeners(hooks.CHANGE_SCORE.at(name)) for kind, name in NAME.items()},
        city_pieces=ruleset.setup.option("cityUnit") == "piece",
    )
