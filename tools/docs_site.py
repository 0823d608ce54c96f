"""What the documentation site has beyond docs/: the start page, the API, and for every rule where it stands
in the code and which tests and records name it. mkdocs calls `on_files` and, when all is written,
`on_post_build` (mkdocs.yml)."""

from __future__ import annotations

import re
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ID = re.compile(
    r"\b(?:C-\d[\d.]*-[a-z]+|[QX]-\d[\d.]*-\d+|O-[A-Z0-9]+(?:-[A-Za-z0-9]+)+|AMB-\d+|J-[A-Z0-9]+(?:-[A-Za-z0-9]+)+)\b"
)
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
CODE = (".py", ".toml", ".tiles")

API = """# API

Made from the docstrings.

::: bastide.games
::: bastide.kernel.ruleset
::: bastide.kernel.match
::: bastide.kernel.views
::: bastide.kernel.chance
::: bastide.kernel.records
    options:
      members: [Record, parse, replay, record_of]
::: bastide.bots
::: bastide.bots.search
    options:
      members: [Budget, Search, Thinking, Weighed]
::: bastide.encodings
::: bastide.arena.tournament
    options:
      members: [Tournament, read]
"""


def cited(folders: list[str], suffixes: tuple[str, ...]) -> dict[str, list[str]]:
    """Where each rule is named: the files, without the rulebooks themselves."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in suffixes and "rulebook" not in (*file.parts, file.stem):
                place = file.relative_to(ROOT).as_posix()
                for rule in ID.findall(file.read_text(encoding="utf-8", errors="replace")):
                    found[rule].add(place)
    return {rule: sorted(places) for rule, places in found.items()}


def listed(places: list[str], prefix: str) -> str:
    """The first few files, shortly."""
    names = [f"`{place.removeprefix(prefix)}`" for place in places[:4]]
    more = f" and {len(places) - 4} more" if len(places) > 4 else ""
    return "<br>".join(names) + more


def coverage(name: str) -> str:
    """Every rule of a game: its sentence, its places in the code, what would catch it breaking."""
    from bastide.games import load

    game = load(name)
    code, tests = cited([f"src/bastide/{name}"], CODE), cited(["tests", "scenarios"], (".py", ".json"))
    rules = list(game.rulebook)
    witnessed = sum(rule.id in tests for rule in rules)
    lines = [
        f"# {game.titles['en']}: rules and coverage",
        "",
        f"{len(rules)} entries, {witnessed} of them named by a test or a record. Made from the rulebook",
        "of the package, the code and the tests. What we could not see is among the",
        "[reconstructions](reconstructions.md).",
    ]
    by_module: dict[str, list[Any]] = defaultdict(list)
    for rule in rules:
        by_module[rule.module].append(rule)
    for module, entries in by_module.items():
        lines += [
            "",
            f"## {module}",
            "",
            "| rule | says | code | tests and records |",
            "| --- | --- | --- | --- |",
        ]
        for rule in entries:
            says = rule.text("en").replace("|", "\\|").replace("<", "&lt;")
            own = listed(code.get(rule.id, []), f"src/bastide/{name}/")
            lines.append(f"| {rule.id} | {says} | {own} | {listed(tests.get(rule.id, []), '')} |")
    return "\n".join(lines) + "\n"


def start() -> str:
    """The README as the first page, with its links as they are here."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = text.replace("](docs/", "](").replace("[CHANGELOG.md](CHANGELOG.md)", "CHANGELOG.md")
    return re.sub(r"\[docs/([\w-]+\.md)\]", r"[\1]", text)


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made."""
    from mkdocs.structure.files import File

    made = {"index.md": start(), "api.md": API}
    made |= {f"coverage-{name}.md": coverage(name) for name in ("carcassonne", "orleans", "johanna")}
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_post_build(config: Any) -> None:
    """Put scripts that stand in pages into files: the table, which serves the site, allows no others."""
    site = Path(config["site_dir"])
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text(encoding="utf-8")
        for script in set(SCRIPT.findall(text)):
            text = text.replace(f"<script>{script}</script>", outside(script, site, up))
        page.write_text(text, encoding="utf-8")


def outside(script: str, site: Path, up: str) -> str:
    name = f"assets/inline-{sha256(script.encode()).hexdigest()[:16]}.js"
    (site / name).write_text(script, encoding="utf-8")
    return f'<script src="{up}{name}"></script>'
