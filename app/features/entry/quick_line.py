"""Interprets the typed line: the entry that results from a text typed on top of a given entry."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.features.entry.draft import EntryDraft, Kind
from app.features.entry.offers import preselected
from app.features.entry.state import EntryState
from app.features.entry.text import Gap, dots, words
from app.ui.language import translate
from app.ui.text import moved
from app.ui.vocabulary import meaning_name
from core.model.case import Case
from core.model.events import Event, Move
from core.quick_entry.line import read
from core.quick_entry.resolving import Fault, FaultKind, LineKind, Reading
from core.quick_entry.vocabulary import Vocabulary

MOST_CHOICES = 5
"""Number of possible meanings of a word that are named."""

KINDS = {LineKind.SUGGESTION: Kind.SUGGESTION, LineKind.ACCUSATION: Kind.ACCUSATION, LineKind.NOTE: Kind.NOTE}


@dataclass(frozen=True)
class QuickLine:
    """The reading of a line, on top of an entry.

    ``state`` is the resulting entry; ``move`` what the line says if it is a move, which the panel cannot enter.
    """

    reading: Reading
    state: EntryState
    move: Move | None = None
    ignored: tuple[str, ...] = ()
    """Players named as answering who cannot."""

    @property
    def event(self) -> Event | None:
        """The event that Enter would record; None while something is missing or unclear."""
        if self.trouble:
            return None
        if self.reading.kind is LineKind.MOVE:
            return self.move
        pending = self.state.pending
        return None if pending is None else pending.event

    @property
    def trouble(self) -> str:
        """What is unclear or wrong, in a sentence; empty where nothing is."""
        if self.reading.faults:
            return fault_words(self.reading.faults[0])
        if self.ignored:
            return translate("QuickWords", "{who} cannot answer here").format(who=self.ignored[0])
        return self.state.problems

    @property
    def missing(self) -> str:
        """What a move still lacks; empty where nothing."""
        is_complete = self.reading.kind is not LineKind.MOVE or self.move
        return "" if is_complete else translate("QuickWords", "Still needed: where")

    def words(self, gap: Gap = dots) -> str:
        """Return the line in words, with a gap for each missing field."""
        if self.reading.kind is not LineKind.MOVE:
            return words(self.state.draft, gap)
        if self.move is not None:
            return moved(self.move)
        who = self.reading.by or self.state.case.turn.next or "…"
        return translate("QuickWords", "{who} moves to …").format(who=who)


def quick_line(text: str, base: EntryState, vocabulary: Vocabulary) -> QuickLine:
    """Return the reading of ``text`` on top of ``base``; it comes without the leading slash."""
    reading = read(text, vocabulary, base.draft.by)
    if reading == Reading():
        return QuickLine(reading, base)
    if reading.kind is LineKind.MOVE:
        return QuickLine(reading, base, _move(reading, base.case))
    kind = KINDS[reading.kind]
    state = base if kind is base.draft.kind else base.of_kind(kind)
    draft = state.draft
    if kind is Kind.NOTE:
        return QuickLine(reading, state.with_draft(_noted(draft, reading)))
    again = [card for card in reading.cards if card is not None and card in draft.cards]
    if draft.asks_shown() and reading.shown is None and len(again) == 1:  # else to name it again would tell nothing
        reading = replace(reading, shown=again[0])
    state = state.with_draft(_named(draft, reading))
    if kind is Kind.ACCUSATION:
        correct = state.draft.correct if reading.correct is None else reading.correct
        return QuickLine(reading, state.with_draft(replace(state.draft, correct=correct)))
    answered, ignored = _answered(state, reading)
    if reading.shown not in (None, answered.shown, answered.looked) and reading.answered:
        reading = replace(reading, faults=(*reading.faults, Fault(FaultKind.MISFIT, "", (reading.shown,))))
    return QuickLine(reading, state.with_draft(answered), ignored=ignored)


def _move(reading: Reading, case: Case) -> Move | None:
    player = reading.by or case.turn.next
    return None if player is None or reading.to is None else Move(player, reading.to)


def _noted(draft: EntryDraft, reading: Reading) -> EntryDraft:
    return replace(
        draft,
        holder=draft.holder if reading.holder is None else reading.holder,
        card=draft.card if reading.card is None else reading.card,
        holds=draft.holds if reading.holds is None else reading.holds,
    )


def _named(draft: EntryDraft, reading: Reading) -> EntryDraft:
    if reading.by is not None:
        draft = draft.asking(reading.by)
    for card in reading.cards:
        if card is not None:
            draft = draft.naming(card)
    return draft


def _answered(state: EntryState, reading: Reading) -> tuple[EntryDraft, tuple[str, ...]]:
    """Fill in who shows what and who answers besides; also return those who cannot."""
    draft = state.draft
    if reading.answered and reading.refuter != draft.by:
        draft = draft.refuted(reading.refuter)
    draft = preselected(draft, state.offers)
    if reading.shown is not None and draft.refuter is not None and reading.shown in draft.cards:
        draft = replace(draft, glimpsed=draft.glimpsed or not draft.sees_card(), shown=reading.shown)
    if draft.asks_looked() and reading.shown in draft.unseen:
        draft = replace(draft, looked=reading.shown)
    ignored = []
    for answer in reading.further:
        if answer.player in draft.could_answer():
            shown = answer.shown if answer.shown in draft.cards else None
            draft = draft.answering(answer.player, answer.shows, shown)
        elif answer.shows or answer.player not in draft.passed:  # an earlier pass is implied
            ignored.append(answer.player)
    return draft, tuple(ignored)


def fault_words(fault: Fault) -> str:
    """Return the problem with a word, as a sentence without a full stop."""
    if fault.kind is FaultKind.UNKNOWN:
        return translate("QuickWords", "“{word}” is not a player or card in this game").format(word=fault.text)
    names = [meaning_name(meaning) for meaning in fault.meanings[:MOST_CHOICES]]
    if fault.kind is FaultKind.MISFIT:
        return translate("QuickWords", "{name} doesn’t fit here").format(name=names[0])
    more = ["…"] if len(fault.meanings) > MOST_CHOICES else []
    return translate("QuickWords", "“{word}” could be: {names}").format(word=fault.text, names=", ".join(names + more))
