"""Compiles the core of the rules with mypyc, from the same source that runs as plain Python.

    python build_core.py            bring src/bastide/_compiled up to date, if there is a C compiler
    python build_core.py --now      compile, and show what the compilers say

The folder holds the libraries and the digests of the sources that they were made from. `bastide/_core.py`
puts them in front of the sources as long as these are the same: whoever edits a rule runs plain Python until
the core is compiled again. `BASTIDE_PURE=1` leaves it out, here and at run time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "bastide"

# By its path: to import the package itself would import everything that it needs.
_spec = spec_from_file_location("bastide_core", PACKAGE / "_core.py")
assert _spec is not None
assert _spec.loader is not None
_core = module_from_spec(_spec)
_spec.loader.exec_module(_core)

CORE = (
    *(f"kernel/{name}.py" for name in ("listing", "playouts", "ruleset", "seeded", "state")),
    *(f"carcassonne/{name}.py" for name in ("compiled", "figures", "flow", "joining", "landscape")),
    *(f"carcassonne/{name}.py" for name in ("placing", "rebuilding", "scoring", "state", "tables", "worth")),
    *(f"carcassonne/expansions/abbey_mayor/{name}.py" for name in ("abbey", "barn", "state", "wagon")),
    *(f"carcassonne/expansions/bridges_castles_bazaars/{name}.py" for name in ("bazaars", "bridge_sites")),
    *(f"carcassonne/expansions/bridges_castles_bazaars/{name}.py" for name in ("bridges", "castle_points")),
    *(f"carcassonne/expansions/bridges_castles_bazaars/{name}.py" for name in ("castles", "state")),
    *(f"carcassonne/expansions/{box}/rules.py" for box in ("cathars", "count", "cult", "gold_mines")),
    *(f"carcassonne/expansions/{box}/rules.py" for box in ("mage_witch", "river2", "robbers", "tunnel")),
    *(f"carcassonne/expansions/dispatches/{name}.py" for name in ("rules", "track")),
    *(f"carcassonne/expansions/ferries/{name}.py" for name in ("rerouting", "rules")),
    *(f"carcassonne/expansions/plague/{name}.py" for name in ("fleas", "flight", "regions", "state")),
    *(f"carcassonne/expansions/princess_dragon/{name}.py" for name in ("dragon", "fairy", "portal", "state")),
    *(f"carcassonne/expansions/tower/{name}.py" for name in ("prisoners", "rules", "state")),
    *(f"carcassonne/expansions/traders_builders/{name}.py" for name in ("rules", "state")),
    *(f"carcassonne/expansions/wheel/{name}.py" for name in ("crowns", "pig", "state")),
    "carcassonne/expansions/*/worth.py",
    *(f"orleans/{name}.py" for name in ("deeds", "development", "effects", "events", "followers", "places")),
    *(f"orleans/{name}.py" for name in ("planning", "state", "supply", "tables", "technology", "travel")),
    *(f"bots/orleans/{name}.py" for name in ("answers", "forecast", "gains", "layout", "mind", "outlook")),
    *(f"bots/orleans/{name}.py" for name in ("plans", "weights")),
    *(f"johanna/{name}.py" for name in ("actions", "bank", "bonuses", "deeds", "depot", "development")),
    *(f"johanna/{name}.py" for name in ("effects", "monks", "places", "posts", "queue", "rounds", "routes")),
    *(f"johanna/{name}.py" for name in ("scoring", "state", "tables", "warehouse")),
    *(f"johanna/solo/{name}.py" for name in ("area", "cards", "marks", "score", "turn")),
    *(f"bots/johanna/{name}.py" for name in ("clock", "correction", "groups", "judgement", "prospects")),
    *(f"bots/johanna/{name}.py" for name in ("mind", "rival", "sheet", "turns", "worths")),
    *(f"bots/carcassonne/{name}.py" for name in ("ground", "joins", "judge")),
    *(f"encodings/{name}.py" for name in ("land", "sheets", "slots", "vectors")),
    "environments/position.py",
)
"""What is worth it: a longer list costs every set-up seconds of a C compiler. Of Carcassonne's boxes
those are here that take most of the time of a game with everything. Of the samplers only `kernel/seeded.py`
is: a compiled one has to say how it is packed, for what draws travels between processes."""

LEVEL = "1"
"""Of optimization. The higher ones take twice the time and gain nothing that can be measured."""


def sources() -> Iterator[Path]:
    for pattern in CORE:
        yield from sorted(PACKAGE.glob(pattern))


def names() -> list[str]:
    return [path.relative_to(PACKAGE).as_posix() for path in sources()]


def is_possible() -> bool:
    """Whether there is a C compiler that builds extensions of this Python, and nobody wants to do without."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.is_file() and shutil.which(command) is not None and not os.environ.get("BASTIDE_PURE")


def is_current() -> bool:
    """Whether the core is there, made from the sources as they are."""
    return _core.found(_core.FOLDER) == _core.digests(names())


def bring_up_to_date() -> None:
    """Compile what has changed; where that cannot be done, say why in one line and leave plain Python."""
    if is_current():
        return
    shutil.rmtree(_core.FOLDER, ignore_errors=True)
    if not is_possible():
        say("No C compiler here, or BASTIDE_PURE is set: the rules run as plain Python.")
        return
    if not find_spec("mypyc") or not find_spec("setuptools"):
        say("No mypyc here: the rules run as plain Python.")
        return
    say("Compiling the core of the rules ...")
    run = subprocess.run([sys.executable, __file__, "--now"], capture_output=True, text=True, check=False)
    if run.returncode:
        shutil.rmtree(_core.FOLDER, ignore_errors=True)
        say("The core does not compile here: the rules run as plain Python (python build_core.py --now).")


def compile_now() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """Compiles the files of an extension side by side."""

        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> list[str]:
                made: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    macros=ext.define_macros,
                    extra_postargs=ext.extra_compile_args,
                )
                return made

            largest = sorted(ext.sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = [name for made in pool.map(compiled, largest) for name in made]
            ext.sources = []
            super().build_extension(ext)

    digests = _core.digests(names())
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(SOURCE)
    with tempfile.TemporaryDirectory() as folder:
        extensions = mypycify(
            ["--strict", "--config-file=", "--explicit-package-bases", *map(str, sources())],
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,
            group_name="bastide",
            target_dir=folder,
        )
        command = Parallel(Distribution({"ext_modules": extensions}))
        command.build_temp, command.build_lib = f"{folder}/objects", f"{folder}/made"
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        shutil.rmtree(_core.FOLDER, ignore_errors=True)
        _core.FOLDER.mkdir()
        made = Path(folder, "made")
        for path in sorted(made.rglob("*")):
            if path.is_file():
                shutil.move(path, _core.FOLDER / ".".join(path.relative_to(made).parts))
    _core.keep(digests)


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    compile_now() if sys.argv[1:] == ["--now"] else bring_up_to_date()
