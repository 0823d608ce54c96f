"""Edition C: the English rulebook, the most complete text and the default.

Its switches: draw up to the allowance (O-P3-c), the first technology tile placed is for a farmer (O-TE-f),
a citizen in place of coins at the end of the boatmen track (O-BV-e), the variant of excluding tiles (O-V).
"""

from .. import hooks
from ..boards import Place
from ..rulekit import Build, Module
from ..tables import Reading


def one_character(place: Place) -> bool:
    """O-TE-k: a place that needs only one character; the Town Hall is one (O-BT-b)."""
    return place.enough == 1


READING = Reading(
    "C", planning="O-P4-a", sending="O-BT-e", torture="O-X-c", technology="O-TE-k", small=one_character
)


def install(build: Build) -> None:
    build.listen(hooks.READING, lambda: READING)


MODULE = Module("edition-c", install)
