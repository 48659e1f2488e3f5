"""Kinds of players, and how common each is: the shipped prior, and what known players add to it."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Final

import numpy as np

from core.engines.posterior import Floats
from core.formats.json_values import Fields, Json, parse_json
from core.habits.counts import HabitCounts, Odds
from core.model.cards import Category
from core.model.problems import InvalidCaseError, Problem
from core.people.namings import Status

Weights = tuple[float, ...]
"""How gladly a card of each :class:`~core.people.namings.Status` is named, relative to a fresh one."""

CERTAIN: Final = 1e-6


@dataclass(frozen=True)
class Kind:
    """A kind of player: what they name as long as they seek a card, and once they could know which is in the envelope.

    ``share``: how common it is. ``softened``: its weights are drawn halfway to 1, for those who play so now and then.
    """

    name: str
    share: float
    cards: Weights
    cards_solved: Weights
    rooms: Weights
    rooms_solved: Weights

    def weights(self, category: Category, *, solved: bool) -> Weights:
        if category is Category.ROOM:
            return self.rooms_solved if solved else self.rooms
        return self.cards_solved if solved else self.cards

    def softened(self, share: float) -> Kind:
        """Return a kind whose weights are the square roots of these."""
        four = (self.cards, self.cards_solved, self.rooms, self.rooms_solved)
        cards, cards_solved, rooms, rooms_solved = (tuple(weight**0.5 for weight in one) for one in four)
        return Kind(self.name, share, cards, cards_solved, rooms, rooms_solved)


@dataclass(frozen=True)
class Prior:
    """What is believed of players before they have played.

    ``waits``: how likely somebody who could know the solution ends a turn without accusing, by two kinds, each with
    its share. ``known`` are the shares of the kinds for players about whom more is known.
    """

    model: str
    kinds: tuple[Kind, ...]
    waits: tuple[tuple[float, float], ...]
    known: Mapping[str, Floats]

    def shares_of(self, player: str) -> Floats:
        """Return how common each kind is, [n_kinds]."""
        return self.known.get(player, self._shares)

    @property
    def _shares(self) -> Floats:
        shares: Floats = np.array([kind.share for kind in self.kinds])
        return shares / float(shares.sum())

    def knowing(self, tallies: Mapping[str, HabitCounts]) -> Prior:
        """Return the prior of who knows these players: they play as they did, and strangers somewhat like them.

        A tally weighs the kinds by how likely each would have named as many cards of its own. Strangers count as if
        :data:`STRANGERS` players had been seen who are as common as the kinds, and then these.
        """
        known = {player: self._posterior(tally) for player, tally in tallies.items()}
        shares = (STRANGERS * self._shares + sum(known.values(), np.zeros(len(self.kinds)))) / (STRANGERS + len(known))
        strangers = tuple(
            Kind(k.name, float(share), k.cards, k.cards_solved, k.rooms, k.rooms_solved)
            for k, share in zip(self.kinds, shares, strict=True)
        )
        return Prior(self.model, strangers, self.waits, known)

    def _posterior(self, tally: HabitCounts) -> Floats:
        logs = np.log(self._shares)
        for category, odds in zip(Category, tally.asks_own, strict=True):
            own = np.array([kind.weights(category, solved=False)[Status.OWN] for kind in self.kinds])
            logs = logs + _log_likelihood(odds, own)
        shares = np.exp(logs - logs.max())
        found: Floats = (1 - MISTAKEN) * shares / shares.sum() + MISTAKEN * self._shares
        return found


STRANGERS: Final = 4.0

MISTAKEN: Final = 0.02
"""How likely a known player plays differently this time: like a stranger."""


def _log_likelihood(odds: Odds, own: Floats) -> Floats:
    """Return how likely so many first namings were of own cards, by kinds with these weights of an own card, [n_kinds].

    As a binomial, each as likely by chance as on average.
    """
    if not odds.occasions:
        return np.zeros(len(own))
    chance = min(max(odds.expected / odds.occasions, CERTAIN), 1 - CERTAIN)
    p = own * chance / (own * chance + 1 - chance)
    found: Floats = odds.times * np.log(p) + (odds.occasions - odds.times) * np.log1p(-p)
    return found


@functools.cache
def shipped() -> Prior:
    """Return the prior in ``resources/people``, fitted by ``tests/fits/people.py``.

    Raises InvalidCaseError if the file is damaged.
    """
    return parse_prior(resources.files("resources").joinpath("people", "shipped.json").read_text("utf-8"))


def parse_prior(text: str) -> Prior:
    value, problems = parse_json(text)
    fields = Fields.of(value, "", problems)
    kinds: list[Kind] = []
    for one in fields.objects("kinds"):
        four = (_weights(one, name) for name in ("cards", "cards solved", "rooms", "rooms solved"))
        shares = _numbers(one.items("shares"))
        kind = Kind(one.text("name"), shares[0] if shares else 0.0, *four)
        kinds += [kind, *(kind.softened(share) for share in shares[1:])]
    waits = tuple((row[0], row[1]) for row in map(_row, fields.items("waits")) if len(row) == 2)
    model = fields.text("model")
    if not problems and not (kinds and waits and all(kind.share > 0 for kind in kinds)):
        problems.append(Problem("kinds", "have no shares"))
    if problems:
        raise InvalidCaseError(problems)
    return Prior(model, tuple(kinds), waits, {})


def _weights(fields: Fields, name: str) -> Weights:
    found = _numbers(fields.items(name))
    if len(found) != len(Status) or min(found) <= 0:
        fields.wrong(name, f"must be {len(Status)} numbers above 0")
    return found


def _row(value: Json) -> Weights:
    return _numbers(value) if isinstance(value, list) else ()


def _numbers(values: list[Json]) -> Weights:
    return tuple(float(value) for value in values if isinstance(value, int | float))
