"""Studies of games: what was luck, what was a mistake, and what would have been better (docs/study.md)."""

from .depths import DEPTHS
from .study import VERSION, Examination, study
from .verdicts import BOUNDS, QUALITIES, Judged, Luck, Study

__all__ = ["BOUNDS", "DEPTHS", "QUALITIES", "VERSION", "Examination", "Judged", "Luck", "Study", "study"]
