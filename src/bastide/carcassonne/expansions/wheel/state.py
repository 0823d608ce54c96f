"""What the Wheel of Fortune keeps in the state."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ....kernel import Slice, read_toml

FREE = -1


@cache
def segments() -> tuple[tuple[str, int], ...]:
    """The segments with their crown spaces, clockwise."""
    source = read_toml(files(__package__).joinpath("segments.toml"))
    return tuple((entry.text("name"), entry.number("crowns")) for entry in source.tables("segments"))


class Wheel(Slice):
    """Where the pig stands, who is on which crown space, and who must still give up a follower."""

    names = ("crowns", "pig", "queue", "turning")
    __slots__ = names

    def __init__(self) -> None:
        self.pig = 0  # C-3.1.3-b
        self.crowns = [[FREE] * crowns for _, crowns in segments()]
        self.turning = False  # this turn's tile has set the wheel going
        self.queue: list[int] = []

    def copy(self) -> Wheel:
        new = super().copy()
        new.crowns = [spaces[:] for spaces in self.crowns]
        return new
