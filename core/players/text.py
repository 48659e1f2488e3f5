"""How a player asks and shows, in sentences: as counted in earlier games, and as it seems in this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from core.players.counts import HabitCounts, Odds
from core.text.text import Text, say
from core.text.wording import percent

if TYPE_CHECKING:
    from core.players.weighing import Manner

PLAIN: Final = 2.0
"""Ratio, or its inverse, from which a habit is clear."""

WEAK: Final = 1.5
"""Ratio, or its inverse, from which a habit is mentioned."""

FEW: Final = 10
"""Below this, the count expected by chance gets a decimal."""


class Degree(IntEnum):
    """How far a player deviates from chance."""

    MUCH_LESS = -2
    LESS = -1
    EVEN = 0
    MORE = 1
    MUCH_MORE = 2


def degree_of(odds: Odds) -> Degree:
    ratio = odds.ratio
    plain = max(ratio, 1 / ratio)
    size = 2 if plain >= PLAIN else 1 if plain >= WEAK else 0
    return Degree(size if ratio > 1 else -size)


_ASKS: Final = {
    Degree.MUCH_LESS: say("Rarely suggests {own}: {times} of {occasions} ({expected} expected)"),
    Degree.LESS: say("Suggests {own} a little less often: {times} of {occasions} ({expected} expected)"),
    Degree.EVEN: say("Suggests {own} about as often as expected: {times} of {occasions} ({expected} expected)"),
    Degree.MORE: say("Suggests {own} fairly often: {times} of {occasions} ({expected} expected)"),
    Degree.MUCH_MORE: say("Often suggests {own}: {times} of {occasions} ({expected} expected)"),
}

_OWN: Final = say("their own cards", "somebody suggests; their: of one player, man or woman")
_OWN_OF: Final = (
    say("their own suspects", "somebody suggests; their: of one player, man or woman"),
    say("their own weapons", "somebody suggests; their: of one player, man or woman"),
    say("their own rooms", "somebody suggests; their: of one player, man or woman"),
)

_REPEATS: Final = {
    Degree.MUCH_LESS: say("Avoids showing a player the same card again: {times} of {occasions} ({expected} expected)"),
    Degree.LESS: say("Tends not to show a player the same card again: {times} of {occasions} ({expected} expected)"),
    Degree.EVEN: say(
        "Shows a player the same card again about as often as expected: {times} of {occasions} ({expected} expected)"
    ),
    Degree.MORE: say("Tends to show a player the same card again: {times} of {occasions} ({expected} expected)"),
    Degree.MUCH_MORE: say("Likes to show a player the same card again: {times} of {occasions} ({expected} expected)"),
}

_SHOWS: Final = {
    Degree.MUCH_LESS: say("Avoids showing {kind}: {times} of {occasions} ({expected} expected)"),
    Degree.LESS: say("Tends not to show {kind}: {times} of {occasions} ({expected} expected)"),
    Degree.MORE: say("Tends to show {kind}: {times} of {occasions} ({expected} expected)"),
    Degree.MUCH_MORE: say("Likes to show {kind}: {times} of {occasions} ({expected} expected)"),
}

_KINDS: Final = (
    say("suspects", "somebody likes to show"),
    say("weapons", "somebody likes to show"),
    say("rooms", "somebody likes to show"),
)


def habit_lines(tally: HabitCounts) -> tuple[Text, ...]:
    """Return a sentence for each habit with counts; without the name and a full stop."""
    return tuple(_lines(tally))


def _lines(tally: HabitCounts) -> Iterator[Text]:
    yield from _asking(tally)
    if tally.repeats.occasions:
        yield _counted(_REPEATS[degree_of(tally.repeats)], tally.repeats)
    yield from _showing(tally)
    if accused := tally.right + tally.wrong:
        yield say("Was right in {right} of %n accusation(s)", "", accused).format(right=tally.right)


def _asking(tally: HabitCounts) -> Iterator[Text]:
    """Return how all cards are suggested; separately for categories that differ clearly."""
    counted = [(own, odds) for own, odds in zip(_OWN_OF, tally.asks_own, strict=True) if odds.occasions]
    together = sum(tally.asks_own, Odds())
    if counted and all(abs(degree_of(odds) - degree_of(together)) < 2 for _, odds in counted):
        counted = [(_OWN, together)]
    for own, odds in counted:
        yield _counted(_ASKS[degree_of(odds)], odds, own=own)


def _showing(tally: HabitCounts) -> Iterator[Text]:
    """Return which cards are preferred when showing; or that none are, if there was a choice."""
    shown = [(kind, odds) for kind, odds in zip(_KINDS, tally.shows, strict=True) if odds.occasions]
    notable = [(kind, odds) for kind, odds in shown if degree_of(odds) is not Degree.EVEN]
    for kind, odds in notable:
        yield _counted(_SHOWS[degree_of(odds)], odds, kind=kind)
    if shown and not notable:
        yield say("Shows no preference among suspects, weapons and rooms")


def _counted(text: Text, odds: Odds, **values: Text) -> Text:
    """Return a sentence with its counts; the expected count gets a decimal if small."""
    number = round(odds.expected, 1) if odds.expected < FEW else round(odds.expected)
    whole = int(number) if number == int(number) else number
    expected = Text("{number}", values={"number": whole})
    return text.format(times=odds.times, occasions=odds.occasions, expected=expected, **values)


# --- in this game

TOLD: Final = 0.6
"""The probability of a kind from which a player is said to play like it."""

_SEEMS: Final[Mapping[str, Text]] = {
    "careful": say("{who} seems to suggest mostly cards they are still looking for ({share} likely)"),
    "bluffing": say("{who} seems to name their own cards as readily as others ({share} likely)"),
    "careless": say("{who} seems to name cards whatever they know of them ({share} likely)"),
}
_UNTOLD: Final = say("how {who} plays is not clear yet, but what they suggest already counts")


def of_manner(manner: Manner) -> Text:
    """Return a clause, as all of these: without an initial capital and a full stop."""
    seems = _SEEMS.get(manner.likeliest, _UNTOLD) if manner.sure >= TOLD else _UNTOLD
    return seems.format(who=manner.player, share=percent(manner.sure))
