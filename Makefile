# Everything a checkout can do. `make help` lists it.
# Written for GNU make 3.81 and later, so that the one macOS brings will do.

VENV := .venv
BIN := $(VENV)/bin
PYTHON := $(BIN)/python
PIP := $(PYTHON) -m pip --quiet --disable-pip-version-check
COMPILED_SOURCES := $(wildcard $(shell cat compiled.txt))
WEB_SOURCES := $(wildcard $(shell git ls-files --cached --others --exclude-standard web locales src/sanctuary/catalogue))
CODE := src tests tools benchmarks examples setup.py

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick lint types bench bench-web train docs compiled pure coverage web audit lock clean

help:  ## list the targets
	@awk -F ':.*## +' '/^[a-z-]+:.*##/ { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/package.stamp web  ## play in the browser; the first time sets everything up
	@$(MAKE) --silent --no-print-directory compiled || echo "Playing on uncompiled Python instead: slower, otherwise the same."
	@$(BIN)/sanctuary serve --open

test: $(VENV)/test.stamp $(VENV)/docs.stamp compiled web lint types  ## everything that must hold: lint, types, every test
	@tools/web $(PYTHON) check test
	$(BIN)/pytest -n 2

quick: $(VENV)/test.stamp compiled  ## the tests that take no seconds
	$(BIN)/pytest -n 2 -m "not slow"

lint: $(VENV)/test.stamp  ## ruff, and the texts of both languages
	$(BIN)/ruff check $(CODE)
	$(PYTHON) -m sanctuary.text.check

types: $(VENV)/test.stamp  ## mypy --strict
	$(BIN)/mypy

bench: $(VENV)/bench.stamp compiled  ## measure the engine, beside other people's
	$(PYTHON) -m benchmarks

bench-web: $(VENV)/test.stamp compiled web  ## measure the server and the browser
	$(PYTHON) -m benchmarks.web

train: $(VENV)/train.stamp compiled  ## set up PyTorch, for examples/train_ppo.py and for playing model:FILE

docs: $(VENV)/docs.stamp  ## build the documentation site into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

pure: $(VENV)/package.stamp  ## take the compiled engine away, until something next asks for it
	@rm -f $(VENV)/compiled.stamp
	@SANCTUARY_PURE=1 $(PYTHON) tools/compile.py

coverage: $(VENV)/test.stamp pure  ## run the tests on the uncompiled package and tell which lines they miss
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

audit: $(VENV)/test.stamp  ## ask the advisory databases about every locked package (needs the internet)
	@for lock in requirements/*.lock; do \
	    echo $$lock; $(BIN)/pip-audit --disable-pip --require-hashes --requirement $$lock || exit 1; \
	done
	@tools/web $(PYTHON) audit

compiled: $(VENV)/compiled.stamp  ## compile the engine in place, where a C compiler is there

web: $(if $(wildcard web/package.json),$(VENV)/client.stamp)  ## build the browser client into the package

# --- the environment -------------------------------------------------------------------------------------------
# A stamp says: this was installed from this lock file, or built from these sources.

$(PYTHON):
	@python=$$(tools/find-python) && echo "Setting up $(VENV) with $$python" && \
	    { "$$python" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }; }

$(VENV)/play.stamp: requirements/play.lock | $(PYTHON)
	$(PIP) install --require-hashes --requirement $<
	@touch $@

$(VENV)/package.stamp: pyproject.toml setup.py src/sanctuary/__init__.py $(VENV)/play.stamp
	@SANCTUARY_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/%.stamp: requirements/%.lock | $(VENV)/package.stamp
	$(PIP) install --require-hashes --requirement $<
	@touch $@

# PyTorch's CPU build lies outside PyPI, so it cannot be locked with the rest: pip takes it where it is told of one
# (PIP_FIND_LINKS, PIP_EXTRA_INDEX_URL), and else PyPI's, which on Linux brings gigabytes of CUDA. TORCH_BUILD=+cpu
# takes the CPU build or none.
TORCH := torch==$(shell sed -n 's/^version = "\(.*\)"/\1/p' requirements/train.toml)$(TORCH_BUILD)

$(VENV)/train.stamp: requirements/train.lock requirements/train.toml | $(VENV)/package.stamp
	$(PIP) install --no-deps --require-hashes --requirement $<
	$(PIP) install '$(TORCH)'
	@touch $@

$(VENV)/compiled.stamp: $(COMPILED_SOURCES) compiled.txt setup.py tools/compile.py $(VENV)/package.stamp
	@touch $@.begun  # a source edited meanwhile is then younger than the stamp
	@$(PYTHON) tools/compile.py
	@mv $@.begun $@

# The client's build writes into src/sanctuary/web/static (web/vite.config.ts says so).
$(VENV)/client.stamp: $(WEB_SOURCES) tools/web | $(VENV)/package.stamp
	@tools/web $(PYTHON) build
	@touch $@

# --- the lock files --------------------------------------------------------------------------------------------
# `make lock` keeps every version that still fits; `make lock UPGRADE=--upgrade` takes the newest.
# Everything is pinned with hashes for every supported Python and system; test.lock decides, the others follow it.

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command "make lock" $(UPGRADE)
COMPILE_LOCK = $(COMPILE) --no-config
COMPILE_TRAIN_LOCK = $(COMPILE) --config-file requirements/train.toml
EXTRAS_IN_TEST := play server envs openspiel arena dev

lock: $(PYTHON)  ## write requirements/*.lock anew from pyproject.toml
	@$(PIP) install 'uv==0.13.*'
	$(COMPILE_LOCK) pyproject.toml $(EXTRAS_IN_TEST:%=--extra %) --group build --output-file requirements/test.lock
	$(COMPILE_LOCK) pyproject.toml --extra server --group build --constraint requirements/test.lock \
	    --output-file requirements/play.lock
	for name in bench cluster docs; do \
	    $(COMPILE_LOCK) pyproject.toml --extra $$name --constraint requirements/test.lock \
	        --output-file requirements/$$name.lock || exit 1; \
	done
	$(COMPILE_TRAIN_LOCK) pyproject.toml --extra train --constraint requirements/test.lock --no-emit-package torch \
	    --output-file requirements/train.lock
	$(COMPILE_LOCK) pyproject.toml --group node --output-file requirements/node.lock

clean:  ## remove everything that was built or installed here
	rm -rf $(VENV) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/*.egg-info
	rm -rf src/sanctuary/web/static .coverage*
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +
