"""Figures as the page uses them: pieces in the colour of a seat, with its shape and letter.

`draw_figure` moves the middle of a piece to 0,0, so that it may be put on a tile's `spot` as it is.
"""

from __future__ import annotations

import math
from functools import cache

from bastide.carcassonne.art.gathered import gathered
from bastide.carcassonne.art.geometry import num
from bastide.carcassonne.art.glyphs import SERIF
from bastide.carcassonne.art.palette import SEATS, SHAPES, v

SANS = "'Source Sans 3 Variable','Source Sans 3',sans-serif"
LIE = -78  # degrees from standing to lying


def shape(kind: str, r: float) -> str:
    """Path data of a seat's shape."""
    if kind == "circle":
        return f"M{-r:g} 0A{r:g} {r:g} 0 1 1 {r:g} 0A{r:g} {r:g} 0 1 1 {-r:g} 0Z"
    if kind == "square":
        k = r * 0.86
        return f"M{-k:.2f} {-k:.2f}H{k:.2f}V{k:.2f}H{-k:.2f}Z"
    if kind == "cross":
        a, b = f"{r * 1.02:.2f}", f"{r * 0.5:.2f}"
        return f"M-{b} -{a}H{b}V-{b}H{a}V{b}H{b}V{a}H-{b}V{b}H-{a}V-{b}H-{b}Z"
    n, start, k = {"triangle": (3, -90, 1.42), "diamond": (4, -90, 1.16), "hexagon": (6, 0, 1.04)}[kind]
    angles = [math.radians(start + i * 360 / n) for i in range(n)]
    return "M" + "L".join(f"{r * k * math.cos(a):.2f} {r * k * math.sin(a):.2f}" for a in angles) + "Z"


def badge(number: int) -> str:
    """The mark of a seat for a radius of 4.4: its shape, and its letter in it."""
    r, kind = 4.4, SHAPES[number]
    drop, size = (0.06 * r, 0.98) if kind == "triangle" else (0.0, 1.22)
    return (
        f'<path d="{shape(kind, r)}" fill="{v("disc")}" stroke="{v("ink")}" stroke-width=".6"/>'
        f'<text y="{r * 0.46 + drop:.2f}" text-anchor="middle" font-family="{SANS}" font-weight="800" '
        f'font-size="{r * size:.1f}" fill="{v("ink")}">{SEATS[number]}</text>'
    )


def kinds() -> tuple[str, ...]:
    """Every kind of piece."""
    return tuple(gathered().pieces)


@cache
def figure_defs() -> str:
    """The pieces and the marks of the seats as symbols, once per page, beside `defs`."""
    style = "".join(f".ca-{letter}{{--seat:var(--land-seat-{letter})}}" for letter in SEATS)
    style += f".ca-neutral{{--seat:{v('stonedark')}}}"
    style += f".ca-pe{{stroke:{v('ink')};stroke-width:.9;stroke-linejoin:round}}"
    style += f".ca-ph{{stroke:{v('disc')};stroke-width:3;stroke-linejoin:round}}"
    made = ((kind, piece.make()) for kind, piece in gathered().pieces.items())
    pieces = "".join(f'<g id="ca-piece-{kind}">{body}</g>' for kind, body in made)
    marks = "".join(f'<g id="ca-badge-{letter}">{badge(i)}</g>' for i, letter in enumerate(SEATS))
    shade = f'<ellipse id="ca-shade" cx="1" rx="11" ry="2.6" fill="{v("shade")}" opacity=".3"/>'
    return f"<defs><style>{style}</style>{shade}{pieces}{marks}</defs>"


@cache
def draw_figure(kind: str, seat: int | None = None, lying: bool = False) -> str:
    """A piece as one group around 0,0. `kind` is one of `kinds()`; with `-3` behind it, a stack of three.

    Without a seat it is neutral and shows no mark. Lying is for farmers; things and beasts keep standing.
    """
    name, _, many = kind.partition("-")
    piece, count = gathered().pieces[name], int(many or 1)
    rise = (piece.height + piece.step * (count - 1)) / 2
    stack = "".join(f'<use href="#ca-piece-{name}" y="{num(rise - piece.step * i)}"/>' for i in range(count))
    x, y = piece.badge or (0, 0)
    y += rise - piece.step * (count - 1)
    if lying and piece.lies:
        tilt = math.radians(LIE)
        x, y = x * math.cos(tilt) - y * math.sin(tilt), x * math.sin(tilt) + y * math.cos(tilt)
        stack = f'<use href="#ca-shade" y="8"/><g transform="rotate({LIE})">{stack}</g>'
    else:
        stack = f'<use href="#ca-shade" y="{num(rise)}"/>{stack}'
    if seat is None or piece.badge is None:
        return f'<g class="ca-piece ca-neutral">{stack}</g>'
    letter = SEATS[seat]
    sized = f" scale({piece.badge_size:g})" if piece.badge_size != 1 else ""
    mark = f'<use href="#ca-badge-{letter}" transform="translate({num(x)} {num(y)}){sized}"/>'
    return f'<g class="ca-piece ca-{letter}">{stack}{mark}</g>'


@cache
def draw_shield(points: int, seat: int | None = None) -> str:
    """Points that float over a scored part, around 0,0."""
    d = "M-10 -12H10V-1C10 6 5 10 0 12C-5 10 -10 6 -10 -1Z"
    owner = "ca-neutral" if seat is None else f"ca-{SEATS[seat]}"
    text = (
        f'<text y="4" text-anchor="middle" font-family="{SERIF}" font-weight="700" '
        f'font-size="{14.5 if points < 100 else 11.5}" fill="{v("disc")}">{points}</text>'
    )
    frame = f'<path d="{d}" fill="none" stroke="{v("ink")}" stroke-width=".6"/>'
    fill = f'<path d="{d}" fill="var(--seat)" stroke="{v("disc")}" stroke-width="1.8"/>'
    return f'<g class="ca-shield {owner}">{fill}{frame}{text}</g>'
