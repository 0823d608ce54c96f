"""Every text as the actor, another player and a spectator have it: whom it addresses, and in which words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest
from spelled import ACTOR, Line, game_of, lines, tables

from bastide import text

LANGUAGES = pytest.mark.parametrize("language", text.LANGUAGES)

ADDRESS = {
    "en": r"\b(you|your|yours|yourself|You|Your)\b",
    "de": r"\b(du|dir|dich|dein\w*|Du|Dir|Dich|Dein\w*)\b",
}
THIRD = {
    # Verbs after "you" in the third person, but not "each of you takes".
    "en": r"(?<!of )\b[Yy]ou (?!its\b|as\b|points\b|always\b|sometimes\b)"
    r"(is|was|has|does|goes|isn’t|hasn’t|doesn’t|\w+[^\Wsu’]s)\b",
    # "du nimmt", "du hat": a verb of "du" ends in -st, -ßt or -zt; participles go with "hast" or "bist".
    "de": r"\b[Dd]u (?!mit\b|statt\b|jederzeit\b|nicht\b|dort\b|sofort\b|\w+ (hast|hattest|bist)\b)"
    r"(ist|hat|wird|\w+[^\Wsßzx]t)\b",
}
BESIDE_A_CHIP = {
    # A row that begins with the reader's chip "You" goes on without a verb in the third person.
    "en": r"^(is|has|can’t|loses|gives|shares|pays|takes|gets|draws|owes|plans|chooses|places)\b",
    "de": r"^(ist|hat|kann|verliert|gibt|teilt|zahlt|nimmt|bekommt|zieht|schuldet|wird)\b",
}
CHIPS = {"en": r"^orleans-round-|-does-D", "de": r"^orleans-round-"}
COORDINATE = r"(?<![\d,.])-?\d{1,2},-?\d{1,2}(?![\d,])|\b(tile|square|Plättchen|Feld) (at|auf|bei) -?\d+[,/]"
WRITTEN = r"^(refusal|cli|arena|edit|search)-|-refusal-(face|bad)"
"""Texts about how something is written: they quote notation."""
QUOTED = r"^(cli|search)-|^(orleans|johanna)/data/sources|-refusal-face"
"""Texts that name what others call a thing: what is searched for, where a value comes from."""

FORBIDDEN = {
    "en": {
        "": (
            r"somebody|whoever|shall|beside|thereof|an own|of choice|by itself|rivals?|mechanisms?|"
            r"[Rr]eadings?|outlined|VP|boxes|ledger|open questions?|refusals?|Whoever|[Pp]layer [A-F]|"
            r"meadows?|meeples?|crests?|big follower|unfinished|thief|dispatch\w*|flings?|Fortuna|"
            r"come home|go home|trading posts?|small town"
        ),
        "carcassonne": (
            r"lays?|laid|laying|landscape|country|layout|monaster\w+|chapel|farms?|finished|pennants?|"
            r"thieves|comes home|goes home|scoring board|Scout|smithy|capped|holes?|flung|chips?|"
            r"wheel board|small towns|foci|latent|refuges?|tower sites?|set aside|stock"
        ),
        "orleans": r"neutral one|locations?|develops by|merchant’s|boat people",
        "johanna": (
            r"persons?|common display|on display|water routes?|posts?|struck|acquires?d?|golden|"
            r"goods? of choice|Hay barn|Cheese dairy|levels?|fields?"
        ),
    },
    "de": {
        "": (
            r"Eingangshalle|Mitspieler\w*|Spieler [A-F]|Spieler am Zug|Schachteln|Lesarten?|Entscheid|"
            r"Regelwerk\w*|Absagen?|Protokoll\w*|Startwert|KI|Handlung(en)?|Wertungsleiste|Wertungsfrau|"
            r"Zählerin|Zauberportal\w*|Turmfundament\w*|Tunnelmarken?|Marker|Glücksrad\w*|Sektor\w*|"
            r"Flugmaschine\w*|heimschicken|Bootsmann|Pilgerfahrt|Einkommen|Sanduhr\w*|Handelskontor\w*"
        ),
        "carcassonne": (r"Kärtchen|Brett|Wertungsfigur\w*|Teilzug\w*|Zielwurf|Marken?|Sturm|Umfeld"),
        "orleans": (
            r"Gefolge|Gefolgsplättchen|Bootsleute|gekennzeichnet\w*|Kaufmann\w*|Brett|Marktplatz|"
            r"Straßen?|Strecken?|Nahrungsplättchen|Nahrung|Entwicklungsstatus|hergeben|"
            r"besetzen|den Ort (Dorf|Burg|Schiff)"
        ),
        "johanna": (
            r"Beuteln?|Zeilen?|Strecken?|abhaken|anwerben|angeworben|"
            r"Ware nach Wahl|Heuschaber|eintragen|goldene\w*|Siegpunkte?"
        ),
    },
}
"""The words that the glossary has another one for, everywhere and in each game."""
MEANT = {
    ("johanna/data/terms.toml.terms.points", "Siegpunkte"),  # printed on the sheet
    ("johanna/options.toml.level", "level"),  # how well Johanna plays
}


def faults(found: Iterable[Line], language: str) -> dict[str, str]:
    """What is wrong with some texts, by their ids."""
    wrong: dict[str, str] = {}
    for line in found:
        for fault in (_speaks_wrongly(line, language), _uses(line, language)):
            if fault:
                wrong.setdefault(f"{line.id} ({line.reader})", f"{fault}: {line.words}")
    return wrong


def _speaks_wrongly(line: Line, language: str) -> str:
    """A name for the reader, "you" for somebody else, the wrong person of a verb, a coordinate."""
    words = line.words
    if line.reader == "actor" and "who" in line.blanks and ACTOR in words:
        return "the reader has a name"
    of_others = line.reader in ("spectator", "several") and {"who", "name"} <= line.blanks
    if of_others and "-event-" in line.id and (match := re.search(ADDRESS[language], words)):
        return f"“{match[0]}” for somebody else"
    if match := re.search(THIRD[language], words):
        return f"third person: {match[0]}"
    if re.search(CHIPS[language], line.id) and (match := re.search(BESIDE_A_CHIP[language], words)):
        return f"third person beside “You”: {match[0]}"
    if not re.search(WRITTEN, line.id) and (match := re.search(COORDINATE, words)):
        return f"coordinate {match[0]}"
    return ""


def _uses(line: Line, language: str) -> str:
    """A word that the glossary has another one for."""
    if re.search(QUOTED, line.id):
        return ""
    words = FORBIDDEN[language]
    for game in {"", game_of(line.id)}:
        match = re.search(rf"(?<![‹\w])({words[game]})(?![\w›])", line.words)
        if match and (line.id, match[0]) not in MEANT:
            return f"not “{match[0]}”"
    return ""


@cache
def spelled(language: str) -> tuple[Line, ...]:
    return (*lines(language, text.source(language)), *tables(language))


@LANGUAGES
def test_every_text_speaks_to_its_reader_in_the_words_of_the_glossary(language: str) -> None:
    found = spelled(language)
    assert {game_of(line.id) for line in found} == {"", "carcassonne", "johanna", "orleans"}
    assert {line.reader for line in found} >= {"actor", "target", "spectator"}
    assert faults(found, language) == {}


def event(mine: str, other: str, by: str = "who") -> str:
    """A line of a log in its two spellings."""
    return f"orleans-event-x =\n    {{ ${by} ->\n        [me] {mine}\n       *[other] {other}\n    }}\n"


LOSES = "{ $name } loses a knight."
PLANTED = {
    "You loses": event("You loses a knight.", LOSES),
    "Du verliert": event("Du verliert einen Ritter.", "{ $name } verliert einen Ritter."),
    "Du hat": event("Ein Ritter, du hat ihn.", "{ $name } hat einen Ritter."),
    "a verb beside the chip": "orleans-round-x = loses a knight",
    "ein Verb neben dem Schild": "orleans-round-x = verliert einen Ritter",
    "a chip that speaks of somebody": "johanna-does-D-x = chooses a good",
    "the actor by name": event("{ $name } ticks wool.", "{ $name } ticks wool."),
    "your for a spectator": event("You score.", "{ $name } scores your city."),
    "dein für andere": event("Du wertest.", "{ $name } wertet deine Stadt."),
    "a coordinate": "carcassonne-lay = Place the tile at 3,-1",
    "a coordinate in a log": event("You close it.", "{ $name } closes 2,0."),
    "a meadow": "carcassonne-x = This meadow is yours",
    "a meadow in a variant": event("a field", "meadows", by="owner").replace("orleans", "carcassonne"),
    "a trading post": "orleans-x = Build a trading post",
    "Handelskontor": "johanna-x = Baue ein Handelskontor",
    "a form of a noun": "orleans-character-x = Schiffer\n    .acc = den Bootsmann",
    "Mitspieler": "lobby-x = Warten auf Mitspieler",
    "whoever": "page-x = Whoever comes back",
}


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_mistake_is_found(mistake: str) -> None:
    """Each in one of both languages."""
    planted = PLANTED[mistake]
    assert any(faults(lines(language, planted), language) for language in text.LANGUAGES)


def test_what_is_right_is_not_blamed() -> None:
    right = (
        event("You lose a knight.", LOSES)
        + event("Your station is gone.", "A station is gone.", by="target").replace("event-x", "event-y")
        + "orleans-round-x = { $follower } lost\n"
    )
    assert faults(lines("en", right), "en") == {}
