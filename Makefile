# Bastide. `make play` to play, `make test` to check everything; both set up what they need first.
#
# A set-up step runs again only when what it was made from has changed: the lock files and pyproject.toml by
# their dates, the front end by its content (hatch_build.py). On an unchanged tree none of them does anything.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet
NPM    := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
UV     := 0.13.7

# More arguments for the command that a target runs: make play ARGS="--port 9000"
ARGS ?=

.NOTPARALLEL:
.PHONY: help play install research page core same test check pytest plain-test core-test web-test web-dev types room test-postgres soak fuzz mutants removal docs bench tools modules chromium lock clean

help:
	@echo "make play      set up and open the table in the browser"
	@echo "make test      set up and run every check: linters, types, pytest, browser, front end"
	@echo "make room ROOM=tower   run the tests of the box or file that you work on"
	@echo "make install   set up only"
	@echo "make research  install what the arena and the environments need"
	@echo "make core      compile the core of the rules anew after a change"
	@echo "make bench     measure the engine's speed"
	@echo "make same      compare the compiled core with plain Python, game by game"
	@echo "make soak      play random games for long"
	@echo "make test-postgres  run the table's tests on a real PostgreSQL"
	@echo "make fuzz      send the table broken records, messages and requests for long"
	@echo "make mutants   change rules one at a time and see whether the tests notice"
	@echo "make removal   take each box of Carcassonne away and see that the rest stands"
	@echo "make docs      build the documentation site"
	@echo "make web-dev   front end with live reload, beside a running 'make play'"
	@echo "make types     write the page's types anew after a change of what the server sends"
	@echo "make lock      pin all dependencies anew after a change in pyproject.toml or web/package.json"
	@echo "make clean     remove everything that was installed or built here"

play: install
	@exec $(BIN)/bastide play $(ARGS)

# --- Set-up for playing ---------------------------------------------------------------------------------

install: $(VENV)/.installed

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Bastide needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.dependencies: requirements.lock | $(BIN)/python
	@echo "Installing what Bastide needs ..."
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

# The page comes first: an install without build isolation brings no Node of its own.
page: $(VENV)/.dependencies
	@$(BIN)/python hatch_build.py

$(VENV)/.installed: pyproject.toml hatch_build.py build_core.py $(VENV)/.dependencies | page
	@$(PIP) --no-deps --no-build-isolation --editable .
	@$(BIN)/python build_core.py
	@$(BIN)/python -m pip check >/dev/null || { $(BIN)/python -m pip check; echo "Run 'make lock'."; exit 1; }
	@touch $@

# The core of the rules, compiled anew after a change; until then the changed rules run as plain Python.
core: $(VENV)/.dependencies
	@$(BIN)/python build_core.py

# --- Tests ----------------------------------------------------------------------------------------------

# What people use is tested on the compiled core that they run: table, page, bots, studies, arena, and all
# records. The rules themselves are tested on plain Python, where a test can take them apart; the kernel on
# both. The same games on both are compared by tests/test_both_builds.py. Where no C compiler is, all of it
# runs on plain Python.
ON_CORE := arena bots browser cli environments study table test_scenarios.py
ON_CORE := $(ON_CORE:%=tests/%)

test: install check plain-test core-test web-test

check: tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

pytest: plain-test core-test

plain-test: tools core modules $(VENV)/.research
	BASTIDE_PURE=1 $(BIN)/pytest -q -n 2 $(ON_CORE:%=--ignore=%) $(ARGS)

core-test: tools core modules chromium $(VENV)/.research
	$(BIN)/pytest -q -n 2 $(ON_CORE) tests/kernel $(ARGS)

web-test: tools modules
	@echo "web: prettier"
	@$(NPM) run --silent format:check
	@echo "web: eslint"
	@$(NPM) run --silent lint
	@echo "web: svelte-check"
	@$(NPM) run --silent check -- --output human
	@echo "web: vitest"
	@$(NPM) run --silent test

# The same games on the compiled core and on plain Python, compared step by step.
same: tools core
	$(BIN)/python tests/both_builds.py $(ARGS)

soak: tools
	$(BIN)/python tests/soak.py $(ARGS)

# The tests of the table with a real PostgreSQL, which they start themselves (Debian: apt install postgresql).
test-postgres: tools $(VENV)/.hosting
	BASTIDE_POSTGRES=1 $(BIN)/pytest -q -n 2 tests/table $(ARGS)

$(VENV)/.hosting: requirements-hosting.lock | $(VENV)/.dependencies
	@$(PIP) --require-hashes -r requirements-hosting.lock
	@touch $@

research: install $(VENV)/.research

# The arena and the environments: tests that need them are skipped where they are missing.
$(VENV)/.research: requirements-research.lock | $(VENV)/.dependencies
	@echo "Installing what the arena and the environments need ..."
	@$(PIP) --no-deps --no-compile --require-hashes -r requirements-research.lock
	@touch $@

# The documentation site, which the table serves under /docs; a link that leads nowhere is an error.
docs: install $(VENV)/.docs
	$(BIN)/mkdocs build --strict --quiet $(ARGS)
	@echo "src/bastide/table/site/index.html, and /docs at the table"

$(VENV)/.docs: requirements-docs.lock | $(VENV)/.dependencies
	@$(PIP) --require-hashes -r requirements-docs.lock
	@touch $@

fuzz: tools
	$(BIN)/python tests/table/fuzz.py $(ARGS)

room: tools
	$(BIN)/python tools/room.py $(ROOM)

mutants: tools
	$(BIN)/python tools/mutants.py $(ARGS)

removal: tools
	$(BIN)/python tools/remove_box.py $(ARGS)

bench: install core
	$(BIN)/python bench/run.py $(ARGS)
	@if command -v valgrind >/dev/null; then $(BIN)/python bench/instructions.py; else \
	  echo "With valgrind here, make bench also counts instructions and says what got slower."; fi

# --- Set-up for tests and development -------------------------------------------------------------------

tools: install $(VENV)/.test-tools

$(VENV)/.test-tools: requirements-test.lock | $(VENV)/.dependencies
	@echo "Installing the test tools ..."
	@$(PIP) --require-hashes -r requirements-test.lock
	@touch $@

modules: $(VENV)/.dependencies
	@$(BIN)/python hatch_build.py modules

# The headless shell opens a page at a sixth of the cost of a whole Chromium, so it is installed where that is
# easy; otherwise a browser that is already there does. tests/browser/conftest.py looks in the same places.
chromium: tools
	@for name in "$$BASTIDE_CHROMIUM" chromium-headless-shell; do \
	  command -v "$$name" >/dev/null && exit 0; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium's headless shell ..."; \
	  apt-get update -qq && $(APT_INSTALL) chromium-headless-shell >/dev/null && exit 0; \
	fi; \
	for name in chromium google-chrome; do command -v "$$name" >/dev/null && exit 0; done; \
	echo "Installing Chromium ..."; \
	$(BIN)/playwright install $$([ "$$(id -u)" = 0 ] && echo --with-deps) chromium

APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends

web-dev: tools modules
	@$(NPM) run --silent dev

types: install
	$(BIN)/python tools/write_types.py

lock: $(BIN)/python
	@$(PIP) uv==$(UV)
	$(LOCK) pyproject.toml --group build --output-file requirements.lock
	$(LOCK) --group node --output-file requirements-node.lock
	$(LOCK) pyproject.toml --extra hosting --constraints requirements.lock --output-file requirements-hosting.lock
	$(LOCK) pyproject.toml --extra arena --extra research --constraints requirements.lock --output-file requirements-research.lock
	$(LOCK) --group docs --constraints requirements.lock --output-file requirements-docs.lock
	$(LOCK) --group test --constraints requirements.lock --output-file requirements-test.lock
	$(NPM) install --package-lock-only --loglevel error

LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-annotate $(ARGS)

clean:
	rm -rf $(VENV) web/node_modules src/bastide/table/page src/bastide/table/drawn src/bastide/table/site src/bastide/_compiled build dist
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
