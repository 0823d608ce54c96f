"""Faces for the two blank tiles, worked out by hand: what a table writes, and the whole tile as a file would
have it. The scorer knows no others, so games with made-up faces choose among these."""

from __future__ import annotations

FACES = {
    "city N cap | road S | cloister": "field EL+ER+SL+SR+WL+WR > c1 | meet r1~s",
    "city N cap | city S cap | road E+W": "field EL+WR > c1 | field ER+WL > c2",
    "field": "field NL+NR+EL+ER+SL+SR+WL+WR",
    "road N | road E | road S | road W | cloister": (
        "field NL+WR | field NR+EL | field ER+SL | field SR+WL | meet r1~s r2~s r3~s r4~s"
    ),
    "city N+E+S+W crest cathedral": "",
    "city N+S crest | city E cap | road W": ("field WL > c1 | field WR > c1 | field i1 > c1 c2 | meet c1~r1"),
    "city N cap | city E cap | city S cap | city W cap": "field i1 > c1 c2 c3 c4",
    "city N cap | road E | road S": "field EL+SR+WL+WR > c1 | field ER+SL | meet r1~r2",
    "city N+W wine | road E+S inn": "field EL+SR > c1 | field ER+SL",
    "road N+S | road E inn": "field NL+SR+WL+WR | field NR+EL+ER+SL",
    "city E+W cathar | sign dragon": "field NL+NR > c1 | field SL+SR > c1",
    "road N+E | road S+W | sign portal": "field NL+ER+SL+WR | field NR+EL | field SR+WL",
    "city N princess cap | shrine": "field EL+ER+SL+SR+WL+WR > c1",
    "road E | road S | road W | sign tower": "field NL+NR+EL+WR | field ER+SL | field SR+WL",
    "city N crest cap | road E+W | sign volcano": "field EL+WR > c1 | field ER+SL+SR+WL",
}
NEEDS = {
    "inn": "inns",
    "cathedral": "cathedrals",
    "wine": "goods",
    "cathar": "cathars",
    "dragon": "dragon",
    "volcano": "dragon",
    "portal": "portal",
    "princess": "princess",
    "tower": "tower",
}


def whole() -> dict[str, str]:
    """The tiles by their ids."""
    drawn = {face: "" if face == "field" else face for face in FACES}
    return {name_of(face): " | ".join(filter(None, (drawn[face], rest))) for face, rest in FACES.items()}


def name_of(face: str) -> str:
    return "CS-blank:" + face.replace(" | ", ",").replace(" ", ".")


def playable(elements: list[str]) -> list[str]:
    """The faces all whose symbols mean something with these elements."""
    return [f for f in FACES if all(NEEDS.get(word, "") in ("", *elements) for word in f.split())]
