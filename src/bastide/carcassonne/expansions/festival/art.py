"""The drawing of the festival."""

from __future__ import annotations

from ...art.box import BoxArt, Sign
from ...art.glyphs import edge, p, s
from ...art.icons import medal


def festival() -> str:
    """A drum below two pennants."""
    return (
        s("M-7 -5.2Q0 -.6 7 -5.2", "ink", 0.9)
        + p("M-5.8 -4.4L-1.6 -2.8L-4.4 1Z", "vermilion", "")
        + p("M5.8 -4.4L1.6 -2.8L4.4 1Z", "verdigris", "")
        + p("M-4.2 1.8H4.2V5.8C4.2 7.6 -4.2 7.6 -4.2 5.8Z", "plum", "")
        + p("M-4.2 1.8C-4.2 .4 4.2 .4 4.2 1.8C4.2 3.2 -4.2 3.2 -4.2 1.8Z", "goldlight", edge("plum", 0.6))
        + s("M-3.8 3.4L-1.3 6.6L1.3 3.4L3.8 6.4", "disc", 0.8)
    )


ART = BoxArt(
    signs={"festival": Sign(medal("plum", festival))},
)
