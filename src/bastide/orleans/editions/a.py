"""Edition A: the later German rulebook, with letters on the hour glass cards.

Its switches: letter stacks and strength by letter (O-S-j, O-E-IN-b, O-E-HA-d, O-E-TA-b, O-E-TD-b), food or
coins at the Harvest as one likes, coins without end (O-N-d). Its place tiles follow edition C (R-14).
"""

from .. import hooks
from ..boards import Place
from ..rulekit import Build, Module
from ..tables import Reading


def one_space(place: Place) -> bool:
    """O-TE-j: a place with only one action space."""
    return len(place.spaces) == 1


READING = Reading(
    "A", planning="O-P4-a", sending="O-BT-d", torture="O-X-a", technology="O-TE-j", small=one_space
)


def install(build: Build) -> None:
    build.listen(hooks.READING, lambda: READING)


MODULE = Module("edition-a", install)
