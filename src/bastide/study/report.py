"""A study for people without a server: lines of text, JSON, or a page that is one file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import msgspec

from .. import text
from ..games import load
from ..kernel import SEATS
from .chart import chart
from .verdicts import Judged, Study, StudyPlayer
from .words import breath, number, reasons

MARKS = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
:root { --ink: #2b241a; --paper: #fffaf0; --ground: #f7efe0; --line: #d8ccb4; --best: #3d7a63; --bad: #b3402a;
  --A: #2e4a8f; --B: #b3402a; --C: #3d7a63; --D: #b98a2e; --E: #6b6250; --F: #8a4f8f;
  color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d2; --paper: #26221b; --ground: #1b1813;
  --line: #4a4335; --best: #7fc0a4; --bad: #e88a74;
  --A: #8fa8e8; --B: #e88a74; --C: #7fc0a4; --D: #d9b061; --E: #b3a88f; --F: #c79acb; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
section { padding: 1rem; margin: 1rem 0; }
h1, h2 { margin: 0 0 .5rem; line-height: 1.2; }
.players { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
.moment { border-left: 3px solid var(--line); padding-left: .75rem; margin: .75rem 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .25rem .5rem; border-top: 1px solid var(--line); vertical-align: top; }
td.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.blunder, .mistake { color: var(--bad); font-weight: bold; }
.best { color: var(--best); }
.wide { overflow-x: auto; }
svg { width: 100%; height: auto; display: block; }
"""


def to_json(study: Study) -> str:
    return msgspec.json.encode(study).decode()


def tell(study: Study, lang: str) -> str:
    """What a study says, for a terminal."""
    return "\n".join(_lines(study, lang))


def _lines(study: Study, lang: str) -> Iterator[str]:
    for player in study.summary.players:
        if not player.decisions:
            yield _no_choice(study, player, lang)
            continue
        yield breath(player, study.seats, lang)
        yield f"  {_figures(player, lang)}"
        for turn in costliest(study, player):
            played, best = " · ".join(turn.played), " · ".join(turn.choices[0].turn)
            yield f"  {_heading(study, turn, lang)}: {played} → {best}"
            yield f"    {reasons(study.game, turn.reasons, SEATS.index(turn.seat), study.seats, lang)}"
        if not player.costliest:
            yield f"  {text.say('study-none-costly', lang)}"


def _no_choice(study: Study, player: StudyPlayer, lang: str) -> str:
    """Of a game that ended too soon: nothing can be said of somebody who had nothing to decide."""
    name = text.name_at(SEATS.index(player.seat), study.seats)
    return f"{name}: {text.say('study-forced', lang)}"


def costliest(study: Study, player: StudyPlayer) -> list[Judged]:
    by_line = {turn.line: turn for turn in study.turns}
    return [by_line[line] for line in player.costliest]


def _figures(player: StudyPlayer, lang: str) -> str:
    counts = " · ".join(text.say(f"study-count-{q}", lang, count=n) for q, n in player.qualities.items() if n)
    each = f"{text.say('study-per-decision', lang)} {number(player.per_decision, lang)}"
    return f"{each} · {text.say('study-luck', lang)} {number(player.luck, lang, sign=True)} · {counts}"


def _heading(study: Study, turn: Judged, lang: str) -> str:
    move = text.say("study-move", lang, number=study.turns.index(turn) + 1)
    quality = text.say(f"study-{turn.quality}", lang)
    return f"{move}, {quality} {number(-turn.error, lang, sign=True)}"


def page(study: Study, lang: str) -> str:
    """A page that is one file: no script, no picture from elsewhere."""
    title = f"{load(study.game).titles[lang]} · {text.say('study', lang)}"
    body = "\n".join([*_overview(study, lang), *_moments(study, lang), *_moves(study, lang)])
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def _overview(study: Study, lang: str) -> Iterator[str]:
    yield f"<section><h2>{text.say('study-title', lang)}</h2><div class=players>"
    for player in study.summary.players:
        seat = SEATS.index(player.seat)
        name = escape(text.name_at(seat, study.seats))
        yield f'<div><strong style="color: var(--{player.seat})">{player.seat} {name}</strong>'
        yield str(study.scores[seat])
        if player.decisions:
            yield f"<p>{escape(breath(player, study.seats, lang))}<br>{escape(_figures(player, lang))}</p>"
        else:
            yield f"<p>{text.say('study-forced', lang)}</p>"
        yield "</div>"
    yield f"</div></section>\n<section><h2>{text.say('study-win-chance', lang)}</h2>"
    yield f"{chart(study, lang)}</section>"


def _moments(study: Study, lang: str) -> Iterator[str]:
    yield f"<section><h2>{text.say('study-costliest', lang)}</h2>"
    for player in study.summary.players:
        yield f"<h3>{escape(text.name_at(SEATS.index(player.seat), study.seats))}</h3>"
        for turn in costliest(study, player):
            why = reasons(study.game, turn.reasons, SEATS.index(turn.seat), study.seats, lang)
            played, best = (escape(" · ".join(texts)) for texts in (turn.played, turn.choices[0].turn))
            yield f"<div class=moment><strong>{escape(_heading(study, turn, lang))}</strong><br>"
            yield f"{played} → <strong>{best}</strong><br>{escape(why)}</div>"
        if player.decisions and not player.costliest:
            yield f"<p>{text.say('study-none-costly', lang)}</p>"
    yield "</section>"


def _moves(study: Study, lang: str) -> Iterator[str]:
    yield f"<section class=wide><h2>{text.say('study-moves', lang)}</h2><table>"
    for number_, turn in enumerate(study.turns, 1):
        quality = text.say(f"study-{turn.quality}", lang) if turn.quality else ""
        mark = MARKS.get(turn.quality, "")
        lost = number(-turn.error, lang, sign=True) if turn.error else ""
        yield (
            f'<tr id="m{turn.line}"><td class=n>{number_}</td><td>{turn.seat}</td>'
            f"<td>{escape(' · '.join(turn.played))}</td>"
            f"<td class={turn.quality or 'none'}>{mark} {quality}</td><td class=n>{lost}</td></tr>"
        )
    yield "</table></section>"
