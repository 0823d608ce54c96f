"""Mini-expansion 9, the Tunnel: two tokens of one colour on two openings join their roads underground."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from ....kernel import SEATS, Action, Event, Malformed
from ...figures import at
from ...flow import active
from ...hooks import CHANGE_TILES, CHECK_PIECES, GIVEN_LAND, ON_LAY, ON_REJOIN, ROAD_PASSAGES, VIEW, WRITTEN
from ...joining import find, join_areas
from ...landscape import part_has_flag, part_of, printed
from ...notation import read_figure, write_square
from ...placing import PASS
from ...rulekit import Ask, Build, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import xy
from ...tiles import Part, Tile
from .shown import TunnelInfo, TunnelToken, TunnelView
from .state import Tunnels

PAIRS = {1: 3, 2: 3, 3: 2}  # C-3.3.3-b, -c and Q-3-15; with more players one pair each (C-3.3.3-a, Q-3-10)


def open_mouths(tile: Tile) -> Tile:
    """C-4.5.2-a: a road does not end at an opening; C-4.5.4-c, -d: a printed tunnel is two openings."""
    parts: list[Part] = []
    for part in tile.parts:
        if part.kind != "road" or "tunnel" not in part.flags:
            parts.append(part)
            continue
        for i, edge in enumerate(part.sides):
            name = part.name if i == 0 else f"{part.name}.{i + 1}"
            parts.append(replace(part, name=name, sides=(edge,), flags=part.flags | {"mouth"}))
    return replace(tile, parts=tuple(parts))


def pairs_each(state: CarcassonneState) -> int:
    return PAIRS.get(state.ruleset.setup.seats, 1)


def note_openings(state: CarcassonneState, seat: int) -> None:
    """The openings of the tile just laid; C-4.5.1-b: they can be used at once."""
    if part_has_flag(state, "mouth"):
        openings = printed(state, state.at)
        state.slices[Tunnels].mouths += [node for node, part in openings if "mouth" in part.flags]


def free_openings(state: CarcassonneState) -> list[int]:
    """The openings of the layout without a token (C-4.5.1-a, -b)."""
    tunnels = state.slices[Tunnels]
    return [node for node in tunnels.mouths if node not in tunnels.on]


def pairs_in_hand(state: CarcassonneState, seat: int) -> list[int]:
    """The pairs of a seat of which a token is left."""
    each = pairs_each(state)
    used = list(state.slices[Tunnels].on.values())
    return [pair for pair in range(each * seat, each * seat + each) if used.count(pair) < 2]


def tunnel_options(state: CarcassonneState, seat: int) -> list[Action]:
    """D-TUNNEL; tokens of untouched pairs are alike, so one of them is offered."""
    openings = free_openings(state)
    if not openings:
        return []
    used = set(state.slices[Tunnels].on.values())
    mine = pairs_in_hand(state, seat)
    fresh = [pair for pair in mine if pair not in used][:1]
    return [("tunnel", pair, node) for pair in mine if pair in used or pair in fresh for node in openings]


def apply_tunnel(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.5.2-b, -c: with the second token of a colour the road runs on between the two openings."""
    _, pair, node = action
    tunnels = state.slices[Tunnels]
    other = next((n for n, p in tunnels.on.items() if p == pair), None)
    tunnels.on[node] = pair
    if state.listener is not None:
        data = {"pair": pair_name(state, pair), "open": other is None, **at(state, node)}
        state.emit(Event("tunnel", "C-4.5.1-a" if other is None else "C-4.5.2-c", seat, data))
    if other is not None:
        join_areas(state, node, other, closes=2)
        for hook in state.rules.on_extend:
            hook(state, seat, find(state, node))


def rejoin(state: CarcassonneState, loose: Collection[int]) -> None:
    """When areas are made anew, the tunnels are too."""
    on = state.slices[Tunnels].on
    for pair in set(on.values()):
        ends = [node for node, p in on.items() if p == pair]
        if len(ends) == 2 and ends[0] in loose:
            join_areas(state, ends[0], ends[1], closes=2)


def passage(state: CarcassonneState, node: int) -> list[int]:
    """Where a road goes on underground."""
    on = state.slices[Tunnels].on
    return [other for other, pair in on.items() if other != node and pair == on.get(node)]


def pair_name(state: CarcassonneState, pair: int) -> str:
    each = pairs_each(state)
    return f"{SEATS[pair // each]}{pair % each + 1}"


def write_tunnel(state: CarcassonneState, action: Action) -> str:
    _, pair, node = action
    place, quarter, part = part_of(state, node)
    return f"tunnel {pair_name(state, pair)} {write_square(place)} {part.where(quarter)}"


def read_tunnel(state: CarcassonneState, seat: int, text: str) -> Action:
    match = re.fullmatch(r"tunnel ([A-F])([1-3]) (.+)", text.strip())
    if not match or int(match[2]) > pairs_each(state):
        raise Malformed("bad-tunnel", text=text, form="tunnel A1 x,y road N")
    _, node = read_figure(state, seat, f"tunnel {match[3]}")
    return ("tunnel", pairs_each(state) * SEATS.index(match[1]) + int(match[2]) - 1, node)


def show_tunnel(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    _, pair, node = action
    x, y = xy(part_of(state, node)[0])
    part = part_of(state, node)[2]
    return {
        "targets": [f"part:{x},{y}:{part.name}"],
        "args": {"pair": pair_name(state, pair), "area": at(state, node)["area"]},
        **at(state, node),
    }


def _not_yours(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in pairs_in_hand(state, seat)


def _taken(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[2] in state.slices[Tunnels].on


def _no_opening(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[2] not in free_openings(state)


TUNNEL = Verb(
    "tunnel",
    tunnel_options,
    apply_tunnel,
    ("C-4.5.1-a", "C-4.5.1-b"),
    write_tunnel,
    read_tunnel,
    (
        Limit("C-3.3.3-a", "not-your-token", _not_yours),
        Limit("C-4.5.1-a", "opening-taken", _taken),
        Limit("C-4.5.1-a", "no-opening", _no_opening),
    ),
    show_tunnel,
)


NO_TOKEN = replace(PASS, describe=lambda *_: {"label": "carcassonne-tunnel-none"})


def view_tunnels(state: CarcassonneState) -> TunnelView:
    seats = range(state.ruleset.setup.seats)
    on = [TunnelToken(pair_name(state, p), **at(state, n)) for n, p in state.slices[Tunnels].on.items()]
    left = {SEATS[s]: [pair_name(state, p) for p in pairs_in_hand(state, s)] for s in seats}
    return TunnelView(TunnelInfo(on, left))


def check_tokens(state: CarcassonneState) -> None:
    used = list(state.slices[Tunnels].on.values())
    assert all(used.count(pair) <= 2 for pair in used), "more than two tunnel tokens of a colour"


def install(build: Build) -> None:
    from .given import give_tunnels, write_tunnels

    build.keep("tunnels", Tunnels)
    build.listen(CHANGE_TILES, lambda kinds: [open_mouths(tile) for tile in kinds])
    build.listen(ON_LAY, note_openings)
    build.listen(ON_REJOIN, rejoin)
    build.listen(ROAD_PASSAGES, passage)
    build.listen(VIEW, view_tunnels)
    build.listen(GIVEN_LAND.at("tunnels"), give_tunnels)
    build.listen(WRITTEN, write_tunnels)
    build.listen(CHECK_PIECES, check_tokens)
    rules = ("C-4.1-i", "C-4.5.1-a", "C-7.1.4-a")
    ask = Ask(
        "B14.tunnel",
        rules,
        decision="D-TUNNEL",
        kind="place",
        who=active,
        verbs=(TUNNEL, NO_TOKEN),
        forced=True,
    )
    build.insert(ask, after="B14")  # before whatever else the end of a part brings


MODULES = (Module("tunnel", install),)
