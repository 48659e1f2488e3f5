"""A player of practice games who answers whatever is asked, at random and by the rules, through the command line."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from core.cli.main import main
from core.formats.editions import edition

Json = Any
Line = dict[str, Json]


def play_lines(words: Sequence[str], reply: Callable[[list[Line]], bytes]) -> list[str]:
    """Play a game through the protocol, in this process, and return the lines that it prints.

    ``reply`` is given these so far, and returns the next line of input; nothing once the input ends.
    """
    said: list[str] = []
    read: list[Line] = []
    out = io.StringIO()

    def take() -> None:
        new = out.getvalue().splitlines()
        out.seek(out.truncate(0))
        said.extend(new)
        read.extend(map(json.loads, new))

    class Input(io.RawIOBase):
        rest = b""

        def readline(self, size: int | None = -1, /) -> bytes:
            take()
            whole = self.rest or reply(read)
            cut = len(whole) if size is None or size < 0 else size
            self.rest = whole[cut:]
            return whole[:cut]

    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out):
        patched.setattr("sys.stdin", SimpleNamespace(buffer=Input()))
        assert main([*words, "--json"]) == 0
    take()
    return said


def choice(answer: Json) -> bytes:
    return json.dumps({"choose": answer}).encode() + b"\n"


def play_protocol(words: Sequence[str], lot: Random, most: int = 10_000) -> tuple[list[Line], list[Json]]:
    """Play a game at random; return all lines that were printed, and the answers, at most so many."""
    answers: list[Json] = []

    def reply(said: list[Line]) -> bytes:
        if len(answers) == most:
            return b""
        answers.append(any_answer(said[-1], said[0]["case"], lot))
        return choice(answers[-1])

    return list(map(json.loads, play_lines(words, reply))), answers


def any_answer(ask: Line, case: Line, lot: Random, accuses: float = 0.03) -> Json:
    """Return an answer to a line that asks, in a game that begins with a case; both as the command line prints them."""
    match ask["decision"]:
        case "travel":
            return lot.choice(ask["options"])
        case "place":
            return lot.choice([*ask["rooms"], *lot.sample(ask["squares"], min(2, len(ask["squares"])))])
        case "suggest":
            suspect, weapon, room = (lot.choice(names) for names in deck_of(case))
            cards = [suspect, weapon] if ask["room"] is not None else [suspect, weapon, room]
            return lot.choice([*[cards] * 9, None])
        case "show":
            return lot.choice(ask["cards"])
        case "accuse":
            return [lot.choice(names) for names in deck_of(case)] if lot.random() < accuses else None
    raise AssertionError(ask)


def may_answer(ask: Line, case: Line, value: Json) -> bool:
    """Whether a value may be meant as an answer: names count without case, spaces and punctuation."""
    named = [_folded(one) for one in value] if isinstance(value, list) else _folded(value)
    kinds = [list(map(_folded, names)) for names in deck_of(case)]
    match ask["decision"]:
        case "travel":
            return value in ask["options"]
        case "place":
            return named in map(_folded, ask["rooms"]) or value in ask["squares"]
        case "show":
            return named in map(_folded, ask["cards"])
        case _:
            few = 2 if ask.get("room") is not None else 3
            several = isinstance(named, list) and few <= len(named) <= 3
            return value is None or (several and all(one in kind for one, kind in zip(named, kinds, strict=False)))


def _folded(name: Json) -> Json:
    return "".join(filter(str.isalnum, name)).casefold() if isinstance(name, str) else name


def deck_of(case: Line) -> list[list[str]]:
    """Return the names of the suspects, the weapons and the rooms."""
    if "edition" in case:
        deck = edition(case["edition"]).deck
        return [list(deck.suspects), list(deck.weapons), list(deck.rooms)]
    return [case["deck"][kind] for kind in ("suspects", "weapons", "rooms")]
