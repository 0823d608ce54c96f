"""Edition B: the first German rulebook (2014).

Its switches: one hour glass stack, fixed strength, food first at the Harvest, coins as far as the box goes
(O-N-e), a Horse Wagon that only moves (O-L-16a). It says nothing about the order of planning (O-P4-b).
"""

from .. import hooks
from ..rulekit import Build, Module
from ..tables import Reading
from .a import one_space

READING = Reading(
    "B", planning="O-P4-b", sending="O-BT-d", torture="O-X-b", technology="O-TE-j", small=one_space
)


def install(build: Build) -> None:
    build.listen(hooks.READING, lambda: READING)


MODULE = Module("edition-b", install)
