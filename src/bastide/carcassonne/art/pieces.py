"""Playing pieces in a silhouette of our own: hooded travellers and plain wooden things.

Every piece is drawn on its feet at 0,0 and is about 30 units high.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bastide.carcassonne.art.glyphs import c, p, s
from bastide.carcassonne.art.icons import cloth, grain, wine
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


def big() -> str:
    flag = pole("M10.4 1V-34") + seat("M10.6 -34H21L18 -30L21 -26H10.6Z") + arm()
    return f'<g transform="scale(1.16)">{hooded(flag)}</g>'


def builder() -> str:
    hammer = pole("M9.6 -2L13 -20") + p("M9 -23.4L17 -21.8L16.4 -18.4L8.4 -20Z", "stonedark", EDGE)
    apron = p("M-4.4 .6C-4.6 -5 -3.6 -10 -2.6 -13H3C4 -10 5 -5 4.8 .6Z", "straw", EDGE)
    return hooded(hammer + s("M6.6 -12.4L11 -10.6", "ink", 1.4) + apron)


def mayor() -> str:
    hat = seat("M-7 -21C-5 -27 5 -27 7 -21C3 -19.6 -3 -19.6 -7 -21Z") + s("M5 -24L9 -29", "goldlight", 1.6)
    return robed(hat, s("M-4 -15C-3 -10 3 -10 4 -15", "gold", 1.6))


def phantom() -> str:
    sheet = (
        "M-8 -2C-8 -10 -6 -14 -4 -17C-6 -22 -3 -28 1 -28.4C5 -28 6 -22 4.4 -17.6C7 -14 8.6 -9 8 -2"
        "L5.4 -4.4L2.8 0L0 -4L-2.8 0L-5.4 -4.4Z"
    )
    outline = sheet.split("L5.4", maxsplit=1)[0]
    face = p("M-.4 -24C3.8 -25 4.6 -19 2 -18C-.8 -18 -1.6 -22 -.4 -24Z", "disc", "")
    dashes = s(outline, "ink", 0.9, 'stroke-dasharray="2 1.6"')
    return f'<g opacity=".78">{seat(sheet, HALO)}</g>{face}{dashes}'


def robber() -> str:
    hat = seat("M-8 -20.4C-4 -19 4 -19 8 -20.4L4 -23C3 -26 -3 -26 -4 -23Z")
    hat += p("M-4 -19.4H4V-17.2H-4Z", "ink", "")
    sack = p("M8 -2C4 -8 9 -11 10 -14C12 -11 17 -8 13 -2C12 0 9 0 8 -2Z", "straw", EDGE)
    return robed(hat, sack + s("M8.4 -13H11.8", "bark", 1.2))


def woman() -> str:
    """The second counting figure: a lady with a veil, for the scoring track."""
    veil = seat("M-4.6 -16.4C-6 -22 -3 -26 0 -30C3 -26 6 -22 4.6 -16.4L3.6 -20H-3.6Z")
    return robed(veil, s("M0 -30C5 -30 8 -27 9 -22", "disc", 1.2))


def prisoner() -> str:
    rails = "M-12.6 -27H12.6M-12.6 0H12.6"
    bars = f"M-11 -29V2M-5.5 -29V2M0 -29V2M5.5 -29V2M11 -29V2{rails}"
    return hooded() + s(bars, "disc", 2) + s(bars, "stonedark", 1.2) + s(rails, "ink", 0.6)


def king() -> str:
    """The token of the largest city."""
    trim = p("M-3 -15.4H3L5 .9H-5Z", "disc", EDGE) + p("M-2.2 -15.4H2.2L0 -10Z", "gold", EDGE)
    beard = p("M-3.4 -17C-3 -12.6 3 -12.6 3.4 -17C2 -16 -2 -16 -3.4 -17Z", "bark", EDGE)
    return robed(crown() + beard, trim, "lapis")


def baron() -> str:
    """The token of the longest road: a mailed rider without his horse."""
    helm = p("M-4.6 -16V-21C-4.6 -26 4.6 -26 4.6 -21V-16Z", "stone", EDGE)
    helm += p("M-3 -21H3V-19.4H-3Z", "ink", "")
    sword = pole("M11 0V-20") + s("M8 -15H14", "stonedark", 1.6) + s("M11 -15V-26", "stone", 1.8)
    return robed(helm, sword, "ink")


def count() -> str:
    fur = p("M-3 -15.4H3L5 .9H-5Z", "disc", EDGE)
    tails = ((-1.6, -12), (1.4, -9.6), (-1.4, -6), (1.8, -3.4), (-2, -1.6))
    return robed(crown(), fur + "".join(c(x, y, 0.6, "ink") for x, y in tails), "plum")


def mage() -> str:
    hat = p("M-7.4 -19.6C-3 -21.4 3 -21.4 7.4 -19.6L3 -23L1 -33L-4 -23Z", "lapis", EDGE)
    beard = p("M-3 -16.4C-2 -8 2 -8 3 -16.4Z", "disc", EDGE)
    star = "M11 -29L12.4 -25.4L16 -25L13.2 -22.8L14.2 -19.2L11 -21.2L7.8 -19.2L8.8 -22.8L6 -25L9.6 -25.4Z"
    return robed(hat, beard + pole("M11 1V-22") + p(star, "goldlight", EDGE), "lapis")


def witch() -> str:
    hat = p("M-9 -20C-3 -18.4 3 -18.4 9 -20L3 -22.4L-2 -31L-4 -22.4Z", "ink", EDGE)
    broom = pole("M-13 -2L13 -12") + p("M-13 -2L-19 -3.4L-17 2.6L-12 -.4Z", "straw", EDGE)
    return robed(hat, broom, "plum")


def teacher() -> str:
    cap = p("M-6 -22L0 -25.4L6 -22L0 -19.4Z", "ink", EDGE) + s("M6 -22V-18", "gold", 1)
    book = p("M-7 -13L0 -11L7 -13V-6.6L0 -4.8L-7 -6.6Z", "disc", EDGE)
    return robed(cap, book + s("M0 -11V-5M-5 -10.8L-2 -10M5 -10.8L2 -10", "ink", 0.6), "slate")


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


# ---------------------------------------------------------------- beasts and things


def dragon() -> str:
    d = (
        "M-16 0C-10 2 8 2 12 -2C16 -7 12 -12 8 -13C10 -16 14 -16 18 -15L15 -19L19 -21L13 -22L11 -26L9 -22"
        "C3 -21 1 -16 2 -13L-8 -24L-8 -18L-15 -20L-11 -13L-17 -12C-12 -10 -8 -7 -8 -3C-11 -1.6 -14 -1 -16 0Z"
    )
    ribs = s("M-7 -20L1 -12M-11 -15L-2 -10", "goldlight", 0.9)
    return body(d, "vermilion") + c(12.4, -19, 1, "disc") + ribs


def _swine(fill: str) -> str:
    d = (
        "M-13 -9C-13 -17 5 -19 9 -13L14 -12V-6.6L10 -5.6C9 -3 8.6 -2.6 8.4 0H4.6L4 -2.6H-6L-6.6 0H-10.4"
        "L-10.8 -4C-12.4 -5 -13 -7 -13 -9Z"
    )
    ear = "M5 -15.4L8 -19L10 -13.6Z"
    tail = s("M-13 -10q-3.4 -1 -2.4 -4.4", "ink", 1.2)
    return body(d, fill) + (p(ear, fill, EDGE) if fill else seat(ear)) + c(9.6, -10.6, 0.9, "disc") + tail


def barn() -> str:
    roof = seat("M-16 -10L-9 -22H9L16 -10Z") + lit("M-16 -10L-9 -22H-4L-9 -10Z")
    door = p("M-5 0V-8H5V0Z", "bark", EDGE) + s("M-5 -8L5 0M5 -8L-5 0", "plaster", 0.8)
    return seat("M-16 -10L-9 -22H9L16 -10Z", HALO) + body("M-13 0V-11H13V0Z", "plaster") + roof + door


def wagon() -> str:
    wheels = "".join(c(x, -3.4, 4.2, "straw", EDGE) + c(x, -3.4, 1.2, "bark") for x in (-9, 8))
    ribs = s("M-7 -20V-7M5 -20V-7", "disc", 0.8, 'opacity=".5"')
    bed = p("M-16 -7H18V-4H-16Z", "bark", EDGE)
    return body("M-14 -6V-14C-14 -23 12 -23 12 -14V-6Z") + ribs + bed + wheels


def bridge() -> str:
    rails = "M-19 -9C-10 -15.4 10 -15.4 19 -9M-10 -13V-9M0 -14.4V-11M10 -13V-9"
    return body("M-20 -1V-6C-12 -13 12 -13 20 -6V-1H14C12 -6 -12 -6 -14 -1Z") + s(rails, "bark", 1.3)


def wall(w: float, h: float, y: float = 0) -> str:
    """Path data of a crenellated wall."""
    heights = (y - h + (0 if i % 2 else 2.4) for i in range(5))
    teeth = "".join(f"H{-w + i * w / 2.5 + w / 5:.1f}V{top:.1f}" for i, top in enumerate(heights))
    return f"M{-w:g} {y:g}V{y - h:g}{teeth}H{w:g}V{y:g}Z"


def castle() -> str:
    sides = "".join(f'<g transform="translate({x} 0)">{body(wall(4.6, 22))}</g>' for x in (-10, 10))
    return body(wall(13, 15)) + sides + p("M-2.2 0V-2.4A2.2 2.2 0 0 1 2.2 -2.4V0Z", "ink", "")


TOWER_STEP = 9.0  # a tower grows by this with every piece


def tower(fill: str = "") -> str:
    """One piece of a tower."""
    return body(wall(7.6, 12), fill) + s("M-7 -4H7M-3 -8V-4M3 -4V0", "disc", 0.6, 'opacity=".5"')


def ferry() -> str:
    sail = s("M0 -6V-24", "bark", 1.6) + p("M1.2 -23C8 -20 10 -14 9 -9H1.2Z", "disc", EDGE)
    hull = body("M-15 -6H15C13 0 9 1.6 0 1.6C-9 1.6 -13 0 -15 -6Z", "bark")
    return hull + sail + s("M-13 -3.4H13", "goldlight", 0.8)


def gold() -> str:
    return (
        body("M-2 0L1 -9H11L14 0Z", "gold")
        + body("M-14 0L-11 -9H-1L2 0Z", "goldlight")
        + body("M-8 -9L-5 -18H5L8 -9Z", "goldlight")
        + s("M-3 -15H3", "disc", 1.4)
    )


def abbey() -> str:
    """An abbey in the hand, before it lies on the table."""
    church = p("M-8 0V-12L0 -20L8 -12V0Z", "plaster", HALO) + p("M-8 0V-12L0 -20L8 -12V0Z", "plaster", EDGE)
    wing = body("M-16 0V-8H16V0Z", "plaster") + seat("M-18 -7L-14 -14H14L18 -7Z")
    roof = seat("M-10 -10L0 -20.6L10 -10L7 -10L0 -16.6L-7 -10Z")
    cross = s("M0 -20.6V-27M-2.4 -24.6H2.4", "gold", 1.6)
    return wing + church + roof + cross + p("M-2.4 0V-4A2.4 2.4 0 0 1 2.4 -4V0Z", "walldark", EDGE)


def token(colour: str, icon: str) -> str:
    """A round token with a pictogram, as high as a piece."""
    ring = f'stroke="{v(colour)}" stroke-width="1.6"'
    disc = c(0, 0, 11.4, "disc", f'stroke="{v("ink")}" stroke-width=".9"')
    return f'<g transform="translate(0 -13)">{disc}<circle r="9.8" fill="none" {ring}/>{icon}</g>'


def flea() -> str:
    bug = p("M-5 2C-5 -4 4 -6 6 -1C7 3 2 5 -5 2Z", "ink", "") + s("M-3 3L-5 7M0 4L-1 8M3 3L5 7L8 6", "ink", 1)
    return bug + c(4, -1, 0.8, "disc")


def tunnel() -> str:
    arch = '<path d="M-6 6V0A6 6 0 0 1 6 0V6Z" fill="var(--seat)"/>'
    return arch + p("M-3.4 6V.6A3.4 3.4 0 0 1 3.4 .6V6Z", "ink", "")


@dataclass(frozen=True, slots=True)
class Piece:
    """How a kind of piece is made, where its badge sits, and how high it is.

    Without a badge it is nobody's, whatever seat is asked for.
    """

    make: Callable[[], str]
    badge: tuple[float, float] | None = None
    badge_size: float = 1.0
    height: float = 29.0
    lies: bool = False  # a person, who may lie down in a meadow


PIECES: dict[str, Piece] = {
    "follower": Piece(follower, (0, -7), lies=True),
    "big": Piece(big, (0, -8), 1.15, 40, lies=True),
    "phantom": Piece(phantom, (0, -10), lies=True),
    "builder": Piece(builder, (0, -6)),
    "mayor": Piece(mayor, (0, -5.6), height=27),
    "wagon": Piece(wagon, (-1, -13.4), height=21),
    "pig": Piece(lambda: _swine(""), (-2, -9), height=19),
    "barn": Piece(barn, (0, -16), height=22),
    "robber": Piece(robber, (-1, -6), height=25),
    "woman": Piece(woman, (0, -6), height=30),
    "prisoner": Piece(prisoner, (0, -7)),
    "bridge": Piece(bridge, (0, -16), height=20),
    "castle": Piece(castle, (0, -9.8), height=22),
    "tower": Piece(tower, (0, -5), 0.9, 12),
    "abbey": Piece(abbey, (11, -5), height=27),
    "tunnel": Piece(lambda: token("ink", tunnel()), (8, -5), 0.9, 26),
    # Nobody's: they stand for all, or their owner is told by where they lie.
    "king": Piece(king),
    "baron": Piece(baron),
    "count": Piece(count),
    "mage": Piece(mage, height=32),
    "witch": Piece(witch, height=31),
    "teacher": Piece(teacher, height=26),
    "fairy": Piece(fairy, height=24),
    "dragon": Piece(dragon, height=26),
    "ferry": Piece(ferry, height=24),
    "gold": Piece(gold, height=18),
    "fortune": Piece(lambda: _swine("pink"), height=19),
    "wine": Piece(lambda: token("plum", wine()), height=26),
    "grain": Piece(lambda: token("gold", grain()), height=26),
    "cloth": Piece(lambda: token("verdigris", cloth()), height=26),
    "flea": Piece(lambda: token("ink", flea()), height=26),
}
