"""The Count of Carcassonne: the city's quarters. Followers who wait in them join a scoring, unless the Count
stands in their way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

from ....kernel import NOBODY, Action, Event, Malformed, unknown
from ... import reasons
from ...areas import BUILDINGS, CITY, FIELD, NAME, ROAD
from ...figures import at, barred, figure_name, kinds, on_area, put_on_node
from ...joining import find
from ...landscape import cities_at, nodes, numbers
from ...placing import PASS
from ...rulekit import Build, Call, Do, Limit, Verb
from ...scoring import in_order
from ...state import CarcassonneState
from .state import CASTLE, CATHEDRAL, MARKET, QUARTERS, SMITHY, Carcassonne

LEADS_TO = {CITY: CASTLE, ROAD: SMITHY, FIELD: MARKET} | dict.fromkeys(BUILDINGS, CATHEDRAL)
"""C-4.6.2.4-i to -l: from which quarter followers come into which kind of area."""


def may_stand(state: CarcassonneState, figure: int, area: int) -> bool:
    """Q-4.6.2.4-4: a mayor leaves only for a city, a wagon not for a meadow."""
    only = kinds(state)[figure >> 3].only
    return only is None or area in only


def waiting(state: CarcassonneState, seat: int, area: int) -> list[int]:
    """The seat's followers that may go from the matching quarter into a kind of area."""
    figures_there = [
        f for quarter, f in state.slices[Carcassonne].inside if quarter == LEADS_TO[area] and f & 7 == seat
    ]
    return sorted({f for f in figures_there if may_stand(state, f, area)})


def queue_deployments(state: CarcassonneState, areas: list[int], first: int) -> None:
    """C-4.6.2.5-a: area by area, each player in order from `first` on.

    C-4.6.2.4-f, C-4.6.3-b: nobody from the quarter where the Count stands."""
    carcassonne = state.slices[Carcassonne]
    seats = state.ruleset.setup.seats
    order = [(first + step) % seats for step in range(seats)]
    carcassonne.queue = []
    for area in areas:
        kind = state.kind[area]
        those = [seat for seat in order if waiting(state, seat, kind)]
        if those and LEADS_TO[kind] != carcassonne.count:
            carcassonne.queue += [(seat, node) for node in _entrance(state, area) for seat in those]


def _entrance(state: CarcassonneState, area: int) -> list[int]:
    """The part of an area on which they will stand, if they can on the tile just laid.

    X-4.2.4-5: not where followers are barred; if they are everywhere, nobody can come."""
    root = find(state, area)
    tiles = [state.at, *numbers(state.mask[root])]
    parts = (n for t in tiles if not barred(state, t) for n in nodes(state, t) if find(state, n) == root)
    return list(islice(parts, 1))


def before_scoring(state: CarcassonneState) -> None:
    """B17, C-4.6.2.4-e: into the structures about to be scored; whoever triggered it is last."""
    if state.slices[Carcassonne].inside:
        queue_deployments(state, state.finished, state.turn + 1)


def before_farmers(state: CarcassonneState, meadows: list[int]) -> None:
    """C-4.6.2.4-l, Q-4.6.2.4-2: from the market to meadows whose farmers are about to be scored."""
    if state.slices[Carcassonne].inside:
        queue_deployments(state, meadows, state.turn + 1)


def before_the_end(state: CarcassonneState) -> None:
    """F05, Q-4.6.2.4-5: meadow by meadow; the player of the last turn, now to the right, is last.

    Q-4.6.2.4-10: onto no meadow with a barn, which stays. Meadows without a city are left out."""
    if any(quarter == MARKET for quarter, _ in state.slices[Carcassonne].inside):
        roots = {find(state, node) for node in range(len(state.parent)) if state.kind[node] == FIELD}
        open_to = [r for r in roots if cities_at(state, r) and not _has_fixed_figure(state, r)]
        queue_deployments(state, in_order(state, open_to), state.turn)


def _has_fixed_figure(state: CarcassonneState, root: int) -> bool:
    return any(kinds(state)[figure >> 3].fixed for _, figure in on_area(state, root))


def who_deploys(state: CarcassonneState) -> int | tuple[int, ...]:
    carcassonne = state.slices[Carcassonne]
    while carcassonne.queue:
        seat, node = carcassonne.queue[0]
        if waiting(state, seat, state.kind[node]):
            return int(seat)
        carcassonne.queue.pop(0)
    return NOBODY


def deployments(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.6.2.5-b: none, some or all, one at a time."""
    node = state.slices[Carcassonne].queue[0][1]
    return [("deploy", figure) for figure in waiting(state, seat, state.kind[node])]


def apply_deploy(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.2.4-h: also into an occupied area."""
    carcassonne = state.slices[Carcassonne]
    node, figure = carcassonne.queue[0][1], action[1]
    quarter = LEADS_TO[state.kind[node]]
    carcassonne.inside.remove((quarter, figure))
    put_on_node(state, figure, node)
    if state.listener is not None:
        data = {"figure": figure_name(state, figure), "quarter": QUARTERS[quarter], **at(state, node)}
        state.emit(Event("deploy", "C-4.6.2.4-e", seat, data))
    return "deploy"


def apply_decline_deploy(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.6.2.5-d: whoever is not moved stays in Carcassonne."""
    state.slices[Carcassonne].queue.pop(0)
    return "deploy"


def _not_in_the_quarter(state: CarcassonneState, seat: int, action: Action) -> bool:
    carcassonne = state.slices[Carcassonne]
    quarter = LEADS_TO[state.kind[carcassonne.queue[0][1]]]
    return action[1] & 7 != seat or (quarter, action[1]) not in carcassonne.inside


def _no_place_for_it(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not may_stand(state, action[1], state.kind[state.slices[Carcassonne].queue[0][1]])


def _deploy_blanks(state: CarcassonneState, seat: int, action: Action) -> reasons.Blanks:
    kind = state.kind[state.slices[Carcassonne].queue[0][1]]
    quarter = QUARTERS[LEADS_TO[kind]]
    return {"figure": figure_name(state, action[1]), "kind": NAME[kind], "quarter": quarter}


def read_deploy(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    return ("deploy", read_follower(state, seat, words[1] if len(words) == 2 else ""))


def read_follower(state: CarcassonneState, seat: int, name: str) -> int:
    number = state.rules.number
    if name not in number:
        raise Malformed("no-such-figure", unknown(name, number))
    return int(8 * number[name] + seat)


def with_label(label: str) -> Callable[..., dict[str, object]]:
    return lambda *_: {"label": label}


def show_deploy(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    node = state.slices[Carcassonne].queue[0][1]
    where = at(state, node)
    x, y = where["square"]
    quarter = QUARTERS[LEADS_TO[state.kind[node]]]
    args = {"figure": figure_name(state, action[1]), "quarter": quarter, "area": where["area"]}
    return {"targets": [f"part:{x},{y}:{where['part']}"], "args": args, "quarter": quarter, **where}


DEPLOY = Verb(
    "deploy",
    deployments,
    apply_deploy,
    ("C-4.6.2.4-e", "C-4.6.2.5-b"),
    lambda state, action: f"deploy {figure_name(state, action[1])}",
    read_deploy,
    (
        Limit("Q-4.6.2.4-4", "no-place-for-it", _no_place_for_it, blanks=_deploy_blanks),
        Limit("C-4.6.2.4-e", "not-in-the-quarter", _not_in_the_quarter, blanks=_deploy_blanks),
    ),
    show_deploy,
)
DECLINE_DEPLOY = replace(
    PASS, apply=apply_decline_deploy, rules=("C-4.6.2.5-d",), describe=with_label("carcassonne-deploy-none")
)


def who_is_queued(state: CarcassonneState) -> bool:
    return bool(state.slices[Carcassonne].queue)


def ask_before(build: Build, anchor: str, line: Any, *rules: str) -> None:
    """At an anchor: line the players up, then ask one after the other."""
    build.fill(
        anchor,
        Do("line-up", rules, run=line),
        Call("deploy", rules, target="deploy", when=who_is_queued),
    )
