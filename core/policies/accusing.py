"""Accuse or wait: the chance to win now, against that after some more rounds, if no rival comes first."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from core.board.board import Place
from core.board.position import may_accuse_of
from core.engines.posterior import Floats
from core.information.gain import CERTAIN, DECIMALS, NOTHING
from core.model.cards import Card, Triple
from core.model.rules import AccuseRule, PoolRule
from core.policies.suggesting import best_question
from core.situation.rivals import safety
from core.situation.situation import Situation

HOPELESS = 0.1
"""Below this probability an accusation is never considered: with ten equally likely solutions a turn tells far more."""

GROWTH = 0.4
"""By how much more each round closes: the rivals' suggestions tell something too, and fewer solutions are left."""

WORTH, BEND = 0.75, 0.6
"""Waiting is worth at least WORTH * w ** BEND, where w is what accusing in the best later round is worth.

Who waits may learn all at once, and the rivals may be slower. Fitted to 889 moments of games with ``casual`` and
``velma``: where w was 0.25 to 0.4, on average 0.33, waiting won 0.40 of the games. Below, it won 0.20 for 0.21: there
this errs on the side of waiting, as four of five accusations would be wrong.
"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to accuse: the likeliest ``solution``, its probability ``p``, and what waiting is worth.

    ``danger``: the probability that a rival accuses correctly before my next turn. ``later``: the expected probability
    of the likeliest solution after my next suggestion. ``waiting``: the probability of winning if I wait (see
    :func:`worth_waiting`). Below :data:`HOPELESS` danger is not computed, but set to 0, and ``waiting`` to ``later``.
    ``allowed``: whether the rules permit an accusation from the current place.
    """

    solution: Triple
    p: float
    danger: float
    later: float
    waiting: float
    allowed: bool

    @property
    def is_certain(self) -> bool:
        return self.p >= CERTAIN

    @property
    def recommended(self) -> bool:
        """Whether to accuse at the end of this turn; also if waiting is worth as much, as then nothing can be learned.

        While one can still suggest this turn, that comes first.
        """
        return self.allowed and (self.is_certain or (self.p >= HOPELESS and self.p >= self.waiting - TIE))


TIE = 1e-9
"""Tolerance for equal probabilities."""


def verdict(situation: Situation) -> Verdict:
    """Return whether to accuse now. Raises what the situation raises."""
    solution, p = situation.cards.likeliest
    allowed = may_accuse(situation, solution)
    if p >= CERTAIN:
        return Verdict(solution, 1.0, 0.0, 1.0, 1.0, allowed)
    # several rolls reach the same room, and its question is what takes longest
    hit = functools.cache(lambda room: float(best_question(situation, room).hit(situation.response)))
    after = max(p, later(situation, hit))
    if p < HOPELESS and (situation.still_in or after > p + TIE):  # spares the rivals, which take longest
        return Verdict(solution, p, 0.0, after, after, allowed)
    safe = safety(situation.rivals)
    return Verdict(
        solution, p, float(1.0 - safe[0]), after, worth_waiting(p, closed(situation, hit, after), safe), allowed
    )


def worth_accusing(situation: Situation) -> Triple | None:
    """Return the solution to accuse at the end of this turn, None to wait, or if that risks more than is wanted."""
    if situation.cards.likeliest[1] < HOPELESS and situation.still_in:
        return None
    judged = verdict(situation)
    return judged.solution if judged.recommended and not risks_too_much(situation, judged) else None


def last_resort(situation: Situation) -> Triple | None:
    """Return the likeliest solution if cards that nobody sees keep it open, and no suggestion tells more; else None.

    Who waited on would wait for ever.
    """
    setup, cards = situation.case.setup, situation.cards
    if situation.may_sit_out or not setup.pool or setup.rules.pool_look is not PoolRule.NEVER:
        return None
    return None if (cards.gains.bits >= NOTHING).any() else cards.likeliest[0]


def risks_too_much(situation: Situation, judged: Verdict) -> bool:
    """Return whether accusing is less likely to be right than the player wants, and waiting may raise that.

    It may while a rival is in, whose suggestions tell something, too; alone, if my own would.
    """
    if judged.is_certain or judged.p >= situation.least:
        return False
    return bool(situation.still_in) or judged.waiting > judged.p + TIE


def worth_waiting(p: float, share: float, safe: Floats) -> float:
    """Return the probability of winning if I accuse in a later round.

    My question closes a ``share`` of what is missing to certainty now, ``1 - p``, each round somewhat more, if no rival
    comes first: ``safe`` [n_rounds] are the probabilities of that. With no rival, it is what I can learn.
    """
    shares = share * (1.0 + GROWTH * np.arange(1, len(safe) + 1))
    sure = 1.0 - (1.0 - p) * (1.0 - shares.clip(max=1.0)).cumprod()
    planned = float((safe * sure).max())
    return planned if safe[0] >= 1.0 else max(planned, WORTH * planned**BEND)


# --- my questions

Hit = Callable[[Card | None], float]
"""The expected probability of the likeliest solution after the best suggestion in a room, or in any (None)."""


def later(situation: Situation, hit: Hit) -> float:
    """Return the expected probability of the likeliest solution after my next turn.

    On a board this is the mean over the dice of the best room each roll reaches; if none, the present value. If my
    place is unknown, or without a board, it is the room where most can be learned.
    """
    if situation.position is None:
        return hit(None)
    position, now = situation.position, situation.cards.likeliest[1]
    # by what the dice may reach, not by the best question anywhere, which is seldom for the next turn
    dice = position.dice
    mean = sum(dice.chance(roll) * max([now, *map(hit, position.rooms_in_reach(roll))]) for roll in dice.rolls)
    return max([float(mean), *(hit(room) for _, room in position.ways)])


def closed(situation: Situation, hit: Hit, after: float) -> float:
    """Return the share of what is missing to certainty that I close in a turn.

    That of my next turn, or if a room further off tells more, that of its question over the turns needed to ask it.
    """
    p = situation.cards.likeliest[1]
    gains = [after - p]
    if situation.place is not None:
        turns = situation.turns_to_ask(situation.place)
        gains += [(hit(room) - p) / max(1.0, float(n)) for room, n in zip(situation.rooms, turns, strict=True)]
    return min(1.0, max(0.0, *gains) / (1.0 - p))


@dataclass(frozen=True, slots=True)
class WeighedSuggestion:
    """A suggestion, and the expected probability ``hit`` of the likeliest solution after its answer."""

    cards: Triple
    hit: float


def surest_question(situation: Situation, room: Card | None) -> WeighedSuggestion:
    """Return the suggestion in a room, or in any (None), after which an accusation is likeliest to be right.

    Among equals the one that tells most, and summons no rival, if possible.
    """
    gains, table, deck = situation.cards.gains, situation.cards.table, situation.case.setup.deck
    best: dict[tuple[int, ...], WeighedSuggestion] = {}
    # in the order of gain, since the first of equals is kept below
    for i in gains.order(None if room is None else deck.index[room], situation.called):
        indices = gains.triples[i].tolist()
        suspect, weapon, where = (deck.cards[card] for card in indices)
        cards = suspect, weapon, where
        if gains.bits[i] <= 0:
            best.setdefault((), WeighedSuggestion(cards, situation.cards.likeliest[1]))
            break  # the others tell nothing, either
        kind = tuple(classes.of[card] for classes, card in zip(table.card_classes, indices, strict=True))
        if kind not in best:  # the cards of a class are as good
            best[kind] = WeighedSuggestion(cards, situation.cards.answers_to(cards).hit(situation.response))
    return max(best.values(), key=lambda suggestion: round(suggestion.hit, DECIMALS))


# --- where the rules allow it


def may_accuse(situation: Situation, solution: Triple) -> bool:
    """Return whether the rules allow this accusation from my place; an unknown place doesn't matter.

    A player accuses once, and not after the game is over.
    """
    if situation.is_over or situation.is_out:
        return False
    return accuses_at(situation, situation.place, solution)


def accuses_at(situation: Situation, place: Place | None, solution: Triple) -> bool:
    return may_accuse_of(solution[2], place, situation.case.setup.rules.accuse)


def turns_to_accuse(situation: Situation, place: Place, solution: Triple) -> float:
    """Return the expected turns from a place until this accusation can be made; 0 without a board."""
    if situation.turns is None or accuses_at(situation, place, solution):
        return 0.0
    turns = situation.turns.of(place)
    if situation.case.setup.rules.accuse is AccuseRule.ANY_ROOM:
        return float(turns.min())
    return float(turns[situation.rooms.index(solution[2])])
