"""The drawings of goods, builders and pigs."""

from __future__ import annotations

from functools import partial

from ...art.box import BoxArt, CityMark, Piece
from ...art.glyphs import c, edge, p, s
from ...art.icons import medal
from ...art.pieces import EDGE, hooded, pole, swine, token


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
        + p(roll, "verdigris", edge("disc", 0.5))
        + p("M-2.8 -.4H4.6V6L3 5L1.4 6L-.2 5L-1.4 6L-2.8 5Z", "verdigris", "")
        + s("M-2.8 1.4H4.6M-2.8 3.2H4.6", "goldlight", 0.8)
        + c(3.6, -2.4, 0.9, "disc")
    )


def builder() -> str:
    hammer = pole("M9.6 -2L13 -20") + p("M9 -23.4L17 -21.8L16.4 -18.4L8.4 -20Z", "stonedark", EDGE)
    apron = p("M-4.4 .6C-4.6 -5 -3.6 -10 -2.6 -13H3C4 -10 5 -5 4.8 .6Z", "straw", EDGE)
    return hooded(hammer + s("M6.6 -12.4L11 -10.6", "ink", 1.4) + apron)


GOODS = {"wine": ("plum", wine), "grain": ("gold", grain), "cloth": ("verdigris", cloth)}

ART = BoxArt(
    in_cities={name: CityMark(medal(colour, draw)) for name, (colour, draw) in GOODS.items()},
    pieces={
        "builder": Piece(builder, (0, -6)),
        "pig": Piece(lambda: swine(""), (-2, -9), height=19),
        **{name: Piece(partial(token, *good), height=26) for name, good in GOODS.items()},
    },
)
