"""What was counted of a player, in sentences: how often they did it, how often by chance, and how plain that is."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from core.habits.tally import Odds, Tally
from core.text.text import Text, say

PLAIN: Final = 2.0
"""So many times as likely as chance has it, or as unlikely, a habit is plain."""

WEAK: Final = 1.5
"""The same for one that may be told at all."""

FEW: Final = 10
"""Below this, what chance would have is told with a decimal."""


class Degree(IntEnum):
    """How much more often than chance has it somebody does something."""

    MUCH_LESS = -2
    LESS = -1
    EVEN = 0
    MORE = 1
    MUCH_MORE = 2


def degree_of(odds: Odds) -> Degree:
    """Return how plain a habit is, by the ratio that the engines take."""
    ratio = odds.ratio
    plain = max(ratio, 1 / ratio)
    size = 2 if plain >= PLAIN else 1 if plain >= WEAK else 0
    return Degree(size if ratio > 1 else -size)


_ASKS: Final = {
    Degree.MUCH_LESS: say("Habits", "Seldom asks for {own}: {times} of {occasions}, by chance {expected}"),
    Degree.LESS: say("Habits", "Rather seldom asks for {own}: {times} of {occasions}, by chance {expected}"),
    Degree.EVEN: say("Habits", "Asks for {own} about as chance has it: {times} of {occasions}, by chance {expected}"),
    Degree.MORE: say("Habits", "Rather often asks for {own}: {times} of {occasions}, by chance {expected}"),
    Degree.MUCH_MORE: say("Habits", "Often asks for {own}: {times} of {occasions}, by chance {expected}"),
}

_OWN: Final = say("Habits", "cards of their own", "somebody asks for; their: of one player, man or woman")
_OWN_OF: Final = (
    say("Habits", "suspects of their own", "somebody asks for; their: of one player, man or woman"),
    say("Habits", "weapons of their own", "somebody asks for; their: of one player, man or woman"),
    say("Habits", "rooms of their own", "somebody asks for; their: of one player, man or woman"),
)

_REPEATS: Final = {
    Degree.MUCH_LESS: say(
        "Habits", "Avoids showing a player the same card again: {times} of {occasions}, by chance {expected}"
    ),
    Degree.LESS: say(
        "Habits", "Rather avoids showing a player the same card again: {times} of {occasions}, by chance {expected}"
    ),
    Degree.EVEN: say(
        "Habits",
        "Shows a player the same card again about as chance has it: {times} of {occasions}, by chance {expected}",
    ),
    Degree.MORE: say(
        "Habits", "Tends a little to show a player the same card again: {times} of {occasions}, by chance {expected}"
    ),
    Degree.MUCH_MORE: say(
        "Habits", "Tends to show a player the same card again: {times} of {occasions}, by chance {expected}"
    ),
}

_SHOWS: Final = {
    Degree.MUCH_LESS: say("Habits", "Avoids showing {kind}: {times} of {occasions}, by chance {expected}"),
    Degree.LESS: say("Habits", "Rather avoids showing {kind}: {times} of {occasions}, by chance {expected}"),
    Degree.MORE: say("Habits", "Rather likes to show {kind}: {times} of {occasions}, by chance {expected}"),
    Degree.MUCH_MORE: say("Habits", "Likes to show {kind}: {times} of {occasions}, by chance {expected}"),
}

_KINDS: Final = (
    say("Habits", "suspects", "somebody likes to show"),
    say("Habits", "weapons", "somebody likes to show"),
    say("Habits", "rooms", "somebody likes to show"),
)


def habit_lines(tally: Tally) -> tuple[Text, ...]:
    """Return a sentence for each habit that something was counted of; without the name and a full stop."""
    return tuple(_lines(tally))


def _lines(tally: Tally) -> Iterator[Text]:
    yield from _asking(tally)
    if tally.repeats.occasions:
        yield _counted(_REPEATS[degree_of(tally.repeats)], tally.repeats)
    yield from _showing(tally)
    if accused := tally.right + tally.wrong:
        yield say("Habits", "Was right in {right} of %n accusation(s)", "", accused).format(right=tally.right)


def _asking(tally: Tally) -> Iterator[Text]:
    """Say of all cards together how they are asked for; of each category, where one is quite different."""
    found = [(own, odds) for own, odds in zip(_OWN_OF, tally.asks_own, strict=True) if odds.occasions]
    together = sum(tally.asks_own, Odds())
    if found and all(abs(degree_of(odds) - degree_of(together)) < 2 for _, odds in found):
        found = [(_OWN, together)]
    for own, odds in found:
        yield _counted(_ASKS[degree_of(odds)], odds, own=own)


def _showing(tally: Tally) -> Iterator[Text]:
    """Say which cards are shown rather than others; that none are, where somebody had a choice at all."""
    found = [(kind, odds) for kind, odds in zip(_KINDS, tally.shows, strict=True) if odds.occasions]
    told = [(kind, odds) for kind, odds in found if degree_of(odds) is not Degree.EVEN]
    for kind, odds in told:
        yield _counted(_SHOWS[degree_of(odds)], odds, kind=kind)
    if found and not told:
        yield say("Habits", "Shows suspects, weapons and rooms about as chance has it")


def _counted(text: Text, odds: Odds, **values: Text) -> Text:
    """Return a sentence with its counts; what chance would have in whole numbers, or with a decimal where it is few."""
    number = round(odds.expected, 1) if odds.expected < FEW else round(odds.expected)
    whole = int(number) if number == int(number) else number
    expected = Text("Habits", "{number}", values={"number": whole})
    return text.format(times=odds.times, occasions=odds.occasions, expected=expected, **values)
