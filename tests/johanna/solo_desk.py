"""A desk at which Johanna plays too: her cards, her turns, whole games against her."""

from __future__ import annotations

import random
from typing import Any

from johanna.desk import SHEETS, Desk

from bastide.games import compile_ruleset
from bastide.johanna.sheets import SoloCard
from bastide.kernel import Match

AREA = SHEETS.johanna
LEVELS = ("standard", "expert", "challenge")
TRACKS = dict(AREA.tracks)
SHIELDS = [points for row in AREA.depot_rows for points in row]


def deck(level: str = "standard") -> tuple[SoloCard, ...]:
    return SHEETS.solo.deck(level)


def back(card: SoloCard) -> str:
    return f"{card.arrow} {card.monk}"


def her_turn(
    card: SoloCard,
    display: list[str],
    *,
    level: str = "standard",
    under: SoloCard | None = None,
    johanna: dict[str, Any] | None = None,
    chance: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Desk:
    """Johanna has just had her turn: this card, this display of four, and this back below it."""
    under = under or next(c for c in deck(level) if c != card)
    forced = {"card": [card.id], "back": [back(card), back(under)], **(chance or {})}
    assert len(display) == 4
    return Desk(
        1,
        display,
        chance=forced,
        johanna=johanna or {},
        options={"level": level, **(options or {})},
        **more,
    )


def card_with(effect: str, person: str = "", level: str = "standard", what: str = "") -> tuple[SoloCard, str]:
    """A card that shows an effect, and the person beside it."""
    for card in deck(level):
        for shown, found in card.front:
            if found.kind == effect and person in ("", shown) and what in ("", found.what):
                return card, shown
    raise LookupError(effect)


def effect_turn(effect: str, person: str = "", what: str = "", level: str = "standard", **more: Any) -> Desk:
    card, shown = card_with(effect, person, level, what)
    return her_turn(card, [shown] * 4, level=level, **more)


def whole_game(level: str = "standard", seed: int = 3) -> Match:
    match = Match(compile_ruleset("johanna", 1, options={"level": level}), seed)
    rng = random.Random(seed)
    while not match.over:
        match.act(0, rng.choice(match.ruleset.options(match.state, 0)))
    return match


SCHOLAR_SHIELD = card_with("shield", "scholar")[0]
