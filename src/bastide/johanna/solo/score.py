"""Her points, and who has won (J-L-45 to J-L-48)."""

from __future__ import annotations

from ...kernel import SEATS, Event, Formula, Term, total
from .. import scoring
from ..state import JohannaState
from ..tables import JOHANNA
from .area import TRACKS, area, shields
from .marks import circle_citizen


def most_posts(state: JohannaState) -> None:
    """J-L-45: whoever has more trading posts has the citizen for it; in a tie nobody."""
    if scoring.award_most(state, [state.posts[0].bit_count(), area(state).posts]) == 1:
        circle_citizen(state, "J-L-45", "posts")


def formula(state: JohannaState) -> Formula:
    """J-L-47: her tracks, her depot, and trading posts and citizens times her level."""
    solo = area(state)
    printed = state.tables.sheets.johanna
    terms = []
    for person, worth in printed.tracks:
        ticked = worth[: solo.tracks[TRACKS.index(person)]]
        terms.append(Term(sum(ticked), 1, f"track-{person}", "J-L-47"))
    terms.append(Term(sum(shields(state)[: solo.shields]), 1, "depot", "J-L-47"))
    times = printed.levels[solo.levels - 1] if solo.levels else 0
    terms.append(Term(times, solo.posts, "post", "J-L-47"))
    terms.append(Term(times, solo.citizens, "citizen", "J-L-47"))
    return tuple(term for term in terms if term.total)


def points(state: JohannaState) -> int:
    return total(formula(state))


def standing(state: JohannaState) -> dict[str, int]:
    """Her points so far, beside those of the seats."""
    return {SEATS[JOHANNA]: points(state)}


def score(state: JohannaState) -> None:
    if state.listener is not None:
        terms = formula(state)
        state.emit(Event("johanna-score", "J-L-47", None, {"points": total(terms)}, total(terms), terms))


def wins(state: JohannaState) -> bool:
    """J-L-48: the player needs at least as many points as Johanna."""
    return scoring.points(state, 0) >= points(state)
