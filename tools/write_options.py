"""Writes docs/options.md from the games' catalogues; a test holds the page to it.

python tools/write_options.py
"""

from __future__ import annotations

from pathlib import Path

from bastide.games import PLACES, load
from bastide.kernel import Catalogue, Switch

PAGE = Path(__file__).parents[1] / "docs" / "options.md"
HEAD = """# The options of each game

Three choices set a game up: *sets* (which tiles or boards), *elements* (which figures and mechanisms) and
*switches* (rules that can be read in more than one way). A set brings its elements; `--element -NAME` leaves
one out. On the command line: `--set`, `--element`, `--option KEY=VALUE`; in records `sets`, `elements`,
`options`; at the table behind "More options".

A switch that is *fixed* is listed so that nobody hunts for it: only its default is built. One *in records
only* would change nothing with what is in the box: records may name it, but the table does not offer it.
"""


def shown(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"`{text.replace('|', chr(92) + '|')}`"


def switch_row(switch: Switch) -> str:
    values = " ".join(shown(v) for v in switch.values if v != switch.default) or (
        "a text" if switch.longest else "a number"
    )
    default = shown(switch.default)
    if switch.follows:
        default = ", ".join(f"{key} {shown(value)}" for key, value in switch.defaults.items())
    others = "fixed" if switch.fixed else values if switch.offered else f"{values} (in records only)"
    return f"| `{switch.name}` | {switch.titles.get('en', '')} | {default} | {others} | {switch.rule} |"


def game_page(catalogue: Catalogue, title: str) -> str:
    low, high = catalogue.seats
    lines = [f"## {title}", "", f"{low} to {high} players."]
    if catalogue.presets:
        lines += ["", "| preset | | sets |", "| --- | --- | --- |"]
        lines += [f"| `{p.name}` | {p.titles['en']} | {', '.join(p.sets)} |" for p in catalogue.presets]
    if len(catalogue.sets) > 1:
        lines += ["", "| set | | brings |", "| --- | --- | --- |"]
        lines += [f"| `{s.name}` | {s.titles['en']} | {', '.join(s.brings)} |" for s in catalogue.sets]
    if catalogue.elements:
        lines += ["", "| element | | rule |", "| --- | --- | --- |"]
        rows = [(e.name, e.help.get("en", ""), ", ".join(e.rules)) for e in catalogue.elements]
        lines += [f"| `{name}` | {text} | {rules} |" for name, text, rules in rows]
    if catalogue.switches:
        lines += ["", "| switch | | default | others | rule |", "| --- | --- | --- | --- | --- |"]
        lines += [switch_row(s) for s in catalogue.switches]
    return "\n".join(lines) + "\n"


def page() -> str:
    games = [load(name) for name in PLACES]
    return HEAD + "\n" + "\n".join(game_page(game.catalogue, game.titles["en"]) for game in games)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
