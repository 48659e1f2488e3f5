"""Kinds of players, and how common each is: the shipped prior, and what known players add to it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import resources
from typing import Final

import numpy as np

from core.engines.posterior import Floats
from core.formats.json_values import Fields, Json, parse_json
from core.model.cards import Category
from core.model.problems import InvalidCaseError
from core.players.counts import HabitCounts, KnownPlayers, Odds
from core.players.namings import STATUSES, NamingStatus

Weights = tuple[float, ...]
"""How gladly a card of each :class:`~core.players.namings.NamingStatus` is named, relative to a fresh one.

First those of cards that the player has not named before, then those of the others.
"""

CERTAIN: Final = 1e-6

TABLES: Final = ("cards", "cards solved", "rooms", "rooms solved")
"""Of suspects and weapons, then of rooms: as long as a player seeks one, and once they could know the envelope's."""


@dataclass(frozen=True)
class PlayingKind:
    """A kind of player: how gladly they name what, by :data:`TABLES`. ``shares``: how common it is in each circle.

    ``paced``: whether this says, too, when they name a card again instead of another; else that is no matter of the
    cards, but of how often the player has done so, and the weights only compare cards that both are new or are not.
    ``name`` is a group of kinds: *careful* ones name few cards of their own, *bluffing* ones name them as readily as
    others, but avoid what they have been shown, and *careless* ones do neither.
    """

    name: str
    shares: Weights
    paced: bool
    tables: tuple[Weights, ...]

    def weights(self, category: Category, *, solved: bool) -> Weights:
        return self.tables[2 * (category is Category.ROOM) + solved]

    def asking_own(self, weights: Sequence[float]) -> PlayingKind:
        """Return the kind with these weights of a new card of their own, by category, as long as they seek one."""
        suspect, weapon, room = weights
        cards, cards_solved, rooms, rooms_solved = self.tables
        # one table is for suspects and weapons, so it gets their geometric mean
        cards, rooms = (cards[0], (suspect * weapon) ** 0.5, *cards[2:]), (rooms[0], room, *rooms[2:])
        return replace(self, tables=(cards, cards_solved, rooms, rooms_solved))


@dataclass(frozen=True)
class Prior:
    """What is believed of players before they have played.

    ``circles``: how common each kind of circle is; people who play together form one, and play more alike than others.
    ``waits``: how likely somebody who could know the solution ends a turn without accusing, by two kinds, each with
    its share. ``known`` are the kinds that players can be of about whom more is known. Without ``kinds``, all others
    play by chance.
    """

    model: str
    circles: Weights
    kinds: tuple[PlayingKind, ...]
    waits: tuple[tuple[float, float], ...]
    known: Mapping[str, tuple[PlayingKind, ...]]

    def kinds_of(self, player: str) -> tuple[PlayingKind, ...]:
        return self.known.get(player, self.kinds)

    def knowing(self, tallies: Mapping[str, HabitCounts]) -> Prior:
        """Return the prior of who knows these players: they play as they did, and strangers somewhat like them.

        A tally weighs the kinds by how likely each would have named as many cards of its own; beside each is one that
        names as many as they did. Strangers count as if :data:`STRANGERS` players had been seen who are as common as
        the kinds, and then these. Whose hand was never seen is a stranger.
        """
        # a tally without a naming, as after most games at a table, would pass for somebody who asks by chance
        counted = {player: tally for player, tally in tallies.items() if any(odds.occasions for odds in tally.asks_own)}
        common = np.array(self.circles) @ shares_of(self.kinds)
        played = {player: self._shares(common, tally) for player, tally in counted.items()}
        shares = (STRANGERS * shares_of(self.kinds) + sum(played.values(), np.zeros(1))) / (STRANGERS + len(played))
        known = {player: self._as_counted(played[player], tally) for player, tally in counted.items()}
        return replace(self, kinds=_shared(self.kinds, shares.T), known=known)

    def _shares(self, common: Floats, tally: HabitCounts) -> Floats:
        """Return how likely a player of whom this was counted is of each kind, [n_kinds]."""
        logs = np.log(common)
        for category, odds in zip(Category, tally.asks_own, strict=True):
            own = np.array([kind.weights(category, solved=False)[NamingStatus.OWN] for kind in self.kinds])
            logs = logs + _log_likelihood(odds, own)
        likely = np.exp(logs - logs.max())
        shares: Floats = (1 - MISTAKEN) * likely / likely.sum() + MISTAKEN * common
        return shares

    def _as_counted(self, shares: Floats, tally: HabitCounts) -> tuple[PlayingKind, ...]:
        own = [odds.ratio for odds in tally.asks_own]
        both = *self.kinds, *(kind.asking_own(own) for kind in self.kinds)
        of_both = np.concatenate([(1 - COUNTED) * shares, COUNTED * shares])
        of_both[of_both < RARE] = 0.0
        return tuple(kind for kind in _shared(both, np.tile(of_both[:, None], len(self.circles))) if any(kind.shares))


def shares_of(kinds: Sequence[PlayingKind]) -> Floats:
    """Return how common each kind is in each circle, [n_circles, n_kinds]."""
    common = np.array([kind.shares for kind in kinds]).T
    shares: Floats = common / common.sum(axis=1, keepdims=True)
    return shares


STRANGERS: Final = 4.0
"""How many players strangers count as, beside those that are known."""

MISTAKEN: Final = 0.02
"""How likely a known player plays differently this time: like a stranger."""

COUNTED: Final = 0.5
"""How likely a known player names as many cards of their own as was counted, rather than as their kind does."""

RARE: Final = 2e-3
"""Kinds of a known player that are rarer are left out."""


def _shared(kinds: Iterable[PlayingKind], shares: Floats) -> tuple[PlayingKind, ...]:
    """Return the kinds with these shares, [n_kinds, n_circles]."""
    return tuple(replace(kind, shares=tuple(row)) for kind, row in zip(kinds, shares.tolist(), strict=True))


def _log_likelihood(odds: Odds, own: Floats) -> Floats:
    """Return how likely so many first namings were of own cards, by kinds with these weights of an own card, [n_kinds].

    As a binomial, each as likely by chance as on average.
    """
    if not odds.occasions:
        return np.zeros(len(own))
    chance = min(max(odds.expected / odds.occasions, CERTAIN), 1 - CERTAIN)
    p = own * chance / (own * chance + 1 - chance)
    logs: Floats = odds.times * np.log(p) + (odds.occasions - odds.times) * np.log1p(-p)
    return logs


@functools.cache
def shipped() -> Prior:
    """Return the prior in ``resources/people``, fitted by ``tests/fits/people.py``.

    Raises InvalidCaseError if the file is damaged.
    """
    return parse_prior(resources.files("resources").joinpath("people", "shipped.json").read_text("utf-8"))


@functools.lru_cache(maxsize=32)
def prior_knowing(known: KnownPlayers, *, by_chance: bool = False) -> Prior:
    """Return the shipped prior of who knows these players, one and the same for the same tallies.

    ``by_chance``: strangers do not play somewhat like them, but by chance.
    """
    prior = shipped().knowing(dict(known)) if known else shipped()
    return replace(prior, kinds=()) if by_chance else prior


def parse_prior(text: str) -> Prior:
    value, problems = parse_json(text)
    fields = Fields.of(value, "", problems)
    kinds = [
        PlayingKind(
            kind.text("name"),
            _numbers(kind.items("shares")),
            kind.values.get("paced") is True,
            tuple(_numbers(kind.items(table)) for table in TABLES),
        )
        for kind in fields.objects("kinds")
    ]
    waits = tuple((row[0], row[1]) for row in map(_numbers, fields.items("waits")) if len(row) == 2)
    circles = _numbers(fields.items("circles"))
    if not (kinds and waits and circles and all(_is_whole(kind, len(circles)) for kind in kinds)):
        fields.wrong("kinds", f"must each have shares by circle and {STATUSES} weights a table, all above 0")
    model = fields.text("model")
    if problems:
        raise InvalidCaseError(problems)
    return Prior(model, circles, tuple(kinds), waits, {})


def _is_whole(kind: PlayingKind, circles: int) -> bool:
    lists = (kind.shares, circles), *((table, STATUSES) for table in kind.tables)
    return all(len(numbers) == length and min(numbers) > 0 for numbers, length in lists)


def _numbers(values: Json) -> Weights:
    """Return the numbers of a list, 0 for anything else in it."""
    numbers = values if isinstance(values, list) else []
    return tuple(float(value) if isinstance(value, int | float) else 0.0 for value in numbers)
