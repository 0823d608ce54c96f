"""The end: the citizen for most trading posts, and the points of a sheet as a formula (J-Z)."""

from __future__ import annotations

from collections import Counter

from ..kernel import Event, Formula, Term, total
from .bank import crossed_columns
from .bonuses import citizen
from .state import JohannaState
from .tables import POINTS, Pair
from .warehouse import full_columns


def level(state: JohannaState, seat: int) -> int:
    """J-Z-6, J-E-6: the highest multiplier that is ticked."""
    return state.tables.level[state.field[seat]]


def formula(state: JohannaState, seat: int) -> Formula:
    """What a sheet is worth, term by term."""
    tables = state.tables
    times = level(state, seat)
    terms = [
        Term(times, state.posts[seat].bit_count(), "post", "J-Z-5"),  # J-Z-4: Orléans counts like any
        Term(times, state.citizens[seat], "citizen", "J-Z-5"),
    ]
    first = seat * tables.sorts
    for sort in range(tables.sorts):
        if state.goods[first + sort] == tables.spaces:
            terms.append(Term(tables.good_points[sort], 1, "row", "J-Z-7"))
    for column in range(full_columns(state, seat)):
        terms.extend(_points(state, tables.columns[column], "column", "J-Z-8"))
    circled = state.circled[seat * tables.rows : (seat + 1) * tables.rows]
    for row, number in enumerate(circled):
        if number == tables.width:
            terms.extend(_points(state, tables.bank_rows[row], "bank-row", "J-Z-9"))
    for column in range(crossed_columns(state, seat)):
        terms.extend(_points(state, tables.bank_columns[column], "bank-column", "J-Z-9"))
    terms.append(Term(tables.monk_points[state.monks[seat]], 1, "monks", "J-Z-10"))
    shields = Counter(tables.depot[: state.shields[seat]])
    terms.extend(Term(points, number, "shield", "J-Z-11") for points, number in sorted(shields.items()))
    return tuple(term for term in terms if term.total)


def _points(state: JohannaState, pair: Pair, what: str, rule: str) -> list[Term]:
    """J-Y-2: points that are circled with a complete line."""
    if pair.white < 0:
        return []
    part = state.tables.parts[state.tables.bonuses[pair.white].parts[0]]
    return [Term(part.amount, 1, what, rule)] if part.kind == POINTS else []


def points(state: JohannaState, seat: int) -> int:
    return total(formula(state, seat))


def most_posts(state: JohannaState) -> None:
    """J-Z-2: the citizen for strictly most trading posts; J-Z-3: in a tie nobody has it."""
    award_most(state, [mask.bit_count() for mask in state.posts])


def award_most(state: JohannaState, posts: list[int]) -> int | None:
    """Who has strictly most trading posts; a seat circles the citizen for it."""
    most = max(posts)
    if posts.count(most) > 1:
        if state.listener is not None:
            state.emit(Event("most-posts", "J-Z-3", None, {"posts": posts}))
        return None
    best = posts.index(most)
    if best < len(state.posts):
        state.most_posts = best
        citizen(state, best, 1, "posts", "J-Z-2")
    return best


def score_all(state: JohannaState) -> None:
    """J-Z-5 to J-Z-12: every sheet, with its formula."""
    if state.listener is not None:
        for seat in range(len(state.posts)):
            terms = formula(state, seat)
            data = {"level": level(state, seat), "fields": state.field[seat]}
            state.emit(Event("score", "J-Z-12", seat, data, total(terms), terms))


def winners(state: JohannaState) -> list[int]:
    """J-Z-12: most points. J-Z-13: in a tie whoever is further on the track; J-Z-14: else all of them."""
    ranks = [(points(state, seat), state.field[seat]) for seat in range(len(state.posts))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def end(state: JohannaState) -> None:
    if state.listener is not None:
        state.emit(Event("end", "J-Z-12", None, state.ruleset.game.ending(state)))
