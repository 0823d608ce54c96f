"""The Bazaars: the auction. One picks a tile and bids, the others raise once, and he buys or sells."""

from __future__ import annotations

from ....kernel import NOBODY, SEATS, Action, Blank, Event, Malformed, Refusal, Term, owned_by
from ...flow import read_tile
from ...rulekit import Verb
from ...scoring import give_points
from ...state import NO_TILE, CarcassonneState
from .state import NONE, Bazaar

RAISES = 5  # how many bids are listed; any higher one may be given too (Q-4.2.7-3)
HIGHEST = 9999  # a line of text is not endless


def seats_left_of(state: CarcassonneState, seat: int) -> list[int]:
    """The players in order from the left of one on, himself last."""
    seats = state.ruleset.setup.seats
    return [(seat + step) % seats for step in range(1, seats + 1)]


def seats_without_tile(state: CarcassonneState, seats: list[int]) -> list[int]:
    """Those of them who have got no tile yet; C-4.2.7.1-i: the others take no part any more."""
    won = state.slices[Bazaar].won
    return [seat for seat in seats if won[seat] == NO_TILE]


def next_picker(state: CarcassonneState) -> str | None:
    """C-4.2.7.1-c, -h: the next in order without a tile; C-4.2.7.1-j: the last tile is free for the last."""
    bazaar = state.slices[Bazaar]
    queue = seats_without_tile(state, seats_left_of(state, bazaar.picker))
    if not bazaar.tiles or not queue:
        return "bazaar.end"
    if len(bazaar.tiles) == 1 and len(queue) == 1:
        hand_over(state, queue[0], bazaar.tiles[0], "C-4.2.7.1-j")
        return "bazaar.end"
    bazaar.picker = queue[0]
    return None


def picker(state: CarcassonneState) -> int:
    return int(state.slices[Bazaar].picker)


def picks(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.7.1-c: one of the tiles and a bid, from 0 on."""
    kinds = dict.fromkeys(state.slices[Bazaar].tiles)
    return [("pick", tile, bid) for tile in kinds for bid in range(RAISES + 1)]


def check_pick(state: CarcassonneState, seat: int, action: Action) -> Refusal | None:
    if len(action) != 3 or action[1] not in state.slices[Bazaar].tiles:
        return Refusal("not-revealed", "C-4.2.7.1-c")
    return None if is_bid(action[2], 0) else Refusal("bad-bid", "C-4.2.7.1-c", {"most": HIGHEST})


def is_bid(points: object, least: int) -> bool:
    return isinstance(points, int) and least <= points <= HIGHEST


def apply_pick(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.7.1-d, Q-4.2.7-9: then the others, clockwise from his left, each once."""
    bazaar = state.slices[Bazaar]
    _, bazaar.tile, bazaar.bid = action
    bazaar.bidder = seat
    bazaar.bidders = seats_without_tile(state, seats_left_of(state, seat)[:-1])
    if state.listener is not None:
        data = {"tile": state.tables.tiles[bazaar.tile].id, "bid": bazaar.bid}
        state.emit(Event("bazaar-pick", "C-4.2.7.1-c", seat, data))


def who_bids(state: CarcassonneState) -> int | tuple[int, ...]:
    bidders = state.slices[Bazaar].bidders
    return bidders[0] if bidders else NOBODY


def bids(state: CarcassonneState, seat: int) -> list[Action]:
    least = state.slices[Bazaar].bid + 1
    return [("bid", points) for points in range(least, min(least + RAISES, HIGHEST + 1))]


def check_bid(state: CarcassonneState, seat: int, action: Action) -> Refusal | None:
    enough = len(action) == 2 and is_bid(action[1], state.slices[Bazaar].bid + 1)
    if enough:
        return None
    bazaar = state.slices[Bazaar]
    found: dict[str, Blank] = {"bid": bazaar.bid, "least": bazaar.bid + 1, "most": HIGHEST}
    return Refusal("bid-too-low", "C-4.2.7.1-d", {**found, **owned_by(bazaar.bidder, seat)})


def apply_bid(state: CarcassonneState, seat: int, action: Action) -> str:
    bazaar = state.slices[Bazaar]
    bazaar.bidders.pop(0)
    if action[0] == "bid":
        bazaar.bid, bazaar.bidder = action[1], seat
        if state.listener is not None:
            state.emit(Event("bazaar-bid", "C-4.2.7.1-d", seat, {"bid": bazaar.bid}))
    return "bazaar.bid"


def who_deals(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.7.1-g: whoever was the only bidder has nothing to decide."""
    bazaar = state.slices[Bazaar]
    return NOBODY if bazaar.bidder == bazaar.picker else int(bazaar.picker)


def apply_deal(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.7.1-e, -f: the picker buys from the highest bidder, or sells to him."""
    bazaar = state.slices[Bazaar]
    buyer, seller = (seat, bazaar.bidder) if action[0] == "buy" else (bazaar.bidder, seat)
    pay(state, buyer, -bazaar.bid, "C-4.2.7.1-f")
    pay(state, seller, bazaar.bid, "C-4.2.7.1-f")
    hand_over(state, buyer, bazaar.tile, "C-4.2.7.1-e")
    return "bazaar.book"


def take_alone(state: CarcassonneState) -> None:
    """C-4.2.7.1-g: he loses his bid, and nobody gets it; C-4.2.7.1-k: even below 0."""
    bazaar = state.slices[Bazaar]
    pay(state, bazaar.picker, -bazaar.bid, "C-4.2.7.1-g")
    hand_over(state, bazaar.picker, bazaar.tile, "C-4.2.7.1-g")


def pay(state: CarcassonneState, seat: int, points: int, rule: str) -> None:
    """X-4.2.7-4: points like others; whoever stands in their way on the track has a part in them."""
    if points:
        give_points(state, "bazaar", seat, Term(1 if points > 0 else -1, abs(points), "bid", rule))


def hand_over(state: CarcassonneState, seat: int, tile: int, rule: str) -> None:
    bazaar = state.slices[Bazaar]
    bazaar.tiles = list(bazaar.tiles)
    bazaar.tiles.remove(tile)
    bazaar.won[seat] = tile
    bazaar.tile = NO_TILE
    bazaar.bid, bazaar.bidder = 0, NONE
    if state.listener is not None:
        state.emit(Event("bazaar-won", rule, seat, {"tile": state.tables.tiles[tile].id}))


def end_auction(state: CarcassonneState) -> None:
    bazaar = state.slices[Bazaar]
    bazaar.picker = NONE


# -- notation ----------------------------------------------------------------------------------------------


def tile_name(state: CarcassonneState, tile: int) -> str:
    return state.tables.tiles[tile].id


def read_amount(text: str, form: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 4:
        raise Malformed("bad-bid", text=text, form=f"{form}, points from 0 to {HIGHEST}", most=HIGHEST)
    return int(text)


def read_pick(state: CarcassonneState, seat: int, text: str) -> Action:
    words = [*text.split(), "", ""]
    return ("pick", read_tile(state, words[1]), read_amount(words[2], "pick tile points"))


def read_bid(state: CarcassonneState, seat: int, text: str) -> Action:
    return ("bid", read_amount([*text.split(), ""][1], "bid points"))


def show_pick(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    tile = tile_name(state, action[1])
    return {"args": {"tile": tile, "bid": action[2]}, "tile": tile, "amount": action[2], "least": 0}


def show_bid(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    least = state.slices[Bazaar].bid + 1
    return {"args": {"bid": action[1]}, "amount": action[1], "least": least}


def show_deal(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    bazaar = state.slices[Bazaar]
    other, tile = SEATS[bazaar.bidder], tile_name(state, bazaar.tile)
    return {"args": {"bid": bazaar.bid, "bidder": other, "tile": tile}, "tile": tile}


PICK = Verb(
    "pick",
    picks,
    apply_pick,
    ("C-4.2.7.1-c",),
    lambda state, action: f"pick {tile_name(state, action[1])} {action[2]}",
    read_pick,
    describe=show_pick,
    check=check_pick,
)
BID = Verb("bid", bids, apply_bid, ("C-4.2.7.1-d",), read=read_bid, describe=show_bid, check=check_bid)
NO_BID = Verb(
    "pass",
    lambda state, seat: [("pass",)],
    apply_bid,
    ("C-4.2.7.1-d",),
    describe=lambda state, seat, action: {"label": "carcassonne-bid-none"},
)
BUY = Verb("buy", lambda state, seat: [("buy",)], apply_deal, ("C-4.2.7.1-e",), describe=show_deal)
SELL = Verb("sell", lambda state, seat: [("sell",)], apply_deal, ("C-4.2.7.1-e",), describe=show_deal)
