"""The state of a game of Orléans: flat lists, so that a copy costs microseconds."""

from __future__ import annotations

from typing import Final

from ..kernel import Ruleset, State
from .tables import GOODS, KINDS, G, N, Tables

NO_PLACE: Final = -1

Entry = tuple[int, int, int, int]
"""What a plan has put down: the space, what stands there now, where it came from, what it drove away."""


class OrleansState(State):
    """Lists by seat are flat where they have a second dimension: `bag[KINDS * seat + kind]`."""

    names = (
        "bag",
        "bank",
        "begun",
        "built",
        "citizens",
        "coins",
        "cursor",
        "debt",
        "debtor",
        "deed",
        "deed_left",
        "deeds",
        "development",
        "drawn",
        "due",
        "finished",
        "first_held",
        "gone",
        "goods",
        "goods_gone",
        "goods_market",
        "goods_out",
        "hand",
        "held",
        "hour",
        "laid",
        "lost",
        "market",
        "merchant",
        "moved",
        "on",
        "owned",
        "passed",
        "phase",
        "place",
        "plans",
        "resume",
        "route",
        "slots",
        "start",
        "stations",
        "supply",
        "tables",
        "taken",
        "technology",
        "technology_gone",
        "tiles",
        "tower",
        "tracks",
        "turn",
        "turned",
        "unbuilt",
        "wanted",
    )
    __slots__ = names

    def __init__(self, ruleset: Ruleset[OrleansState], blank: bool = False) -> None:
        if blank:  # `copy` fills it
            return
        super().__init__(ruleset)
        tables: Tables = ruleset.tables
        seats = tables.seats
        self.tables = tables
        # followers
        self.supply: list[int] = tables.neutral[:]  # on the board, by profession
        self.gone: list[int] = [0] * N  # lost under torture
        self.bag: list[int] = [0] * (KINDS * seats)
        self.market: list[int] = [0] * (KINDS * seats)
        self.tower: list[int] = [0] * (KINDS * seats)  # on the Gunpowder Tower
        self.on: list[int] = tables.start_spaces * seats  # what stands on each space
        self.hand: list[int] = []  # drawn for the Bathhouse
        # each player's own
        self.coins: list[int] = [0] * seats
        self.goods: list[int] = [0] * (G * seats)
        self.tracks: list[int] = [0] * (N * seats)
        self.development: list[int] = [0] * seats
        self.built: list[int] = [0] * seats
        self.unbuilt: list[int] = [tables.stations] * seats
        self.lost: list[int] = [0] * seats  # stations given up
        self.merchant: list[int] = [tables.home] * seats
        self.held: list[int] = [0] * seats  # technology beside the board
        self.first_held: list[int] = [0] * seats  # … the tile that only stands for a farmer
        self.begun: list[int] = [0] * seats  # whether technology was placed yet
        self.owned: list[int] = [0] * seats  # place tiles, one bit each
        # the table
        self.bank = tables.coins
        self.goods_market: list[int] = [tables.box.goods[g].tiles for g in GOODS]
        self.goods_out: list[int] = [0] * G  # removed for two or three players
        self.goods_gone: list[int] = [0] * G  # lost under torture
        self.slots: list[int] = [-1] * tables.slots  # goods on the routes
        self.laid = 0  # slots that have been filled, while the game is set up
        self.technology = tables.box.counts.technology_tiles
        self.technology_gone = 0
        self.citizens: list[int] = [-1] * len(tables.citizens)  # who has each; -1 while it lies on its board
        self.deeds: list[int] = tables.deed_needs[:]  # free spaces, by deed and profession
        self.deed_left: list[int] = tables.deed_sizes[:]
        self.stations: list[int] = [0] * len(tables.towns)  # whose stand there, one bit for each seat
        self.tiles: list[int] = [-1] * tables.tiles  # who owns each place tile
        self.hour: list[int] = tables.cards[:]  # cards face down
        self.turned: list[int] = []  # cards turned up; the last one is this round's
        # the round
        self.phase = 0
        self.start = 0
        self.turn = 0
        self.cursor = 0  # how far a phase has come around the table
        self.passed = 0  # one bit for each seat
        self.finished = 0  # … whose plan is finished
        self.plans: list[tuple[Entry, ...]] = [()] * seats  # what this phase's plan has put down
        self.taken: list[int] = [0] * seats  # followers taken back in phase 3
        self.wanted: list[int] = [-1] * seats  # followers still to be drawn; -1: not settled
        self.drawn: list[int] = []  # … and those that have come
        self.place = NO_PLACE  # being executed
        self.route = -1  # just travelled
        self.deed = -1  # whose reward is to be chosen
        self.moved = 0  # followers sent or placed in this action
        self.due = 0  # food still to be given at the Harvest
        self.debt = 0
        self.debtor = 0
        self.resume = 0  # the phase in which a given position begins

    def copy(self) -> OrleansState:
        new = OrleansState(self.ruleset, blank=True)
        self.copy_kernel(new)
        new.tables = self.tables
        new.supply = self.supply[:]
        new.gone = self.gone[:]
        new.bag = self.bag[:]
        new.market = self.market[:]
        new.tower = self.tower[:]
        new.on = self.on[:]
        new.hand = self.hand[:]
        new.coins = self.coins[:]
        new.goods = self.goods[:]
        new.tracks = self.tracks[:]
        new.development = self.development[:]
        new.built = self.built[:]
        new.unbuilt = self.unbuilt[:]
        new.lost = self.lost[:]
        new.merchant = self.merchant[:]
        new.held = self.held[:]
        new.first_held = self.first_held[:]
        new.begun = self.begun[:]
        new.owned = self.owned[:]
        new.bank = self.bank
        new.goods_market = self.goods_market[:]
        new.goods_out = self.goods_out[:]
        new.goods_gone = self.goods_gone[:]
        new.slots = self.slots[:]
        new.laid = self.laid
        new.technology = self.technology
        new.technology_gone = self.technology_gone
        new.citizens = self.citizens[:]
        new.deeds = self.deeds[:]
        new.deed_left = self.deed_left[:]
        new.stations = self.stations[:]
        new.tiles = self.tiles[:]
        new.hour = self.hour[:]
        new.turned = self.turned[:]
        new.phase = self.phase
        new.start = self.start
        new.turn = self.turn
        new.cursor = self.cursor
        new.passed = self.passed
        new.finished = self.finished
        new.plans = self.plans[:]
        new.taken = self.taken[:]
        new.wanted = self.wanted[:]
        new.drawn = self.drawn[:]
        new.place = self.place
        new.route = self.route
        new.deed = self.deed
        new.moved = self.moved
        new.due = self.due
        new.debt = self.debt
        new.debtor = self.debtor
        new.resume = self.resume
        return new


# -- what everybody asks of a state ------------------------------------------------------------------------


def order(state: OrleansState) -> list[int]:
    """O-TO-d: the start player, then clockwise."""
    seats = state.tables.seats
    return [(state.start + step) % seats for step in range(seats)]


def standing(state: OrleansState, seat: int, space: int) -> int:
    """What is on a space of a player's places."""
    return state.on[state.tables.spaces * seat + space]


def event_now(state: OrleansState) -> int:
    """O-P1-b: the event of this round; -1 before the first card."""
    return state.turned[-1] % 6 if state.turned else -1


def status(state: OrleansState, seat: int) -> int:
    """O-D-d, O-D-e: the development status."""
    return state.tables.status[state.development[seat]]


def citizens(state: OrleansState, seat: int) -> int:
    return state.citizens.count(seat)


def on_market(state: OrleansState, seat: int) -> int:
    return sum(state.market[KINDS * seat : KINDS * seat + KINDS])


def on_tower(state: OrleansState, seat: int) -> int:
    return sum(state.tower[KINDS * seat : KINDS * seat + KINDS])
