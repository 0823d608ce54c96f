"""The drawing of Carcassonne: tiles and figures as SVG, from the tile data alone.

A page takes `defs()` and `figure_defs()` once, in an SVG of no size that is not `display:none`, and the
colours of `css()` as a style sheet. Each tile on the board is then

    <g transform="translate(x y)">{under}{over}</g>

in units of 100 per square, from `draw_tile(tile_id, quarter)`; never turn the group, turn the tile: houses
and signs stand upright whatever the quarter. Figures lie on top, each at the `spot` of its part:

    <g transform="translate(x y) scale(.9)">{draw_figure("follower", seat)}</g>

The modules in the order of the work: `facts` (what the data say), `cities` and `ways` (curves), `room` and
`contours` (where there is space), `layout` (signs and spots: the scene), `planting` (houses and trees),
`glyphs`, `icons` and `shared` (symbols), `blocks` (start blocks), `draw` (the scene as SVG), `pieces` and
`figures`, `works` (bridges and tokens), `sheet`, and `check`, which proves that a picture parts the meadows
as the data do.
"""

from bastide.carcassonne.art.blocks import places
from bastide.carcassonne.art.draw import PartArt, TileArt, draw_tile
from bastide.carcassonne.art.figures import KINDS, draw_figure, draw_shield, figure_defs, tower_top
from bastide.carcassonne.art.palette import css
from bastide.carcassonne.art.shared import defs
from bastide.carcassonne.art.sheet import sheet
from bastide.carcassonne.art.works import works

__all__ = [
    "KINDS",
    "PartArt",
    "TileArt",
    "css",
    "defs",
    "draw_figure",
    "draw_shield",
    "draw_tile",
    "figure_defs",
    "places",
    "sheet",
    "tower_top",
    "works",
]
