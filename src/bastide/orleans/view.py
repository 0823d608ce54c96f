"""What a seat may see: everything on the table, the own bag, and no plan before it is revealed (O-I)."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ..kernel import SEATS, Blank, Problem, terms
from . import followers, planning, scoring
from .effects import Reason, hindrance_blanks
from .events import taxes
from .places import activated, hindrance, use_blanks
from .shown import (
    Card,
    Citizen,
    Debt,
    DeedNow,
    Forecast,
    Gone,
    Held,
    Hindrance,
    Hour,
    MapNow,
    Now,
    PlaceNow,
    Player,
    RouteNow,
    Slot,
    Space,
    Stations,
    Supply,
    View,
)
from .state import OrleansState, citizens, event_now, on_tower, status
from .tables import (
    EVENTS,
    GOODS,
    HARVEST,
    IN_STACK,
    INCOME,
    KIND_NAMES,
    KINDS,
    PROFESSIONS,
    TAXES,
    TECH,
    TECHNOLOGY,
    TRADING_DAY,
    G,
    N,
)
from .travel import route_name


def hides(state: OrleansState) -> bool:
    """Whether there are plans that others may not see."""
    return state.phase == 4 and state.tables.options["planning.mode"] == "simultaneous_hidden"


def seen(state: OrleansState, seat: int | None) -> OrleansState:
    """The position without what the others are planning: it is as if they had not begun."""
    if not hides(state) or not any(plan for other, plan in enumerate(state.plans) if other != seat):
        return state
    new = state.copy()
    for other, plan in enumerate(new.plans):
        if other != seat:
            for entry in reversed(plan):
                planning.undo(new, other, entry)
            new.plans[other] = ()
    return new


def imagine(state: OrleansState, seat: int, rng: random.Random) -> OrleansState:
    """A copy in which the others' hidden plans are others: none yet, or any for whom has finished.

    Bags are no secret to a careful observer: everything that goes in or comes out is seen. The cards of the
    hour glass have no order in the state."""
    new = seen(state, seat)
    new = new.copy() if new is state else new
    if hides(state):
        for other in range(state.tables.seats):
            if other != seat and new.finished >> other & 1:
                while (options := planning.puts(new, other)) and rng.random() > 0.08:
                    planning.apply_put(new, other, rng.choice(options))
    if len(new.pending) == 1 and new.pending[0] >= 0:
        new.options = new.ruleset.ask(new).offer(new, new.pending[0])
    return new


def view(state: OrleansState, seat: int | None) -> View:
    state = seen(state, seat)
    tables = state.tables
    seats = range(tables.seats)
    return View(
        edition=tables.reading.edition,
        round=len(state.turned),
        rounds=tables.rounds,
        phase=state.phase,
        start=SEATS[state.start],
        turn=SEATS[state.turn] if state.phase == 5 else None,
        passed=[SEATS[s] for s in seats if state.phase == 5 and state.passed >> s & 1],
        finished=[SEATS[s] for s in seats if state.phase == 4 and state.finished >> s & 1],
        event=_card(state, state.turned[-1]) if state.turned else None,
        forecast={SEATS[s]: forecast(state, s) for s in seats},
        hour=_hour(state),
        map=_map(state),
        tracks={
            tables.track_names[p]: {SEATS[s]: state.tracks[N * s + p] for s in seats}
            for p in range(N)
            if tables.track_names[p]
        },
        development={SEATS[s]: state.development[s] for s in seats},
        citizens=[
            Citizen(at=where, owner=SEATS[owner] if owner >= 0 else None)
            for where, owner in zip(tables.citizens, state.citizens, strict=True)
        ],
        deeds={deed.id: _deed(state, number) for number, deed in enumerate(tables.deeds)},
        goods=dict(zip(GOODS, state.goods_market, strict=True)),
        supply=Supply(
            characters=dict(zip(PROFESSIONS, state.supply, strict=True)),
            technology=state.technology,
            coins=state.bank if tables.limited else None,
        ),
        tiles={
            tables.places[tables.board + tile].id: _owner(owner) for tile, owner in enumerate(state.tiles)
        },
        gone=Gone(
            characters={name: n for name, n in zip(PROFESSIONS, state.gone, strict=True) if n},
            goods={name: n for name, n in zip(GOODS, state.goods_gone, strict=True) if n},
            technology=state.technology_gone,
        ),
        players={SEATS[s]: player(state, s, s == seat) for s in seats},
        scores={SEATS[s]: scoring.points(state, s) for s in seats},
        now=_now(state),
    )


def _card(state: OrleansState, card: int) -> Card:
    letter = state.tables.letters[card // len(EVENTS)]
    return Card(event=EVENTS[card % len(EVENTS)], letter=letter or None)


def _hour(state: OrleansState) -> Hour:
    """O-I-c: which cards are still to come is known, their order is not; of the next perhaps the letter."""
    tables = state.tables
    letters = {
        tables.letters[card // len(EVENTS)]
        for stack in tables.stacks
        for card in stack
        if state.hour[card]
        and stack == next((s for s in tables.stacks if any(state.hour[c] for c in s)), None)
    }
    return Hour(
        turned=[_card(state, card) for card in state.turned],
        left={tables.card_name(card): n for card, n in enumerate(state.hour) if n},
        next_letter=next(iter(letters)) if len(letters) == 1 and "" not in letters else None,
    )


def forecast(state: OrleansState, seat: int) -> Forecast:
    """What this round's event would mean for a player if it came now."""
    event = event_now(state)
    if event < 0:
        return {}
    strength = state.tables.strength[state.turned[-1] // len(EVENTS)]
    if event == INCOME:
        return {"coins": strength.income * status(state, seat)}
    if event == TRADING_DAY:
        return {"coins": strength.trading_day * state.built[seat]}
    if event == TAXES:
        return {"coins": -taxes(state, seat, strength.taxes)}
    if event == HARVEST:
        food = sum(state.goods[G * seat + good] for good in state.tables.food)
        return {
            "food": strength.harvest,
            "have": food,
            "penalty": state.tables.box.hour_glass.harvest_penalty,
        }
    return {}


def _map(state: OrleansState) -> MapNow:
    tables = state.tables
    seats = range(tables.seats)
    return MapNow(
        towns={
            town.id: [SEATS[s] for s in seats if state.stations[number] >> s & 1]
            for number, town in enumerate(tables.towns)
        },
        merchants={SEATS[s]: tables.towns[state.merchant[s]].id for s in seats},
        routes=[_route(state, number) for number in range(len(tables.routes))],
    )


def _route(state: OrleansState, number: int) -> RouteNow:
    tables = state.tables
    route = tables.routes[number]
    goods = [
        Slot(
            good=GOODS[state.slots[slot]] if state.slots[slot] >= 0 else None,
            used=slot in tables.open_slots,
        )
        for slot in range(*tables.route_slots[number])
    ]
    return RouteNow(route.id, route_name(state, number), route.by, (route.a, route.b), goods)


def _deed(state: OrleansState, deed: int) -> DeedNow:
    tables = state.tables
    free = state.deeds[N * deed : N * deed + N]
    needs = tables.deed_needs[N * deed : N * deed + N]
    owner = state.citizens[tables.deed_citizen[deed]]
    return DeedNow(
        left=state.deed_left[deed],
        filled={PROFESSIONS[p]: needs[p] - free[p] for p in range(N) if needs[p]},
        free={PROFESSIONS[p]: free[p] for p in range(N) if needs[p]},
        citizen=SEATS[owner] if owner >= 0 else None,
    )


def _owner(owner: int) -> str:
    if owner >= 0:
        return SEATS[owner]
    return "stack" if owner == IN_STACK else "out"


def kinds(pile: list[int], seat: int) -> dict[str, int]:
    return {KIND_NAMES[kind]: pile[KINDS * seat + kind] for kind in range(KINDS) if pile[KINDS * seat + kind]}


def player(state: OrleansState, seat: int, own: bool) -> Player:
    """A player's board. O-I-a: the bag's contents are for its owner; O-I-e: all else is open."""
    tables = state.tables
    return Player(
        coins=state.coins[seat],
        goods=dict(zip(GOODS, state.goods[G * seat : G * seat + G], strict=True)),
        stations=Stations(built=state.built[seat], unbuilt=state.unbuilt[seat], lost=state.lost[seat]),
        citizens=citizens(state, seat),
        status=status(state, seat),
        development=state.development[seat],
        allowance=followers.allowance(state, seat),
        market=kinds(state.market, seat),
        market_spaces=tables.market,
        tower=kinds(state.tower, seat) if tables.kit(state.owned[seat]).storage else None,
        bag=kinds(state.bag, seat) if own else None,
        bag_size=sum(state.bag[KINDS * seat : KINDS * seat + KINDS]),
        technology=Held(
            held=state.held[seat] + state.first_held[seat],
            farmer_only=state.first_held[seat],
        ),
        places=[place_data(state, seat, place) for place in tables.kit(state.owned[seat]).places],
        plan=planning.plan_data(state, seat),
        points=scoring.points(state, seat),
        formula=terms(scoring.terms(state, seat)),
    )


def place_data(state: OrleansState, seat: int, place: int) -> PlaceNow:
    """A place: its spaces, what covers them, whether it is activated, and what it would do now or why not."""
    tables = state.tables
    here = tables.places[place]
    base = tables.spaces * seat
    spaces = [
        Space(
            space=tables.space_names[space],
            needs=here.spaces[space - tables.first[place]],
            has=_standing(state.on[base + space]),
        )
        for space in range(tables.first[place], tables.first[place + 1])
    ]
    ready = activated(state, seat, place) if here.spaces or here.use == "storage" else False
    if ready:
        why = hindrance(state, seat, place)
        blanks = use_blanks(state, seat, ("use", place)) if why else {}
    else:
        why = idle_reason(state, seat, place)
        blanks = hindrance_blanks(state, seat, place, why) if why else {}
    return PlaceNow(
        id=here.id,
        category=here.category,
        use=here.use,
        spaces=spaces,
        ready=ready,
        gives=tables.acts[place].preview(state, seat),
        hindrance=Hindrance(*why, blanks=_plain(blanks)) if why else None,
    )


def idle_reason(state: OrleansState, seat: int, place: int) -> Reason | None:
    """Why it would be useless to send followers to a place: nothing would come of it as things stand."""
    here = state.tables.places[place]
    if here.use != "action" or here.effect.send:
        return None
    return state.tables.acts[place].hindrance(state, seat)


def _plain(blanks: Mapping[str, Blank]) -> dict[str, str | int | list[str]]:
    """The blanks of a refusal as a page gets them."""
    return {
        name: value if isinstance(value, str | int) else list(value)
        for name, value in blanks.items()
        if not isinstance(value, Problem)
    }


def _standing(what: int) -> str | None:
    if what == TECH:
        return TECHNOLOGY
    return KIND_NAMES[what] if what >= 0 else None


def _now(state: OrleansState) -> Now:
    """What is under way: the place being executed, followers in hand, a debt, food that is due."""
    tables = state.tables
    return Now(
        place=tables.places[state.place].id if state.place >= 0 else None,
        hand=[KIND_NAMES[kind] for kind in sorted(state.hand)],
        debt=Debt(seat=SEATS[state.debtor], coins=state.debt) if state.debt else None,
        food_due=state.due,
    )


def render_text(state: OrleansState) -> str:
    """The position as text for a terminal: the round, then each player in a few lines."""
    tables = state.tables
    state = seen(state, None)
    event = tables.card_name(state.turned[-1]) if state.turned else "-"
    lines = [f"round {len(state.turned)} of {tables.rounds}, phase {state.phase}, event {event}"]
    for seat in range(tables.seats):
        goods = " ".join(f"{GOODS[g]} {n}" for g, n in enumerate(state.goods[G * seat : G * seat + G]) if n)
        tracks = " ".join(f"{PROFESSIONS[p]} {state.tracks[N * seat + p]}" for p in range(N - 1))
        lines.append(
            f"{SEATS[seat]}: {state.coins[seat]} coins, development {state.development[seat]} "
            f"(status {status(state, seat)}), {state.built[seat]} stations, "
            f"{citizens(state, seat)} citizens, in {tables.towns[state.merchant[seat]].id}"
        )
        lines.append(f"   {tracks}" + (f"; {goods}" if goods else ""))
        market = " ".join(f"{name} {n}" for name, n in kinds(state.market, seat).items())
        tower = " ".join(f"{name} {n}" for name, n in kinds(state.tower, seat).items())
        lines.append(f"   market: {market or '-'}" + (f"; tower: {tower}" if on_tower(state, seat) else ""))
        base = tables.spaces * seat
        for place in tables.kit(state.owned[seat]).places:
            occupants = state.on[base + tables.first[place] : base + tables.first[place + 1]]
            if place >= tables.board or any(occupant >= 0 for occupant in occupants):
                standing = " ".join(_standing(occupant) or "_" for occupant in occupants)
                ready = " *" if occupants and activated(state, seat, place) else ""
                lines.append(f"   {tables.places[place].id}: {standing}{ready}")
    return "\n".join(lines)
