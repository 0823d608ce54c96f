"""What each box's pieces promise, by the name of the slice that the box keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bastide.carcassonne.expansions.king_robber.state import King, RobberBaron
from bastide.carcassonne.state import CarcassonneState
from bastide.kernel import Action

from ..worth import Stakes
from .abbey_mayor import abbey_worth
from .bridges_castles_bazaars import bazaar_worth, castle_marks, castle_worth
from .count import quarter_worth
from .dispatches import message_worth
from .flying_machines import flight_worth
from .gold_mines import gold_worth
from .king_robber import card_worth
from .mage_witch import consider_magic, magic_marks
from .plague import consider_flights, plague_worth
from .princess_dragon import fairy_worth
from .robbers import robber_worth
from .tower import tower_worth
from .traders_builders import builder_worth, goods_worth
from .wheel import crown_worth

Judge = Callable[[CarcassonneState, float, Stakes, list[float]], None]
Marks = Callable[[CarcassonneState, int], tuple[object, ...]]
Consider = Callable[[CarcassonneState, list[Action]], list[Action]]

WORTH: dict[str, Judge] = {
    "builder": builder_worth,
    "goods": goods_worth,
    "king": card_worth(King),
    "robber-baron": card_worth(RobberBaron),
    "fairy": fairy_worth,
    "tower": tower_worth,
    "abbey": abbey_worth,
    "wheel": crown_worth,
    "castles": castle_worth,
    "bazaar": bazaar_worth,
    "count": quarter_worth,
    "plague": plague_worth,
    "flight": flight_worth,
    "dispatches": message_worth,
    "gold": gold_worth,
    "robbers": robber_worth,
}
MARKS: dict[str, Marks] = {"castles": castle_marks, "magic": magic_marks}
CONSIDER: dict[str, Consider] = {"plague": consider_flights, "magic": consider_magic}


def in_play(state: CarcassonneState, table: dict[str, Any]) -> list[Any]:
    """The entries of the boxes in play."""
    names = set(state.ruleset.slices.values())
    return [entry for name, entry in table.items() if name in names]
