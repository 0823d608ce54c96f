"""The drawings of dragon, volcano, portal, princess and fairy."""

from __future__ import annotations

from ...art.box import BoxArt, CityMark, Look, Piece, Sign
from ...art.glyphs import c, edge, p, s, shadow
from ...art.icons import medal
from ...art.pieces import EDGE, body


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


def dragon_sign() -> str:
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
    return p(gate, "lapis", "") + p(star, "gold", edge("disc", 0.5))


def princess() -> str:
    hair = "M-3.2 -1C-4.4 2 -4 4.4 -5 5.6C-2.6 5 -2.2 1 -2.2 -1.6Z"
    hair += "M3.2 -1C4.4 2 4 4.4 5 5.6C2.6 5 2.2 1 2.2 -1.6Z"
    crown = "M-3.4 -2.2L-4 -6.6L-1.8 -4.8L0 -7.2L1.8 -4.8L4 -6.6L3.4 -2.2Z"
    return (
        p("M-4.6 6.6C-4 3 -2.6 1.6 0 1.6C2.6 1.6 4 3 4.6 6.6Z", "plum", "")
        + c(0, -1, 2.8, "pink")
        + p(hair, "gold", "")
        + p(crown, "gold", edge("disc", 0.4))
    )


def dragon() -> str:
    d = (
        "M-16 0C-10 2 8 2 12 -2C16 -7 12 -12 8 -13C10 -16 14 -16 18 -15L15 -19L19 -21L13 -22L11 -26L9 -22"
        "C3 -21 1 -16 2 -13L-8 -24L-8 -18L-15 -20L-11 -13L-17 -12C-12 -10 -8 -7 -8 -3C-11 -1.6 -14 -1 -16 0Z"
    )
    ribs = s("M-7 -20L1 -12M-11 -15L-2 -10", "goldlight", 0.9)
    return body(d, "vermilion") + c(12.4, -19, 1, "disc") + ribs


def fairy() -> str:
    wings = "M0 -14C-6 -26 -15 -24 -13 -16C-12 -11 -5 -11 0 -13C5 -11 12 -11 13 -16C15 -24 6 -26 0 -14Z"
    return (
        body(wings, "ripple")
        + p("M-6 0C-4 -6 -3 -11 -2 -15H2C3 -11 4 -6 6 0C2 1.4 -2 1.4 -6 0Z", "disc", EDGE)
        + c(0, -18.4, 3.6, "pink", EDGE)
        + p("M-4 -18C-4 -24 4 -24 4 -18C2 -20.6 -2 -20.6 -4 -18Z", "gold", EDGE)
        + s("M4 -10L10 -6", "gold", 1.1)
        + c(10.4, -5.8, 1.4, "goldlight")
    )


ART = BoxArt(
    signs={
        "dragon": Sign(medal("vermilion", dragon_sign)),
        "volcano": Sign(Look(volcano), r=17, stands="peak"),
        "portal": Sign(medal("lapis", portal)),
    },
    in_cities={"princess": CityMark(medal("pink", princess))},
    pieces={"dragon": Piece(dragon, height=26), "fairy": Piece(fairy, height=24)},
)
