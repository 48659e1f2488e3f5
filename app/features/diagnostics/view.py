"""Shows a bar when an unexpected error occurs; opens and saves the error report."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.features.diagnostics.service import CRASH, ExceptionReporter, Incident, report
from app.game.files import documents
from app.game.game import Game
from app.tasks.background import Background
from app.ui.host import Host
from app.ui.language import translate
from app.ui.theme import Space
from app.ui.widgets.labels import MessageBar, button, label
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


NAME: Final = "deerstalker-report.txt"


class UnexpectedView(QDialog):
    """Announces each new error once in a ``bar``, which opens the report: shown exactly as it would be saved.

    Its parts are made when it is opened first.
    """

    def __init__(self, host: Host, game: Game, unexpected: ExceptionReporter, background: Background) -> None:
        super().__init__(host.window)
        self.setObjectName("unexpectedView")
        self.setWindowTitle(translate("Error report"))
        self._host, self._game, self._unexpected = host, game, unexpected
        self._is_made = self._is_telling = False
        self.bar = UnexpectedBar(host.notices)
        host.notices.add(self.bar)
        self.bar.acted.connect(self.come_to_front)
        self.bar.left.connect(self._on_left)
        unexpected.happened.connect(self._on_incident)
        background.broke.connect(unexpected.take_from_worker)
        unexpected.take_crashes()

    def _make_parts(self) -> None:
        words = label(
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
        self._with_game.toggled.connect(self._refresh)
        self._outcome = label("unexpectedOutcome")
        save = button("unexpectedSave", translate("&Save the report…"))
        copy = button("unexpectedCopy", translate("&Copy"))
        close = button("unexpectedClose", translate("Close"))
        save.clicked.connect(self._choose_file)
        copy.clicked.connect(self._copy)
        close.clicked.connect(self.close)
        row = packed(QHBoxLayout(), save, copy, 1, close, spacing=Space.S)
        parts = words, (self._text, 1), self._with_game, self._outcome, row
        packed(QVBoxLayout(self), *parts, margins=Space.M, spacing=Space.S)
        self.setMinimumSize(SMALLEST)
        self.resize(SIZE)

    def come_to_front(self) -> None:
        """Open the report as it is now."""
        if not self._is_made:
            self._is_made = True
            self._make_parts()
        is_playing = self._game.value.is_open
        self._with_game.setVisible(is_playing)
        if not is_playing:
            self._with_game.setChecked(False)
        self._show_outcome("")
        self._refresh()
        bring_to_front(self)

    def _on_incident(self, incident: Incident) -> None:
        """Show the bar; guarded, as an error in it would lead to the next announcement."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self.bar.show_status(incident, playing=self._game.value.is_open)
            if self.isVisible():
                self._refresh()
        finally:
            self._is_telling = False

    def _on_left(self) -> None:
        self._host.dismiss(self.bar)

    def _refresh(self) -> None:
        case = self._game.value.case if self._with_game.isChecked() else None
        text = report(self._unexpected.incidents, self._unexpected.messages, case)
        if text != self._text.toPlainText():
            self._text.setPlainText(text)

    def _show_outcome(self, outcome: str) -> None:
        self._outcome.setText(outcome)
        self._outcome.setAccessibleName(outcome)
        self._outcome.setVisible(bool(outcome))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.toPlainText())
        self._show_outcome(translate("Copied to the clipboard."))

    def _choose_file(self) -> None:
        title, text = translate("Save the report"), self._text.toPlainText()
        dialog = QFileDialog(self, title, str(documents()), translate("Texts (*.txt)"))
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
            self._show_outcome(translate("Not saved: {error}. Try another folder.").format(error=error))
        else:
            self._show_outcome(translate("Saved as {path}.").format(path=path))
