"""What playing pieces are made of, in a silhouette of our own: hooded travellers and plain wooden things.

Every piece is drawn on its feet at 0,0 and is about 30 units high.
"""

from __future__ import annotations

from bastide.carcassonne.art.box import Drawing
from bastide.carcassonne.art.glyphs import c, p, s
from bastide.carcassonne.art.palette import v

EDGE = 'class="ca-pe"'  # a dark line around a piece
HALO = 'class="ca-ph"'  # a light halo under it
CLOAK = (
    "M-7.6 0C-8 -8 -5.4 -14.6 -3.6 -17.6C-5.4 -21.6 -3.4 -27 1.2 -28.4"
    "C4.6 -27 5.8 -22.6 4.2 -18C6.8 -14.6 8.4 -8 8 0C3 1.7 -3 1.7 -7.6 0Z"
)
ROBE = "M-8 0C-8 -7 -5 -13 -3.6 -16H3.6C5 -13 8 -7 8 0C3 1.6 -3 1.6 -8 0Z"


def seat(d: str, extra: str = EDGE) -> str:
    """A surface in the colour of the seat."""
    return f'<path d="{d}" fill="var(--seat)" {extra}/>'


def body(d: str, fill: str = "") -> str:
    """The silhouette of a piece: a light halo keeps it apart from the land, a dark line from other pieces."""
    if fill:
        return p(d, fill, HALO) + p(d, fill, EDGE)
    return seat(d, HALO) + seat(d)


def lit(d: str, o: float = 0.22) -> str:
    return f'<path d="{d}" fill="{v("disc")}" opacity="{o:g}"/>'


# ---------------------------------------------------------------- people


def hooded(extra: str = "") -> str:
    hood = "M.4 -25.4C3.6 -25 4.4 -21.4 3 -18.6C.6 -18 -.8 -19.4 -1 -21.4C-1 -23.4 -.4 -24.8 .4 -25.4Z"
    face = "M1.6 -23.6C3.4 -23 3.4 -20.4 2.4 -19.2C1 -19 .2 -20 .2 -21.4C.2 -22.6 .8 -23.4 1.6 -23.6Z"
    fold = lit("M-7.6 0C-8 -8 -5.4 -14.6 -3.6 -17.6L-2 -17C-4.6 -12 -5.4 -6 -5 .8Z")
    return body(CLOAK) + fold + p(hood, "ink", "") + p(face, "pink", "") + extra


def arm() -> str:
    return s("M6.6 -12.4L10.6 -11", "ink", 1.4)


def pole(d: str) -> str:
    return s(d, "disc", 3.4) + s(d, "bark", 1.8)


def robed(hat: str, extra: str = "", robe: str = "") -> str:
    return body(ROBE, robe) + c(0, -18.6, 4, "pink", EDGE) + hat + extra


def crown(y: float = -20.6) -> str:
    d = f"M-5 {y:g}L-5.6 {y - 6.4:g}L-2.6 {y - 3.4:g}L0 {y - 7.4:g}L2.6 {y - 3.4:g}L5.6 {y - 6.4:g}L5 {y:g}Z"
    return p(d, "goldlight", EDGE)


def follower() -> str:
    return hooded(pole("M10.4 1V-24C10.4 -28 15 -28 14.4 -24") + arm())


# ---------------------------------------------------------------- beasts and things


def swine(fill: str) -> str:
    d = (
        "M-13 -9C-13 -17 5 -19 9 -13L14 -12V-6.6L10 -5.6C9 -3 8.6 -2.6 8.4 0H4.6L4 -2.6H-6L-6.6 0H-10.4"
        "L-10.8 -4C-12.4 -5 -13 -7 -13 -9Z"
    )
    ear = "M5 -15.4L8 -19L10 -13.6Z"
    tail = s("M-13 -10q-3.4 -1 -2.4 -4.4", "ink", 1.2)
    return body(d, fill) + (p(ear, fill, EDGE) if fill else seat(ear)) + c(9.6, -10.6, 0.9, "disc") + tail


def wall(w: float, h: float, y: float = 0) -> str:
    """Path data of a crenellated wall."""
    heights = (y - h + (0 if i % 2 else 2.4) for i in range(5))
    teeth = "".join(f"H{-w + i * w / 2.5 + w / 5:.1f}V{top:.1f}" for i, top in enumerate(heights))
    return f"M{-w:g} {y:g}V{y - h:g}{teeth}H{w:g}V{y:g}Z"


def token(colour: str, icon: Drawing) -> str:
    """A round token with a pictogram, as high as a piece."""
    ring = f'stroke="{v(colour)}" stroke-width="1.6"'
    disc = c(0, 0, 11.4, "disc", f'stroke="{v("ink")}" stroke-width=".9"')
    return f'<g transform="translate(0 -13)">{disc}<circle r="9.8" fill="none" {ring}/>{icon()}</g>'
