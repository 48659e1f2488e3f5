"""A language for tests: every text in capitals, a sign for every card; so what nobody can translate stands out."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Final

from core.model.cards import Card
from core.text.text import Speaker, Text, counted
from tests.games import NAMES

_KEPT: Final = re.compile(r"(\{[^{}]*\})|([^{]+)")
"""A value of a text, or what stands between values."""

_NAMES: Final = re.compile(rf"\b({'|'.join(NAMES)})\b")


class Loud(Speaker):
    """Says texts in capitals, and a card as a sign."""

    def template(self, text: Text) -> str:
        return _KEPT.sub(lambda part: part[1] or part[2].upper(), counted(text.template, text.number))

    def card(self, card: Card) -> str:
        return "♠"

    def the_card(self, card: Card) -> str:
        return "♠"


class Blank(Loud):
    """Leaves out what is no text: the values of a text that stand in somebody's file."""

    def said(self, text: str) -> str:
        return super().said(text) if isinstance(text, Text) else "…"


LOUD: Final = Loud()
BLANK: Final = Blank()


def quiet(said: str, speaker: Speaker = LOUD) -> str:
    """Return the words of a text that no translator would see: all but capitals, numbers, signs and players' names."""
    words = _NAMES.sub("", speaker.said(said)).split()
    return " ".join(word for word in words if word != word.upper())


def all_loud(said: Iterable[str], speaker: Speaker = LOUD) -> int:
    """Check that every text can be said in another language, whole; return how many there were."""
    every = list(said)
    for text in every:
        assert isinstance(text, Text) or not text, f"{text!r} stays English"
        assert not quiet(text, speaker), f"{quiet(text, speaker)!r} in {speaker.said(text)!r}"
    return len(every)


def templates(said: Iterable[str]) -> Iterator[str]:
    """Give the templates of texts, and of the texts in them."""
    for text in said:
        if isinstance(text, Text):
            yield text.template
            yield from templates(value for value in text.values.values() if isinstance(value, str))


def written(module: ModuleType) -> set[str]:
    """Return all templates that a module says."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call))
    said = (call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "say")
    return {str(one.value) for one in said if isinstance(one, ast.Constant)}
