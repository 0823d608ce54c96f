"""The solo game: Johanna plays by her cards, and her turn has no decision (J-L, J-M-8).

A module on the flow of the game. Her deck is a set without order. The back on top of the stack is known,
the card that it belongs to is not: it is drawn among the cards with such a back when it is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import Build, Call, Do, Draw, Event, Flow, Formula, Malformed, Module, Slice, Term, total
from . import scoring
from .given import bad, known, mapping, number, own
from .notation import read_place, read_town
from .sheets import TIERS, TRACK_PERSONS, SoloCard, SoloEffect
from .state import JohannaState
from .tables import FREE, JOHANNA, PERSONS, REMOVED, Tables

SCHOLAR = "scholar"
TRACKS = (*TRACK_PERSONS, SCHOLAR)
GIVEN = (*("tracks", "shields", "posts", "towns", "citizens", "development", "removed", "pile", "back"),)
NONE = -1
Back = tuple[str, str]


class Area(Slice):
    """Johanna's area and her cards."""

    __slots__ = (
        "back",
        "card",
        "citizens",
        "levels",
        "person",
        "pile",
        "posts",
        "shields",
        "towns",
        "tracks",
        "unused",
    )

    def __init__(self) -> None:
        self.tracks = [0] * len(TRACKS)  # ticked fields
        self.shields = 0
        self.posts = 0
        self.towns = 0  # those that she has crossed, a mask
        self.citizens = 0
        self.levels = 0
        self.unused: list[int] = []  # by card: 1 while it is in the stack
        self.back = NONE  # of the card on top of the stack, see `backs`
        self.card = NONE  # the revealed one
        self.pile: list[int] = []  # revealed before, in order
        self.person = NONE  # the tile that she has taken

    def copy(self) -> Area:
        new: Area = object.__new__(Area)
        new.tracks = self.tracks[:]
        new.shields = self.shields
        new.posts = self.posts
        new.towns = self.towns
        new.citizens = self.citizens
        new.levels = self.levels
        new.unused = self.unused[:]
        new.back = self.back
        new.card = self.card
        new.pile = self.pile[:]
        new.person = self.person
        return new


class Deck:
    """The cards of a level, and the different backs among them."""

    def __init__(self, tables: Tables) -> None:
        solo = tables.sheets.solo
        self.level = solo.level[tables.options["level"]]
        self.cards = solo.deck(self.level.id)
        self.backs = sorted({_back(card) for card in self.cards})
        self.back_of = [self.backs.index(_back(card)) for card in self.cards]
        self.fronts = [dict(card.front) for card in self.cards]
        self.rules = {word.kind: word.rule for word in solo.effects}


def _back(card: SoloCard) -> Back:
    return (card.arrow, card.monk)


def deck(state: JohannaState) -> Deck:
    found: Deck = state.tables.deck
    return found


def prepare(tables: Tables) -> None:
    tables.deck = Deck(tables)


def area(state: JohannaState) -> Area:
    found: Area = state.slices["johanna"]
    return found


def tell(state: JohannaState, kind: str, rule: str, **data: Any) -> None:
    if state.listener is not None:
        state.tell(Event("johanna-" + kind, rule, None, data))


# -- the cards ---------------------------------------------------------------------------------------------


def set_up(state: JohannaState) -> None:
    """J-L-1, J-L-9: the player begins; J-L-8: the deck of the level."""
    state.starter = state.turn = 0
    area(state).unused = [1] * len(deck(state).cards)


def reshuffle(state: JohannaState) -> None:
    """J-L-16: with the refill of the bag all cards go back into the stack."""
    here = area(state)
    here.unused = [1] * len(deck(state).cards)
    here.back = here.card = NONE
    here.pile = []
    tell(state, "shuffle", "J-L-16", cards=len(here.unused))


def back_weights(state: JohannaState) -> Sequence[int]:
    """The back that comes to lie on top of the stack: J-L-13 needs it, all see it (J-C-8)."""
    here = area(state)
    if here.back != NONE or not any(here.unused):
        return ()
    found = deck(state)
    weights = [0] * len(found.backs)
    for card, there in enumerate(here.unused):
        weights[found.back_of[card]] += there
    return weights


def show_back(state: JohannaState, index: int) -> None:
    area(state).back = index
    arrow, monk = deck(state).backs[index]
    tell(state, "back", "J-L-13", arrow=arrow, monk=monk)


def write_back(state: JohannaState, index: int) -> str:
    return " ".join(deck(state).backs[index])


def read_back(state: JohannaState, text: str) -> int:
    arrow, _, monk = text.partition(" ")
    if (arrow, monk) not in deck(state).backs:
        raise Malformed("no-such-back", f"no card has the back {text!r}; write arrow and monk, `up build`")
    return deck(state).backs.index((arrow, monk))


def card_weights(state: JohannaState) -> Sequence[int]:
    here = area(state)
    back_of = deck(state).back_of
    return [there if back_of[card] == here.back else 0 for card, there in enumerate(here.unused)]


def reveal(state: JohannaState, index: int) -> None:
    """J-L-12: the top card goes face up onto her pile."""
    here = area(state)
    if here.card != NONE:
        here.pile.append(here.card)
    here.card = index
    here.unused[index] = 0
    here.back = NONE
    tell(state, "card", "J-L-12", card=deck(state).cards[index].id)


def write_card(state: JohannaState, index: int) -> str:
    return deck(state).cards[index].id


def read_card(state: JohannaState, text: str) -> int:
    ids = [card.id for card in deck(state).cards]
    if text.upper() not in ids:
        raise Malformed("no-such-card", f"there is no card {text!r} in this deck: {', '.join(ids)}")
    return ids.index(text.upper())


# -- her turn ----------------------------------------------------------------------------------------------


def hers(state: JohannaState) -> bool:
    return state.turn == 1


def over(state: JohannaState) -> str | None:
    return "turn.end" if hers(state) else None


def choose(state: JohannaState) -> None:
    """J-L-13, J-L-14: read her card in the direction of the arrow; the first person on display is hers."""
    here = area(state)
    found = deck(state)
    card = found.cards[here.card]
    arrow = found.backs[here.back][0]
    order = [person for person, _ in (reversed(card.front) if arrow == "up" else card.front)]
    name = next(person for person in order if state.display[PERSONS.index(person)])
    here.person = state.hand = PERSONS.index(name)
    state.display[here.person] -= 1  # J-L-15: `turn.end` discards it
    passed = order[: order.index(name)]
    tell(state, "take", "J-L-14", tile=name, card=card.id, arrow=arrow, passed=passed)


def advance(state: JohannaState) -> None:
    """J-L-20: farmer, boatman, knight and scholar advance on their tracks; J-L-22: the trader has none."""
    person = PERSONS[area(state).person]
    if person in TRACKS:
        tick(state, person, "J-L-20")


def tick(state: JohannaState, person: str, rule: str) -> None:
    """J-L-19: the next field of a track; J-AMB-24: of a full one nothing, not even a field's effect."""
    here = area(state)
    track = TRACKS.index(person)
    number = here.tracks[track] + 1
    fields = track_fields(state, person)
    if number > len(fields):
        tell(state, "nothing", "J-L-19", what=person)
        return
    here.tracks[track] = number
    worth = fields[number - 1] if person != SCHOLAR else 0
    tell(state, "track", rule, person=person, number=number, worth=worth)
    if person == SCHOLAR:
        scholar_field(state, str(fields[number - 1]))


def track_fields(state: JohannaState, person: str) -> Sequence[Any]:
    printed = state.tables.sheets.johanna
    return printed.scholar if person == SCHOLAR else dict(printed.tracks)[person]


def scholar_field(state: JohannaState, what: str) -> None:
    """J-L-23, J-L-49: what the field says, before the effect of the card."""
    if what == "development":
        step(state, "J-L-23")
    elif what == "shield":
        circle_shield(state, "J-L-23")
    elif what == "monk":
        monk(state)
    else:
        number = ("first_citizen", "second_citizen").index(what)
        citizens = [pair.yellow for pair in state.tables.fields if pair.yellow >= 0]
        claim(state, citizens[number], ("J-L-25", "J-L-26")[number])


def effect(state: JohannaState) -> None:
    """J-L-15: the effect printed for the person; a removed place is drawn in the next step."""
    found = deck(state)
    here = area(state)
    what = found.fronts[here.card][PERSONS[here.person]]
    tell(state, "effect", found.rules[what.kind], effect=what.kind, what=what.what)
    carry_out(state, what)


def carry_out(state: JohannaState, what: SoloEffect) -> None:
    tables = state.tables
    if what.kind == "shield":
        circle_shield(state, "J-L-27")
    elif what.kind == "development":
        step(state, "J-L-24")
    elif what.kind == "build":
        build(state, "J-L-28")
    elif what.kind == "citizen":
        circle_citizen(state, "J-L-33", "card")
    elif what.kind == "warehouse_citizen":
        claim(state, _yellow_citizen(state, [pair.yellow for pair in tables.columns]), "J-L-34")
    elif what.kind == "bank_citizen":
        claim(state, _yellow_citizen(state, [pair.yellow for pair in tables.bank_rows]), "J-L-35")
    elif what.kind == "bank_shield":
        cross_bank(state)
    elif what.kind == "deed_from":
        cross_deed(state, what.what)
    elif what.kind == "monk":
        monk(state)


def _yellow_citizen(state: JohannaState, numbers: Sequence[int]) -> int:
    bonuses = state.tables.bonuses
    return next(n for n in numbers if n >= 0 and bonuses[n].effect.kind == "citizen")


def step(state: JohannaState, rule: str) -> None:
    """J-L-24, J-L-31: tick the next level; after the last one nothing."""
    here = area(state)
    levels = state.tables.sheets.johanna.levels
    if here.levels == len(levels):
        tell(state, "nothing", "J-L-24", what="development")
        return
    here.levels += 1
    tell(state, "level", rule, level=levels[here.levels - 1])


def circle_shield(state: JohannaState, rule: str) -> None:
    """J-L-18, J-L-27: the next shield of her depot, row by row; J-AMB-25: in a full one it is lost."""
    here = area(state)
    printed = shields(state)
    if here.shields == len(printed):
        tell(state, "nothing", "J-L-18", what="shield")
        return
    here.shields += 1
    tell(state, "shield", rule, number=here.shields, worth=printed[here.shields - 1])


def shields(state: JohannaState) -> list[int]:
    return [points for row in state.tables.sheets.johanna.depot_rows for points in row]


def circle_citizen(state: JohannaState, rule: str, source: str) -> None:
    """J-L-33: a citizen for Johanna."""
    here = area(state)
    limit = state.tables.sheets.johanna.citizen_slots
    if state.tables.options["johanna_slot_limit"] and here.citizens == limit:
        tell(state, "nothing", "J-AMB-25", what="citizen")
        return
    here.citizens += 1
    tell(state, "citizen", rule, source=source)


def claim(state: JohannaState, number: int, rule: str) -> None:
    """J-L-25, J-L-34, J-L-42: a yellow citizen that is still open is crossed, and Johanna has one more."""
    source = state.tables.bonuses[number].id
    if number in state.gone:
        tell(state, "nothing", rule, what="citizen", source=source)
        return
    state.gone[number] = JOHANNA
    circle_citizen(state, rule, source)


def build(state: JohannaState, rule: str) -> None:
    """J-L-28: a trading post, and the town of the card is crossed; J-L-29: or the next higher free one."""
    here = area(state)
    limit = state.tables.sheets.johanna.post_slots
    if not state.tables.options["johanna_slot_limit"] or here.posts < limit:
        here.posts += 1
    town = next_town(state, deck(state).cards[here.card].post)
    if town is None:
        tell(state, "build", rule, town="none", posts=here.posts)
        return
    state.taken |= 1 << town
    here.towns |= 1 << town
    tell(state, "build", rule, town=state.tables.towns[town], posts=here.posts)


def next_town(state: JohannaState, number: int) -> int | None:
    """J-AMB-22: after the highest number the search goes on from the lowest."""
    tables = state.tables
    start = number - 1
    order = tables.numbered[start:] + (tables.numbered[:start] if tables.options["johanna_wrap"] else [])
    busy = tables.struck_towns | state.taken | state.posts[0]
    return next((town for town in order if not busy >> town & 1), None)


def cross_bank(state: JohannaState) -> None:
    """J-L-32: the leftmost yellow bonus of the bank that is not crossed yet."""
    tables = state.tables
    yellow = [pair.yellow for pair in tables.bank_columns if pair.yellow >= 0]
    if tables.options["bank_yellow_includes_citizen"]:
        yellow += [pair.yellow for pair in tables.bank_rows if pair.yellow >= 0]
    number = next((n for n in yellow if n not in state.gone), NONE)
    if number == NONE:
        tell(state, "nothing", "J-L-32", what="bank")
        return
    state.gone[number] = JOHANNA
    tell(state, "cross", "J-L-32", bonus=tables.bonuses[number].id)


def cross_deed(state: JohannaState, side: str) -> None:
    """J-L-36: the next open deed from that side; J-L-50: Johanna gains nothing by it."""
    open_deeds = [no for no in state.tables.deeds if state.doers[no - 1] == FREE]
    if not open_deeds:
        tell(state, "nothing", "J-L-36", what="deed")
        return
    number = open_deeds[0] if side == "left" else open_deeds[-1]
    state.doers[number - 1] = JOHANNA
    state.gone[state.tables.deed_bonus[number - 1]] = JOHANNA
    tell(state, "deed", "J-L-36", deed=number, side=side)


def monk(state: JohannaState) -> None:
    """J-L-37: the monk action on the top back; at Standard it is ignored (J-L-5)."""
    found = deck(state)
    if not found.level.monk_actions:
        tell(state, "nothing", "J-L-5", what="monk")
        return
    action = found.backs[area(state).back][1]
    tell(state, "monk", "J-L-37", action=action)
    if action == "build":
        build(state, "J-L-38")
        return
    tick(state, action, "J-L-39")  # J-AMB-21: a scholar field gives its effect here, too
    circle_shield(state, "J-L-39")


# -- removing a place --------------------------------------------------------------------------------------


def removal_weights(state: JohannaState) -> Sequence[int]:
    """J-L-30: any place of the tier that nobody has acquired."""
    here = area(state)
    what = deck(state).fronts[here.card][PERSONS[here.person]]
    if what.kind != "remove_place":
        return ()
    mask = state.on_offer & state.tables.tier_mask[TIERS.index(what.what)]
    if not mask:
        tell(state, "nothing", "J-L-30", what="place")
        return ()
    return [mask >> place & 1 for place in range(len(state.owner))]


def remove(state: JohannaState, place: int) -> None:
    """J-AMB-23: it does not count as acquired."""
    tables = state.tables
    state.on_offer ^= 1 << place
    state.owner[place] = REMOVED
    if tables.options["johanna_removal_unlocks"]:
        state.bought[tables.tier[place]] += 1
    tell(state, "remove", "J-L-30", place=tables.places[place])


def read_removed(state: JohannaState, text: str) -> int:
    return read_place(state, [text])


# -- the end -----------------------------------------------------------------------------------------------


def most_posts(state: JohannaState) -> None:
    """J-L-45: whoever has more trading posts has the citizen for it; in a tie nobody."""
    if scoring.award_most(state, [state.posts[0].bit_count(), area(state).posts]) == 1:
        circle_citizen(state, "J-L-45", "posts")


def formula(state: JohannaState) -> Formula:
    """J-L-47: her tracks, her depot, and trading posts and citizens times her level."""
    here = area(state)
    printed = state.tables.sheets.johanna
    terms = []
    for person, worth in printed.tracks:
        ticked = worth[: here.tracks[TRACKS.index(person)]]
        terms.append(Term(sum(ticked), 1, f"track-{person}", "J-L-47"))
    terms.append(Term(sum(shields(state)[: here.shields]), 1, "depot", "J-L-47"))
    times = printed.levels[here.levels - 1] if here.levels else 0
    terms.append(Term(times, here.posts, "post", "J-L-47"))
    terms.append(Term(times, here.citizens, "citizen", "J-L-47"))
    return tuple(term for term in terms if term.total)


def points(state: JohannaState) -> int:
    return total(formula(state))


def score(state: JohannaState) -> None:
    if state.listener is not None:
        terms = formula(state)
        state.tell(Event("johanna-score", "J-L-47", None, {"points": total(terms)}, total(terms), terms))


def wins(state: JohannaState) -> bool:
    """J-L-48: the player needs at least as many points as Johanna."""
    return scoring.points(state, 0) >= points(state)


# -- given positions and counting --------------------------------------------------------------------------


def give(state: JohannaState, given_area: Mapping[str, Any]) -> None:
    """Her area: tracks, shields, posts, towns, citizens, development, removed places, pile, back."""
    known(given_area, GIVEN, "johanna")
    tables = state.tables
    printed = tables.sheets.johanna
    here = area(state)
    for person, ticks in mapping(given_area.get("tracks", {}), "tracks").items():
        if person not in TRACKS:
            raise bad(f"Johanna has no track for {person}", "J-L-19")
        here.tracks[TRACKS.index(person)] = number(ticks, len(track_fields(state, person)), person, "J-L-19")
    here.shields = number(given_area.get("shields", 0), len(shields(state)), "shields", "J-L-18")
    here.posts = number(given_area.get("posts", 0), 99, "posts", "J-L-28")
    here.citizens = number(given_area.get("citizens", 0), 99, "citizens", "J-L-33")
    here.levels = number(given_area.get("development", 0), len(printed.levels), "development", "J-L-24")
    for name in given_area.get("removed", ()):
        own(state, read_place(state, [name]), REMOVED)
    for name in given_area.get("towns", ()):
        town = read_town(state, name)
        if town == tables.hub or tables.struck_towns >> town & 1:
            raise bad(f"Johanna cannot cross {name}", "J-L-28")
        if state.posts[0] >> town & 1 and not state.owned[0] & tables.tavern:
            raise bad(f"{name} is circled and crossed", "J-L-28")
        here.towns |= 1 << town
    state.taken |= here.towns
    if here.towns.bit_count() > here.posts:
        raise bad("Johanna has crossed more towns than she has trading posts", "J-L-28")
    for name in given_area.get("pile", ()):
        card = read_card(state, name)
        if not here.unused[card]:
            raise bad(f"card {name} is named twice", "J-L-8")
        reveal(state, card)
    tiles = sum(state.bag) + sum(state.display) - state.to_aside
    turns = (tiles + hers(state)) // 2
    if sum(here.unused) < turns + 1:  # and one back to read in her last turn
        raise bad("too few cards are left in the stack", "J-L-16")
    if "back" in given_area:
        here.back = read_back(state, str(given_area["back"]))
        if not any(card_weights(state)):
            raise bad(f"no card in the stack has the back {given_area['back']}", "J-L-13")


def count(state: JohannaState) -> None:
    """Her cards are all there, her marks fit her area, and she has no citizen from nowhere."""
    here = area(state)
    cards = len(deck(state).cards)
    revealed = [*here.pile, *([here.card] if here.card != NONE else [])]
    assert sorted(revealed) == [n for n in range(cards) if not here.unused[n]], "a card is missing"
    for person, ticks in zip(TRACKS, here.tracks, strict=True):
        assert 0 <= ticks <= len(track_fields(state, person)), person
    assert 0 <= here.shields <= len(shields(state))
    assert 0 <= here.levels <= len(state.tables.sheets.johanna.levels)
    assert here.towns & ~state.taken == 0
    assert state.taken == here.towns | (state.posts[0] & ~state.tables.hub_bit)


# -- what all may see --------------------------------------------------------------------------------------


def show(state: JohannaState) -> dict[str, Any]:
    """Her area, the revealed card, and the back on top of the stack."""
    here = area(state)
    found = deck(state)
    arrow, monk_action = found.backs[here.back] if here.back != NONE else (None, None)
    terms = formula(state)
    return {
        "johanna": {
            "level": found.level.id,
            "tracks": dict(zip(TRACKS, here.tracks, strict=True)),
            "shields": here.shields,
            "posts": here.posts,
            "towns": [t for n, t in enumerate(state.tables.towns) if here.towns >> n & 1],
            "citizens": here.citizens,
            "development": here.levels,
            "card": _face(found.cards[here.card]) if here.card != NONE else None,
            "tile": PERSONS[here.person] if here.person != NONE else None,
            "pile": [found.cards[card].id for card in here.pile],
            "stack": sum(here.unused),
            "unused": [card.id for card, there in zip(found.cards, here.unused, strict=True) if there],
            "back": {"arrow": arrow, "monk": monk_action} if arrow else None,
            "score": {"points": total(terms), "terms": [term._asdict() for term in terms]},
        }
    }


def _face(card: SoloCard) -> dict[str, Any]:
    front = [{"person": p, "effect": e.kind, "what": e.what} for p, e in card.front]
    return {"id": card.id, "post": card.post, "front": front}


def picture(state: JohannaState) -> list[str]:
    here = area(state)
    tracks = "  ".join(f"{name} {n}" for name, n in zip(TRACKS, here.tracks, strict=True))
    back = " ".join(deck(state).backs[here.back]) if here.back != NONE else "–"
    return [
        "",
        f"Johanna  {points(state)} points; {tracks}",
        f"   posts {here.posts}, citizens {here.citizens}, development {here.levels}, shields {here.shields}",
        f"   card {deck(state).cards[here.card].id if here.card != NONE else '–'}; next back {back}",
    ]


# -- the module --------------------------------------------------------------------------------------------

BACK: dict[str, Any] = {
    "rules": ("J-L-13",),
    "topic": "back",
    "weights": back_weights,
    "take": show_back,
    "write": write_back,
    "read": read_back,
}

TURN = Flow(
    "johanna",
    (
        Draw(
            "L1.reveal",
            ("J-L-12",),
            topic="card",
            weights=card_weights,
            take=reveal,
            write=write_card,
            read=read_card,
        ),
        Draw("L2.back", **BACK),
        Do("L3.take", ("J-L-14", "J-L-15"), run=choose),
        Do("L4.track", ("J-L-20", "J-L-23", "J-L-49"), run=advance),
        Do("L5.effect", ("J-L-15", "J-L-21", "J-L-22"), run=effect),
        Draw(
            "L6.remove",
            ("J-L-30",),
            topic="removed",
            weights=removal_weights,
            take=remove,
            write=lambda state, place: state.tables.places[place],
            read=read_removed,
        ),
    ),
)


def install(build: Build) -> None:
    build.keep("johanna", Area)
    build.listen("rivals", lambda: 1)
    build.listen("tables", prepare)
    build.listen("set-up", set_up)
    build.listen("wins", wins)
    build.listen("view", show)
    build.listen("picture", picture)
    build.listen("give", give)
    build.listen("count", count)
    build.add_flow(TURN)
    build.fill("S4", Draw("back", **BACK))
    build.fill("T0", Call("johanna", ("J-L-9",), target="johanna", when=hers), Do("over", run=over))
    build.fill("R3.refilled", Do("shuffle", ("J-L-16",), run=reshuffle), Draw("back", **BACK))
    build.replace("Z1", Do("Z1", ("J-L-45",), run=most_posts))
    build.fill("Z3", Do("johanna", ("J-L-47",), run=score))


MODULE = Module("solo", install)
