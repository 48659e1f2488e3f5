"""The entry in the window, and its typed line: real keys, and what the window shows meanwhile."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from app.features.entry.pages import EntryPages
from app.features.entry.quick import QuickField
from app.ui.widgets.options import OptionButton
from core.history import history
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.rules import PoolRule
from core.model.seats import POOL
from tests.app.features.entry.games import with_leftovers
from tests.app.player import ALT, CONTROL, DECK, Player

WHITE, ROPE, HALL = THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))


class Typist(Player):
    """Somebody who types."""

    @property
    def field(self) -> QuickField:
        return self.child(QuickField, "quickEntry")

    @property
    def reading(self) -> str:
        return self.field.accessibleDescription()

    def send(self, letters: str, pace: int | None = None) -> None:
        """Press letters, as many milliseconds apart as the events shall say."""
        for at, letter in enumerate(letters, 1):
            code = Qt.Key.Key_Space if letter == " " else Qt.Key(ord(letter.upper()))
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter)
                event.setTimestamp(at * pace if pace else 0)
                QApplication.sendEvent(QApplication.focusWidget(), event)

    def start_again(self) -> None:
        """Clear the entry and leave the line."""
        self.child(QPushButton, "entryCancel").click()
        if self.field.isVisible():
            self.bot.keyClick(self.field, Qt.Key.Key_Escape)
        self.window.page.entry.take_focus()

    def anew(self, text: str) -> None:
        self.start_again()
        self.type(text)

    def take_back(self) -> None:
        """Undo what was entered last, and begin again."""
        self.start_again()
        self.window.commands.undo.trigger()
        self.start_again()

    def is_chosen(self, name: str) -> bool:
        return self.child(OptionButton, name).isChecked()

    @property
    def message(self) -> str:
        return self.text("entryMessage")

    @property
    def preview(self) -> str:
        return self.text("entryPreview")


@pytest.fixture
def typist(qtbot, shared_window, case_file) -> Typist:
    made = Typist(qtbot, shared_window)
    made.open(case_file)  # Ann asked last, so that Bob is next
    made.child(QPushButton, "entryCancel").click()  # what the test before left half made is kept in the same game
    made.window.page.entry.take_focus()
    return made


def test_a_slash_or_the_button_opens_the_line_wherever_the_keyboard_is_in_the_past_too_until_the_game_is_closed(typist):
    for place in (typist.sheet, typist.events, typist.child(QWidget, "entryCommit").parentWidget()):
        place.setFocus()
        typist.press(Qt.Key.Key_Slash)
        assert QApplication.focusWidget() is typist.field
        assert typist.field.text() == ""
        typist.press(Qt.Key.Key_Escape)
        assert typist.field.isHidden() or not typist.field.isVisible()
    typist.start_again()

    assert typist.child(QPushButton, "entryQuick").toolTip() == "Type what happened, in a few words (/)"
    typist.click("entryQuick")
    assert QApplication.focusWidget() is typist.field

    typist.anew("/")
    assert typist.field.placeholderText() == "For example: ann scarlett candlestick kitchen cid"
    typist.start_again()

    typist.click_event(1)
    typist.key(Qt.Key.Key_Slash, to=typist.events)
    assert typist.window.session.looking_at is None
    assert QApplication.focusWidget() is typist.field

    typist.anew("/white")
    typist.window.commands.close.trigger()
    assert not typist.window.commands.quick.isEnabled()
    typist.window.open_path(typist.window._preferences.recent_files[0])
    assert not typist.field.isVisible()


def test_a_line_is_read_as_it_is_typed_and_says_what_is_unclear(typist):
    typist.type("/white")
    assert typist.reading == "Bob: Mrs White, weapon, room; who shows"
    assert typist.is_chosen("entrySuspects.Mrs White")
    typist.type(" ro h")
    assert typist.reading == "Bob: Mrs White, Rope, Hall; who shows"
    assert typist.is_chosen("entryRooms.Hall")
    assert typist.message == "Still needed: who shows"
    typist.type(" d")
    assert typist.reading == "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows"
    typist.type("\b\b\b")
    assert typist.reading == "Bob: Mrs White, Rope, room; who shows"
    assert not typist.is_chosen("entryRooms.Hall")
    typist.start_again()

    events = typist.case.events
    typist.type("/white ro\n")
    assert typist.message == "Still needed: room, who shows"
    assert typist.child(QLabel, "entryMessage").property("kind") == "problem"
    typist.type(" h r\n")
    assert typist.case.events == events

    typist.anew("/re")
    assert typist.message == "“re” could be: Reverend Green, Revolver"
    typist.type("xyz")
    assert typist.message == "“rexyz” is not a player or card in this game"
    typist.start_again()

    before = typist.case
    typist.type("/white rope hall dot xyzzy")
    for _ in range(2):
        typist.type("\n")
        assert typist.message == "“xyzzy” is not a player or card in this game"
        assert typist.case == before

    typist.anew("/white ro")
    typist.click("entryCancel")
    assert typist.field.isVisible()
    assert typist.field.text() == ""
    assert not typist.is_chosen("entrySuspects.Mrs White")

    typist.anew("//w")
    assert typist.field.text() == "/w"
    assert typist.reading.startswith("Bob: Mrs White")


def test_tab_and_the_right_arrow_take_what_is_offered_digits_are_players_and_mnemonics_work(typist):
    typist.type("/whi")
    assert typist.field.ghost == "te"
    typist.type("\tr")
    assert typist.field.text() == "White r"
    assert typist.field.ghost == "ope"
    typist.press(Qt.Key.Key_Down)
    assert typist.field.ghost == "evolver"
    typist.press(Qt.Key.Key_Up)
    typist.press(Qt.Key.Key_Right)
    assert typist.field.text() == "White Rope "
    typist.type("mrs p")
    assert typist.field.ghost == ""  # there is a suspect already
    assert typist.message == "“Mrs Peacock” doesn’t fit here"

    typist.anew("/mrs")
    assert typist.field.ghost == " White"
    typist.type("\t")
    assert typist.field.text() == "Mrs White "
    assert typist.reading.startswith("Bob: Mrs White, ")

    typist.anew("/1 w v h 3")
    assert typist.reading == "Ann: Mrs White, Revolver, Hall; Bob passes, Cid shows"
    typist.type("\b0")
    assert typist.reading == "Ann: Mrs White, Revolver, Hall; Bob passes, Cid passes, Dot passes, nobody shows"
    typist.click("entryCancel")
    typist.type("2 has rope")
    assert typist.reading == "Bob has Rope"
    typist.window.page.events.edit_wanted.emit(3)
    typist.type("4 > hall")
    assert typist.reading == "Dot moves to Hall"

    typist.anew("/white ro h d")
    assert typist.child(QWidget, "whatIfButton").isEnabled()
    typist.key(Qt.Key.Key_W, ALT)
    typist.wait(lambda: typist.window.page.entry.is_what_if)


def test_enter_enters_but_asks_first_where_something_is_missing_or_wrong(typist):
    before = typist.case
    typist.type("/1 w v h 3\n")
    assert typist.message == "Which card did Cid show you? Press Enter again to leave it out."
    assert typist.case == before
    typist.type(" h\n")
    assert typist.case.events[-1].shown == HALL
    typist.take_back()

    before = typist.case
    typist.type("/cid plum dagger ballroom nobody\n")
    assert typist.message == "This contradicts entry 1. Press Enter to enter it anyway."
    assert typist.case == before
    typist.type("\n")
    assert len(typist.case.events) == len(before.events) + 1
    typist.take_back()

    before = len(typist.case.events)
    typist.type("/white ro h d\n")
    assert typist.case.events[before:] == (Suggestion("Bob", THREE, ("Cid",), "Dot"),)
    assert QApplication.focusWidget() is typist.field
    assert typist.field.text() == ""
    assert typist.reading == "Cid: suspect, weapon, room; who shows"
    typist.type("! w ro h wr\n")
    assert typist.case.events[-1] == Accusation("Bob", THREE, correct=False)
    typist.type("bob not rope\n> lib")
    assert typist.message == ""
    typist.type("\n")
    assert typist.case.events[-2] == Note("Bob", ROPE, holds=False)
    assert isinstance(typist.case.events[-1], Move)
    assert typist.case.events[-1].to == DECK.card("Library")


def test_one_goes_on_with_the_mouse_or_the_keys_of_the_form_and_undo_takes_back_what_is_typed_first(typist):
    typist.type("/")
    typist.window.page.sheet.view.take_focus()
    typist.key(Qt.Key.Key_W, to=typist.sheet)
    assert QApplication.focusWidget() is typist.field
    assert typist.field.text().casefold() == "w"

    typist.anew("/white ro\x1b")
    assert not typist.field.isVisible()
    assert typist.preview == "Bob: Mrs White, Rope, …; …"
    typist.type("h4")
    assert typist.preview.endswith("Dot shows")
    typist.start_again()

    before = len(typist.case.events)
    typist.type("/white ro")
    typist.click("entryRooms.Hall")
    assert not typist.field.isVisible()
    typist.click("entryRefuter.Dot")
    typist.click("entryCommit")
    assert typist.case.events[before:] == (Suggestion("Bob", THREE, ("Cid",), "Dot"),)
    typist.take_back()

    before = typist.case
    typist.type("/white")
    typist.key(Qt.Key.Key_Z, CONTROL, to=typist.field)
    assert typist.field.text() == ""
    assert typist.case == before
    typist.start_again()

    before = typist.case
    typist.type("/white ro h d\n")
    entered = typist.case
    typist.key(Qt.Key.Key_Z, CONTROL, to=typist.field)
    assert typist.case == before
    assert typist.field.text() == ""
    typist.key(Qt.Key.Key_Y, CONTROL, to=typist.field)
    assert typist.case == entered

    typist.anew("/white ro")
    typist.window.commands.undo.trigger()
    typist.window.session.delete(0)
    assert typist.field.text() == "white ro"
    assert typist.is_chosen("entrySuspects.Mrs White")


def test_an_entry_that_is_refused_stays_to_be_entered_later(typist, monkeypatch):
    events = typist.case.events
    monkeypatch.setattr(history, "MAX_EVENTS", len(events))
    for name in ("entrySuspects.Mrs White", "entryWeapons.Rope", "entryRooms.Hall", "entryRefuter.Dot"):
        typist.click(name)
    assert not typist.window.page.entry.enter()
    assert typist.case.events == events
    assert typist.is_chosen("entrySuspects.Mrs White")
    assert typist.is_chosen("entryRefuter.Dot")
    typist.anew("/white rope hall dot\n")
    assert typist.field.text() == "white rope hall dot"

    monkeypatch.undo()
    typist.type("\n")
    assert typist.case.events == (*events, Suggestion("Bob", THREE, ("Cid",), "Dot"))
    assert typist.field.text() == ""
    typist.start_again()


def test_a_suggestion_and_the_leftover_card_that_i_saw_are_entered_together_or_not_at_all(typist, tmp_path):
    path, seen = tmp_path / "left.case.json", Note(POOL, DECK.card("Library"), holds=True)
    typist.play(with_leftovers(PoolRule.UNANSWERED), path)
    panel, values = typist.window.page.entry, []
    typist.window.game.shown.connect(lambda now, _: values.append(now.n_events))
    suggestion = Suggestion("Ann", tuple(map(DECK.card, ("Miss Scarlett", "Candlestick", "Kitchen"))), ("Bob",))
    panel.enter_event(replace(suggestion, by="Nobody"), seen)
    assert typist.case.events == ()
    panel.enter_event(suggestion, seen)
    assert typist.case.events == (suggestion, seen)
    assert 1 not in values, "both are announced at once"


def test_a_correction_by_the_line_keeps_the_rest_and_a_contradiction_is_warned_of_before_it_is_entered(typist):
    typist.window.page.entry.edit(typist.case.events[3], 3)
    typist.type("/library\n")
    assert typist.case.events[3].cards[2] == DECK.card("Library")
    assert typist.case.events[3].refuted_by == "Bob"
    typist.take_back()

    typist.type("/plum dagger ballroom -")  # Bob has shown one of them
    typist.type("\x1b\x1b")
    typist.type("/cid plum dagger ballroom nobody")
    typist.wait(lambda: typist.child(QWidget, "entryWarning").isVisible())
    before = typist.case
    typist.type("\n")  # asks, as it does where the warning has not appeared yet
    assert typist.case == before
    assert typist.message.endswith("Press Enter to enter it anyway.")
    assert typist.child(QLabel, "entryMessage").isVisible()
    typist.type("\n")
    assert len(typist.case.events) == len(before.events) + 1


# --- words that are typed where letters are keys

PACES = (None, 20, 200, 2000)
"""Milliseconds between two letters, as the events say; None: they do not say, as with a screen reader."""


@pytest.mark.parametrize("pace", PACES)
def test_letters_that_choose_in_turn_are_keys_and_others_are_words_at_any_pace(typist, pace):
    typist.send("gr", pace)
    assert not typist.field.isVisible()
    assert typist.is_chosen("entrySuspects.Reverend Green")
    assert typist.is_chosen("entryWeapons.Rope")
    typist.start_again()

    typist.send("wrh4", pace)
    assert not typist.field.isVisible()
    assert typist.window.page.entry.draft.triple == THREE
    assert typist.window.page.entry.draft.refuter == "Dot"
    typist.start_again()

    typist.send("wrope", pace)
    assert typist.field.text() == "rope"
    assert typist.reading.startswith("Bob: Mrs White, Rope, ")
    typist.start_again()

    typist.send("w h", pace)  # Space chooses the first weapon, and H is the Hall
    assert not typist.field.isVisible()
    assert typist.is_chosen("entryWeapons.Candlestick")
    typist.start_again()
    typist.send("w r", pace)  # R is no room
    assert typist.field.text() == "w r"
    assert not typist.is_chosen("entryWeapons.Candlestick")
    assert typist.reading.startswith("Bob: Mrs White, Rope, ")
    typist.start_again()

    before = typist.case.events
    typist.press(Qt.Key.Key_F2)
    typist.send("green cand bill ann", pace)
    assert QApplication.focusWidget() is typist.field
    assert typist.field.text() == "green cand bill ann"
    assert typist.reading.startswith("Bob: Reverend Green, Candlestick, Billiard Room; ")
    assert typist.reading.endswith("; Cid passes, Dot passes, Ann shows Candlestick")
    assert typist.case.events == before
    typist.type("\n")
    assert typist.case.events[len(before) :][0].refuted_by == "Ann"


def test_what_is_chosen_and_the_word_it_may_become_are_shown_until_a_key_decides(typist):
    needed = "Still needed: {} – or type on: {}"
    for key, missing, word in (
        ("p", "weapon, room, who shows", "plum"),
        ("l", "room, who shows", "plum"),
        ("h", "who shows", "hall"),
    ):
        typist.send(key)
        assert typist.message == needed.format(missing, word)
    typist.type("4")
    assert typist.message == ""
    typist.start_again()

    typist.send("r")  # no suspect: nothing is chosen, but a word may have begun
    assert typist.window.page.entry.draft.untouched
    assert typist.message == needed.format("suspect, weapon, room, who shows", "rope")
    typist.send("o")
    assert typist.field.text() == "ro"
    assert typist.is_chosen("entryWeapons.Rope")
    typist.start_again()

    typist.send("pl")
    typist.click("entryRooms.Hall")  # what is pressed from here on goes on with no letter before
    assert typist.message == "Still needed: who shows"
    typist.send("u")
    assert not typist.field.isVisible()


def shown_is_asked(typist: Typist, letters: str = "wdh") -> None:
    """Go as far as the card that Cid shows Ann."""
    typist.click("entryAsker.Ann")
    typist.send(letters)
    typist.click("entryRefuter.Cid")
    assert QApplication.focusWidget().objectName().startswith("entryShown.")


@pytest.mark.parametrize("pace", PACES)
def test_a_letter_for_the_card_shown_enters_it_and_the_rest_of_its_name_is_dropped(typist, pace):
    shown_is_asked(typist)
    before = typist.case
    typist.send("hall", pace)
    assert typist.case.events[len(before.events) :] == (
        Suggestion("Ann", (WHITE, DECK.card("Dagger"), HALL), ("Bob",), "Cid", HALL),
    )
    assert typist.window.page.entry.draft.untouched
    assert not typist.field.isVisible()
    typist.send("gr", pace)
    assert typist.is_chosen("entrySuspects.Reverend Green")
    typist.take_back()


@pytest.mark.parametrize("pace", PACES)
def test_a_letter_with_which_another_card_begins_waits_for_the_next_key_or_enter(typist, pace):
    lead, lounge = DECK.card("Lead Piping"), DECK.card("Lounge")
    shown_is_asked(typist, "wlu")
    before = typist.case
    typist.send("l", pace)
    assert typist.case == before
    assert typist.window.page.entry.draft.shown == lead
    assert typist.message == "Enter suggestion – or type on: lounge"
    typist.type("\n")
    asked = typist.case.events[len(before.events) :]
    assert asked == (Suggestion("Ann", (WHITE, lead, lounge), ("Bob",), "Cid", lead),)
    typist.take_back()

    shown_is_asked(typist, "wlu")
    typist.send("lounge", pace)
    assert typist.case == before
    assert typist.field.text() == "lounge"
    assert typist.reading.endswith("Cid shows Lounge")
    typist.start_again()

    shown_is_asked(typist, "wlu")
    typist.send("l", pace)
    typist.type("\b")
    assert typist.case == before
    assert typist.window.page.entry.draft.shown is None
    typist.start_again()

    for keys, chosen in (("lg", "entrySuspects.Reverend Green"), ("l3", "entryAsker.Cid")):
        shown_is_asked(typist, "wlu")
        typist.send(keys, pace)
        assert typist.case.events[len(before.events) :] == asked
        assert typist.is_chosen(chosen)
        typist.take_back()


def test_the_leftover_card_that_i_saw_is_typed_behind_nobody(qtbot, shared_window, tmp_path):
    typist, path = Typist(qtbot, shared_window), tmp_path / "two.case.json"
    typist.play(with_leftovers(PoolRule.UNANSWERED), path)
    typist.type("/mustard lead billiard nobody\n")
    assert typist.message == "Which leftover card did you see? Press Enter again to leave it out."
    typist.type(" study")
    assert typist.message == "“Study” doesn’t fit here"  # it is mine
    typist.type("\b\b\b\b\bba\n")
    events = typist.case.events
    assert [type(event) for event in events] == [Suggestion, Note]
    assert events[1] == Note("pool", DECK.card("Ballroom"), holds=True)


def test_an_insertion_and_a_correction_keep_the_line(typist):
    before = typist.case.events
    typist.type("/white ro")
    typist.window.page.events.insert_wanted.emit(2)
    assert typist.field.isVisible()
    assert QApplication.focusWidget() is typist.field
    assert typist.field.text() == ""
    assert typist.window.page.entry.target.at == 2
    typist.type("dot green cand billiard ann\n")
    assert [event.by for event in typist.case.events[:4]] == ["Ann", "Bob", "Dot", "Cid"]
    assert len(typist.case.events) == len(before) + 1
    assert typist.field.isVisible()
    assert typist.reading.startswith("Bob: Mrs White, Rope, ")
    typist.take_back()

    typist.type("/")
    typist.window.page.events.edit_wanted.emit(3)
    assert QApplication.focusWidget() is typist.field
    typist.type("library\n")
    assert typist.case.events[3].cards[2] == DECK.card("Library")
    assert typist.field.isVisible()


# --- how often it is shown


@pytest.fixture
def shown(monkeypatch) -> list[object]:
    """The states that the form was made to show."""
    states, show = [], EntryPages.show_state

    def note(pages: EntryPages, state: object) -> None:
        states.append(state)
        show(pages, state)

    monkeypatch.setattr(EntryPages, "show_state", note)
    return states


def times(typist: Typist, shown: list[object], step) -> int:
    """Do something, and return how often the form was shown until the numbers were those of what is shown."""
    shown.clear()
    step()
    typist.settle()
    return len(shown)


@pytest.mark.parametrize("line", ["", "/white ro"])
def test_the_entry_is_shown_once_for_each_step_whose_numbers_are_there(typist, shown, played, tmp_path, line):
    path, session = tmp_path / "Board.case.json", typist.window.session
    typist.play(played, path)
    session.record(Move("Bob", HALL, 6))
    typist.settle()
    session.undo()
    typist.settle()
    typist.type(line)
    assert times(typist, shown, session.redo) == 1
    assert typist.window.page.entry.draft.assumed == HALL
    assert times(typist, shown, session.undo) == 1
    assert typist.window.page.entry.draft.assumed is None
    assert times(typist, shown, lambda: session.look_back(2)) == 1
    assert times(typist, shown, lambda: session.look_back(1)) == 0, "it takes no entries all the same"
    assert times(typist, shown, lambda: session.look_back(None)) == 1
    shown.clear()
    typist.window.session.set_silent(True)
    assert len(shown) == 1
    assert times(typist, shown, lambda: typist.window.session.set_silent(False)) == 1


def test_an_entry_that_is_recorded_is_followed_by_the_next_at_once(typist, shown):
    typist.type("wrh")
    typist.click("entryRefuter.Dot")
    shown.clear()
    typist.press(Qt.Key.Key_Return)
    assert len(shown) == 1
    assert shown[0].is_empty
