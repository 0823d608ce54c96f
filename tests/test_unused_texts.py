"""No text stays behind that nothing says any more.

An id counts as used when a string of the code is it, or could become it: `bot-${bot}-help` may be any text
that begins with `bot-` and ends with `-help`.
"""

from __future__ import annotations

import re
from pathlib import Path

from test_texts import words

from bastide import text
from bastide.games import PLACES

SOURCE = Path(text.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "src"

PYTHON = re.compile(r'"((?:[^"\\\n]|\\.)*)"|' + r"'((?:[^'\\\n]|\\.)*)'")
SCRIPT = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"")
TEMPLATE = re.compile(r"`((?:[^`\\]|\\.)*)`")
BLANK = "\0"
ANY = r"[\w-]+"


def strings() -> set[str]:
    """Every string of the code, with a mark where something is put in."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for groups in PYTHON.findall(path.read_text(encoding="utf-8")):
            found |= {re.sub(r"\{[^{}]*\}", BLANK, one) for one in groups if one}
    for path in [p for kind in ("*.ts", "*.svelte") for p in PAGE.rglob(kind)]:
        code = path.read_text(encoding="utf-8")
        found |= {one for groups in SCRIPT.findall(code) for one in groups if one}
        while "${" in code:  # the innermost first
            inner = re.sub(r"\$\{[^{}$`]*\}", BLANK, code)
            if inner == code:
                break
            found |= set(TEMPLATE.findall(inner))
            code = inner
        found |= set(TEMPLATE.findall(code))
    for path in SOURCE.rglob("*.toml"):
        found |= set(re.findall(r'"([\w-]+)"', path.read_text(encoding="utf-8")))
    return found


def said_by_others(language: str) -> set[str]:
    """The texts that other texts say: by their id, or as forms of a noun."""
    source = text.source(language)
    named = set(re.findall(r"\{ *([a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}", source))
    nouns = re.findall(r'WORDS?\("([\w-]+)", *(?:"([\w-]+)"|\$)', source)
    return named | {f"{group}-{name or BLANK}" for group, name in nouns}


def test_every_text_is_said_somewhere() -> None:
    used = strings() | said_by_others("en")
    exact = {one for one in used if BLANK not in one}
    # `carcassonne-${what}` may be anything: then what comes behind it has to be a string itself.
    broad = {f"{game}-{BLANK}" for game in PLACES} | {f"{game}-{BLANK}-{BLANK}" for game in PLACES}
    computed = [
        re.compile("".join(ANY if part == BLANK else re.escape(part) for part in re.split(f"({BLANK})", one)))
        for one in used - broad
        if BLANK in one and re.fullmatch(rf"[\w{BLANK}-]*", one) and re.search(r"[a-z]{3}", one)
    ]

    def is_said(name: str) -> bool:
        return name in exact or any(pattern.fullmatch(name) for pattern in computed)

    def is_said_of_a_game(name: str) -> bool:
        """`carcassonne-lay`, `orleans-use-village`: the label of a verb, or of a verb and a thing."""
        game, _, rest = name.partition("-")
        splits = [(rest[:at], rest[at + 1 :]) for at, letter in enumerate(rest) if letter == "-"]
        both = any(verb in exact and what in exact for verb, what in splits)
        return game in PLACES and (is_said(rest) or both)

    assert [name for name in words("en") if not is_said(name) and not is_said_of_a_game(name)] == []
