"""What all tiles of a page share: patterns, the clip, symbols, and the classes of lines. Once per page.

The fragments of the tiles define no ids of their own, so any number of them may stand on one page.
"""

from __future__ import annotations

from functools import cache

from bastide.carcassonne.art.gathered import symbols
from bastide.carcassonne.art.geometry import num, rng
from bastide.carcassonne.art.glyphs import houses_and_trees
from bastide.carcassonne.art.palette import v
from bastide.carcassonne.art.scene import INSET, RIVER, ROAD

# class of a line: colour, width, further declarations
LINES: dict[str, tuple[str, float, str]] = {
    "re": ("edging", ROAD, ""),
    "rd": ("road", ROAD - 2, ""),
    "rr": ("rut", 0.8, "stroke-dasharray:7 4 3 5"),
    "vb": ("bank", RIVER, ""),
    "vw": ("water", RIVER - 3, ""),
    "v1": ("ripple", 0.9, "stroke-dasharray:5 6 2 7;stroke-linecap:round;opacity:.8"),
    "v2": ("ripple", 0.8, "stroke-dasharray:3 9;stroke-linecap:round;opacity:.7"),
    "w1": ("walldark", 6, "stroke-dasharray:2.6 1.9"),
    "w2": ("wall", 4.9, "stroke-dasharray:2 2.5;stroke-dashoffset:-.3"),
    "w3": ("walldark", 3.8, ""),
    "w4": ("merlon", 2.6, ""),
    "d1": ("stonedark", 10.4, ""),
    "d2": ("stone", 8.4, ""),
    "d3": ("stonedark", 8.4, "stroke-dasharray:.6 3.4"),
    "d4": ("ground", 5, ""),
    "h1": ("stonedark", 3.4, ""),
    "h2": ("stone", 2.4, "stroke-dasharray:2.6 .7"),
    "st": ("rut", 9, "opacity:.7"),
}
# class of a surface: colour, further declarations
AREAS: dict[str, tuple[str, str]] = {
    "bk": ("bank", ""),
    "wa": ("water", ""),
    "sh": ("shade", "opacity:.2"),
    "pl": ("road", f"stroke:{v('edging')};stroke-width:1"),
    "as": ("ash", "opacity:.45"),
}


def style() -> str:
    """The rules behind the classes. Colours are variables of the palette and nothing else."""
    out = [
        f".ca-{name}{{fill:none;stroke:{v(colour)};stroke-width:{width:g};stroke-linejoin:round;{extra}}}"
        for name, (colour, width, extra) in LINES.items()
    ]
    out += [f".ca-{name}{{fill:{v(colour)};{extra}}}" for name, (colour, extra) in AREAS.items()]
    out.append(f".ca-o{{stroke:{v('outline')};stroke-width:.55;stroke-linejoin:round}}")
    out.append(".ca-s{fill:none;stroke-linecap:round;stroke-linejoin:round}")
    out += [".ca-rc{stroke-linecap:round}", ".ca-m{fill:url(#ca-meadow)}", ".ca-co{fill:url(#ca-cobbles)}"]
    return "".join(out)


def use(name: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """A shared symbol at a place."""
    if scale == 1 and angle == 0:
        return f'<use href="#ca-{name}" x="{num(x)}" y="{num(y)}"/>'
    turned = f" rotate({angle:.4g})" if angle else ""
    sized = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<use href="#ca-{name}" transform="translate({num(x)} {num(y)}){turned}{sized}"/>'


@cache
def defs() -> str:
    """Everything that fragments refer to. Put it into the page once, in an SVG that is not `display:none`."""
    drawn = houses_and_trees() | symbols() | _flat()
    body = "".join(f'<g id="ca-{name}">{art}</g>' for name, art in drawn.items())
    clip = '<clipPath id="ca-clip"><path d="M0 0H100V100H0Z"/></clipPath>'
    return f"<defs><style>{style()}</style>{_meadow()}{_cobbles()}{clip}{body}</defs>"


def _meadow() -> str:
    """One swatch of 100 x 100 that repeats without a seam, so that every tile continues its neighbour.

    All marks of one kind are one path: a dot is a line of no length with a round end.
    """
    rand = rng("meadow")
    often = (("fine", 0.2), ("coarse", 0.42), ("sprout", 0.62), ("tuft", 0.9), ("daisy", 1.0))
    marks = {name: "" for name, _ in often}
    for _ in range(150):
        x, y, k = rand() * 100, rand() * 100, rand()
        kind = next(name for name, top in often if k < top)
        for dx in (-100, 0, 100):
            for dy in (-100, 0, 100):
                if -3 < x + dx < 103 and -3 < y + dy < 103:
                    at = f"M{num(x + dx)} {num(y + dy)}"
                    blades = f"l.6-1.5{at}m-1.1 0v-1.9{at}m-2.2 0l-.6-1.5"
                    marks[kind] += at + (blades if kind == "tuft" else "h0")
    hues = (
        (27, 30, 20, 13, "speckle"),
        (71, 66, 22, 14, "sprout"),
        (74, 22, 14, 9, "sprout"),
        (26, 76, 15, 11, "speckle"),
    )
    blots = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" fill="{v(k)}" opacity=".2"/>' for x, y, a, b, k in hues
    )
    dots = _line(marks["fine"], "speckle", 0.9) + _line(marks["coarse"], "speckle", 1.5)
    dots += _line(marks["sprout"], "sprout", 1.1) + _line(marks["tuft"], "speckle", 0.45)
    dots += _line(marks["daisy"], "disc", 1.1, 'opacity=".7"') + _line(marks["daisy"], "straw", 0.4)
    return (
        '<pattern id="ca-meadow" width="100" height="100" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0H100V100H0Z" fill="{v("meadow")}"/>{blots}'
        f'<g stroke-linecap="round">{dots}</g></pattern>'
    )


def _cobbles() -> str:
    rand = rng("cobbles")
    stones = "".join(
        f'<ellipse cx="{rand() * 18 + 1:.1f}" cy="{rand() * 18 + 1:.1f}" rx=".9" ry=".6"/>' for _ in range(16)
    )
    return (
        '<pattern id="ca-cobbles" width="20" height="20" patternUnits="userSpaceOnUse">'
        f'<path d="M0 0H20V20H0Z" fill="{v("ground")}"/>'
        f'<g fill="{v("cobble")}" opacity=".55">{stones}</g></pattern>'
    )


# ---------------------------------------------------------------- flat things that turn with the tile


def _box(x0: float, y0: float, x1: float, y1: float, fill: str, extra: str = "") -> str:
    return f'<path d="M{x0:g} {y0:g}H{x1:g}V{y1:g}H{x0:g}Z" fill="{v(fill)}"{" " if extra else ""}{extra}/>'


def _line(d: str, colour: str, width: float, extra: str = "") -> str:
    look = f'stroke="{v(colour)}" stroke-width="{width:g}"{" " if extra else ""}{extra}'
    return f'<path d="{d}" fill="none" {look}/>'


def _wall_tower(y: float = 0, r: float = 3.3) -> str:
    edge = f'stroke="{v("walldark")}" stroke-width=".7"'
    crown = f'stroke="{v("merlon")}" stroke-width="1.3" stroke-dasharray="1.4 .9"'
    inner = f'<circle cy="{y:g}" r="{r - 1.1:g}" fill="none" {crown}/>'
    return f'<circle cy="{y:g}" r="{r:g}" fill="{v("wall")}" {edge}/>{inner}'


def _turret() -> str:
    """The corner at which a city joins two edges: a round tower that lies wholly on its own tile.

    Four joined corners make a group of four, a lone one is a bastion; nothing is ever cut by a seam.
    """
    edge = f'stroke="{v("walldark")}" stroke-width=".7"'
    base = f'<path d="M0 0H{INSET + 1:g}L0 {INSET + 1:g}Z" fill="{v("wall")}"/>'
    roof = f'<circle cx="4.6" cy="4.6" r="4.3" fill="{v("roof3")}" {edge}/>'
    ridges = _line("M4.6 .4V8.8M.4 4.6H8.8M1.6 1.6L7.6 7.6M7.6 1.6L1.6 7.6", "walldark", 0.4)
    peak = "".join(
        f'<circle cx="4.6" cy="4.6" r="{r}" fill="{v(k)}"/>' for r, k in ((2.2, "roof2"), (0.8, "gold"))
    )
    return base + roof + ridges + peak


def _bridge(half: float) -> str:
    rails = f"M{-half - 0.8:g} -5.2H{half + 0.8:g}M{-half - 0.8:g} 5.2H{half + 0.8:g}"
    planks = f"M{2 - half:g} -3.2V3.2M0 -3.2V3.2M{half - 2:g} -3.2V3.2"
    return (
        _box(-half, -5.2, half, 5.2, "road")
        + _line(rails, "stonedark", 2.4, 'stroke-linecap="round"')
        + _line(rails, "stone", 1.3, 'stroke-dasharray="2.2 .8"')
        + _line(planks, "rut", 0.8)
    )


def _gate() -> str:
    way = _box(-2.6, -3.1, 6, 3.1, "road") + _box(-2.4, -3.1, 2.6, 3.1, "walldark", 'opacity=".55"')
    return way + _wall_tower(-4.6, 3.1) + _wall_tower(4.6, 3.1)


def _mouth() -> str:
    hill = f'stroke="{v("forestdark")}" stroke-width=".7"'
    return (
        f'<path d="M-1 -7C5 -8 9 -4 9 0C9 4 5 8 -1 7Z" fill="{v("forest")}" {hill}/>'
        + _box(-1.6, -6.4, 2.4, 6.4, "stone", f'stroke="{v("stonedark")}" stroke-width=".8"')
        + f'<path d="M-2 -3.6H1.6A3.6 3.6 0 0 1 1.6 3.6H-2Z" fill="{v("outline")}"/>'
    )


def _plot(look: int) -> str:
    """A strip of tilled land with furrows."""
    hue = ("straw", "sprout", "rut", "forestlight")[look]
    rows = "".join(
        _line(f"M{abs(y) * 0.22 - 7.6:.1f} {y:g}H{7.6 - abs(y) * 0.22:.1f}", hue if i % 2 else "speckle", 1.7)
        for i, y in enumerate((-4.8, -3.2, -1.6, 0, 1.6, 3.2, 4.8))
    )
    return f'<g opacity=".75" stroke-linecap="round">{rows}</g>'


def _hill() -> str:
    rings = (("forest", 17.5, 0, 0.8), ("forestlight", 12.5, -1, 0), ("sprout", 7, -2.6, 0))
    edge = f'stroke="{v("forestdark")}"'
    return "".join(
        f'<circle cx="{d:g}" cy="{d:g}" r="{r:g}" fill="{v(k)}" {edge} stroke-width="{w:g}"/>'
        for k, r, d, w in rings
    )


def _flat() -> dict[str, str]:
    well = f'<circle r="2.3" fill="{v("stone")}" stroke="{v("stonedark")}" stroke-width=".9"/>'
    pier = _box(-2, -3.4, 7, 3.4, "merlon", f'stroke="{v("bark")}" stroke-width=".8"')
    return {
        "walltower": _wall_tower(),
        "turret": _turret(),
        "gate": _gate(),
        "mouth": _mouth(),
        "pier": pier + _line("M0 -3.4V3.4M2 -3.4V3.4M4 -3.4V3.4", "bark", 0.6),
        "well": well + f'<circle r="1" fill="{v("water")}"/>',
        "ripples": _line("M-3.2 0q1.6 -1.2 3.2 0q1.6 1.2 3.2 0", "ripple", 0.8),
        "hill": _hill(),
        "bridge": _bridge(9),
        "overpass": _bridge(7),
    } | {f"plot{n}": _plot(n) for n in range(4)}
