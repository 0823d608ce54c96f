"""A study in words. The page makes its sentences of the same messages, in `web/src/study/words.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import text
from ..kernel import SEATS
from .verdicts import Reason, StudyPlayer

PARTS = {"area": "area", "tail": "tail", "given": "gift"}
"""Parts of sentences that several share: the blank that they fill, and their message."""
NONE = {"open": 0, "fits": 0, "left": 0, "tiles": 0, "cities": 0, "kind": "", "gift": "none", "good": ""}


def sentence(
    game: str, reason: Reason, seat: int, names: Sequence[str], lang: str = "en", reader: int | None = None
) -> str:
    """A reason as a sentence: about the seat that moved, and perhaps another."""
    blanks: dict[str, Any] = {**text.actor([seat], names, lang, reader), **reason.blanks}
    if letter := reason.blanks.get("targetSeat"):
        other = SEATS.index(str(letter))
        blanks["target"] = "me" if other == reader else "other"
        blanks["targetName"] = text.name_at(other, names)
    for blank, part in PARTS.items():
        if text.has(f"study-{game}-{part}", lang):
            blanks[blank] = text.say(f"study-{game}-{part}", lang, **{**NONE, **blanks}).strip()
    own = f"study-{game}-{reason.code}"
    return text.label(own if text.has(own, lang) else f"study-{reason.code}", lang, **blanks)


def reasons(
    game: str, found: Sequence[Reason], seat: int, names: Sequence[str], lang: str, reader: int | None = None
) -> str:
    """All reasons, one sentence after the other."""
    return " ".join(sentence(game, reason, seat, names, lang, reader) for reason in found)


def number(value: float, lang: str = "en", sign: bool = False) -> str:
    """`7.4`, German `7,4`; with a sign `+7.4` and `−7.4`."""
    shown = f"{abs(value):.1f}"
    shown = shown.replace(".", ",") if lang == "de" else shown
    before = "" if not sign or shown.strip("0,.") == "" else "−" if value < 0 else "+"
    return before + shown


def breath(player: StudyPlayer, names: Sequence[str], lang: str, reader: int | None = None) -> str:
    """Errors and luck of a player in one breath."""
    seat = SEATS.index(player.seat)
    return text.say(
        "study-breath",
        lang,
        **text.actor([seat], names, lang, reader),
        error=number(player.error, lang),
        luck=number(player.luck, lang),
        lucky="good" if player.luck >= 0 else "bad",
    )
