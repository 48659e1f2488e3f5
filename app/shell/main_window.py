"""The main window: menus, tool bar, start screen or game page, and docks."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow, QMenu, QStackedWidget

from app.shell.start_screen import StartScreen
from app.tasks.shown import Shown, differ
from app.ui.host import ENVELOPE_DOCK, GameDock, Host, Notices, bring_forward, fill_menus, in_front
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.shortcuts import ENVELOPE_CHART, Actions
from app.ui.text import escape_mnemonics, game_name, window_title
from app.ui.widgets.labels import DockTitle
from app.ui.widgets.panels import Restyled, focus_next
from core.engines.tuning import AUTO

if TYPE_CHECKING:
    from app.features.charts.contents import EnvelopeChart
    from app.game.autosave import Autosave
    from app.game.files import GameFiles, OpenGame
    from app.game.game import Game
    from app.game.session import Session
    from app.shell.game_page import EngineMenu, GamePage
    from app.tasks.inference import InferenceService
    from app.ui.host import ToolBar
    from core.history.recovery import Recovered

SIZE, SMALLEST = QSize(1280, 720), QSize(960, 600)


class MainWindow(Restyled, QMainWindow):
    """Assembles menus, tool bar, start screen and game page. The session holds the game.

    ``painted``: emitted once, after the first paint, when slow work may start; ``completed``: once all features are
    there.
    """

    painted = Signal()
    completed = Signal()

    rebuild_wanted = Signal()
    """A setting was changed that needs a new window: language or text size."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self._preferences = preferences
        self.commands = Actions(self)
        self.start = StartScreen(self.commands.new, self.commands.open, self.commands.practice, self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.start)
        self.notices = Notices(self._stack)
        self.setCentralWidget(self.notices)
        self._make_dock()
        self._make_menus()
        self.commands.enable(None)
        self.commands.name_steps(None, None)
        self.commands.now.setEnabled(False)
        self.setWindowTitle("Deerstalker")
        self.dock.hide()  # the sheet has the same numbers
        self._place()
        self._wants_chart = not self.dock.isHidden()
        self.is_painted = self._has_played = False
        self.is_complete = False
        """Whether all features are there."""
        self.dock.hide()

    def take(
        self, game: Game, session: Session, files: GameFiles, autosave: Autosave, inference: InferenceService
    ) -> None:
        """Take what holds a game, which the first paint of the start screen does without."""
        from app.shell.game_dialogs import GameDialogs

        self.game, self.inference = game, inference
        self.session, self._files, self._autosave = session, files, autosave
        self.dialogs = GameDialogs(self, session, files, self._preferences)
        if self.is_painted:
            self._offer()

    def complete(self, page: GamePage, chart: EnvelopeChart, tools: ToolBar, engines: EngineMenu) -> None:
        """Take the page of a game and what goes with it, with icons: the start screen is painted sooner without."""
        self.page, self.chart, self.tools, self.engines = page, chart, tools, engines
        self.dock.setTitleBarWidget(DockTitle(self.dock))
        self._stack.addWidget(page)
        self.dock.setWidget(chart)
        self.addToolBar(tools)
        engines.engine.show_value(self.game.engine)
        self.menus.view.insertMenu(self.commands.compare, engines)
        page.sheet.summary.set_engine_menu(engines)
        self._connect_commands()
        self._connect()
        tools.hide()
        engines.setEnabled(False)
        self.follows_style = True
        self.game.follow(self._on_shown)

    def note_complete(self) -> None:
        """Announce that all features are there."""
        self.is_complete = True
        self.completed.emit()

    # --- parts

    def _make_dock(self) -> None:
        self.dock = QDockWidget(translate("Envelope"), self)
        self.dock.setObjectName(ENVELOPE_DOCK)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        toggle = self.dock.toggleViewAction()
        toggle.setObjectName("actionChart")
        toggle.setShortcut(ENVELOPE_CHART)
        toggle.setText(translate("Cards in the &envelope"))

    def _make_menus(self) -> None:
        self._recent_menu = QMenu(translate("Open &recent"), self)
        self._recent_menu.setObjectName("recentMenu")
        self._recent_menu.aboutToShow.connect(self._fill_recent_menu)
        self.menus = fill_menus(self.menuBar(), self.commands, self._recent_menu)

    def _connect_commands(self) -> None:
        act = self.commands
        for action, slot in (
            (act.new, self.dialogs.new),
            (act.open, self.dialogs.open),
            (act.example, self._files.open_example),
            (act.save, self.dialogs.save),
            (act.save_as, self.dialogs.save_as),
            (act.close, self._files.close),
            (act.quit, self.close),
            (act.undo, self.session.undo),
            (act.redo, self.session.redo),
            (act.setup, self.dialogs.change_setup),
            (act.preferences, self.dialogs.show_preferences),
            (act.now, self.page.back_to_now),
        ):
            action.triggered.connect(slot)

    def _connect(self) -> None:
        self.start.example_wanted.connect(self._files.open_example)
        self.start.file_chosen.connect(self.dialogs.open_path)
        self.start.resume_wanted.connect(self._resume)
        self.start.discard_wanted.connect(self._discard)
        self.dialogs.asked.connect(self.notices.ask)
        self.dialogs.not_saved.connect(self.page.warn)
        self.dialogs.saved.connect(self.page.dismiss_warning)
        self.dialogs.preference_changed.connect(self.game.retune)
        self.engines.engine.chosen.connect(self.game.set_engine)
        self.engines.show_model.chosen.connect(self._choose_show_model)
        self.page.sheet.automatic_wanted.connect(self._choose_automatic)
        self.dialogs.set_up.connect(self._focus_entry)  # what asked for the dialog may be gone, as corrections are

    @property
    def host(self) -> Host:
        """What features see of the window; its page is there by then."""
        say, focus, put, playing = self.page.warn, self._focus_entry, self.page.panes.put, self._is_playing
        return Host(self, self.commands, self.menus, self.tools, self.notices, say, focus, put, playing)

    def _is_playing(self) -> bool:
        return self.game.value.is_open

    def _focus_entry(self) -> None:
        if self._is_playing():
            self.page.panes.form.take_focus()

    # --- begin and end

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note that the window is painted; not in ``event``, around whose painting of all parts no fault may unwind."""
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def warm_up(self) -> None:
        """Load in the background what the first paint did without, and offer unsaved games."""
        if self.is_complete:
            self._load_engines()
            if not self._is_playing():
                self._offer()
        else:
            self.completed.connect(self._load_engines)

    def _load_engines(self) -> None:
        self.inference.warm_up()

    def _place(self) -> None:
        self.setMinimumSize(SMALLEST)  # without one, it would grow by itself with what is in it
        self.resize(SIZE)
        self.restoreGeometry(self._preferences.geometry)
        self.restoreState(self._preferences.state)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without asking: an unsaved game stays in its journal and is offered at the next start."""
        if self.is_complete:
            self._remember_places()
            self._files.close()
        for beside in self.findChildren(QDialog):
            beside.close()
        super().closeEvent(event)

    def _remember_places(self) -> None:
        self._preferences.geometry = self.saveGeometry()
        if self._is_playing():  # the start screen has no docks whose places could be remembered
            self._preferences.state = self.saveState()
            self.page.panes.remember()
            if self.isVisible():
                self._preferences.in_front = in_front(self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return focus_next(self, forward)

    def restyle(self) -> None:
        self.commands.draw_icons()

    # --- what is shown

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self._show_page(playing=now.is_open)
        if differ(now, before, lambda it: (it.permitted, it.undo_name, it.redo_name, it.shown is it.case)):
            self._enable_commands(now)
        if differ(now, before, lambda shown: (shown.is_open, shown.title, shown.is_modified)):
            self._show_title(now)
        if now.case is not None and now.case is not before.case:
            self.engines.show_model.show_value(now.case.setup.rules.show_model)

    def _show_page(self, *, playing: bool) -> None:
        if self._stack.currentWidget() is self.page:
            self._wants_chart = not self.dock.isHidden()
        self._stack.setCurrentWidget(self.page if playing else self.start)
        self.tools.setVisible(playing)
        self.engines.setEnabled(playing)
        self.dock.setVisible(playing and self._wants_chart)
        for dock in self.findChildren(GameDock):
            dock.set_playing(playing)
        if playing and not self._has_played:
            self._has_played = True
            forward = partial(bring_forward, self, self._preferences.in_front)
            QTimer.singleShot(0, self, forward)  # once each panel has taken its place
        elif not playing and self.is_painted:
            self._offer()

    def _offer(self) -> None:
        self.start.show_recent(self._preferences.recent_files)
        self.start.show_unfinished(self._autosave.unfinished())

    def _enable_commands(self, now: Shown) -> None:
        act = self.commands
        act.enable(now.permitted)
        act.now.setEnabled(now.shown is not now.case)
        act.name_steps(now.undo_name, now.redo_name)

    def _show_title(self, now: Shown) -> None:
        title = window_title(localized(now.title))
        kept = translate("{game} – kept automatically – Deerstalker")  # beside what closes the window
        named = kept.format(game=f"{title}[*]") if now.is_modified else f"{title}[*] – Deerstalker"
        self.setWindowTitle(named if now.is_open else "Deerstalker")
        self.setWindowModified(now.is_modified)

    def _fill_recent_menu(self) -> None:
        self._recent_menu.clear()
        for i, path in enumerate(self._preferences.recent_files):
            name = escape_mnemonics(game_name(path))
            action = self._recent_menu.addAction(name, partial(self.dialogs.open_path, path))
            action.setObjectName(f"actionRecent{i}")
            action.setToolTip(str(path))
        self._recent_menu.setDisabled(False)
        if self._recent_menu.isEmpty():
            self._recent_menu.addAction(translate("No games yet")).setEnabled(False)

    # --- what is done

    def _choose_automatic(self) -> None:
        self.engines.engine.choose(AUTO)
        self.page.panes.form.take_focus()

    def _choose_show_model(self, model: str) -> None:
        from core.model.rules import ShowModel

        self.session.set_show_model(ShowModel(model))

    def open_path(self, path: Path) -> None:
        """Open a file named on the command line."""
        self.dialogs.open_path(path)

    def hand_over(self) -> OpenGame | None:
        """Give away the open game to the window that replaces this one; None where none is open."""
        self._remember_places()
        return self._files.hand_over()

    def take_over(self, game: OpenGame) -> None:
        """Continue the game of the replaced window."""
        self._files.take_over(game)

    def _resume(self, recovered: Recovered) -> None:
        self.dialogs.resume(recovered)
        if not self._is_playing():
            self._offer()
        elif recovered.lost is not None:
            self.page.warn(translate("{loss} Everything before it is here.").format(loss=localized(recovered.lost)))

    def _discard(self, recovered: Recovered) -> None:
        from app.game.autosave import discard

        discard(recovered.path)
        self._offer()
