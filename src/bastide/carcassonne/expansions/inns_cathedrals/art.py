"""The drawings of inns, cathedrals and the big followers."""

from __future__ import annotations

from ...art.box import BoxArt, CityMark, Look, Mark, Piece
from ...art.glyphs import at, cathedral, p, s, shadow
from ...art.palette import v
from ...art.pieces import arm, hooded, pole, seat


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


def big() -> str:
    flag = pole("M10.4 1V-34") + seat("M10.6 -34H21L18 -30L21 -26H10.6Z") + arm()
    return f'<g transform="scale(1.16)">{hooded(flag)}</g>'


ART = BoxArt(
    in_cities={"cathedral": CityMark(Look(cathedral), r=25, middle=True)},
    at_roads={"inn": Mark(Look(inn), 13.5)},
    pieces={"big": Piece(big, (0, -8), 1.15, 40, lies=True)},
)
