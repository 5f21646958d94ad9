# Everything one may want to run; `make help` lists it.
PYTHON ?= .venv/bin/python
GAME ?= zapp_zerapp
BIN := $(dir $(PYTHON))
.PHONY: help setup test check lint types contracts census records clauses mutants soak kills room-kills room-leak room-soak fuzz bench sound lock

help:  ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup:  ## make .venv with everything for development
	python3 -m venv .venv
	.venv/bin/pip install -q -r requirements/dev.txt
	.venv/bin/pip install -q --no-deps -e .

test:  ## all tests
	$(BIN)pytest

check: lint types contracts  ## everything that needs no running

lint:  ## style and formatting
	$(BIN)ruff check .
	$(BIN)ruff format --check .

types:  ## strict types
	$(BIN)mypy

contracts:  ## who may import whom
	$(BIN)lint-imports

census:  ## count positions anew and compare; to write them down: make census WRITE=--write
	$(PYTHON) -m tools.census $(WRITE)

records:  ## name the games that are not written down; to play them: make records WRITE=--write
	$(PYTHON) -m tools.records $(WRITE)

clauses:  ## break each line that cites a clause: a test of that number must notice
	$(PYTHON) -m tools.clauses

mutants:  ## break every line of one game's rules: some test must notice (hours); which one: make mutants GAME=zauberwald
	$(BIN)pip install -q -r requirements/mutation.txt
	HYPOTHESIS_PROFILE=mutants $(BIN)mutmut run 'rattlewood.games.$(GAME).*'
	$(BIN)mutmut results

soak:  ## the laws, looked for fifty times longer
	HYPOTHESIS_PROFILE=soak $(BIN)pytest tests/house

kills:  ## kill a program that writes two hundred times on each engine: no confirmed line may be lost
	$(PYTHON) -m tools.kills --times 200

bench:  ## our speed beside that of others, in one run
	$(BIN)pip install -q -r requirements/bench.txt
	$(PYTHON) -m bench.rules
	$(PYTHON) -m bench.solver
	$(PYTHON) -m bench.store
	$(PYTHON) -m bench.sound
	$(PYTHON) -m bench.server

sound:  ## draw the sheet of what 1 to 13 stones sound like, and write the renderer's vectors anew
	$(PYTHON) -m tools.vectors
	$(PYTHON) -m tools.sound_sheet

wire:  ## write the browser's types of all messages anew
	$(PYTHON) -m tools.wire --write

room-kills:  ## kill table servers two hundred times in the middle of games, on SQLite and three of them on PostgreSQL
	$(PYTHON) -m tools.room_kills --times 200

room-soak:  ## an hour of random play of every game through real sockets
	$(PYTHON) -m tools.room_soak

room-leak:  ## let a learner guess numbers from sizes, counts and arrival times on the wire
	$(PYTHON) -m tools.room_leak

fuzz:  ## a million frames of noise
	$(PYTHON) -m tools.room_abuse --times 1000000

lock:  ## write the pinned versions for tests and benchmarks anew
	for group in dev bench mutation; do uv pip compile pyproject.toml --universal --python-version 3.11 --group $$group \
		--generate-hashes --no-header --no-annotate -q -o requirements/$$group.txt; done
