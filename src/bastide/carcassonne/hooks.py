"""The hooks of Carcassonne: what its boxes can hear of, add to and change. A box may bring hooks of its own.

`docs/expansions.md` has them as a table, made from this file.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from ..kernel import Action, Hook, Slice, Term

if TYPE_CHECKING:
    from .figures import FigureKind
    from .shown import BoxView
    from .state import CarcassonneState
    from .tiles import Part, Tile
    from .worth import Outlook

# -- what has happened ---------------------------------------------------------------------------------------

ON_LAY: Hook[[CarcassonneState, int], None] = Hook("lay", "state, seat", "a tile was placed")
ON_EXTEND: Hook[[CarcassonneState, int, int], None] = Hook(
    "extend", "state, seat, root", "a feature has grown other than by placing a tile"
)
ON_PLACE: Hook[[CarcassonneState, int, str, int], None] = Hook(
    "place", "state, seat, verb, node", "a figure was placed"
)
ON_LEAVE: Hook[[CarcassonneState, int, int], None] = Hook(
    "leave", "state, root, figure", "a figure has left a feature that is not being scored"
)
ON_GONE: Hook[[CarcassonneState, int, int], None] = Hook(
    "gone", "state, node, figure", "a figure has left its place, in whatever way"
)
ON_AWARD: Hook[[CarcassonneState, int, bool, list[int]], None] = Hook(
    "award", "state, root, finished, winners", "the points of a feature were awarded"
)
ON_POINTS: Hook[[CarcassonneState, str, int, int], None] = Hook(
    "points", "state, what, seat, points", "points were marked on the scoring track"
)
ON_REJOIN: Hook[[CarcassonneState, Collection[int]], None] = Hook(
    "rejoin", "state, nodes", "features were taken apart and made anew: join what joins them besides edges"
)
ON_DRAWN: Hook[[CarcassonneState], str | None] = Hook(
    "drawn", "state", "a tile was drawn outside the usual draw; it may have to be set aside"
)

# -- changes -------------------------------------------------------------------------------------------------

CHANGE_TILES: Hook[[list[Tile]], list[Tile]] = Hook("tiles", "tiles", "the kinds of tiles of a ruleset")
CHANGE_SCORE: Hook[[CarcassonneState, int, bool, list[Term]], list[Term]] = Hook(
    "score", "state, root, finished, terms", "what a kind of feature scores", keys=None
)
CHANGE_OWNERS: Hook[[CarcassonneState, int, list[int]], list[int]] = Hook(
    "owners", "state, root, seats", "who has the majority in a feature"
)
PER_CITY_TERMS: Hook[[CarcassonneState, int, bool, int, list[Term]], list[Term]] = Hook(
    "per-city",
    "state, root, finished, seat, terms",
    "what each city brings one owner of a field more, before the rest of his score",
)
CHANGE_OWN_TERMS: Hook[[CarcassonneState, int, bool, int, list[Term]], list[Term]] = Hook(
    "own", "state, root, finished, seat, terms", "what one owner of a feature scores"
)
CHANGE_CITIES: Hook[[CarcassonneState, set[int]], set[int]] = Hook(
    "cities", "state, cities", "the completed cities that count for a field"
)
LEADS_RIVERS_AWAY: Hook[[CarcassonneState, int], bool] = Hook(
    "leads-rivers-away", "state, number", "whether no river is led towards a tile"
)
STARTS_BESIDE_RIVERS: Hook[[CarcassonneState], bool] = Hook(
    "starts-beside-rivers", "state", "whether a starting piece will be laid at the side of the rivers"
)
CHANGE_RIVER: Hook[[CarcassonneState, type[Any], int, list[int]], tuple[int, list[int]]] = Hook(
    "river", "state, kind, spring, counts", "the spring of a river and the tiles that follow it"
)

# -- additions -----------------------------------------------------------------------------------------------

FIGURE_KINDS: Hook[[], list[FigureKind]] = Hook("figures", "", "more kinds of figures")
NAMES_FIGURE: Hook[[], str] = Hook(
    "names-figure", "", "a verb of the figure step whose first argument is the figure that it places"
)
MORE_PLACES: Hook[[CarcassonneState], list[int]] = Hook(
    "places", "state", "where a follower may stand besides the tile just placed"
)
MORE_TOPS: Hook[[CarcassonneState, int], list[int]] = Hook(
    "above", "state, number", "places on a tile that belong to no feature"
)
TOP_PART: Hook[[CarcassonneState, int], Part | None] = Hook(
    "top-part", "state, node", "what such a place is called, None if another module knows"
)
MORE_CITIES: Hook[[CarcassonneState, int], list[int]] = Hook(
    "wall", "state, root", "cities at a field that its tiles do not show"
)
ROAD_PASSAGES: Hook[[CarcassonneState, int], list[int]] = Hook(
    "passage", "state, node", "where else a road goes on under the ground"
)
ROAD_CROSSINGS: Hook[[CarcassonneState, int], list[int]] = Hook(
    "crossing", "state, node", "where else a road goes on across water"
)
VIEW: Hook[[CarcassonneState], BoxView] = Hook("view", "state", "entries of the view")
GIVEN: Hook[[CarcassonneState, Any], None] = Hook(
    "given", "state, entry", "an entry of a record's `given`", keys=None
)
GIVEN_START: Hook[[CarcassonneState, Any], None] = Hook(
    "given start", "state, entry", "an entry of `given` that changes the starting pieces", keys=None
)
GIVEN_LAND: Hook[[CarcassonneState, Any], None] = Hook(
    "given land",
    "state, entry",
    "an entry of `given` that changes the land before anybody stands on it",
    keys=None,
)
WRITTEN: Hook[[CarcassonneState, dict[str, Any]], None] = Hook(
    "written", "state, given", "put what a box keeps into `given`, as its reader takes it"
)
TURN_SLOTS: Hook[[], tuple[type[Slice], tuple[str, ...]]] = Hook(
    "turn", "", "the slots of a slice that belong to the turn under way"
)

# -- questions -----------------------------------------------------------------------------------------------

BARRED_TILE: Hook[[CarcassonneState], int] = Hook(
    "barred", "state", "the tile onto which no follower may come, 0 for none"
)
HAS_OTHER_TILE: Hook[[CarcassonneState, int], bool] = Hook(
    "source", "state, seat", "whether a player may place a tile that is not from the stack"
)
IS_SHELTERED: Hook[[CarcassonneState, int], bool] = Hook(
    "sheltered", "state, node", "whether figures at a place cannot be driven off"
)
SPARED_SQUARE: Hook[[CarcassonneState], int] = Hook(
    "spared", "state", "a square that is spared from what spreads over the board"
)
AWAY: Hook[[CarcassonneState, int], int] = Hook(
    "away", "state, figure", "how many of a figure are neither in the supply nor on the board"
)
SET_ASIDE: Hook[[CarcassonneState], list[int]] = Hook("aside", "state", "tiles that were drawn and set aside")
CHECK_PIECES: Hook[[CarcassonneState], None] = Hook(
    "count", "state", "raise AssertionError when a piece is missing"
)

# -- what bots ask -------------------------------------------------------------------------------------------

WORTH: Hook[[CarcassonneState, Outlook], None] = Hook(
    "worth", "state, outlook", "add what each seat may expect besides its features"
)
WORTH_MARKS: Hook[[CarcassonneState, int], tuple[object, ...]] = Hook(
    "worth-marks", "state, root", "what changes the worth of a feature without a trace on its tiles"
)
CONSIDER: Hook[[CarcassonneState, list[Action]], list[Action]] = Hook(
    "consider", "state, options", "the options that deserve a look, without those that are like another one"
)
