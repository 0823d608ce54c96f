"""What the River keeps in the state."""

from __future__ import annotations

from ...rivers import River


class FirstRiver(River):
    """River I."""

    __slots__ = ()
    tiles = "river"
