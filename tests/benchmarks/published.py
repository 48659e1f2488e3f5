"""Rules of play that were published elsewhere, as opponents in the league; none is a policy that ships.

What a source leaves open (mostly walking, as many play without a board) is said in the docstring.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from core.board.board import Place
from core.engines.posterior import Floats
from core.model.cards import Card, Category, Triple
from core.model.seats import ENVELOPE
from core.policies.policy import Policy
from core.policies.simple import Casual, GreedyCertain
from core.situation.situation import Situation, Ticks, ticks_of


class Likeliest(GreedyCertain):
    """Names the cards that are likeliest to be in the envelope, and accuses when certain.

    J. Xu, Playing Clue: an entropy-based computer AI for the classic board game (Princeton, 2013), finds that the
    suggestion with the highest probability of being right also leaves the least entropy. The abstract does not say how
    it walks; here as ``greedy`` does, with that probability in place of the gain.
    """

    name = "likeliest"

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return minus the probability of the room, or the turns to the room with the most of it per turn."""
        chances = situation.cards.room_chances
        if asks and isinstance(place, Card) and situation.cards.solution is None:
            chance = float(chances[situation.rooms.index(place)])
            if 0 < chance < 1:
                return -chance
        return self._turns_to_best(situation, _open(chances), place)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the likeliest cards; ties in deck order."""
        suspect, weapon, where = (_likeliest(situation, category) for category in Category)
        return suspect, weapon, room or where


def _likeliest(situation: Situation, category: Category) -> Card:
    return max(
        situation.case.setup.deck.of(category), key=lambda card: situation.cards.posterior.probability(card, ENVELOPE)
    )


def _open(chances: Floats) -> Floats:
    """Return the probabilities of the rooms that are open; all if the room is known."""
    found: Floats = chances * (chances < 1)
    return found if found.any() else chances


class LastToAnswer(Casual):
    """Asks the player who answers last, for what none before can show, and accuses when certain.

    B. Yang and F. Rui, Clue Assistant (github.com/bobyangyf/CPSC312-ClueAssistant, its wiki): of the players whose hand
    is not all known take the one furthest to the right; of each category name a card that this player is not known to
    have and everybody before them, oneself included, is known to lack. As there may be none, any card follows that is
    not placed. It says nothing of walking: here as ``casual`` does.
    """

    name = "last-to-answer"

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return cards for the player who answers last."""
        ticks, others = ticks_of(situation.case), situation.case.setup.seats.others(situation.me)
        usual = super().suggestion(situation, room)
        sizes = situation.case.setup.sizes
        for i in reversed(range(len(others))):
            if ticks.has[others[i]].bit_count() < sizes[others[i]]:
                lack = (situation.me, *others[:i])
                suspect, weapon, where = (_asked(ticks, card, others[i], lack) for card in usual)
                return suspect, weapon, room or where
        return usual


def _asked(ticks: Ticks, usual: Card, player: str, lack: tuple[str, ...]) -> Card:
    """Return a card that a player may have and these lack, else the usual one."""
    for card in ticks.unplaced[usual.category]:
        bit = 1 << ticks.deck.index[card]
        if not (ticks.has[player] | ticks.lacks[player]) & bit and all(ticks.lacks[one] & bit for one in lack):
            return card
    return usual


PUBLISHED: Mapping[str, Callable[[], Policy]] = MappingProxyType(
    {Likeliest.name: Likeliest, LastToAnswer.name: LastToAnswer}
)
