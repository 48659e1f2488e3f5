"""Files as accidents and strange hands leave them: bytes flipped, cut, doubled; values swapped, blown up, nested."""

from __future__ import annotations

import copy
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from core.history.recovery import from_line, to_line

ODD: Final = (
    *(None, True, False, 0, 1, -1, 6.0, 2**63, 10**30, -(10**400), 1e308, float("inf"), float("nan")),
    *(
        "",
        "Ann",
        "pool",
        "envelope",
        "\ud800",
        "a\udfffb",
        "\0",
        "\u202e",
        "x" * 70,
        "x" * 5000,
        "..",
        "/",
        "a\nb",
        "👩\u200d🔬",
    ),
    *([], {}, [[]], [None], [{}], {"": None}, ["\ud83d"], {"\ud800": 1}),
)
TOKENS: Final = (
    *(b'"', b"[" * 40, b"[" * 100_000, b"{", b'{"a":' * 2000, b",", b"\\", b"9" * 30, b"9" * 5000, b"1e999", b"NaN"),
    *(b"\\ud800", b"\xff", b"\x00", b"\xef\xbb\xbf", b"\n", b"\r\n", b"\xe2\x80\xa8", b"null", b"-", b"Infinity"),
)


def amounts(slow: int, few: int) -> list:
    """Return how many files are damaged in every run, and in the slow one."""
    return [few, pytest.param(slow, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])]


class Tally:
    """Damages files, and counts what became of them, and which took longest, for those who read the figures."""

    def __init__(self, what: str) -> None:
        self._what, self.outcomes = what, Counter[str]()
        self._longest, self._begun = 0.0, time.process_time()

    def damaged(self, path: Path, files: Sequence[bytes], rng: random.Random, count: int) -> Iterator[bytes]:
        """Put one damaged file after the other in a place, and yield each."""
        for _ in range(count):
            data = mutated(rng.choice(files), rng)
            path.write_bytes(data)
            begun = time.process_time()
            yield data
            self._longest = max(self._longest, time.process_time() - begun)

    def note(self, outcome: str) -> None:
        self.outcomes[outcome] += 1

    def tell(self) -> None:
        spent = time.process_time() - self._begun
        print(f"\n{self._what}: {dict(self.outcomes)}, {spent:.0f} s, the longest {self._longest * 1000:.0f} ms")


def mutated(data: bytes, rng: random.Random) -> bytes:
    """Return a file with one to four accidents in it."""
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        data = rng.choice(WAYS)(data, rng)
    return data


# --- bytes


def _flip(data: bytes, rng: random.Random) -> bytes:
    if not data:
        return data
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randint(0, len(data))]


def _take_out(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
    return data[:start] + data[min(end, start + rng.choice([1, 8, 200])) :]


def _double(data: bytes, rng: random.Random) -> bytes:
    start = rng.randint(0, len(data))
    part = data[start : start + rng.choice([1, 20, 400])]
    at = rng.randint(0, len(data))
    return data[:at] + part + data[at:]


def _put_in(data: bytes, rng: random.Random) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.choice(TOKENS) + data[at:]


def _swap_lines(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return b"\n".join(lines)


# --- values


def _damage_values(data: bytes, rng: random.Random) -> bytes:
    """Put other values into JSON; into a line of a journal, with the checksum that makes it whole again."""
    try:
        return _damage_json(data, rng)
    except RecursionError:  # an accident before this one has nested it too deep already
        return data


def _damage_json(data: bytes, rng: random.Random) -> bytes:
    try:
        value = json.loads(data)
    except ValueError:
        return _damage_line(data, rng)
    return json.dumps(_damaged(value, rng)).encode()


def _damage_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    try:
        record = from_line(at, lines[at])
    except ValueError:
        return _flip(data, rng)
    other = _damaged(record, rng)
    try:
        lines[at] = to_line(at, other if isinstance(other, dict) else {}).rstrip(b"\n")
    except ValueError:  # NaN, which no journal was ever written with
        return _flip(data, rng)
    return b"\n".join(lines)


def _damaged(value: object, rng: random.Random) -> object:
    value = copy.deepcopy(value)
    for _ in range(rng.choice([1, 1, 2, 3])):
        holders = list(_holders(value))
        if not holders:
            return rng.choice(ODD)
        _damage(rng.choice(holders), rng)
    return value


def _holders(value: object) -> list[dict | list]:
    """Return all that holds other values, from the outside in."""
    found, waiting = [], [value]
    while waiting:
        here = waiting.pop()
        if isinstance(here, dict | list):
            if here:
                found.append(here)
            waiting.extend(here.values() if isinstance(here, dict) else here)
    return found


def _damage(holder: dict | list, rng: random.Random) -> None:
    key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
    match rng.randrange(8):
        case 0 | 1:
            holder[key] = copy.deepcopy(rng.choice(ODD))
        case 2:
            del holder[key]
        case 3:
            holder[key] = _swapped(holder[key])
        case 4:
            holder[key] = _nested(holder[key], rng.choice([1, 20, 300]))
        case 5 | 6 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(rng.choice(holder)))
        case _:
            other = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
            holder[key], holder[other] = copy.deepcopy(holder[other]), copy.deepcopy(holder[key])


def _swapped(value: object) -> object:
    """Return about the same, but of another type."""
    match value:
        case str():
            return list(value[:10])
        case dict():
            return list(value.items())[:3]
        case list():
            return {str(i): item for i, item in enumerate(value)}
        case _:
            return str(value)


def _nested(value: object, depth: int) -> object:
    for _ in range(depth):
        value = [value]
    return value


WAYS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    *(_flip, _flip, _cut, _take_out, _double, _put_in, _swap_lines),
    *([_damage_values] * 8),
)
