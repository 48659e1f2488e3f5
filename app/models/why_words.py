"""What the panel says of a cell: a heading, and sections of lines, some of which are links to entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app import words
from app.models.sheet_model import title
from app.models.tie_signs import entries_of
from app.numbers import estimated_percent
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, POOL
from core.model.wording import listed
from core.reasons.phrases import Phrases

if TYPE_CHECKING:
    from app.inference import Reply
    from app.why import Finding, Subject
    from core.engines.contract import Source
    from core.reasons.dependence import Dependence
    from core.reasons.explanation import Explanation
    from core.reasons.ties import Tie

EMPTY = "Click on a cell of the sheet, or go there with the arrow keys, to see why it is as it is."
WAITING = "Being looked up…"
CERTAIN, OPEN = "Certain: so in every deal that fits.", "Not certain yet."
GOES_ON = "What it depends on is being worked out…"
UNDECIDED = "No single question is likely to."
NO_ENTRIES = "The set-up alone says so."


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a section; with the place of an ``entry`` in the list it is a link to that."""

    text: str
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a title (empty: none), numbered or not."""

    title: str
    lines: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """All that the panel says of a cell; ``status`` is whether it is certain."""

    heading: str
    status: str
    sections: tuple[Section, ...]

    @property
    def entries(self) -> frozenset[int]:
        """The places of the entries that it speaks of."""
        return frozenset(line.entry for section in self.sections for line in section.lines if line.entry is not None)

    @property
    def text(self) -> str:
        """The whole as text, to be sent to somebody."""
        return "\n".join(_text(self))


def account(finding: Finding, reply: Reply) -> Account:
    """Return what there is to say of a cell, with the numbers and ties of what the sheet shows."""
    subject, found = finding.subject, finding.explanation
    since = f" {words.clash_advice(reply.upto)}" if reply.conflict else ""
    if found is not None:
        return Account(certain_heading(subject.case, found), CERTAIN + since, tuple(_reason(subject.case, found)))
    return Account(open_heading(subject, reply), OPEN + since, tuple(_open(finding, reply)))


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why nothing can be explained: the set-up clashes with itself."""
    return f"{words.clash(conflict)} So nothing can be explained."


# --- a cell that is certain


def certain_heading(case: Case, found: Explanation) -> str:
    """Return what is certain: "Cid does not have the Rope"."""
    card = 1 << case.setup.deck.index[found.card]
    said = Phrases(case.setup).says(card, found.holder, holds=found.holds)
    return said[:1].upper() + said[1:]


def _reason(case: Case, found: Explanation) -> Iterator[Section]:
    yield Section("", tuple(Line(step) for step in found.steps), numbered=True)
    if found.because:
        heading = "The entry that says so" if len(found.because) == 1 else "The entries that say so, and no fewer"
        yield Section(heading, tuple(entry_line(case, place) for place in found.because))
    else:
        yield Section("", (Line(NO_ENTRIES),))


def entry_line(case: Case, place: int) -> Line:
    """Return the link to an entry: its line in the notation."""
    return Line(str(case.events[place]), place)


# --- an open cell


def open_heading(subject: Subject, reply: Reply) -> str:
    """Return the question, with the probability where there is one: "Who has the Rope? Bob: 34%"."""
    setup, holder = subject.case.setup, subject.holder
    card = Phrases(setup).card(setup.deck.index[subject.card])
    asked = f"Where is {card}?" if holder in (ENVELOPE, POOL, FACE_UP) else f"Who has {card}?"
    posterior = reply.posterior
    if posterior is None:
        return f"{asked} {title(holder)}: unknown"
    row, column = posterior.cards.index(subject.card), posterior.holders.index(holder)
    error = 0.0 if posterior.exact else None if posterior.stderr is None else float(posterior.stderr[row, column])
    about = "" if posterior.exact else "about "
    return f"{asked} {title(holder)}: {about}{estimated_percent(float(posterior.marginals[row, column]), error)}"


def _open(finding: Finding, reply: Reply) -> Iterator[Section]:
    subject, hangs_on = finding.subject, finding.dependence
    found = [tie for tie in reply.ties if tie.holder == subject.holder and subject.card in tie.cards]
    if found:
        yield Section("Half known", tuple(Line(tie_words(subject.case, tie)) for tie in found))
    if hangs_on is not None:
        yield from _hangs_on(subject, hangs_on)
    elif finding.goes_on or finding.failure:
        yield Section("", (Line(finding.failure or GOES_ON),))


def _hangs_on(subject: Subject, found: Dependence) -> Iterator[Section]:
    """Give what would make a cell certain, and what moved its probability."""
    from core.reasons.dependence_words import DependenceWords, moved

    said = DependenceWords(subject.case.setup, subject.card, subject.holder)
    questions = tuple(Line(said.decider(decider)) for decider in found.deciders)
    yield Section("What would settle it", questions or (Line(UNDECIDED),))
    if found.moved:
        events = subject.case.events
        lines = (Line(f"{moved(shift)}\n{events[shift.event]}", shift.event) for shift in found.moved)
        yield Section("What moved it most", tuple(lines))


def tie_words(case: Case, tie: Tie) -> str:
    """Return what is half known: "Bob has at least one of the Rope and the Hall (entry 4)."."""
    phrases, index = Phrases(case.setup), case.setup.deck.index
    cards = [phrases.card(index[card]) for card in tie.cards]
    who = phrases.has(tie.holder)
    return f"{who[:1].upper()}{who[1:]} at least one of {listed(cards)} ({entries_of(tie)})."


# --- text


def _text(said: Account) -> Iterator[str]:
    yield said.heading
    for section in said.sections:
        yield ""
        if section.title:
            yield f"{section.title}:"
        for number, line in enumerate(section.lines, 1):
            if line.entry is not None:
                yield f"Entry {line.entry + 1}: {line.text.replace(chr(10), '; ')}"
            else:
                yield f"{number}. {line.text}" if section.numbered else line.text
