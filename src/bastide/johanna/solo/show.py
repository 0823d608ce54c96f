"""What all may see of her."""

from __future__ import annotations

from typing import Any

from ...kernel import total
from ..sheets import SoloCard
from ..state import JohannaState
from ..tables import PERSONS
from .area import NONE, TRACKS, area, deck
from .score import formula, points


def show(state: JohannaState) -> dict[str, Any]:
    """Her area, the revealed card, and the back on top of the stack."""
    here = area(state)
    found = deck(state)
    arrow, monk_action = found.backs[here.back] if here.back != NONE else (None, None)
    terms = formula(state)
    return {
        "johanna": {
            "level": found.level.id,
            "tracks": dict(zip(TRACKS, here.tracks, strict=True)),
            "shields": here.shields,
            "posts": here.posts,
            "towns": [t for n, t in enumerate(state.tables.towns) if here.towns >> n & 1],
            "citizens": here.citizens,
            "development": here.levels,
            "card": _face(found.cards[here.card]) if here.card != NONE else None,
            "tile": PERSONS[here.person] if here.person != NONE else None,
            "pile": [found.cards[card].id for card in here.pile],
            "stack": sum(here.unused),
            "unused": [card.id for card, there in zip(found.cards, here.unused, strict=True) if there],
            "back": {"arrow": arrow, "monk": monk_action} if arrow else None,
            "score": {"points": total(terms), "terms": [term._asdict() for term in terms]},
        }
    }


def _face(card: SoloCard) -> dict[str, Any]:
    front = [{"person": p, "effect": e.kind, "what": e.what} for p, e in card.front]
    return {"id": card.id, "post": card.post, "front": front}


def picture(state: JohannaState) -> list[str]:
    here = area(state)
    tracks = "  ".join(f"{name} {n}" for name, n in zip(TRACKS, here.tracks, strict=True))
    back = " ".join(deck(state).backs[here.back]) if here.back != NONE else "–"
    return [
        "",
        f"Johanna  {points(state)} points; {tracks}",
        f"   posts {here.posts}, citizens {here.citizens}, development {here.levels}, shields {here.shields}",
        f"   card {deck(state).cards[here.card].id if here.card != NONE else '–'}; next back {back}",
    ]
