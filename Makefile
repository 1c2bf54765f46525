# Everything happens in .venv, which is made on first use; only Python 3.11 or later is needed.
# A C compiler makes the engine fast: without one it runs as plain Python.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal test load bench lint install browser lock clean

# Set outside, these would put other copies of the package in front of the installed one, or let every
# process translate all sources anew.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python
PIP := -m pip --quiet --quiet --disable-pip-version-check --no-input
PYTEST := $(PY) -m pytest -n auto --dist loadfile
ONCE := server web lab test_terminal*.py test_arena_*.py
GAME ?= gugong
PYTHON ?= python3.13 python3.12 python3.11 python3

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
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: install ## play in the browser: starts the server and opens it; ARGS="..." adds options
	@.venv/bin/courtyard serve --open $(ARGS) || [ $$? = 130 ] # which is how it ends when it is interrupted

terminal: install ## play in the terminal; GAME=kingdom plays the other game, ARGS="..." adds options
	@.venv/bin/courtyard play $(GAME) $(ARGS)

test: ## check style and types, test the compiled package and the plain sources
	@# Compiling takes minutes, and one core: the rest is done beside it.
	@$(MAKE) --no-print-directory --jobs lint install browser
	@kind=$$(sed -n 2p .venv/installed); \
	if [ "$$kind" = compiled ]; then \
	  echo "== tests of the installed, compiled package"; \
	  $(PYTEST) $(ARGS); \
	else \
	  echo "== no tests of the compiled package: $$kind"; \
	fi
	@echo "== tests of the plain sources"
	@# What only plays with the rules has been tested where they are compiled, and need not be again.
	@if [ "$$(sed -n 2p .venv/installed)" = compiled ]; then once="$(ONCE:%=--ignore-glob=tests/%)"; fi; \
	PYTHONPATH=src $(PYTEST) -m "not compiled_only and not slow" $${once:-} $(ARGS)

load: install ## let 2,000 people play and look on for two minutes, on either store, as CI does
	@echo "== 500 tables and 2,000 sockets for two minutes, on SQLite and on PostgreSQL"
	@COURTYARD_LOAD_MINUTES=2 $(PY) -m pytest tests/server/test_load.py -k crowd_is_served $(ARGS)

bench: install ## measure the speed of the engine; ARGS="..." adds options
	@.venv/bin/courtyard bench gugong $(ARGS)

# The tests in a browser need Chromium; it is installed where that takes no password.
browser:
	@mkdir -p .cache
	@if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "== installing Chromium for the tests in a browser"; \
	    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
	      chromium; } >.cache/browser.log 2>&1 || true; \
	  fi; \
	  command -v chromium >/dev/null || \
	    echo "== no tests in a browser: Chromium is not there and could not be installed (try: apt install chromium)"; \
	fi

lint: .venv/requirements
	@echo "== ruff and mypy"
	@$(PY) -m ruff check --quiet
	@$(PY) -m ruff format --check --quiet || { $(PY) -m ruff format --diff --quiet; exit 1; }
	@$(PY) -m mypy --strict --no-error-summary src

# Installed again only when hatch_build.py's digest of the sources or the kind of build has changed.
install: .venv/requirements
	@wanted=$$($(PY) hatch_build.py); \
	if [ "$$wanted" != "$$(cat .venv/installed 2>/dev/null)" ]; then \
	  kind=$${wanted#*$$'\n'}; \
	  if [ "$$kind" = compiled ]; then echo "== installing (compiled modules that have changed take a minute)"; \
	  else echo "== installing as plain Python: $$kind"; fi; \
	  rm -f .venv/installed; \
	  $(PY) $(PIP) install --no-deps --no-build-isolation --force-reinstall .; \
	  echo "$$wanted" > .venv/installed; \
	fi

.venv/requirements: requirements-dev.lock
	@$(call find_python,$(PYTHON)); \
	echo "== setting up .venv with $$("$$python" --version)"; \
	"$$python" -m venv --clear .venv; \
	$(PY) $(PIP) install --no-deps --no-compile -r requirements-dev.lock; \
	cp requirements-dev.lock $@

lock: ## pin the newest allowed versions of all requirements in requirements-dev.lock
	@# The oldest Python that is there: newer ones may leave out packages that it needs.
	@$(call find_python,python3.11 python3.12 python3.13 python3); \
	work=$$(mktemp -d); trap 'rm -rf "$$work"' EXIT; \
	"$$python" -m venv "$$work/venv"; \
	"$$python" -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["build-system"]["requires"], *p["project"]["dependencies"], *p["dependency-groups"]["dev"], \
	  sep="\n")' > "$$work/wanted"; \
	"$$work/venv/bin/python" $(PIP) install --upgrade -r "$$work/wanted"; \
	{ echo "# Written by 'make lock'."; \
	  "$$work/venv/bin/python" -m pip freeze --all --disable-pip-version-check | grep -v '^pip=='; \
	} > "$$work/lock"; \
	cp "$$work/lock" requirements-dev.lock

clean: ## remove .venv, caches and build products
	@rm -rf .venv .cache .hypothesis __pycache__ build dist web/node_modules
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
