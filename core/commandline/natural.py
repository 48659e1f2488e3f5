"""Whole numbers as words of the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError


def natural(text: str) -> int:
    """Read a number from 0; argparse makes a usage error of ArgumentTypeError."""
    return _at_least(0, text)


def positive(text: str) -> int:
    """Read a number from 1; argparse makes a usage error of ArgumentTypeError."""
    return _at_least(1, text)


def _at_least(least: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) >= least):
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least}")
    return int(text)
