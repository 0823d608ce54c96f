"""What is laid on the land without being a figure: bridges, foci of the plague, fleas, catapult, die.

Each is drawn around 0,0. A bridge spans the whole of a square.
"""

from __future__ import annotations

from bastide.carcassonne.art.glyphs import c, p, s, shadow
from bastide.carcassonne.art.icons import SEGMENTS, SERIF, segment
from bastide.carcassonne.art.palette import v
from bastide.carcassonne.art.pieces import EDGE, flea

FOCI = range(1, 7)
TOKENS = ("pie", "seduction", "target", "catch")


def _edge(colour: str, width: float) -> str:
    return f'stroke="{v(colour)}" stroke-width="{width:g}" fill="none"'


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
        f'<path d="{deck}" {_edge("disc", 3.4)} stroke-linejoin="round"/>'
        + p(deck, "edging", EDGE)
        + s(planks, "bark", 0.8, 'opacity=".7"')
        + (p(side, "bark", EDGE) if side else "")
        + s(posts, "ink", 1.6)
        + s(rails, "ink", 3)
        + s(rails, "straw", 1.5)
    )


def _number(number: int, x: float, y: float, size: float) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-family="{SERIF}" font-size="{size:g}" '
        f'font-weight="700" fill="{v("disc")}">{number}</text>'
    )


def focus(number: int) -> str:
    """Where the plague breaks out: a dark token with its number."""
    rays = "M0 -16V-12M0 12V16M-16 0H-12M12 0H16M-11.3 -11.3L-8.5 -8.5M8.5 8.5L11.3 11.3"
    rays += "M-11.3 11.3L-8.5 8.5M8.5 -8.5L11.3 -11.3"
    ring = f'<circle r="9.6" {_edge("goldlight", 1.1)} stroke-dasharray="2 1.6"/>'
    return (
        shadow(1, 3, 13, 12, 0.3)
        + s(rays, "disc", 4)
        + s(rays, "vermilion", 2.2)
        + c(0, 0, 12, "ink", f'stroke="{v("disc")}" stroke-width="1.6"')
        + ring
        + _number(number, 0, 5, 15)
    )


def flea_token(active: bool) -> str:
    """A flea: its active side jumps; the other one lies on its back."""
    ring = (
        f'<circle r="9.6" {_edge("vermilion", 1.8)}/>'
        if active
        else f'<circle r="9.6" {_edge("stonedark", 1.4)} stroke-dasharray="2.4 2"/>'
    )
    disc = c(0, 0, 11.4, "disc" if active else "stone", f'stroke="{v("ink")}" stroke-width=".9"')
    bug = flea() if active else f'<g transform="rotate(180)" opacity=".5">{flea()}</g>'
    return shadow(0.8, 2, 11.6, 11, 0.28) + disc + ring + bug


def catapult() -> str:
    """The fair's machine: frame, wheels, and an arm with its spoon drawn back."""
    wheels = "".join(c(x, 9, 5, "straw", EDGE) + c(x, 9, 1.4, "bark") for x in (-11, 11))
    frame = p("M-17 5H17V9H-17Z", "bark", EDGE) + p("M-3 5L4 -9H7L4 5Z", "bark", EDGE)
    return shadow(0, 14, 19, 3) + frame + f'<g class="arm">{catapult_arm()}</g>' + wheels


def catapult_arm() -> str:
    """Turns about 5,-6."""
    arm = "M8 -4L-18 -12"
    return (
        s(arm, "ink", 4.4)
        + s(arm, "edging", 2.8)
        + p("M-23 -16C-22 -10 -16 -8 -14 -11C-16 -16 -20 -18 -23 -16Z", "edging", EDGE)
    )


def catapult_token(kind: str) -> str:
    """What is flung: a pie, a heart, a target, a ball to catch."""
    rim = c(0, 0, 11, "disc", f'stroke="{v("ink")}" stroke-width=".9"')
    if kind == "pie":
        pie = (
            p("M-8 1C-8 -5 8 -5 8 1L6 5H-6Z", "straw", EDGE)
            + c(-3, -3, 1.5, "vermilion")
            + c(3, -3, 1.5, "vermilion")
        )
        return rim + pie + c(0, -4.6, 1.5, "vermilion")
    if kind == "seduction":
        heart = "M0 7C-9 0 -8 -6.6 -3.8 -6.6C-1.6 -6.6 -.4 -5 0 -3.6C.4 -5 1.6 -6.6 3.8 -6.6C8 -6.6 9 0 0 7Z"
        return rim + p(heart, "vermilion", EDGE)
    if kind == "target":
        return rim + "".join(c(0, 0, r, f) for r, f in ((8.4, "lapis"), (5.8, "disc"), (3.2, "vermilion")))
    hand = (
        "M-7 2C-8 -3 -5 -4 -4 -1V-6C-4 -8 -1.5 -8 -1.5 -6V-7C-1.5 -9 1.5 -9 1.5 -7V-5.5C1.5 -7.5 "
        "4.2 -7.5 4.2 -5.5V-3C4.2 -5 7 -5 7 -3V3C7 7 4 8 1 8C-3 8 -5.5 7 -7 2Z"
    )
    return rim + p(hand, "pink", EDGE)


def die(face: int) -> str:
    """The die of the flying machines: 1 to 3 pips, each on two faces."""
    spots = {1: ((0, 0),), 2: ((-4, -4), (4, 4)), 3: ((-5, -5), (0, 0), (5, 5))}[face]
    return p(
        "M-9 -11H9Q11 -11 11 -9V9Q11 11 9 11H-9Q-11 11 -11 9V-9Q-11 -11 -9 -11Z", "disc", EDGE
    ) + "".join(c(x, y, 2.4, "ink") for x, y in spots)


def works() -> dict[str, str]:
    """All of them by name."""
    drawn = {f"span-{along}": span(along) for along in ("E-W", "N-S")}
    drawn |= {f"focus-{number}": focus(number) for number in FOCI}
    drawn |= {"flea-on": flea_token(True), "flea-off": flea_token(False), "catapult": catapult()}
    drawn |= {f"token-{kind}": catapult_token(kind) for kind in TOKENS}
    drawn |= {f"die-{face}": die(face) for face in (1, 2, 3)}
    return drawn | {f"segment-{name}": segment(name) for name in SEGMENTS}
