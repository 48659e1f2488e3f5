"""What players name, seen in many deals at once: what each card named was to who named it, had the cards lain so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import zip_longest
from typing import Final

import numpy as np

from core.engines.posterior import Bools, Floats, Ints
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.setup import Setup


class NamingStatus(IntEnum):
    """What a card is to a player who names one; the second half are those that they have named before."""

    FRESH = 0
    """They cannot place it."""
    OWN = 1
    SHOWN = 2
    """They have been shown it, or it lies face up."""
    SOLVED = 3
    """They do not have it, and everybody else has passed on it."""
    FRESH_AGAIN = 4
    OWN_AGAIN = 5
    SHOWN_AGAIN = 6
    SOLVED_AGAIN = 7


AGAIN: Final = len(NamingStatus) // 2
"""The first of those named before."""


@dataclass(frozen=True, eq=False)
class Naming:
    """A card that a player named, in each of n deals.

    ``cards`` is [8, n]: how many cards of the category had each status; ``named`` is [8, n], the status of the one they
    named. Where it is unknown which card they were shown, all that it can have been have an equal share of that.
    ``solved`` is [n]: whether they could know which card of the category is in the envelope. ``again``: whether they
    had named the card before. ``choice``: whether there were both such cards and others.
    """

    entry: int
    player: str
    category: Category
    cards: Floats
    named: Floats
    solved: Bools
    again: bool
    choice: bool


@dataclass(frozen=True, eq=False)
class NoAccusation:
    """A turn that a player ended after a suggestion; ``knew`` is [n]: whether they could know the solution."""

    entry: int
    player: str
    knew: Bools


def namings_of(case: Case, places: Ints) -> Iterator[Naming | NoAccusation]:
    """Yield what all players but me named, and the turns that they ended without accusing.

    ``places`` is [n_cards, n]: the holder index of each card in each deal. Every deal must fit the case.
    """
    setup = case.setup
    known = [setup.deck.index[card] for card in setup.face_up]
    column = {holder: i for i, holder in enumerate(setup.holders)}
    table = _Table(setup, {name: _Player(places == column[name], known) for name in setup.seats})
    events = list(case.counted)
    for (entry, event), (_, following) in zip_longest(events, events[1:], fillvalue=(0, None)):
        if isinstance(event, Suggestion):
            yield from table.names(entry, event)
            table.answers(event)
            if following is not None and not (isinstance(following, Accusation) and following.by == event.by):
                yield from table.ends(entry, event.by)


class _Player:
    """What a player could know in each deal.

    ``own`` and ``shown`` are [n_cards, n], ``named`` and ``passed`` (by the player) [n_cards].
    """

    def __init__(self, own: Bools, face_up: Sequence[int]) -> None:
        self.own = own
        self.shown = np.zeros(own.shape)
        self.shown[face_up] = 1.0
        self.named, self.passed = np.zeros((2, len(own)), bool)


class _Table:
    def __init__(self, setup: Setup, players: dict[str, _Player]) -> None:
        self.setup, self.players, self.index = setup, players, setup.deck.index
        self.of = [np.array([self.index[card] for card in setup.deck.of(category)]) for category in Category]

    def names(self, entry: int, event: Suggestion) -> Iterator[Naming]:
        if event.by != self.setup.me:
            for category, card in zip(Category, event.cards, strict=True):
                yield self._naming(entry, event.by, category, card)
        self.players[event.by].named[[self.index[card] for card in event.cards]] = True

    def _naming(self, entry: int, player: str, category: Category, card: Card) -> Naming:
        cards, one = self.of[category], self.players[player]
        statuses = [one.own[cards].astype(float), one.shown[cards], self._solution(player, cards).astype(float)]
        again, at = one.named[cards], int(np.flatnonzero(cards == self.index[card])[0])
        halves = np.stack([~again, again]).astype(float)
        counts = np.stack([halves @ some for some in statuses], axis=1)
        fresh = halves.sum(axis=1)[:, None] - counts.sum(axis=1)
        sums = np.concatenate([fresh[:1], counts[0], fresh[1:], counts[1]])
        named = np.zeros(sums.shape)
        what = [some[at] for some in statuses]
        named[AGAIN * again[at] :][:AGAIN] = 1.0 - sum(what), *what
        choice = bool(again.any() and not again.all())
        return Naming(entry, player, category, sums, named, self._solved(player, category), bool(again[at]), choice)

    def _solution(self, player: str, cards: Ints) -> Bools:
        """Return which cards the player does not have and everybody else passed on, [n_cards, n]."""
        one, others = self.players[player], (self.players[name] for name in self.setup.seats.others(player))
        if self.setup.pool:
            return np.zeros((len(cards), one.own.shape[1]), bool)
        passed = np.logical_and.reduce([other.passed[cards] for other in others])
        found: Bools = passed[:, None] & ~one.own[cards] & (one.shown[cards] < 1)
        return found

    def _solved(self, player: str, category: Category) -> Bools:
        cards, one = self.of[category], self.players[player]
        placed = (one.own[cards] | (one.shown[cards] >= 1)).sum(axis=0)
        found: Bools = self._solution(player, cards).any(axis=0) | (placed >= len(cards) - 1)
        return found

    def answers(self, event: Suggestion) -> None:
        three = [self.index[card] for card in event.cards]
        asker = self.players[event.by]
        for answer in event.answers:
            if not answer.shows:
                self.players[answer.player].passed[three] = True
            elif answer.shown is not None:
                asker.shown[self.index[answer.shown]] = 1.0
            elif answer.player != self.setup.me:
                held = self.players[answer.player].own[three]
                share = held / np.maximum(held.sum(axis=0), 1)
                asker.shown[three] = np.maximum(asker.shown[three], share)

    def ends(self, entry: int, player: str) -> Iterator[NoAccusation]:
        if player != self.setup.me:
            knew = np.logical_and.reduce([self._solved(player, category) for category in Category])
            yield NoAccusation(entry, player, knew)
