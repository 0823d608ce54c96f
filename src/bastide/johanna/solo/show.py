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
    here = area(state)
    found = deck(state)
    shown.johanna = Johanna(
        level=found.level.id,
        tracks=dict(zip(TRACKS, here.tracks, strict=True)),
        shields=here.shields,
        posts=here.posts,
        towns=[t for n, t in enumerate(state.tables.towns) if here.towns >> n & 1],
        citizens=here.citizens,
        development=here.levels,
        card=_face(found.cards[here.card]) if here.card != NONE else None,
        tile=PERSONS[here.person] if here.person != NONE else None,
        pile=[found.cards[card].id for card in here.pile],
        stack=sum(here.unused),
        unused=[card.id for card, there in zip(found.cards, here.unused, strict=True) if there],
        back=Back(*found.backs[here.back]) if here.back != NONE else None,
        score=score(formula(state)),
    )


def _face(card: SoloCard) -> Card:
    return Card(card.id, card.post, [CardSide(person, e.kind, e.what) for person, e in card.front])


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
