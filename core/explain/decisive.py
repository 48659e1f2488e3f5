"""Decisive suggestions: those of which a reply may make an open cell certain."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import product
from math import prod

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import draw
from core.engines.posterior import Bools, Ints, Posterior
from core.explain.replies import Consequences, DealSample, Reply, next_to_ask, replies
from core.model.cards import Card, Category, Mask, Triple, mask_of, union
from core.model.case import Case
from core.model.events import Note
from core.model.seats import Holder
from core.model.setup import Setup

MOST_SUGGESTIONS = 3
"""Maximum number of suggestions returned."""

LEAST_CHANCE = 0.01
"""Minimum probability of deciding the cell."""

MOST_TRIED = 16
"""Number of suggestions examined closely; each takes several proofs."""

SAMPLES = 500
"""Number of deals sampled with the card in the cell, and the same number without."""

SEED = 1
"""Seed: the same case gives the same suggestions."""


@dataclass(frozen=True, slots=True)
class DecisiveReply:
    """A reply after which the cell is certain, and its value then. ``chance``: of the reply; an estimate."""

    reply: Reply
    holds: bool
    chance: float


@dataclass(frozen=True, slots=True)
class DecisiveSuggestion:
    """A suggestion, and the replies after which the cell is provably certain.

    ``chance`` is the probability that the cell is certain afterwards, estimated from sampled deals. ``decisions``, in
    the order of :func:`core.explain.replies.replies`, omit replies that no sampled deal gives; each covers deals that
    the earlier ones don't. The suggestion works about as well in each of ``rooms``.
    """

    by: str
    cards: Triple
    decisions: tuple[DecisiveReply, ...]
    chance: float
    rooms: tuple[Card, ...] = ()

    def is_like(self, other: DecisiveSuggestion) -> bool:
        """Return whether the other one differs only in the room, with the same decisive replies and chance."""
        kept = [[(decision.reply, decision.holds) for decision in suggestion.decisions] for suggestion in (self, other)]
        is_as_likely = abs(self.chance - other.chance) < LEAST_CHANCE
        return self.cards[:2] == other.cards[:2] and kept[0] == kept[1] and is_as_likely


def decisive_suggestions(
    case: Case, posterior: Posterior, card: Card, holder: Holder
) -> tuple[DecisiveSuggestion, ...]:
    """Return the :data:`MOST_SUGGESTIONS` suggestions most likely to decide an open cell of a case, best first.

    They are mine if I play, otherwise those of the next player; whether the asker can reach the room is ignored. A
    suggestion is omitted if another in the same room decides as often with fewer open cards. ``posterior`` is that of
    the case. Empty if no one can suggest any more, or deals can't be drawn.
    """
    asker = next_to_ask(case)
    if asker is None:
        return ()
    try:
        sample = _sample(case, posterior, card, holder)
    except (Contradiction, TooLargeError):  # a contradiction: the cell is certain, but that was too expensive to prove
        return ()
    place = case.setup.deck.index[card]
    asked = candidate_suggestions(case.setup, posterior, asker, place)
    proofs = Consequences.of(case, place, holder)
    return _Search(case, asker, asked, sample, proofs).best()


def _sample(case: Case, posterior: Posterior, card: Card, holder: Holder) -> DealSample:
    rng = np.random.default_rng(SEED)
    drawn = []
    # half of them each way, as a rare cell would hardly occur among deals drawn at random
    for holds in (True, False):
        checkpoint()
        drawn.append(draw(case.appended(Note(holder, card, holds)), SAMPLES, rng, posterior.show_model))
    return DealSample.of(case.setup.holders, (drawn[0], drawn[1]), posterior.probability(card, holder), rng)


@dataclass(frozen=True, eq=False)
class _Search:
    """The search for an asker's suggestions that decide one cell."""

    case: Case
    asker: str
    asked: CandidateSuggestions
    sample: DealSample
    proofs: Consequences

    def best(self) -> tuple[DecisiveSuggestion, ...]:
        ways = []
        for reply in replies(self.case.setup, self.asker, self.case.order_of_asking(self.asker)):
            checkpoint()
            ways.append((reply, self.sample.happened(reply, self.asked.cards)))
        # a sample can miss the deal that leaves the cell open, so a hope is an upper bound: the search can stop below
        # it
        hopes = self._hopes(ways)
        tried: dict[int, DecisiveSuggestion] = {}
        for question in self._order(hopes):
            merged, hope = _merged(tried.values()), hopes[question]
            enough = len(merged) >= MOST_SUGGESTIONS and merged[MOST_SUGGESTIONS - 1].chance >= hope
            if enough or len(tried) == MOST_TRIED or hope < LEAST_CHANCE:
                break
            if not any(self._is_plainer(i, question, other.chance, hope) for i, other in tried.items()):
                tried[question] = self._decider(question, ways)
        return tuple(_merged(tried.values())[:MOST_SUGGESTIONS])

    def _hopes(self, ways: list[tuple[Reply, Bools]]) -> list[float]:
        decided = np.zeros((len(self.sample), len(self.asked)), bool)
        for _, happened in ways:
            decided |= happened & self.sample.tells_apart(happened)
        return self.sample.chance(decided).tolist()

    def _order(self, hopes: list[float]) -> list[int]:
        """Return the suggestions, most promising first; among similar ones those with fewer open cards first."""
        is_open = [cards.bit_count() for cards in self.asked.open]
        return sorted(range(len(hopes)), key=lambda place: (-round(hopes[place], 2), is_open[place], place))

    def _is_plainer(self, question: int, another: int, chance: float, hope: float) -> bool:
        """Return whether a question in the same room decides as often, with fewer open cards than another hopes to."""
        rooms, is_open = self.asked.cards[:, 2], self.asked.open
        return bool(chance >= hope and rooms[question] == rooms[another] and not is_open[question] & ~is_open[another])

    def _decider(self, question: int, ways: list[tuple[Reply, Bools]]) -> DecisiveSuggestion:
        checkpoint()
        deck = self.case.setup.deck.cards
        suspect, weapon, room = (deck[card] for card in self.asked.cards[question])
        decided = np.zeros(len(self.sample), bool)
        decisions = []
        for reply, happened in ways:
            deals = happened[:, question]
            if not self.sample.tells_apart(deals) or not (deals & ~decided).any():
                continue
            holds = bool(deals[: self.sample.n_having].any())
            # what all sampled deals agree on is a guess until it is proved
            if self.proofs.follows((suspect, weapon, room), reply, holds=holds):
                decisions.append(DecisiveReply(reply, holds, float(self.sample.chance(deals))))
                decided |= deals
        silent = [deck[card] for card in self.asked.silent]
        return DecisiveSuggestion(
            by=self.asker,
            cards=(suspect, weapon, room),
            decisions=tuple(decisions),
            chance=float(self.sample.chance(decided)),
            rooms=tuple(card for card in silent if card != room) if room in silent else (),
        )


def _merged(tried: Iterable[DecisiveSuggestion]) -> list[DecisiveSuggestion]:
    """Return the suggestions worth reporting, best first; those that differ only in the room are merged."""
    kept: list[DecisiveSuggestion] = []
    for suggestion in sorted(tried, key=lambda suggestion: -suggestion.chance):
        place = next((place for place, other in enumerate(kept) if other.is_like(suggestion)), None)
        if place is not None:
            both = (*kept[place].rooms, suggestion.cards[2], *suggestion.rooms)
            kept[place] = replace(kept[place], rooms=both)
        elif suggestion.chance >= LEAST_CHANCE:
            kept.append(suggestion)
    return kept


MOST_QUESTIONS = 500
"""With more candidates than this, only those that name the card in question are considered."""


@dataclass(frozen=True, eq=False)
class CandidateSuggestions:
    """``cards`` is [n, 3]: suspect, weapon, room as deck indices, in deck order.

    ``open``: the cards of each suggestion that some other player may or may not have. ``silent``: all rooms that no
    other player has, at most one of which is suggested.
    """

    cards: Ints
    open: tuple[Mask, ...]
    silent: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.open)


def candidate_suggestions(setup: Setup, posterior: Posterior, asker: str, card: int) -> CandidateSuggestions:
    """Return the suggestions with distinct information for an asker; ``card`` is the card in question.

    Of each category: the open cards, and one card no other player has, one of the asker's own if possible. If there is
    none, one known card of each player who has some.
    """
    kinds = [_Kind.of(setup, posterior, asker, category) for category in Category]
    asked = [kind.asked for kind in kinds]
    if prod(map(len, asked)) > MOST_QUESTIONS:
        asked[setup.deck.cards[card].category] = [card]
    is_open = union(mask_of(kind.open) for kind in kinds)
    triples = list(product(*asked))
    return CandidateSuggestions(
        np.array(triples, np.int64),
        tuple(mask_of(three) & is_open for three in triples),
        tuple(kinds[Category.ROOM].silent),
    )


@dataclass(frozen=True, slots=True)
class _Kind:
    """The cards of a category: those no other player has, own ones first; one of each other player; open ones."""

    silent: list[int]
    placed: list[int]
    open: list[int]

    @classmethod
    def of(cls, setup: Setup, posterior: Posterior, asker: str, category: Category) -> _Kind:
        mine = posterior.marginals[:, setup.holders.index(asker)]
        others = posterior.marginals[:, [setup.holders.index(player) for player in setup.seats.others(asker)]]
        cards = [setup.deck.index[card] for card in setup.deck.of(category)]
        placed = {int(others[card].argmax()): card for card in reversed(cards) if others[card].max() == 1}
        return cls(
            sorted((card for card in cards if not others[card].any()), key=lambda card: mine[card] < 1),
            sorted(placed.values()),
            [card for card in cards if others[card].any() and others[card].max() < 1],
        )

    @property
    def asked(self) -> list[int]:
        return [*(self.silent[:1] or self.placed), *self.open]
