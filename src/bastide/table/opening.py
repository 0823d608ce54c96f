"""How a table comes to be: from a choice of rules, or from a record that is played on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from .. import __version__
from ..games import load
from ..kernel import SEATS, Catalogue, Match, Record, Setup, SetupProblem
from ..kernel.chance import commitment_of
from ..kernel.marks import mark_of
from . import turns
from .calls import Opened, OpenTable, PlayedSeat, WantedSeat
from .entering import ENTERED
from .fields import Kind
from .matches import begin, elements_of, from_record, restore
from .players import BotSource, check_bot
from .seats import Owner, clean, hash_of, new_token, seat_token
from .storage import Seat, Stored

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


class Hands:
    """Gives out seats, and the tokens of those that belong to who opens the table."""

    def __init__(self, bots: BotSource, owner: Owner | None = None) -> None:
        self._bots = bots
        self._owner = owner
        self.tokens: dict[str, str] = {}
        self.opener = new_token()  # by which the table can be deleted

    def seat(self, game: str, letter: str, kind: Kind, name: str | None, bot: str | None) -> Seat:
        if kind == "bot":
            bot = self.check(game, bot or "greedy")
            return Seat("bot", clean(name, bot), bot)
        if kind == "open":
            return Seat("open", clean(name))
        if self._owner:
            return Seat("human", clean(name), person=self._owner.person)
        self.tokens[letter] = new_token()
        return Seat("human", clean(name), token_hash=hash_of(self.tokens[letter]))

    def check(self, game: str, bot: str) -> str:
        return check_bot(self._bots, game, bot)

    def opened(self, stored: Stored) -> Opened:
        """What is told to who opens a table, this once."""
        tokens = self.tokens if self._owner is None else own_tokens(stored, self._owner)
        return Opened(stored.id, tokens, self.opener)

    def seats(self, game: str, wanted: Sequence[WantedSeat | PlayedSeat]) -> list[Seat]:
        return [self.seat(game, SEATS[n], w.kind, w.name, w.bot) for n, w in enumerate(wanted)]


def own_tokens(stored: Stored, owner: Owner) -> dict[str, str]:
    """The tokens by which a device of a person comes to the person's seats."""
    return {
        SEATS[number]: seat_token(stored.secret, number, owner.device)
        for number, seat in enumerate(stored.seats)
        if seat.kind == "human" and seat.person == owner.person
    }


def make_table(wanted: OpenTable, hands: Hands) -> tuple[Stored, Match[Any] | None]:
    """A new table, and its game if no seat is open."""
    catalogue = load(wanted.game).catalogue
    options = {**_entered_switches(catalogue, wanted), **wanted.options}
    setup = catalogue.setup(len(wanted.seats), wanted.sets, wanted.elements, options)
    seats = hands.seats(setup.game, wanted.seats)
    given = wanted.seed is not None
    seed = secrets.token_hex(32) if wanted.seed is None else wanted.seed
    stored = _stored(setup, seats, seed, seeded=given, listed=wanted.listed, clock=wanted.clock)
    stored.grace = wanted.grace
    stored.days = wanted.days
    if wanted.days and wanted.clock:
        raise SetupProblem("clock-or-days")
    stored.own_box = wanted.own_box
    stored.opener_hash = hash_of(hands.opener)
    if wanted.level is not None:
        stored.level = hands.check(setup.game, wanted.level)
    if not given and not wanted.own_box:
        stored.commitment = promise(seed, 0)
    if any(seat.kind == "open" for seat in seats):
        stored.status = "open"
        return stored, None
    match = begin(stored)
    _take_over(stored, match)
    return stored, match


def _entered_switches(catalogue: Catalogue, wanted: OpenTable) -> dict[str, Any]:
    """With one's own box, what a piece of wood did is entered, too; a bot has no hands to throw one."""
    if not wanted.own_box or any(seat.kind == "bot" for seat in wanted.seats):
        return {}
    return {switch.name: ENTERED for switch in catalogue.switches if ENTERED in switch.values}


def make_from_record(
    record: Record, wanted: Sequence[PlayedSeat] | None, listed: bool, hands: Hands
) -> tuple[Stored, Match[Any]]:
    """A table that stands where a record ends. What is drawn there does not come from the record's seed,
    which somebody may know."""
    replayed = from_record(record)
    setup = replayed.ruleset.setup
    seats = wanted or [PlayedSeat("human", name[:40]) for name in record.seats]
    if len(seats) != len(record.seats):
        count = len(record.seats)
        raise SetupProblem("seats", game=record.game, min=count, max=count, count=len(seats))
    chance = {name: number for name, number in record.chance.items() if isinstance(number, int)}
    stored = _stored(
        setup,
        hands.seats(setup.game, seats),
        secrets.token_hex(32) if record.seed is None or not replayed.over else record.seed,
        listed=listed,
        given=record.given,
        chance=chance,
    )
    stored.opener_hash = hash_of(hands.opener)
    _take_over(stored, replayed)
    stored.commitment = record.commitment if replayed.over else promise(stored.seed, len(stored.moves))
    return stored, restore(stored, stored.moves)


def promise(seed: int | str, line: int) -> dict[str, Any]:
    """What the server says of the draws beforehand: it cannot choose others later, and nobody knows them."""
    return {"hash": commitment_of(seed), "from": line}


def _stored(setup: Setup, seats: list[Seat], seed: int | str, **more: Any) -> Stored:
    return Stored(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=setup.game,
        sets=list(setup.sets),
        elements=elements_of(setup),
        options=dict(setup.options),
        seed=seed,
        secret=secrets.token_hex(32),
        seats=seats,
        status="running",
        **more,
    )


def _take_over(stored: Stored, match: Match[Any]) -> None:
    stored.moves = match.moves[:]
    stored.rules = __version__
    if not stored.own_box:  # there lines are put right afterwards
        stored.marks = {len(match.moves): mark_of(match)}
    stored.status = "finished" if match.over else "running"
    stored.result = turns.result_of(match)
    turns.follow(stored, turns.changes(stored, match))
