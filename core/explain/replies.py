"""Simulates replies to suggestions over sampled deals, and what each reply would prove about a cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from core.engines.conflict import Witnesses
from core.engines.posterior import Bools, Floats, Ints
from core.evidence.evidence import Evidence, evidence_of
from core.model.cards import Category, Mask, Triple
from core.model.case import Case
from core.model.rules import Answers, ShowModel
from core.model.seats import Holder
from core.model.setup import Setup


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply: all of ``passed`` passed, and ``refuted_by`` showed a card, of category ``shown`` if I see it.

    Other answers are left open.
    """

    passed: tuple[str, ...]
    refuted_by: str | None = None
    shown: Category | None = None


def replies(setup: Setup, asker: str, others: tuple[str, ...]) -> Iterator[Reply]:
    """Yield the replies to a player's suggestion, the least specific first; ``others`` are asked, in this order.

    If answering stops at the first refutation, passes precede it; otherwise each player answers independently. Only the
    asker sees the card.
    """
    goes_on = setup.rules.answers is Answers.ALL
    before = {player: () if goes_on else others[:place] for place, player in enumerate(others)}
    yield from (Reply((*before[player], player)) for player in others)
    if goes_on and len(others) > 1:
        yield Reply(others)
    yield from (Reply(before[player], player) for player in others)
    if asker == setup.me:
        yield from (Reply(before[player], player, category) for player in others for category in Category)


def next_to_ask(case: Case) -> str | None:
    """Return the next asker: me, if I play; otherwise whoever asks next; None if all are out."""
    me = case.setup.me
    return case.turn.asks if me is None or me in case.turn.out else me


@dataclass(frozen=True, eq=False)
class Consequences:
    """What additional evidence implies for one cell. Caches deals that fit."""

    evidence: Evidence
    card: Mask
    holder: Holder
    witnesses: Witnesses

    @classmethod
    def of(cls, case: Case, card: int, holder: Holder) -> Consequences:
        """Create it for a cell of a valid case: a card, by deck index, and a holder."""
        return cls(evidence_of(case, ShowModel.IGNORE), 1 << card, holder, Witnesses())

    def follows(self, cards: Triple, reply: Reply, *, holds: bool) -> bool:
        """Return whether the cell certainly has this value after these cards got this reply.

        False also if that cannot be decided within the engine's limits.
        """
        bits = self.evidence.setup.deck.bits
        asked = sum(bits[card.name] for card in cards)
        evidence = self.evidence
        for player in reply.passed:
            evidence = evidence.plus(player, lacks=asked)
        if reply.refuted_by is not None and reply.shown is None:
            evidence = evidence.plus(reply.refuted_by, any_of=asked)
        elif reply.refuted_by is not None and reply.shown is not None:
            evidence = evidence.plus(reply.refuted_by, has=bits[cards[reply.shown].name])
        opposite = {"lacks": self.card} if holds else {"has": self.card}
        return not self.witnesses.allow(evidence.plus(self.holder, **opposite))


@dataclass(frozen=True, eq=False)
class DealSample:
    """Sampled deals, some with a card in a cell, for simulating suggestions.

    ``deals`` is [n, n_cards], the index of each card's holder among ``holders``; the first ``n_having`` have the card
    in the cell, the others don't. ``p`` is the probability of the cell: the total weight of the first group. ``order``
    is [n, n_cards], a random card order per deal: among several cards, the first is shown.
    """

    holders: tuple[Holder, ...]
    deals: Ints
    n_having: int
    p: float
    order: Ints

    @classmethod
    def of(
        cls, holders: tuple[Holder, ...], drawn: tuple[Ints, Ints], p: float, rng: np.random.Generator
    ) -> DealSample:
        """Combine deals ``drawn`` with and without the card in the cell; ``rng`` chooses the cards shown."""
        deals = np.concatenate(drawn)
        return cls(holders, deals, len(drawn[0]), p, rng.random(deals.shape).argsort(axis=1))

    def __len__(self) -> int:
        return len(self.deals)

    def happened(self, reply: Reply, questions: Ints) -> Bools:
        """Return which deals give this reply to which questions, [n, n_questions]; these are [n_questions, 3]."""
        matching = np.ones((len(self), len(questions)), bool)
        for player in reply.passed:
            matching &= ~self._has_any(player, questions)
        if reply.refuted_by is not None and reply.shown is None:
            matching &= self._has_any(reply.refuted_by, questions)
        elif reply.refuted_by is not None and reply.shown is not None:
            matching &= self._shows(reply.refuted_by, reply.shown, questions)
        return matching

    def tells_apart(self, happened: Bools) -> Bools:
        """Return whether these deals all have the card in the cell, or all don't; [...] from [n, ...]."""
        return happened[: self.n_having].any(axis=0) != happened[self.n_having :].any(axis=0)

    def chance(self, happened: Bools) -> Floats:
        """Return the probability of these deals, [...] from [n, ...]."""
        having, lacking = happened[: self.n_having].mean(axis=0), happened[self.n_having :].mean(axis=0)
        return self.p * having + (1 - self.p) * lacking

    @cached_property
    def _has(self) -> dict[Holder, Bools]:
        """Which cards each holder has, [n, n_cards]."""
        return {holder: self.deals == i for i, holder in enumerate(self.holders)}

    def _has_any(self, player: Holder, questions: Ints) -> Bools:
        has = self._has[player]
        return has[:, questions[:, 0]] | has[:, questions[:, 1]] | has[:, questions[:, 2]]

    def _shows(self, player: Holder, category: Category, questions: Ints) -> Bools:
        """Whether a player with one of the three cards shows that of this category."""
        has, asked = self._has[player], questions[:, category]
        shows: Bools = has[:, asked]
        for other in Category:
            if other is not category:
                rival = questions[:, other]
                shows &= ~has[:, rival] | (self.order[:, asked] < self.order[:, rival])
        return shows
