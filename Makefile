# make play    set everything up and open the tables in a browser; ARGS="play worldsfair" plays in this terminal
# make test    set everything up, then lint, types and every test; LONG=--all for the long form of each
# make soak    try the fifteen claims of docs/reliability.md, in about an hour; CLAIM="3 9" for some of them
# make quick   lint, types and the rules of the three games, in under a minute: for the daily loop
# make bench   measure, compared with OpenSpiel and boardgame.io; ARGS=--quick to try it
# make docs    build the documentation as a site into site/
# make lock    renew the lock files after a change of dependencies

PYTHON ?= python3
PLAY := .venv-play
DEV := .venv
BENCH := .venv-bench
CHROMIUM := /usr/bin/chromium-headless-shell
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 2)))# tests often wait for a server or a browser
QUICK := tests/worldsfair tests/museum tests/destiny tests/test_match.py tests/test_record.py tests/test_state.py tests/test_words.py

export PYTHONDONTWRITEBYTECODE :=# so that workers and the servers they start need not parse the sources again

# Packages of Python: with pip, or for the tests with uv, which takes a quarter of the time and asks the same index.
pip = $(1)/bin/python -m pip install -q --disable-pip-version-check
uv = UV_DEFAULT_INDEX="$${PIP_INDEX_URL:-$$($(DEV)/bin/python -m pip config get global.index-url 2>/dev/null)}" \
  $(DEV)/bin/uv pip install -q --python $(DEV)/bin/python

# Install a package of Debian, as root or through sudo.
apt = echo "Installing $(1) ..."; $$(test "$$(id -u)" = 0 || echo sudo) sh -c 'apt-get update -qq && apt-get install -y -qq $(1)' >/dev/null

.PHONY: play test soak quick lint compiled parsed bench docs golden lock clean

play: $(PLAY)/ready
	@$(PLAY)/bin/midway $(ARGS)

test: $(DEV)/begun
	@$(MAKE) --no-print-directory -j4 $(CHROMIUM) lint compiled parsed
	$(DEV)/bin/pytest -n $(WORKERS) --dist worksteal $(LONG)

soak: $(DEV)/ready $(CHROMIUM) compiled
	$(DEV)/bin/python tests/soak.py $(CLAIM)

quick: lint
	$(DEV)/bin/pytest -n $(WORKERS) --dist worksteal --ignore-glob='*/test_harness.py' --ignore=tests/museum/test_layout.py $(QUICK)

lint: $(DEV)/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

compiled: $(DEV)/begun
	@$(DEV)/bin/python tests/compiled.py

# So that not every worker has to parse all tests; if one cannot be read, the run itself says why.
parsed: $(DEV)/ready
	@$(DEV)/bin/pytest --collect-only -qq >/dev/null || true

bench: $(BENCH)/ready $(CHROMIUM)
	$(BENCH)/bin/python bench/run.py $(ARGS)

docs: $(DEV)/ready
	@NO_MKDOCS_2_WARNING=1 $(DEV)/bin/mkdocs build -q
	@echo "The documentation is in site/index.html."

golden: $(DEV)/ready
	$(DEV)/bin/python tests/golden/write.py
	$(DEV)/bin/python tests/public.py

$(PLAY)/ready $(BENCH)/ready: INSTALL = $(call pip,$(@D)) --no-compile
$(DEV)/begun: INSTALL = $(call pip,$(DEV)) --require-hashes -r locks/uv.txt && $(uv)
$(PLAY)/ready: LOCK = locks/play.txt
$(PLAY)/ready: FAST = @echo "Installing Numba, about 70 MB, for strong bots (once) ..."; \
  $(call pip,$(@D)) --require-hashes --only-binary :all: -r locks/fast.txt \
  || echo "There is no Numba for this computer; everything plays, but strong bots are weaker."
$(DEV)/begun: LOCK = locks/play.txt -r locks/fast.txt
$(BENCH)/ready: LOCK = locks/bench.txt

$(PLAY)/ready: locks/play.txt locks/fast.txt pyproject.toml
$(DEV)/begun: locks/uv.txt locks/play.txt locks/fast.txt locks/dev.txt pyproject.toml
$(BENCH)/ready: locks/bench.txt pyproject.toml

$(PLAY)/ready $(DEV)/begun $(BENCH)/ready:
	@echo "Setting up $(@D) (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Midway needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(call apt,python3-venv); }
	@rm -rf $(@D) && $(PYTHON) -m venv $(@D)
	@$(INSTALL) --require-hashes -r $(LOCK)
	@$(call pip,$(@D)) --no-deps --no-build-isolation -e .
	$(FAST)
	@touch $@

# The rest is installed while the rules are compiled.
$(DEV)/ready: $(DEV)/begun
	@$(uv) --require-hashes -r locks/dev.txt
	@touch $@

$(CHROMIUM):
	@$(call apt,chromium-headless-shell)

lock:
	$(PYTHON) -m venv .venv-lock && .venv-lock/bin/python -m pip install -q uv
	for name in uv play fast dev bench; do \
	  .venv-lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-header --no-annotate locks/$$name.in -o locks/$$name.txt; done
	rm -rf .venv-lock

clean:
	rm -rf .venv .venv-*
