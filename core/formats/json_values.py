"""Strict JSON: parses text into plain values, reads their fields, and reports all problems with their locations.

It is stricter than the standard library: duplicate names in an object, NaN, infinities and lone surrogates are
problems, and text that is too long or too deeply nested is refused before it is parsed.

Problems are collected, so that one pass finds them all. A field that is missing or has the wrong type yields a
placeholder ("", -1 or an empty value), which would cause further problems later. Therefore problems below a location
already known to be wrong are dropped: see :func:`not_below`.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias, TypeGuard, TypeVar

from core.formats.migrations import Versions
from core.model.problems import InvalidCaseError, Problem, UnusableFileError
from core.text.text import Text, say
from core.text.wording import likeliest, one_of, quoted

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
"""A JSON value."""

MAX_BYTES = 5_000_000
MAX_DEPTH = 32

_MAX_DIGITS = 18
"""Integers with more digits are read as floats, which no field accepts: Python refuses to convert very long ones."""

_HALF = say("{value} contains half a surrogate pair, which is not a character")

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""Possessive quantifiers and the optional closing quote keep the scan linear even on text that is not JSON."""


class _Object(dict[str, Json]):
    doubled: tuple[str, ...] = ()


_NOT_A_GAME = say("is damaged or not a Deerstalker game ({place}: {reason})")

_REASONS = {
    "Expecting property name enclosed in double quotes": say("expected a name in quotes"),
    "Expecting ':' delimiter": say("expected a colon"),
    "Expecting ',' delimiter": say("expected a comma"),
    "Expecting value": say("expected a value"),
    "Extra data": say("expected the end of the file"),
    "Unterminated string starting at": say("the closing quote is missing"),
}
"""The frequent messages of Python's parser, in plain words."""


def parse_json(text: str, refused: Text = _NOT_A_GAME) -> tuple[Json, list[Problem]]:
    """Return the value of a JSON text, and the problems in it.

    Raises InvalidCaseError if the text is not JSON, with ``refused`` as the message, or if it exceeds the limits.
    """
    _check_limits(text)
    try:
        value: Json = json.loads(text, object_pairs_hook=_object, parse_int=_whole_number, parse_constant=float)
    except json.JSONDecodeError as error:
        place, reason = in_line(error.lineno, error.colno), _REASONS.get(error.msg, error.msg)
        raise InvalidCaseError([Problem("", refused.format(place=place, reason=reason))]) from None
    return value, list(value_problems(value))


def parse_kept(text: str) -> Json:
    """Return the value of one of the program's own files, which may have any length. Raises ValueError."""
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
    """Return a location in a file; line and column are counted from 1."""
    return say("line {line}, column {column}").format(line=line, column=column)


def described(value: Json) -> str:
    if isinstance(value, dict):
        return say("an object", "what stands in a file")
    if isinstance(value, list):
        return say("a list", "what stands in a file")
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def is_whole(value: Json) -> TypeGuard[int]:
    """Whether a value is an integer of reasonable size; ``true`` and 6.0 are not integers."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**_MAX_DIGITS


def check_length(text: str) -> None:
    """Raise InvalidCaseError if a text is too long."""
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise InvalidCaseError([too_long()])


def too_long() -> Problem:
    return Problem("", say("is larger than {size} MB, the limit for a case").format(size=MAX_BYTES // 1_000_000))


def _check_limits(text: str) -> None:
    check_length(text)
    if not text.strip():
        raise InvalidCaseError([Problem("", say("is empty; a case must be a JSON object"))])
    if _depth(text) > MAX_DEPTH:
        what = say("is nested more than {depth} levels deep; a case needs at most 5")
        raise InvalidCaseError([Problem("", what.format(depth=MAX_DEPTH))])


def _depth(text: str) -> int:
    depth = deepest = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        mark = match.group()
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


def value_problems(value: Json, where: str = "") -> Iterator[Problem]:
    """Yield a problem for everything in a value that strict JSON does not allow."""
    if isinstance(value, dict):
        yield from _object_problems(value, where)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from value_problems(item, f"{where}[{i}]")
    elif isinstance(value, str):
        if _is_broken(value):
            yield Problem(where, _HALF.format(value=quoted(value)))
    elif isinstance(value, float) and not math.isfinite(value):
        yield Problem(where, say("{value} is not a valid JSON number").format(value=described(value)))


def _object_problems(value: dict[str, Json], where: str) -> Iterator[Problem]:
    for name in value.doubled if isinstance(value, _Object) else ():
        yield Problem(child(where, name), say("appears twice in one object; give it once"))
    for name, item in value.items():
        here = child(where, name)
        if _is_broken(name):
            yield Problem(here, say("the name of this field contains half a surrogate pair, which is not a character"))
        yield from value_problems(item, here)


def _is_broken(text: str) -> bool:
    return any("\ud800" <= c <= "\udfff" for c in text)


E = TypeVar("E", bound=StrEnum)

COMMENT = "comment"
"""A field that every object may have."""


_TEXT = say("is {value}; it must be text")

_NO_TEXT = say("is null; it must be text"), say("is missing; it must be text")
_NO_NUMBER = (
    say("is null; it must be a whole number"),
    say("is missing; it must be a whole number"),
)
_NO_FLAG = say("is null; it must be true or false"), say("is missing; it must be true or false")


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of the object at ``where``. All objects of a file share the list ``problems``."""

    values: dict[str, Json]
    where: str = ""
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def of(cls, value: Json, where: str, problems: list[Problem]) -> Fields:
        """Return the fields of ``value``; if it is not an object, note a problem and return no fields."""
        if isinstance(value, dict):
            return cls(value, where, problems)
        problems.append(Problem(where, _is(value, say("is {value}; it must be an object"))))
        return cls({}, where, problems=[])  # a separate list, so that its missing fields are not reported

    def wrong(self, name: str, what: str) -> None:
        self.problems.append(Problem(name, what).within(self.where))

    def refuse_others(self, names: Collection[str]) -> None:
        """Note a problem for every field that is not in ``names``."""
        allowed = (*names, COMMENT)
        for name in self.values:
            if name not in allowed:
                what = say("is not a field here; the nearest is {nearest}")
                nearest = likeliest(name, allowed)
                self.problems.append(Problem(child(self.where, name), what.format(nearest=nearest)))

    def has(self, name: str) -> bool:
        """Whether the field is present and not null."""
        return self.values.get(name) is not None

    def text(self, name: str) -> str:
        """Return a required text; "" if it is missing."""
        return self.optional_text(name) or "" if self._is_there(name, _NO_TEXT) else ""

    def optional_text(self, name: str) -> str | None:
        """Return an optional text: None if it is missing or null, "" if it has another type."""
        value = self.values.get(name)
        if value is None or isinstance(value, str):
            return value
        self.wrong(name, _is(value, _TEXT))
        return ""

    def comment(self) -> str | None:
        return self.optional_text(COMMENT)

    def whole(self, name: str) -> int:
        """Return a required integer; if it is missing, -1, which no field accepts."""
        value = self.optional_whole(name) if self._is_there(name, _NO_NUMBER) else None
        return -1 if value is None else value

    def optional_whole(self, name: str) -> int | None:
        """Return an optional integer: None if it is missing or null. ``true`` and 6.0 are not integers."""
        value = self.values.get(name)
        if value is None or is_whole(value):
            return value
        self.wrong(name, _is(value, say("is {value}; it must be a whole number (as in 6)")))
        return -1

    def count(self, name: str) -> int:
        """Return a required integer of 0 or more; if it is missing, -1."""
        value = self.whole(name)
        if value < 0 and is_whole(self.values.get(name)):
            self.wrong(name, say("is {value}; it must be 0 or more").format(value=value))
        return value

    def flag(self, name: str) -> bool:
        return self.optional_flag(name, default=False) if self._is_there(name, _NO_FLAG) else False

    def optional_flag(self, name: str, *, default: bool) -> bool:
        value = self.values.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.wrong(name, _is(value, say("is {value}; it must be true or false")))
            return default
        return value

    def choice(self, name: str, default: E) -> E:
        """Return a member of the enumeration that ``default`` belongs to."""
        kinds = tuple(type(default))
        value = self.optional_text(name)
        if value is not None and value not in kinds and isinstance(self.values[name], str):
            self.wrong(name, one_of(value, kinds))
        return next((kind for kind in kinds if kind == value), default)

    def items(self, name: str) -> list[Json]:
        """Return a list; an empty one if the field is missing, null or has another type."""
        value = self.values.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(name, _is(value, say("is {value}; it must be a list")))
            return []
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts, with "" in place of items of another type."""
        items = self.items(name)
        for i, item in enumerate(items):
            if not isinstance(item, str):
                self.wrong(f"{name}[{i}]", _is(item, _TEXT))
        return tuple(item if isinstance(item, str) else "" for item in items)

    def objects(self, name: str) -> list[Fields]:
        here = child(self.where, name)
        return [Fields.of(item, f"{here}[{i}]", self.problems) for i, item in enumerate(self.items(name))]

    def object(self, name: str) -> Fields:
        """Return the object in a field; an empty one if the field is missing, null or has another type."""
        value = self.values.get(name)
        return Fields.of({} if value is None else value, child(self.where, name), self.problems)

    def _is_there(self, name: str, absent: tuple[Text, Text]) -> bool:
        """Whether a field is present; if not, note one of the messages in ``absent``: for null, and for missing."""
        if not self.has(name):
            null, missing = absent
            self.wrong(name, null if name in self.values else missing)
        return self.has(name)


def read_heading(fields: Fields, file_format: str, versions: Versions[dict[str, Json]]) -> Fields:
    """Return the fields as the latest version has them, and note the problems of ``format`` and ``version``.

    Raises UnusableFileError if a newer program wrote the file. It then reports nothing else, as other apparent problems
    may be valid in the newer format.
    """
    kind = fields.text("format")
    if kind != file_format and isinstance(fields.values.get("format"), str):
        fields.wrong("format", one_of(kind, (file_format,)))
    start = len(fields.problems)
    version = fields.whole("version")
    if len(fields.problems) > start:
        return fields
    if version > versions.latest and kind == file_format:
        raise UnusableFileError([Problem("version", versions.refusal(version))])
    if not versions.first <= version <= versions.latest:
        template = say("is {version}; this program reads version {known}")
        fields.wrong("version", template.format(version=version, known=versions.latest))
        return fields
    return replace(fields, values=versions.migrated(fields.values, version))


def _is(value: Json, what: Text) -> Text:
    return what.format(value=described(value))


def not_below(problems: Iterable[Problem], broken: Iterable[Problem]) -> list[Problem]:
    """Return the problems of ``problems``, except those at or below the location of one in ``broken``."""
    places = {problem.where for problem in broken}
    return [problem for problem in problems if not any(place in places for place in _places(problem.where))]


def _places(where: str) -> list[str]:
    """Return a path and all paths above it: ``a[0].b`` gives ``a[0].b``, ``a[0]`` and ``a``."""
    return [where[:i] for i, c in enumerate(where) if c in ".[" and i] + [where]
