"""What a judgement of Johanna looks at: a sheet, part by part, and what is left for it to do.

Each part has a *key*, plain numbers that say all about it, and *inputs*: which numbers of a correction a key
switches on. Few things change in a turn, so what was worked out for a key is remembered (`correction.py`).
"""

from __future__ import annotations

from ...johanna.places import unlocked
from ...johanna.posts import eligible
from ...johanna.solo.area import area
from ...johanna.state import TAKEN, JohannaState
from ...johanna.tables import FREE, PERSONS, Tables
from ...kernel import Ruleset
from .clock import Clock
from .groups import (
    LEAD,
    MOST_COINS,
    MOST_FIRST,
    MOST_HEADS,
    MOST_TOWNS,
    MOST_TURNS,
    PHASES,
    SOON,
    Groups,
    Inputs,
    Key,
    bits,
    menu_name,
    numbered,
    part_name,
    phase,
)


class Sheet(Groups):
    """The parts of a sheet under one set of rules, and the numbers of their inputs."""

    def __init__(self, ruleset: Ruleset[JohannaState]) -> None:
        super().__init__()
        self.tables: Tables = ruleset.tables
        tables = self.tables
        self._action = ruleset.labels["action"]
        self._parts = {address for name, address in ruleset.labels.items() if name.startswith("action.")}
        self.parts = (
            self._time(),
            self._heads(),
            self._track(),
            self._warehouse(),
            self._bank(),
            self._deeds(),
            self._places(),
            self._offers(),
            self._map(),
            self._firsts(),
            self.display(),
            self.bag(),
            self._pending(),
        )
        self.clock = Clock(tables)
        found = [
            (bonus.id.startswith("town"), bonus.id, number)
            for number, bonus in enumerate(tables.bonuses)
            if bonus.yellow and bonus.effect.kind == "citizen" and not bonus.id.startswith("deed")
        ]
        self.citizens = tuple(number for _, _, number in sorted(found))
        self.shields = tuple(pair.yellow for pair in tables.bank_columns if pair.yellow >= 0)

    # -- keys ------------------------------------------------------------------------------------------------

    def keys(self, state: JohannaState, seat: int) -> tuple[Key, ...]:
        """The keys of all parts, in the order of `parts`."""
        tables = self.tables
        turns, soon = self.clock(state, seat)
        stage = phase(turns)
        sorts, rows = tables.sorts, tables.rows
        posts = state.posts[seat].bit_count()
        circled = tuple(state.circled[seat * rows : (seat + 1) * rows])
        crossed = tuple(state.crossed[seat * rows : (seat + 1) * rows])
        gone = state.gone
        acting = state.turn == seat and state.hand >= 0
        return (
            turns,
            (
                posts,
                state.citizens[seat],
                max(-LEAD, min(LEAD, posts - self.rival_posts(state, seat))),
                stage,
            ),
            (state.field[seat], posts + state.citizens[seat], state.shields[seat], state.monks[seat], stage),
            (tuple(state.goods[seat * sorts : (seat + 1) * sorts]), stage),
            (circled, crossed, stage),
            (state.deeds[seat], tuple([FREE if d == FREE else int(d == seat) for d in state.doers])),
            (state.owned[seat], stage),
            (unlocked(state), state.on_offer),
            (state.routes[seat], min(MOST_TOWNS, eligible(state, seat).bit_count()), stage),
            (
                *[int(gone[number] == seat) if number in gone else FREE for number in self.citizens],
                *[number in gone for number in self.shields],
            ),
            (tuple(state.display), soon) if soon < SOON else None,
            tuple(state.bag),
            (tuple(state.queue), tuple(state.todo), state.plus, *self._asked(state)) if acting else None,
        )

    def _asked(self, state: JohannaState) -> tuple[int, int, int]:
        """Who acts now or will act when the plus places are through, and from what can be chosen."""
        if not state.acted:
            at = state.frames[-1]
            return state.hand, TAKEN, state.menu if at in self._parts else -1
        at = state.frames[-1]
        if at == self._action:
            return state.person, state.source, -1
        return -1, -1, state.menu if at in self._parts else -1

    def rival_posts(self, state: JohannaState, seat: int) -> int:
        """The most trading posts of another player."""
        if self.tables.rivals:
            return area(state).posts
        return max([mask.bit_count() for other, mask in enumerate(state.posts) if other != seat], default=0)

    # -- inputs ----------------------------------------------------------------------------------------------

    def _time(self) -> Inputs:
        begin = self.group("turns", MOST_TURNS + 1)
        table = self.group("players", 5) + self.tables.setup.seats - 1
        return lambda turns: [begin + turns, table]

    def _heads(self) -> Inputs:
        heads = self.group("heads", MOST_HEADS + 1)
        staged = self.group("heads by stage", (MOST_HEADS + 1) * PHASES)
        ahead = self.group("lead by stage", (2 * LEAD + 1) * PHASES)

        def inputs(key: tuple[int, int, int, int]) -> list[int]:
            posts, citizens, lead, stage = key
            number = min(MOST_HEADS, posts + citizens)
            return [heads + number, staged + number * PHASES + stage, ahead + (lead + LEAD) * PHASES + stage]

        return inputs

    def _track(self) -> Inputs:
        tables = self.tables
        fields = self.group("field", tables.length + 1)
        staged = self.group("field by stage", (tables.length + 1) * PHASES)
        both = self.group("field by heads", (tables.length + 1) * (MOST_HEADS // 2 + 1))
        shields = self.group("shields", len(tables.depot) + 1)
        monks = self.group("monks by stage", (tables.hires + 1) * PHASES)

        def inputs(key: tuple[int, int, int, int, int]) -> list[int]:
            field, heads, shield, monk, stage = key
            return [
                fields + field,
                staged + field * PHASES + stage,
                both + field * (MOST_HEADS // 2 + 1) + min(MOST_HEADS, heads) // 2,
                shields + shield,
                monks + monk * PHASES + stage,
            ]

        return inputs

    def _warehouse(self) -> Inputs:
        tables = self.tables
        sorts, spaces = tables.sorts, tables.spaces
        rows = self.group("goods", sorts * (spaces + 1))
        columns = self.group("warehouse columns", spaces * (sorts + 1))
        staged = self.group("warehouse columns by stage", spaces * (sorts + 1) * PHASES)

        def inputs(key: tuple[tuple[int, ...], int]) -> list[int]:
            goods, stage = key
            found = [rows + sort * (spaces + 1) + number for sort, number in enumerate(goods)]
            for column in range(spaces):
                at = column * (sorts + 1) + sum(number > column for number in goods)
                found += [columns + at, staged + at * PHASES + stage]
            return found

        return inputs

    def _bank(self) -> Inputs:
        tables = self.tables
        rows, width = tables.rows, tables.width
        circles = self.group("bank rows", rows * (width + 1))
        columns = self.group("bank columns", width * (rows + 1))
        ready = self.group("bank columns in reach", width)
        coins = self.group("coins by stage", (MOST_COINS + 1) * PHASES)

        def inputs(key: tuple[tuple[int, ...], tuple[int, ...], int]) -> list[int]:
            circled, crossed, stage = key
            found = [circles + row * (width + 1) + number for row, number in enumerate(circled)]
            for column in range(width):
                found.append(columns + column * (rows + 1) + sum(number > column for number in crossed))
                if min(circled) > column >= min(crossed):
                    found.append(ready + column)
            left = min(MOST_COINS, sum(circled) - sum(crossed))
            return [*found, coins + left * PHASES + stage]

        return inputs

    def _deeds(self) -> Inputs:
        tables = self.tables
        number = len(tables.deed_mask)
        states = self.group("deeds", number * 5)  # ticks 0 to 2, mine, closed
        ticks = self.group("deed ticks", len(tables.tick_of))

        def inputs(key: tuple[int, tuple[int, ...]]) -> list[int]:
            ticked, doers = key
            found = []
            for deed, mask in enumerate(tables.deed_mask):
                if doers[deed] == FREE:
                    found.append(states + deed * 5 + (ticked & mask).bit_count())
                    found += [ticks + t for t in range(len(tables.tick_of)) if ticked & mask & 1 << t]
                else:
                    found.append(states + deed * 5 + (3 if doers[deed] else 4))
            return found

        return inputs

    def _places(self) -> Inputs:
        begin = self.group("places by stage", len(self.tables.places) * PHASES)
        number = self.group("places", 11)

        def inputs(key: tuple[int, int]) -> list[int]:
            owned, stage = key
            mine = bits(owned)
            return [number + min(10, len(mine)), *(begin + place * PHASES + stage for place in mine)]

        return inputs

    def _offers(self) -> Inputs:
        tables = self.tables
        begin = self.group("places to be had", len(tables.places))
        tiers = self.group("tiers", len(tables.tier_mask) * 6)  # how many lie there, or that it is locked

        def inputs(key: tuple[int, int]) -> list[int]:
            open_now, offered = key
            found = [begin + place for place in bits(open_now)]
            for tier, mask in enumerate(tables.tier_mask):
                there = (offered & mask).bit_count()
                found.append(tiers + tier * 6 + (min(5, there) if open_now & mask or not there else 5))
            return found

        return inputs

    def _map(self) -> Inputs:
        tables = self.tables
        routes = self.group("routes", len(tables.routes))
        number = self.group("number of routes", 16)
        towns = self.group("towns to build in by stage", (MOST_TOWNS + 1) * PHASES)

        def inputs(key: tuple[int, int, int]) -> list[int]:
            filled, free, stage = key
            mine = bits(filled)
            return [
                *(routes + route for route in mine),
                number + min(15, len(mine)),
                towns + free * PHASES + stage,
            ]

        return inputs

    def _firsts(self) -> Inputs:
        """Citizens and shields for the first: open, mine, or gone."""
        tables = self.tables
        begin = self.group("citizens for the first", MOST_FIRST * 3)
        shields = self.group("shields of the bank", tables.width)

        def inputs(key: tuple[int, ...]) -> list[int]:
            number = len(self.citizens)
            found = [begin + nth * 3 + key[nth] + 1 for nth in range(number)]
            return found + [shields + nth for nth, gone in enumerate(key[number:]) if gone]

        return inputs

    def _pending(self) -> Inputs:
        """What a turn that is not over still gives."""
        tables = self.tables
        waits = numbered([bonus.name for bonus in tables.bonuses])
        follows = numbered([part_name(tables, part) for part in tables.parts])
        offered = numbered([menu_name(tables, menu) for menu in tables.menus])
        bonuses = self.group("bonuses that wait", max(waits) + 1)
        parts = self.group("parts that follow", max(follows) + 1)
        plus = self.group("plus places", len(tables.places))
        person = self.group("who acts", (len(PERSONS) + 1) * 4)
        menus = self.group("what is offered", max(offered) + 1)

        def inputs(key: tuple[tuple[int, ...], tuple[int, ...], int, int, int, int] | None) -> list[int]:
            if key is None:
                return []
            queue, todo, more, who, source, menu = key
            found = [bonuses + waits[number] for number in queue]
            found += [parts + follows[number] for number in todo]
            found += [plus + place for place in bits(more)]
            found.append(person + (who + 1) * 4 + source + 1)
            if menu >= 0:
                found.append(menus + offered[menu])
            return found

        return inputs
