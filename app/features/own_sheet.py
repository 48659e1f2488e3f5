"""One’s own sheet: marks of the player in the place of what the program knows, kept with the game and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.features.explain import CellExplanation, ExplainPresenter, ExplanationLine, Section, reason_sections
from app.features.sheet.model import Cell, OwnCell, Place, note_sentences
from app.features.sheet.panel import SheetPanel
from app.features.sheet.view import NEXT, REDO, UNDO
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.inference import HIDDEN
from app.tasks.shown import Shown, differ
from app.ui.accessible import announce
from app.ui.host import Host, tool_button
from app.ui.language import localized, translate
from app.ui.text import card_names, conflict_words, reason, title, went_wrong
from app.ui.theme import Space
from app.ui.widgets.labels import button, label, paragraph
from app.ui.widgets.panels import FlowLayout, packed
from core.formats.atomic_file import UnwritableFileError
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.practice.marks import Mark, Says, marks_of_setup
from core.text.text import commas

if TYPE_CHECKING:
    from core.explain.explanation import Explanation
    from core.practice.marking import Hint, Marking


def begin(marks: int, *, is_paper: bool) -> str:
    """Return what to do, or how many marks were not checked."""
    if is_paper:
        return translate("Copy your paper: each mark is checked at once.")
    if marks:
        return translate("%n mark(s), not checked.", "", marks)
    return translate("Numbers are hidden. Click a cell to mark it.")


def summary(verdicts: Counter[str], missing: int) -> str:
    """Return how many of the player's marks are proved, open and wrong, and how many certain cells are missed."""
    counts = (
        (verdicts["proved"], translate("%n proved", "marks", verdicts["proved"])),
        (verdicts["open"], translate("%n open", "marks: may be true, do not follow", verdicts["open"])),
        (verdicts["refuted"], translate("%n wrong", "marks", verdicts["refuted"])),
    )
    counted = localized(commas([words for n, words in counts if n]))
    both = translate("{counts}. {missed}", "3 proved, 1 open. 5 certain cells missed.")
    return both.format(counts=counted, missed=missed(missing)) if counted else missed(missing)


def missed(count: int) -> str:
    if not count:
        return translate("No certain cell is missed.")
    return translate("%n certain cell(s) missed.", "", count)


def account(found: MarkFinding, verdict: str) -> CellExplanation:
    """Return what is known of a mark that was checked; of a question mark, not what is true."""
    mark, is_proved = found.mark, verdict == "proved"
    yes, no = note_sentences(mark.card, mark.holder)
    may_be = translate("Open: it may be true, but does not follow.")
    if mark.says is Says.MAYBE:
        asked, certain = translate("{sentence}?"), translate("Certain, one way or the other.")
        return CellExplanation(asked.format(sentence=yes), certain if is_proved else may_be, ())
    heading, contrary = (yes, no) if mark.says is Says.YES else (no, yes)
    if found.explanation is not None:
        proved, wrong = translate("Proved."), translate("Wrong: no deal fits it.")
        sections = tuple(reason_sections(found.case, found.explanation))
        return CellExplanation(heading, proved if is_proved else wrong, sections, found.explanation.cells)
    sentence = translate("This deal fits every entry, too, and in it: {sentence}.", "Bob has the Rope")
    hands: dict[Holder, list[Card]] = {holder: [] for holder in found.case.setup.holders}
    for card, holder in found.counter.items():
        hands[holder].append(card)
    line = translate("{holder}: {cards}")
    lines = (line.format(holder=title(holder), cards=card_names(cards)) for holder, cards in hands.items() if cards)
    section = Section(sentence.format(sentence=contrary), tuple(map(ExplanationLine, lines)))
    return CellExplanation(heading, may_be, (section,), ((mark.card, mark.holder),))


def failure(error: BaseException) -> str:
    """Return why marks cannot be checked."""
    from core.engines.contract import Contradiction, TooLargeError

    match error:
        case Contradiction():
            sentence = translate("{contradiction} Correct that first.", "contradiction: a sentence")
            return sentence.format(contradiction=conflict_words(error.conflict))
        case TooLargeError():
            return translate("This game is too large to be checked: {reason}.").format(reason=reason(error))
        case _:
            return went_wrong(error)


@dataclass(frozen=True, slots=True)
class MarkFinding:
    """Why a mark is right or wrong; or a deal that fits every entry, in which it is false."""

    case: Case
    mark: Mark
    explanation: Explanation | None = None
    counter: Mapping[Card, Holder] = field(default_factory=dict)


def check_marks(case: Case, own: tuple[Mark, ...], cache: PosteriorCache) -> Marking:
    """Check marks, with those of the set-up. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.marking import mark

    return mark(case, (*own, *marks_of_setup(case.setup)), cache.ask(case))


def find_hint(level: int, case: Case, own: tuple[Mark, ...], cache: PosteriorCache) -> Hint:
    """Return a hint, which tells no more than its level. Raises Contradiction, TooLargeError, CancelledError."""
    from core.practice.marking import WHY, hint

    return hint(case, check_marks(case, own, cache), min(level, WHY))


def find_out(case: Case, mark: Mark) -> MarkFinding:
    """Return what speaks for or against a mark. Raises Contradiction, TooLargeError, CancelledError."""
    from core.explain.explanation import explain
    from core.practice.marking import counter_deal

    explanation = explain(case, mark.card, mark.holder)
    if explanation is not None:
        return MarkFinding(case, mark, explanation)
    counter = counter_deal(case, mark.card, mark.holder, holds=mark.says is Says.YES)
    return MarkFinding(case, mark, counter=counter or {})


T = TypeVar("T")
Marks = Mapping[Place, Says]
Work = Callable[[Case, tuple[Mark, ...], PosteriorCache], T]


class OwnSheetBar(QFrame):
    """Says what a check found, and offers one, a hint, and what speaks for or against a mark.

    While ``why`` is down, a click on a cell asks about its mark instead of changing it.
    """

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ownSheetBar")
        self.setProperty("kind", "card")
        self._title = label("ownSheetTitle", "heading", wraps=False)
        self._says = paragraph("ownSheetSays", "")
        self.back = button("ownSheetBack", translate("Back to now (Esc)"), "chip")
        check = translate("Say of each mark whether it is proved, open or wrong, and how many are missed")
        hint = translate("How many certain cells are missed; then which entry, which cell, and why")
        why = translate("Ask about a mark that was checked: click it while this is down, or press ? on it")
        self.check = button("ownSheetCheck", translate("Check"), "chip", check)
        self.hint = button("ownSheetHint", translate("Hint"), "chip", hint)
        self.why = button("ownSheetWhy", translate("Why?"), "chip", why)
        leave = translate("Show numbers again")
        self.leave = button("ownSheetClose", translate("Close"), "chip", leave)
        self.why.setCheckable(True)
        row, steps = FlowLayout(spacing=Space.XS), (tool_button(undo), tool_button(redo))
        row.addWidget(self._title)
        for part in (self.back, self.check, self.hint, self.why, *steps, self.leave):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the sheet
            row.addWidget(part)
        packed(QVBoxLayout(self), row, self._says, margins=(Space.M, Space.XS, Space.M, Space.XS), spacing=2)
        self.set_moment("")
        self.hide()

    def set_moment(self, moment: str) -> None:
        """Show which past moment the list is at; empty: now."""
        self._title.setText(moment or translate("Your own sheet"))
        self.back.setVisible(bool(moment))

    def say(self, text: str) -> None:
        """Say something, in as much room as anything took before: the sheet below must not move while it is marked."""
        self._says.setMinimumHeight(self._says.height() if self.isVisible() else 0)
        self._says.setText(text)
        announce(self, text)


class OwnSheetPresenter(QObject):
    """While numbers are hidden, the sheet shows the player's marks.

    The marks are written at every step: beside the journal, or for a saved game under the name of its file. A game that
    has such a file is opened with one's own sheet.
    """

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        background: Background,
        cache: PosteriorCache,
        sheet: SheetPanel,
        why: ExplainPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session, self._cache = host, game, session, cache
        self._sheet, self._why = sheet, why
        self._checking, self._finding = LatestTask(background), LatestTask(background)
        self._notice = host.add_notice("marksBar")
        self._notice.acted.connect(partial(host.dismiss, self._notice))
        self.bar = OwnSheetBar(host.actions.undo_mark, host.actions.redo_mark, sheet)
        self._is_paper = False
        self._steps: list[Marks] = [{}]
        self._at = self._level = 0
        self._case: Case | None = None
        self._verdicts: dict[Mark, str] = {}
        self._asked: Place | None = None
        self._counter: Mapping[Card, Holder] = {}
        self._connect()
        self._refresh()
        game.follow(self._on_shown)

    def _connect(self) -> None:
        view, bar, actions = self._sheet.view, self.bar, self._host.actions
        for action, choose in ((actions.own_sheet, self._choose), (actions.compare_paper, self.compare)):
            action.setCheckable(True)
            action.triggered.connect(choose)
        actions.undo_mark.triggered.connect(self._undo)
        actions.redo_mark.triggered.connect(self._redo)
        self._session.marks_told.connect(partial(self._notice.say, button=translate("Close")))
        view.marked.connect(self._mark)
        view.moved.connect(self._look)
        view.why_wanted.connect(self._inquire)
        actions.why.triggered.connect(self._inquire)
        self._why.dock.visibilityChanged.connect(self._look)
        self._sheet.moment_changed.connect(bar.set_moment)
        bar.check.clicked.connect(self.check)
        bar.hint.clicked.connect(self.hint)
        bar.back.clicked.connect(actions.now.trigger)
        bar.leave.clicked.connect(self._choose)  # no button that stays down: False

    # --- on and off

    @property
    def is_on(self) -> bool:
        return self._game.value.is_hidden

    def compare(self, on: bool) -> None:
        """Check each mark at once, as it is copied from paper; or only when asked."""
        self._choose(on or self.is_on)
        self._is_paper = on and self.is_on
        self._restart()

    def _choose(self, on: bool) -> None:
        """Switch as the user wants it, and go where the next thing is done; the marks stay."""
        was_on = self.is_on
        self._session.set_silent(on)
        if self.is_on == was_on:
            self._refresh()  # or the action would show what is not so
        if self.is_on:
            self._sheet.take_focus()
        else:
            self._host.focus_entry()

    # --- the game

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Follow the game, and keep the marks with it: under the name of its file, and with which game it is by now."""
        is_other = now.game != before.game
        if is_other:
            self._case, self._verdicts = now.entered, {}
            marks = () if self._session.marks is None else self._session.marks.marks
            self._start({(mark.card, mark.holder): mark.says for mark in marks})
        elif now.entered is not before.entered:
            self._follow_case(now.entered)
        if is_other or now.is_hidden != before.is_hidden:
            self._is_paper = False
            self._sheet.set_own(self.bar, now.is_hidden)
        if is_other or differ(now, before, lambda shown: (shown.path, shown.entered, shown.is_hidden)):
            self._save()
        if is_other or differ(now, before, lambda shown: (shown.entered, shown.is_hidden, shown.must_be_silent)):
            self._restart()

    def _follow_case(self, case: Case | None) -> None:
        """In a corrected set-up with as many cells, the marks stay where they are."""
        before = self._case
        if case is None or before is None or case == before:
            return
        self._case, self._verdicts = case, {}
        if case.setup != before.setup:
            old, new = (list(product(each.setup.deck, each.setup.holders)) for each in (before, case))
            places = dict(zip(old, new, strict=True)) if len(old) == len(new) else {at: at for at in old if at in new}
            self._start({places[place]: says for place, says in self.marks.items() if place in places})

    def put_back(self, marks: Marks) -> None:
        """Keep these marks with the open game, until one's own sheet is wanted."""
        self._start(marks)
        self._save()
        self._restart()

    def _start(self, marks: Marks) -> None:
        """Begin with these marks; no step can be undone."""
        self._steps, self._at = [{place: says for place, says in marks.items() if place not in self._given}], 0

    def _save(self) -> None:
        store = self._session.marks
        if store is None or self._case is None:
            return
        try:
            if self.is_on or self.marks:
                store.write(self._own, self._case)
            else:
                store.remove()
        except (UnwritableFileError, OSError) as error:
            self._host.warn(reason(error))

    # --- marks

    @property
    def marks(self) -> Marks:
        return self._steps[self._at]

    @property
    def _own(self) -> tuple[Mark, ...]:
        return tuple(Mark(*place, says) for place, says in self.marks.items())

    @property
    def _given(self) -> dict[Place, bool]:
        marks = () if self._case is None else marks_of_setup(self._case.setup)
        return {(mark.card, mark.holder): mark.says is Says.YES for mark in marks}

    def _mark(self, card: Card, holder: Holder, says: str) -> None:
        place, order = (card, holder), ("", *Says)
        before = self.marks.get(place, "")
        if says == UNDO:
            self._undo()
        elif says == REDO:
            self._redo()
        elif self.bar.why.isChecked() and says == NEXT:
            self._why.open(False)
            self._inquire()
        elif place not in self._given and says != before:
            mark = order[(order.index(before) + 1) % len(order)] if says == NEXT else says
            rest = {other: other_mark for other, other_mark in self.marks.items() if other != place}
            self._steps[self._at + 1 :] = [{**rest, place: Says(mark)} if mark else rest]
            self._go_to(self._at + 1)

    def _undo(self) -> None:
        self._go_to(self._at - 1)

    def _redo(self) -> None:
        self._go_to(self._at + 1)

    def _go_to(self, step: int) -> None:
        if self.is_on and 0 <= step < len(self._steps):
            self._at = step
            self._save()
            self._restart()
            view = self._sheet.view
            announce(view, str(view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or ""))

    def _restart(self) -> None:
        """Show other marks, or another game. Verdicts of marks that are the same stay; a paper is checked at once."""
        self._checking.cancel()
        self._finding.cancel()
        self._level, self._asked, self._counter = 0, None, {}
        self.bar.why.setChecked(False)
        self._refresh()
        if self.is_on:
            self.bar.say(begin(len(self.marks), is_paper=self._is_paper))
            self._look()
        if self._is_paper and self.marks:
            self.check()

    def _refresh(self) -> None:
        actions, on, now = self._host.actions, self.is_on, self._game.value
        self.bar.leave.setHidden(now.must_be_silent)
        actions.own_sheet.setChecked(on)
        actions.compare_paper.setChecked(self._is_paper)
        for action in (actions.own_sheet, actions.compare_paper):
            action.setEnabled(now.is_open and not now.must_be_silent)
        for action, left in ((actions.undo_mark, self._at), (actions.redo_mark, len(self._steps) - 1 - self._at)):
            action.setVisible(on)
            action.setEnabled(on and left > 0)
        cells: dict[Place, Cell] = {place: OwnCell(laid=True) for place in self._counter.items()}
        for mark in self._own:
            place = mark.card, mark.holder
            cells[place] = OwnCell(laid=place in cells, mark=mark.says, verdict=self._verdicts.get(mark, ""))
        given = {place: Cell(holds) for place, holds in self._given.items()}
        self._sheet.model.set_own(cells | given if on else None)

    # --- check and hint

    def check(self) -> None:
        self._ask(check_marks, self._take_marking)

    def hint(self) -> None:
        """Tell a little more than the last time, as long as nothing has changed."""
        self._level += 1
        self._asked, self._counter = None, {}
        self._refresh()
        self._ask(partial(find_hint, self._level), self._take_hint)

    def _ask(self, work: Work[T], take: Callable[[T], object]) -> None:
        if (case := self._game.value.case) is not None:
            self._checking.run(partial(work, case, self._own, self._cache), partial(self._on_checked, take))

    def _on_checked(self, take: Callable[[T], object], future: Future[T], wanted: bool) -> None:
        if wanted and (error := future.exception()) is not None:
            self.bar.say(failure(error))
        elif wanted:
            take(future.result())

    def _take_marking(self, marking: Marking) -> None:
        own = set(self._own)
        self._verdicts = {checked.mark: checked.verdict.value for checked in marking.checked if checked.mark in own}
        self.bar.say(summary(Counter(self._verdicts.values()), len(marking.missed)))
        self._asked = None
        self._refresh()
        self._look()

    def _take_hint(self, hint: Hint) -> None:
        self.bar.say(localized(hint.says) if hint.count else missed(0))
        self._why.light(() if hint.entry is None else (hint.entry,), () if hint.cell is None else (hint.cell,))

    # --- about a mark

    def _inquire(self) -> None:
        """Ask about the mark of the current cell: only then is a deal drawn in which it is false."""
        self._asked = self._sheet.view.current_cell
        self._look()

    def _look(self) -> None:
        """Say in the panel what speaks for or against the mark of the current cell, once it was checked."""
        if not self.is_on:
            return
        if self._counter:
            self._counter = {}
            self._refresh()
        place, case = self._sheet.view.current_cell, self._game.value.case
        if place != self._asked:
            self._asked = None
        if not self._why.dock.isVisible() or case is None:
            return
        if place is None or place not in self.marks:
            self._why.clear(HIDDEN)
            return
        mark = Mark(*place, self.marks[place])
        if mark not in self._verdicts:
            self._why.clear(translate("Check your marks, then ask about one of them."))
        elif mark.says is Says.MAYBE:
            self._explain(MarkFinding(case, mark))
        else:
            self._finding.run(partial(find_out, case, mark), partial(self._on_checked, self._explain))

    def _explain(self, finding: MarkFinding) -> None:
        mark = finding.mark
        if self._sheet.view.current_cell == (mark.card, mark.holder) and mark in self._verdicts:
            if self._asked is not None:
                self._counter = finding.counter
                self._refresh()
            self._why.show(account(finding, self._verdicts[mark]))
