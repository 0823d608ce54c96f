"""What the slow scorer judges of each element, so that a soak can say what its games prove.

Whatever is played, all points that are marked must be due, and all that are due must be marked. Of elements
that move pieces around, what is offered must be what the rules allow, and the pieces must come to stand where
the rules put them (witness.py)."""

from __future__ import annotations

JUDGED = {
    "river": "meadows",
    "inns": "the rate of roads",
    "cathedrals": "the rate of cities",
    "big-follower": "majorities",
    "pig": "meadows",
    "goods": "tokens and majorities",
    "king": "the card and its points",
    "robber-baron": "the card and its points",
    "cathars": "the rate of cities, meadows",
    "count": "Carcassonne as a city, majorities after followers have come from it, who may send one",
    "fairy": "both kinds of points",
    "river2": "meadows",
    "pig-herd": "meadows",
    "games-quarterly": "meadows",
    "tower": "who may be bought back, ransoms",
    "abbey": "finished areas, its own points",
    "mayor": "majorities",
    "barn": "farmers at a barn, barns at the end",
    "wagon": "majorities, where it may go",
    "shrine": "challenges, its own points",
    "catapult": "catch and target shooting, what may be entered, who goes home, who may be exchanged",
    "wheel": "segments and crown spaces",
    "tunnel": "roads",
    "bridges": "roads",
    "castles": "who takes points, castles at meadows",
    "bazaars": "what is paid",
    "phantom": "majorities",
    "teacher": "his points, who has him",
    "dispatches": "their points, when they are read",
    "ferries": "roads, also those opened again",
    "gold": "who takes it, its points",
    "mage-witch": "their change of points, their way back",
    "robbers": "whom they can rob, what they take, where they are then",
    "builder": "where he may stand, which tiles bring a double turn",
    "dragon": "its way, its steps, whom it eats",
    "portal": "where it leads",
    "princess": "whom she may send home, what follows",
    "crop-circles": "who is asked, who may join, who must leave",
    "plague": "foci, fleas and regions, whom fleas send home, where one can flee to",
    "festival": "who may come back",
    "flying-machines": "how far they fly, where one may land",
}


def report(elements: frozenset[str]) -> tuple[list[str], list[str]]:
    """The elements that are judged, and those that nobody has thought of."""
    return sorted(elements & JUDGED.keys()), sorted(elements - JUDGED.keys())
