"""Why other suggestions are worse than the suggested one, or as good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from core.advice.advice import SAME, Advice, Advised
from core.advice.moving import MoveOption
from core.advice.text import brings, crime
from core.model.cards import Card, Triple
from core.policies.names import DEFAULT
from core.policies.registry import policy
from core.policies.suggesting import tokens_of_rivals
from core.situation.situation import NOTHING, Situation
from core.text.shares import percent
from core.text.text import Text, commas, listed, say

CLOSE = 0.9
"""From this share of the gain on, a suggestion tells only a little less."""

HALF = 0.5
"""Below this share of the gain, a suggestion tells much less."""

LUCK = 0.05
"""Chances of arriving that differ by less count as equal."""

TURNS = 0.05
"""Scores that differ by less, in expected turns, count as equal."""

MOST_NAMED = 2
"""Number of equally good suggestions that are named."""


@dataclass(frozen=True)
class Comparison:
    """Compares every suggestion of an advice with the suggested one.

    ``called``: the rival whose token a suspect moves into the room; ``scores``: the policy's score of having entered
    each room, lower is better.
    """

    advice: Advice
    called: Mapping[Card, str]
    scores: Mapping[Card, float]

    @classmethod
    def of(cls, situation: Situation, advice: Advice) -> Comparison:
        setup, tokens = situation.case.setup, tokens_of_rivals(situation)
        suspects = {player.suspect: player.name for player in setup.players}
        cards, chosen = [setup.deck.cards[i] for i in tokens], policy(advice.policy)
        scores = {room: chosen.score(situation, room, asks=True) for room in situation.rooms}
        return cls(advice, {card: suspects[card] for card in cards}, scores)

    @cached_property
    def best(self) -> Advised:
        wanted = self.advice.suggested
        return next(one for one in self.advice.suggestions if one.cards == wanted)

    @cached_property
    def equals(self) -> tuple[Triple, ...]:
        """The other suggestions in the same room that are equally good, in order."""
        room = self.best.cards[2]
        every = [one for one in self.advice.suggestions if one.cards[2] == room and one != self.best]
        return tuple(one.cards for one in every if self.is_equal(one))

    def is_equal(self, one: Advised) -> bool:
        return not any(self._advantages(one)) and not any(self._drawbacks(one))

    @property
    def ties(self) -> Text | None:
        """What else is equally good in the same room, as a clause; None if nothing is."""
        named = [crime(cards, cards[2]) for cards in self.equals[:MOST_NAMED]]
        rest = len(self.equals) - len(named)
        if not named:
            return None
        if rest:
            more = say("equally good: {cards} and %n more", "cards: Bob with the Rope, Cid with …", rest)
            return more.format(cards=commas(named))
        return say("equally good: {cards}", "cards: Bob with the Rope").format(cards=listed(named, "or"))

    def why(self, one: Advised) -> Text:
        """Return why a suggestion is worse than the suggested one, or that it is as good, as a clause."""
        if one.cards == self.best.cards:
            is_next = self.advice.accusation is None and (self.advice.move is None or self.advice.move.suggest)
            return say("recommended", "a suggestion") if is_next else say("best suggestion")
        for_it, against = list(self._advantages(one)), list(self._drawbacks(one))
        if for_it:
            said = say("{advantage}, but {drawbacks}", "more to learn, but too far for this turn")
            return said.format(advantage=for_it[0], drawbacks=commas(against) or self._outweighs())
        if against:
            return say("{reasons}", "less to learn").format(reasons=commas(against))
        return say("equally good", "a suggestion")

    def _outweighs(self) -> Text:
        if self.advice.policy == DEFAULT:
            return say("no faster", "more to learn, but no faster")
        return say("not this policy’s choice", "more to learn, but not this policy’s choice")

    # --- what is better, and what is worse

    def _advantages(self, one: Advised) -> Iterator[Text]:
        more = one.gain_bits - self.best.gain_bits
        if more > self._tolerance(one):
            slightly = self.best.gain_bits >= CLOSE * one.gain_bits
            yield say("a little more to learn") if slightly else say("more to learn")
        here, there = self._moves(one)
        if here and there and there.chance > here.chance + LUCK:
            yield say("easier to reach ({percent})").format(percent=percent(there.chance))

    def _drawbacks(self, one: Advised) -> Iterator[Text]:
        less = self.best.gain_bits - one.gain_bits
        if less > self._tolerance(one):
            yield self._less(one)
        here, there = self._moves(one)
        if one.reachable is False and self.best.reachable:
            yield say("too far for this turn")
        elif here and there and there.chance < here.chance - LUCK:
            yield say("harder to reach ({percent})").format(percent=percent(there.chance))
        elif less <= self._tolerance(one) and self._slower(one) > TURNS:
            turns = round(self._slower(one), 1)
            said = say("{turns:.1f} turns slower", "", int(turns))  # in French, 1.9 is singular
            yield said.format(turns=turns)
        elif (
            one.cards[2] == self.best.cards[2]
            and self.best.cards[0] not in self.called
            and one.cards[0] in self.called
            and less <= SAME
        ):
            yield brings(self.called[one.cards[0]])

    def _less(self, one: Advised) -> Text:
        if one.gain_bits < NOTHING:
            return say("nothing to learn")
        share = one.gain_bits / self.best.gain_bits
        if share >= CLOSE:
            return say("a little less to learn")
        return say("less to learn") if share >= HALF else say("much less to learn")

    def _tolerance(self, one: Advised) -> float:
        return max(SAME, one.stderr + self.best.stderr)

    def _slower(self, one: Advised) -> float:
        """Return how many expected turns a room costs; nothing where scores count something else.

        Those of going there now; if the policy goes there after some rolls, those of being there.
        """
        if self.advice.policy != DEFAULT:
            return 0.0
        here, there = self._moves(one)
        if here and there and not there.planned:
            return there.score - here.score
        return self.scores[one.cards[2]] - self.scores[self.best.cards[2]]

    def _moves(self, one: Advised) -> tuple[MoveOption | None, MoveOption | None]:
        """Return the moves to the suggested room and to another one; None in the same room."""
        if one.cards[2] == self.best.cards[2]:
            return None, None
        return self._by_room.get(self.best.cards[2]), self._by_room.get(one.cards[2])

    @cached_property
    def _by_room(self) -> dict[Card, MoveOption]:
        found: dict[Card, MoveOption] = {}
        for move in self.advice.moves:
            if isinstance(move.to, Card):
                found.setdefault(move.to, move)
        return found
