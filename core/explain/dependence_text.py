"""The words of a dependence: what to ask, what the replies would show, and how entries changed the probability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.explain.decisive import DecisiveSuggestion
from core.explain.dependence import Shift
from core.explain.phrases import Phrases
from core.explain.replies import Reply
from core.model.cards import Card
from core.model.seats import Holder
from core.model.setup import Setup
from core.text.text import Text, clauses, listed, say, the

ALWAYS, NEVER = 0.995, 0.005
"""Estimates beyond these are worded as nearly always or hardly ever."""


def how_often(chance: float) -> Text:
    """Return an estimated chance in words: "nearly always", "in about 40% of cases"."""
    if chance >= ALWAYS:
        return say("Dependence", "nearly always")
    if chance < NEVER:
        return say("Dependence", "hardly ever")
    return say("Dependence", "in about {percent:.0f}% of cases").format(percent=chance * 100)


def moved(shift: Shift) -> Text:
    """Return how an entry changed a probability: "from 33.3% to 53.0%"."""
    exact = say("Dependence", "from {before:.1f}% to {after:.1f}%")
    about = say("Dependence", "from about {before:.1f}% to about {after:.1f}%")
    return (exact if shift.exact else about).format(before=shift.before * 100, after=shift.after * 100)


@dataclass(frozen=True, slots=True)
class DependenceWords:
    """Words what would decide the cell of a card and a holder."""

    setup: Setup
    card: Card
    holder: Holder

    def suggestion(self, suggestion: DecisiveSuggestion) -> Text:
        """Return a suggestion, how often it decides, and after which replies, as one sentence."""
        return say("Dependence", "{question}, which decides {often}: {outcomes}.").format(
            question=self.question(suggestion),
            often=how_often(suggestion.chance),
            outcomes=clauses(list(self.outcomes(suggestion))),
        )

    def question(self, suggestion: DecisiveSuggestion) -> Text:
        """Return what to ask: "Ask for Mrs White, the Rope and the Hall (or the Study)"."""
        rooms = listed([the(room) for room in suggestion.rooms], "or")
        cards = listed([the(card) for card in suggestion.cards])
        return self._asks(suggestion).format(who=suggestion.by, cards=cards, rooms=rooms)

    def _asks(self, suggestion: DecisiveSuggestion) -> Text:
        if suggestion.by == self.setup.me:
            with_rooms = say("Dependence", "Ask for {cards} (or {rooms})")
            return with_rooms if suggestion.rooms else say("Dependence", "Ask for {cards}")
        with_rooms = say("Dependence", "{who} asks for {cards} (or {rooms})")
        return with_rooms if suggestion.rooms else say("Dependence", "{who} asks for {cards}")

    def outcomes(self, suggestion: DecisiveSuggestion) -> Iterator[Text]:
        """Yield what the replies would show: "if Bob passes, Bob does not have the Rope"; at most two clauses."""
        card = 1 << self.setup.deck.index[self.card]
        for holds in dict.fromkeys(decision.holds for decision in suggestion.decisions):
            replies = [decision.reply for decision in suggestion.decisions if decision.holds == holds]
            so = Phrases(self.setup).says(card, self.holder, holds=holds)
            yield say("Dependence", "{conditions}, {so}", "conditions: if Bob passes, or if Cid refutes").format(
                conditions=_either(list(self._replies(suggestion, replies))), so=so
            )

    def _replies(self, suggestion: DecisiveSuggestion, replies: list[Reply]) -> Iterator[Text]:
        """Yield the conditions on the replies, merging players who would show the same card."""
        refuters: dict[Card | None, list[str]] = {}
        for reply in replies:
            if reply.refuted_by is None:
                yield self._passes(suggestion, reply)
            else:
                shown = None if reply.shown is None else suggestion.cards[reply.shown]
                refuters.setdefault(shown, []).append(reply.refuted_by)
        for shown, players in refuters.items():
            yield self._refutes(players) if shown is None else self._shows(players, shown)

    def _refutes(self, players: list[str]) -> Text:
        if players == [self.setup.me]:
            return say("Dependence", "if you refute")
        one, many = say("Dependence", "if {who} refutes"), say("Dependence", "if {players} refutes")
        return (one if len(players) == 1 else many).format(who=players[0], players=self._any_of(players))

    def _shows(self, players: list[str], card: Card) -> Text:
        if players == [self.setup.me]:
            return say("Dependence", "if you show {card:the}").format(card=card)
        one, many = say("Dependence", "if {who} shows {card:the}"), say("Dependence", "if {players} shows {card:the}")
        said = one if len(players) == 1 else many
        return said.format(who=players[0], players=self._any_of(players), card=card)

    def _passes(self, suggestion: DecisiveSuggestion, reply: Reply) -> Text:
        others = self.setup.seats.others(suggestion.by)
        if len(others) > 1 and set(reply.passed) == set(others):
            return say("Dependence", "if nobody refutes")
        if reply.passed == (self.setup.me,):
            return say("Dependence", "if you pass")
        if len(reply.passed) == 1:
            return say("Dependence", "if {who} passes").format(who=reply.passed[0])
        with_you = say("Dependence", "if {players} pass", "one of the players is you")
        said = with_you if self.setup.me in reply.passed else say("Dependence", "if {players} pass")
        return said.format(players=listed([Phrases(self.setup).who(player) for player in reply.passed]))

    def _any_of(self, players: list[str]) -> str:
        return listed([Phrases(self.setup).who(player) for player in players], "or")


def _either(conditions: list[Text]) -> Text:
    """Return conditions of which one suffices."""
    said = conditions[0]
    for one in conditions[1:]:
        said = say("Dependence", "{conditions}, or {another}", "if Bob passes, or if …").format(
            conditions=said, another=one
        )
    return said
