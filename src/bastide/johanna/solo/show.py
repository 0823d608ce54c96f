"""What all may see of her."""

from __future__ import annotations

from ..sheets import SoloCard
from ..shown import Back, Card, CardSide, Johanna, View
from ..state import JohannaState
from ..tables import PERSONS
from ..view import score
from .area import NONE, TRACKS, area, deck
from .score import formula, points


def show(state: JohannaState, shown: View) -> None:
    """Her area, the revealed card, and the back on top of the stack."""
    solo = area(state)
    cards = deck(state)
    shown.johanna = Johanna(
        level=cards.level.id,
        tracks=dict(zip(TRACKS, solo.tracks, strict=True)),
        shields=solo.shields,
        posts=solo.posts,
        towns=[t for n, t in enumerate(state.tables.towns) if solo.towns >> n & 1],
        citizens=solo.citizens,
        development=solo.levels,
        card=_face(cards.cards[solo.card]) if solo.card != NONE else None,
        tile=PERSONS[solo.person] if solo.person != NONE else None,
        pile=[cards.cards[card].id for card in solo.pile],
        stack=sum(solo.unused),
        unused=[card.id for card, there in zip(cards.cards, solo.unused, strict=True) if there],
        back=Back(*cards.backs[solo.back]) if solo.back != NONE else None,
        score=score(formula(state)),
    )


def _face(card: SoloCard) -> Card:
    return Card(card.id, card.post, [CardSide(person, e.kind, e.what) for person, e in card.front])


def picture(state: JohannaState) -> list[str]:
    solo = area(state)
    tracks = "  ".join(f"{name} {n}" for name, n in zip(TRACKS, solo.tracks, strict=True))
    back = " ".join(deck(state).backs[solo.back]) if solo.back != NONE else "–"
    return [
        "",
        f"Johanna  {points(state)} points; {tracks}",
        f"   posts {solo.posts}, citizens {solo.citizens}, development {solo.levels}, shields {solo.shields}",
        f"   card {deck(state).cards[solo.card].id if solo.card != NONE else '–'}; next back {back}",
    ]
