# Everything Meadhall needs is installed into .venv by the targets below; only Python (3.11 or newer) and make are presumed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check lock clean soak bench

play: $(VENV)/.installed            ## a terminal game of Rebirth against a bot
	@$(BIN)/meadhall play rebirth

test: $(VENV)/.installed-test check ## style, types, import direction, then every test
	$(BIN)/pytest

check: $(VENV)/.installed-test      ## the checks that read the code only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(VENV)/.installed           ## speed figures of this machine
	$(BIN)/meadhall bench

soak: $(VENV)/.installed-test       ## a thousand random games per option set, every step examined
	$(BIN)/python bench/soak.py

lock: $(VENV)/.installed-test       ## pin the newest allowed versions, with hashes and without addresses
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group build --group test -c requirements.lock pyproject.toml -o requirements-test.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Meadhall needs Python 3.11 or newer as '$(PYTHON)'; name another one with: make PYTHON=python3.12 play" >&2; exit 1; }
	@echo "Preparing $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python requirements.lock pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-test: $(VENV)/.installed requirements-test.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	@touch $@
