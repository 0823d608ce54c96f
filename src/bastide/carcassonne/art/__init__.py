"""The drawing of Carcassonne: tiles and figures as SVG, from the tile data alone.

A page takes `defs()` and `figure_defs()` once, in an SVG of no size that is not `display:none`, and the
colours of `css()` as a style sheet. Each tile on the board is then

    <g transform="translate(x y)">{under}{over}</g>

in units of 100 per square, from `draw_tile(tile_id, quarter)`; never turn the group, turn the tile: houses
and signs stand upright whatever the quarter. Figures lie on top, each at the `spot` of its part:

    <g transform="translate(x y) scale(.9)">{draw_figure("follower", seat)}</g>

What belongs to a box is drawn by the file `art.py` in its folder: `box` says what such a file brings, and
`gathered` has all of them together.

The modules in the order of the work: `facts` (what the data say), `cities` and `ways` (curves), `room` and
`contours` (where there is space), `layout` (signs and spots: the scene), `planting` (houses and trees),
`glyphs`, `icons` and `shared` (symbols), `draw` (the scene as SVG), `pieces` and `figures`, `sheet`, and
`check`, which proves that a picture parts the meadows as the data do.
"""

from bastide.carcassonne.art.draw import PartArt, TileArt, draw_tile
from bastide.carcassonne.art.figures import draw_figure, draw_shield, figure_defs, kinds
from bastide.carcassonne.art.gathered import places, works
from bastide.carcassonne.art.palette import css
from bastide.carcassonne.art.shared import defs
from bastide.carcassonne.art.sheet import sheet

__all__ = [
    "PartArt",
    "TileArt",
    "css",
    "defs",
    "draw_figure",
    "draw_shield",
    "draw_tile",
    "figure_defs",
    "kinds",
    "places",
    "sheet",
    "works",
]
