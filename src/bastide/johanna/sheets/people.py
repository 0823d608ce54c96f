"""The persons and their tiles, the numbers of players, the monks and the deeds."""

from __future__ import annotations

from typing import Final

from ...kernel import DataError
from .effects import finish, read_effect, read_effects, read_name
from .model import Deed, Effect, Monks, Person, PlayerCount, Text
from .reading import File, both, listed
from .words import CHOICE, MONK, TILE_PERSONS, TILES


def read_terms(file: File) -> tuple[tuple[str, Text], ...]:
    return tuple((key, read_name(entry)) for key, entry in file.block("terms").entries())


def read_persons(file: File, goods: tuple[str, ...]) -> tuple[Person, ...]:
    block = file.block("persons")
    persons = []
    for key, entry in block.entries():
        if key not in (*TILE_PERSONS, MONK):
            raise entry.problem(f"is no person of this game; they are {listed((*TILE_PERSONS, MONK))}")
        action = read_effects(entry, "action", goods)
        person = Person(key, both(entry), entry.number("tiles", 0), action, entry.text("rule"))
        finish(entry)
        if key == MONK and (person.tiles or person.action):
            raise entry.problem("the monk has no tile and no action of its own (J-C-3, J-N-1)")
        if key != MONK and not (person.tiles and person.action):
            raise entry.problem("needs at least one tile and a standard action (J-C-3, J-A-1)")
        persons.append(person)
    if missing := {*TILE_PERSONS, MONK} - {p.id for p in persons}:
        raise block.problem(f"these are missing: {listed(sorted(missing))} (J-C-3)")
    if (total := sum(p.tiles for p in persons)) != TILES:
        raise block.problem(
            f"the tiles add up to {total}, not to {TILES} (J-C-2)", "tiles", count=total, of=TILES
        )
    return tuple(persons)


def read_player_counts(file: File) -> tuple[int, tuple[PlayerCount, ...]]:
    numbers = file.block("bag_numbers")
    highest = numbers.number("highest", 1)
    finish(numbers)
    block = file.block("players")
    counts = []
    for key, entry in block.entries():
        if not key.isdigit():
            raise entry.problem("must be a number of players")
        count = PlayerCount(int(key), *(entry.number(k, 1) for k in ("set_aside", "draw", "bags", "unlock")))
        finish(entry)
        if (TILES - count.set_aside) % count.draw:
            raise entry.problem(
                f"{TILES - count.set_aside} tiles do not make full rounds of {count.draw} (J-R-14)",
                "rounds",
                count=TILES - count.set_aside,
                of=count.draw,
            )
        if count.players > 1 and count.bags != count.players:
            raise entry.problem(f"{count.bags} bags; as many are played as there are players (J-R-13)")
        counts.append(count)
    if [c.players for c in counts] != list(range(1, 6)):
        raise block.problem("must list 1, 2, 3, 4 and 5 players in this order (J-C-1)")
    if (most := max(c.bags for c in counts)) != highest:
        raise numbers.problem(f"'highest' is {highest}, but up to {most} bags are played (J-C-6)")
    one, two = counts[0], counts[1]
    if (one.set_aside, one.draw, one.bags, one.unlock) != (two.set_aside, two.draw, two.bags, two.unlock):
        raise DataError(file.name, "players, 1", "the solo game is set up as for two players (J-L-1)")
    return highest, tuple(counts)


def read_monks(file: File) -> Monks:
    entry = file.block("monks")
    monks = Monks(entry.number("hires", 0), entry.numbers("points_by_hired", 0))
    finish(entry)
    if monks != Monks(3, (7, 6, 4, 0)):
        raise entry.problem("3 can be hired; 0, 1, 2, 3 hired ones score 7, 6, 4, 0 (J-T-4, J-Z-10)")
    return monks


_DEED_EFFECTS: Final = {  # J-D-10
    (Effect("good", 1, CHOICE), Effect("development")),
    (Effect("route", 1, "land"),),
    (Effect("coin"), Effect("development")),
    (Effect("coin"), Effect("good", 1, CHOICE)),
}


def read_deeds(file: File, goods: tuple[str, ...]) -> tuple[Deed, ...]:
    rows, deeds = file.rows("deeds"), []
    if len(rows) != 5:
        raise DataError(file.name, "deeds", f"there are 5 deeds (J-D-1), not {len(rows)}")
    for no, entry in enumerate(rows, 1):
        persons = entry.texts("persons", (*TILE_PERSONS, MONK), default=())
        effect = read_effects(entry, "effect", goods)
        yellow = read_effect(entry.table("yellow"), goods)
        deed = Deed(no, both(entry), persons, effect, yellow, entry.numbers("struck_with", 1, default=()))
        finish(entry)
        if len(persons) != 3 or len(set(persons)) != 3:
            raise entry.problem("shows three different persons (J-D-1, J-D-5)", "deed-persons")
        if effect not in _DEED_EFFECTS:
            raise entry.problem("its effect is none of the four (J-D-10)")
        bonuses = {Effect("citizen")} if no > 3 else {Effect("action", 1, p) for p in ("craftsman", MONK)}
        if yellow not in bonuses:
            wanted = "a citizen" if no > 3 else "a craftsman or a monk action"
            raise entry.problem(f"its yellow bonus must be {wanted} (J-D-7, J-D-11)")
        if deed.struck_with != ((1, 2) if no == 5 else ()):
            raise entry.problem("deed 5, and only deed 5, is struck with one and two players (J-S-13, J-L-1)")
        deeds.append(deed)
    if {d.effect for d in deeds} != _DEED_EFFECTS:
        raise DataError(
            file.name, "deeds", "each of the four effects stands at some deed (J-D-10)", "deed-effects"
        )
    if not any(MONK in d.persons for d in deeds):
        raise DataError(file.name, "deeds", "at least one deed shows a monk (J-N-3)", "deed-monk")
    return tuple(deeds)
