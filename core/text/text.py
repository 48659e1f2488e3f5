"""Texts that remember their template and values, so that a window can translate them.

Core speaks English. ``say("{who} passed on {cards}").format(who=who, cards=cards)`` is an ordinary English
string; a :class:`Speaker` of another language recovers the template and the values (cards, numbers, squares, strings,
nested texts) and renders them anew. This requires two rules:

* whole sentences without concatenation: ``+``, ``join`` and f-strings give plain strings, which stay English;
* literals as the first arguments of :func:`say`, so that translation tools find them.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self, cast

from core.model.cards import Card, Category

CAPITAL = "capital"
"""The format of a clause that begins a sentence: ``{clause:capital}``."""

THE = "the"
"""The format of a card within a sentence: ``{card:the}`` is "the Rope", or "Miss Scarlett"."""


class Text(str):
    """An English string that remembers its template and values.

    ``comment`` distinguishes equal texts, ``number`` is what a plural counts.
    """

    __slots__ = ("comment", "number", "template", "values")

    template: str
    comment: str
    number: int | None
    values: Mapping[str, object]

    def __new__(
        cls,
        template: str,
        comment: str = "",
        number: int | None = None,
        values: Mapping[str, object] | None = None,
    ) -> Self:
        plain = counted(template, number)
        text = super().__new__(cls, plain if values is None else ENGLISH.vformat(plain, (), values))
        text.template, text.comment, text.number = template, comment, number
        text.values = {} if values is None else dict(values)
        return text

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.template, self.comment, self.number, self.values or None)

    def format(self, *args: object, **values: object) -> Text:
        """Return the text with these values filled in. Raises KeyError if one is missing."""
        if args:
            raise TypeError("the values of a text have names")
        return Text(self.template, self.comment, self.number, values)


def say(template: str, comment: str = "", number: int | None = None, /) -> Text:
    """Return a translatable text.

    ``comment`` tells translators what is meant, and apart from the same English with another meaning. In a ``template``
    with a ``number``, ``%n`` stands for the number, and "(s)" for the plural ending: ``say("%n turn(s)", "", 3)`` is
    "3 turns".
    """
    return Text(template, comment, number)


class Named(NamedTuple):
    """What something to choose from is called, and what it does."""

    title: str
    what: str


def counted(template: str, number: int | None) -> str:
    """Return an English template with its number and plural ending."""
    if number is None:
        return template
    return template.replace("%n", str(number)).replace("(s)", "" if number == 1 else "s")


class Speaker(string.Formatter):
    """Renders texts in a language: this one in English; subclasses override what differs."""

    def said(self, text: str) -> str:
        """Return a text in this language; plain strings are unchanged."""
        if not isinstance(text, Text):
            return text
        template = self.template(text)
        return self.vformat(template, (), text.values) if text.values else template

    def template(self, text: Text) -> str:
        return counted(text.template, text.number)

    def card(self, card: Card) -> str:
        return card.name

    def the_card(self, card: Card) -> str:
        """Return a card's name within a sentence: weapons and rooms have an article."""
        return card.name if card.category is Category.SUSPECT else f"the {card.name}"

    def square(self, row: int, column: int) -> str:
        """Return a corridor square, as in case files."""
        return f"[{row}, {column}]"

    def number(self, value: float, spec: str) -> str:
        return format(value, spec)

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, Card):
            return capital(self._card(value, format_spec), format_spec)
        if isinstance(value, str):
            return capital(self.said(value), format_spec)
        if isinstance(value, tuple):
            return self.square(*value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.number(value, format_spec)
        return cast("str", super().format_field(value, format_spec))

    def _card(self, card: Card, spec: str) -> str:
        return self.the_card(card) if spec == THE else self.card(card)


def capital(text: str, spec: str) -> str:
    """Return a text with an initial capital if the format asks for it."""
    return text[:1].upper() + text[1:] if spec == CAPITAL else text


class _English(Speaker):
    """Renders texts unchanged, without formatting nested texts again."""

    def said(self, text: str) -> str:
        return text


ENGLISH = _English()
"""Renders texts in English."""


def sentence(clause: str) -> Text:
    """Return a clause with an initial capital and a full stop."""
    return say("{clause:capital}.").format(clause=clause)


def the(card: Card | tuple[int, int]) -> Text:
    """Return a card (or a square) as part of a list within a sentence: "the Rope", "Miss Scarlett"."""
    return say("{card:the}", "a card in a list of cards within a sentence").format(card=card)


def named(card: Card | tuple[int, int]) -> Text:
    """Return a card's name (or a square) as part of a list."""
    return Text("{card}", values={"card": card})


def sentences(parts: Sequence[str]) -> str:
    return _folded(parts, say("{rest} {last}", "two sentences, one after the other"))


def clauses(parts: Sequence[str]) -> str:
    return _folded(parts, say("{rest}; {last}"))


def commas(parts: Sequence[str]) -> str:
    return _folded(parts, say("{rest}, {last}"))


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Return a list for a sentence: "a", "a and b", "a, b and c"; ``last`` is one of :data:`LAST`."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return LAST[last].format(rest=commas(parts[:-1]), last=parts[-1])


LAST: Mapping[str, Text] = {
    "and": say("{rest} and {last}"),
    "or": say("{rest} or {last}"),
    "nor": say("{rest} nor {last}", "of neither … nor"),
    "not": say("{rest} or {last}", "after a negation: you do not have the Rope or the Hall"),
}
"""How lists end."""


def _folded(parts: Sequence[str], two: Text) -> str:
    """Return parts joined pairwise by a template; a single part unchanged, none an empty string.

    They are joined in halves to keep nesting shallow, since rendering and pickling recurse.
    """
    if len(parts) < 2:
        return parts[0] if parts else ""
    half = (len(parts) + 1) // 2
    return two.format(rest=_folded(parts[:half], two), last=_folded(parts[half:], two))
