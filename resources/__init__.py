"""Data that ships with the program; read it through :mod:`importlib.resources`."""

import os


def missing_part(error: BaseException) -> str:
    """Return the part of this data that an error says is missing; empty for any other error.

    Then the program was not installed whole, or was damaged since: no bug, and nothing in the input is wrong.
    """
    path = str(error.filename) if isinstance(error, FileNotFoundError) else ""
    return path if path.startswith(os.path.dirname(__file__) + os.sep) else ""  # noqa: PTH120 - pathlib loads slowly
