"""Dialogs that the window opens before it acts: files, set-up, preferences, and questions about problems."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.game.autosave import GoneError
from app.game.files import ENDING, ChangedElsewhereError, GameFiles, InUseError, documents, proposed_name
from app.game.session import Session
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.text import first_lines, reason
from app.ui.widgets.labels import QuestionBar
from core.formats.atomic_file import UnwritableFileError
from core.history.recovery import Recovered
from core.model.events import Event
from core.model.problems import InvalidCaseError
from core.model.setup import Setup
from core.text.text import say

if TYPE_CHECKING:
    from app.features.setup.draft import SetupDraft

FILES = "(*.case.json *.json *.txt)"
ADDS_HALF_AN_ENDING = os.name == "nt"
"""Whether the system's dialog makes ``Friday.json`` of ``Friday``."""

MOST_PROBLEMS = 12


class GameDialogs(QObject):
    """Opens dialogs over the window. None of them blocks: answers arrive as signals.

    ``asked`` carries a bar with a question, or with a longer message, for the window to show. ``begun``: a new game;
    ``set_up``: the open one has another set-up. ``not_saved`` says why a game could not be saved; ``saved`` that it
    was; ``preference_changed`` carries the :class:`Preference` that was given another value.
    """

    asked = Signal(object)
    begun = Signal()
    set_up = Signal()
    not_saved = Signal(str)
    saved = Signal()
    preference_changed = Signal(object)

    def __init__(self, window: QWidget, session: Session, files: GameFiles, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._files = files
        self._preferences = preferences

    # --- set-up

    def new(self) -> None:
        """Open the set-up dialog for a new game."""
        self._ask_setup(None, ())

    def again(self, first: str) -> None:
        """Open the set-up dialog for a new game of the same players, of whom one begins."""
        from app.features.setup.draft import SetupDefaults

        case = self._session.case
        if case is None:
            return
        seats = case.setup.players
        at = case.setup.seats.index(first)
        SetupDefaults(self._preferences.settings).save(replace(case.setup, players=seats[at:] + seats[:at]))
        self.new()

    def change_setup(self) -> None:
        """Open the set-up dialog for the open game."""
        case = self._session.case
        if case is not None:
            self._ask_setup(case.setup, case.events)

    def _ask_setup(self, setup: Setup | None, events: Sequence[Event]) -> None:
        from app.features.setup.dialog import SetupDialog

        dialog = SetupDialog(setup, self._preferences.settings, self._window, events=events)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._on_set_up(dialog.draft))
        dialog.open()

    def _on_set_up(self, draft: SetupDraft) -> None:
        if draft.before is None:
            self._files.new(draft.setup())
            self.begun.emit()
        else:
            self._session.change_setup(draft.setup(), draft.renames(), draft.card_renames(), draft.passes)
            self.set_up.emit()

    # --- preferences

    def show_preferences(self) -> None:
        self.show_preferences_at(self.preferences_page or 0)

    @property
    def preferences_page(self) -> int | None:
        """The open page of the preferences; None while they are closed."""
        from app.features.preferences import PreferencesDialog

        dialog = self._window.findChild(PreferencesDialog)
        return None if dialog is None or dialog.isHidden() else dialog.page

    def show_preferences_at(self, page: int) -> None:
        from app.features.preferences import PreferencesDialog

        dialog = self._window.findChild(PreferencesDialog)
        if dialog is None:
            dialog = PreferencesDialog(self._preferences, self._window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.changed.connect(self.preference_changed)
        dialog.show_page(page)
        dialog.show()
        dialog.activateWindow()

    # --- files

    def open(self) -> None:
        """Ask for a file, and open it."""
        dialog = self._file_dialog(translate("Open a game"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.open_path(Path(file)))
        dialog.open()

    def open_path(self, path: Path) -> None:
        """Open a file; ask first where there are unsaved changes to it."""
        left = None if path == self._session.path else self._files.left_changes(path)
        if left is None:
            self._open_file(path)
        else:
            self._offer_changes(path, left)

    def _open_file(self, path: Path, *, take_over: bool = False) -> None:
        """Open a file; show an error where that fails."""
        try:
            self._files.open(path, take_over=take_over)
        except InvalidCaseError as error:
            self._say_cannot_open(path, error)
        except InUseError as error:
            self._offer_copy(error)

    def resume(self, left: Recovered) -> None:
        """Resume an unsaved game; show an error where another window was faster."""
        try:
            self._files.resume(left)
        except GoneError:
            title = translate("This game is no longer available")
            self._say_problem(title, translate("Another window has opened or discarded it."))

    def save(self) -> None:
        """Save to the game's own file, or ask for one."""
        path = self._session.path
        if path is None:
            self.save_as()
        else:
            self._save_to(path)

    def save_as(self) -> None:
        """Ask for a file, and save to it."""
        dialog = self._file_dialog(translate("Save the game"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))  # before the dialog asks about overwriting
        dialog.selectFile(proposed_name(self._session, ENDING))
        dialog.fileSelected.connect(self._save_to_text)
        dialog.open()

    def _save_to_text(self, text: str) -> None:
        path = Path(text)
        whole = path.with_suffix(ENDING)
        is_cut = path.suffix == ".json" and not path.name.endswith(ENDING)
        if ADDS_HALF_AN_ENDING and is_cut and not (path.exists() or whole.exists()):
            path = whole
        self._save_to(path)

    def _save_to(self, path: Path, *, overwrite: bool = False) -> None:
        try:
            self._files.save(path, overwrite=overwrite)
        except ChangedElsewhereError:
            self._offer_overwrite(path)
        except (UnwritableFileError, InUseError) as error:
            message = translate("Not saved: {reason}. Nothing is lost; save the game to another file.")
            self.not_saved.emit(message.format(reason=reason(error)))
        else:
            self.saved.emit()

    def _file_dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        recent = self._preferences.recent_files
        folder = self._session.path or (recent[0] if recent else documents() / "-")
        kinds = f"{translate('Games')} {FILES};;{translate('All files')} (*)"
        dialog = QFileDialog(self._window, title, str(folder.parent), kinds)
        dialog.setObjectName("fileDialog")
        dialog.setAcceptMode(mode)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # --- messages

    def _offer_copy(self, error: InUseError) -> None:
        text = translate("Two windows cannot write to the same file. You can open a copy here.")
        bar = QuestionBar("fileInUse", reason(error), text)
        bar.offer("openCopy", translate("Open a copy"), partial(self._open_copy, error.path))
        if error.host is not None:
            bar.offer("takeOver", translate("Take over"), partial(self._open_file, error.path, take_over=True))
        self.asked.emit(bar)

    def _offer_overwrite(self, path: Path) -> None:
        box = QMessageBox(self._window)  # modal: a missed message would leave the game unsaved
        box.setObjectName("changedElsewhere")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(translate("{file} was changed by another program").format(file=path.name))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(translate("Saving would overwrite those changes. You can save to another file instead."))
        other = box.addButton(translate("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        other.setObjectName("saveElsewhere")
        other.clicked.connect(self.save_as)
        anyway = box.addButton(translate("Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
        anyway.setObjectName("overwrite")
        anyway.clicked.connect(lambda: self._save_to(path, overwrite=True))
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.open()

    def _offer_changes(self, path: Path, left: Recovered) -> None:
        title = translate("{file} has changes that were not saved").format(file=path.name)
        asked = translate("Continue with them, or open the file as last saved? They are kept either way.")
        if left.host is not None:
            asked = f"{reason(InUseError(path, left.host))}. {asked}"
        bar = QuestionBar("changesLeft", title, asked)
        bar.offer("resumeChanges", translate("Continue with changes"), partial(self.resume, left))
        bar.offer("openAsSaved", translate("Open as last saved"), partial(self._open_file, path))
        self.asked.emit(bar)

    def _open_copy(self, path: Path) -> None:
        try:
            self._files.open_copy(path)
        except InvalidCaseError as error:
            self._say_cannot_open(path, error)

    def _say_cannot_open(self, path: Path, error: InvalidCaseError) -> None:
        self._say_problem(translate("{file} cannot be opened").format(file=path.name), problems(error))

    def _say_problem(self, title: str, text: str) -> None:
        self.asked.emit(QuestionBar("message", title, text))


def problems(error: InvalidCaseError) -> str:
    """Return all problems of a file, one per line; only the first ones of very many."""
    whole = say("The file {finding}.", "finding: is damaged or not a Deerstalker game (line 2, column 6)")
    texts = [problem.text if problem.where else whole.format(finding=problem.what) for problem in error.problems]
    return first_lines(list(map(localized, texts)), MOST_PROBLEMS)
