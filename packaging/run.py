"""Start Deerstalker from a bare checkout: ``python3 packaging/run.py [-y] [arguments of the program ...]``.

Sets up ``.venv`` and the system libraries that Qt needs once, then runs the program. ``-y``, which must come first,
installs without asking.
"""

import os
import sys

if sys.version_info < (3, 11):  # before anything that an old Python could stumble over
    sys.exit("Deerstalker needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info[:2]))

import environment
import system
from app.startup import system_libraries

# Arguments that need no window, and so neither Qt's system libraries nor a display; a test compares them with the CLI.
COMMANDS = (
    "advise",
    "analyse",
    "arena",
    "check",
    "convert",
    "explain",
    "habits",
    "mark",
    "practice",
    "replay",
    "review",
)
OPTIONS = ("-h", "--help", "--version")


def main(arguments: list[str]) -> None:
    """Set up, then run the program in place of this process."""
    yes = arguments[:1] in (["-y"], ["--yes"])
    arguments = arguments[yes:]
    qt = not arguments or arguments[0] not in COMMANDS + OPTIONS
    window = qt and system_libraries.needs_display(os.environ)
    if window and not system_libraries.has_display(os.environ):
        system.give_up(system_libraries.no_display(COMMANDS), status=2)
    environment.prepare(["runtime"], qt=qt, window=window, yes=yes)
    # -P: do not import from the current directory, which may contain another "app"
    command = [str(environment.OURS.python), "-P", "-m", "app", *arguments]
    environment.become(command, environment.variables(os.environ))


if __name__ == "__main__":
    main(sys.argv[1:])
