"""Changes of the answers to a suggestion, and of who asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.model.cards import Card
from core.model.events import Answer, Event, Suggestion
from core.model.rules import Answers
from core.model.setup import Setup
from core.text.text import Text, say


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an entry.

    ``field`` is the field that changes, named as in case files; dependent fields change with it (who passed, if who
    refuted changes). ``to`` is the changed entry. ``words`` describe it, without capital and full stop. ``values`` is
    the number of other values the field could have.
    """

    field: str
    to: Event
    words: str
    values: int


def answer_changes(event: Suggestion, setup: Setup) -> Iterator[Change]:
    """Yield changes of a single answer, of the refuter, and of the asker."""
    table = _Table(setup)
    yield from table.fewer_answers(event)
    yield from table.other_cards(event)
    yield from table.other_answers(event)
    yield from table.other_refuters(event)
    yield from table.other_askers(event)


class _Table:
    """Changes the answers of suggestions at one table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def goes_on(self, event: Suggestion) -> bool:
        """Whether the others answer after the first refutation."""
        return self.setup.rules.answers is Answers.ALL or bool(event.further)

    def fewer_answers(self, event: Suggestion) -> Iterator[Change]:
        """Yield the event without one of its passes."""
        for player in event.passed:
            passed = tuple(other for other in event.passed if other != player)
            yield Change("passed", replace(event, passed=passed), self._did_not_pass(player), 1)
        for answer in event.further:
            further = tuple(other for other in event.further if other != answer)
            words = self._did_not_show(answer.player) if answer.shows else self._did_not_pass(answer.player)
            yield Change("further", replace(event, further=further), words, 1)

    def other_cards(self, event: Suggestion) -> Iterator[Change]:
        """Yield other cards that may have been shown, and none seen if I could only have glimpsed it."""
        for i, answer in enumerate(event.answers):
            if answer.shown is None:
                continue
            field = "shown" if i == len(event.passed) else "further"
            may_be_unseen = self.setup.me not in (event.by, answer.player)
            for card in (*event.cards, *([None] if may_be_unseen else [])):
                if card != answer.shown:
                    to = _with_answer(event, i, replace(answer, shown=card))
                    yield Change(field, to, self._shown(answer.player, card, answer.shown), 2 + may_be_unseen)

    def other_answers(self, event: Suggestion) -> Iterator[Change]:
        """Yield passes turned into shows and shows into passes, if players answer independently."""
        if not self.goes_on(event):
            return
        for i, answer in enumerate(event.answers):
            field = "passed" if i < len(event.passed) else "refuted_by" if i == len(event.passed) else "further"
            to = _with_answer(event, i, replace(answer, shows=not answer.shows, shown=None))
            words = self._passed(answer.player) if answer.shows else self._showed(answer.player)
            yield Change(field, to, words, 1)

    def other_refuters(self, event: Suggestion) -> Iterator[Change]:
        """Yield other possible refuters, including no one; who passed changes accordingly."""
        if self.goes_on(event):
            yield from self._swapped(event)
            return
        refuters = [*self.setup.seats.others(event.by), None]
        for player in refuters:
            if player != event.refuted_by:
                to = replace(
                    event,
                    passed=self._passed_before(event, player),
                    refuted_by=player,
                    shown=None if player is None else self._seen(event.shown, event.refuted_by, player, event.by),
                )
                yield Change("refuted_by", to, self._refuted(player, event.refuted_by), len(refuters) - 1)

    def _swapped(self, event: Suggestion) -> Iterator[Change]:
        """Yield exchanges of the refuter with a player who passed, all other answers unchanged."""
        answers = list(enumerate(event.answers))
        pairs = [(a, b) for a in answers for b in answers if a[1].shows and not b[1].shows]
        for (i, shower), (j, passer) in pairs:
            shown = self._seen(shower.shown, shower.player, passer.player, event.by)
            instead = Answer(passer.player, shows=True, shown=shown)
            to = _with_answers(event, {i: Answer(shower.player, shows=False), j: instead})
            field = "refuted_by" if i == len(event.passed) else "further"
            yield Change(field, to, self._refuted(passer.player, shower.player), len(pairs))

    def other_askers(self, event: Suggestion) -> Iterator[Change]:
        """Yield other possible askers, with other players' passes accordingly."""
        seats = self.setup.seats
        askers = [] if event.further else [player for player in seats.others(event.by) if player != event.refuted_by]
        unnoticed = set(seats.between(event.by, event.refuted_by)).difference(event.passed)
        for player in askers:
            passed = tuple(other for other in seats.between(player, event.refuted_by) if other not in unnoticed)
            if not set(event.passed) <= set(passed):
                words = self._asked(player, event.by)
                yield Change("by", replace(event, by=player, passed=passed), words, len(askers))

    def _passed_before(self, event: Suggestion, refuter: str | None) -> tuple[str, ...]:
        """Return who passed if ``refuter`` refuted: those asked earlier, except unrecorded passes."""
        seats, old = self.setup.seats, event.refuted_by
        asked = seats.between(event.by, refuter)
        newly = () if old is None else (old, *seats.after(event.by, old))
        kept = [player for player in event.passed if player in asked]
        return (*kept, *(player for player in asked if player in newly and player not in kept))

    def _seen(self, card: Card | None, shower: str | None, instead: str, by: str) -> Card | None:
        """Return the card I saw if another player showed it instead of ``shower``."""
        me = self.setup.me
        if instead == me:
            return card if card in self.setup.my_hand else None
        return None if shower == me and by != me else card

    # --- words

    def _did_not_pass(self, player: str) -> Text:
        you = say("Changes", "you did not pass")
        return self._of(player, you, say("Changes", "{who} did not pass"))

    def _did_not_show(self, player: str) -> Text:
        you = say("Changes", "you did not show a card")
        return self._of(player, you, say("Changes", "{who} did not show a card"))

    def _passed(self, player: str) -> Text:
        return self._of(player, say("Changes", "you passed"), say("Changes", "{who} passed"))

    def _showed(self, player: str) -> Text:
        return self._of(player, say("Changes", "you showed a card"), say("Changes", "{who} showed a card"))

    def _of(self, player: str, you: Text, other: Text) -> Text:
        return (you if player == self.setup.me else other).format(who=player)

    def _asked(self, player: str, instead_of: str) -> Text:
        return self._instead(
            player,
            instead_of,
            say("Changes", "you asked, not {other}"),
            say("Changes", "{who} asked, not you"),
            say("Changes", "{who} asked, not {other}"),
        )

    def _refuted(self, player: str | None, instead_of: str | None) -> Text:
        if player is None:
            return say("Changes", "nobody refuted")
        if instead_of is None:
            return self._of(player, say("Changes", "you refuted"), say("Changes", "{who} refuted"))
        return self._instead(
            player,
            instead_of,
            say("Changes", "you refuted, not {other}"),
            say("Changes", "{who} refuted, not you"),
            say("Changes", "{who} refuted, not {other}"),
        )

    def _instead(self, player: str, other: str, you: Text, not_you: Text, neither: Text) -> Text:
        me = self.setup.me
        return (you if player == me else not_you if other == me else neither).format(who=player, other=other)

    def _shown(self, player: str, card: Card | None, instead_of: Card) -> Text:
        if card is None:
            you = say("Changes", "nobody saw which card you showed")
            return self._of(player, you, say("Changes", "nobody saw which card {who} showed"))
        you = say("Changes", "you showed {card:the}, not {old:the}")
        other = say("Changes", "{who} showed {card:the}, not {old:the}")
        return (you if player == self.setup.me else other).format(who=player, card=card, old=instead_of)


def _with_answer(event: Suggestion, place: int, answer: Answer) -> Suggestion:
    return _with_answers(event, {place: answer})


def _with_answers(event: Suggestion, changed: dict[int, Answer]) -> Suggestion:
    """Return the suggestion with some of its answers changed; the first player who shows becomes the refuter."""
    answers = [changed.get(i, answer) for i, answer in enumerate(event.answers)]
    first = next((i for i, answer in enumerate(answers) if answer.shows), len(answers))
    return _answered(event, answers[:first], answers[first : first + 1], answers[first + 1 :])


def _answered(
    event: Suggestion, passes: Sequence[Answer], refutation: Sequence[Answer], further: Sequence[Answer]
) -> Suggestion:
    return replace(
        event,
        passed=tuple(answer.player for answer in passes),
        refuted_by=refutation[0].player if refutation else None,
        shown=refutation[0].shown if refutation else None,
        further=tuple(further),
    )
