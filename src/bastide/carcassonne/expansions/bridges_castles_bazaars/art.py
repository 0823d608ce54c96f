"""The drawings of bridges, castles and bazaars."""

from __future__ import annotations

from functools import partial

from ...art.box import BoxArt, Piece, Sign
from ...art.glyphs import c, hollow, p, s, shadow
from ...art.icons import medal
from ...art.pieces import EDGE, body, wall


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


def bridge() -> str:
    rails = "M-19 -9C-10 -15.4 10 -15.4 19 -9M-10 -13V-9M0 -14.4V-11M10 -13V-9"
    return body("M-20 -1V-6C-12 -13 12 -13 20 -6V-1H14C12 -6 -12 -6 -14 -1Z") + s(rails, "bark", 1.3)


def castle() -> str:
    sides = "".join(f'<g transform="translate({x} 0)">{body(wall(4.6, 22))}</g>' for x in (-10, 10))
    return body(wall(13, 15)) + sides + p("M-2.2 0V-2.4A2.2 2.2 0 0 1 2.2 -2.4V0Z", "ink", "")


def span(along: str) -> str:
    """A bridge from edge to edge: a deck of planks with rails, seen from above."""
    deep = shadow(0, 0, 38, 9, 0.34) if along == "E-W" else shadow(4, 0, 9, 38, 0.34)
    if along == "E-W":
        deck = "M-51 -6C-30 -15 30 -15 51 -6V7C30 -2 -30 -2 -51 7Z"
        planks = "".join(
            f"M{x} {y:.1f}V{y + 12.6:.1f}" for x in range(-45, 50, 6) if (y := -12.6 + 0.0026 * x * x)
        )
        side = "M-51 7C-30 -2 30 -2 51 7V11C30 2.6 -30 2.6 -51 11Z"
        rails = "M-51 -10C-30 -19 30 -19 51 -10M-51 4C-30 -5 30 -5 51 4"
        posts = "".join(
            f"M{x} {-17 + 0.0026 * x * x:.1f}v5M{x} {-3 + 0.0026 * x * x:.1f}v6" for x in (-34, -12, 12, 34)
        )
        piers = "".join(p(f"M{x - 4} -9H{x + 4}V12H{x - 4}Z", "stone", EDGE) for x in (-46, 46))
        return f'<g transform="translate(0 5)">{deep}</g>' + piers + _wood(deck, planks, side, rails, posts)
    deck = "M-9 -51H9V51H-9Z"
    planks = "".join(f"M-9 {y}H9" for y in range(-48, 50, 6))
    rails = "M-10 -51C-13 -30 -13 30 -10 51M10 -51C13 -30 13 30 10 51"
    posts = "".join(f"M-12 {y}v-5M12 {y}v-5" for y in (-34, -12, 12, 34))
    piers = "".join(p(f"M-12 {y - 4}H12V{y + 4}H-12Z", "stone", EDGE) for y in (-46, 46))
    return f'<g transform="translate(6 3)">{deep}</g>' + piers + _wood(deck, planks, "", rails, posts)


def _wood(deck: str, planks: str, side: str, rails: str, posts: str) -> str:
    return (
        f'<path d="{deck}" {hollow("disc", 3.4)} stroke-linejoin="round"/>'
        + p(deck, "edging", EDGE)
        + s(planks, "bark", 0.8, 'opacity=".7"')
        + (p(side, "bark", EDGE) if side else "")
        + s(posts, "ink", 1.6)
        + s(rails, "ink", 3)
        + s(rails, "straw", 1.5)
    )


ART = BoxArt(
    signs={"bazaar": Sign(medal("gold", bazaar), r=12.5, stands="ground")},
    pieces={
        "bridge": Piece(bridge, (0, -16), height=20),
        "castle": Piece(castle, (0, -9.8), height=22),
    },
    works={f"span-{along}": partial(span, along) for along in ("E-W", "N-S")},
)
