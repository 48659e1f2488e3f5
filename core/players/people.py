"""The posterior as people play: every deal that fits is weighed by how likely what the players named is with it.

If there are few deals, they are all weighed, and the answer is exact for the model (:mod:`core.players.weighing`); else
deals that the engine draws are, and it has standard errors. No weight is 0, so what is certain or impossible without
this stays so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.posterior import Posterior
from core.engines.registry import auto, deal_lister
from core.evidence.evidence import evidence_of
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.seats import Holder
from core.players.namings import NamingStatus
from core.players.prior import Prior, shipped
from core.players.weighing import Weighing, weighing_of
from core.text.text import say

LISTED: Final = 4_000
"""Up to so many deals are all weighed."""

DRAWN: Final = (2_000, 8_000, 32_000)
"""How many are drawn: more where the first are worth fewer than :data:`ENOUGH` independent ones."""
ENOUGH: Final = 400

MUCH: Final = 0.05
"""The change of a probability from which it is told."""


@dataclass(frozen=True)
class Manner:
    """How a player seems to play: the probability of each group of kinds, and of the likeliest one (``sure``).

    Who is *careless* names what they hold or were shown, too, and learns little by it: such players seldom come to know
    the solution, and seldom accuse rightly.

    ``asks_own``: by category, how many times likelier they name a card of their own than another, for the first time.
    """

    player: str
    kinds: Mapping[str, float]
    asks_own: tuple[float, ...]

    @property
    def likeliest(self) -> str:
        return max(self.kinds, key=lambda name: self.kinds[name])

    @property
    def sure(self) -> float:
        return self.kinds[self.likeliest]


@dataclass(frozen=True)
class MovedCell:
    """A cell whose probability changes, and the entries that did most of it."""

    card: Card
    holder: Holder
    before: float
    after: float
    because: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class People:
    """A position as people play (``posterior``), and as the cards say (``plain``).

    ``manners``: how each player but me seems to play, in turn order; ``moved``: the cells that move by more than
    :data:`MUCH`, most first, if they were asked for.
    """

    prior: Prior
    plain: Posterior
    posterior: Posterior
    manners: tuple[Manner, ...]
    moved: tuple[MovedCell, ...]


def _manner(prior: Prior, weighing: Weighing, player: str) -> Manner:
    some, found = prior.kinds_of(player), weighing.kinds(player)
    kinds = dict.fromkeys((kind.name for kind in prior.kinds), 0.0)
    for kind, share in zip(some, found.tolist(), strict=True):
        kinds[kind.name] += share
    own = [[kind.weights(c, solved=False)[NamingStatus.OWN] for kind in some] for c in Category]
    return Manner(player, kinds, tuple(float(found @ weights) for weights in own))


def _moved(plain: Posterior, weighed: Posterior, weighing: Weighing) -> Iterator[MovedCell]:
    before, after = plain.marginals, weighed.marginals
    cells = [(int(card), int(holder)) for card, holder in np.argwhere(abs(after - before) > MUCH)]
    cells.sort(key=lambda cell: -round(float(abs(after[cell] - before[cell])), 9))
    parts = weighing.parts(cells) if cells else {}
    for i, (card, holder) in enumerate(cells):
        was, now = float(before[card, holder]), float(after[card, holder])
        because = _most({entry: float(part[i]) for entry, part in parts.items()}, up=now > was)
        yield MovedCell(plain.cards[card], plain.holders[holder], was, now, because)


def _most(parts: Mapping[int, float], *, up: bool) -> tuple[int, ...]:
    """Return the entries that do most of what goes this way, at least half of it, in order."""
    same = {entry: abs(part) for entry, part in parts.items() if (part > 0) == up}
    missing, found = sum(same.values()) / 2, list[int]()
    for entry in sorted(same, key=lambda entry: -same[entry]):
        if missing > 0:
            found.append(entry)
            missing -= same[entry]
    return tuple(sorted(found))


def people(
    case: Case,
    plain: Posterior,
    prior: Prior | None = None,
    rng: np.random.Generator | None = None,
    check: Check = never_cancel,
    *,
    with_moved: bool = False,
) -> People:
    """Return a position as people play; ``plain`` is the posterior of the case. ``with_moved`` takes longer.

    Raises TooLargeError if that is only an estimate, and what ``check`` raises.
    """
    if not plain.exact or plain.envelope is None:
        raise TooLargeError(say("how people play can be weighed only where the numbers are exact"))
    prior = prior or shipped()
    if plain.deals is not None and plain.deals <= LISTED:
        deals, shares = deal_lister().every_deal(evidence_of(case, plain.show_model), LISTED)
        weighing = weighing_of(case, prior, deals.T, shares, check, whole=True)
    else:
        weighing = _drawn(case, plain, prior, np.random.default_rng(1) if rng is None else rng, check)
    is_named = any(record.named for record in weighing.records.values())
    posterior = weighing.applied_to(plain, plain.envelope) if is_named else plain
    manners = tuple(_manner(prior, weighing, player) for player in weighing.records)
    return People(prior, plain, posterior, manners, tuple(_moved(plain, posterior, weighing)) if with_moved else ())


def _drawn(
    case: Case, plain: Posterior, prior: Prior, rng: np.random.Generator, check: Check, sizes: Sequence[int] = DRAWN
) -> Weighing:
    n, *more = sizes
    deals = auto().draw(evidence_of(case, plain.show_model), n, rng, check).deals
    found = weighing_of(case, prior, deals.T, np.full(n, 1 / n), check, whole=False)
    return _drawn(case, plain, prior, rng, check, more) if more and found.effective < ENOUGH else found
