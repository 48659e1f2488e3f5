"""Connects the explanation panel to the sheet and the event list."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.events.view import EventView
from app.features.explain.service import ExplainService, Finding
from app.features.explain.text import EMPTY, CellExplanation, account, contradicted
from app.features.explain.view import WhyView
from app.features.sheet.panel import SheetPanel
from app.game.game import Game
from app.tasks.inference import HIDDEN, InferenceReply
from app.ui.host import Host
from app.ui.language import translate
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, Holder

if TYPE_CHECKING:
    from core.evidence.evidence import Source


class ExplainPresenter(QObject):
    """Opens the panel on the cell asked about, and keeps it in step with the sheet.

    ``hands_wanted``: show the likely hands of a holder.
    """

    hands_wanted = Signal(str)

    def __init__(
        self,
        host: Host,
        game: Game,
        service: ExplainService,
        sheet: SheetPanel,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._service = host, game, service
        self._sheet, self._events = sheet, events
        self.view = WhyView(host.window)
        title = translate("Why")
        self.dock = host.add_dock("whyDock", title, self.view, action=host.actions.why_panel)
        self._explained: tuple[Card, Holder] | None = None
        self._follow_window()
        self._follow_service()

    def _follow_window(self) -> None:
        sheet, actions = self._sheet.view, self._host.actions
        actions.why.triggered.connect(self.open_for_keys)
        self.dock.visibilityChanged.connect(self._watch)
        sheet.moved.connect(self._look)
        sheet.why_wanted.connect(self.open)
        sheet.left.connect(self.close)
        sheet.typed.connect(self._hand_on)

    def _follow_service(self) -> None:
        service, view = self._service, self.view
        service.found.connect(self._show)
        service.waiting.connect(self._wait)
        service.contradicted.connect(self._contradict)
        service.emptied.connect(self._empty)
        view.entry_chosen.connect(self._select)
        view.hands_wanted.connect(self._ask_for_hands)
        view.left.connect(self.close)
        self._game.follow(service.show)

    # --- opening and closing

    @Slot(bool)
    def open(self, by_key: bool) -> None:
        """Bring the panel to the front; if it is there already, a key focuses it."""
        if by_key and self.dock.is_in_front:
            self.view.take_focus()
        else:
            self.dock.come_forward()

    @Slot()
    def open_for_keys(self) -> None:
        """Bring the panel to the front and focus the sheet, where the cell is chosen."""
        self._sheet.take_focus()
        self.open(False)

    @Slot()
    def close(self) -> None:
        """Close the panel; the focus goes back to the entry."""
        self.dock.hide()
        self._host.focus_entry()

    # --- what is shown

    @Slot(bool)
    def _watch(self, seen: bool) -> None:
        self._service.watch(seen)
        if not seen:
            self._explained = None
            self.light((), ())

    @Slot()
    def _look(self) -> None:
        self._service.look_at(self._sheet.view.current_cell)

    @Slot(object, object)
    def _show(self, finding: Finding, reply: InferenceReply) -> None:
        said = account(finding, reply)
        self.view.show_account(said, has_hands=finding.request.holder not in (ENVELOPE, FACE_UP))
        listed = self._listed(finding.request.case)
        entries = [entry for entry in said.entries if entry < listed]
        self.light(entries, said.cells)
        cell = finding.request.card, finding.request.holder
        if finding.explanation is not None and cell != self._explained:
            self._bring_into_sight(entries)
        self._explained = cell

    def _listed(self, case: Case) -> int:
        """Return how many of a case's entries are in the list, without supposed ones and those after them."""
        listed = () if (now := self._game.value.case) is None else now.events
        pairs = enumerate(zip(case.events, listed, strict=False))
        return next((n for n, (one, other) in pairs if one != other), min(len(case.events), len(listed)))

    def _bring_into_sight(self, entries: Collection[int]) -> None:
        """Scroll to the last of these entries, where none is fully visible.

        Only when a cell is asked about: as the game goes on, the newest entry should stay visible.
        """
        events, model = self._events.list, self._events.model
        seen = events.viewport().rect()
        indexes = [model.index(entry, 0) for entry in sorted(entries)]
        if indexes and not any(seen.contains(events.visualRect(index)) for index in indexes):
            events.scrollTo(indexes[-1])

    @Slot()
    def _wait(self) -> None:
        self.view.wait()
        self.light((), ())

    @Slot(object)
    def _contradict(self, conflict: tuple[Source, ...]) -> None:
        self.clear(contradicted(conflict))

    @Slot(bool)
    def _empty(self, is_hidden: bool) -> None:
        self.clear(HIDDEN if is_hidden else EMPTY)

    def clear(self, words: str) -> None:
        """Explain nothing, and say why."""
        self.view.clear(words)
        self.light((), ())

    def show(self, said: CellExplanation) -> None:
        """Show what another has found out."""
        self.view.show_account(said, has_hands=False)
        self.light(said.entries, said.cells)
        self._bring_into_sight(said.entries)

    def light(self, entries: Collection[int], cells: Collection[tuple[Card, Holder]]) -> None:
        """Mark entries in the list, and cells on the sheet."""
        self._events.model.set_lit(entries)
        self._sheet.model.set_outlined(cells)

    # --- what is done

    @Slot(int)
    def _select(self, entry: int) -> None:
        """Select an entry in the list without looking back to it: the explained cell stays on the sheet."""
        request, entries = self._service.request, self._events.list
        if request is None or entry >= self._listed(request.case):
            return
        with QSignalBlocker(entries):
            entries.select(entry)

    @Slot(object)
    def _hand_on(self, event: QKeyEvent) -> None:
        """Pass typing on the sheet to the entry; the panel stays."""
        self._host.focus_entry()
        focus = QApplication.focusWidget()
        if focus is not None and focus is not self._sheet.view:
            QApplication.sendEvent(focus, QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))

    @Slot()
    def _ask_for_hands(self) -> None:
        request = self._service.request
        if request is not None:
            self.hands_wanted.emit(request.holder)
