"""The Bazaars: the round of turns after an auction, each with the tile that its player has got."""

from __future__ import annotations

from ....kernel import NOBODY, Action, Event
from ...flow import end_round, next_round, read_tile
from ...hooks import TURN_SLOTS
from ...rulekit import Limit, Verb
from ...state import NO_TILE, CarcassonneState
from .auction import hand_over, seats_left_of, tile_name
from .state import NONE, Bazaar

# -- the round ---------------------------------------------------------------------------------------------


def next_turn(state: CarcassonneState) -> bool:
    """C-4.2.7.1-l, -n: whoever has got a tile takes a turn, from the left of the one who laid the bazaar."""
    bazaar = state.slices[Bazaar]
    if bazaar.depth and bazaar.depth != len(state.frames):
        return False  # within a bazaar turn
    if not bazaar.depth:
        if not (bazaar.revealed and next_round(state, "bazaar")):
            return False
        interrupt(state)
    if not bazaar.tiles and not any(tile != NO_TILE for tile in bazaar.won):
        bazaar.turns = []  # in the variant nothing is left to pick
    if not bazaar.turns:
        resume_turn(state)
        return False
    state.turn = bazaar.turns.pop(0)
    bazaar.here = True
    if state.listener is not None:
        state.emit(Event("bazaar-turn", "C-4.2.7.1-l", state.turn))
    return True


def interrupt(state: CarcassonneState) -> None:
    """The round is made of whole turns, so what belongs to the one under way is put by."""
    bazaar = state.slices[Bazaar]
    bazaar.depth = len(state.frames)
    bazaar.turns = [
        s for s in seats_left_of(state, bazaar.opener) if bazaar.tiles or bazaar.won[s] != NO_TILE
    ]
    bazaar.rounds, state.rounds = state.rounds, []
    bazaar.saved = [("", "turn", state.turn)]
    for hook in state.ruleset.listeners(TURN_SLOTS):
        kind, slots = hook()
        name, part = state.ruleset.slices[kind], state.slices[kind]
        fresh = type(part)()
        for slot in slots:
            bazaar.saved.append((name, slot, getattr(part, slot)))
            setattr(part, slot, getattr(fresh, slot))


def resume_turn(state: CarcassonneState) -> None:
    """X-4.2.7-1: the turn that was interrupted ends, and the next player is on turn as usual."""
    bazaar = state.slices[Bazaar]
    bazaar.depth = 0
    bazaar.here = bazaar.revealed = False
    state.rounds, bazaar.rounds = bazaar.rounds[:], []
    for name, slot, value in bazaar.saved:
        kept = value[:] if isinstance(value, list) else value
        if name:
            setattr(state.slice_named(name), slot, kept)
        else:
            state.turn = value
    bazaar.saved = []


def close_bazaar(state: CarcassonneState) -> str | None:
    """The bazaar that came first is over; C-4.2.7.2-b: now there may be another."""
    bazaar = state.slices[Bazaar]
    over = not bazaar.depth and not bazaar.revealed and next_round(state, "bazaar") and bazaar.opener != NONE
    if not over:
        return None
    bazaar.opener = NONE
    return end_round(state)


# -- the tile of a bazaar turn -----------------------------------------------------------------------------


def who_picks(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.7.3-b: in the variant each takes one of the tiles as he comes to his turn."""
    bazaar = state.slices[Bazaar]
    return state.turn if bazaar.here and bazaar.won[state.turn] == NO_TILE and bazaar.tiles else NOBODY


def choices(state: CarcassonneState, seat: int) -> list[Action]:
    return [("choose", tile) for tile in dict.fromkeys(state.slices[Bazaar].tiles)]


def apply_choose(state: CarcassonneState, seat: int, action: Action) -> None:
    hand_over(state, seat, action[1], "C-4.2.7.3-b")


def bring_tile(state: CarcassonneState) -> str | None:
    """C-4.2.7.1-m: no tile is drawn; Q-4.2.7-5: and no abbey laid instead."""
    bazaar = state.slices[Bazaar]
    tile = bazaar.won[state.turn]
    if not bazaar.here or tile == NO_TILE:
        return None
    bazaar.won[state.turn] = NO_TILE
    state.tile = tile
    return "B03"


# -- notation ----------------------------------------------------------------------------------------------


def read_choice(state: CarcassonneState, seat: int, text: str) -> Action:
    return ("choose", read_tile(state, [*text.split(), ""][1]))


def show_choice(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    tile = tile_name(state, action[1])
    return {"args": {"tile": tile}, "tile": tile}


def _not_revealed(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in state.slices[Bazaar].tiles


CHOOSE = Verb(
    "choose",
    choices,
    apply_choose,
    ("C-4.2.7.3-b",),
    lambda state, action: f"choose {tile_name(state, action[1])}",
    read_choice,
    (Limit("C-4.2.7.3-b", "not-revealed", _not_revealed),),
    show_choice,
)
