"""Colours of land and pieces as CSS custom properties, so that one drawing serves light and dark.

Every name carries the prefix `--land-`: the page has a `--road` and a `--wall` of its own.
"""

from __future__ import annotations

# The land by day. By night it is the same land at dusk, mixed towards a warm black.
LAND = {
    "meadow": "#A9BF78",
    "speckle": "#93AB62",
    "sprout": "#BCCF8C",
    "road": "#EFE3C8",
    "edging": "#8F7A56",
    "rut": "#D9C7A0",
    "ground": "#D9B98A",
    "cobble": "#C9A473",
    "wall": "#8A5A3A",
    "merlon": "#C79B74",
    "walldark": "#5A3822",
    "roof": "#B0553A",
    "roof2": "#C4694A",
    "roof3": "#963F2C",
    "roof4": "#A8683C",
    "plaster": "#F3E6CC",
    "water": "#6C9CBD",
    "ripple": "#A3C6DC",
    "bank": "#D6C594",
    "stone": "#CFC6B4",
    "stonedark": "#8E8472",
    "forest": "#6F8F56",
    "forestdark": "#4F6E3E",
    "forestlight": "#8BA96C",
    "slate": "#6B7480",
    "outline": "#3B2A1A",
    "straw": "#E3C873",
    "ash": "#8C7D70",
    "bark": "#6B4A2E",
    "shade": "#2C3A1A",
}
# Medallions and pieces keep their colours in the dark: they must carry, whatever lies below.
MARK = {
    "disc": "#FFFAF0",
    "ink": "#2A2118",
    "lapis": "#2F4B8F",
    "vermilion": "#B5402A",
    "verdigris": "#3B7A63",
    "gold": "#B98A2F",
    "plum": "#6B3A5B",
    "goldlight": "#F0CF7A",
    "pink": "#E0A596",
}
SOFTENED = ("disc", "goldlight", "pink")  # would glare on the dusk
SEATS = "ABCDEF"
SEAT_COLOURS = ("#2F4B8F", "#B5402A", "#3B7A63", "#B98A2F", "#6B3A5B", "#56616B")
SHAPES = ("circle", "square", "triangle", "diamond", "cross", "hexagon")
DUSK, NIGHT = "#1B1613", "#171A1C"
PAGE = {"parchment": ("#F6EFDF", "#1E1B16"), "ink": ("#2A2118", "#EDE3CF"), "sepia": ("#7A6A52", "#A89A80")}


def mix(a: str, b: str, t: float) -> str:
    """The colour that lies at t between a and b."""
    pa, pb = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(pa, pb, strict=True))


def v(name: str) -> str:
    """A colour of the land or of a piece, as CSS asks for it."""
    if name not in LAND and name not in MARK:
        raise KeyError(f"no colour {name!r}")
    return f"var(--land-{name})"


def variables(dark: bool = False) -> str:
    """The declarations of one theme."""
    rows = {k: mix(c, DUSK, 0.36) if dark else c for k, c in LAND.items()}
    rows |= {k: mix(c, NIGHT, 0.12) if dark and k in SOFTENED else c for k, c in MARK.items()}
    rows |= {f"seat-{letter}": c for letter, c in zip(SEATS, SEAT_COLOURS, strict=True)}
    rows |= {f"page-{k}": c[dark] for k, c in PAGE.items()}
    return "".join(f"--land-{k}:{c};" for k, c in rows.items())


def css(theme: str = "both") -> str:
    """A style sheet: `light`, `dark`, or `both`, where `data-theme` on the page wins over the system."""
    if theme in ("light", "dark"):
        return f":root{{{variables(theme == 'dark')}}}"
    day, night = variables(), variables(dark=True)
    return (
        f":root{{{day}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}"
        f"[data-theme=dark]{{{night}}}"
    )
