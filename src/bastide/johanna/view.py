"""What a seat may see: all sheets, the display and the discard area (J-C-8). Only the order of things to be
drawn is hidden, and that is nowhere in the state."""

from __future__ import annotations

from ..kernel import SEATS, Formula, terms, total
from . import scoring
from .bank import available, crossed_columns
from .hooks import PICTURE, VIEW
from .places import unlocked
from .posts import eligible
from .sheets import TIERS
from .shown import Acting, Bag, BankNow, DeedNow, Pending, PlaceState, Score, Sheet, Struck, Tier, View
from .state import JohannaState
from .tables import FREE, JOHANNA, MONK_NO, OUT, PERSONS, REMOVED, TYPES, Pair
from .warehouse import full_columns

SOURCES = ("taken", "hired", "bonus")


def view(state: JohannaState) -> View:
    tables = state.tables
    seats = range(state.ruleset.setup.seats)
    shown = View(
        turn=SEATS[state.turn] if state.turn in seats else SEATS[JOHANNA],
        starter=_owner(state.starter) if state.starter in seats else SEATS[JOHANNA],
        round=state.round,
        rounds=tables.count.bags * tables.count.rounds_per_bag,
        bag=_bag(state),
        display=_tiles(state.display),
        discard=_tiles(state.discard),
        hand=PERSONS[state.hand] if state.hand >= 0 else None,
        acting=_acting(state),
        pending=[_bonus(state, number) for number in state.queue],
        sheets={SEATS[seat]: sheet(state, seat) for seat in seats},
        towns=_towns(state),
        deeds={
            str(no): DeedNow(by=_owner(state.doers[no - 1]), struck=no not in tables.deeds)
            for no in range(1, len(tables.deed_mask) + 1)
        },
        gone={tables.bonuses[number].id: _owner(owner) for number, owner in sorted(state.gone.items())},
        places=_places(state),
        tiers=_tiers(state),
        scores={SEATS[seat]: score(scoring.formula(state, seat)) for seat in seats},
        struck=Struck(
            towns=_names(tables.struck_towns, tables.towns),
            routes=_names(tables.struck_routes, tables.routes),
        ),
        most_posts=_owner(state.most_posts),
    )
    for hook in state.ruleset.listeners(VIEW):
        hook(state, shown)
    return shown


def sheet(state: JohannaState, seat: int) -> Sheet:
    """Every mark on a sheet."""
    tables = state.tables
    goods = state.goods[seat * tables.sorts : (seat + 1) * tables.sorts]
    rows = slice(seat * tables.rows, (seat + 1) * tables.rows)
    ticks = [tables.tick_of[t] for t in range(len(tables.tick_of)) if state.deeds[seat] >> t & 1]
    return Sheet(
        routes=_names(state.routes[seat], tables.routes),
        reached=_names(state.reach[seat], tables.towns),
        posts=_names(state.posts[seat], tables.towns),
        crossed=_names(state.taken & ~state.posts[seat], tables.towns),
        eligible=_names(eligible(state, seat), tables.towns),
        goods=dict(zip(tables.goods, goods, strict=True)),
        columns=full_columns(state, seat),
        bank=BankNow(
            circled=state.circled[rows],
            crossed=state.crossed[rows],
            available=available(state, seat),
            columns=crossed_columns(state, seat),
        ),
        shields=state.shields[seat],
        development=state.field[seat],
        level=scoring.level(state, seat),
        monks=state.monks[seat],
        deeds=[f"{deed + 1}.{PERSONS[person]}" for deed, person in ticks],
        places=_names(state.owned[seat], tables.places),
        citizens=citizens(state, seat),
        bonuses=_earned(state, seat),
    )


def citizens(state: JohannaState, seat: int) -> list[str]:
    """Where the citizens of a seat come from."""
    bonuses = state.tables.bonuses
    citizens = [
        bonuses[number].id
        for number, owner in sorted(state.gone.items())
        if owner == seat and bonuses[number].effect.kind == "citizen"
    ]
    return [*citizens, "posts"] if state.most_posts == seat else citizens


def _earned(state: JohannaState, seat: int) -> list[str]:
    """The white bonuses whose condition is met: crossed, or circled if they are points (J-Y-2)."""
    tables = state.tables
    rows = state.circled[seat * tables.rows : (seat + 1) * tables.rows]
    pairs: list[Pair] = [
        *tables.columns[: full_columns(state, seat)],
        *(tables.bank_rows[row] for row, number in enumerate(rows) if number == tables.width),
        *tables.bank_columns[: crossed_columns(state, seat)],
        *tables.fields[: state.field[seat]],
    ]
    return [tables.bonuses[pair.white].id for pair in pairs if pair.white >= 0]


def _bag(state: JohannaState) -> Bag:
    """J-S-15: numbers above the number of bags are struck from the start; J-R-11: the others one by one."""
    tables = state.tables
    bags = tables.count.bags
    highest = tables.sheets.bag_numbers
    return Bag(
        number=min(state.bags + 1, bags),
        of=bags,
        struck=[n for n in range(1, highest + 1) if n > bags or n <= state.bags],
        left=sum(state.bag),
        tiles={PERSONS[p]: state.bag[p] for p in range(TYPES)},
    )


def _acting(state: JohannaState) -> Acting | None:
    if state.person < 0:
        return None
    return Acting(
        person=PERSONS[state.person],
        source=SOURCES[state.source],
        because=state.cause,
        plus=_names(state.plus, state.tables.places),
    )


def _bonus(state: JohannaState, number: int) -> Pending:
    bonus = state.tables.bonuses[number]
    return Pending(
        bonus=bonus.name,
        kind=bonus.effect.kind,
        what=bonus.effect.what,
        amount=bonus.effect.amount,
        source=bonus.id,
        yellow=bonus.yellow,
        rule=bonus.rule,
    )


def _towns(state: JohannaState) -> dict[str, list[str]]:
    """Who has built where; a town that Johanna has taken is hers."""
    towns: dict[str, list[str]] = {}
    for number, town in enumerate(state.tables.towns):
        builders = [SEATS[seat] for seat, posts in enumerate(state.posts) if posts >> number & 1]
        if not builders and state.taken >> number & 1:
            builders = [SEATS[JOHANNA]]
        if builders:
            towns[town] = builders
    return towns


def _places(state: JohannaState) -> list[PlaceState]:
    tables = state.tables
    open_now = unlocked(state)
    return [
        PlaceState(
            place=name,
            tier=TIERS[tables.tier[number]],
            cost=tables.cost[number],
            owner=_owner(state.owner[number]),
            removed=state.owner[number] == REMOVED,
            open=bool(open_now >> number & 1),
        )
        for number, name in enumerate(tables.places)
        if state.owner[number] != OUT
    ]


def _tiers(state: JohannaState) -> dict[str, Tier]:
    tables = state.tables
    needed = tables.count.unlock
    tiers = {}
    is_open = True
    for number, tier in enumerate(TIERS):
        bought = state.bought[number]
        tiers[tier] = Tier(open=is_open or tables.tiers_open, acquired=bought, needed=needed)
        is_open = is_open and bought >= needed
    return tiers


def score(formula: Formula) -> Score:
    return Score(points=total(formula), terms=terms(formula))


def _tiles(counts: list[int]) -> list[str]:
    return [PERSONS[person] for person in range(TYPES) for _ in range(counts[person])]


def _names(mask: int, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _owner(number: int) -> str | None:
    return SEATS[number] if number > FREE else None


# -- in letters --------------------------------------------------------------------------------------------


def render_text(state: JohannaState) -> str:
    """The sheets in letters, for a terminal."""
    tables = state.tables
    lines = [
        f"bag {min(state.bags + 1, tables.count.bags)} of {tables.count.bags}, round {state.round}; "
        f"display: {' '.join(_tiles(state.display)) or '–'}"
    ]
    if state.hand >= 0:
        lines.append(f"in hand: {PERSONS[state.hand] if state.hand != MONK_NO else 'a hired monk'}")
    if state.queue:
        lines.append("waiting: " + ", ".join(tables.bonuses[number].name for number in state.queue))
    for seat in range(state.ruleset.setup.seats):
        lines.extend(_sheet_lines(state, seat))
    for hook in state.ruleset.listeners(PICTURE):
        lines.extend(hook(state))
    return "\n".join(lines)


def _sheet_lines(state: JohannaState, seat: int) -> list[str]:
    tables = state.tables
    shown = sheet(state, seat)
    rows = [
        "x" * crossed + "o" * (circled - crossed) + "." * (tables.width - circled)
        for circled, crossed in zip(shown.bank.circled, shown.bank.crossed, strict=True)
    ]
    goods = [f"{name} {'x' * n}{'.' * (tables.spaces - n)}" for name, n in shown.goods.items()]
    return [
        "",
        f"{SEATS[seat]}  {scoring.points(state, seat)} points, development {shown.development}"
        f" (×{shown.level}), {shown.shields} shields, {shown.monks} monks hired",
        f"   routes     {' '.join(shown.routes) or '–'}",
        f"   posts      {' '.join(shown.posts) or '–'}; citizens {len(shown.citizens)}",
        f"   warehouse  {'  '.join(goods)}",
        f"   bank       {'  '.join(rows)}",
        f"   deeds      {' '.join(shown.deeds) or '–'}",
        f"   places     {' '.join(shown.places) or '–'}",
    ]
