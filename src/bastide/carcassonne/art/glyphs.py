"""Upright drawings: houses, trees and buildings. Each is centred on 0,0 and becomes one shared symbol."""

from __future__ import annotations

from collections.abc import Callable

from bastide.carcassonne.art.palette import v

OUTLINE = 'class="ca-o"'  # the thin dark line around upright things


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


def shrine() -> str:
    stones = "".join(
        p(
            f"M{x - 1.7:g} {y + 2:g}L{x - 1.3:g} {y - h:g}Q{x:g} {y - h - 1.6:g} {x + 1.3:g} {y - h:g}"
            f"L{x + 1.7:g} {y + 2:g}Z",
            "stone",
        )
        for x, y, h in ((-6.5, -3, 3.4), (0, -5.4, 4), (6.5, -3, 3.4), (-9, 3, 3.8), (9, 3, 3.8))
    )
    fire = "M0 -3.4C2.6 -1 2.4 1.6 0 2.8C-2.4 1.6 -1.6 -.2 -.9 -1.4C-.3 -.6 .2 -1.6 0 -3.4Z"
    body = (
        shadow(0, 5, 12.5, 4, 0.18)
        + stones
        + p("M-5 9V4.6H5V9Z", "stonedark")
        + p("M-6 4.8L-4.6 2.6H4.6L6 4.8Z", "stone")
        + p(fire, "vermilion", "")
        + p("M0 -.6C1.2 .8 1 2 0 2.6C-1 2 -.6 .6 0 -.6Z", "goldlight", "")
    )
    return at(0, 0, body, "1.3")


def abbey() -> str:
    plot = p("M-40 -40H40V40H-40Z", "sprout", f'stroke="{v("wall")}" stroke-width="3"')
    merlon = s("M-40 -40H40V40H-40Z", "merlon", 2, 'stroke-dasharray="2.6 2.2"')
    rows = ((-34, 24, "forest"), (-14, 24, "straw"), (-34, 12, "straw"), (20, 24, "forest"))
    beds = "".join(p(f"M{x} {y}h16v7h-16Z", k) for x, y, k in rows)
    wing = p("M-30 -8H30V8H-30Z", "plaster") + p("M-32 -6L-28 -18H28L32 -6Z", "roof")
    church = (
        p("M-9 10V-16L0 -26L9 -16V10Z", "plaster")
        + s("M-10.6 -14L0 -26.6L10.6 -14", "roof3", 2)
        + c(0, -9, 3.6, "lapis", OUTLINE)
        + s("M0 -12.6V-5.4M-3.6 -9H3.6", "plaster", 0.7)
        + arches((-3,), 10, 3, 3)
    )
    towers = spire(-13, 10, 4, 24, 12) + spire(13, 10, 4, 24, 12) + cross(-13, -26, 1.2) + cross(13, -26, 1.2)
    grove = ((-32, -28, 1), (31, -29, 2), (10, 28, 5), (31, 14, 4))
    trees = "".join(at(x, y, tree(n), "1.15") for x, y, n in grove)
    door = arches((-26, -20, 14, 20), 8, 2, 2)
    return plot + merlon + beds + shadow(2, 10, 34, 4) + wing + door + church + towers + trees


def school() -> str:
    panes = "".join(p(f"M{x:g} 6V2.4H{x + 3:g}V6Z", "lapis") for x in (-12, -7.5, 4.5, 9))
    return (
        shadow(1, 9.5, 17, 2.6)
        + p("M-15 -2H15V10H-15Z", "plaster")
        + p("M-17 -1L-13 -9.5H13L17 -1Z", "slate")
        + spire(0, -6, 2.6, 3.2, 5, "roof")
        + arches((-2,), 10, 5, 2)
        + panes
        + c(0, -0.2, 2.2, "disc", OUTLINE)
        + s("M0 -.2V-1.6M0 -.2H1.1", "ink", 0.5)
    )


def inn() -> str:
    bank = f'stroke="{v("bank")}" stroke-width="1.2"'
    pond = p("M-11 4.5C-11 .5 -4 .5 -1 2.4C2 4.4 .5 9 -4.5 9C-9 9 -11 7.6 -11 4.5Z", "water", bank)
    pond += s("M-8.5 4.6q1.3 -.9 2.6 0M-5 6.8q1.3 -.9 2.6 0", "ripple", 0.7)
    body = (
        shadow(3, 5.6, 8.5, 1.6)
        + p("M-3.6 -1H9V5.6H-3.6Z", "plaster")
        + p("M-5 -.4L-2.8 -7H8.2L10.4 -.4Z", "roof4")
        + s("M-3.6 2.2H9M1 -.4V5.6M5 -.4V5.6", "walldark", 0.6)
        + p("M1.8 5.6V2.4H4.2V5.6Z", "walldark", "")
        + p("M5.2 -7V-9.6H7V-6Z", "stonedark")
    )
    sign = s("M-7 6V-5.4H-2.6", "walldark", 0.9)
    sign += p("M-6.4 -4.8H-2.2V-.6H-6.4Z", "goldlight") + p("M-5.4 -3.9H-3.4V-1.4H-5.4Z", "roof3", "")
    return at(0, 0, pond + body + sign, "1.3")


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


def volcano() -> str:
    lava = "M-1.6 -7.2C-3 -2 1 1 -1.5 5C-2.4 7.4 1.8 9 .8 11.4C3.6 8 3 5 2 3C1 .6 3.4 -3 2 -7.2Z"
    smoke = c(-1, -13, 3.2, "stone") + c(2.6, -15.6, 2.6, "stone") + c(-0.4, -17.4, 2, "disc")
    return (
        shadow(2, 11, 19, 3.5)
        + p("M-18 12C-12 8 -8 -3 -5 -8H5C8 -3 12 8 18 12C8 14 -8 14 -18 12Z", "ash")
        + p("M2 -8H5C8 -3 12 8 18 12C12 13.2 6 13.6 3 13.6C7 6 5 -2 2 -8Z", "walldark", 'opacity=".35"')
        + p("M-5 -8C-3 -6.4 3 -6.4 5 -8C3.4 -10 -3.4 -10 -5 -8Z", "vermilion")
        + p(lava, "vermilion", "")
        + p("M-.4 -7C-1 -3 1.4 0 .2 3C2 0 .8 -4 1.2 -7Z", "goldlight", "")
        + f'<g opacity=".85">{smoke}</g>'
    )


def tower() -> str:
    """A tower's foundation: open in the middle, waiting for its pieces. Drawn for a radius of 10."""
    joints = "M-9 -3.2H9M-9 .6H9M-4.5 -7V-3.2M4.5 -7V-3.2M0 -3.2V.6M-4.5 .6V4.4M4.5 .6V4.4"
    return (
        shadow(1.2, 6.6, 10, 3)
        + p("M-9 -7H9V7H-9Z", "stonedark")
        + p("M-9 -7H9V4.4H-9Z", "stone")
        + s(joints, "stonedark", 0.5)
        + p("M-4.8 -4.6H4.8V2.4H-4.8Z", "outline")
        + p("M-4.8 -4.6H4.8V-2.4H-4.8Z", "walldark", "")
        + "".join(p(f"M{x:g} -8.6h3.4v2.6h-3.4Z", "stone") for x in (-9, -1.7, 5.6))
    )


def pig() -> str:
    return (
        shadow(0, 3, 5, 1)
        + p("M-4.6 0C-4.6 -3.2 3 -3.6 4 -1.2L6 -.8V1.2L4.2 1.6C3.6 2.6 -4 2.8 -4.6 0Z", "pink")
        + s("M-3 2V3.6M2.4 2V3.6M-4.6 -.4q-1.6 -.2 -1.2 -1.6", "outline", 0.7)
        + p("M2 -2.2L3.2 -3.6L4 -1.8Z", "pink")
        + c(4.2, -0.5, 0.4, "outline")
    )


def pigherd() -> str:
    rails = s("M-13 -6V2M-6 -9V-2M3 -10V-3M11 -7V1M-13 -3.6L-6 -6.4L3 -7.4L11 -4", "bark", 0.9)
    herd = ((-5, -0.5, ".95"), (6, 0, "-.95 .95"), (0, 6, ".95"))
    return at(0, 0, rails + "".join(at(x, y, pig(), k) for x, y, k in herd), "1.35")


# ---------------------------------------------------------------- the quarters of the great start city


def battlements(x: float, y: float, w: float, h: float, wall: str = "stone") -> str:
    """A crenellated block of five teeth on its foot at y."""
    step = 2 * w / 5
    teeth = "".join(f"h{step:g}v{'-' if i % 2 else ''}2.4" for i in range(4))
    return p(f"M{x - w:g} {y:g}V{y - h:g}{teeth}h{step:g}V{y:g}Z", wall)


def castle() -> str:
    keep = battlements(0, 12, 9, 27) + battlements(-15, 14, 6, 20) + battlements(15, 14, 6, 20)
    flag = s("M0 -15V-25", "bark", 1) + p("M0 -25H9L6.4 -22L9 -19H0Z", "vermilion")
    slits = arches((-16, 14), 2, -2, 1) + arches((-1.2, -5.4, 3), -2, -6, 1.2) + arches((-4,), 14, 6, 4)
    return at(0, 2, shadow(2, 14, 26, 4) + battlements(0, 14, 22, 12) + keep + flag + slits, "1.2")


def market() -> str:
    out = shadow(0, 14, 26, 5)
    for x, y, hue in ((-13, -6, "vermilion"), (13, -8, "lapis"), (-11, 14, "gold"), (14, 12, "verdigris")):
        stripes = p("M-4.6 -2L-3.4 -9H0V-2ZM4.4 -2L3.4 -9H7L9 -2Z", "disc", "")
        stall = s("M-7.4 -2V7M7.4 -2V7", "bark", 1) + p("M-9 -2L-7 -9H7L9 -2Z", hue) + stripes
        wares = c(-3, 1.6, 1.5, "roof2") + c(0.4, 1.6, 1.5, "straw") + c(3.6, 1.6, 1.5, "forest")
        out += at(x, y, stall + p("M-7.4 3H7.4V6H-7.4Z", "bark") + wares)
    well = c(0, 2, 4.4, "stone", OUTLINE) + c(0, 2, 2.2, "water")
    return at(0, 0, out + well, "1.15")


def smithy() -> str:
    hall = p("M-20 -2H14V14H-20Z", "plaster") + p("M-23 -1L-18 -14H12L17 -1Z", "slate")
    chimney = p("M5 -10V-24H12V-6Z", "stonedark") + f'<g opacity=".8">{c(9, -28, 3, "stone")}</g>'
    forge = arches((-16,), 14, 7, 5) + p("M-14 13C-14 9 -11 9 -11 6C-8 8 -8 11 -9 13Z", "vermilion", "")
    anvil = p("M2 6H16C16 9 12 9 11 10V12H14V14H5V12H8V10C5 10 2 9 2 6Z", "ink")
    return at(0, 4, shadow(0, 14, 25, 4) + hall + chimney + forge + anvil, "1.15")


BUILDINGS: dict[str, Callable[[], str]] = {
    "cloister": cloister,
    "shrine": shrine,
    "abbey": abbey,
    "school": school,
    "inn": inn,
    "cathedral": cathedral,
    "volcano": volcano,
    "tower": tower,
    "pigherd": pigherd,
    "castle": castle,
    "market": market,
    "smithy": smithy,
}


def symbols() -> dict[str, str]:
    """Every upright drawing by the name that tiles use it under."""
    out = {f"house{n}": house(n) for n in range(HOUSES)}
    out |= {f"tree{n}": tree(n) for n in range(TREES)}
    out["bush"] = bush()
    return out | {name: make() for name, make in BUILDINGS.items()}
