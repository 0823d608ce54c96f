"""Other values than ours, for those who own another printing or know what we could not see."""

from __future__ import annotations

from pathlib import Path

from ..kernel import OwnData
from .boards import OrleansData, load
from .data import folder
from .own_form import sections


def _load(place: Path) -> OrleansData:
    return load(place / "data")


SETS = OwnData("orleans", "data", folder, _load, sections)
