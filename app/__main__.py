"""The ``deerstalker`` script: opens the window, or runs a command of the command line without importing Qt.

Until :func:`main` has made Ctrl+C quiet nothing is imported that takes a while.
"""

from __future__ import annotations

import builtins
import gc
import os
import sys

from core.cli import COMMANDS
from core.cli.interrupts import end_at_once, raise_again

SELF_TEST = "--self-test"
"""Hidden option that tests a bundle: opens the window, plays a little, closes, and reports through the exit status."""

WITHOUT_A_COMMAND = (
    "Without a command the window opens, with the game that is named, if any: deerstalker [GAME.case.json]. "
    "“deerstalker COMMAND --help” tells of a command."
)


def main(arguments: list[str] | None = None) -> int:
    """Run the window or a command; return the exit status."""
    end_at_once()
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    finally:
        raise_again()


def _run(arguments: list[str]) -> int:
    for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(variable, "1")  # more threads make the engines' small problems twenty times slower
    is_self_test = arguments == [SELF_TEST]
    if arguments and not is_self_test and (arguments[0] in COMMANDS or arguments[0].startswith("-")):
        from core.cli.main import main as run_command

        return run_command(arguments, "deerstalker", WITHOUT_A_COMMAND)
    gc.disable()  # imports are permanent; what the window leaves behind, startup/application.py collects
    try:
        return open_window(arguments, is_self_test=is_self_test)
    finally:
        gc.enable()


def open_window(arguments: list[str], *, is_self_test: bool) -> int:
    """Open the window, or run the self-test, unless the system lacks what Qt needs; return the exit status."""
    try:
        import_qt()
    except ImportError as error:
        from app.startup.system_libraries import missing_message

        line = missing_message(os.environ, str(error))
        if isinstance(error, ModuleNotFoundError) or line is None:
            raise
        print(line, file=sys.stderr)  # noqa: T201 - no window can say it
        return 2
    if is_self_test:
        from app.startup.self_test import run as run_self_test

        return run_self_test()
    from app.startup.application import run
    from resources import missing_part

    try:
        return run(arguments)
    except FileNotFoundError as error:
        if not (part := missing_part(error)):
            raise
        print(f"A part of the program is missing, install it again: {part}", file=sys.stderr)  # noqa: T201
        return 2


def import_qt() -> None:
    """Import Qt's classes, but keep Python's own import statement.

    PySide replaces it by one that reads the source of each module imported from then on, to see whether that needs
    ``from __feature__``, which nothing here does, and keeps what it has read: 190,000 lines, 17 MB, until the window is
    complete.
    """
    own = builtins.__import__
    import PySide6.QtWidgets  # noqa: F401

    builtins.__import__ = own


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # worker processes of a bundle start the bundle again and do not return from here
        from multiprocessing import freeze_support

        freeze_support()
    raise SystemExit(main())
