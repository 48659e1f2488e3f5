"""The case from another player's perspective, given a deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np

from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Answer, Event, Move, Suggestion
from core.model.seats import Holder
from core.planner.information.deals import Deals

PERSPECTIVES = 12
"""Number of deals sampled per rival; results are means over them."""


def sample_perspectives(
    case: Case, deals: Deals, player: str, rng: np.random.Generator, n: int = PERSPECTIVES
) -> Iterator[Case]:
    """Yield ``n`` perspectives of a player, sampled from the hands the player may have.

    Even if the player's hand is known, the unseen cards shown to them are sampled.
    """
    holders = case.setup.holders
    for i in rng.choice(len(deals), n, p=deals.weights):
        deal = {card: holders[place] for card, place in zip(case.setup.deck, deals.places[:, i], strict=True)}
        yield perspective_of(case, player, deal, Random(int(rng.integers(2**32))))


def perspective_of(case: Case, player: str, deal: dict[Card, Holder], lot: Random) -> Case:
    """Return the case as ``player`` sees it, given the deal.

    They saw what was shown to them and by them: the card the case names, else a random one the deal allows. My notes
    are removed.
    """
    hand = tuple(card for card in case.setup.deck if deal[card] == player)
    setup = replace(case.setup, me=player, my_hand=hand)
    events = (_as_seen(event, player, deal, lot) for _, event in case.counted)
    return Case(setup, tuple(event for event in events if event is not None))


def _as_seen(event: Event, player: str, deal: dict[Card, Holder], lot: Random) -> Event | None:
    match event:
        case Suggestion():
            answers = [_answer_as_seen(event, answer, player, deal, lot) for answer in event.answers]
            passes, first = len(event.passed), event.refuted_by is not None
            shown = answers[passes].shown if first else None
            return replace(event, shown=shown, further=tuple(answers[passes + first :]))
        case Accusation() | Move():
            return event
        case _:
            return None


def _answer_as_seen(event: Suggestion, answer: Answer, player: str, deal: dict[Card, Holder], lot: Random) -> Answer:
    if not answer.shows or player not in {event.by, answer.player}:
        return replace(answer, shown=None)
    if answer.shown is not None:
        return answer
    could = [card for card in event.cards if deal[card] == answer.player]
    return replace(answer, shown=lot.choice(could) if could else None)
