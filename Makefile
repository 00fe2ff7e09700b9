# make play        a game at this terminal, from a bare checkout
# make serve       a server with a page, for people anywhere
# make check       before every commit: style, types, layers, quick tests
# make test        everything, and again with the game compiled to native code
# make laws ROUNDS=1000000     make bench     make bench-bots     make bench-server     make bench-start
# make wording     make screenshots     make clean

PYTHON ?= python3
ROUNDS ?= 100000
ARGS ?=

# Pip builds in isolation; these make the pins hold there too (the second name is for newer pips).
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
unexport SIXDOT_COMPILED

PIP_INSTALL = bin/pip install -qq --disable-pip-version-check -c constraints.txt
PINS = pyproject.toml constraints.txt
WHEEL = build/compiled
WORDS = $(shell find src/sixdot -name '*.ftl') src/sixdot/voice/compiling.py
SOURCES = $(shell find src -type f -not -name '*.pyc' -not -name '*_words.py')

.PHONY: setup play serve dev lint check test scenarios compiled test-compiled laws bench bench-bots bench-server bench-start wording screenshots clean
.NOTPARALLEL:

# .venv, where .venv/bin/sixdot plays straight from src.
setup: .venv/.core

play: setup
	@exec .venv/bin/sixdot play $(ARGS)

serve: setup
	@exec .venv/bin/sixdot serve $(ARGS)

# setup, and the tools of `make check`.
dev: .venv/.dev

lint: dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

# Under a minute.
check: lint
	scripts/system-packages $(SYSTEM)
	.venv/bin/pytest -q -n auto -m "not slow"

# What the tests run for real: a browser (its driver needs libatomic1), braille tables and displays, voices.
SYSTEM = alsa-utils brltty chromium espeak-ng fonts-dejavu-core libatomic1 libbrlapi0.8 liblouis-data liblouis20 \
	speech-dispatcher speech-dispatcher-espeak-ng
READER = build/screen-reader/index.browser.js

test: lint $(READER)
	scripts/system-packages $(SYSTEM)
	.venv/bin/pytest -q -n auto --ignore tests/browser
	.venv/bin/pytest -q tests/browser
	$(MAKE) --no-print-directory scenarios test-compiled

# The rule books, executed.
scenarios: setup
	.venv/bin/sixdot scenario scenarios/*.yaml

# .venv-compiled, where sixdot is installed from a wheel with native game modules.
compiled: .venv-compiled/.dev
	.venv-compiled/bin/python scripts/native-modules

# The same tests on the compiled game, but for those of the page, which is the same. They import the installed sixdot.
test-compiled: compiled
	SIXDOT_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -q -n auto --ignore tests/browser

# The laws of the game over many random rounds.
laws: dev
	.venv/bin/python tests/long/laws.py --rounds $(ROUNDS)

# Speed beside other engines, interpreted and compiled.
bench: .venv/.bench .venv-compiled/.bench
	.venv/bin/python bench/run.py

# How strong the bots are and how long they think: hours, in parts. Stop it and start it again as you like.
bench-bots: .venv/.core .venv-compiled/.bench
	.venv-compiled/bin/python bench/bots.py

# Durable moves told to everybody, beside a bare echo: some minutes on a quiet machine.
bench-server: .venv/.core .venv-compiled/.bench
	.venv/bin/python bench/server.py $(ARGS)

# From the command to the first prompt, beside a bare Python.
bench-start: setup
	.venv/bin/python bench/start.py

# Every word in every length and language, to be read through: build/wording.
wording: dev
	.venv/bin/python scripts/wording

# The page as it looks, in docs/screens.
screenshots: dev
	scripts/system-packages $(SYSTEM)
	.venv/bin/python scripts/screenshots

clean:
	rm -rf .venv .venv-compiled build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps behind the names above: each is made again when what it depends on changes.

%/.made:
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || scripts/system-packages python3-venv
	$(PYTHON) -m venv $(@D)
	@touch $@

# The virtual screen reader that listens to the page in the tests.
$(READER): scripts/screen-reader
	scripts/screen-reader

.venv/.core: .venv/.made $(PINS) $(WORDS)
	.venv/$(PIP_INSTALL) -e '.[online]'
	@touch $@

.venv/.dev .venv/.bench: .venv/.%: .venv/.core
	.venv/$(PIP_INSTALL) -e '.[online,$*]'
	@touch $@

$(WHEEL)/.built: .venv-compiled/.made hatch_build.py $(PINS) $(SOURCES)
	@scripts/can-compile $(PYTHON) || scripts/system-packages gcc libc6-dev python3-dev
	rm -rf $(WHEEL)
	SIXDOT_COMPILED=require .venv-compiled/bin/pip wheel -q --disable-pip-version-check --no-deps -w $(WHEEL) .
	.venv-compiled/$(PIP_INSTALL) --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@

.venv-compiled/.dev .venv-compiled/.bench: .venv-compiled/.%: $(WHEEL)/.built
	.venv-compiled/$(PIP_INSTALL) "$$(echo $(WHEEL)/*.whl)[online,$*]"
	@touch $@
