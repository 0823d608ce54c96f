"""Run the tests of the room that one works in: those that name the rules which its files cite.

python tools/room.py tower                    a box of Carcassonne
python tools/room.py orleans/travel.py        a file or folder under src/bastide
python tools/room.py tower -- -x              … with more for pytest
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from named import ROOT, RULE, SOURCE, records, tests

BOXES = SOURCE / "carcassonne" / "expansions"


def room(name: str) -> Path:
    """The folder or file that is meant."""
    for place in (BOXES / name.replace("-", "_"), SOURCE / name, ROOT / name):
        if place.exists():
            return place
    known = ", ".join(sorted(p.parent.name for p in BOXES.glob("*/__init__.py")))
    sys.exit(f"there is no room {name!r}; boxes are {known}, other rooms are paths under src/bastide")


def rules(place: Path) -> set[str]:
    """The rules that a room cites."""
    files = place.rglob("*.py") if place.is_dir() else [place]
    return {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    cited = rules(room(sys.argv[1]))
    files = {file for rule, named in records().items() if rule in cited for file in named}
    chosen = [f"tests/test_scenarios.py::test_record[{f.parent.name}/{f.stem}]" for f in sorted(files)]
    chosen += sorted({test for rule, named in tests().items() if rule in cited for test in named})
    more = sys.argv[3:] if sys.argv[2:3] == ["--"] else sys.argv[2:]
    print(f"{len(cited)} rules, {len(files)} records and {len(chosen) - len(files)} tests", flush=True)
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", "-q", "-n", "2", *chosen, *more], cwd=ROOT))


if __name__ == "__main__":
    main()
