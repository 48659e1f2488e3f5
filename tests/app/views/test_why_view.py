"""The reason for a cell, as a player gets it: by a click, a key, a menu; read, followed into the list, copied."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton

from app import theme
from app.models import why_words as words
from app.views.why_link import WhyLink
from app.views.why_view import WhyView
from app.why import WhyService
from core.model.case import Case
from core.model.case_file import write_case
from core.model.events import Note
from tests.app.test_main_window import DECK, LEFT, Player
from tests.app.test_widget_names import nameless, wordless
from tests.screenshots import six

CONTROL = Qt.KeyboardModifier.ControlModifier
HALL, ROPE, SPANNER, DAGGER = (DECK.card(name) for name in ("Hall", "Rope", "Spanner", "Dagger"))


class Asker(Player):
    """Somebody before the window who wants to know why."""

    @property
    def dock(self) -> QDockWidget:
        return self.child(QDockWidget, "whyDock")

    @property
    def panel(self) -> WhyView:
        return self.child(WhyView, "whyView")

    @property
    def heading(self) -> str:
        return self.text("whyHeading")

    @property
    def read(self) -> str:
        """All that the panel says, but its heading."""
        return "\n".join(label.text() for label in self.panel._body.findChildren(QLabel))

    def click_cell(self, card: str, holder: str) -> None:
        self.bot.mouseClick(self.sheet.viewport(), LEFT, pos=self.cell(card, holder))

    def find_out(self, heading: str) -> None:
        """Wait until the panel says this."""
        self.bot.waitUntil(lambda: self.heading == heading and not self.panel.is_stale, timeout=20_000)

    @property
    def lit(self) -> frozenset[int]:
        return self.window.page.events.model.lit

    @property
    def outlined(self) -> frozenset:
        return self.window.page.sheet.model._outlined

    def has_keyboard(self, widget) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is widget or widget.isAncestorOf(focus))

    def link(self, entry: int) -> WhyLink:
        return self.child(WhyLink, f"whyEntry{entry}")


@pytest.fixture
def asker(qtbot, make_window, case_file) -> Asker:
    made = Asker(qtbot, make_window())
    made.open(case_file)
    return made


@pytest.fixture
def asking(asker: Asker) -> Asker:
    """The panel is open on why Bob does not have the Hall."""
    asker.click_cell("Hall", "Bob")
    asker.find_out("Bob does not have the Hall")
    return asker


# --- how it is opened


def test_it_is_closed_until_somebody_asks(asker: Asker):
    assert asker.dock.isHidden()
    assert asker.window.findChild(QDockWidget, "envelopeDock").isVisible()


def test_a_click_on_a_certain_cell_says_why(asking: Asker):
    assert asking.dock.isVisible()
    assert asking.read.startswith("1\nBob passed on the Hall (entry 5).")
    assert asking.text("whyStatus") == words.CERTAIN
    assert asking.lit == {4}
    assert asking.outlined == {(HALL, "Bob")}
    assert not asking.has_keyboard(asking.panel)


def test_a_click_on_an_open_cell_opens_nothing(asker: Asker):
    asker.click_cell("Rope", "Dot")
    assert asker.dock.isHidden()


def test_the_key_opens_it_and_takes_the_keyboard_only_when_asked_again(asker: Asker):
    asker.click_cell("Rope", "Dot")
    asker.bot.keyClicks(asker.sheet, "?")
    assert asker.dock.isVisible()
    assert asker.sheet.hasFocus()
    asker.bot.waitUntil(lambda: asker.heading.startswith("Who has the Rope? Dot: "))
    asker.bot.keyClicks(asker.sheet, "?")
    assert asker.has_keyboard(asker.panel)


def test_the_menu_of_a_cell_opens_it(asker: Asker):
    menu = asker.menu_on("Rope", "Dot")
    asker.choose(menu, "cellWhy")
    asker.bot.waitUntil(lambda: asker.heading.startswith("Who has the Rope? Dot: "))


def test_a_key_of_the_window_opens_it_and_goes_to_the_sheet(asker: Asker):
    assert asker.has_keyboard(asker.window.page.entry)
    asker.key(Qt.Key.Key_F7)
    assert asker.sheet.hasFocus()
    asker.find_out("Miss Scarlett is not in the envelope")
    asker.key(Qt.Key.Key_Right, to=asker.sheet)
    asker.find_out("You have Miss Scarlett")
    assert asker.read.endswith(words.NO_ENTRIES)
    assert asker.lit == frozenset()


def test_the_menu_of_the_window_shows_and_hides_it(asker: Asker):
    toggle = asker.dock.toggleViewAction()
    assert toggle.objectName() == "actionWhyPanel"
    assert toggle in asker.window.view_menu.actions()
    toggle.trigger()
    assert asker.text("whyStatus") == words.EMPTY
    assert asker.has_keyboard(asker.window.page.entry)
    toggle.trigger()
    assert asker.dock.isHidden()


def test_without_a_game_there_is_nothing_to_ask(make_window):
    window = make_window()
    assert not window.commands.why.isEnabled()
    assert window.findChild(QDockWidget, "whyDock").isHidden()


# --- what it says


def test_it_follows_the_cell(asking: Asker):
    asking.click_cell("Spanner", "Cid")
    asking.find_out("Cid has the Spanner")
    assert asking.lit == {4}
    asking.click_cell("Dagger", "Dot")
    asking.bot.waitUntil(lambda: asking.heading.startswith("Who has the Dagger? Dot: "))
    assert asking.text("whyStatus") == words.OPEN


def test_an_open_cell_says_what_it_depends_on(asking: Asker):
    asking.click_cell("Dagger", "Dot")
    asking.bot.waitUntil(lambda: "What would settle it" in asking.read, timeout=20_000)
    p = asking.window.page.sheet.model.cell(9, 4).p
    assert asking.heading == f"Who has the Dagger? Dot: {p:.1%}"
    assert "Dot has at least one of Colonel Mustard, the Dagger and the Conservatory (entry 2)." in asking.read
    assert asking.panel.account.entries == asking.lit != frozenset()
    assert asking.outlined == frozenset()
    assert "from " in asking.panel.account.text


def test_a_new_entry_brings_a_new_reason(asking: Asker):
    asking.click_event(4)
    asking.key(Qt.Key.Key_Delete, to=asking.events)
    asking.bot.waitUntil(lambda: asking.heading.startswith("Who has the Hall? Bob: "), timeout=20_000)
    asking.key(Qt.Key.Key_Z, CONTROL)
    asking.find_out("Bob does not have the Hall")
    assert asking.lit == {4}


def test_what_is_old_is_faded_and_cannot_be_copied(asking: Asker):
    asking.window._session.record(Note("Bob", ROPE, False))
    assert asking.panel.is_stale
    assert asking.text("whyStatus") == words.WAITING
    assert asking.lit == frozenset()
    QGuiApplication.clipboard().setText("before")
    asking.panel.copy()
    assert QGuiApplication.clipboard().text() == "before"
    asking.find_out("Bob does not have the Hall")


def test_it_leaves_the_keyboard_to_the_entry(asking: Asker):
    entry = asking.window.page.entry
    entry.take_focus()
    asking.window._session.record(Note("Bob", ROPE, False))
    asking.find_out("Bob does not have the Hall")
    assert asking.has_keyboard(entry)
    asking.bot.mouseClick(asking.link(5), LEFT)
    asking.click("whyCopy")
    assert asking.has_keyboard(entry)


def test_who_types_on_the_sheet_goes_on_with_the_entry(asking: Asker):
    """By hand: a look at why, and then the next suggestion, with the panel still open."""
    assert asking.sheet.hasFocus()
    for key in "pdb3\n":
        code = Qt.Key.Key_Return if key == "\n" else Qt.Key(ord(key.upper()))
        asking.bot.keyClick(asking.window.windowHandle(), code)
    event = asking.case.events[-1]
    assert (event.by, event.refuted_by) == ("Bob", "Cid")
    assert [card.name for card in event.cards] == ["Mrs Peacock", "Dagger", "Ballroom"]
    asking.find_out("Bob does not have the Hall")


def test_typing_on_the_sheet_enters_nothing_into_the_past(asking: Asker, case: Case):
    asking.click_event(1)
    asking.click_cell("Rope", "Dot")
    asking.bot.keyClicks(asking.sheet, "pdb3")
    assert asking.sheet.hasFocus()
    assert asking.case == case


def test_looking_back_explains_the_past(asking: Asker):
    asking.click_event(3)
    asking.bot.waitUntil(lambda: asking.heading.startswith("Who has the Hall? Bob: "), timeout=20_000)


def test_a_contradiction_leaves_what_was_before_it(asking: Asker, contradiction: Case):
    asking.window._session.record(contradiction.events[-1])
    asking.bot.waitUntil(lambda: "The sheet is as after entry 5." in asking.text("whyStatus"), timeout=20_000)
    assert asking.heading == "Bob does not have the Hall"


def test_a_set_up_that_clashes_with_itself_explains_nothing(asking: Asker, tmp_path: Path, setup):
    sizes = (6, 4, 4, 4)
    players = tuple(replace(player, hand_size=size) for player, size in zip(setup.players, sizes, strict=True))
    path = tmp_path / "impossible.case.json"
    write_case(Case(replace(setup, players=players, my_hand=DECK.cards[:6])), path)
    asking.window.open_path(path)
    asking.bot.waitUntil(lambda: "nothing can be explained" in asking.text("whyStatus"), timeout=20_000)
    assert asking.panel.account is None


def test_what_is_lit_comes_into_sight_when_asked_about_and_not_again(asker: Asker, tmp_path: Path):
    path = tmp_path / "six.case.json"
    write_case(six(12), path)
    asker.window.resize(1280, 720)
    asker.open(path)
    asker.click_cell("Professor Plum", "Bob")
    asker.find_out("Bob has Professor Plum")
    assert asker.lit == {0}
    assert in_sight(asker, 0)
    asker.window._session.record(Note("Bob", ROPE, False))
    asker.bot.waitUntil(lambda: asker.lit == frozenset())
    asker.bot.waitUntil(lambda: asker.lit == {0}, timeout=20_000)
    assert in_sight(asker, 12)
    assert not in_sight(asker, 0)


def in_sight(asker: Asker, entry: int) -> bool:
    events = asker.events
    return events.viewport().rect().intersects(events.visualRect(events.model().index(entry, 0)))


# --- what is done in it


def test_a_link_selects_the_entry_and_leaves_the_sheet_as_it_is(asking: Asker):
    asking.bot.mouseClick(asking.link(5), LEFT)
    assert asking.events.row == 4
    assert asking.window._session.looking_at is None
    assert asking.heading == "Bob does not have the Hall"


def test_links_and_closing_by_keys(asking: Asker):
    asking.bot.keyClicks(asking.sheet, "?")
    assert asking.link(5).hasFocus()
    asking.key(Qt.Key.Key_Return, to=asking.link(5))
    assert asking.events.row == 4
    asking.key(Qt.Key.Key_Escape, to=asking.link(5))
    assert asking.dock.isHidden()
    assert asking.has_keyboard(asking.window.page.entry)
    assert asking.lit == asking.outlined == frozenset()


def test_escape_on_the_sheet_goes_back_to_the_entry(asking: Asker):
    asking.key(Qt.Key.Key_Escape, to=asking.sheet)
    assert asking.dock.isHidden()
    assert asking.has_keyboard(asking.window.page.entry)


def test_escape_in_the_panel_is_its_own_while_one_looks_back(asking: Asker):
    asking.click_event(1)
    asking.settle()
    asking.panel.take_focus()
    QApplication.processEvents()
    asking.key(Qt.Key.Key_Escape, to=QApplication.focusWidget())
    assert asking.dock.isHidden()
    assert asking.window._session.looking_at == 2


def test_the_button_closes_it(asking: Asker):
    asking.click("whyClose")
    assert asking.dock.isHidden()


def test_it_is_copied_by_button_and_by_key(asking: Asker):
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    asking.click("whyCopy")
    text = clipboard.text()
    assert text.splitlines() == [
        "Bob does not have the Hall",
        "",
        "1. Bob passed on the Hall (entry 5).",
        "",
        "The entry that says so:",
        "Entry 5: Ann: Mrs White, Spanner, Hall; Bob passes, Cid shows Spanner",
    ]
    clipboard.clear()
    asking.panel.take_focus()
    asking.key(Qt.Key.Key_C, CONTROL, to=asking.link(5))
    assert clipboard.text() == text


def test_everything_in_it_has_a_name_and_words(asking: Asker):
    assert nameless(asking.panel) == []
    assert wordless(asking.panel) == []


# --- the window around it


def test_it_makes_way_for_the_start_screen_and_comes_back(asking: Asker, case_file):
    asking.window.commands.close.trigger()
    assert asking.dock.isHidden()
    asking.open(case_file)
    assert asking.dock.isVisible()
    assert not asking.panel.visibleRegion().isEmpty()
    assert asking.text("whyStatus") == words.EMPTY


@pytest.mark.parametrize("is_open", [True, False])
def test_the_window_remembers_whether_it_was_open(asking: Asker, make_window, qtbot, case_file, is_open):
    if not is_open:
        asking.click("whyClose")
    asking.window.close()
    again = Asker(qtbot, make_window())
    assert again.dock.isHidden()
    again.open(case_file)
    assert again.dock.isVisible() == is_open


def test_behind_another_tab_it_costs_nothing_and_lights_nothing(asking: Asker):
    asking.window.dock.raise_()
    asking.bot.waitUntil(lambda: asking.lit == frozenset())
    asked = []
    asking.window.findChild(WhyService).waiting.connect(lambda: asked.append(1))
    asking.click_event(1)
    asking.settle()
    assert asked == []
    asking.dock.raise_()
    asking.bot.waitUntil(lambda: asking.heading.startswith("Who has the Hall? Bob: "), timeout=20_000)


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_an_outline_and_a_frame_are_no_mere_colours(asking: Asker, qapp, scheme):
    """The outlined cell has dashes where its neighbour has none; the lit entry a frame around its number."""
    theme.wear(qapp, scheme)
    asking.sheet.clearSelection()
    asking.window.page.sheet.model.set_outlined([(HALL, "Bob")])
    view, model = asking.sheet, asking.window.page.sheet.model
    row = next(i for i in range(model.rowCount()) if model.card(i) == HALL)
    across = [line_of(view, row, column) for column in (2, 1)]
    assert len(set(across[0])) == 2
    assert len(set(across[1])) == 1
    theme.wear(qapp, Qt.ColorScheme.Light)


def line_of(view, row: int, column: int) -> list[int]:
    """The lightness of the pixels along the upper edge of a cell, where an outline would be."""
    rect = view.visualRect(view.model().index(row, column))
    image = view.viewport().grab(rect).toImage()
    return [image.pixelColor(x, 1).lightness() for x in range(4, rect.width() - 6)]


def test_the_letters_of_half_known_cells_are_drawn(asker: Asker):
    model, view = asker.window.page.sheet.model, asker.sheet
    rows = {
        name: next(i for i in range(model.rowCount()) if model.card(i) == DECK.card(name))
        for name in ("Dagger", "Rope")
    }

    def corner(row: int) -> set[int]:
        rect = view.visualRect(model.index(row, 4))
        image = view.viewport().grab(rect).toImage()
        return {
            image.pixelColor(x, y).lightness()
            for x in range(rect.width() - 18, rect.width() - 4)
            for y in range(3, rect.height() // 2)
        }

    assert len(corner(rows["Dagger"])) > 3
    assert len(corner(rows["Rope"])) == 1


def test_at_the_smallest_it_is_not_cut_off(asking: Asker):
    asking.window.resize(1280, 720)
    QApplication.processEvents()
    panel = asking.panel
    for name in ("whyCopy", "whyHands", "whyClose"):
        button = asking.child(QPushButton, name)
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        assert panel.rect().contains(button.mapTo(panel, QPoint(button.width() - 1, button.height() - 1)))
