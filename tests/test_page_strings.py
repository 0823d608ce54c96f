"""The page has no words of its own in templates, attributes or scripts: all stand in the Fluent files."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web" / "src"
NOT_SEEN = r"<script.*?</script>|<style.*?</style>|<!--.*?-->"
READ_ALOUD = r'\b(aria-label|aria-description|title|placeholder|alt|label)="[^"{]*[A-Za-zÄÖÜäöü]{2}[^"]*"'
SENTENCE = r"""(['"`])[A-ZÄÖÜ][a-zäöü’]+ [a-zäöü]{2,} [^'"`\n]*[.!?]\1"""
NEVER_SHOWN = {"The server does not answer."}
"""What a log on the console says; the page has its own words for it."""


def outside_expressions(template: str) -> str:
    """A template without what stands between braces."""
    depth, kept = 0, []
    for sign in template:
        depth += (sign == "{") - (sign == "}")
        kept.append(sign if depth == 0 and sign != "}" else " ")
    return "".join(kept)


def literals(source: str) -> Iterator[str]:
    """Words of a component that no translation reaches."""
    template = outside_expressions(re.sub(NOT_SEEN, "", source, flags=re.DOTALL))
    yield from (match[0] for match in re.finditer(READ_ALOUD, template))
    shown = re.sub(r"<[^>]*>|&\w+;", "\n", template)
    yield from re.findall(r"[A-Za-zÄÖÜäöüß’]{2,}", shown)


def sentences(source: str) -> Iterator[str]:
    """Sentences in a script."""
    script = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    yield from (match[0][1:-1] for match in re.finditer(SENTENCE, script))


def test_components_have_no_words_of_their_own() -> None:
    found = {path.name: list(literals(path.read_text("utf-8"))) for path in WEB.rglob("*.svelte")}
    assert len(found) > 200
    assert {name: words for name, words in found.items() if words} == {}


def test_scripts_have_no_sentences() -> None:
    paths = [path for path in WEB.rglob("*.ts") if ".test." not in path.name]
    found = {path.name: set(sentences(path.read_text("utf-8"))) - NEVER_SHOWN for path in paths}
    assert len(found) > 100
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "planted",
    ["<p>Draw a tile</p>", '<button aria-label="Close">{x}</button>', "{#if a}<b>Fertig</b>{/if}"],
)
def test_words_in_a_template_are_found(planted: str) -> None:
    assert list(literals(f"<script>const a = 'Some words.';</script>\n{planted}\n<style>p {{}}</style>"))


def test_a_sentence_in_a_script_is_found() -> None:
    assert list(sentences("const said = 'Draw four followers.'; // Why so."))
