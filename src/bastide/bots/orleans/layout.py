"""What is printed, as the judgement wants it: worked out once for each ruleset."""

from __future__ import annotations

from itertools import pairwise

from ...orleans.tables import PROFESSIONS, N, Tables

RECRUIT, VILLAGE, TRAVEL, BUILD, GIVE, SEND, PHARMACY, BATH, SHELTER, NOTHING = range(10)
"""What a place does."""
WAYS = ("road", "water")


class Layout:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.does = [_does(tables, place) for place in range(len(tables.places))]
        self.recruits = [tuple(map(PROFESSIONS.index, p.effect.recruit)) for p in tables.places]
        self.spaces = [range(tables.first[p], tables.first[p + 1]) for p in range(len(tables.places))]
        self.halls = [p for p in range(tables.board) if self.does[p] == SEND]
        self.marks = _marks(tables)
        towns = range(len(tables.towns))
        self.leaving = [[way for by in WAYS for way in tables.leaving[by][town]] for town in towns]
        self.next = [sorted({other for other, _ in self.leaving[town]} - {town}) for town in towns]
        self.beyond = [
            sorted({far for near in self.next[town] for far in self.next[near]} - {town, *self.next[town]})
            for town in towns
        ]
        self.slots = [  # by town: goods spaces of the routes that leave it
            [slot for _, route in self.leaving[town] for slot in range(*tables.route_slots[route])]
            for town in towns
        ]
        self._stand_ins: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.citizen_spaces = [space for space, citizen in enumerate(tables.space_citizen) if citizen >= 0]

    def stand_ins(self, owned: int) -> tuple[tuple[int, ...], ...]:
        """By profession: who may take its place with these place tiles, the least versatile first."""
        found = self._stand_ins.get(owned)
        if found is None:
            tables = self.tables
            pairs = set(tables.substitutes)
            for place in tables.kit(owned).places:
                for name, others in tables.places[place].effect.stands_for.items():
                    pairs |= {(PROFESSIONS.index(name), PROFESSIONS.index(other)) for other in others}
            able = [sum(name == p for name, _ in pairs) for p in range(N)]
            found = self._stand_ins[owned] = tuple(
                tuple(sorted((a for a, b in pairs if b == p and a != p), key=able.__getitem__))
                for p in range(N)
            )
        return found

    def status(self, space: float) -> float:
        """The status between two spaces of the track, as if it grew evenly."""
        end = self.tables.end
        if space >= end:
            return self.marks[end]
        low = int(space)
        return self.marks[low] + (space - low) * (self.marks[low + 1] - self.marks[low])


def _does(tables: Tables, number: int) -> int:
    place = tables.places[number]
    effect = place.effect
    if place.use == "privilege":
        return NOTHING
    if place.use == "event":
        return SHELTER
    if effect.send:
        return SEND
    if effect.recruit:
        return VILLAGE if len(effect.recruit) > 1 else RECRUIT
    if effect.travel:
        return TRAVEL
    if effect.stations:
        return BUILD
    return {"pharmacy": PHARMACY, "bathhouse": BATH}.get(effect.special or "", GIVE)


def _marks(tables: Tables) -> list[float]:
    rises = [0, *(s for s in range(1, tables.end + 1) if tables.status[s] != tables.status[s - 1])]
    marks = [float(status) for status in tables.status]
    for begin, end in pairwise(rises):
        low, high = tables.status[begin], tables.status[end]
        for space in range(begin, end):
            marks[space] = low + (space - begin) / (end - begin) * (high - low)
    return marks
