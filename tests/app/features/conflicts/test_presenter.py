"""Contradictions as a player meets them: what the bar says, what mends it, what warns before; real clicks and keys."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.engines.conflict import conflict_of
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Note
from tests.app.shell.test_main_window import ALT, CONTROL, Player
from tests.app.ui.test_widget_names import nameless, wordless
from tests.games import classic_game, corrupted
from tests.notation import parse_event

DECK = edition("classic-uk").deck
AGAINST_MY_HAND = "Cid: Miss Scarlett, Rope, Hall; Dot passes, Ann passes, Bob shows"
AGAINST_ENTRY_1 = "Dot: Professor Plum, Rope, Lounge; Ann passes, Bob passes, Cid shows"


class Mender(Player):
    """Somebody before the window of a game in which something cannot be true."""

    def play(self, case: Case, path: Path) -> None:
        write_case(case, path)
        self.open(path)

    @property
    def said(self) -> str:
        return self.text("clashText")

    @property
    def lit(self) -> set[int]:
        return {row + 1 for row in self.window.page.events.model.conflict}

    @property
    def undo(self) -> str:
        return self.window.commands.undo.text()

    def sees(self, name: str) -> bool:
        return any(widget.isVisible() for widget in self.window.findChildren(QWidget, name))

    def unfold(self) -> None:
        self.bot.waitUntil(lambda: self.sees("clashMend"))
        self.key(Qt.Key.Key_F, ALT)
        self.bot.waitUntil(lambda: self.sees("clashMends") and not self.sees("clashWaiting"))
        QApplication.processEvents()

    def focus(self) -> str:
        return QApplication.focusWidget().objectName()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.bot.keyClick(QApplication.focusWidget(), key)


@pytest.fixture
def mender(qtbot, make_window) -> Mender:
    return Mender(qtbot, make_window())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Clash.case.json"


def against(case: Case, *lines: str) -> Case:
    for line in lines:
        case = case.appended(parse_event(line, DECK))
    return case


@pytest.fixture
def clashing(mender, path, contradiction) -> Mender:
    """Entry 6 says that Cid passed on the card that Cid showed in entry 5."""
    mender.play(contradiction, path)
    mender.bot.waitUntil(lambda: mender.sees("clashMend"))
    return mender


# --- the bar


def test_a_clash_is_named_and_lit_up_and_the_sheet_says_which_moment_it_shows(clashing):
    assert clashing.said == "Entries 5 and 6 cannot both be true. The sheet shows the game after entry 5."
    assert clashing.lit == {5, 6}
    assert clashing.text("sheetPast") == "After entry 5"
    assert clashing.text("summaryCaption") == "After entry 5"
    assert not clashing.sees("backToNow")
    assert not clashing.sees("clashNext")
    assert clashing.window.page.sheet.is_fresh


def test_my_hand_is_named_where_it_takes_part(mender, path, case):
    mender.play(against(case, AGAINST_MY_HAND), path)
    mender.bot.waitUntil(lambda: mender.said.startswith("Entry 6 and your hand cannot both be true."))


def test_several_clashes_are_shown_one_after_the_other(mender, path, contradiction):
    mender.play(against(contradiction, AGAINST_ENTRY_1), path)
    mender.bot.waitUntil(lambda: mender.sees("clashNext"))
    assert mender.said.startswith("Contradiction 1 of 2. Entries 5 and 6 cannot both be true.")
    assert mender.lit == {5, 6}
    mender.key(Qt.Key.Key_X, ALT)
    mender.bot.waitUntil(lambda: mender.said.startswith("Contradiction 2 of 2. Entries 1 and 7 cannot both be true."))
    assert mender.lit == {1, 7}
    mender.unfold()
    assert mender.sees("mendRemove.7")
    mender.click("clashNext")
    mender.bot.waitUntil(lambda: mender.sees("mendRemove.6"))
    assert not mender.sees("mendRemove.7")


def test_the_other_clash_is_what_is_left_when_one_is_mended(mender, path, contradiction):
    mender.play(against(contradiction, AGAINST_ENTRY_1), path)
    mender.unfold()
    mender.click("mendRemove.6")
    mender.bot.waitUntil(lambda: mender.said.startswith("Entries 1 and 6 cannot both be true."))


def test_who_looks_back_at_a_clash_is_told_of_it_but_mends_it_in_the_present(clashing, path, contradiction):
    clashing.play(against(contradiction, "Note: Bob has Rope"), path)
    clashing.bot.waitUntil(lambda: clashing.sees("clashMend"))
    clashing.click_event(5)
    clashing.bot.waitUntil(lambda: not clashing.sees("clashMend"))
    assert clashing.sees("clashBar")
    clashing.click_event(3)
    clashing.bot.waitUntil(lambda: not clashing.sees("clashBar"))
    assert clashing.lit == {5, 6}
    assert clashing.text("sheetPast") == "The past"


def test_another_game_begins_without_the_clash(clashing, case_file):
    clashing.open(case_file)
    assert not clashing.sees("clashBar")
    assert clashing.lit == set()
    assert not clashing.sees("sheetPast")


# --- what mends it


def test_an_older_entry_that_resolves_it_stands_before_a_newer_one_that_does_not(mender, path, contradiction):
    wrong, shown = contradiction.events[-1], contradiction.events[-2]
    mender.play(replace(contradiction, events=(wrong, *contradiction.events[:-1], shown)), path)
    mender.unfold()
    assert mender.focus().startswith("mend.1.")


def test_the_mends_say_why_and_begin_with_the_likeliest_of_the_newest_entry(clashing):
    clashing.unfold()
    assert clashing.text("clashWhy").startswith("Cid showed you the Spanner (entry 5), but Cid passed")
    assert clashing.child(QWidget, "mend.6.0").text() == "Cid did not pass"
    assert clashing.focus() == "mend.6.0"


def test_a_change_is_made_by_keys_alone_and_undone(clashing, contradiction):
    clashing.unfold()
    clashing.press(Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    clashing.settle()
    changed = clashing.case.events[5]
    assert changed.passed == ("Dot", "Ann")
    assert clashing.undo == "Undo edit Bob’s suggestion"
    assert not clashing.sees("clashBar")
    assert not clashing.sees("clashMends")
    assert clashing.lit == set()
    assert clashing.focus().startswith("entry")
    clashing.key(Qt.Key.Key_Z, CONTROL)
    assert clashing.case == contradiction


@pytest.mark.parametrize("entry", [5, 6])
def test_an_entry_is_removed_or_set_aside(clashing, contradiction, entry):
    clashing.unfold()
    clashing.click(f"mendRemove.{entry}")
    assert clashing.case == contradiction.deleted(entry - 1)
    clashing.key(Qt.Key.Key_Z, CONTROL)
    clashing.settle()
    clashing.unfold()
    clashing.click(f"mendAside.{entry}")
    assert [event.aside for event in clashing.case.events] == [i == entry for i in range(1, 7)]
    assert clashing.undo.startswith("Undo set aside")
    clashing.settle()
    assert not clashing.sees("clashBar")


def test_entries_that_go_together_go_in_one_step_and_come_back_in_one(mender, path, case):
    rope = DECK.card("Rope")
    for holder in ("Bob", "Cid", "Dot"):
        case = case.appended(Note(holder, rope, True))
    mender.play(case, path)
    mender.unfold()
    mender.click("mendRemove.7")
    assert [event for event in mender.case.events if isinstance(event, Note)] == [case.events[5]]
    assert mender.undo == "Undo delete note on Dot and 1 more"
    mender.key(Qt.Key.Key_Z, CONTROL)
    assert mender.case == case
    mender.settle()
    mender.unfold()
    mender.click("mendAside.6")
    assert [event.aside for event in mender.case.events[5:]] == [True, False, True]
    mender.key(Qt.Key.Key_Z, CONTROL)
    assert mender.case == case


def test_every_change_that_is_offered_mends_it(clashing, contradiction):
    """One by one: each is made by a click, and taken back."""
    clashing.unfold()
    offered = [w.objectName() for w in clashing.window.findChildren(QWidget) if w.objectName().startswith("mend.")]
    assert len(offered) > 5
    for name in offered[:4]:
        clashing.click(name)
        clashing.settle()
        assert not clashing.sees("clashBar"), name
        clashing.key(Qt.Key.Key_Z, CONTROL)
        clashing.settle()
        clashing.unfold()


OTHER_MENDS = ("mendMore", "mendSetup", "mendCorrect", "mendUndo")
"""Buttons that mend nothing by one click."""


@pytest.mark.parametrize(
    "seed", [*range(40, 46), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(46, 90))]
)
def test_every_correction_of_the_only_contradiction_of_a_game_resolves_it(mender, path, seed):
    case = corrupted(seed, classic_game(seed, 3 + seed % 3, 10))
    mender.play(case, path)
    if not conflict_of(case):
        return
    mender.unfold()
    if mender.said.startswith("Contradiction 1 of "):
        return
    buttons = [one.objectName() for one in mender.window.findChildren(QPushButton) if one.isVisible()]
    names = [name for name in buttons if name.startswith("mend") and not name.startswith(OTHER_MENDS)]
    assert names
    for name in names:
        mender.window.findChild(QPushButton, name).click()
        assert not conflict_of(mender.window._session.case), name
        mender.window.commands.undo.trigger()
        assert mender.window._session.case == case
        mender.unfold()


def test_a_correction_that_is_clicked_twice_is_made_once_and_can_be_made_again(clashing, contradiction):
    clashing.unfold()
    button = clashing.window.findChild(QPushButton, "mendRemove.6")
    clashing.bot.mouseDClick(button, Qt.MouseButton.LeftButton)
    button.clicked.emit()
    assert clashing.window._session.case == contradiction.deleted(5)
    clashing.window.commands.undo.trigger()
    assert clashing.window._session.case == contradiction
    clashing.unfold()
    clashing.click("mendAside.6")
    assert clashing.window._session.case.events[5].aside
    clashing.bot.waitUntil(lambda: not clashing.sees("clashBar"))


def test_the_rest_of_many_changes_is_behind_a_button(clashing):
    clashing.unfold()
    assert not clashing.sees("mend.6.6")
    clashing.click("mendMore.6")
    assert clashing.sees("mend.6.6")
    assert clashing.focus() == "mend.6.5"
    assert not clashing.sees("mendMore.6")


def test_undo_goes_back_to_before_the_mistake(player_with_two_more):
    mender, before = player_with_two_more
    mender.unfold()
    assert mender.child(QWidget, "mendUndo.6").text() == "Undo back to before it (takes back entries 6–7)"
    assert not mender.sees("mendUndo.5"), "it was in the file: no step brought it"
    mender.click("mendUndo.6")
    assert mender.case == before
    mender.settle()
    assert not mender.sees("clashBar")
    assert mender.window.commands.redo.isEnabled()


@pytest.fixture
def player_with_two_more(mender, case_file, case, contradiction):
    mender.open(case_file)
    mender.window._session.record(contradiction.events[5])
    mender.window._session.record(parse_event("Note: Bob has Rope", DECK))
    mender.settle()
    return mender, case


def test_an_entry_is_corrected_by_hand(clashing):
    clashing.unfold()
    clashing.click("mendCorrect.6")
    assert clashing.child(QWidget, "entryCommit").text() == "Correct entry 6"
    assert not clashing.sees("clashMends")


def test_the_set_up_is_offered_where_it_may_be_wrong(mender, path, case):
    mender.play(against(case, AGAINST_MY_HAND), path)
    mender.unfold()
    assert "your hand" in mender.text("clashDoubt")
    mender.click("mendSetup")
    dialog = QApplication.activeModalWidget()
    assert dialog.objectName() == "setupDialog"
    dialog.reject()


def test_escape_folds_the_mends_and_goes_back_to_the_entry(clashing, contradiction):
    clashing.unfold()
    clashing.press(Qt.Key.Key_Escape)
    assert not clashing.sees("clashMends")
    assert clashing.focus().startswith("entry")
    assert clashing.case == contradiction


def test_the_sheet_stays_usable_while_the_mends_are_unfolded(clashing):
    clashing.unfold()
    clashing.window.page.entry.fill_card(DECK.card("Rope"))
    clashing.key(Qt.Key.Key_F4)
    clashing.click("entryHolder.Bob")
    assert clashing.text("entryPreview").startswith("Bob")
    assert clashing.sees("clashMends")


def test_mends_of_a_game_that_has_changed_are_gone(clashing, contradiction):
    clashing.unfold()
    clashing.window._session.delete(0)
    clashing.settle()
    assert not clashing.sees("clashMends")


def test_everything_that_one_acts_on_is_named(clashing):
    clashing.unfold()
    assert nameless(clashing.window) == []
    assert wordless(clashing.window) == []


# --- the warning while an entry is made


def fill(player: Player, *cards: str) -> None:
    for name in cards:
        player.window.page.entry.fill_card(DECK.card(name))


@pytest.fixture
def entering(mender, case_file) -> Mender:
    mender.open(case_file)
    return mender


def warned(mender: Mender) -> str:
    mender.bot.waitUntil(lambda: mender.sees("entryWarning"))
    return mender.text("entryWarningText")


def test_an_entry_that_would_clash_warns_before_it_is_entered_and_can_be_entered(entering):
    fill(entering, "Mrs Peacock", "Spanner", "Hall")
    entering.click("entryRefuter.Dot")
    assert warned(entering).startswith("This cannot be true: Cid showed you the Spanner (entry 5).")
    assert "(this entry)" in entering.child(QWidget, "entryWarning").toolTip()
    assert entering.lit == {5}
    assert len(entering.case.events) == 5
    entering.press(Qt.Key.Key_Return)
    assert len(entering.case.events) == 6
    entering.settle()
    assert not entering.sees("entryWarning")
    assert entering.said.startswith("Entries 5 and 6 cannot both be true.")


def test_the_warning_goes_when_the_entry_changes(entering):
    fill(entering, "Mrs Peacock", "Spanner", "Hall")
    entering.click("entryRefuter.Dot")
    assert warned(entering)
    entering.click("entryRefuter.Cid")
    assert not entering.sees("entryWarning")
    assert entering.lit == set()


def test_nothing_moves_when_the_warning_comes(entering):
    fill(entering, "Mrs Peacock", "Spanner", "Hall")
    entering.click("entryRefuter.Dot")
    QApplication.processEvents()
    button = entering.child(QWidget, "entryRefuter.Dot")
    before = button.mapTo(entering.window, button.rect().topLeft())
    assert warned(entering)
    QApplication.processEvents()
    assert button.mapTo(entering.window, button.rect().topLeft()) == before


def test_my_own_hand_is_named_in_the_warning(entering):
    fill(entering, "Miss Scarlett", "Rope", "Hall")
    entering.click("entryRefuter.")
    assert warned(entering).startswith("This contradicts your hand: You hold Miss Scarlett")


def test_a_correction_that_would_clash_warns_of_the_others(entering):
    entering.events.setFocus()
    entering.events.select(0)
    entering.key(Qt.Key.Key_Return, to=entering.events)
    entering.click("entryShown.Dagger")
    assert entering.text("entryPreview").endswith("Bob shows Dagger")
    QApplication.processEvents()
    entering.bot.wait(250)
    assert not entering.sees("entryWarning"), "without the old entry nothing speaks against it"
    fill(entering, "Spanner")
    entering.click("entryShownOther")  # the other entries rule it out
    entering.click("entryShown.Spanner")
    assert warned(entering).startswith("This contradicts entry 5:")
    assert entering.lit == {5}


def test_what_is_inserted_warns_with_the_numbers_of_the_list(entering):
    entering.click_event(2)
    entering.click("buttonInsertEvent")
    fill(entering, "Mrs Peacock", "Spanner", "Hall")
    entering.click(
        "entryAsker.Bob",
    )
    entering.click("entryRefuter.Dot")
    assert warned(entering).startswith("This cannot be true:")
    assert entering.lit == {5}


def test_a_set_up_that_contradicts_itself_is_corrected(mender, path, case):
    suspects = DECK.cards[:6]
    sizes = {"Ann": 6, "Bob": 4, "Cid": 4, "Dot": 4}
    players = tuple(replace(player, hand_size=sizes[player.name]) for player in case.setup.players)
    write_case(Case(replace(case.setup, players=players, my_hand=suspects)), path)
    mender.window.open_path(path)
    mender.unfold()
    assert mender.said == "The set-up contradicts itself. Correct the set-up to see numbers again."
    assert mender.text("clashDoubt").startswith("The set-up is wrong: your hand")
    assert mender.focus() == "mendSetup"
    assert not mender.sees("sheetPast")


def test_long_words_on_the_buttons_are_cut_and_whole_in_the_tool_tip(mender, path, case):
    names = {"Bob": "Bartholomew-Maximilian the Younger", "Cid": "Anne-Sophie de la Tour von und zu Hohenfels"}
    players = tuple(replace(player, name=names.get(player.name, player.name)) for player in case.setup.players)
    holds = [Note(names["Bob"], DECK.card("Lead Piping"), True), Note(names["Cid"], DECK.card("Lead Piping"), True)]
    mender.window.resize(960, 600)
    mender.play(Case(replace(case.setup, players=players), tuple(holds)), path)
    mender.window.commands.why.trigger()
    mender.unfold()
    scroll = mender.child(QWidget, "clashScroll")
    assert scroll.widget().width() <= scroll.viewport().width()
    mends = (w for w in mender.window.findChildren(QPushButton) if w.objectName().startswith("mend."))
    cut = [w for w in mends if w.sizeHint().width() > w.width()]
    assert cut
    assert all(w.accessibleName() in w.toolTip() for w in cut)
