"""The Princess & the Dragon: the volcano and the dragon, which eats whom it meets."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import NOBODY, SEATS, Action, Event
from ...figures import figure_name, kinds, on_tile, return_to_supply
from ...flow import tiles_left
from ...hooks import (
    BARRED_TILE,
    CHECK_PIECES,
    GIVEN,
    IS_SHELTERED,
    ON_DRAWN,
    ON_LAY,
    SET_ASIDE,
    VIEW,
    WRITTEN,
)
from ...landscape import tile_has_symbol, tile_kind, tile_of
from ...notation import read_square, write_square
from ...placing import places_figures
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import NO_TILE, CarcassonneState
from ...tables import STEP, xy
from .hooks import ON_DRAGON
from .shown import DragonInfo, DragonView
from .state import Dragon, Fairy

STEPS = 6  # C-4.2.4.2-d


def put_aside(state: CarcassonneState) -> str | None:
    """C-4.2.4.2-n: a dragon tile that comes before the first volcano waits, and another tile is drawn."""
    dragon = state.slices[Dragon]
    if dragon.place >= 0 or state.tile == NO_TILE or "dragon" not in state.tables.tiles[state.tile].signs:
        return None
    dragon.aside.append(state.tile)
    if state.listener is not None:
        tile = state.tables.tiles[state.tile].id
        state.emit(Event("aside", "C-4.2.4.2-n", state.turn, {"tile": tile}))
    state.tile = NO_TILE
    return "B02" if tiles_left(state) else "B24"


def erupt(state: CarcassonneState, seat: int) -> None:
    """C-4.2.4.1-a: the dragon comes to the volcano, wherever it was; C-4.2.4.2-o: its tiles come back."""
    if not tile_has_symbol(state, "volcano"):
        return
    dragon = state.slices[Dragon]
    dragon.place = state.where[state.at]
    if state.listener is not None:
        state.emit(Event("volcano", "C-4.2.4.1-a", seat, {"square": xy(dragon.place)}))
        if dragon.aside:
            state.emit(Event("shuffle-in", "C-4.2.4.2-o", seat, {"number": len(dragon.aside)}))
    for tile in dragon.aside:
        state.stock[tile] += 1
    state.left += len(dragon.aside)
    dragon.aside = []


def start_dragon_move(returns: bool) -> Callable[[CarcassonneState], None]:
    def start(state: CarcassonneState) -> None:
        """C-4.2.4.2-b: after the figure step the dragon moves; C-4.2.4.2-m: not while it is off the board."""
        dragon = state.slices[Dragon]
        if dragon.place >= 0 and tile_has_symbol(state, "dragon"):
            dragon.steps, dragon.mover = STEPS, state.turn
            dragon.trail = [] if returns else [dragon.place]  # Q-4.2.4-1

    return start


def who_moves(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.4.2-c: each in turn, the active player first."""
    dragon = state.slices[Dragon]
    return dragon.mover if dragon.steps else NOBODY


def dragon_steps(state: CarcassonneState, seat: int) -> list[Action]:
    dragon = state.slices[Dragon]
    around = (dragon.place + step for step in STEP)
    return [
        ("dragon", place)
        for place in around
        if place in state.board and place not in dragon.trail and not _forbidden(state, seat, ("", place))
    ]


def apply_step(state: CarcassonneState, seat: int, action: Action) -> str:
    dragon = state.slices[Dragon]
    dragon.place = action[1]
    dragon.trail.append(action[1])
    dragon.steps -= 1
    dragon.mover = (seat + 1) % state.ruleset.setup.seats
    if state.listener is not None:
        data = {"square": xy(dragon.place), "left": dragon.steps}
        state.emit(Event("dragon", "C-4.2.4.2-c", seat, data))
    remove_eaten(state)
    for hook in state.ruleset.listeners(ON_DRAGON):  # (state, place): it has entered a tile
        hook(state, dragon.place)
    return "B13.move"


def figures_eaten_on(state: CarcassonneState, place: int) -> list[tuple[int, int]]:
    """C-4.2.4.2-g: followers, builders and pigs on a tile, X-4.2.4-1: but no barn; C-4.2.4.2-h: also those on
    its tower."""
    figures = kinds(state)
    return [(n, f) for n, f in on_tile(state, state.board[place]) if not figures[f >> 3].fixed]


def remove_eaten(state: CarcassonneState) -> None:
    """They return to their owners, without any scoring (Q-4.2.4-8). A builder or a pig elsewhere follows the
    last of his people (C-4.2.4.2-i, -j); that is a matter of theirs."""
    place = state.slices[Dragon].place
    while eaten := figures_eaten_on(state, place):
        node, figure = eaten[0]
        return_to_supply(state, figure, node, "C-4.2.4.2-g" if node >= 0 else "C-4.2.4.2-h")


def end_dragon_move(state: CarcassonneState) -> None:
    """C-4.2.4.2-k: the turn goes on. C-4.2.4.2-l: a dragon that cannot go on stops early."""
    dragon = state.slices[Dragon]
    if dragon.steps and state.listener is not None:
        data = {"square": xy(dragon.place), "left": dragon.steps}
        state.emit(Event("dragon-stops", "C-4.2.4.2-l", state.turn, data))
    dragon.steps = 0
    dragon.trail = []


def _not_beside(state: CarcassonneState, seat: int, action: Action) -> bool:
    place = state.slices[Dragon].place
    return action[1] not in state.board or action[1] - place not in STEP


def _been_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] in state.slices[Dragon].trail


def _forbidden(state: CarcassonneState, seat: int, action: Action) -> bool:
    """C-4.2.4.2-f: Carcassonne, the wheel and the school; X-4.2.4-8: nothing else but the fairy's tile."""
    return tile_kind(state, state.board[action[1]]).block is not None


def show_step(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    """The tile, and who would be eaten there."""
    x, y = xy(action[1])
    prey = [
        {"seat": SEATS[f & 7], "figure": figure_name(state, f)} for _, f in figures_eaten_on(state, action[1])
    ]
    side = "NESW"[STEP.index(action[1] - state.slices[Dragon].place)]
    args = {"x": x, "y": y, "side": side, "eaten": len(prey)}
    return {"targets": [f"tile:{x},{y}"], "args": args, "eats": prey}


DRAGON = Verb(
    "dragon",
    dragon_steps,
    apply_step,
    ("C-4.2.4.2-c",),
    lambda state, action: f"dragon {write_square(action[1])}",
    lambda state, seat, text: ("dragon", read_square(text.split()[1])),
    (
        Limit("C-4.2.4.2-c", "not-beside-the-dragon", _not_beside),
        Limit("C-4.2.4.2-e", "been-there", _been_there),
        Limit("C-4.2.4.2-f", "forbidden-to-the-dragon", _forbidden),
    ),
    show_step,
)


def dragon_tile(state: CarcassonneState) -> int:
    """C-4.2.4.1-d: the tile that the dragon is on, where no follower may come (X-4.2.4-5); 0 for none."""
    return state.board.get(state.slices[Dragon].place, 0)


def follower_tile(state: CarcassonneState, action: Action) -> int:
    """The tile to which a follower would come by an action of the figure step, 0 for none."""
    box = state.rules
    kind = box.number.get(action[0])
    return tile_of(state, action[1]) if kind is not None and box.figures[kind].follower else 0


def _on_volcano(state: CarcassonneState, seat: int, action: Action) -> bool:
    return follower_tile(state, action) == state.at and tile_has_symbol(state, "volcano")


def _to_dragon(state: CarcassonneState, seat: int, action: Action) -> bool:
    number = follower_tile(state, action)
    return number > 0 and number == dragon_tile(state)


def within_reach(state: CarcassonneState) -> set[int]:
    """Where the dragon can still come in the steps that are left, never twice to the same tile."""
    dragon, fairy = state.slices[Dragon], state.slices.get(Fairy)
    closed = {fairy.place} if fairy else set()
    reached: set[int] = set()

    def go_on(here: int, been: tuple[int, ...], steps: int) -> None:
        for place in (here + step for step in STEP):
            if place not in state.board or place in been or place in closed:
                continue
            if not _forbidden(state, dragon.mover, ("", place)):
                reached.add(place)
                if steps > 1:
                    go_on(place, (*been, place), steps - 1)

    if dragon.steps:
        go_on(dragon.place, tuple(dragon.trail), dragon.steps)
    return reached


def view_dragon(state: CarcassonneState) -> DragonView:
    dragon = state.slices[Dragon]
    return DragonView(
        dragon=DragonInfo(
            square=xy(dragon.place) if dragon.place >= 0 else None,
            trail=[xy(place) for place in dragon.trail],
            steps=dragon.steps,
            reach=[xy(place) for place in sorted(within_reach(state))],
        ),
        aside=[state.tables.tiles[tile].id for tile in dragon.aside],
    )


def count_dragon(state: CarcassonneState) -> None:
    place = state.slices[Dragon].place
    assert place < 0 or not eaten_followers(state, place), "a follower shares a tile with the dragon"


def eaten_followers(state: CarcassonneState, place: int) -> list[tuple[int, int]]:
    """Those who came there by themselves; a shelter may have been built beside the dragon."""
    followers = [(n, f) for n, f in figures_eaten_on(state, place) if kinds(state)[f >> 3].follower]
    shelters = state.ruleset.listeners(IS_SHELTERED)
    return [(n, f) for n, f in followers if not any(shelter(state, n) for shelter in shelters)]


def install_dragon(build: Build) -> None:
    from .given import give_aside, give_dragon, write_dragon

    build.keep("dragon", Dragon)
    build.listen(ON_LAY, erupt)
    build.listen(BARRED_TILE, dragon_tile)
    build.listen(VIEW, view_dragon)
    build.listen(CHECK_PIECES, count_dragon)
    build.listen(SET_ASIDE, lambda state: state.slices[Dragon].aside)
    build.listen(GIVEN.at("dragon"), give_dragon)
    build.listen(GIVEN.at("aside"), give_aside)
    build.listen(WRITTEN, write_dragon)
    build.insert(Do("B02.aside", ("C-4.2.4.2-n",), run=put_aside), after="B02")
    build.listen(ON_DRAWN, put_aside)  # Q-4.2.7-7: also where several tiles are drawn at once
    build.refuse_where(places_figures, Limit("C-4.2.4.1-b", "volcano", _on_volcano, built_in=True))
    build.refuse_where(places_figures, Limit("C-4.2.4.1-d", "dragon-there", _to_dragon, built_in=True))
    move = Ask(
        "move",
        ("C-4.2.4.2-c", "C-4.2.4.2-d", "C-7.1.3-h"),
        decision="D-DRAGON",
        kind="place",
        who=who_moves,
        verbs=(DRAGON,),
        forced=True,
    )
    start = start_dragon_move(returns=build.option("dragonStartTile") == "free")
    build.fill(
        "B13",
        Do("stir", ("C-4.2.4.2-b", "C-4.2.4.2-m"), run=start),
        move,
        Do("rest", ("C-4.2.4.2-k", "C-4.2.4.2-l"), run=end_dragon_move),
    )


MODULE = Module("dragon", install_dragon)
