"""The drawings of abbeys, mayors, wagons and barns."""

from __future__ import annotations

from ...art.box import BoxArt, Building, Look, Piece
from ...art.glyphs import OUTLINE, arches, at, c, cross, p, s, shadow, spire, tree
from ...art.palette import v
from ...art.pieces import EDGE, HALO, body, lit, robed, seat


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


def abbey_in_hand() -> str:
    """An abbey in the hand, before it lies on the table."""
    church = p("M-8 0V-12L0 -20L8 -12V0Z", "plaster", HALO) + p("M-8 0V-12L0 -20L8 -12V0Z", "plaster", EDGE)
    wing = body("M-16 0V-8H16V0Z", "plaster") + seat("M-18 -7L-14 -14H14L18 -7Z")
    roof = seat("M-10 -10L0 -20.6L10 -10L7 -10L0 -16.6L-7 -10Z")
    cross = s("M0 -20.6V-27M-2.4 -24.6H2.4", "gold", 1.6)
    return wing + church + roof + cross + p("M-2.4 0V-4A2.4 2.4 0 0 1 2.4 -4V0Z", "walldark", EDGE)


def mayor() -> str:
    hat = seat("M-7 -21C-5 -27 5 -27 7 -21C3 -19.6 -3 -19.6 -7 -21Z") + s("M5 -24L9 -29", "goldlight", 1.6)
    return robed(hat, s("M-4 -15C-3 -10 3 -10 4 -15", "gold", 1.6))


def wagon() -> str:
    wheels = "".join(c(x, -3.4, 4.2, "straw", EDGE) + c(x, -3.4, 1.2, "bark") for x in (-9, 8))
    ribs = s("M-7 -20V-7M5 -20V-7", "disc", 0.8, 'opacity=".5"')
    bed = p("M-16 -7H18V-4H-16Z", "bark", EDGE)
    return body("M-14 -6V-14C-14 -23 12 -23 12 -14V-6Z") + ribs + bed + wheels


def barn() -> str:
    roof = seat("M-16 -10L-9 -22H9L16 -10Z") + lit("M-16 -10L-9 -22H-4L-9 -10Z")
    door = p("M-5 0V-8H5V0Z", "bark", EDGE) + s("M-5 -8L5 0M5 -8L-5 0", "plaster", 0.8)
    return seat("M-16 -10L-9 -22H9L16 -10Z", HALO) + body("M-13 0V-11H13V0Z", "plaster") + roof + door


ART = BoxArt(
    buildings={"abbey": Building(Look(abbey), r=40, fills=True)},
    pieces={
        "mayor": Piece(mayor, (0, -5.6), height=27),
        "wagon": Piece(wagon, (-1, -13.4), height=21),
        "barn": Piece(barn, (0, -16), height=22),
        "abbey": Piece(abbey_in_hand, (11, -5), height=27),
    },
)
