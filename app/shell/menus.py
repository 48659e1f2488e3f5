"""The menus and the tool bar of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolBar

from app.ui.actions import Actions
from app.ui.host import Menus
from app.ui.language import translate
from app.ui.theme import Size


def fill_menus(bar: QMenuBar, act: Actions, recent: QMenu, chart: QAction) -> Menus:
    """Fill the menu bar; return its menus."""
    game = bar.addMenu(translate("Menus", "&Game"))
    _fill(
        game,
        [act.new, act.open, recent, act.example],
        [act.save, act.save_as, act.print, act.close],
        [act.game_over, act.review, act.library],
        [act.quit],
    )
    _fill(bar.addMenu(translate("Menus", "&Edit")), [act.undo, act.redo, act.quick, act.setup], [act.preferences])
    view = bar.addMenu(translate("Menus", "&View"))
    _fill(view, [act.back_to_now, chart, act.why, act.hands, act.compare, act.habits])
    about = bar.addMenu(translate("Menus", "&Help"))
    _fill(about, [act.keys, act.about])
    return Menus(game, view, about)


def tool_bar(act: Actions, window: QMainWindow) -> QToolBar:
    """Return the tool bar with its actions; the window adds its drop-downs."""
    bar = QToolBar(translate("Menus", "Tools"), window)
    bar.setObjectName("toolBar")
    bar.setMovable(False)
    bar.setIconSize(QSize(Size.ICON, Size.ICON))
    bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
    for group in ((act.new, act.open, act.save), (act.undo, act.redo), (act.setup,)):
        bar.addActions(group)
        bar.addSeparator()
    return bar


def _fill(menu: QMenu, *groups: list[QAction | QMenu]) -> None:
    """Add groups of actions and menus to a menu, with separators between groups."""
    for number, group in enumerate(groups):
        if number:
            menu.addSeparator()
        for item in group:
            if isinstance(item, QMenu):
                menu.addMenu(item)
            else:
                menu.addAction(item)
