"""How things of the sheet are written: by their short names, which are the same in every language.

take farmer                 hire farmer            the tile, or the tile that leaves when a monk is hired
good wine                   coin 2                 a sort; a row of the bank
route 8-16                  route 8-16 swap cheese wine
build 7 pay 2               build O                a trading post, and the row that pays for it
acquire stable pay 1+2      acquire stable free    a place, and the rows that pay
use library                 plus archive           a place instead of the standard action; on top of it
deed 3 farmer               develop                decline
bonus monk                  forfeit 2 coins        later    skip

Names are read in English and German too, in any case: `acquire Stall`, `take Bauer`, `good Wein`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from ..kernel import Malformed, unknown
from .sheets import HUB
from .state import JohannaState
from .tables import PERSONS


def plain(word: str) -> str:
    """A word without case, accents, spaces and signs, to compare what people type."""
    letters = unicodedata.normalize("NFKD", word.replace("ß", "ss")).casefold()
    return "".join(c for c in letters if c.isalnum())


FORMER = {"boatman": ("Bootsmann",), "hay_barn": ("Heuschaber",)}
"""Names that earlier versions gave: what was typed then is still read."""


def find_word(word: str, known: Mapping[str, Sequence[str]]) -> str | None:
    """The key that a word means: by itself or by one of its names."""
    wanted = plain(word)
    for key, names in known.items():
        if wanted in map(plain, (key, *names, *FORMER.get(key, ()))):
            return key
    return None


def read_person(state: JohannaState, word: str) -> int:
    names = {p.id: (p.name.en, p.name.de) for p in state.tables.sheets.persons}
    person = find_word(word, names)
    if person is None:
        raise Malformed("no-such-person", unknown(word, PERSONS))
    return PERSONS.index(person)


def read_place(state: JohannaState, words: Sequence[str]) -> int:
    cards = state.tables.sheets.places.cards
    word = " ".join(words)
    place = find_word(word, {c.id: (c.name.en, c.name.de) for c in cards})
    if place is None:
        raise Malformed("no-such-place", unknown(word, (card.id for card in cards)))
    return state.tables.place_no[place]


def read_town(state: JohannaState, word: str) -> int:
    name = HUB if plain(word) in ("o", "orleans") else word.lstrip("0")
    if name not in state.tables.town_no:
        raise Malformed("no-such-town", unknown(word, ("O", "1", "2", "…")))
    return state.tables.town_no[name]


def read_route(state: JohannaState, word: str) -> int:
    ends = word.replace("–", "-").split("-")
    if len(ends) == 2:
        one, other = (state.tables.towns[read_town(state, end)] for end in ends)
        for name in (f"{one}-{other}", f"{other}-{one}"):
            if name in state.tables.route_no:
                return state.tables.route_no[name]
    raise Malformed("no-such-route", unknown(word, ("O-8", "8-16", "…")))


def read_number(word: str, highest: int, what: str) -> int:
    """A number from 1, as an index from 0."""
    if not word.isdecimal() or not 1 <= int(word) <= highest:
        raise Malformed(f"no-such-{what}", unknown(word, map(str, range(1, highest + 1))))
    return int(word) - 1


def read_rows(state: JohannaState, words: Sequence[str]) -> tuple[int, ...] | None:
    """`pay 1+2`, `pay 1 2`, `free`; None when nothing is said."""
    if not words:
        return None
    if list(words) in (["free"], ["pay", "0"]):
        return ()
    if words[0] != "pay" or len(words) < 2:
        raise Malformed("bad-payment", text=" ".join(words), form="pay 1+2")
    rows = " ".join(words[1:]).replace("+", " ").split()
    return tuple(sorted(read_number(row, state.tables.rows, "row") for row in rows))


def write_rows(rows: Sequence[int]) -> str:
    return f" pay {'+'.join(str(row + 1) for row in rows)}" if rows else ""
