"""The chance to win over a game as a picture: lines that differ by dash, errors and luck in lanes below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .. import text
from ..kernel import SEATS
from .verdicts import BOUNDS, Study

WIDE, HIGH = 720, 200
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "1 2")
ERRORS, LUCK = HIGH + 22, HIGH + 52


def courses(study: Study) -> list[list[float]]:
    """The chance of each seat before each turn, and at the end."""
    rows = [turn.before or [] for turn in study.turns]
    known = [row[: len(study.seats)] for row in rows if row]
    if study.winners and known:
        known.append([(seat in study.winners) / len(study.winners) for seat in SEATS[: len(study.seats)]])
    return [[row[seat] for row in known] for seat in range(len(study.seats))]


def summary(study: Study, seat: int, lang: str) -> str:
    """The course of one seat in a sentence."""
    course = courses(study)[seat]
    name = text.name_at(seat, study.seats)
    if not course:
        return ""
    top = max(range(len(course)), key=lambda at: course[at])
    return text.say(
        "study-chart-summary",
        lang,
        name=name,
        first=round(100 * course[0]),
        most=round(100 * course[top]),
        at=top + 1,
        last=round(100 * course[-1]),
    )


def chart(study: Study, lang: str) -> str:
    """An SVG picture with its description."""
    told = " ".join(summary(study, seat, lang) for seat in range(len(study.seats)))
    parts = "".join([*_grid(), *_lines(courses(study)), *_errors(study), *_luck(study)])
    return (
        f'<svg viewBox="-40 -8 {WIDE + 60} {LUCK + 40}" role="img" aria-label="{escape(told)}">{parts}</svg>'
    )


def _grid() -> Iterator[str]:
    for percent in (0, 50, 100):
        y = HIGH - HIGH * percent / 100
        yield f'<line x1="0" x2="{WIDE}" y1="{y}" y2="{y}" stroke="var(--line)"/>'
        yield f'<text x="-6" y="{y + 4}" text-anchor="end" font-size="12" fill="var(--ink)">{percent}%</text>'


def _lines(found: Sequence[Sequence[float]]) -> Iterator[str]:
    for seat, course in enumerate(found):
        step = WIDE / max(1, len(course) - 1)
        points = " ".join(f"{at * step:.1f},{HIGH - HIGH * chance:.1f}" for at, chance in enumerate(course))
        colour, dash = f"var(--{SEATS[seat]})", DASHES[seat]
        drawn = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        yield f'<polyline points="{points}" {drawn}/>'
        if course:
            y = HIGH - HIGH * course[0]
            drawn = f'font-size="14" font-weight="bold" fill="{colour}"'
            yield f'<text x="6" y="{y - 6:.1f}" {drawn}>{SEATS[seat]}</text>'


def _errors(study: Study) -> Iterator[str]:
    step = WIDE / max(1, len(study.turns))
    for at, turn in enumerate(study.turns):
        if turn.error >= BOUNDS[study.game].good:
            radius = min(9.0, 2.5 + turn.error**0.5 * 1.6)
            yield (
                f'<a href="#m{turn.line}"><circle cx="{at * step:.1f}" cy="{ERRORS}" r="{radius:.1f}" '
                f'fill="var(--{turn.seat})"><title>{turn.seat} −{turn.error:.1f}</title></circle></a>'
            )


def _luck(study: Study) -> Iterator[str]:
    yield f'<line x1="0" x2="{WIDE}" y1="{LUCK}" y2="{LUCK}" stroke="var(--line)"/>'
    for draw in study.draws:
        if not draw.seat:
            continue
        x = WIDE * draw.line / max(1, study.moves)
        luck = draw.luck[SEATS.index(draw.seat)]
        high = min(24.0, 3 * abs(luck))
        y = LUCK - high if luck > 0 else LUCK
        yield (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="3" height="{high:.1f}" fill="var(--{draw.seat})">'
            f"<title>{draw.seat} {escape(draw.label)} {luck:+.1f}</title></rect>"
        )
