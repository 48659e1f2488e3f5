"""Casual: a good human player with a sheet of ticks and crosses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from core.board.board import Place
from core.model.cards import Card, Category, Triple
from core.planner.policies.ticks import Ticks, ticks_of
from core.planner.policies.walking import Walker
from core.planner.showing import shown_by
from core.planner.situation import Situation
from core.text.text import say

OUT_AND_IN = 2.0
"""Turns needed to suggest again in the current room, which must be left first."""


class Casual(Walker):
    """Suggests unplaced cards in the nearest unplaced room, and accuses when certain."""

    name = "casual"
    unit: str = say("Policies", "turns to a room that is not placed", "what a score of a place counts")

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the expected turns to the nearest unplaced room; 0 if it is possible to suggest in one now."""
        wanted = ticks_of(situation.case).wanted(Category.ROOM) or situation.rooms
        if asks and place in wanted:
            return 0.0
        turns = situation.turns
        if turns is None:
            return 1.0
        return min(OUT_AND_IN if room == place else turns.between(place, room) for room in wanted)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return random unplaced cards; for a solved category, a card no one can show."""
        ticks, lot = ticks_of(situation.case), self._lot(situation, "suggestion")
        suspect, weapon, where = (self._card(situation, ticks, category, lot) for category in Category)
        return suspect, weapon, room or where

    def _card(self, situation: Situation, ticks: Ticks, category: Category, lot: Random) -> Card:
        own = [card for card in situation.case.setup.my_hand if card.category is category]
        known = ticks.found(category)
        silent = own if known is None else [*own, known]
        return lot.choice(ticks.wanted(category) or silent or situation.case.setup.deck.of(category))

    def knows(self, situation: Situation) -> Triple | None:
        """Return the solution once the sheet leaves one card per category."""
        return ticks_of(situation.case).solution

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when certain."""
        return self.knows(situation)

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return a card already shown to this player, else a random one."""
        shows = shown_by(situation.case)
        seen = [card for card in cards if shows[asker, card]]
        return self._lot(situation, "show").choice(seen or cards)

    def _lot(self, situation: Situation, decision: str) -> Random:
        """Return the random generator of one decision."""
        return Random(f"{situation.seed} {len(situation.case.events)} {decision}")
