"""What drawings are made of, and those upright ones that tiles of any box show: houses, trees, churches.

Each is centred on 0,0 and becomes one shared symbol.
"""

from __future__ import annotations

from bastide.carcassonne.art.palette import v

OUTLINE = 'class="ca-o"'  # the thin dark line around upright things
SERIF = "'EB Garamond Variable','EB Garamond',Georgia,serif"


def p(d: str, fill: str, extra: str = OUTLINE) -> str:
    """A filled shape."""
    return f'<path d="{d}" fill="{v(fill)}"{" " if extra else ""}{extra}/>'


def c(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    """A disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{v(fill)}"{" " if extra else ""}{extra}/>'


def shadow(x: float, y: float, rx: float, ry: float, o: float = 0.22) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{v("shade")}" opacity="{o:g}"/>'


def s(d: str, stroke: str, w: float = 1, extra: str = "") -> str:
    """A line with round ends."""
    look = f'stroke="{v(stroke)}" stroke-width="{w:g}"{" " if extra else ""}{extra}'
    return f'<path class="ca-s" d="{d}" {look}/>'


def edge(colour: str, width: float) -> str:
    """The line around a shape."""
    return f'stroke="{v(colour)}" stroke-width="{width:g}"'


def hollow(colour: str, width: float) -> str:
    """A line around nothing."""
    return f'{edge(colour, width)} fill="none"'


def at(x: float, y: float, body: str, scale: str = "1") -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale})">{body}</g>'


# ---------------------------------------------------------------- houses and trees

ROOFS = ("roof", "roof2", "roof3", "roof4")
HOUSES = 16  # four shapes in four colours of tile
TREES = 4


def house(n: int) -> str:
    """Long side, gable to the left, gable to the right, or a tall town house; all lit from the west."""
    roof, form = ROOFS[n % 4], n // 4 % 4
    if form == 0:
        body = (
            p("M-4.1 0H4.1V3.9H-4.1Z", "plaster")
            + p("M-4.9 .6L-3 -4H3L4.9 .6Z", roof)
            + s("M-3.4 -1.7H3.4", "outline", 0.35, 'opacity=".45"')
            + p("M-.8 3.9V1.7H.8V3.9Z", "walldark", "")
        )
    elif form == 3:
        body = (
            p("M-2.9 3.9V-2.6H2.9V3.9Z", "plaster")
            + s("M-2.9 .7H2.9M-1 -2.4V.5M1 -2.4V.5", "walldark", 0.5)
            + p("M-3.9 -2.2L0 -6.4L3.9 -2.2Z", roof)
            + p("M-.9 3.9V1.9H.7V3.9Z", "walldark", "")
        )
    else:
        flip = "-1 1" if form == 2 else "1"
        body = at(
            0,
            0,
            p("M-4 .3L-4 3.9H4V.3Z", "plaster")
            + p("M-1 .9L1.2 -4.4H4L5 .9Z", roof)
            + p("M-4.4 .8L-1.6 -4.4L1.2 .8V3.9H-4.2V.8Z", "plaster")
            + s("M-4.7 1L-1.6 -4.5L1.5 1", "walldark", 1)
            + p("M-2.4 3.9V1.8H-.8V3.9ZM2.4 1.7H3.6V2.9H2.4Z", "walldark", ""),
            flip,
        )
    return at(0, 0, shadow(1.2, 4, 4 if form == 3 else 5.2, 1.5) + body, "1.3")


def tree(n: int) -> str:
    if n % 4 == 0:  # a poplar
        body = (
            shadow(1.4, 3.6, 2.8, 1)
            + s("M0 2V4", "bark", 1)
            + p("M0 -6C2.4 -3 2.4 2.6 0 2.8C-2.4 2.6 -2.4 -3 0 -6Z", "forestdark", "")
            + p("M-.3 -5C1 -3 .6 1.6 -.6 1.8C-2 1.4 -1.6 -3 -.3 -5Z", "forest", "")
        )
        return at(0, 0, body, "1.12")
    k = 1 + n % 3 * 0.12
    body = (
        shadow(1.3, 3.4, 3.6 * k, 1.2)
        + s("M0 1V3.6", "bark", 1.1)
        + c(0, -1, 3.5 * k, "forestdark")
        + c(-0.5, -1.5, 2.8 * k, "forest")
        + c(-1.2, -2.3, 1.4 * k, "forestlight")
    )
    return at(0, 0, body, "1.12")


def bush() -> str:
    leaves = c(-1, 0.3, 1.5, "forestdark") + c(1, 0.2, 1.7, "forestdark") + c(0.1, -0.5, 1.7, "forest")
    return shadow(0.6, 1.4, 2.6, 0.8) + leaves + c(-0.4, -1, 0.8, "forestlight")


# ---------------------------------------------------------------- buildings


def spire(
    x: float, y: float, w: float, h: float, cap: float, roof: str = "slate", wall: str = "plaster"
) -> str:
    top = y - h
    return p(f"M{x - w:g} {y:g}V{top:g}H{x + w:g}V{y:g}Z", wall) + p(
        f"M{x - w - 0.7:g} {top:g}L{x:g} {top - cap:g}L{x + w + 0.7:g} {top:g}Z", roof
    )


def cross(x: float, y: float, k: float = 1) -> str:
    d = f"M{x:g} {y:g}V{y - 3.4 * k:g}M{x - 1.2 * k:g} {y - 2.3 * k:g}H{x + 1.2 * k:g}"
    return s(d, "gold", 0.9 * k)


def arches(xs: tuple[float, ...], foot: float, spring: float, r: float) -> str:
    """Doors and windows with round heads, each at its left jamb."""
    head = f"A{r:g} {r:g} 0 0 1"
    doors = (f"M{x:g} {foot:g}V{spring:g}{head} {x + 2 * r:g} {spring:g}V{foot:g}Z" for x in xs)
    return p("".join(doors), "walldark", "")


def cloister() -> str:
    body = (
        shadow(1.5, 9.4, 13, 2.4)
        + p("M-10 1H10V9.5H-10Z", "plaster")
        + p("M-11 1.6L-8.4 -4.6H8.4L11 1.6Z", "roof")
        + s("M-9 -1.4H9", "outline", 0.4, 'opacity=".4"')
        + p("M-3.6 9.5V-2.4L0 -6.4L3.6 -2.4V9.5Z", "plaster")
        + s("M-4.4 -1.6L0 -6.6L4.4 -1.6", "roof3", 1.2)
        + spire(0, -5, 1.9, 3.4, 4.6)
        + cross(0, -12.8, 0.9)
        + arches((-1.5,), 9.5, 6.4, 1.5)
        + c(0, 1.5, 1.5, "slate", OUTLINE)
        + arches((-7.6, -4.2, 1.9, 5.2), 9.4, 6.9, 1.1)
    )
    return at(0, 0, body, "1.36")


def cathedral() -> str:
    nave = p("M-12 -4H12V14H-12Z", "stone") + p("M-14 -3L-10 -13H10L14 -3Z", "slate")
    buttress = "".join(p(f"M{x} 14V2L{x + 2} 2V14Z", "stonedark") for x in (-17, 15))
    buttress += s("M-16 3L-11 -2M16 3L11 -2", "stonedark", 1.4)
    front = (
        p("M-6.5 15V-8L0 -17L6.5 -8V15Z", "plaster")
        + c(0, -4.5, 3.3, "lapis", OUTLINE)
        + s("M0 -7.6V-1.4M-3.1 -4.5H3.1", "goldlight", 0.7)
        + arches((-2.4,), 15, 8, 2.4)
        + p("M-5.5 9V4.5A1 1 0 0 1 -3.5 4.5V9ZM3.5 9V4.5A1 1 0 0 1 5.5 4.5V9Z", "lapis", "")
    )
    towers = spire(-9.5, 15, 3.3, 23, 10, wall="stone") + spire(9.5, 15, 3.3, 23, 10, wall="stone")
    slits = arches((-10.2, 8.8), 0, -4, 0.7)
    crosses = cross(-9.5, -17.6) + cross(9.5, -17.6) + cross(0, -16.6, 1.2)
    return at(0, 0, shadow(2, 15, 20, 3) + nave + buttress + front + towers + slits + crosses, "1.42")


def houses_and_trees() -> dict[str, str]:
    """In all their looks, by the name of the symbol."""
    return {f"house{n}": house(n) for n in range(HOUSES)} | {f"tree{n}": tree(n) for n in range(TREES)}
