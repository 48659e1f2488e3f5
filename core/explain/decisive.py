"""Decisive suggestions: those of which a reply may make an open cell certain.

Replies are simulated over sampled deals; what they seem to settle is then proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import prod

import numpy as np

from core.checkpoint import checkpoint
from core.engines.conflict import Witnesses
from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import draw
from core.engines.posterior import Bools, Floats, Ints, Posterior
from core.evidence.evidence import Evidence, evidence_of
from core.model.cards import Card, Category, Mask, Triple, mask_of, union
from core.model.case import Case
from core.model.events import Note
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


# --- the search


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
    the order of :func:`core.explain.decisive.replies`, omit replies that no sampled deal gives; each covers deals that
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
