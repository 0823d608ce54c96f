"""What the slow scorer judges of each element, so that a soak can say what its games prove.

Whatever is played, all points that are marked must be due, and all that are due must be marked. `POINTS` are
the elements that change which points are due, with what is worked out anew; `COUNTED` those that move pieces
around: the scorer sees the position that they leave and judges the points that follow, but not the moves."""

from __future__ import annotations

POINTS = {
    "river": "meadows",
    "inns": "the rate of roads",
    "cathedrals": "the rate of cities",
    "big-follower": "majorities",
    "pig": "meadows",
    "goods": "tokens and majorities",
    "king": "the card and its points",
    "robber-baron": "the card and its points",
    "cathars": "the rate of cities, meadows",
    "count": "Carcassonne as a city, majorities after followers have come from it",
    "fairy": "both kinds of points",
    "river2": "meadows",
    "pig-herd": "meadows",
    "games-quarterly": "meadows",
    "tower": "ransoms",
    "abbey": "finished areas, its own points",
    "mayor": "majorities",
    "barn": "farmers at a barn, barns at the end",
    "wagon": "majorities, where it may go",
    "shrine": "challenges, its own points",
    "catapult": "catch and target shooting",
    "wheel": "segments and crown spaces",
    "tunnel": "roads",
    "bridges": "roads",
    "castles": "who takes points, castles at meadows",
    "bazaars": "what is paid",
    "phantom": "majorities",
    "teacher": "his points, who has him",
    "dispatches": "their points",
    "ferries": "roads, also those opened again",
    "gold": "who takes it, its points",
    "mage-witch": "their change of points, their way back",
    "robbers": "what they take",
}
COUNTED = {
    "builder": "double turns",
    "dragon": "its way and whom it eats",
    "portal": "where it leads",
    "princess": "whom she sends home",
    "crop-circles": "who joins and who leaves",
    "plague": "fleas and flight",
    "festival": "who comes back",
    "flying-machines": "where they land",
}


def report(elements: frozenset[str]) -> tuple[list[str], list[str], list[str]]:
    """The elements judged by their points, those only counted, and those that nobody has thought of."""
    known = POINTS.keys() | COUNTED.keys()
    return (
        sorted(elements & POINTS.keys()),
        sorted(elements & COUNTED.keys()),
        sorted(elements - known),
    )
