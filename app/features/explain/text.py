"""Texts of the explanation panel: a heading and sections of lines, some of them links to entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.ui import text as words
from app.ui.language import localized, the_card, translate
from app.ui.numbers import estimated_percent, percent
from app.ui.text import event_line, is_place, not_weighed, title, weighing
from core.explain.phrases import Phrases
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import Holder
from core.text.text import CAPITAL, Text, capital, listed, say, sentences, the

if TYPE_CHECKING:
    from app.features.explain.service import ExplainRequest, Finding
    from app.tasks.inference import InferenceReply
    from core.belief.belief import MovedCell
    from core.evidence.evidence import Source
    from core.explain.dependence import Dependence
    from core.explain.explanation import Explanation
    from core.explain.revealed import Tie

EMPTY = say("Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.")
WAITING = say("Looking it up…")
CERTAIN = say("True in every possible deal.")
OPEN = say("Not certain yet.")
GOES_ON = say("Working out what it depends on…")
UNDECIDED = say("No single suggestion is likely to.", "below: What would settle it")
NO_ENTRIES = say("The set-up alone is enough.")


@dataclass(frozen=True, slots=True)
class ExplanationLine:
    """A line of a section; with the index of an ``entry`` it is a link."""

    text: str
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a title (empty: none), numbered or not."""

    title: str
    lines: tuple[ExplanationLine, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class CellExplanation:
    """The explanation of a cell; ``status`` is whether it is certain, ``cells`` are those it mentions."""

    heading: str
    status: str
    sections: tuple[Section, ...]
    cells: tuple[tuple[Card, Holder], ...] = ()

    @property
    def entries(self) -> frozenset[int]:
        return frozenset(line.entry for section in self.sections for line in section.lines if line.entry is not None)

    @property
    def text(self) -> str:
        return "\n".join(_text(self))


def account(finding: Finding, reply: InferenceReply) -> CellExplanation:
    request, explanation = finding.request, finding.explanation
    if explanation is not None:
        sections = tuple(reason_sections(request.case, explanation))
        sentence = Phrases(request.case.setup).says(
            1 << request.case.setup.deck.index[explanation.card], explanation.holder, holds=explanation.holds
        )
        heading = capital(localized(sentence), CAPITAL)
        return CellExplanation(heading, _status(CERTAIN, reply), sections, explanation.cells)
    ties = [tie for tie in reply.ties if tie.holder == request.holder and request.card in tie.cards]
    cells = dict.fromkeys((card, tie.holder) for tie in ties for card in tie.cards)
    sections = tuple(_open(finding, ties, reply))
    return CellExplanation(open_heading(request, reply), _status(OPEN, reply), sections, tuple(cells))


def _status(status: Text, reply: InferenceReply) -> str:
    """Return whether a cell is certain, and at which moment where later entries conflict."""
    return localized(sentences([status, words.conflict_advice(reply.upto)]) if reply.conflict else status)


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why nothing can be explained: the set-up contradicts itself."""
    text = translate("{contradiction} So nothing can be explained.", "contradiction: a sentence")
    return text.format(contradiction=words.conflict_words(conflict))


# --- a cell that is certain


def reason_sections(case: Case, explanation: Explanation) -> Iterator[Section]:
    yield Section("", tuple(ExplanationLine(localized(step)) for step in explanation.steps), numbered=True)
    if not explanation.because:
        yield Section("", (ExplanationLine(localized(NO_ENTRIES)),))
        return
    heading = translate("Entry it depends on")
    if len(explanation.because) > 1:
        heading = translate("Entries it depends on (all are needed)")
    links = (ExplanationLine(event_line(case.events[place]), place) for place in explanation.because)
    yield Section(heading, tuple(links))


# --- an open cell


def open_heading(request: ExplainRequest, reply: InferenceReply) -> str:
    """Return the question, with the probability if known: "Who has the Rope? Bob: 34%"."""
    question, holder = _question(request), title(request.holder)
    posterior = reply.posterior
    if posterior is None:
        return translate("{question} {holder}: unknown").format(question=question, holder=holder)
    row, column = posterior.cards.index(request.card), posterior.holders.index(request.holder)
    error = 0.0 if posterior.exact else None if posterior.stderr is None else float(posterior.stderr[row, column])
    heading = translate("{question} {holder}: about {percent}")
    if posterior.exact:
        heading = translate("{question} {holder}: {percent}")
    percent = estimated_percent(float(posterior.marginals[row, column]), error)
    return heading.format(question=question, holder=holder, percent=percent)


def _question(request: ExplainRequest) -> str:
    if is_place(request.holder):
        return translate("Where is {card}?").format(card=the_card(request.card))
    return translate("Who has {card}?").format(card=the_card(request.card))


def _open(finding: Finding, ties: Sequence[Tie], reply: InferenceReply) -> Iterator[Section]:
    request, hangs_on = finding.request, finding.dependence
    if ties:
        lines = tuple(line for tie in ties for line in tie_lines(request.case, tie))
        yield Section(translate("One of several"), lines)
    if reply.people is not None:
        yield from _as_people_play(request, reply.people.moved)
    is_open = any(judged.holds is None for judged in reply.hunches)
    if is_open and reply.posterior is not None and reply.posterior.weighs:
        text = translate("The number above includes your hunches; the rest does not.")
        yield Section("", (ExplanationLine(text),))
    if hangs_on is not None:
        yield from _hangs_on(request, hangs_on, weighed=reply.people is not None)
    elif finding.failure:
        yield Section("", (ExplanationLine(localized(finding.failure)),))
    elif finding.goes_on:
        yield Section("", (ExplanationLine(localized(GOES_ON)),))
    if reply.not_weighed:
        yield Section("", (ExplanationLine(not_weighed(reply.not_weighed)),))
    elif people := weighing(reply.request.people):
        yield Section("", (ExplanationLine(people),))


def _as_people_play(request: ExplainRequest, moved: Sequence[MovedCell]) -> Iterator[Section]:
    """Say by which suggestions of others the cell is likelier or less likely than the cards say."""
    for cell in moved:
        if (cell.card, cell.holder) == (request.card, request.holder):
            text = translate("{plain} as the cards say, {played} as people play, because of how they played:")
            text = text.format(plain=percent(cell.before), played=percent(cell.after))
            links = (ExplanationLine(event_line(request.case.events[place]), place) for place in cell.because)
            yield Section("", (ExplanationLine(text), *links))


def _hangs_on(request: ExplainRequest, dependence: Dependence, *, weighed: bool) -> Iterator[Section]:
    from core.explain.dependence import DependenceWords, moved

    phrases = DependenceWords(request.case.setup, request.card, request.holder)
    questions = tuple(ExplanationLine(localized(question)) for question in phrases.suggestions(dependence.decisive))
    yield Section(translate("What would settle it"), questions or (ExplanationLine(localized(UNDECIDED)),))
    if dependence.moved:
        events = request.case.events
        lines = (
            ExplanationLine(f"{localized(moved(shift))}\n{event_line(events[shift.event])}", shift.event)
            for shift in dependence.moved
        )
        heading = translate("What changed it most")
        if weighed:
            heading = translate("What changed it most, as the cards say")
        yield Section(heading, tuple(lines))


def tie_lines(case: Case, tie: Tie) -> Iterator[ExplanationLine]:
    """Yield a link for each entry of a tie: "Dot showed Colonel Mustard or the Conservatory to Cid."."""
    cards = localized(listed(list(map(the, tie.cards)), "or"))
    for place in tie.events:
        event = case.events[place]
        if isinstance(event, Suggestion):
            text = translate("{who} showed {cards} to {asker}.", "cards: the Rope or the Hall")
            if event.by == case.setup.me:
                text = translate("{who} showed you {cards}.", "cards: the Rope or the Hall")
            yield ExplanationLine(text.format(who=tie.holder, cards=cards, asker=event.by), place)


# --- text


def _text(account: CellExplanation) -> Iterator[str]:
    yield account.heading
    for section in account.sections:
        yield ""
        if section.title:
            yield translate("{title}:", "lines follow").format(title=section.title)
        for number, line in enumerate(section.lines, 1):
            if line.entry is not None:
                text = line.text.replace("\n", "; ")
                yield translate("Entry {number}: {text}").format(number=line.entry + 1, text=text)
            else:
                yield f"{number}. {line.text}" if section.numbered else line.text
