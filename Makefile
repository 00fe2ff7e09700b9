# make play        a game at this terminal, from a bare checkout
# make serve       a server with a page, for people anywhere
# make site        the page without a server, as a folder of files for any host: build/play
# make check       before every commit: style, types, layers, quick tests
# make test        everything, and what compiling can change again with the game compiled to native code
# make soak        the long loops of the tests in full: hours; those of the server alone, less than one: make soak-server
#                  five thousand simulated worlds: make soak-simulation
# make laws ROUNDS=1000000     make bench     make bench-bots     make bench-server     make bench-neighbours     make bench-evening     make bench-return     make bench-load     make bench-start     make bench-page     make bench-alone
# make docs        the site for people, in build/site
# make wording     make sbom     make bounds     make hosting     make heard     make screenshots     make windows     make clean

PYTHON ?= python3
ROUNDS ?= 100000
ARGS ?=

# Pip builds in isolation; these make the pins hold there too (the second name is for newer pips).
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
unexport SIXDOT_COMPILED
# Compiled Python is kept: hundreds of processes are started here, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

PIP_INSTALL = bin/pip install -qq --disable-pip-version-check -c constraints.txt
ENGINE = build/pyodide/pyodide.mjs
PINS = pyproject.toml constraints.txt
WHEEL = build/compiled
TRAINED = build/trained
NATIVE = $(CURDIR)/$(WHEEL)/installed
WORDS = $(shell find src/sixdot -name '*.ftl') src/sixdot/voice/compiling.py
SOURCES = $(shell find src -type f -not -name '*.pyc' -not -name '*_words.py')

.PHONY: setup play serve site dev lint check test scenarios compiled test-waiting test-computing test-page test-heard test-compiled soak soak-server soak-simulation laws bench bench-bots bench-server bench-neighbours bench-evening bench-return bench-load bench-start bench-page docs wording sbom bounds hosting heard screenshots windows clean looked-at
.NOTPARALLEL:

# .venv, where .venv/bin/sixdot plays straight from src.
setup: .venv/.core

play: setup
	@exec .venv/bin/sixdot play $(ARGS)

serve: setup
	@exec .venv/bin/sixdot serve $(ARGS)

site: setup $(ENGINE)
	.venv/bin/sixdot site build/play $(ARGS)

# setup, and the tools of `make check`.
dev: .venv/.dev

# The types of the page's modules, as their comments tell them: what a browser of 2021 does not know has none.
TSC = build/typescript/node_modules/.bin/tsc
OF_WORKERS = --checkJs --allowJs --noEmit --strict --noImplicitAny false --target es2021 --lib es2021,webworker --types ""

lint: dev $(TSC)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/mypy --platform win32 --cache-dir .mypy_cache/win32 src
	.venv/bin/mypy --platform darwin --cache-dir .mypy_cache/darwin src
	.venv/bin/lint-imports --no-logo
	$(TSC) -p src/sixdot/web/page/jsconfig.json
	$(TSC) -p src/sixdot/web/alone/jsconfig.json
	$(TSC) $(OF_WORKERS) src/sixdot/web/page/sw.js
	$(TSC) $(OF_WORKERS) src/sixdot/web/alone/sw.js

# Under a minute.
check: lint
	scripts/system-packages $(SYSTEM)
	$(PYTEST) -n auto -m "not slow"

# Tests go from one worker to the other when one has none left.
PYTEST = .venv/bin/pytest -q --dist worksteal

# What the tests run for real: browsers (the driver of one needs libatomic1), braille tables and displays, voices, systemd-analyze,
# Redis (its tools have the server in them, and start none), poppler, which reads PDF, and Orca, the screen reader, with a
# desktop for it.
SYSTEM = alsa-utils brltty chromium espeak-ng firefox-esr fonts-dejavu-core libatomic1 libbrlapi0.8 liblouis-data liblouis20 libzbar0 \
	openssl poppler-utils redis-tools speech-dispatcher speech-dispatcher-espeak-ng systemd $(DESKTOP)
DESKTOP = at-spi2-core dbus dbus-x11 gir1.2-wnck-3.0 gsettings-desktop-schemas libglib2.0-bin openbox orca python3-speechd \
	x11-utils xauth xdotool xvfb
READER = build/screen-reader/index.browser.js
OTHERS = build/uno-engine/node_modules/uno-engine/package.json
PROXIES = build/proxies/ready

# The native build takes one core for two minutes: tests that mostly wait run meanwhile. The page takes the other core for
# seven: beside it run the tests that only compute, and the types are checked. Orca is listened to when all else is quiet.
test: dev $(READER) $(PROXIES) $(ENGINE)
	scripts/system-packages $(SYSTEM)
	scripts/side-by-side "$(AGAIN) scenarios test-waiting" "$(AGAIN) compiled"
	scripts/side-by-side "$(AGAIN) test-page" "$(AGAIN) lint test-computing test-compiled WORKERS=1"
	$(AGAIN) test-heard

AGAIN = $(MAKE) --no-print-directory
WORKERS ?= auto

COMPUTING = tests/bots tests/conformance tests/game tests/laws
PAGE = tests/browser tests/firefox tests/alone

# All tests but those of the page and those that only compute.
test-waiting: dev $(PROXIES) .venv-learn/.learn
	scripts/twice waiting $(PYTEST) -n $(WORKERS) $(addprefix --ignore=,$(PAGE) $(COMPUTING) tests/orca)

test-computing: dev $(OTHERS)
	$(PYTEST) -n $(WORKERS) $(COMPUTING)

# The page in real browsers.
test-page: dev $(READER) $(ENGINE)
	scripts/twice page $(PYTEST) $(PAGE)

# The page with a real screen reader in both of them.
test-heard: dev
	scripts/twice heard $(PYTEST) tests/orca

# The rule books, executed.
scenarios: setup
	.venv/bin/sixdot scenario scenarios/*.yaml

# A wheel with native game modules, unpacked: put in front of the path, its sixdot is the one that is imported.
compiled: $(WHEEL)/.built
	PYTHONPATH=$(NATIVE) .venv/bin/python scripts/native-modules

# What compiling can change: not processes, sockets, terminals, voices or the page.
COMPILED_TESTS = tests/game tests/laws tests/conformance/test_files.py tests/conformance/test_scenarios.py tests/room tests/test_table.py \
	tests/bots/test_coach.py tests/bots/test_easy.py tests/bots/test_evidence.py tests/bots/test_greedy.py \
	tests/bots/test_habits.py tests/bots/test_judge.py tests/bots/test_points.py tests/bots/test_reasons.py tests/bots/test_sharp.py tests/bots/test_stakes.py \
	tests/bots/test_steady.py tests/lab/test_learn_actions.py tests/lab/test_learn_batch.py tests/lab/test_learn_copies.py \
	tests/lab/test_learn_encoding.py tests/lab/test_learn_sight.py \
	tests/voice/test_describe.py tests/voice/test_narrate.py tests/voice/test_refusal_words.py \
	tests/voice/test_understand.py tests/wire/test_known.py tests/wire/test_views.py \
	tests/terminal/test_session.py tests/terminal/saving/test_saved.py \
	tests/web/test_saving.py tests/web/test_server.py tests/web/test_sessions.py tests/web/test_uvicorn.py

test-compiled: dev compiled
	SIXDOT_EXPECT_COMPILED=1 PYTHONPATH=$(NATIVE) $(PYTEST) -n $(WORKERS) $(COMPILED_TESTS)

# The tests whose loops and examples are bounded in `make test`, in full: those of the server first, then the others and
# the laws. Each line names a test that is done or says what has been counted so far. Stop it as you like: what was counted
# is told then, too.
soak: dev soak-server soak-simulation $(READER)
	scripts/system-packages $(SYSTEM)
	SIXDOT_SOAK=1 $(PYTEST) -vv -n auto $(filter-out tests/browser/% $(OF_SERVER) $(SIMULATED),$(LONG))
	SIXDOT_SOAK=1 $(PYTEST) -vv $(filter tests/browser/%,$(LONG))
	$(AGAIN) laws

# A thousand kills, ten thousand cuts, failed syncs, a locked file and a log that nobody reads: docs/reliability.md.
soak-server: dev
	SIXDOT_SOAK=1 $(PYTEST) -vv -n $(WORKERS) $(OF_SERVER)

# Five thousand worlds in which everything goes wrong; a failure names its seed.
soak-simulation: dev
	SIXDOT_SOAK=1 $(PYTEST) -vv -n $(WORKERS) $(SIMULATED)

LONG = $(shell grep -rlE 'helpers.soak|hypothesis' tests --include='test_*.py')
SIMULATED = tests/web/test_simulation.py
OF_SERVER = $(filter-out $(SIMULATED),$(filter tests/web/% tests/store/%,$(LONG)))

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

# What others at a server notice while 300 people ask for the rules, and while sharp bots think: a minute.
bench-neighbours: .venv/.core .venv-compiled/.bench
	.venv/bin/python bench/neighbours.py
	.venv/bin/python bench/neighbours.py --compiled

# 300 tables of four people for twenty minutes: memory and lag as rows and a picture in build/. Stop it as you like.
bench-evening: .venv/.core
	.venv/bin/python bench/evening.py $(ARGS)

# Everybody at a thousand tables comes back at once, after the server was killed: a minute on a quiet machine.
bench-return: .venv/.core
	.venv/bin/python bench/returning.py $(ARGS)

# What tables, moves and nodes cost, on one node and on two that share PostgreSQL and Redis: rows and pictures in build/, and
# what they mean for many more people (docs/capacity.md). A quarter of an hour on a quiet machine; stop it as you like.
bench-load: dev
	scripts/system-packages $(SYSTEM)
	.venv/bin/python bench/load.py $(ARGS)
	.venv/bin/python bench/capacity.py --rows build/load.jsonl

# From the command to the first prompt, beside a bare Python.
bench-start: setup
	.venv/bin/python bench/start.py

# The page on a bad line: when it is ready, requests, bytes.
bench-page: dev
	scripts/system-packages $(SYSTEM)
	.venv/bin/python bench/page.py $(ARGS)

# The site for people: rules with scenes, manuals, reference. With the game itself, if `make site` has put it in build/play.
docs: dev
	.venv/bin/python -m guide build/site --play build/play

# The page without a server: bytes, when it is ready, how long the sharp bot thinks there.
bench-alone: dev $(ENGINE)
	scripts/system-packages $(SYSTEM)
	.venv/bin/python bench/alone.py $(ARGS)

# Every word in every length and language, to be read through: build/wording.
wording: dev
	.venv/bin/python scripts/wording

# What a server runs on, with versions and licences (CycloneDX): build/sbom.json.
sbom: dev
	@mkdir -p build
	.venv/bin/python scripts/sbom > build/sbom.json

# The tests with the lowest and the newest version of everything Sixdot needs: an hour. One of them: ARGS=lowest
bounds: setup
	.venv/bin/python scripts/bounds $(ARGS)

# docs/hosting.md, followed to the letter on a fresh Debian with systemd, in build/hosting. Needs root.
hosting: dev
	.venv/bin/python scripts/hosting

# What is heard with Orca in both browsers, written down in tests/orca: minutes. Ten times in one: ARGS="round firefox 10"
heard: dev
	scripts/system-packages $(SYSTEM)
	.venv/bin/python scripts/heard-with-orca $(ARGS)

# Sixdot on Windows, as far as Wine is one: games, a server and its desk by real processes, then tests. Some minutes.
windows: dev
	scripts/system-packages gcc-mingw-w64-x86-64 unzip wine wine64
	scripts/windows $(ON_WINDOWS)

# Not what needs Redis, or a name for a file that Windows does not allow.
ON_WINDOWS = tests/room tests/score tests/store/test_store.py tests/terminal/test_session.py \
	--ignore tests/room/test_mended.py --ignore tests/room/test_snapshots.py \
	--deselect tests/store/test_store.py::test_the_folder_of_the_file_is_made

# The page as it looks, and what is printed, in docs/screens.
screenshots: dev
	scripts/system-packages $(SYSTEM)
	.venv/bin/python scripts/screenshots
	.venv/bin/python scripts/printed

clean:
	rm -rf .venv .venv-compiled .venv-learn build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps behind the names above: each is made again when what it depends on changes.

# Looked at every time: it may have been made by a Python that is too old, or gone.
%/.made: looked-at
	@scripts/environment $(PYTHON) $(@D)

looked-at:

# nginx and Caddy, for the tests of deploy/.
$(PROXIES): scripts/proxies
	scripts/proxies

# Python for browsers.
$(ENGINE): scripts/pyodide
	scripts/pyodide
	@touch $@

# The compiler that only checks.
$(TSC): scripts/typescript
	scripts/typescript
	@touch $@

# An engine by others, which is examined.
$(OTHERS): scripts/uno-engine
	scripts/uno-engine
	@touch $@

# The virtual screen reader that listens to the page in the tests.
$(READER): scripts/screen-reader
	scripts/screen-reader

.venv/.core: .venv/.made $(PINS) $(WORDS)
	.venv/$(PIP_INSTALL) -e '.[online]'
	@touch $@

.venv/.dev: .venv/.made $(PINS) $(WORDS)
	.venv/$(PIP_INSTALL) -e '.[online,nodes,press,dev]'
	@touch .venv/.core $@

.venv/.bench: .venv/.core
	.venv/$(PIP_INSTALL) -e '.[online,bench]'
	@touch $@

# Stable-Baselines3 by itself: it brings torch, of which the build without graphics cards will do, where pip finds it.
.venv-learn/.learn: .venv-learn/.made $(PINS) $(WORDS)
	.venv-learn/$(PIP_INSTALL) -e '.[learn,plot]' sb3-contrib torch
	@touch $@

# The second is made like the wheels of a release for Linux, and takes two to three times as long.
build/compiled/.built: KIND = require
build/trained/.built: KIND = trained
build/compiled/.built build/trained/.built: .venv/.made hatch_build.py scripts/usual-work $(PINS) $(SOURCES)
	@scripts/can-compile $(PYTHON) || scripts/system-packages gcc libc6-dev python3-dev
	rm -rf $(@D)
	SIXDOT_COMPILED=$(KIND) .venv/bin/pip wheel -q --disable-pip-version-check --no-deps -w $(@D) .
	.venv/$(PIP_INSTALL) --no-deps --target $(@D)/installed $(@D)/*.whl
	@touch $@

.venv-compiled/.bench: .venv-compiled/.made $(TRAINED)/.built
	.venv-compiled/$(PIP_INSTALL) --force-reinstall --no-deps $(TRAINED)/*.whl
	.venv-compiled/$(PIP_INSTALL) "$$(echo $(TRAINED)/*.whl)[online,nodes,bench]"
	@touch $@
