"""Expansion 8, the Bazaars: after a bazaar tile as many tiles as there are players are revealed and sold by
auction, and everybody takes a turn with the tile that he got. In a variant each simply picks one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import SEATS, Event
from ...flow import next_round, note_round, read_tile, tiles_left
from ...hooks import ON_DRAWN, ON_LAY, SET_ASIDE, VIEW, WORTH
from ...landscape import tile_has_symbol
from ...rulekit import Ask, Build, Call, Do, Draw, Flow, Module
from ...scoring import points_due
from ...state import NO_TILE, CarcassonneState
from .auction import (
    BID,
    BUY,
    NO_BID,
    PICK,
    SELL,
    end_auction,
    next_picker,
    picker,
    take_alone,
    tile_name,
    who_bids,
    who_deals,
)
from .bazaar_turns import CHOOSE, bring_tile, close_bazaar, next_turn, who_picks
from .shown import BazaarInfo, BazaarView
from .state import NONE, Bazaar
from .worth import bazaar_worth

# -- opening -----------------------------------------------------------------------------------------------


def queue_bazaar(state: CarcassonneState, seat: int) -> None:
    """C-4.2.7.1-a; C-4.2.7.2-a: no bazaar from a tile that came through one, C-4.2.7.2-b: others wait."""
    bazaar = state.slices[Bazaar]
    through, bazaar.here = bazaar.here, False
    if not tile_has_symbol(state, "bazaar") or through:
        return
    if bazaar.depth:
        bazaar.rounds.append(("bazaar", seat, 0))
    else:
        note_round(state, "bazaar", seat)


def is_bazaar_due(state: CarcassonneState) -> bool:
    """Whether a bazaar is due that has not been opened; C-4.2.7.2-b: none while another is going on."""
    bazaar = state.slices[Bazaar]
    return not bazaar.depth and not bazaar.revealed and any(name == "bazaar" for name, _, _ in state.rounds)


def is_bazaar_open(state: CarcassonneState) -> bool:
    return next_round(state, "bazaar") and is_bazaar_due(state)


def open_bazaar(short: bool) -> Any:
    def run(state: CarcassonneState) -> None:
        """C-4.2.7.1-b: as many tiles as players; Q-4.2.7-2: of too few what is left, by the switch none."""
        bazaar = state.slices[Bazaar]
        seats = state.ruleset.setup.seats
        bazaar.opener = next(seat for name, seat, _ in state.rounds if name == "bazaar")
        left = state.tiles_to_come()
        bazaar.wanted = seats if short or left >= seats else 0
        bazaar.revealed = True
        bazaar.picker = bazaar.opener

    return run


def reveal_weights(state: CarcassonneState) -> Sequence[int]:
    bazaar = state.slices[Bazaar]
    return bytes(state.stock) if len(bazaar.tiles) < bazaar.wanted and tiles_left(state) else ()


def reveal(state: CarcassonneState, tile: int) -> str:
    """Q-4.2.7-7: what may not be drawn now is put aside, and another tile comes for it."""
    bazaar = state.slices[Bazaar]
    state.stock[tile] -= 1
    state.left -= 1
    state.tile = tile
    if state.listener is not None:
        data = {"tile": state.tables.tiles[tile].id}
        state.emit(Event("bazaar-tile", "C-4.2.7.1-b", bazaar.opener, data))
    for hook in state.ruleset.listeners(ON_DRAWN):  # (state): a tile was drawn that may have to wait
        hook(state)
    if state.tile != NO_TILE:
        bazaar.tiles = sorted([*bazaar.tiles, tile])
    state.tile = NO_TILE
    return "bazaar.reveal"


# -- keeping -----------------------------------------------------------------------------------------------


def view_bazaar(state: CarcassonneState) -> BazaarView:
    """The revealed tiles, the tile under the hammer with its bid, and who has got what."""
    bazaar = state.slices[Bazaar]
    got = {SEATS[s]: tile_name(state, tile) for s, tile in enumerate(bazaar.won) if tile != NO_TILE}
    if not (bazaar.revealed or bazaar.depth):
        return BazaarView(None)
    return BazaarView(
        BazaarInfo(
            opener=SEATS[bazaar.opener],
            tiles=[tile_name(state, tile) for tile in bazaar.tiles],
            tile=tile_name(state, bazaar.tile) if bazaar.tile != NO_TILE else None,
            picker=SEATS[bazaar.picker] if bazaar.tile != NO_TILE else None,
            bid=bazaar.bid,
            bidder=SEATS[bazaar.bidder] if bazaar.bidder != NONE else None,
            bidders=[SEATS[seat] for seat in bazaar.bidders],
            won=got,
            turns=[SEATS[seat] for seat in bazaar.turns],
        )
    )


def set_aside_tiles(state: CarcassonneState) -> list[int]:
    bazaar = state.slices[Bazaar]
    return [*bazaar.tiles, *bazaar.won]


def auction(variant: bool, short: bool) -> Flow:
    deal = ("C-4.2.7.1-e", "C-4.2.7.1-f")
    steps = (
        Do("bazaar.open", ("C-4.2.7.1-a", "C-4.2.7.1-b"), run=open_bazaar(short)),
        Draw(
            "bazaar.reveal",
            ("C-4.2.7.1-b",) if not variant else ("C-4.2.7.3-a",),
            topic="tile",
            weights=reveal_weights,
            apply=reveal,
            write=tile_name,
            read=read_tile,
            number=lambda state: state.slices[Bazaar].wanted - len(state.slices[Bazaar].tiles),
        ),
    )
    if variant:
        return Flow("bazaar", steps)
    return Flow(
        "bazaar",
        (
            *steps,
            Do("bazaar.next", ("C-4.2.7.1-h", "C-4.2.7.1-i", "C-4.2.7.1-j"), run=next_picker),
            Ask(
                "bazaar.pick",
                ("C-4.2.7.1-c",),
                decision="D-BAZPICK",
                kind="amount",
                who=picker,
                verbs=(PICK,),
            ),
            Ask(
                "bazaar.bid",
                ("C-4.2.7.1-d", "C-4.2.7.1-i"),
                decision="D-BAZBID",
                kind="amount",
                who=who_bids,
                verbs=(BID, NO_BID),
            ),
            Ask("bazaar.deal", deal, decision="D-BAZDEAL", who=who_deals, verbs=(BUY, SELL)),
            Do("bazaar.alone", ("C-4.2.7.1-g",), run=take_alone),
            Call("bazaar.book", ("C-4.6.11-a",), target="book", when=points_due),
            Do("bazaar.again", ("C-4.2.7.1-h",), run=lambda state: "bazaar.next"),
            Do("bazaar.end", ("C-4.2.7.1-l",), run=end_auction),
        ),
    )


def install(build: Build) -> None:
    build.keep("bazaar", Bazaar)
    build.listen(WORTH, bazaar_worth)
    build.listen(ON_LAY, queue_bazaar)
    build.listen(SET_ASIDE, set_aside_tiles)
    build.listen(VIEW, view_bazaar)
    variant = build.option("bazaar") == "variant-4.2.7.3"
    build.add_flow(auction(variant, build.option("bazaarShortStock") == "reveal-rest"))
    if variant:
        pick = Ask("B02.bazaar-pick", ("C-4.2.7.3-b",), decision="D-BAZVAR", who=who_picks, verbs=(CHOOSE,))
        pick.forced = True
        build.insert(pick, before="B02.source")
    build.insert(Do("B02.bazaar", ("C-4.2.7.1-l", "C-4.2.7.1-m"), run=bring_tile), before="B02.source")
    if build.option("bazaarTiming") == "after-laying":  # Q-4.2.7-1
        build.fill("B06", Call("bazaar", ("C-4.2.7.1-a",), target="bazaar", when=is_bazaar_due))
    build.fill(
        "B24",
        Call("bazaar", ("C-4.2.7.1-a", "C-4.2.7.2-b"), target="bazaar", when=is_bazaar_open),
        Call("bazaar-turn", ("C-4.2.7.1-l", "C-4.2.7.1-n"), target="turn", when=next_turn, again=True),
        Do("bazaar-end", ("C-4.2.7.2-b", "C-4.2.7.3-c", "X-4.2.7-1"), run=close_bazaar),
    )


MODULES = (Module("bazaars", install),)
