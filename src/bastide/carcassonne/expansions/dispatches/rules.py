"""Mini 2, the Messages: everybody has two scoring figures, and a player on turn whose figure lands on a dark
space gets a message: to be carried out, or exchanged for 2 points.

R-46: a message is read when the figures of the scoring have gone home, so what was scored does not count."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import NOBODY, SEATS, Event, Malformed, unknown
from ...flow import tiles_left
from ...hooks import CHECK_PIECES, GIVEN, ON_POINTS, TURN_SLOTS, VIEW, WORTH, WRITTEN
from ...placing import WITHIN_TURN
from ...rulekit import Ask, Build, Call, Do, Draw, Module
from ...state import CarcassonneState
from .cards import BACK, EFFECT, POINTS
from .given import give_counters, give_messages, give_scores, write_messages
from .shown import DispatchView, Messages
from .state import CARDS, COUNTERS, Dispatches
from .track import COUNTER, move_counter, who_counts
from .worth import message_worth


def close_stack(state: CarcassonneState) -> None:
    """C-4.6.12.1-q and -r: both figures' points are added up; from now on there is no dispatch."""
    cards = state.slices[Dispatches]
    cards.closed = True
    for seat in range(len(SEATS)):
        cards.track[2 * seat : 2 * seat + 2] = [sum(cards.track[2 * seat : 2 * seat + 2]), 0]


# -- the stack ---------------------------------------------------------------------------------------------


def stack(state: CarcassonneState) -> Sequence[int]:
    """C-4.6.12.1-n: one dispatch for a scoring. Once all cards were seen, their order is known."""
    cards = state.slices[Dispatches]
    if not is_dispatch_due(state):
        return ()
    if any(cards.unseen):
        return cards.unseen
    return [int(card == cards.seen[0]) for card in range(len(CARDS))]


def is_dispatch_due(state: CarcassonneState) -> bool:
    """Whether a scoring whose figures have gone home has earned a dispatch (R-46)."""
    cards = state.slices[Dispatches]
    return bool(cards.landed and not cards.closed)


def reveal(state: CarcassonneState, card: int) -> None:
    """C-4.6.12.1-c; C-4.6.12.1-d: afterwards it goes under the stack."""
    cards = state.slices[Dispatches]
    cards.unseen[card] = 0
    cards.seen = [c for c in cards.seen if c != card] + [card]
    cards.card = card
    cards.landed = False
    if state.listener is not None:
        state.emit(Event("dispatch", "C-4.6.12.1-c", state.turn, {"card": CARDS[card]}))


def reader(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Dispatches].card >= 0 else NOBODY


def read_after_scoring(name: str) -> Call:
    """The step at which a message is read after a scoring whose figures have gone home (R-46)."""
    return Call(name, ("C-4.6.12.1-b",), target="book", when=is_dispatch_due)


def read_card(state: CarcassonneState, text: str) -> int:
    if text not in CARDS:
        raise Malformed("no-such-card", unknown(text, CARDS))
    return CARDS.index(text)


def again(state: CarcassonneState) -> str | None:
    return "K01" if state.awards or is_dispatch_due(state) else None


def more_tiles(state: CarcassonneState) -> str | None:
    """Dispatch 7: draw, lay and place once more. Q-4.6.12.1-7: a tile is drawn, no abbey is laid instead."""
    cards = state.slices[Dispatches]
    if cards.extra and tiles_left(state):
        cards.extra -= 1
        return "B02.replace"
    cards.extra = 0
    return None


def view_cards(state: CarcassonneState) -> DispatchView:
    cards = state.slices[Dispatches]
    return DispatchView(
        Messages(
            card=CARDS[cards.card] if cards.card >= 0 else None,
            seen=[CARDS[c] for c in cards.seen],
            track={
                SEATS[s]: dict(zip(COUNTERS, cards.track[2 * s : 2 * s + 2], strict=True))
                for s in range(state.ruleset.setup.seats)
            },
        )
    )


def check_track(state: CarcassonneState) -> None:
    track = state.slices[Dispatches].track
    for seat, points in enumerate(state.score):
        assert sum(track[2 * seat : 2 * seat + 2]) == points, (
            f"seat {seat}: its scoring figures are elsewhere"
        )


def install(build: Build) -> None:
    build.keep("dispatches", Dispatches)
    build.listen(WORTH, message_worth)
    build.listen(ON_POINTS, move_counter)
    build.listen(VIEW, view_cards)
    build.listen(GIVEN.at("counters"), give_counters)
    build.listen(GIVEN.at("messages"), give_messages)
    build.listen(WRITTEN, write_messages)
    build.listen(CHECK_PIECES, check_track)
    build.listen(GIVEN.at("scores"), give_scores)
    build.fill(
        "K02", Ask("counter", ("C-4.6.12.1-a",), decision="D-COUNTER", who=who_counts, verbs=(COUNTER,))
    )
    card = Draw("card", ("C-4.6.12.1-b",), topic="dispatch", weights=stack, apply=reveal, read=read_card)
    card.write = lambda state, number: CARDS[number]
    dispatch = Ask("read", ("C-4.6.12.1-c",), decision="D-DISPATCH", who=reader, verbs=(EFFECT, BACK, POINTS))
    dispatch.tags = (WITHIN_TURN,)
    build.fill("K05", card, dispatch, Do("again", ("C-4.6.12.1-o",), run=again))
    build.insert(read_after_scoring("B21.dispatch"), after="B21")
    build.fill("B23", Do("dispatch", ("C-4.6.12.1-k",), run=more_tiles))
    build.insert(Do("B25.dispatch", ("C-4.6.12.1-k",), run=more_tiles), after="B25.more")  # from a round
    build.listen(TURN_SLOTS, lambda: (Dispatches, ("extra",)))
    build.fill("F02", Do("dispatches", ("C-4.6.12.1-q", "C-4.6.12.1-r"), run=close_stack))


MODULES = (Module("dispatches", install),)
