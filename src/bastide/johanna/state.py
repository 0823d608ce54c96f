"""The state of a game of Johanna: counts and masks in flat lists, so that a copy costs microseconds.

Lists by seat; `goods`, `circled` and `crossed` have as many entries for each seat as the sheet has rows.
Everything else that a sheet shows follows from these: a column is complete when its smallest row reaches it.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Ruleset, State
from .tables import FREE, OUT, TYPES, Tables

TAKEN: Final = 0
HIRED: Final = 1
GAINED: Final = 2
"""Where an acting person comes from: a tile, a hired monk, a bonus."""
NOBODY_YET: Final = -1


class JohannaState(State):
    names = (
        "acted",
        "bag",
        "bags",
        "bought",
        "cause",
        "circled",
        "citizens",
        "crossed",
        "deeds",
        "discard",
        "display",
        "doers",
        "field",
        "gone",
        "goods",
        "hand",
        "laid_out",
        "menu",
        "monks",
        "most_posts",
        "on_offer",
        "owned",
        "owner",
        "person",
        "plus",
        "posts",
        "queue",
        "reach",
        "round",
        "routes",
        "shields",
        "source",
        "starter",
        "tables",
        "taken",
        "to_aside",
        "to_draw",
        "todo",
        "touch",
        "turn",
        "waits",
    )
    __slots__ = names

    def __init__(self, ruleset: Ruleset[JohannaState], blank: bool = False) -> None:
        if blank:  # `copy` fills it
            return
        super().__init__(ruleset)
        tables: Tables = ruleset.tables
        seats = ruleset.setup.seats
        self.tables = tables
        # the tiles, by person
        self.bag: list[int] = tables.tiles[:]
        self.display: list[int] = [0] * TYPES
        self.discard: list[int] = [0] * TYPES
        self.to_aside = tables.count.set_aside  # still to be set aside
        self.to_draw = 0  # still to be drawn into the display
        self.bags = 0  # bags played: bag numbers struck during play
        self.round = 0
        self.starter = NOBODY_YET
        self.turn = 0
        # places
        self.on_offer = 0  # a mask: laid out or printed, and nobody's
        self.laid_out = 0  # tiers that lie there
        self.owner: list[int] = [OUT] * len(tables.places)
        self.owned: list[int] = [0] * seats  # a mask for each seat
        self.bought: list[int] = [0] * len(tables.tier_mask)  # by tier, of all players
        # the sheets
        self.routes: list[int] = [0] * seats  # masks of routes
        self.touch: list[int] = [tables.routes_at[tables.hub]] * seats  # routes at the towns reached
        self.reach: list[int] = [tables.hub_bit] * seats  # masks of towns
        self.posts: list[int] = [0] * seats
        self.taken = 0  # towns that somebody has built in, Orléans never
        self.goods: list[int] = [0] * (seats * tables.sorts)
        self.circled: list[int] = [0] * (seats * tables.rows)
        self.crossed: list[int] = [0] * (seats * tables.rows)
        self.shields: list[int] = [0] * seats
        self.field: list[int] = [0] * seats
        self.monks: list[int] = [0] * seats
        self.deeds: list[int] = [0] * seats  # masks of ticks
        self.doers: list[int] = [FREE] * len(tables.deed_mask)  # who has completed or crossed a deed for all
        self.citizens: list[int] = [0] * seats
        self.gone: dict[int, int] = {}  # yellow bonus -> who has it
        self.most_posts = FREE
        for seat in range(seats):
            self.circled[seat * tables.rows + tables.start_row] = 1  # J-S-16
        # the turn
        self.hand = NOBODY_YET  # the tile taken
        self.person = NOBODY_YET  # who acts
        self.source = TAKEN
        self.acted = False  # whether the action of the tile or hired monk has begun
        self.waits = tables.bonuses_wait  # whether bonuses wait until after it
        self.plus = 0  # plus places that can still be used, a mask
        self.menu = tables.no_menu  # what the asked effect offers
        self.todo: list[int] = []  # parts of the running effect, the next one last
        self.queue: list[int] = []  # bonuses that wait
        self.cause = ""  # where the running effect comes from

    def copy(self) -> JohannaState:
        new = JohannaState(self.ruleset, blank=True)
        self.copy_kernel(new)
        new.tables = self.tables
        new.bag = self.bag[:]
        new.display = self.display[:]
        new.discard = self.discard[:]
        new.to_aside = self.to_aside
        new.to_draw = self.to_draw
        new.bags = self.bags
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.on_offer = self.on_offer
        new.laid_out = self.laid_out
        new.owner = self.owner[:]
        new.owned = self.owned[:]
        new.bought = self.bought[:]
        new.routes = self.routes[:]
        new.touch = self.touch[:]
        new.reach = self.reach[:]
        new.posts = self.posts[:]
        new.taken = self.taken
        new.goods = self.goods[:]
        new.circled = self.circled[:]
        new.crossed = self.crossed[:]
        new.shields = self.shields[:]
        new.field = self.field[:]
        new.monks = self.monks[:]
        new.deeds = self.deeds[:]
        new.doers = self.doers[:]
        new.citizens = self.citizens[:]
        new.gone = self.gone.copy()
        new.most_posts = self.most_posts
        new.hand = self.hand
        new.person = self.person
        new.source = self.source
        new.acted = self.acted
        new.waits = self.waits
        new.plus = self.plus
        new.menu = self.menu
        new.todo = self.todo[:]
        new.queue = self.queue[:]
        new.cause = self.cause
        return new
