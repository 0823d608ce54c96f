"""What may be drawn on a blank tile: what its own set shows, and the symbols of all elements there are."""

from __future__ import annotations

from ...elements import element_entries
from ...tiles import SYMBOLS, load_set

SET = "cult-siege-creativity"

_TILES = load_set(SET).tiles
_ALL = [(name, entry.symbols) for name, entry in element_entries().items()]
_OWN = dict.fromkeys(flag for tile in _TILES for city in tile.cities for flag in sorted(city.flags))

ELEMENT = {word: name for name, words in _ALL for word in (*words.city, *words.road, *words.sign)}
"""What a symbol is for; a crest, a cap and a building mean something in any game."""

_OWN_MARKS = tuple(mark for mark in _OWN if mark not in SYMBOLS["city"])
_OTHERS = tuple(mark for _, words in _ALL for mark in words.city if mark not in _OWN_MARKS)
MARKS = {
    "city": ("crest", *_OTHERS, *_OWN_MARKS, "cap"),
    "road": tuple(mark for _, words in _ALL for mark in words.road),
}
"""By kind of part, in the order in which they are written."""

SITES = ("cloister", *dict.fromkeys(tile.site.kind for tile in _TILES if tile.site))
SIGNS = tuple(sign for _, words in _ALL for sign in words.sign)
BETWEEN = tuple(sign for _, words in _ALL for sign in words.middle)
"""What lies between the roads that end at it."""
WHOLE = frozenset(mark for _, words in _ALL for mark in words.whole)
"""What stands in a city that reaches all four edges."""
