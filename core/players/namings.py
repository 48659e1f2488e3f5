"""What players name, seen in many deals at once: what each card named was to who named it, had the cards lain so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import zip_longest
from typing import Final

import numpy as np
import numpy.typing as npt

from core.engines.posterior import Bools, Floats, Ints
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.perspective import cards_all_saw
from core.model.setup import Setup

Places = npt.NDArray[np.integer]
"""The holder index of each card in each deal, [n_cards, n]."""


class NamingStatus(IntEnum):
    """What a card is to a player who names one."""

    FRESH = 0
    """They cannot place it."""
    OWN = 1
    SHOWN = 2
    """They have been shown it, or it lies face up."""
    SOLVED = 3
    """They do not have it, and everybody else has passed on it."""


AGAIN: Final = len(NamingStatus)
"""Where the statuses of cards that the player has named before begin, after those of the others, in the same order."""

STATUSES: Final = 2 * AGAIN


@dataclass(frozen=True, eq=False)
class Naming:
    """A card that a player named, in each of n deals.

    ``cards`` is [STATUSES, n]: how many cards of the category had each status; ``named`` is [STATUSES, n], the status
    of the one they named. Where it is unknown which card they were shown, all that it can have been have an equal share
    of that. ``solved`` is [n]: whether they could know which card of the category is in the envelope. ``again``:
    whether they had named the card before. ``choice``: whether there were both such cards and others.
    """

    category: Category
    cards: Floats
    named: Floats
    solved: Bools
    again: bool
    choice: bool


@dataclass(frozen=True, eq=False)
class SuggestionTurn:
    """A suggestion: what its player named, and in which deals they could know the solution, yet ended the turn, [n].

    ``waited`` is None if they accused, or nothing has happened since.
    """

    entry: int
    namings: tuple[Naming, ...]
    waited: Bools | None


PACKED: Final = 40
"""So many cells are compared at once: with the number of a deal they fit into an integer."""


def equivalent_deals(case: Case, places: Places, player: str) -> tuple[Ints, Ints]:
    """Return a number for each deal, [n], and a deal with each number, [k].

    The number is the same where all that a player can know is: their hand, and the cards they can have been shown. So
    thousands of deals come down to hundreds.
    """
    column, index = {holder: i for i, holder in enumerate(case.setup.holders)}, case.setup.deck.index
    cells = {(column[player], card): None for card in range(len(places))}
    for _, event in case.counted:
        if isinstance(event, Suggestion) and event.by == player:
            for answer in event.answers:
                if answer.shows and answer.shown is None:
                    cells |= {(column[answer.player], index[card]): None for card in event.cards}
    number, packed = np.zeros(places.shape[1], np.int64), 0
    for holder, card in cells:
        there = places[card] == holder
        if there.any() and not there.all():
            if packed == PACKED:
                number, packed = np.unique(number, return_inverse=True)[1], 0
            number, packed = 2 * number + there, packed + 1
    _, deals, number = np.unique(number, return_index=True, return_inverse=True)
    return number, deals


def suggestions_of(case: Case, places: Places, player: str) -> Iterator[SuggestionTurn]:
    """Yield the suggestions of a player.

    ``places`` is [n_cards, n]: the holder index of each card in each deal. Every deal must fit the case.
    """
    knowledge = _Knowledge(case.setup, player, places)
    events = list(case.counted)
    for (entry, event), (_, following) in zip_longest(events, events[1:], fillvalue=(0, None)):
        knowledge.sees([] if event is None else cards_all_saw(event, case.setup))
        if isinstance(event, Suggestion):
            namings = knowledge.namings(event) if event.by == player else ()
            knowledge.hears(event)
            if event.by == player:
                accuses = isinstance(following, Accusation) and following.by == player
                waited = None if following is None or accuses else knowledge.of_solution
                yield SuggestionTurn(entry, namings, waited)


class _Knowledge:
    """What a player can know in each deal.

    ``own`` and ``shown`` are [n_cards, n]; ``named`` [n_cards]: by the player; ``passed``: by each other one, on what.
    """

    def __init__(self, setup: Setup, player: str, places: Places) -> None:
        self.setup, self.player, self.places, self.index = setup, player, places, setup.deck.index
        self.column = {holder: i for i, holder in enumerate(setup.holders)}
        self.of = [np.array([self.index[card] for card in setup.deck.of(category)]) for category in Category]
        self.own = places == self.column[player]
        self.shown = np.zeros(places.shape)
        self.shown[[self.index[card] for card in setup.face_up]] = 1.0
        self.named = np.zeros(len(places), bool)
        self.passed = {other: np.zeros(len(places), bool) for other in setup.seats.others(player)}

    def namings(self, event: Suggestion) -> tuple[Naming, ...]:
        return tuple(map(self._naming, event.cards))

    def _naming(self, card: Card) -> Naming:
        category, cards = card.category, self.of[card.category]
        statuses = [self.own[cards].astype(float), self.shown[cards], self._solution(category).astype(float)]
        again, at = self.named[cards], int(np.flatnonzero(cards == self.index[card])[0])
        halves = np.stack([~again, again]).astype(float)
        counts = np.stack([halves @ status for status in statuses], axis=1)
        fresh = halves.sum(axis=1)[:, None] - counts.sum(axis=1)
        sums = np.concatenate([fresh[:1], counts[0], fresh[1:], counts[1]])
        named = np.zeros(sums.shape)
        of_card = [status[at] for status in statuses]
        named[AGAIN * again[at] :][:AGAIN] = 1.0 - sum(of_card), *of_card
        choice = bool(again.any() and not again.all())
        return Naming(category, sums, named, self._solved(category), bool(again[at]), choice)

    def _solution(self, category: Category) -> Bools:
        """Return which cards the player does not have and everybody else passed on, [n_cards, n]."""
        cards = self.of[category]
        if self.setup.pool:
            return np.zeros((len(cards), self.own.shape[1]), bool)
        passed = np.logical_and.reduce([passed[cards] for passed in self.passed.values()])
        nobody_else: Bools = passed[:, None] & ~self.own[cards] & (self.shown[cards] < 1)
        return nobody_else

    def _solved(self, category: Category) -> Bools:
        cards = self.of[category]
        placed = (self.own[cards] | (self.shown[cards] >= 1)).sum(axis=0)
        solved: Bools = self._solution(category).any(axis=0) | (placed >= len(cards) - 1)
        return solved

    @property
    def of_solution(self) -> Bools:
        """Whether they could know all of it, [n]."""
        every: Bools = np.logical_and.reduce([self._solved(category) for category in Category])
        return every

    def sees(self, cards: Iterable[Card]) -> None:
        """Take note of cards that everyone has seen, which are as good as face up."""
        for card in map(self.index.__getitem__, cards):
            if not self.own[card].any():
                self.shown[card] = 1.0

    def hears(self, event: Suggestion) -> None:
        three = [self.index[card] for card in event.cards]
        if event.by == self.player:
            self.named[three] = True
        for answer in event.answers:
            if not answer.shows:
                if answer.player != self.player:
                    missed = event.overlooked_by(answer.player)
                    self.passed[answer.player][[self.index[card] for card in event.cards if card not in missed]] = True
            elif event.by == self.player and answer.shown is not None:
                self.shown[self.index[answer.shown]] = 1.0
            elif event.by == self.player and answer.player != self.setup.me:
                held = self.places[three] == self.column[answer.player]
                share = held / np.maximum(held.sum(axis=0), 1)
                self.shown[three] = np.maximum(self.shown[three], share)
