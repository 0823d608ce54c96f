"""The stack of dispatches, where a record would have to read all of it first."""

from bastide.carcassonne.expansions.dispatches.rules import reveal, stack
from bastide.carcassonne.expansions.dispatches.state import CARDS, Dispatches
from bastide.games import compile_ruleset


def test_the_second_time_round_the_order_is_known() -> None:
    """C-4.6.12.1-b, C-4.6.12.1-d, C-4.6.12.1-n: a card goes under the stack; once all were seen, the first
    comes again."""
    state = compile_ruleset("carcassonne", 2, ["base"], ["dispatches"]).start(None)
    cards = state.slices[Dispatches]
    order = [3, 0, 1, 2, *range(4, len(CARDS))]
    for card in order:
        cards.landed = True
        assert stack(state)[card], "unseen cards may come in any order"
        reveal(state, card)
    assert list(stack(state)) == [], "no figure has landed since"
    for card in order:
        cards.landed = True
        assert [number for number, weight in enumerate(stack(state)) if weight] == [card]
        reveal(state, card)
