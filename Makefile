# make run: play (at the local table without a token, on Discord with one).
# make test: everything the project promises, checked. Both set themselves up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint bench sheet clean

$(VENV)/run: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/dev: $(VENV)/run requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

run: $(VENV)/run
	$(BIN)/python bot.py

test: $(VENV)/dev
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/dev
	$(BIN)/python -m bench.play
	$(BIN)/python -m bench.adapter
	$(BIN)/python -m bench.press
	$(BIN)/python -m bench.paint

sheet: $(VENV)/run
	$(BIN)/python -m pictures.sheet var/sheet

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
