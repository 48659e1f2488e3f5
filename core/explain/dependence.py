"""What an open cell depends on: decisive suggestions, and the entries that moved its probability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import pairwise
from math import hypot

from core.explain.decisive import DecisiveSuggestion, Reply, decisive_suggestions
from core.explain.phrases import Phrases
from core.model.asking import order_of_asking
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.model.setup import Setup
from core.text.text import Text, clauses, listed, say, sentence, sentences, the
from core.text.wording import NEAR, percent
from core.timeline.timeline import Ask, counts, default_ask


@dataclass(frozen=True, slots=True)
class Dependence:
    """What an open cell of probability ``p`` depends on.

    ``decisive`` are the suggestions most likely to make it certain, best first; ``moved`` the entries that changed its
    probability most, largest change first. ``exact``: whether ``p`` is exact.
    """

    card: Card
    holder: Holder
    p: float
    exact: bool
    decisive: tuple[DecisiveSuggestion, ...]
    moved: tuple[Shift, ...]


def dependence(case: Case, card: Card, holder: Holder, *, ask: Ask | None = None) -> Dependence | None:
    """Return what a cell of a valid case depends on, None if it is certain.

    ``ask`` gives the posteriors: of the case first, then of the set-up and of each prefix that ends with an event that
    counts; a caching one makes this cheap. The default is :func:`core.timeline.timeline.default_ask`. Raises
    Contradiction if no deal fits, TooLargeError, and what ``ask`` raises.
    """
    asked = cache(ask or default_ask())  # the last prefix is usually the case itself
    posterior = asked(case)
    p = posterior.probability(card, holder)
    if p in (0.0, 1.0):
        return None
    moved = shifts(case, card, holder, asked)
    return Dependence(card, holder, p, posterior.exact, decisive_suggestions(case, posterior, card, holder), moved)


MOST_ENTRIES = 3
"""Maximum number of entries returned."""

LEAST_SHIFT = 0.005
"""Minimum change of the probability: half a percentage point."""

CLEAR = 3.0
"""Minimum change of an estimate, in standard errors."""


@dataclass(frozen=True, slots=True)
class Shift:
    """The change of a cell's probability by the event at index ``event``, from ``before`` to ``after``.

    ``exact``: whether both are exact. Later events are not included.
    """

    event: int
    before: float
    after: float
    exact: bool

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def shifts(case: Case, card: Card, holder: Holder, ask: Ask) -> tuple[Shift, ...]:
    """Return the events that changed a cell most, at most :data:`MOST_ENTRIES`, largest first, ties in event order.

    ``ask`` is called for the set-up and for each prefix that ends with an event that counts, in order. Raises what it
    raises.
    """
    places = [i for i, event in enumerate(case.events) if counts(event)]
    answers = [ask(case.upto(n)) for n in (0, *(i + 1 for i in places))]
    row, column = case.setup.deck.index[card], case.setup.holders.index(holder)
    clear = []
    for place, (before, after) in zip(places, pairwise(answers), strict=True):
        was, is_now = before.probability(card, holder), after.probability(card, holder)
        shift = Shift(place, was, is_now, before.exact and after.exact)
        errors = (before.stderr, after.stderr)
        noise = hypot(*(0.0 if stderr is None else float(stderr[row, column]) for stderr in errors))
        if shift.size >= max(LEAST_SHIFT, CLEAR * noise):
            clear.append(shift)
    return tuple(sorted(clear, key=lambda shift: -shift.size)[:MOST_ENTRIES])


ALWAYS, NEVER = 0.995, 0.005
"""Estimates beyond these are worded as almost always or hardly ever."""


def how_often(chance: float) -> Text:
    """Return what chance a question has of settling it, in words: "settles it about half the time"."""
    if chance >= ALWAYS:
        return say("almost always settles it")
    if chance < NEVER:
        return say("hardly ever settles it")
    if abs(chance - 0.5) <= NEAR:
        return say("settles it about half the time")
    return say("settles it about {percent} of the time").format(percent=percent(chance))


def moved(shift: Shift) -> Text:
    """Return how an entry changed a probability: "from 33.3% to 53.0%"."""
    exact = say("from {before:.1f}% to {after:.1f}%")
    about = say("from about {before:.1f}% to about {after:.1f}%")
    return (exact if shift.exact else about).format(before=shift.before * 100, after=shift.after * 100)


@dataclass(frozen=True, slots=True)
class DependenceWords:
    setup: Setup
    card: Card
    holder: Holder

    def suggestions(self, decisive: Iterable[DecisiveSuggestion]) -> Iterator[str]:
        """Yield a text for each suggestion; after which replies it decides only where that differs from the last."""
        before = ""
        for suggestion in decisive:
            text = say("{question}: {often}.", "often: settles it about half the time")
            text = text.format(question=self.question(suggestion), often=how_often(suggestion.chance))
            outcomes = clauses(list(self.outcomes(suggestion)))
            yield text if outcomes == before else sentences([text, sentence(outcomes)])
            before = outcomes

    def question(self, suggestion: DecisiveSuggestion) -> Text:
        """Return what to ask: "Suggest Mrs White, the Rope and the Hall (or the Study)"."""
        rooms = listed([the(room) for room in suggestion.rooms], "or")
        cards = listed([the(card) for card in suggestion.cards])
        return self._asks(suggestion).format(who=suggestion.by, cards=cards, rooms=rooms)

    def _asks(self, suggestion: DecisiveSuggestion) -> Text:
        if suggestion.by == self.setup.me:
            with_rooms = say("Suggest {cards} (or {rooms})")
            return with_rooms if suggestion.rooms else say("Suggest {cards}")
        with_rooms = say("{who} suggests {cards} (or {rooms})")
        return with_rooms if suggestion.rooms else say("{who} suggests {cards}")

    def outcomes(self, suggestion: DecisiveSuggestion) -> Iterator[Text]:
        """Yield what the replies would show: "if Bob passes, Bob does not have the Rope"; at most two clauses."""
        card = 1 << self.setup.deck.index[self.card]
        for holds in dict.fromkeys(decision.holds for decision in suggestion.decisions):
            replies = [decision.reply for decision in suggestion.decisions if decision.holds == holds]
            so = Phrases(self.setup).says(card, self.holder, holds=holds)
            yield say("{conditions}, {so}", "conditions: if Bob passes, or if Cid shows a card").format(
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
            return say("if you show a card")
        single, several = say("if {who} shows a card"), say("if {players} shows a card")
        return (single if len(players) == 1 else several).format(who=players[0], players=self._any_of(players))

    def _shows(self, players: list[str], card: Card) -> Text:
        if players == [self.setup.me]:
            return say("if you show {card:the}").format(card=card)
        who, any_of = say("if {who} shows {card:the}"), say("if {players} shows {card:the}")
        template = who if len(players) == 1 else any_of
        return template.format(who=players[0], players=self._any_of(players), card=card)

    def _passes(self, suggestion: DecisiveSuggestion, reply: Reply) -> Text:
        others = order_of_asking(self.setup, suggestion.by)
        if len(others) > 1 and set(reply.passed) == set(others):
            return say("if no one shows a card")
        if reply.passed == (self.setup.me,):
            return say("if you pass")
        if len(reply.passed) == 1:
            return say("if {who} passes").format(who=reply.passed[0])
        with_you = say("if {players} pass", "one of the players is you")
        template = with_you if self.setup.me in reply.passed else say("if {players} pass")
        return template.format(players=listed([Phrases(self.setup).who(player) for player in reply.passed]))

    def _any_of(self, players: list[str]) -> str:
        return listed([Phrases(self.setup).who(player) for player in players], "or")


def _either(conditions: list[Text]) -> Text:
    both = say("{conditions}, or {another}", "if Bob passes, or if …")
    return reduce(lambda before, another: both.format(conditions=before, another=another), conditions)
