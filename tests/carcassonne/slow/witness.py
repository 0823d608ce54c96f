"""Sees what moves and who may move it: everybody who judges an element sits here, and hears of everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carcassonne.slow.board import Position, Rules, View
from carcassonne.slow.catapult import Catapult
from carcassonne.slow.crops import CropCircles
from carcassonne.slow.doubles import Builder
from carcassonne.slow.dragon import Dragon, Princess
from carcassonne.slow.figure_step import Festival, FlyingMachines
from carcassonne.slow.placing import Placing
from carcassonne.slow.plague import Plague
from carcassonne.slow.ransom import Ransom
from carcassonne.slow.table import Judge, Table

JUDGES: dict[str, type[Judge]] = {
    "builder": Builder,
    "dragon": Dragon,
    "princess": Princess,
    "crop-circles": CropCircles,
    "plague": Plague,
    "festival": Festival,
    "flying-machines": FlyingMachines,
    "tower": Ransom,
    "catapult": Catapult,
}
MOMENTS = {"B01.plague", "B13.stir", "B13.rest", "B15", "B20", "B24.bazaar-end", "B24.crop-next", "B25"}
MOMENTS |= {"next-abbey"}
Offered = Callable[[tuple[str, ...]], set[str]]
"""The lines with these verbs that the game offers now."""


class Witness:
    def __init__(self, rules: Rules, now: Callable[[], Position]) -> None:
        self.table = Table(rules, now)
        self.judged = self.table.judged
        self.judges: list[Judge] = [Placing(self.table)]
        self.judges += [judge(self.table) for element, judge in JUDGES.items() if element in rules.elements]

    def answer(self, decision: str, seat: str, line: str, offered: Offered) -> None:
        """Somebody is asked, and is about to answer. What was offered must be what the rules allow."""
        effects = []
        for judge in self.judges:
            for verbs, lines in judge.offers(decision, seat):
                found, wanted = offered(verbs), lines.keys()
                assert found == wanted, (
                    f"{decision}: too much {sorted(found - wanted)}, missing {sorted(wanted - found)}"
                )
                effects += [lines[line]] if line in lines else []
        for effect in effects:
            effect()

    def hear(self, event: str, rule: str, seat: str, data: Mapping[str, Any]) -> None:
        if event == "dragon":  # it may go on without being asked
            self.table.compare()
        self.table.hear(event, rule, seat, data)
        for judge in self.judges:
            judge.hear(event, seat, data)

    def moment(self, name: str, over: bool) -> None:
        self.table.compare()
        for judge in self.judges:
            judge.moment(name, over)
        self.table.moment(name, over)

    def may_ransom(self) -> bool:
        """Whether the player on turn may still buy somebody back."""
        at = self.table.now()
        found = (judge for judge in self.judges if isinstance(judge, Ransom))
        return not self.table.turn.ransomed and any(judge.to_be_had(at, at.turn) for judge in found)

    def look(self, view: View) -> None:
        self.table.compare()
        for judge in self.judges:
            judge.look(view)
