"""How sentences are put together: people, nouns and their forms."""

from collections.abc import Iterator

import pytest

from bastide import text


@pytest.fixture
def nouns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bundles of a few messages in place of all texts."""
    lines = (
        "x-farmer = Bauer",
        "    .acc = den Bauern",
        'x-take = { WORD("x", $who, form: "acc") } nehmen',
        'x-bare = { WORD("x", $who, form: "dat") }',
    )
    monkeypatch.setattr(text, "source", lambda language: "\n".join(lines))
    text._bundle.cache_clear()
    yield
    text._bundle.cache_clear()


@pytest.mark.usefixtures("nouns")
def test_a_noun_stands_in_the_form_that_its_sentence_wants() -> None:
    assert text.label("x-take", "de", who="farmer") == "Den Bauern nehmen"
    assert text.say("x-bare", "de", who="farmer") == "Bauer"  # a missing form
    assert text.say("x-bare", "de", who="pirate") == "pirate"  # a missing noun


def test_the_reader_is_me_and_the_others_have_names() -> None:
    names = ["Ann", "", "You", "Denis"]
    assert text.actor([0], names, reader=0) == {"who": "me", "name": "Ann", "names": "Ann", "count": 1}
    assert text.actor([0], names)["who"] == "other"
    assert text.actor([0, 1, 2], names, reader=0) == {
        "who": "many",
        "name": "Bertran",
        "names": "Bertran, Clemence and Ann",
        "count": 3,
    }
    assert text.actor([1, 3], names, "de")["names"] == "Bertran und Denis"


@pytest.mark.parametrize("stored", ["", "You", "Du", "B", "Player B", "Spieler B"])
def test_who_gave_no_name_is_called_by_the_seat(stored: str) -> None:
    assert text.name_at(1, ["Ann", stored]) == "Bertran"
    assert text.name_at(1, ["Ann", stored], "de", bot=True) == "Bertran (Bot)"
