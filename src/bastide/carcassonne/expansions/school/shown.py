"""What the page is shown of it: its keys of the view."""

from __future__ import annotations

from typing import Literal

from ....kernel import SeatLetter
from ...shown import BoxView


class TeacherView(BoxView, frozen=True):
    teacher: SeatLetter | Literal["school"]
