"""Luck and skill in a game: what the answers and the dice gave me, and what my choices missed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.events import Note
from core.model.rules import PoolRule
from core.model.seats import POOL
from core.review.review import Asked, CardShown, Moved, Review
from core.text.text import Text, say


@dataclass(frozen=True, slots=True)
class Luck:
    """Luck is what came of my decisions beyond what could be expected of them, skill what the best ones would add.

    ``answers_bits``: by how much the answers to my suggestions told me more about the envelope than these tell on
    average, over all deals that fitted and with others who show at random. ``dice_turns``: by how many expected turns
    to win my rolls were better than the dice on average, each followed by the best move. Both are sums over the game
    and, at each decision, 0 on average. What the cards of the others' suggestions told me is neither.

    ``missed_bits`` and ``missed_turns``: what the best suggestions and moves would have gained; ``shown_bits``: what
    the best cards to show would have left open. Each is None where there was nothing to judge.
    """

    answers_bits: float | None
    dice_turns: float | None
    missed_bits: float | None
    missed_turns: float | None
    shown_bits: float | None


def luck(review: Review) -> Luck:
    asked = review.suggestions
    moved = [decision for decision in review.decisions if isinstance(decision, Moved)]
    shown = [decision for decision in review.decisions if isinstance(decision, CardShown)]
    return Luck(
        answers_bits=_sum(_surprises(review, asked)),
        dice_turns=_sum(move.expected_score - move.best_score for move in moved if move.expected_score is not None),
        missed_bits=_sum(suggestion.given_away_bits for suggestion in asked),
        missed_turns=_sum(move.given_away for move in moved),
        shown_bits=_sum(show.given_away_bits for show in shown),
    )


def _sum(values: Iterator[float]) -> float | None:
    numbers = list(values)
    return sum(numbers) if numbers else None


def _surprises(review: Review, asked: tuple[Asked, ...]) -> Iterator[float]:
    """Yield how many bits each suggestion told me beyond its expected gain."""
    bits_of = {gain.event: gain.bits for gain in review.gains}
    for suggestion in asked:
        bits = bits_of.get(suggestion.event)
        if bits is not None:
            yield bits + _look(review, suggestion.event + 1, bits_of) - suggestion.gain_bits


def _look(review: Review, at: int, bits_of: dict[int, float | None]) -> float:
    """Return what a look into the pool after a suggestion told me, where the rules give one: its gain expects it."""
    events, rules = review.case.events, review.case.setup.rules
    event = events[at] if at < len(events) else None
    looked = isinstance(event, Note) and event.holder == POOL and rules.pool_look is PoolRule.UNANSWERED
    return (bits_of.get(at) or 0.0) if looked else 0.0


NEGLIGIBLE = 0.05
"""Bits or turns that read as 0.0."""


def luck_sentences(luck: Luck) -> tuple[Text, ...]:
    """Return a sentence for each part that there was something to judge of, luck first."""
    values = (luck.answers_bits, luck.dice_turns, luck.missed_bits, luck.missed_turns, luck.shown_bits)
    return tuple(_sentence(value, *texts) for value, texts in zip(values, _SAID, strict=True) if value is not None)


def _sentence(value: float, same: Text, more: Text, less: Text | None = None) -> Text:
    if abs(value) < NEGLIGIBLE:
        return same
    return (more if value > 0 or less is None else less).format(value=abs(value))


_SAID = (
    (
        say("The answers told you about as much as you could expect."),
        say("Lucky answers: they told you {value:.1f} bits more than you could expect."),
        say("Unlucky answers: they told you {value:.1f} bits less than you could expect."),
    ),
    (
        say("The dice were neither lucky nor unlucky."),
        say("Lucky dice: they saved you about {value:.1f} turns."),
        say("Unlucky dice: they cost you about {value:.1f} turns."),
    ),
    (
        say("No other suggestions would have told you more."),
        say("Better suggestions would have told you {value:.1f} bits more."),
    ),
    (
        say("No other moves would have saved you time."),
        say("Better moves would have saved you about {value:.1f} turns."),
    ),
    (
        say("You showed the cards that give the least away."),
        say("You could have given away {value:.1f} bits less when you showed cards."),
    ),
)
