"""The command `meadhall`. Whatever is wrong with what the user typed is said in one line, with exit status 2."""

from __future__ import annotations

import codecs
import os
import sys
from io import TextIOWrapper
from typing import NoReturn

import typer

from meadhall.bots import UnknownBot

# The commands register themselves.
from meadhall.cli import ladder, playing, records, research, reviewing, tune  # noqa: F401
from meadhall.cli.common import BadInput, app
from meadhall.core import RecordError, SetupError
from meadhall.games import UnknownGame
from meadhall.games.drawing import ascii_text
from meadhall.lab import LabError

__all__ = ["app", "main"]


def main() -> NoReturn:
    """Run the command line."""
    try:
        if sys.stdout is None:
            raise BadInput("there is nowhere to write to: the standard output is closed")
        if isinstance(sys.stdout, TextIOWrapper):
            codecs.register_error("bare", _bare)
            sys.stdout.reconfigure(errors="bare")
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.Abort:
        status = 130
    except typer.TyperException as error:
        status = _complain(str(error.format_message()))
    except (BadInput, LabError, SetupError, UnknownBot, UnknownGame, RecordError) as error:
        status = _complain(str(error))
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except OSError as error:  # a full disk, a closed output
        status = _complain(f"the output cannot be written: {error.strerror or error}")
        sys.stdout = None  # there is nothing left to flush
    sys.exit(status if isinstance(status, int) else 0)


def _bare(error: UnicodeError) -> tuple[str, int]:
    """Letters that the terminal does not have lose their accents, and a minus becomes a hyphen."""
    assert isinstance(error, UnicodeEncodeError)
    return ascii_text(error.object[error.start : error.end]), error.end


def _complain(problem: str) -> int:
    print("meadhall: " + " ".join(problem.split()), file=sys.stderr)  # noqa: T201
    return 2
