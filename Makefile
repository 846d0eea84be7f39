# make run: play (at the local table without a token, on Discord with one).
# make test: run all tests. Both install what they need.
# make quick: only the quick tests; make quick GAME=raiders: those of one game.
# make mutate PART=engine/games/raiders/rules N=60 SEED=1: whether they notice what is wrong.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests keep their databases in memory if there is a folder with room for them.
IN_MEMORY = $(shell df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 1000000 {print "TMPDIR=/dev/shm"}')
PROCESSORS = $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# One more than there are processors: tests at the local table often wait.
WORKERS = $(shell expr $(PROCESSORS) + 1)
# Compiled code is kept, whatever the environment says about it.
PYTEST = $(IN_MEMORY) PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Where the tests of one game are, and those that concern it and look at all.
OF_A_GAME = $(addprefix tests/,games pictures/test_sheet.py engine/kit/test_copies.py texts cogs/test_faces.py \
	cogs/test_recap.py cogs/test_news.py test_ladder.py test_walls.py)
OF_ALL = names_a_game or catalogue_is_spelt_right or nothing_is_called or kind_that_matters

.PHONY: unfit run test quick compiled mutate lint bench sheet clean

# A virtual environment is made again if its Python is too old or gone.
NEW_ENOUGH = import sys; sys.exit(sys.version_info < (3, 11))
VERSION = import sys; print(*sys.version_info[:2])
UNFIT := $(shell [ ! -e $(VENV)/pyvenv.cfg ] || $(BIN)/python -c "import pip; $(NEW_ENOUGH)" 2>/dev/null || echo unfit)

$(VENV)/run: requirements.txt $(UNFIT)
	@$(PYTHON) -c "$(NEW_ENOUGH)" || { echo "Meadhall needs Python 3.11 or newer, and $(PYTHON) is" \
		"$$($(PYTHON) --version 2>&1): install one and name it, as in: make run PYTHON=python3.12" >&2; exit 1; }
	@[ "$$($(BIN)/python -c "import pip; $(VERSION)" 2>&1)" = "$$($(PYTHON) -c "$(VERSION)")" ] || rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/dev: $(VENV)/run requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

run: $(VENV)/run
	$(BIN)/python bot.py

test: $(VENV)/dev
	$(PYTEST)

quick: $(VENV)/dev
	MEADHALL_ANSWERS=6000 $(PYTEST) -n $(PROCESSORS) $(if $(GAME),$(OF_A_GAME) -m "not e2e and not browser" \
		-k "($(GAME) or $(OF_ALL)) and not rare_events",-m "not volume and not play and not e2e and not browser")

compiled: $(VENV)/dev
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --collect-only -q -n 0 > /dev/null

mutate: $(VENV)/dev
	$(BIN)/python -m bench.mutate $(PART) $(if $(N),--count $(N)) $(if $(SEED),--seed $(SEED))

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/dev
	$(BIN)/python -m bench.play
	$(BIN)/python -m bench.press
	$(BIN)/python -m bench.paint

sheet: $(VENV)/run
	$(BIN)/python -m drawings.sheet var/sheet

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
