"""What the page is shown of it: its keys of the view."""

from __future__ import annotations

from ...shown import BoxView, Place


class MagicView(BoxView, frozen=True):
    mage: Place | None
    witch: Place | None
