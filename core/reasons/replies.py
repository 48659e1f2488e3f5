"""Replies: how the players may answer a suggestion, as far as it may matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.model.cards import Category
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.rules import Answers
from core.model.setup import Setup


@dataclass(frozen=True, slots=True)
class Reply:
    """That all of ``passed`` passed, and ``refuted_by`` showed a card: of this category, where I see which.

    What else was answered is left open.
    """

    passed: tuple[str, ...]
    refuted_by: str | None = None
    shown: Category | None = None


def replies(setup: Setup, asker: str) -> Iterator[Reply]:
    """Give the replies to a suggestion of a player's, those that leave most open first.

    Where answering stops at the first refutation, who answers was preceded by passes; where it goes on, each player
    answers for himself. The card is seen by the player who asks alone.
    """
    others = setup.seats.others(asker)
    goes_on = setup.rules.answers is Answers.ALL
    before = {player: () if goes_on else others[:place] for place, player in enumerate(others)}
    yield from (Reply((*before[player], player)) for player in others)
    if goes_on and len(others) > 1:
        yield Reply(others)
    yield from (Reply(before[player], player) for player in others)
    if asker == setup.me:
        yield from (Reply(before[player], player, category) for player in others for category in Category)


def next_to_ask(case: Case) -> str | None:
    """Return who is looked to for a question: I, where I play; else whose turn is next; None where all are out."""
    seats = case.setup.seats
    out = {event.by for _, event in case.counted if isinstance(event, Accusation) and not event.correct}
    if case.setup.me is not None and case.setup.me not in out:
        return case.setup.me
    turns = [event.by for _, event in case.counted if isinstance(event, Suggestion | Accusation) and event.by in seats]
    order: Sequence[str] = (*seats.others(turns[-1]), turns[-1]) if turns else tuple(seats)
    return next((player for player in order if player not in out), None)
