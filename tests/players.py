"""A player of practice games who answers whatever is asked, at random and by the rules."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from contextlib import redirect_stdout
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from core.cli.main import main
from core.formats.editions import edition

Json = Any


def play_protocol(words: Sequence[str], lot: Random, most: int = 10_000) -> list[dict[str, Json]]:
    """Play a game through the protocol, in this process, and return all lines that were printed.

    After so many answers the input ends. What is printed does not depend on when the input is read.
    """
    said: list[dict[str, Json]] = []
    out, answers = io.StringIO(), 0

    class Input(io.RawIOBase):
        def readline(self, _: int | None = -1, /) -> bytes:
            nonlocal answers
            said.extend(map(json.loads, out.getvalue().splitlines()))
            out.seek(out.truncate(0))
            answers += 1
            if answers > most:
                return b""
            return json.dumps({"choose": any_answer(said[-1], said[0]["case"], lot)}).encode() + b"\n"

    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out):
        patched.setattr("sys.stdin", SimpleNamespace(buffer=Input()))
        assert main([*words, "--json"]) == 0
    return [*said, *map(json.loads, out.getvalue().splitlines())]


def any_answer(ask: dict[str, Json], case: dict[str, Json], lot: Random, accuses: float = 0.03) -> Json:
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


def deck_of(case: dict[str, Json]) -> list[list[str]]:
    """Return the names of the suspects, the weapons and the rooms."""
    if "edition" in case:
        deck = edition(case["edition"]).deck
        return [list(deck.suspects), list(deck.weapons), list(deck.rooms)]
    return [case["deck"][kind] for kind in ("suspects", "weapons", "rooms")]
