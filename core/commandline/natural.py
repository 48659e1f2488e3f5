"""Whole numbers as words of the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError


def natural(text: str) -> int:
    """Read a number from 0; argparse makes a usage error of ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)
