"""Neither a mayor nor a wagon goes up a tower. They could not anyway; this says by which rule."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Action
from ...box import Meeting
from ...figures import figure_name
from ...placing import places_figures
from ...rulekit import Build, Limit, Verb
from ...state import CarcassonneState


def bar_from_towers(build: Build, name: str, limit: tuple[str, str]) -> None:
    def is_that_figure(state: CarcassonneState, seat: int, action: Action) -> bool:
        return figure_name(state, action[1]) == name

    def explain(verb: Verb) -> Verb:
        if verb.name != "cap":
            return verb
        return replace(verb, limits=(Limit(*limit, is_that_figure), *verb.limits))

    build.change_where(places_figures, explain)


def install_mayor(build: Build) -> None:
    bar_from_towers(build, "mayor", ("C-4.4.7-c", "no-mayor-on-a-tower"))


def install_wagon(build: Build) -> None:
    bar_from_towers(build, "wagon", ("C-4.4.9-c", "no-wagon-on-a-tower"))


MEETINGS = (Meeting(("tower", "mayor"), install_mayor), Meeting(("tower", "wagon"), install_wagon))
