"""Medallions and other emblems that lie on top of the land: pictograms of our own in a box of -7 .. 7."""

from __future__ import annotations

import math
from collections.abc import Callable

from bastide.carcassonne.art.glyphs import OUTLINE, c, p, s, shadow
from bastide.carcassonne.art.palette import v

SERIF = "'EB Garamond Variable','EB Garamond',Georgia,serif"


def _edge(colour: str, width: float) -> str:
    return f'stroke="{v(colour)}" stroke-width="{width:g}"'


def dragon() -> str:
    body = (
        "M-6.2 6.2C-6.8 .6 -5 -2.8 -1.6 -4L-4.4 -7.4L1 -5.2C3.6 -5 6.2 -3.4 7 -1L4.2 -.8L6 .9L2 1"
        "C.2 1.2 -.4 3 .6 6.2C-1.4 7.2 -4.4 7.2 -6.2 6.2Z"
    )
    return (
        p(body, "vermilion", "")
        + p("M-5.6 -2.4L-7.8 -2.8L-6.4 -.4L-8 .4L-6.4 2L-7.6 3.6L-6 4.4Z", "vermilion", "")
        + c(1.6, -2.7, 0.9, "disc")
        + p("M3.4 2.4C5.6 2.6 7 4 6.6 6.4C5.8 5.4 5 5.6 4.2 6.6C4.4 4.8 4 3.6 3.4 2.4Z", "gold", "")
        + s("M-3.8 5.6C-4.2 2 -3.4 0 -1.8 -1.4", "disc", 0.7)
    )


def portal() -> str:
    gate = "M-5.4 6.4V-.6A5.4 5.4 0 0 1 5.4 -.6V6.4H2.8V-.4A2.8 2.8 0 0 0 -2.8 -.4V6.4Z"
    star = "M0 -2.4L.9 .6L4 .6L1.5 2.4L2.4 5.4L0 3.6L-2.4 5.4L-1.5 2.4L-4 .6L-.9 .6Z"
    return p(gate, "lapis", "") + p(star, "gold", _edge("disc", 0.5))


def fair() -> str:
    return (
        p("M-7 0L0 -5.8L7 0L6 6.2H-6Z", "vermilion", "")
        + p("M-2.8 6.2L-2 -.2L0 -5.8L2 -.2L2.8 6.2Z", "disc", "")
        + p("M-1.2 6.2L0 1L1.2 6.2Z", "ink", "")
        + s("M0 -5.6V-7.8", "ink", 0.8)
        + p("M0 -8L3.6 -6.8L0 -5.6Z", "gold", "")
    )


def bazaar() -> str:
    """A stall: few, broad stripes, so that it is still a stall when a tile is 60 pixels wide."""
    return (
        s("M-5.6 -1V6.4M5.6 -1V6.4", "ink", 1.2)
        + p("M-7 -.6L-5.4 -6.4H5.4L7 -.6C7 1.8 3.6 1.8 2.4 .4H-2.4C-3.6 1.8 -7 1.8 -7 -.6Z", "gold", "")
        + p("M-2.4 0L-1.8 -6.4H1.8L2.4 0C1.6 1.6 -1.6 1.6 -2.4 0Z", "vermilion", "")
        + p("M-6.4 3.4H6.4V5.4H-6.4Z", "ink", "")
        + c(-2.8, 2.2, 1.4, "verdigris")
        + c(0.4, 2.2, 1.4, "vermilion")
        + c(3.4, 2.2, 1.4, "gold")
    )


def plague() -> str:
    """A rat that fills the disc, with a long tail."""
    rat = (
        "M-6.6 3.4C-6.4 -1 -2.6 -3.6 1.4 -3C1.6 -5 4.2 -5.2 4.2 -2.6C6 -1.6 7.2 .4 8 2.2"
        "C6.6 3.4 5.2 3.4 4 3.6L4.6 5.4H2.6L1.8 4.2H-2.6L-3.2 5.4H-5.2L-4.8 4Z"
    )
    return p(rat, "ink", "") + s("M-6 3C-8.4 .6 -6.8 -4.6 -2.8 -5.6", "ink", 1.2) + c(5, 0.2, 0.8, "disc")


def festival() -> str:
    """A drum below two pennants."""
    return (
        s("M-7 -5.2Q0 -.6 7 -5.2", "ink", 0.9)
        + p("M-5.8 -4.4L-1.6 -2.8L-4.4 1Z", "vermilion", "")
        + p("M5.8 -4.4L1.6 -2.8L4.4 1Z", "verdigris", "")
        + p("M-4.2 1.8H4.2V5.8C4.2 7.6 -4.2 7.6 -4.2 5.8Z", "plum", "")
        + p("M-4.2 1.8C-4.2 .4 4.2 .4 4.2 1.8C4.2 3.2 -4.2 3.2 -4.2 1.8Z", "goldlight", _edge("plum", 0.6))
        + s("M-3.8 3.4L-1.3 6.6L1.3 3.4L3.8 6.4", "disc", 0.8)
    )


def gold() -> str:
    rim = _edge("gold", 0.7)
    return (
        p("M-6.4 5.4L-5 -.4H1L2.4 5.4Z", "gold", "")
        + p("M-1 5.4L.4 -.4H5.4L6.8 5.4Z", "goldlight", rim)
        + p("M-4.2 -.6L-3 -5.6H2.6L3.8 -.6Z", "goldlight", rim)
        + s("M-2 -4H1.6", "disc", 0.9)
    )


def mage() -> str:
    star = "M0 -2.6L.7 -.7L2.6 -.6L1.1 .6L1.6 2.4L0 1.3L-1.6 2.4L-1.1 .6L-2.6 -.6L-.7 -.7Z"
    return (
        p("M-6.6 5.4C-3 3.6 3 3.6 6.6 5.4C3 7 -3 7 -6.6 5.4Z", "lapis", "")
        + p("M-4 4.4L-.6 -5.6L3.4 -7L1.8 -4L4 4.4C2 3.4 -2 3.4 -4 4.4Z", "lapis", "")
        + p(star, "goldlight", "")
    )


def robber() -> str:
    mask = (
        "M-6.8 -3.2C-3 -4.6 -1.6 -2.6 0 -2.6C1.6 -2.6 3 -4.6 6.8 -3.2C7 1.8 4.6 3.2 2.6 3"
        "C1 2.8 .8 1 0 1C-.8 1 -1 2.8 -2.6 3C-4.6 3.2 -7 1.8 -6.8 -3.2Z"
    )
    eyes = "M-5 -1.4C-3.4 -2 -2 -1 -1.6 .2C-3 1.2 -4.6 .6 -5 -1.4Z"
    eyes += "M5 -1.4C3.4 -2 2 -1 1.6 .2C3 1.2 4.6 .6 5 -1.4Z"
    return p(mask, "ink", "") + p(eyes, "disc", "") + s("M6 -2.6L7.6 4.6M6.4 -2L8.2 1.6", "ink", 0.9)


def crop_field() -> str:
    return s("M0 7V-1M-3.6 -6.4V-2.4Q-3.6 0 0 0Q3.6 0 3.6 -2.4V-6.4M0 0V-6.4", "ink", 1.5)


def crop_road() -> str:
    club = p("M-5.6 6.6L-6.6 5.4L-1 -.8C-.4 -4 3 -7 5.6 -6.2C7.4 -4.4 5 .2 .6 1Z", "bark", _edge("ink", 0.7))
    return club + c(3.6, -4, 0.6, "disc") + c(1.8, -2, 0.6, "disc") + c(4.2, -2.2, 0.5, "disc")


def crop_city() -> str:
    half = p("M0 -5.6H5V-.4C5 3.4 2.4 5.6 0 6.8Z", "goldlight", "")
    return p("M-5 -5.6H5V-.4C5 3.4 2.4 5.6 0 6.8C-2.4 5.6 -5 3.4 -5 -.4Z", "lapis", "") + half


def wine() -> str:
    grapes = ((-3.3, -1.6), (0, -1.6), (3.3, -1.6), (-1.7, 1.2), (1.7, 1.2), (0, 4))
    leaf = p("M.4 -4.4C1.6 -7 4.8 -7 5.8 -5.2C4.4 -3.2 2 -3 .4 -4.4Z", "verdigris", "")
    return "".join(c(x, y, 1.9, "plum") for x, y in grapes) + s("M0 -3V-6.2", "bark", 1.1) + leaf


def grain() -> str:
    ears = "M0 -7Q1.4 -5.4 0 -3.6Q-1.4 -5.4 0 -7Z"
    for x, y in ((0, -3), (0, -0.6), (-3.8, -2), (-3.4, 0.2)):
        for d in (1, -1):
            ears += f"M{x * d:g} {y:g}q{-1.8 * d:g} -1.4 {-1.26 * d:g} -3.2q{1.8 * d:g} .8 {1.26 * d:g} 3.2Z"
    stalks = s("M0 6.6V-4M-1 6.6L-3.8 -2M1 6.6L3.8 -2", "gold", 0.9)
    return stalks + p(ears, "gold", "") + s("M-2 3.8H2", "vermilion", 1.4)


def cloth() -> str:
    roll = "M-4.4 -4.4H3.6C6.4 -4.4 6.4 -.4 3.6 -.4H-2.8V-2.6C-2.8 -4 -3.6 -4.4 -4.4 -4.4Z"
    return (
        p("M-6 -2.6C-6 -5 -2.8 -5 -2.8 -2.6V4.6H-6Z", "verdigris", "")
        + p(roll, "verdigris", _edge("disc", 0.5))
        + p("M-2.8 -.4H4.6V6L3 5L1.4 6L-.2 5L-1.4 6L-2.8 5Z", "verdigris", "")
        + s("M-2.8 1.4H4.6M-2.8 3.2H4.6", "goldlight", 0.8)
        + c(3.6, -2.4, 0.9, "disc")
    )


def princess() -> str:
    hair = "M-3.2 -1C-4.4 2 -4 4.4 -5 5.6C-2.6 5 -2.2 1 -2.2 -1.6Z"
    hair += "M3.2 -1C4.4 2 4 4.4 5 5.6C2.6 5 2.2 1 2.2 -1.6Z"
    crown = "M-3.4 -2.2L-4 -6.6L-1.8 -4.8L0 -7.2L1.8 -4.8L4 -6.6L3.4 -2.2Z"
    return (
        p("M-4.6 6.6C-4 3 -2.6 1.6 0 1.6C2.6 1.6 4 3 4.6 6.6Z", "plum", "")
        + c(0, -1, 2.8, "pink")
        + p(hair, "gold", "")
        + p(crown, "gold", _edge("disc", 0.4))
    )


def cathar() -> str:
    wall = "M-6.4 6.4V.6H-4.4V2H-2.6V.6H-.9V2H.9V.6H2.6V2H4.4V.6H6.4V6.4Z"
    fire = "M.2 -7.2C4.2 -4 3.6 -.4 .2 .8C-3.6 0 -3.4 -2.6 -2 -4.6C-1.2 -3.2 -.4 -4.4 .2 -7.2Z"
    ember = "M.2 -3C2 -1.4 1.4 .2 .2 .6C-1.4 .2 -.8 -1.6 .2 -3Z"
    return p(wall, "walldark", "") + p(fire, "vermilion", "") + p(ember, "goldlight", "")


def fly() -> str:
    """A flying machine heading north; the tile turns it."""
    wings = (
        "M0 -6.6C1.2 -3.4 2.4 -2.6 8 -2.4C7.4 -.4 6.2 .6 5.4 2.4C4.2 1.4 2.8 1.8 1.6 3.4L1.2 5H-1.2"
        "L-1.6 3.4C-2.8 1.8 -4.2 1.4 -5.4 2.4C-6.2 .6 -7.4 -.4 -8 -2.4C-2.4 -2.6 -1.2 -3.4 0 -6.6Z"
    )
    return (
        p("M0 -15.4L4.2 -9.6H-4.2Z", "vermilion", _edge("disc", 0.8))
        + p(wings, "lapis", "")
        + p("M0 4L2.6 7.4H-2.6Z", "lapis", "")
        + s("M0 -3.6L5.2 1.6M0 -3.6L-5.2 1.6M0 -3.6L2 2.4M0 -3.6L-2 2.4", "disc", 0.6)
    )


def wheel(number: int) -> str:
    angles = [i * math.tau / 6 for i in range(6)]
    spokes = "".join(f"M0 0L{math.cos(a) * 6.4:.1f} {math.sin(a) * 6.4:.1f}" for a in angles)
    text = (
        f'<text y="2.9" text-anchor="middle" font-family="{SERIF}" font-size="8.6" font-weight="700" '
        f'fill="{v("ink")}">{number}</text>'
    )
    rim = f'<circle r="6.4" fill="none" {_edge("gold", 1.6)}/>'
    return s(spokes, "gold", 1) + rim + c(0, 0, 4.2, "disc") + text


ICONS: dict[str, tuple[str, Callable[[], str]]] = {
    "dragon": ("vermilion", dragon),
    "portal": ("lapis", portal),
    "fair": ("vermilion", fair),
    "bazaar": ("gold", bazaar),
    "plague": ("ink", plague),
    "festival": ("plum", festival),
    "gold": ("gold", gold),
    "mage": ("lapis", mage),
    "robber": ("ink", robber),
    "crop-field": ("gold", crop_field),
    "crop-road": ("gold", crop_road),
    "crop-city": ("gold", crop_city),
    "wine": ("plum", wine),
    "grain": ("gold", grain),
    "cloth": ("verdigris", cloth),
    "princess": ("pink", princess),
    "cathar": ("vermilion", cathar),
    "fly": ("lapis", fly),
    "wheel-1": ("gold", lambda: wheel(1)),
    "wheel-2": ("gold", lambda: wheel(2)),
    "wheel-3": ("gold", lambda: wheel(3)),
}


def _wheat() -> str:
    """The ring of laid corn around a crop circle."""
    angles = [i * math.tau / 20 for i in range(20)]
    blades = "".join(
        f"M{math.cos(a) * 10.6:.1f} {math.sin(a) * 10.6:.1f}"
        f"L{math.cos(a + 0.2) * 12:.1f} {math.sin(a + 0.2) * 12:.1f}"
        for a in angles
    )
    field = c(0, 0, 12, "straw", _edge("gold", 0.8)) + s(blades, "gold", 0.8)
    return field + c(0, 0, 9.6, "disc", _edge("gold", 1.2))


def medallion(kind: str) -> str:
    """A light disc with a coloured ring and a pictogram, radius 10 (crop circles: 12)."""
    colour, make = ICONS[kind]
    if kind.startswith("crop"):
        return shadow(0.8, 1.6, 12.4, 12) + _wheat() + make()
    disc = c(0, 0, 10, "disc", _edge("outline", 0.5)) + f'<circle r="9" fill="none" {_edge(colour, 1.3)}/>'
    return shadow(0.6, 1.6, 10.2, 10, 0.28) + disc + make()


def crest() -> str:
    shape = "M-5 -6.4H5V-.2C5 3.6 2.6 5.8 0 7C-2.6 5.8 -5 3.6 -5 -.2Z"
    body = (
        shadow(0.5, 1.4, 5.4, 6)
        + p(shape, "lapis", _edge("disc", 1.1))
        + p("M-5 -6.4H0V.2H-5ZM0 .2H5C4.6 3.8 2.4 5.8 0 7Z", "goldlight", "")
        + f'<path d="{shape}" fill="none" {_edge("ink", 0.5)}/>'
    )
    return f'<g transform="scale(1.25)">{body}</g>'


def symbols() -> dict[str, str]:
    """Every emblem by the name that tiles use it under."""
    return {kind: medallion(kind) for kind in ICONS} | {"crest": crest()}


# ---------------------------------------------------------------- the six segments of the wheel

SEGMENTS = ("fortuna", "taxes", "famine", "storm", "inquisition", "plague")


def segment(name: str) -> str:
    """The sign of a segment of the wheel, in a box of -9 .. 9."""
    if name == "fortuna":  # four-leaved clover
        leaves = "".join(c(x, y, 3.6, "verdigris") for x, y in ((-3, -4), (3, -4), (-3, 2), (3, 2)))
        return leaves + s("M0 0C1 4 2 7 4 9", "verdigris", 1.6)
    if name == "taxes":  # coins
        spots = ((-4, 4), (4, 4), (0, -3))
        return "".join(c(x, y, 4.6, "goldlight", _edge("ink", 1)) + c(x, y, 1.2, "ink") for x, y in spots)
    if name == "famine":  # empty bowl and a broken ear
        bowl = p("M-9 1H9C9 6 5 9 0 9C-5 9 -9 6 -9 1Z", "roof4", OUTLINE)
        return bowl + s("M0 0V-4L4 -8M-2 -4L2 -4", "ink", 1.4)
    if name == "storm":  # cloud and lightning
        cloud = "".join(c(x, y, r, "slate") for x, y, r in ((-4, -3, 4), (1, -5, 5), (5, -2, 3.6)))
        return cloud + p("M-1 0H4L1 4H4L-3 10L-1 5H-4Z", "goldlight", _edge("ink", 0.7))
    if name == "inquisition":  # book and cross
        book = p("M-8 -7H8V8H-8Z", "ink", "") + p("M-6 -5H7V6H-6Z", "disc", "")
        return book + s("M.5 -3.6V4.6M-2.4 -1H3.4", "vermilion", 1.8)
    return f'<g transform="scale(1.2)">{plague()}</g>'
