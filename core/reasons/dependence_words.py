"""The words of a dependence: what to ask, what the replies would tell, and how far entries moved a cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.cards import Card
from core.model.seats import Holder
from core.model.setup import Setup
from core.model.wording import listed
from core.reasons.deciders import Decider
from core.reasons.phrases import Phrases
from core.reasons.replies import Reply
from core.reasons.shifts import Shift

ALWAYS, NEVER = 0.995, 0.005
"""From here on an estimate is told as nearly all, or hardly any."""


def how_often(chance: float) -> str:
    """Return an estimated chance in words: "nearly always", "in about 40% of cases"."""
    if chance >= ALWAYS:
        return "nearly always"
    return "hardly ever" if chance < NEVER else f"in about {chance:.0%} of cases"


def moved(shift: Shift) -> str:
    """Return how far an entry moved a probability: "from 33.3% to 53.0%"."""
    about = "" if shift.exact else "about "
    return f"from {about}{shift.before:.1%} to {about}{shift.after:.1%}"


@dataclass(frozen=True, slots=True)
class DependenceWords:
    """Says in words what would decide about the cell of a card and a holder."""

    setup: Setup
    card: Card
    holder: Holder

    @property
    def _phrases(self) -> Phrases:
        return Phrases(self.setup)

    def decider(self, decider: Decider) -> str:
        """Return a question, how often it decides, and after which replies, as one sentence."""
        told = "; ".join(self.outcomes(decider))
        return f"{self.question(decider)}, which decides {how_often(decider.chance)}: {told}."

    def question(self, decider: Decider) -> str:
        """Return what is to be asked: "Ask for Mrs White, the Rope and the Hall (or the Study)"."""
        rooms = listed([self._name(room) for room in decider.rooms], "or")
        cards = listed([self._name(card) for card in decider.cards]) + (f" (or {rooms})" if rooms else "")
        return f"Ask for {cards}" if decider.by == self.setup.me else f"{decider.by} asks for {cards}"

    def outcomes(self, decider: Decider) -> Iterator[str]:
        """Give what the replies would tell: "if Bob passes, Bob does not have the Rope"; at most two such clauses."""
        card = 1 << self.setup.deck.index[self.card]
        for holds in dict.fromkeys(decision.holds for decision in decider.decisions):
            replies = [decision.reply for decision in decider.decisions if decision.holds == holds]
            after = ", or ".join(f"if {reply}" for reply in self._replies(decider, replies))
            yield f"{after}, {self._phrases.says(card, self.holder, holds=holds)}"

    def _replies(self, decider: Decider, replies: list[Reply]) -> Iterator[str]:
        """Say the replies, those who would show the same card in one."""
        refuters: dict[Card | None, list[str]] = {}
        for reply in replies:
            if reply.refuted_by is None:
                yield self._passes(decider, reply)
            else:
                shown = None if reply.shown is None else decider.cards[reply.shown]
                refuters.setdefault(shown, []).append(reply.refuted_by)
        for shown, players in refuters.items():
            who = listed([self._phrases.who(player) for player in players], "or")
            s = "" if players == [self.setup.me] else "s"
            yield f"{who} refute{s}" if shown is None else f"{who} show{s} {self._name(shown)}"

    def _passes(self, decider: Decider, reply: Reply) -> str:
        others = self.setup.seats.others(decider.by)
        if len(others) > 1 and set(reply.passed) == set(others):
            return "nobody refutes"
        who = listed([self._phrases.who(player) for player in reply.passed])
        return f"{who} {'pass' if len(reply.passed) > 1 or reply.passed == (self.setup.me,) else 'passes'}"

    def _name(self, card: Card) -> str:
        return self._phrases.card(self.setup.deck.index[card])
