"""Strict JSON: parses text to plain values and locates all problems.

Stricter than the standard library: duplicate names in an object, NaN, infinities and lone surrogates are problems, and
text that is too long or nested too deeply is refused before it is parsed.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, TypeGuard

from core.model.problems import InvalidCaseError, Problem
from core.text.text import Text, say
from core.text.wording import quoted

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
"""A JSON value."""

MAX_BYTES = 5_000_000
MAX_DEPTH = 32

_MAX_DIGITS = 18
"""Integers with more digits are read as floats, which no field accepts: Python refuses to convert very long ones."""

_HALF = say("Files", "{value} holds half of a surrogate pair, which is no character")

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""Possessive, with the closing quote optional, so that the scan stays linear on text that is no JSON."""


class _Object(dict[str, Json]):
    """A JSON object that remembers duplicate names."""

    doubled: tuple[str, ...] = ()


def parse_json(text: str) -> tuple[Json, list[Problem]]:
    """Return the value of a JSON text, and the problems in it.

    Raises InvalidCaseError where the text is no JSON at all, or is beyond the limits.
    """
    _check_limits(text)
    try:
        value: Json = json.loads(text, object_pairs_hook=_object, parse_int=_whole_number, parse_constant=_constant)
    except json.JSONDecodeError as error:
        what = say("Files", "is not JSON: {reason}").format(reason=error.msg)
        raise InvalidCaseError([Problem(in_line(error.lineno, error.colno), what)]) from None
    return value, list(value_problems(value))


def parse_kept(text: str) -> Json:
    """Return the value of one of the program's own files, of any length. Raises ValueError."""
    try:
        value: Json = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
    return value


def child(where: str, name: str) -> str:
    """Return the path of the field ``name`` of the object at ``where``."""
    if not name.isidentifier():
        return f"{where}[{quoted(name)}]"
    return f"{where}.{name}" if where else name


def in_line(line: int, column: int) -> Text:
    """Return a place in a file, both counted from 1."""
    return say("Files", "line {line}, column {column}").format(line=line, column=column)


def described(value: Json) -> str:
    """Return a value as a message names it."""
    if isinstance(value, dict):
        return say("Files", "an object", "what stands in a file")
    if isinstance(value, list):
        return say("Files", "a list", "what stands in a file")
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def is_whole(value: Json) -> TypeGuard[int]:
    """Whether a value is an integer of reasonable size; ``true`` and 6.0 are not integers."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**_MAX_DIGITS


def check_length(text: str) -> None:
    """Raise InvalidCaseError where a text is beyond the limit."""
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise InvalidCaseError([too_long()])


def too_long() -> Problem:
    """Return the problem of a file beyond the limit."""
    return Problem("", say("Files", "is longer than {size} MB; no case is").format(size=MAX_BYTES // 1_000_000))


def _check_limits(text: str) -> None:
    check_length(text)
    if not text.strip():
        raise InvalidCaseError([Problem("", say("Files", "is empty; a case is a JSON object"))])
    if _depth(text) > MAX_DEPTH:
        what = say("Files", "is nested more than {depth} deep; a case needs no more than 5")
        raise InvalidCaseError([Problem("", what.format(depth=MAX_DEPTH))])


def _depth(text: str) -> int:
    depth = deepest = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        mark = found.group()
        if mark in {"[", "{"}:
            depth += 1
            deepest = max(deepest, depth)
        elif mark in {"]", "}"}:
            depth -= 1
    return deepest


def _object(pairs: list[tuple[str, Json]]) -> _Object:
    result = _Object(pairs)
    if len(result) < len(pairs):
        times = Counter(name for name, _ in pairs)
        result.doubled = tuple(name for name in result if times[name] > 1)
    return result


def _whole_number(digits: str) -> int | float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float(digits)


def _constant(name: str) -> float:
    return float(name.replace("Infinity", "inf"))


def value_problems(value: Json, where: str = "") -> Iterator[Problem]:
    """Yield everything in a value that strict JSON does not allow."""
    if isinstance(value, dict):
        yield from _object_problems(value, where)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from value_problems(item, f"{where}[{i}]")
    elif isinstance(value, str):
        if _is_broken(value):
            yield Problem(where, _HALF.format(value=quoted(value)))
    elif isinstance(value, float) and not math.isfinite(value):
        yield Problem(where, say("Files", "{value} is no number that JSON knows").format(value=described(value)))


def _object_problems(value: dict[str, Json], where: str) -> Iterator[Problem]:
    for name in value.doubled if isinstance(value, _Object) else ():
        yield Problem(child(where, name), say("Files", "is there twice in one object; give it once"))
    for name, item in value.items():
        here = child(where, name)
        if _is_broken(name):
            yield Problem(
                here, say("Files", "the name of this field holds half of a surrogate pair, which is no character")
            )
        yield from value_problems(item, here)


def _is_broken(text: str) -> bool:
    return any("\ud800" <= c <= "\udfff" for c in text)
