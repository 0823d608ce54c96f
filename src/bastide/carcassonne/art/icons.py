"""Medallions and other emblems that lie on top of the land: pictograms of our own in a box of -7 .. 7."""

from __future__ import annotations

from bastide.carcassonne.art.box import Drawing, Look
from bastide.carcassonne.art.glyphs import c, edge, p, s, shadow


def medal(colour: str, icon: Drawing) -> Look:
    """A light disc with a coloured ring and a pictogram, radius 10."""

    def draw() -> str:
        ring = f'<circle r="9" fill="none" {edge(colour, 1.3)}/>'
        return shadow(0.6, 1.6, 10.2, 10, 0.28) + c(0, 0, 10, "disc", edge("outline", 0.5)) + ring + icon()

    return Look(draw, size=10, on_top=True)


def crest() -> str:
    shape = "M-5 -6.4H5V-.2C5 3.6 2.6 5.8 0 7C-2.6 5.8 -5 3.6 -5 -.2Z"
    body = (
        shadow(0.5, 1.4, 5.4, 6)
        + p(shape, "lapis", edge("disc", 1.1))
        + p("M-5 -6.4H0V.2H-5ZM0 .2H5C4.6 3.8 2.4 5.8 0 7Z", "goldlight", "")
        + f'<path d="{shape}" fill="none" {edge("ink", 0.5)}/>'
    )
    return f'<g transform="scale(1.25)">{body}</g>'


def rat() -> str:
    """It fills a disc, with a long tail."""
    shape = (
        "M-6.6 3.4C-6.4 -1 -2.6 -3.6 1.4 -3C1.6 -5 4.2 -5.2 4.2 -2.6C6 -1.6 7.2 .4 8 2.2"
        "C6.6 3.4 5.2 3.4 4 3.6L4.6 5.4H2.6L1.8 4.2H-2.6L-3.2 5.4H-5.2L-4.8 4Z"
    )
    return p(shape, "ink", "") + s("M-6 3C-8.4 .6 -6.8 -4.6 -2.8 -5.6", "ink", 1.2) + c(5, 0.2, 0.8, "disc")
