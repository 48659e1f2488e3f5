"""Shows a bar when an unexpected error occurs; opens and saves the error report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.features.diagnostics.service import CRASH, ExceptionReporter, Incident, report
from app.game.files import documents
from app.game.game import Game
from app.tasks.background import Background
from app.ui.host import Host
from app.ui.language import translate
from app.ui.theme import Space
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import bring_to_front, packed
from core.formats.atomic_file import UnwritableFileError, write_atomically


class UnexpectedBar(MessageBar):
    """A message, a button that opens the report (``acted``), and one that continues the game (``left``)."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("unexpectedBar", "problem", "warning", parent)
        self.add_answer("unexpectedLeave", translate("Continue")).clicked.connect(self.left)

    def show_status(self, incident: Incident, *, playing: bool) -> None:
        """Say that an error occurred, or what is missing, and that the game is safe if there is one."""
        if incident.missing:
            text = translate("A part of the program is missing: {file}. Install the program again.")
            text = text.format(file=incident.missing)
        elif incident.kind == CRASH:
            text = translate("Deerstalker crashed last time. Your games are safe.")
        elif playing:
            text = translate("Something went wrong in the program. Your game is safe, and you can continue.")
        else:
            text = translate("Something went wrong in the program. You can continue.")
        self.say(text, translate("Details…"))


SMALLEST = QSize(420, 300)
SIZE = QSize(760, 520)


class UnexpectedView(QDialog):
    """Shows the report exactly as it would be saved.

    ``compose`` returns it; its argument says whether to include the game. ``save_wanted`` carries the text.
    """

    save_wanted = Signal(str)

    def __init__(self, compose: Callable[[bool], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compose = compose
        self.setObjectName("unexpectedView")
        self.setWindowTitle(translate("Error report"))
        self._words = label(
            "unexpectedWords",
            text=translate(
                "You can close this window and continue. This report helps the developers fix the problem: save it "
                "here and send it to them yourself. The program never sends anything."
            ),
        )
        self._text = QPlainTextEdit()
        self._text.setObjectName("unexpectedReport")
        self._text.setAccessibleName(translate("The report"))
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._with_game = QCheckBox(translate("Include the &game: players, cards and entries"))
        self._with_game.setObjectName("unexpectedWithGame")
        self._with_game.toggled.connect(self.refresh)
        self._outcome = label("unexpectedOutcome")
        self._outcome.hide()
        self._lay_out()
        self.setMinimumSize(SMALLEST)
        self.resize(SIZE)

    def _lay_out(self) -> None:
        save = button("unexpectedSave", translate("&Save the report…"))
        copy = button("unexpectedCopy", translate("&Copy"))
        close = button("unexpectedClose", translate("Close"))
        save.clicked.connect(self._save)
        copy.clicked.connect(self._copy)
        close.clicked.connect(self.close)
        row = packed(QHBoxLayout(), save, copy, 1, close, spacing=Space.S)
        parts = self._words, (self._text, 1), self._with_game, self._outcome, row
        packed(QVBoxLayout(self), *parts, margins=Space.M, spacing=Space.S)

    def offer_game(self, playing: bool) -> None:
        self._with_game.setVisible(playing)
        if not playing:
            self._with_game.setChecked(False)

    def refresh(self) -> None:
        text = self._compose(self._with_game.isChecked())
        if text != self._text.toPlainText():
            self._text.setPlainText(text)

    def show_status(self, outcome: str) -> None:
        self._outcome.setText(outcome)
        self._outcome.setAccessibleName(outcome)
        self._outcome.setVisible(bool(outcome))

    def _save(self) -> None:
        self.save_wanted.emit(self._text.toPlainText())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
        self.show_status(translate("Copied to the clipboard."))


NAME: Final = "deerstalker-report.txt"


class DiagnosticsPresenter(QObject):
    """Announces each new error once, and lets the user read and save the report."""

    def __init__(self, host: Host, game: Game, unexpected: ExceptionReporter, background: Background) -> None:
        super().__init__(host.window)
        self._host, self._game, self._unexpected = host, game, unexpected
        self._is_telling = False
        self.view: UnexpectedView | None = None
        self.bar = UnexpectedBar(host.notices)
        host.notices.add(self.bar)
        self.bar.acted.connect(self.open)
        self.bar.left.connect(self._on_left)
        unexpected.happened.connect(self._on_incident)
        background.broke.connect(unexpected.take_from_worker)
        unexpected.take_crashes()

    def _on_incident(self, incident: Incident) -> None:
        """Show the bar; guarded, as an error in it would lead to the next announcement."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self.bar.show_status(incident, playing=self._game.value.is_open)
            if self.view is not None and self.view.isVisible():
                self.view.refresh()
        finally:
            self._is_telling = False

    def _on_left(self) -> None:
        self._host.dismiss(self.bar)

    def open(self) -> None:
        if self.view is None:
            self.view = UnexpectedView(self._compose, self._host.window)
            self.view.save_wanted.connect(self._ask_where)
        self.view.offer_game(self._game.value.is_open)
        self.view.show_status("")
        self.view.refresh()
        bring_to_front(self.view)

    def _compose(self, with_game: bool) -> str:
        case = self._game.value.case if with_game else None
        return report(self._unexpected.incidents, self._unexpected.messages, case)

    def _ask_where(self, text: str) -> None:
        title = translate("Save the report")
        dialog = QFileDialog(self.view, title, str(documents()), translate("Texts (*.txt)"))
        dialog.setObjectName("reportDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile(NAME)
        dialog.fileSelected.connect(lambda path: self.save(Path(path), text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path, text: str) -> None:
        try:
            write_atomically(path, text.encode("utf-8", "backslashreplace"))
        except UnwritableFileError as error:
            outcome = translate("Not saved: {error}. Try another folder.").format(error=error)
        else:
            outcome = translate("Saved as {path}.").format(path=path)
        if self.view is not None:
            self.view.show_status(outcome)
