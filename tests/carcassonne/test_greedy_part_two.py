"""The greedy bot with the pieces of the second part: it uses them, and looks at no option twice."""

from __future__ import annotations

from collections import Counter

import pytest
from play import random_match

from bastide.bots import make
from bastide.bots.carcassonne import consider
from bastide.carcassonne.expansions.plague.worth import beside_the_plague
from bastide.carcassonne.joining import find
from bastide.carcassonne.landscape import tile_of
from bastide.games import compile_ruleset
from bastide.kernel import Match


def deeds(sets: list[str], seed: int) -> Counter[str]:
    """What two greedy bots do in a game, by the first word; a bid with its points."""
    rules = compile_ruleset("carcassonne", 2, sets)
    match = Match(rules, seed)
    bots = [make("greedy", 1), make("greedy", 2)]
    done: Counter[str] = Counter()
    while not match.over:
        seat = match.state.pending[0]
        text = rules.write(match.state, bots[seat].choose(match.view(seat)))
        words = text.split()
        done[f"pick {words[2]}" if words[0] == "pick" else words[0]] += 1
        match.act(seat, text)
    return done


def test_small_towns_become_castles_and_nobody_bids_against_himself() -> None:
    """C-4.6.5-b, C-4.2.7.1-c: who picks a tile may still buy it, so he bids nothing for a start."""
    done = deeds(["base", "bridges-castles-bazaars"], 1)
    assert done["castle"] > 0
    assert done["pick 0"] > 0
    assert not [deed for deed in done if deed.startswith("pick ") and deed != "pick 0"]


def test_followers_go_onto_the_wheel() -> None:
    """C-4.4.10-a."""
    assert deeds(["wheel"], 0)["crown"] > 0


@pytest.mark.parametrize("extra", ["plague", "mage-witch"])
def test_what_is_left_out_is_like_something_else_or_of_no_use(extra: str) -> None:
    """C-4.2.9.3-a, C-4.2.11.4-c: of the places on a road one is enough; who is in no danger stays."""

    def look(playing: Match) -> None:
        state = playing.state
        options = playing.ruleset.options(state, state.pending[0])
        kept = consider(state, options)
        assert kept
        left = {o[0] for o in options} - {o[0] for o in kept}
        assert left <= ({"pass"} if options[0][0] == "refuge" else {"flee"})
        roots = [(o[0], find(state, o[1])) for o in kept if o[0] in ("mage", "witch")]
        assert len(roots) == len(set(roots))
        assert set(roots) == {(o[0], find(state, o[1])) for o in options if o[0] in ("mage", "witch")}
        for option in kept:
            if option[0] == "flee":
                assert state.where[tile_of(state, option[2])] in beside_the_plague(state)

    random_match(compile_ruleset("carcassonne", 2, ["base", extra]), 5, before=look)
