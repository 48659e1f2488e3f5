"""Kinds of players, and how common each is: the shipped prior, and what known players add to it."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import Final

import numpy as np

from core.engines.posterior import Floats
from core.formats.json_values import Fields, Json, parse_json
from core.habits.counts import HabitCounts, Odds
from core.model.cards import Category
from core.model.problems import InvalidCaseError
from core.people.namings import NamingStatus

Weights = tuple[float, ...]
"""How gladly a card of each :class:`~core.people.namings.NamingStatus` is named, relative to a fresh one."""

CERTAIN: Final = 1e-6


TABLES: Final = ("cards", "cards solved", "rooms", "rooms solved")
"""Of suspects and weapons, then of rooms: as long as a player seeks one, and once they could know the envelope's."""


@dataclass(frozen=True)
class PlayingKind:
    """A kind of player: how gladly they name what, by :data:`TABLES`. ``share``: how common it is."""

    name: str
    share: float
    tables: tuple[Weights, ...]

    def weights(self, category: Category, *, solved: bool) -> Weights:
        return self.tables[2 * (category is Category.ROOM) + solved]

    def softened(self, share: float) -> PlayingKind:
        """Return a kind whose weights are the square roots of these: of those who play so now and then."""
        tables = tuple(tuple(weight**0.5 for weight in table) for table in self.tables)
        return PlayingKind(self.name, share, tables)


@dataclass(frozen=True)
class Prior:
    """What is believed of players before they have played.

    ``waits``: how likely somebody who could know the solution ends a turn without accusing, by two kinds, each with
    its share. ``known`` are the shares of the kinds for players about whom more is known.
    """

    model: str
    kinds: tuple[PlayingKind, ...]
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
        kinds = tuple(replace(kind, share=share) for kind, share in zip(self.kinds, shares.tolist(), strict=True))
        return replace(self, kinds=kinds, known=known)

    def _posterior(self, tally: HabitCounts) -> Floats:
        logs = np.log(self._shares)
        for category, odds in zip(Category, tally.asks_own, strict=True):
            own = np.array([kind.weights(category, solved=False)[NamingStatus.OWN] for kind in self.kinds])
            logs = logs + _log_likelihood(odds, own)
        shares = np.exp(logs - logs.max())
        found: Floats = (1 - MISTAKEN) * shares / shares.sum() + MISTAKEN * self._shares
        return found


STRANGERS: Final = 4.0
"""How many players strangers count as, beside those that are known."""

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
    kinds: list[PlayingKind] = []
    for one in fields.objects("kinds"):
        first, *softer = _numbers(one.items("shares")) or (0.0,)
        kind = PlayingKind(one.text("name"), first, tuple(_numbers(one.items(table)) for table in TABLES))
        kinds += [kind, *map(kind.softened, softer)]
    waits = tuple((row[0], row[1]) for row in map(_row, fields.items("waits")) if len(row) == 2)
    if not (kinds and waits and all(map(_is_whole, kinds))):
        fields.wrong("kinds", f"must each have shares and {len(NamingStatus)} weights a table, all above 0")
    model = fields.text("model")
    if problems:
        raise InvalidCaseError(problems)
    return Prior(model, tuple(kinds), waits, {})


def _is_whole(kind: PlayingKind) -> bool:
    return kind.share > 0 and all(len(table) == len(NamingStatus) and min(table) > 0 for table in kind.tables)


def _row(value: Json) -> Weights:
    return _numbers(value) if isinstance(value, list) else ()


def _numbers(values: list[Json]) -> Weights:
    return tuple(float(value) for value in values if isinstance(value, int | float))
