"""How a player comes to the reason for a cell, and what it does to the window around it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton, QWidget

from app.features import explain as words
from app.features.explain import ExplainService
from app.features.sheet.model import SheetModel
from app.features.sheet.view import SheetView
from app.ui import theme
from app.ui.theme import DARK, LIGHT
from core.engines.driver import answer
from tests.app.asker import Asker
from tests.app.player import DECK
from tests.app.showing import numbers

CONTROL = Qt.KeyboardModifier.ControlModifier
DOTS = "Colonel Mustard", "Mrs Peacock", "Dagger", "Conservatory", "Billiard Room"
"""What Dot may have shown: one of three cards in the second entry, one of three in the third."""

HALL, ROPE, DAGGER = (DECK.card(name) for name in ("Hall", "Rope", "Dagger"))


# --- how it is opened


def test_it_is_closed_until_somebody_clicks_on_an_open_cell_or_a_certain_one(asker):
    assert asker.dock.isHidden()
    assert asker.window.findChild(QDockWidget, "envelopeDock").isHidden()

    asker.click_cell("Dagger", "Dot")
    assert asker.dock.isVisible()
    asker.wait(lambda: asker.heading.startswith("Who has the Dagger? Dot: "))
    asker.wait(lambda: asker.panel.account is not None and not asker.panel.is_stale)
    assert "Entry 2: Dot showed Colonel Mustard, the Dagger or the Conservatory to Bob." in asker.panel.account.text
    assert {1, 2} <= asker.lit
    assert asker.outlined == {(DECK.card(name), "Dot") for name in DOTS}
    assert not asker.has_keyboard(asker.panel)

    asker.click("whyClose")
    asker.look_at("Hall", "Bob", "Bob does not have the Hall")
    assert asker.dock.isVisible()
    assert asker.read.startswith("1\nBob passed on the Hall (entry 5).")
    assert asker.text("whyStatus") == words.CERTAIN
    assert asker.lit == {4}
    assert asker.outlined == {(HALL, "Bob")}
    assert not asker.has_keyboard(asker.panel)


def test_keys_and_menus_open_it_and_take_the_keyboard_only_when_asked_again(asker):
    toggle = asker.window.findChild(QAction, "actionWhyPanel")
    assert toggle in asker.window.menus.view.actions()
    assert toggle.shortcut().toString() == "Shift+F7"
    toggle.trigger()
    assert asker.text("whyStatus") == words.EMPTY
    assert asker.has_keyboard(asker.window.page.entry)
    toggle.trigger()
    assert asker.dock.isHidden()

    assert asker.has_keyboard(asker.window.page.entry)
    asker.key(Qt.Key.Key_F7)
    assert asker.sheet.hasFocus()
    asker.find_out("Miss Scarlett is not in the envelope")
    asker.key(Qt.Key.Key_Right, to=asker.sheet)
    asker.find_out("You have Miss Scarlett")
    assert asker.read.endswith(words.NO_ENTRIES)
    assert asker.lit == frozenset()
    asker.click("whyClose")

    asker.sheet.setCurrentIndex(asker.sheet.indexAt(asker.cell("Rope", "Dot")))
    asker.sheet.setFocus()
    asker.bot.keyClicks(asker.sheet, "?")
    assert asker.dock.isVisible()
    assert asker.sheet.hasFocus()
    asker.wait(lambda: asker.heading.startswith("Who has the Rope? Dot: "))
    asker.bot.keyClicks(asker.sheet, "?")
    assert asker.has_keyboard(asker.panel)
    asker.click("whyClose")

    asker.sheet.setCurrentIndex(asker.sheet.indexAt(asker.cell("Miss Scarlett", "envelope")))
    asker.key(Qt.Key.Key_F7)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        open_by(asker, key)
    asker.click("whyClose")

    menu = asker.menu_on("Rope", "Dot")
    asker.choose(menu, "cellWhy")
    asker.wait(lambda: asker.heading.startswith("Who has the Rope? Dot: "))


def open_by(asker: Asker, key: Qt.Key) -> None:
    asker.click("whyClose")
    asker.sheet.take_focus()
    while asker.sheet.current_cell != (DAGGER, "Dot"):
        row_of = [asker.window.page.sheet.model.card(i) for i in range(asker.sheet.model().rowCount())]
        down = row_of.index(DAGGER) - asker.sheet.currentIndex().row()
        asker.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Right, to=asker.sheet)
    assert asker.dock.isHidden()
    asker.key(key, to=asker.sheet)
    assert asker.dock.isVisible()
    asker.wait(lambda: asker.heading.startswith("Who has the Dagger? Dot: "))
    assert asker.sheet.hasFocus()
    asker.wait(lambda: asker.panel.account is not None and not asker.panel.is_stale)
    asker.key(key, to=asker.sheet)
    assert asker.has_keyboard(asker.panel)


# --- the window around it


def test_behind_another_tab_it_costs_nothing_and_it_makes_way_for_the_start_screen(asking, case_file):
    asking.window.dock.show()
    asking.window.dock.raise_()
    asking.wait(lambda: asking.lit == frozenset())
    asked = []
    asking.window.findChild(ExplainService).waiting.connect(lambda: asked.append(1))
    asking.click_event(1)
    asking.settle()
    assert asked == []
    asking.dock.raise_()
    asking.wait(lambda: asking.heading.startswith("Who has the Hall? Bob: "))

    asking.window.commands.close.trigger()
    assert asking.dock.isHidden()
    asking.open(case_file)
    assert asking.dock.isVisible()
    assert not asking.panel.visibleRegion().isEmpty()
    assert asking.text("whyStatus") == words.EMPTY


def test_the_reason_of_another_game_is_gone_as_soon_as_that_one_opens(asking, case_file):
    assert asking.panel.account is not None
    asking.window.open_path(case_file)
    assert asking.panel.account is None
    assert asking.text("whyStatus") == words.EMPTY


def test_half_known_cells_have_tags_and_a_legend_and_at_the_smallest_all_of_it_is_whole_and_24_pixels_high(asker):
    model, view = asker.window.page.sheet.model, asker.sheet
    rows = {
        name: next(i for i in range(model.rowCount()) if model.card(i) == DECK.card(name))
        for name in ("Dagger", "Rope")
    }

    def inks(row: int) -> set[str]:
        rect = view.visualRect(model.index(row, 4))
        image = view.viewport().grab(rect).toImage()
        return {image.pixelColor(x, y).name() for x in range(rect.width()) for y in range(rect.height())}

    tokens = theme.colours(view.palette())
    assert {tokens.tie, tokens.tie_soft} <= inks(rows["Dagger"])
    assert not {tokens.tie, tokens.tie_soft} & inks(rows["Rope"])

    assert asker.child(QWidget, "sheetLegend").isVisible()
    assert "with the same letter: the player showed one of these cards" in " ".join(
        asker.child(QWidget, "sheetLegend").toolTip().split()
    )
    asker.click_event(0)
    asker.settle()
    asker.wait(lambda: not asker.child(QWidget, "sheetLegend").isVisible())
    asker.window.session.look_back(None)
    asker.look_at("Hall", "Bob", "Bob does not have the Hall")

    asker.window.resize(1280, 720)
    QApplication.processEvents()
    panel = asker.panel
    for name in ("whyCopy", "whyHands", "whyClose"):
        button = asker.child(QPushButton, name)
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        assert panel.rect().contains(button.mapTo(panel, QPoint(button.width() - 1, button.height() - 1)))

    for size in ((1280, 720), (960, 600)):
        asker.window.resize(*size)
        QApplication.processEvents()
        rows = [view.rowHeight(row) for row in range(model.rowCount()) if model.card(row) is not None]
        assert min(rows) >= 24
        assert view.horizontalHeader().height() >= 24
        assert asker.link(5).height() >= 24


@pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])
def test_an_outline_is_no_mere_colour(qtbot, case, tokens):
    """The outlined cell has dashes where its neighbour has none."""
    model = SheetModel()
    view = SheetView(model, lambda *_: False)
    qtbot.addWidget(view)
    view.resize(640, 900)
    view.setPalette(theme.palette_of(tokens))
    model.lay(case, numbers(case, answer(case)))
    model.set_outlined([(HALL, "Bob")])
    row = next(i for i in range(model.rowCount()) if model.card(i) == HALL)
    across = [line_of(view, row, column) for column in (2, 1)]
    assert len(set(across[0])) == 2
    assert len(set(across[1])) == 1


def line_of(view: SheetView, row: int, column: int) -> list[int]:
    """The lightness of the pixels along the upper edge of a cell, where an outline would be."""
    rect = view.visualRect(view.model().index(row, column))
    image = view.viewport().grab(rect).toImage()
    return [image.pixelColor(x, 1).lightness() for x in range(4, rect.width() - 6)]
