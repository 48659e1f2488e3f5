"""Computes what each entry of the game brought, in the slow worker, in small steps, and says it in words.

The words are lazy texts: produced and cached in the worker, and translated when shown.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial, reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background
from app.tasks.follower import Follower, PosteriorCache
from app.tasks.inference import InferenceReply
from app.tasks.shown import Shown, differ
from app.ui.language import translate
from app.ui.numbers import ruled_out
from core.explain.phrases import Phrases
from core.history.steps import event_name
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Back, Move, Out
from core.model.hunch import without_hunches
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, clauses, commas, named, say, sentence, sentences
from core.text.wording import roughly

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.explain.revealed import Revealed
    from core.players.counts import KnownPlayers
    from core.timeline.timeline import MarkGroup, TimelineRow

_HERE: Mapping[Holder, Text] = {
    ENVELOPE: say("Envelope: {cards}", "cards that are there, as a note in few words"),
    POOL: say("Pool: {cards}", "cards that are there, as a note in few words"),
    FACE_UP: say("Face up: {cards}", "cards that are there, as a note in few words"),
}
_NOT_HERE: Mapping[Holder, Text] = {
    ENVELOPE: say("not in the envelope: {cards}"),
    POOL: say("not in the pool: {cards}"),
    FACE_UP: say("not face up: {cards}"),
}


def entry_effect(
    case: Case, before: TimelineRow, row: TimelineRow, shown: Collection[tuple[Holder, Card]] = ()
) -> EntryEffect:
    """Return what the event of a row brought; ``before`` is the previous row, ``shown`` is said elsewhere."""
    from core.timeline.timeline import counts, grouped_marks

    if row.event is None or not counts(case.events[row.event]):
        return NOTHING
    groups = _but(grouped_marks(row.new_marks, case.setup.holders), shown)
    marks, certain = clauses(list(map(_in_short, groups))), _in_sentences(groups, case.setup)
    return EntryEffect(row.gain_bits, row.exact and before.exact, marks, certain)


def shown_cards(showings: Sequence[Revealed]) -> str:
    """Return which unseen cards must have been shown in an event: "Bob showed the Pipe."."""
    from core.explain.revealed import showed

    return sentences([sentence(showed(showing)) for showing in showings])


def announcement(
    case: Case, rows: tuple[TimelineRow, TimelineRow], effect: EntryEffect, showings: Sequence[Revealed]
) -> str:
    """Return what a new entry revealed, for the announcement when it is entered: its row, after the one before."""
    from core.timeline.timeline import grouped_marks

    row = rows[1]
    if row.event is None:
        return ""
    rest = _but(
        grouped_marks(row.new_marks, case.setup.holders), {(showing.player, showing.card) for showing in showings}
    )
    event = case.events[row.event]
    if isinstance(event, Out | Back):
        return say("Entry {number}: {what}.", "what: Dot is out").format(number=row.event + 1, what=event_name(event))
    is_move = isinstance(event, Move)
    if effect.is_nothing and not (is_move or showings or rest or _cut(*rows)):
        return say("Entry {number}: nothing new.").format(number=row.event + 1)
    parts: list[str] = [_narrowed(*rows, effect)]
    if is_move:
        return parts[0]
    parts += [sentence(_revealed(showing, row.event)) for showing in showings]
    if rest:
        parts.append(_in_sentences(rest, case.setup))
    elif not showings:
        parts.append(say("Nothing new is certain."))
    return sentences(parts)


def _cut(before: TimelineRow, row: TimelineRow) -> float:
    """Return what share of the solutions an entry ruled out; 0 if that is unknown."""
    was, now = before.solutions, row.solutions
    return max(0.0, 1 - now / was) if was and now is not None else 0.0


def _narrowed(before: TimelineRow, row: TimelineRow, effect: EntryEffect) -> Text:
    """Return what an entry said about the envelope, in words for a table: solutions, not bits."""
    text, share = say("Entry {number}: entered."), _cut(before, row)
    if share:
        text = say("Entry {number}: {before} to {after} solutions.")
        if share >= NAMED:
            text = say("Entry {number}: {before} to {after} solutions, about {share} ruled out.")
    elif effect.is_loss:
        text = say("Entry {number}: the favourites moved closer together.")
    elif effect.is_nothing:
        text = say("Entry {number}: nothing new about the envelope.")
    elif effect.bits is not None:
        text = say("Entry {number}: the favourites stand out a little more.")
    number = (row.event or 0) + 1
    return text.format(number=number, before=before.solutions, after=row.solutions, share=roughly(share))


def _revealed(showing: Revealed, event: int) -> str:
    """Return which card was shown, and in which entry where that is another."""
    from core.explain.revealed import showed

    clause = showed(showing)
    if showing.event == event:
        return clause
    text = say("{clause} in entry {number}", "clause: Bob showed the Rope")
    return text.format(clause=clause, number=showing.event + 1)


def _but(groups: Sequence[MarkGroup], cards: Collection[tuple[Holder, Card]]) -> list[MarkGroup]:
    """Return the groups without the cards that were already mentioned as shown."""
    left = [
        group._replace(cards=tuple(card for card in group.cards if not (group.holds and (group.holder, card) in cards)))
        for group in groups
    ]
    return [group for group in left if group.cards]


def _in_short(new: MarkGroup) -> Text:
    cards = commas([named(card) for card in new.cards])
    if new.holder in _HERE:
        return (_HERE if new.holds else _NOT_HERE)[new.holder].format(cards=cards)
    has = say("{who}: {cards}", "cards that somebody has, as a note in few words")
    has_not = say("not {who}: {cards}", "cards that somebody has not, as a note in few words")
    return (has if new.holds else has_not).format(who=new.holder, cards=cards)


def _in_sentences(groups: Iterable[MarkGroup], setup: Setup) -> str:
    return sentences([_sentence(group, setup) for group in groups])


def _sentence(new: MarkGroup, setup: Setup) -> Text:
    cards = reduce(or_, (setup.deck.bits[card.name] for card in new.cards))
    return sentence(Phrases(setup).says(cards, new.holder, holds=new.holds))


NAMED: Final = 0.02
"""Of what was ruled out, the least share that is named."""

FULL_BAR: Final = 2.0
"""The number of bits that fills the bar."""


@dataclass(frozen=True, slots=True)
class EntryEffect:
    """What one entry brought. Its words are lazy texts, translated when shown.

    ``bits``: information gained about the envelope, negative where it became less certain; None where unknown or not
    applicable (a move, an excluded entry). ``exact``: computed rather than estimated. ``marks`` names in short which
    cells became certain, ``certain`` in sentences; both are empty where none did.
    """

    bits: float | None = None
    exact: bool = True
    marks: str = ""
    certain: str = ""

    @property
    def figure(self) -> str:
        """What share of the solutions it ruled out, as listed. A loss in words, which say it better than a minus."""
        if self.bits is None:
            return ""
        return "0" if self.is_nothing else ruled_out(self.bits)

    @property
    def spoken(self) -> str:
        """The bits in words, without their sign, such as "about 0.4 bits"."""
        return "" if self.bits is None else _BITS[self.exact].format(bits=abs(self.bits))

    @property
    def bar(self) -> float:
        """How much of the bar is filled, from 0 to 1."""
        return 0.0 if self.bits is None else min(abs(self.bits) / FULL_BAR, 1.0)

    @property
    def is_loss(self) -> bool:
        return self.bits is not None and self.bits < 0 and not self.is_nothing

    @property
    def is_nothing(self) -> bool:
        """Whether it told too little about the envelope to be shown."""
        return self.bits is not None and round(abs(self.bits), self._places) == 0

    @property
    def told(self) -> str:
        """What it ruled out in a sentence, and the bits; empty where they are unknown."""
        text = say("It ruled out {share} of what was possible ({bits}).", "share: 20%")
        if self.is_loss:
            text = say("It ruled nothing out; the favourites moved closer together ({bits}).")
        elif self.is_nothing:
            text = say("It told you nothing about the envelope.")
        return text.format(share=ruled_out(self.bits or 0.0), bits=self.spoken) if self.spoken else ""

    @property
    def sentences(self) -> tuple[str, ...]:
        """The whole effect, for the tool tip and screen readers."""
        parts = [self.told] if self.told else []
        if self.certain:
            parts.append(say("Now certain: {sentences}").format(sentences=self.certain))
        return tuple(parts)

    @property
    def _places(self) -> int:
        return 2 if self.exact else 1


_BITS: Final[Mapping[bool, Text]] = {True: say("{bits:.2f} bits"), False: say("about {bits:.1f} bits")}
"""The bits in words, by whether they are exact."""

NOTHING: Final = EntryEffect()
"""The effect of an entry that brought nothing, or is not evaluated yet."""


class TimelineService(Follower):
    """Computes what each entry of the game brought, in the slow worker, whichever moment the sheet shows.

    The sheet goes first: the service starts after the sheet's final answer, and stops when the sheet has a new question
    or the game changes. Posteriors are cached by prefix, so one more entry costs one more; the sheet's own answer is
    reused where it is exact.

    ``updated`` carries a TimelineUpdate of the latest request; ``failed`` an error message.
    """

    updated = Signal(object)
    failed = Signal(str)

    def __init__(
        self, background: Background, parent: QObject | None = None, *, cache: PosteriorCache | None = None
    ) -> None:
        super().__init__(background, parent)
        self._cache = PosteriorCache() if cache is None else cache
        self._request: TimelineRequest | None = None
        self._is_ended = False

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game. An entry is new where the game went on by it, with its numbers shown."""
        if differ(now, before, lambda shown: (shown.game, shown.case, shown.people, shown.is_hidden)):
            self._cancel()
            case = None if now.case is None else without_hunches(now.case)
            earlier = None if before.case is None or now.game != before.game else without_hunches(before.case)
            self._request = None if case is None else TimelineRequest(case, new_entry(earlier, case))
            self._is_ended = False
        super().show(now, before)

    def _must_wait(self, now: Shown) -> bool:
        """Wait for a final answer, after which there is time for the timeline."""
        return now.is_awaited or (now.reply is not None and now.reply.awaits_exact)

    def _begin(self) -> None:
        """Go on where nothing goes first; what is computed already is not begun anew for another moment."""
        if self._is_held or self._reply is None:
            self._cancel()
        elif self._request is not None and not self._is_ended and not self._task.is_running:
            self._run(TimelineJob(self._request, self._cache, self._reply))

    def _run(self, job: TimelineJob) -> None:
        self._task.run_slow(job.next_update, partial(self._on_update, job))

    def _on_update(self, job: TimelineJob, future: Future[TimelineUpdate], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self._is_ended = True
            message = translate("What each entry told could not be worked out: {error}. Your entries are safe.")
            self.failed.emit(message.format(error=repr(error)))
            return
        update = future.result()
        self._is_ended = update.ending is not None
        self.updated.emit(update)
        if not self._is_ended:
            self._run(job)


TURN: Final = 0.05
"""Time after which a step hands over its results (s)."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    """The entry that a step brought: its index, and the case before."""

    place: int
    before: Case


def new_entry(before: Case | None, after: Case) -> NewEntry | None:
    """Return which entry is new: inserted anywhere, or corrected; None after any other step."""
    if before is None or before.setup != after.setup:
        return None
    old, new = before.events, after.events
    head = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    for grown in (1, 0):
        if len(new) == len(old) + grown and head < len(new) and old[head + 1 - grown :] == new[head + 1 :]:
            return None if new[head].aside else NewEntry(head, before)
    return None


@dataclass(frozen=True, slots=True)
class TimelineRequest:
    """A case, and which entry is new, if one is."""

    case: Case
    new_entry: NewEntry | None = None


@dataclass(frozen=True, slots=True)
class TimelineEnd:
    """What is known once all entries have been evaluated, in words.

    ``revealed``: by index, which unseen cards must have been shown. ``announcement``: what the new entry brought, empty
    where there is none or it is contradictory.
    """

    revealed: Mapping[int, str] = field(default_factory=dict)
    announcement: str = ""


@dataclass(frozen=True, slots=True)
class TimelineUpdate:
    """What the entries from index ``first`` on brought, and the ending with the last ones.

    ``rows`` are those known so far: of the set-up, then after each entry.
    """

    request: TimelineRequest
    first: int
    effects: tuple[EntryEffect, ...]
    ending: TimelineEnd | None = None
    rows: tuple[TimelineRow, ...] = ()


class TimelineJob:
    """Evaluates one request step by step. ``lent`` is the sheet's latest reply, of any case."""

    def __init__(self, request: TimelineRequest, cache: PosteriorCache, lent: InferenceReply) -> None:
        self._request, self._cache, self._lent = request, cache, lent
        self._begun: Iterator[TimelineRow] | None = None
        self._rows: list[TimelineRow] = []
        self._effects: list[EntryEffect] = []

    def next_update(self) -> TimelineUpdate:
        """Return the next update. Raises CancelledError."""
        first = len(self._effects)
        ending = self._ending() if self._evaluate_more() else None
        first = min([first, *(ending.revealed if ending else ())])
        return TimelineUpdate(self._request, first, tuple(self._effects[first:]), ending, tuple(self._rows))

    def _evaluate_more(self) -> bool:
        """Evaluate one entry or more; return whether that was all."""
        from core.engines.contract import Contradiction, TooLargeError
        from core.timeline.timeline import timeline_rows

        if self._begun is None:
            posterior = self._lent.posterior
            if posterior is not None and (posterior.exact or self._lent.people is not None):
                self._cache.keep(self._lent.consistent_case, posterior, self._people)
            self._begun = timeline_rows(self._request.case, self._ask)
        end = time.monotonic() + TURN
        try:
            for row in self._begun:
                if self._rows:
                    self._effects.append(entry_effect(self._request.case, self._rows[-1], row))
                self._rows.append(row)
                if time.monotonic() >= end:
                    return False
        except (Contradiction, TooLargeError):
            pass
        return True

    @property
    def _people(self) -> KnownPlayers | None:
        return self._lent.request.people

    def _ask(self, case: Case) -> Posterior:
        return self._cache.ask(case, self._people)

    def _ending(self) -> TimelineEnd:
        from core.explain.revealed import revealed

        if not self._rows:
            return TimelineEnd()
        n = len(self._effects)
        case = self._request.case.upto(n)
        unseen = revealed(case, self._ask(case))
        for place, showings in unseen.items():
            shown = {(showing.player, showing.card) for showing in showings}
            self._effects[place] = entry_effect(case, self._rows[place], self._rows[place + 1], shown)
        return TimelineEnd({place: shown_cards(showings) for place, showings in unseen.items()}, self._announcement())

    def _announcement(self) -> str:
        case, new_entry = self._request.case, self._request.new_entry
        if new_entry is None or len(self._effects) < len(case.events):
            return ""
        at = new_entry.place
        rows = self._rows[at], self._rows[at + 1]
        return announcement(case, rows, self._effects[at], self._just_revealed(new_entry))

    def _just_revealed(self, new_entry: NewEntry) -> tuple[Revealed, ...]:
        from core.engines.contract import Contradiction, TooLargeError
        from core.explain.revealed import just_revealed

        before, after = new_entry.before, self._request.case
        try:
            return just_revealed(before, self._ask(before), after, self._ask(after))
        except (Contradiction, TooLargeError):  # nothing was known before
            return ()
