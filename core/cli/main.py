"""The command line: parses the arguments, runs the command and prints its outcome, without Qt.

Only answers go to standard output, everything else to standard error; exit statuses are those of
:class:`core.cli.output.Status`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from core.cli import COMMANDS
from core.cli.interrupts import end_at_once, raise_again
from core.cli.output import Outcome, Refusal, Status, let_go_of, printable, put, tell
from core.version import __version__
from resources import missing_part


def main(arguments: Sequence[str] | None = None, program: str = "python -m core", besides: str | None = None) -> int:
    """Run the command in ``arguments`` (by default ``sys.argv``); return the exit status.

    For the help, ``program`` is the name of the program, and ``besides`` says what it does without a command.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # before numpy is imported: more threads are slower on matrices of our size
    ended_at_once = raise_again()
    try:
        return _run(words, _parser(words, program, besides))
    except SystemExit:  # argparse has printed the help or the version
        return Status.DONE
    except Refusal as refusal:
        _print_errors(refusal.lines)
        return refusal.status
    except BrokenPipeError:
        let_go_of(sys.stdout)  # the reader closed the pipe
        return Status.REFUSED
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the outermost handler: report a bug in one line, with status 1
        return _print_bug(program, error, debug="--debug" in words)
    finally:
        if ended_at_once:
            end_at_once()


def _run(words: list[str], parser: argparse.ArgumentParser) -> int:
    if not words:
        put(parser.format_help())
        return Status.DONE
    arguments = parser.parse_args(words)
    arguments.errors = sys.stderr
    outcome: Outcome = _module(arguments.command).run(arguments)
    put(json.dumps(outcome.data, allow_nan=False) if arguments.json else outcome.text)
    _print_errors(outcome.wrong)
    return outcome.status


class _Parser(argparse.ArgumentParser):
    """A parser that prints with the functions of this module, which handle closed pipes and full disks."""

    def error(self, message: str) -> NoReturn:
        raise Refusal([*self.format_usage().splitlines(), f"{self.prog}: error: {message}"])

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> object:
        """Refuse ``--option=--``, of which argparse before Python 3.13 makes an empty list; it has no public method."""
        if action.option_strings and arg_strings == ["--"]:
            raise argparse.ArgumentError(action, "expected one argument")
        return super()._get_values(action, arg_strings)

    def _print_message(self, message: str, _: object = None) -> None:
        """Print the help or the version; argparse has no public method for this."""
        put(message.rstrip())


def _module(command: str) -> ModuleType:
    """Return the module of a command. Others are not imported, as some imports are slow."""
    return import_module(f"core.cli.{command}")


def _parser(words: Sequence[str], program: str, besides: str | None) -> argparse.ArgumentParser:
    about = "A detective's sheet for Cluedo/Clue."
    parser = _Parser(prog=program, description=about, epilog=besides, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Deerstalker {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False)
        if name in words:
            _module(name).declare(command)
        command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        command.add_argument("--debug", action="store_true", help="after an unexpected error, print where it happened")
    return parser


def _print_errors(lines: Sequence[str]) -> None:
    """Print lines to standard error, escaping line breaks and control characters in names."""
    tell(sys.stderr, "".join(f"{printable(line)}\n" for line in lines))


def _print_bug(program: str, error: Exception, *, debug: bool) -> Status:
    if debug:
        tell(sys.stderr, "".join(traceback.format_exception(error)))
    if part := missing_part(error):
        _print_errors([f"{program}: a part of the program is missing, install it again: {part}"])
        return Status.REFUSED
    what = " ".join(f"{type(error).__name__}: {error}".split())
    hint = "" if debug else "; --debug shows where"
    _print_errors([f"{program}: unexpected error, a bug in the program ({what}){hint}"])
    return Status.FAILED
