"""How closely a study looks: by name."""

from __future__ import annotations

from .weighing import Depth

DEPTHS = {
    depth.name: depth
    for depth in (
        Depth("glance", 6, ((7, 6), (3, 12)), 2_500, 2_000, 1_000, 12),
        Depth("ordinary", 8, ((9, 8), (4, 24), (2, 64)), 12_000, 12_000, 40_000, 40),
        Depth("deep", 16, ((17, 16), (6, 64), (3, 256)), 120_000, 120_000, 120_000, 200),
    )
}

SKIM = Depth("skim", 3, ((4, 4), (2, 8)), 2_500, 500, 500, 5, 1.5)
"""For most turns of a large game."""
