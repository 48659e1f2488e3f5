"""The entry as a player uses it: real clicks and keys, counted where that is promised."""

import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.features.entry import state
from app.features.entry.state import Aim
from app.features.entry.view import EntryPanel
from app.tasks.inference import InferenceReply, InferenceRequest
from app.ui.widgets.options import OptionButton
from core.engines.posterior import Posterior
from core.formats.editions import edition
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Note, Suggestion
from core.model.rules import Answers, PoolRule, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.features.entry.leftovers import DECK, card, with_leftovers
from tests.app.pressing import top_row

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Finn")
LEFT = Qt.MouseButton.LeftButton


HAND = (card("Rope"), card("Hall"), card("Mrs White"))
SETUP = Setup(DECK, tuple(Player(name, 3) for name in NAMES), "classic-uk", "Ann", HAND)
WHITE, DAGGER, STUDY = card("Mrs White"), card("Dagger"), card("Study")
THREE = (WHITE, DAGGER, STUDY)
BY_ANN = Suggestion("Ann", THREE, ("Bob",), "Cid")


class Table:
    """The panel with what a player does to it, and what came of it."""

    def __init__(self, qtbot, case: Case) -> None:
        self.bot = qtbot
        self.panel = EntryPanel()
        qtbot.addWidget(self.panel)
        self.panel.resize(380, 477)  # its height in a window of 1280 by 720
        self.panel.situate(case)
        self.case = case
        self.events = []
        self.targets = []
        self.panel.record = self.record
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()
        self.panel.take_focus()

    def record(self, event, look) -> bool:
        self.targets.append(self.panel.target)
        for new in (event,) if look is None else (event, look):
            self.events.append(new)
            self.case = self.case.appended(new)
        self.panel.situate(self.case)
        return True

    def situate(self, posterior: Posterior) -> None:
        reply = InferenceReply(InferenceRequest(self.case), posterior, len(self.case.events))
        self.panel.situate(self.case, reply)

    def find(self, name: str) -> QWidget:
        found = [w for w in self.panel.findChildren(QWidget, name) if w.isVisible()]
        assert len(found) == 1, f"{name}: {len(found)} visible"
        return found[0]

    def there(self, name: str) -> bool:
        return any(w.isVisible() for w in self.panel.findChildren(QWidget, name))

    def click(self, *names: str) -> None:
        for name in names:
            QApplication.processEvents()  # nobody clicks before the page is painted
            self.bot.mouseClick(self.find(name), LEFT)

    def keys(self, text: str) -> None:
        for key in text:
            focus = QApplication.focusWidget()
            assert focus is not None
            if key == "\n":
                self.bot.keyClick(focus, Qt.Key.Key_Return)
            elif key == "\b":
                self.bot.keyClick(focus, Qt.Key.Key_Backspace)
            else:
                self.bot.keyClicks(focus, key)

    def text(self, name: str) -> str:
        return self.find(name).text()

    def options(self, group: str) -> list[str]:
        return [button.option.value for button in self.find(group).findChildren(OptionButton) if button.isVisible()]

    def focus(self) -> str:
        return QApplication.focusWidget().objectName()


@pytest.fixture
def table(qtbot):
    return Table(qtbot, Case(SETUP, (BY_ANN,)))


# --- the promise: at most 6 clicks, or 8 keys, for the commonest entry


def test_another_asks_and_a_third_refutes_unseen_in_five_clicks(table, counter):
    table.click("entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Study", "entryRefuter.Eve", "entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")]
    assert (counter.clicks, counter.keys) == (5, 0)


def test_another_asks_and_a_third_refutes_unseen_in_five_keys(table, counter):
    table.keys("wdt5\n")
    assert table.events == [Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")]
    assert (counter.clicks, counter.keys) == (0, 5)


def test_the_next_entry_begins_at_once_with_the_next_player(table):
    table.keys("wdt5\n")
    table.keys("sch0\n")
    assert table.events[1] == Suggestion(
        "Cid", (card("Miss Scarlett"), card("Candlestick"), card("Hall")), ("Dot", "Eve", "Finn", "Ann", "Bob")
    )


def test_a_card_has_the_same_key_among_the_cards_shown(table):
    for names in (("Professor Plum", "Lead Piping", "Lounge"), ("Miss Scarlett", "Spanner", "Study")):
        table.click("entryAsker.Ann")
        chosen = [f"entry{kind}.{name}" for kind, name in zip(("Suspects", "Weapons", "Rooms"), names, strict=True)]
        keys = [table.find(name).option.key for name in chosen]
        table.keys("".join(keys) + "4")
        assert [table.find(f"entryShown.{name}").option.key for name in names] == keys
        table.keys(f"{keys[2]}\n")
        assert table.events[-1].shown == card(names[2])


def test_in_a_note_a_key_chooses_its_card_whatever_the_column(table):
    table.click("entryKind.note")
    table.keys("2rh\n")
    assert table.events == [Note("Bob", card("Rope"), holds=True)]


def test_the_keys_stand_on_the_buttons(table):
    assert table.find("entrySuspects.Mrs White").option.key == "w"
    assert [table.find(f"entryRefuter.{name}").option.key for name in ("Cid", "Ann", "")] == ["3", "1", "0"]
    assert table.find("entryKind.accusation").option.key == "F3"


# --- the suggestion


def test_answers_are_offered_in_turn_order_from_the_askers_left(table):
    assert table.options("entryRefuter") == ["Cid", "Dot", "Eve", "Finn", "Ann", ""]
    table.click("entryAsker.Eve")
    assert table.options("entryRefuter") == ["Finn", "Ann", "Bob", "Cid", "Dot", ""]


def test_choosing_commits_nothing_and_every_field_can_be_corrected(table):
    table.keys("wdt5")
    assert table.events == []
    table.click("entryRefuter.Dot", "entryRooms.Library", "entryAsker.Finn")
    assert (
        table.text("entryPreview") == "Finn: Mrs White, Dagger, Library; Ann passes, Bob passes, Cid passes, Dot shows"
    )
    table.keys("\n")
    assert table.events[0].passed == ("Ann", "Bob", "Cid")


def test_the_preview_says_it_in_words_as_it_grows(table):
    assert table.text("entryPreview") == "Bob: …, …, …; …"
    table.keys("wd")
    assert table.text("entryPreview") == "Bob: Mrs White, Dagger, …; …"
    assert table.text("entryMessage") == "Still needed: room, who shows"
    assert not table.find("entryCommit").isEnabled()
    table.keys("t4")
    assert table.text("entryPreview") == "Bob: Mrs White, Dagger, Study; Cid passes, Dot shows"
    assert table.find("entryCommit").isEnabled()


def test_enter_before_the_end_enters_nothing_and_says_what_is_missing(table):
    table.keys("wd\n")
    assert table.events == []
    message = table.find("entryMessage")
    assert message.property("kind") == "problem"
    assert message.text() == "Still needed: room, who shows"
    assert table.focus() == "entryRooms.Kitchen"


def test_backspace_steps_back_and_empties(table):
    table.keys("wdt5\b")
    assert table.focus() == "entryRefuter.Cid"
    assert table.text("entryPreview") == "Bob: Mrs White, Dagger, Study; …"
    table.keys("\b\br")
    table.keys("k4\n")
    assert table.events == [Suggestion("Bob", (WHITE, card("Rope"), card("Kitchen")), ("Cid",), "Dot")]


def test_backspace_goes_as_far_as_the_asker_whom_a_digit_changes(table):
    table.keys("\b")
    assert table.focus() == "entryAsker.Bob"
    table.keys("4wdt5\n")
    assert table.events == [Suggestion("Dot", THREE, (), "Eve")]


def test_arrows_and_space_choose_too(table):
    focus = QApplication.focusWidget
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        table.bot.keyClick(focus(), key)
    assert table.text("entryPreview") == "Bob: …, Lead Piping, …; …"


def test_a_pass_that_nobody_noticed_is_taken_out_and_put_back(table):
    table.keys("wdt6")
    table.click("entryPassed.Dot")
    assert table.text("entryPreview") == "Bob: Mrs White, Dagger, Study; Cid passes, Eve passes, Finn shows"
    table.click("entryPassed.Cid", "entryPassed.Dot", "entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Dot", "Eve"), "Finn")]


def test_unseen_nothing_more_is_asked(table):
    table.keys("wdt5")
    assert not table.there("entryShown")
    assert not table.there("entryFurther")
    assert table.focus() == "entryCommit"


def test_a_glimpse_can_be_entered(table):
    table.keys("wdt5")
    table.click("entryGlimpse", "entryShown.Dagger", "entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve", DAGGER)]


def test_when_i_refute_only_my_cards_are_offered_and_a_single_one_is_chosen(table):
    table.keys("wdt1")
    assert table.options("entryShown") == ["Mrs White"]
    assert table.text("entryPreview").endswith("Ann shows Mrs White")
    table.keys("\n")
    assert table.events[0].shown == WHITE


def test_when_i_refute_with_two_cards_i_choose(table):
    table.keys("wrt1")
    assert table.options("entryShown") == ["Mrs White", "Rope"]
    assert table.text("entryPreview").endswith("Ann shows")
    table.keys("r\n")
    assert table.events[0].shown == card("Rope")


def posterior(without: dict[str, list[str]]) -> Posterior:
    marginals = np.full((len(DECK), len(SETUP.holders)), 0.1)
    for player, names in without.items():
        for name in names:
            marginals[DECK.index[card(name)], SETUP.holders.index(player)] = 0.0
    return Posterior(DECK.cards, SETUP.holders, marginals, "test", exact=True, show_model=ShowModel.RANDOM)


def test_when_i_ask_only_possible_cards_are_offered(table):
    table.situate(posterior({"Dot": ["Mrs White"]}))
    table.click("entryAsker.Ann")
    table.keys("wdt4")
    assert table.options("entryShown") == ["Dagger", "Study"]
    assert table.text("entryMessage") == "Which card did Dot show you?"
    assert table.focus() == "entryShown.Dagger"
    table.keys("t\n")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot", STUDY)]


def test_a_card_that_the_sheet_rules_out_can_be_entered_all_the_same(table):
    table.situate(posterior({"Dot": ["Mrs White"]}))
    table.click("entryAsker.Ann")
    table.keys("wdt4")
    table.click("entryShownOther", "entryShown.Mrs White", "entryCommit")
    assert table.events[0].shown == WHITE


def test_when_i_ask_the_card_may_be_left_out_with_a_second_enter(table):
    table.click("entryAsker.Ann")
    table.keys("wdt4\n")
    assert table.events == []
    assert table.text("entryMessage").startswith("Which card did Dot show you? Press Enter again")
    table.keys("\n")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot", None)]


def test_a_card_that_was_chosen_by_mistake_is_taken_back_by_its_key(table):
    table.click("entryAsker.Ann")
    table.keys("wdt4")
    table.panel.fill_shown(DAGGER)  # as advice does
    assert table.text("entryPreview").endswith("Dot shows Dagger")
    table.find("entryShown.Dagger").setFocus()
    table.keys("d")
    assert table.events == []
    table.keys("\n\n")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot")]


def test_the_card_that_was_shown_is_the_last_click(table, counter):
    table.click("entryAsker.Ann", "entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Study")
    table.click("entryRefuter.Cid", "entryShown.Dagger")
    assert table.events == [Suggestion("Ann", THREE, ("Bob",), "Cid", DAGGER)]
    assert counter.clicks == 6  # the asker among them


def test_the_card_that_was_shown_is_the_last_key_too(table, counter):
    table.click("entryAsker.Ann")
    table.keys("wdt3d")
    assert table.events == [Suggestion("Ann", THREE, ("Bob",), "Cid", DAGGER)]
    assert counter.keys == 5


def test_an_enter_too_many_is_no_mistake(table):
    table.click("entryAsker.Ann")
    table.keys("wdt3d\n")
    assert len(table.events) == 1
    assert table.find("entryMessage").property("kind") == "muted"
    table.keys("w\n")
    assert table.find("entryMessage").property("kind") == "problem"


def test_letters_and_digits_change_a_complete_entry(table):
    event = Suggestion("Bob", THREE, ("Cid",), "Dot")
    table.panel.edit(event, 0)
    table.keys("r")
    assert table.panel.draft.cards == (WHITE, card("Rope"), STUDY)
    table.keys("5\n")
    assert table.events == [Suggestion("Bob", (WHITE, card("Rope"), STUDY), ("Cid", "Dot"), "Eve")]


def test_a_slip_in_a_column_changes_no_other(table):
    table.keys("wds")
    assert table.panel.draft.cards == (WHITE, DAGGER, None)


def test_a_digit_before_the_cards_is_who_asks(table):
    assert table.focus().startswith("entrySuspects.")
    table.keys("4")
    assert table.panel.draft.by == "Dot"
    table.keys("wdt5\n")
    assert table.events == [Suggestion("Dot", THREE, (), "Eve")]


def test_a_french_keyboard_writes_digits_without_shift(table):
    table.keys("wdt")
    QApplication.sendEvent(QApplication.focusWidget(), top_row(QEvent.Type.KeyPress, 5, "("))
    assert table.panel.draft.refuter == "Eve"


def test_shift_in_the_row_of_digits_is_no_digit(table):
    table.keys("wdt")
    focus = QApplication.focusWidget()
    QApplication.sendEvent(focus, top_row(QEvent.Type.KeyPress, 5, "%", Qt.KeyboardModifier.ShiftModifier))
    assert not table.panel.draft.answered


def test_a_card_of_a_correction_is_not_the_last_key(table):
    event = Suggestion("Ann", THREE, ("Bob",), "Cid", DAGGER)
    table.panel.edit(event, 0)
    table.find("entryShown.Dagger").setFocus()
    table.keys("t")
    assert table.events == []
    table.keys("\n")
    assert table.events == [dataclasses.replace(event, shown=STUDY)]


def test_a_card_that_cannot_have_been_shown_waits_for_enter(table):
    table.click("entryAsker.Ann")
    table.keys("wdt4d")  # but Cid, who showed one of the three, would have passed
    assert table.events == []
    assert table.text("entryMessage") == "This contradicts entry 1. Press Enter to enter it anyway."
    assert table.find("entryMessage").property("kind") == "problem"
    table.keys("\n")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot", DAGGER)]


def test_a_card_that_cannot_have_been_shown_waits_after_a_click_too(table):
    table.click("entryAsker.Ann", "entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Study")
    table.click("entryRefuter.Dot", "entryShown.Dagger")
    assert table.events == []
    table.click("entryCommit")
    assert len(table.events) == 1


def test_an_entry_that_takes_too_many_steps_to_check_waits_for_enter(table, monkeypatch):
    monkeypatch.setattr(state, "MOST_STEPS", 0)
    table.click("entryAsker.Ann")
    table.keys("wdt3d")
    assert table.events == []
    assert table.text("entryMessage") == "Press Enter to enter it."
    table.keys("\n")
    assert len(table.events) == 1


def test_an_accusation_that_cannot_be_right_waits_for_enter(table):
    table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F3)
    table.keys("wdt")  # Mrs White is in my hand
    table.click("entryCorrect.right")
    assert table.events == []
    table.keys("\n")
    assert table.events == [Accusation("Ann", THREE, correct=True)]


def test_what_puts_me_out_waits_for_enter(table):
    table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F3)
    table.keys("wdtw")
    assert table.events == []
    assert table.text("entryMessage") == "This puts you out. Press Enter to enter it."
    table.keys("\n")
    assert table.events == [Accusation("Ann", THREE, correct=False)]


@pytest.mark.parametrize("keys", ["wdt3", "wdt3d"])
def test_space_never_records_an_entry(table, keys):
    table.click("entryAsker.Ann" if len(keys) > 4 else "entryAsker.Bob")
    table.keys(keys[:4])
    if len(keys) > 4:
        assert table.focus().startswith("entryShown.")
    table.keys("   ")
    assert table.events == []


def test_space_chooses_right_or_wrong_but_records_nothing(table):
    table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F3)
    table.click("entryAccuser.Eve")
    table.keys("wdt")
    assert table.focus().startswith("entryCorrect.")
    table.keys("  ")
    assert table.panel.draft.correct is not None
    assert table.events == []
    table.keys("\n")
    assert len(table.events) == 1


@pytest.mark.parametrize("way", ["clicks", "keys"])
def test_right_or_wrong_only_chooses_and_enter_accusation_enters(table, way):
    table.click("entryKind.accusation", "entryAccusedSuspects.Mrs White", "entryAccusedWeapons.Dagger")
    table.click("entryAccusedRooms.Study", "entryAccuser.Eve")
    if way == "clicks":
        table.click("entryCorrect.right", "entryCorrect.wrong")
    else:
        table.keys("w")
    assert table.events == []
    assert table.find("entryCommit").text() == "Enter accusation"
    if way == "clicks":
        table.click("entryCommit")
    else:
        table.keys("\n")
    assert table.events == [Accusation("Eve", THREE, correct=False)]


def test_a_correction_is_entered_by_its_button_alone(table):
    event = Suggestion("Ann", THREE, ("Bob",), "Cid", DAGGER)
    table.panel.edit(event, 0)
    table.click("entryShown.Study")
    assert table.events == []
    table.click("entryCommit")
    assert table.events == [dataclasses.replace(event, shown=STUDY)]


def test_answers_that_go_on_hide_behind_a_button(table):
    table.keys("wdt4")
    table.click("entryGoOn", "entryFurther.Eve.shows", "entryFurther.Finn.passes", "entryCommit")
    assert table.events == [
        Suggestion("Bob", THREE, ("Cid",), "Dot", None, (Answer("Eve", shows=True), Answer("Finn", shows=False)))
    ]


def test_where_answering_goes_on_the_keys_go_on_too(qtbot):
    rules = dataclasses.replace(SETUP.rules, answers=Answers.ALL)
    table = Table(qtbot, Case(dataclasses.replace(SETUP, rules=rules), (BY_ANN,)))
    table.keys("wdt4psp")  # Eve passes, Finn shows, Ann passes
    assert table.text("entryPreview").endswith("Dot shows, Eve passes, Finn shows, Ann passes")
    table.keys("\n")
    assert table.events[0].further == (
        Answer("Eve", shows=False),
        Answer("Finn", shows=True),
        Answer("Ann", shows=False),
    )


def test_what_i_show_as_a_further_answer_is_asked(qtbot):
    rules = dataclasses.replace(SETUP.rules, answers=Answers.ALL)
    table = Table(qtbot, Case(dataclasses.replace(SETUP, rules=rules), (BY_ANN,)))
    table.keys("wdt6s")
    assert table.options("entryFurtherShown.Ann") == ["Mrs White"]
    table.keys("w\n")
    assert table.events[0].further == (Answer("Ann", shows=True, shown=WHITE),)


# --- accusation and note


def test_an_accusation_by_keys(table):
    table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F3)
    table.keys("wdtw\n")
    assert table.events == [Accusation("Ann", THREE, correct=False)]
    assert table.text("entryPreview").startswith("Bob: ")


def test_an_accusation_by_clicks(table):
    table.click("entryKind.accusation", "entryAccuser.Eve", "entryAccusedSuspects.Mrs White")
    table.click("entryAccusedWeapons.Dagger", "entryAccusedRooms.Study", "entryCorrect.right", "entryCommit")
    assert table.events == [Accusation("Eve", THREE, correct=True)]


def test_who_accused_wrongly_is_skipped(qtbot):
    table = Table(qtbot, Case(SETUP, (Accusation("Bob", THREE), BY_ANN)))
    assert table.text("entryPreview").startswith("Cid: ")


def test_a_note_by_keys_and_by_clicks(table):
    table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F4)
    table.keys("3wd\n")
    table.click("entryKind.note", "entryHolder.envelope", "entryNotedRooms.Study", "entryHolds.has", "entryCommit")
    assert table.events == [Note("Cid", WHITE, holds=False), Note("envelope", STUDY, holds=True)]


# --- from outside


def test_clicks_on_the_sheet_fill_the_entry(table):
    for one in THREE:
        table.panel.fill_card(one)
    table.panel.fill_player("Dot")
    table.keys("\n")
    assert table.events == [Suggestion("Bob", THREE, ("Cid",), "Dot")]


def test_clicks_on_the_sheet_preselect_my_only_card(table):
    for one in THREE:
        table.panel.fill_card(one)
    table.panel.fill_player("Ann")
    assert table.text("entryPreview").endswith("Ann shows Mrs White")


def test_a_corrected_entry_does_not_narrow_its_own_card(table):
    mine = dataclasses.replace(BY_ANN, shown=DAGGER)
    table.case = Case(SETUP, (mine,))
    table.situate(posterior({"Cid": ["Mrs White", "Study"]}))
    table.panel.edit(mine, 0)
    assert table.options("entryShown") == ["Dagger", "Study"]  # Mrs White is mine


def test_a_correction_offers_what_the_other_entries_allow(table):
    mine = dataclasses.replace(BY_ANN, shown=DAGGER)
    table.case = Case(SETUP, (mine, Suggestion("Bob", (WHITE, card("Candlestick"), STUDY), ("Cid",), None)))
    table.panel.situate(table.case)
    table.panel.edit(mine, 0)
    assert table.options("entryShown") == ["Dagger"]  # Cid passed on the other two
    table.click("entryShownOther")
    assert table.options("entryShown") == ["Mrs White", "Dagger", "Study"]


def test_screen_readers_hear_buttons_with_names(table):
    heard = QAccessible.queryAccessibleInterface(table.find("entrySuspects.Mrs White"))
    assert heard.text(QAccessible.Text.Name) == "Mrs White"
    assert heard.role() == QAccessible.Role.RadioButton


def test_a_players_name_on_the_sheet_is_who_asks_while_no_card_is_named(table):
    table.panel.fill_player("Eve")
    assert table.text("entryPreview") == "Eve: …, …, …; …"


def test_correcting_an_entry(table):
    table.panel.edit(BY_ANN, 0)
    assert table.text("entryCommit") == "Correct entry 1"
    assert table.panel.target.aim is Aim.CORRECT
    table.click("entryRefuter.Dot")
    table.click("entryCommit")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot")]
    assert [(target.aim, target.at) for target in table.targets] == [(Aim.CORRECT, 0)]
    assert table.text("entryCommit") == "Enter suggestion"


def test_escape_gives_up_a_correction(table):
    table.panel.edit(BY_ANN)
    with table.bot.waitSignal(table.panel.cancelled):
        table.bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert table.text("entryCommit") == "Enter suggestion"
    assert table.text("entryPreview") == "Bob: …, …, …; …"


def test_a_correction_ends_where_its_entry_is_deleted(table):
    table.panel.edit(BY_ANN, 0)
    table.panel.situate(table.case.deleted(0))
    assert table.panel.target.aim is Aim.APPEND


def test_a_comment_and_a_doubt_survive_the_correction(qtbot):
    doubtful = dataclasses.replace(BY_ANN, aside=True, comment="loud music")
    table = Table(qtbot, Case(SETUP, (doubtful,)))
    table.panel.edit(doubtful, 0)
    table.click("entryRooms.Hall", "entryCommit")
    cards = (WHITE, DAGGER, card("Hall"))  # two of which are mine
    assert table.events == [dataclasses.replace(doubtful, cards=cards, shown=DAGGER)]


def test_inserting_begins_with_the_turn_of_that_place(table):
    table.panel.insert_before(0)
    assert table.text("entryCommit") == "Insert before entry 1"
    assert table.text("entryPreview") == "Ann: …, …, …; …"


def test_a_half_made_entry_survives_an_undo(table):
    table.keys("wd")
    table.panel.situate(table.case.deleted(0))
    assert table.text("entryPreview") == "Ann: Mrs White, Dagger, …; …"


def test_an_asker_that_was_chosen_stays_whatever_happens_to_the_list(table):
    table.click("entryAsker.Eve")
    table.keys("w")
    table.panel.situate(table.case.deleted(0))
    assert table.text("entryPreview") == "Eve: Mrs White, …, …; …"


def test_the_past_takes_no_entries(table):
    table.keys("wdt5")
    table.panel.situate(table.case, is_read_only=True)
    table.click("entryCommit")
    assert not table.find("entryCommit").isEnabled()
    assert not table.find("entryAsker.Ann").isEnabled()
    assert "earlier" in table.text("entryMessage")
    table.panel.fill_card(DAGGER)
    table.panel.situate(table.case)
    table.click("entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")]


# --- other tables


def test_ten_players_and_sixty_cards_are_entered_by_keys(qtbot):
    names = [f"Player{i}" for i in range(10)]
    lists = [tuple(f"{kind} {chr(97 + i)}{i}" for i in range(20)) for kind in ("Sus", "Wea", "Roo")]
    deck = Deck(*lists)
    sizes = [6] * 7 + [5] * 3
    setup = Setup(deck, tuple(Player(n, s) for n, s in zip(names, sizes, strict=True)))
    table = Table(qtbot, Case(setup))
    table.keys("cde")
    table.keys("0\n")
    (event,) = table.events
    assert event.refuted_by == "Player9"
    assert len(event.passed) == 8
    for category, one in zip(Category, event.cards, strict=True):
        assert one in deck.of(category)
    table.keys("abc")
    table.keys("n\n")
    assert table.events[1].refuted_by is None


def test_a_chosen_option_that_scrolls_is_brought_into_view(qtbot):
    names = [f"Player{i}" for i in range(10)]
    deck = Deck(*(tuple(f"{kind}{i}" for i in range(20)) for kind in "SWR"))
    setup = Setup(deck, tuple(Player(n, 5 + (i < 7)) for i, n in enumerate(names)))
    table = Table(qtbot, Case(setup))
    table.find("entrySuspects.S19").setFocus()
    button = table.find("entrySuspects.S19")
    assert not button.visibleRegion().isEmpty()


def test_another_game_offers_its_own_cards(table):
    modern = edition("modern").deck
    table.panel.situate(Case(dataclasses.replace(SETUP, deck=modern, edition="modern", my_hand=())))
    table.panel.fill_card(modern.card("Chef White"))
    assert table.text("entryPreview") == "Ann: Chef White, …, …; …"
    assert not table.there("entrySuspects.Mrs White")


def test_buttons_do_not_outlive_a_change_of_players(table):
    six = table.find("entryRefuter").findChildren(OptionButton)
    players = tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid"))
    table.panel.situate(Case(dataclasses.replace(SETUP, players=players, my_hand=(), me=None)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(six) == 6
    assert table.options("entryRefuter") == ["Bob", "Cid", ""]


def test_everything_that_one_can_push_has_a_name(table):
    table.keys("wdt6")
    pushed = [w for kind in (QPushButton, OptionButton) for w in table.panel.findChildren(kind)]
    assert len(pushed) > 50
    assert all(widget.objectName() for widget in pushed)


def test_a_family_of_six_sees_all_cards_without_scrolling(qtbot):
    family = ("Mum", "Dad", "Ella", "Noah", "Grandma", "Uncle Tom")
    setup = dataclasses.replace(SETUP, players=tuple(Player(name, 3) for name in family), me="Ella")
    table = Table(qtbot, Case(setup))
    table.panel.resize(396, 477)
    QApplication.processEvents()
    for one in DECK:
        button = table.find(f"entry{one.category.plural.capitalize()}.{one.name}")
        assert button.visibleRegion().boundingRect() == button.rect(), one.name


# --- the leftover card that one sees when nobody answers


@pytest.fixture
def leftovers(qtbot):
    return Table(qtbot, with_leftovers(PoolRule.UNANSWERED))


def test_who_is_answered_by_nobody_enters_the_card_they_see(leftovers):
    leftovers.keys("mlb0")
    assert leftovers.text("entryMessage").startswith("Nobody: you look at a leftover card. Which one is it?")
    offered = leftovers.options("entryLooked")
    assert set(offered) == {one.name for one in DECK} - {one.name for one in leftovers.case.setup.my_hand}
    leftovers.click("entryLooked.Kitchen")
    cards = card("Colonel Mustard"), card("Lead Piping"), card("Billiard Room")
    assert leftovers.events == [Suggestion("Ann", cards, ("Bob",)), Note("pool", card("Kitchen"), holds=True)]
    leftovers.click("entryAsker.Ann")
    leftovers.keys("mlb0")
    assert "Kitchen" not in leftovers.options("entryLooked"), "one looks at a card that one has not seen"


def test_the_card_may_be_left_out_once_asked_for(leftovers):
    leftovers.keys("mlb0\n")
    assert leftovers.text("entryMessage") == "Which leftover card did you see? Press Enter again to leave it out."
    assert leftovers.events == []
    leftovers.keys("\n")
    assert [type(event) for event in leftovers.events] == [Suggestion]


@pytest.mark.parametrize(("rule", "keys"), [(PoolRule.NEVER, "mlb0"), (PoolRule.UNANSWERED, "mlb2")])
def test_no_leftover_card_is_asked_for_where_none_is_seen(qtbot, rule, keys):
    table = Table(qtbot, with_leftovers(rule))
    table.keys(keys)
    assert not table.there("entryLooked")
    table.click("entryAsker.Bob")
    table.keys("0")
    assert not table.there("entryLooked"), "what others see is not known"


def test_a_correction_does_not_ask_for_it_again(leftovers):
    leftovers.keys("mlb0")
    leftovers.click("entryLooked.Kitchen")
    leftovers.panel.edit(leftovers.events[0])
    assert not leftovers.there("entryLooked")
