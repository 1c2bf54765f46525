# Everything happens in .venv, which is made on first use; only Python 3.11 or later is needed.
# A C compiler makes the engine fast: without one it runs as plain Python.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-all run-tests load bench pictures film declare wheel lint browser install compiled client \
  node_modules lock clean

# Set outside, these would put other copies of the package in front of the installed one, or let every
# process translate all sources anew.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python
# npm's scripts take the first `node` on the path: it is ours, whichever the machine has.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix web
PIP := -m pip --quiet --quiet --disable-pip-version-check --no-input
QUIETLY := @$(MAKE) --silent
GAME ?= gugong
PYTHON ?= python3.13 python3.12 python3.11 python3
# Whether `install` compiles the engine: always, cached or never; see hatch_build.py.
COMPILE ?= always
NOT_YET := it is not compiled yet

# $(call find_python,CANDIDATES) sets $python to the first that is new enough and can make a venv.
define find_python
python=; for candidate in $(1); do \
  if "$$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
  then python=$$candidate; break; fi; done; \
if [ -z "$$python" ]; then \
  echo "Courtyard needs Python 3.11 or later with its venv module; none of these is: $(1)" \
    "(set PYTHON=... to name another)." >&2; exit 1; fi
endef

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: ## play in the browser: starts the server and opens it; ARGS="..." adds options
	$(QUIETLY) install COMPILE=cached
	@if [ "$$(sed -n 2p .venv/installed)" = "$(NOT_YET)" ]; then \
	  mkdir -p .cache; \
	  echo "== compiling the engine in the background; until that is done, bots think more slowly"; \
	  { nice -n 19 $(MAKE) --no-print-directory compiled >.cache/compile.log 2>&1 || \
	    echo "== the engine could not be compiled, and runs as plain Python: see .cache/compile.log"; } & \
	  engine="--engine .venv/compiled"; \
	fi; \
	.venv/bin/courtyard serve --open $${engine:-} $(ARGS) || [ $$? = 130 ] # which is how it ends when interrupted

terminal: install ## play in the terminal; GAME=kingdom plays the other game, ARGS="..." adds options
	@.venv/bin/courtyard play $(GAME) $(ARGS)

test: .venv/test ## check style and types; test every rule, the server, and a game of each kind in a browser
	$(QUIETLY) --jobs lint run-tests RING=

test-all: .venv/test-all ## run all tests, as CI does: also fault injection, fuzzing, load and the plain sources
	$(QUIETLY) --jobs lint run-tests RING=--all

run-tests: install browser
	@$(PY) -m tests $(RING) $(ARGS)

load: .venv/test install ## run a load test: 2,000 clients for two minutes, on both stores
	@echo "== 500 tables and 2,000 sockets for two minutes, on SQLite and on PostgreSQL"
	@COURTYARD_LOAD_MINUTES=2 $(PY) -m pytest tests/server/test_load.py -k crowd_is_served $(ARGS)

bench: install ## benchmark the engine; ARGS="..." adds options
	@.venv/bin/courtyard bench gugong $(ARGS)

pictures: .venv/test install browser ## take the pictures of the documentation from the running app
	@$(PY) -m tests.web.pictures docs/pictures

film: .venv/test-all install browser ## film one turn in the running app for the documentation
	@$(PY) -m tests.web.film docs/pictures

declare: .venv/play ## write the modules generated from each declaration.toml
	@PYTHONPATH=src $(PY) -m courtyard.engine.constants src/courtyard/games/*/declaration

wheel: .venv/build ## build a wheel into dist/, compiled if there is a C compiler
	@$(PY) $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

# The tests in a browser need Chromium, which is installed where that takes no password. The one without windows
# is faster, but shows no notices: `make test-all` needs the other one, too.
BROWSERS := chromium-headless-shell $(if $(RING),chromium)
browser:
	@mkdir -p .cache
	@if ! command -v $(BROWSERS) >.cache/browsers || [ "$$(wc -l <.cache/browsers)" -lt $(words $(BROWSERS)) ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "== installing Chromium for the tests in a browser"; \
	    { apt-get -qq update; export DEBIAN_FRONTEND=noninteractive; \
	      apt-get -qq install -y --no-install-recommends $(BROWSERS) || \
	      apt-get -qq install -y --no-install-recommends chromium; } >.cache/browser.log 2>&1 || true; \
	  fi; \
	  command -v chromium-headless-shell chromium google-chrome >/dev/null || \
	    echo "== no tests in a browser: Chromium is not there and could not be installed (try: apt install chromium)"; \
	fi

lint: .venv/test node_modules
	@echo "== ruff and mypy"
	@$(PY) -m ruff check --quiet
	@$(PY) -m ruff format --check --quiet || { $(PY) -m ruff format --diff --quiet; exit 1; }
	@$(PY) -m mypy --strict --no-error-summary src
	@PYTHONPATH=src $(PY) -m courtyard.server.border.openapi > web/openapi.json
	@$(NPM) run --silent types > .cache/types.log 2>&1 || { cat .cache/types.log; exit 1; }
	@checked=$$($(PY) hatch_build.py checked); \
	if [ "$$checked" = "$$(cat .cache/checked 2>/dev/null)" ]; then \
	  echo "== the client is as it was when it last passed svelte-check and Vitest"; \
	else \
	  echo "== svelte-check and Vitest"; \
	  $(NPM) run --silent check && $(NPM) run --silent test && echo "$$checked" > .cache/checked; \
	fi

node_modules: .venv/test
	@if ! cmp -s web/package-lock.json web/node_modules/.installed; then \
	  $(NPM) ci --silent; cp web/package-lock.json web/node_modules/.installed; fi

# Installed again only when hatch_build.py's digest of what goes into the package, or the kind of build, differs.
install: export COURTYARD_COMPILE := $(COMPILE)
install: .venv/python
	$(QUIETLY) --jobs $(if $(filter cached,$(COMPILE)),.venv/play client,.venv/build .venv/client)
	@wanted=$$($(PY) hatch_build.py digest); \
	if [ "$$wanted" != "$$(cat .venv/installed 2>/dev/null)" ]; then \
	  kind=$${wanted#*$$'\n'}; \
	  if [ "$$kind" = compiled ]; then echo "== installing (what has changed is compiled, about a minute)"; \
	  else echo "== installing as plain Python: $$kind"; fi; \
	  rm -rf .venv/installed .venv/compiled; \
	  $(PY) $(PIP) install --no-deps --no-build-isolation --force-reinstall .; \
	  echo "$$wanted" > .venv/installed; \
	fi

# A second copy of the package, for bots of a server that was started before the engine was compiled.
compiled: .venv/build
	@rm -rf .venv/compiled .venv/compiled.new
	@$(PY) $(PIP) install --no-deps --no-build-isolation --target .venv/compiled.new .
	@mv .venv/compiled.new .venv/compiled

client: .venv/python
	@$(PY) hatch_build.py client

# The layers of requirements, each on top of those before it.
.venv/python: requirements/play.lock
	@$(call find_python,$(PYTHON)); \
	echo "== setting up .venv with $$("$$python" --version)"; \
	"$$python" -m venv --clear .venv; \
	touch $@

.venv/play: .venv/python
.venv/client: .venv/play
.venv/build: .venv/play
.venv/test: .venv/build .venv/client
.venv/test-all: .venv/test

.venv/%: requirements/%.lock
	@$(PY) $(PIP) install --no-deps --no-compile -r $<
	@touch $@

lock: ## pin the newest allowed versions of all requirements in requirements/*.lock
	@# The oldest Python that is there: newer ones may leave out packages that it needs.
	@$(call find_python,python3.11 python3.12 python3.13 python3); \
	work=$$(mktemp -d); trap 'rm -rf "$$work"' EXIT; \
	"$$python" -m venv "$$work/venv"; \
	"$$work/venv/bin/python" requirements/lock.py

clean: ## remove .venv, caches and build products
	@rm -rf .venv .cache .hypothesis __pycache__ build dist web/node_modules
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
