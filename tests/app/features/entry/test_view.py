"""The entry as a player uses it: real clicks and keys, counted where that is promised."""

import dataclasses
import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton

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
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.rules import Answers, PoolRule
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.features.entry.games import DAGGER, DECK, SETUP, STUDY, THREE, WHITE, card, posterior, with_leftovers
from tests.app.player import User
from tests.app.pressing import top_row
from tests.notation import parse_event

FUNCTION_KEYS = {"F3": Qt.Key.Key_F3, "F4": Qt.Key.Key_F4}
BY_ANN = Suggestion("Ann", THREE, ("Bob",), "Cid")
CARDS = "Mrs White, Dagger, Study"
CLICKED = ("entrySuspects.Mrs White", "entryWeapons.Dagger", "entryRooms.Study")
ACCUSED = ("entryAccusedSuspects.Mrs White", "entryAccusedWeapons.Dagger", "entryAccusedRooms.Study")


def entries(*lines: str) -> list[Event]:
    return [parse_event(line, DECK) for line in lines]


class Table(User):
    """The panel with what a player does to it, and what came of it."""

    def __init__(self, qtbot, case: Case) -> None:
        self.panel = EntryPanel()
        super().__init__(qtbot, self.panel)
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

    def click(self, *names: str) -> None:
        for name in names:
            QApplication.processEvents()  # nobody clicks before the page is painted
            super().click(name)

    def do(self, *steps: str) -> None:
        """Click what is named, press a function key, or type letters."""
        for step in steps:
            if step.startswith("entry"):
                self.click(step)
            elif step in FUNCTION_KEYS:
                self.press(FUNCTION_KEYS[step])
            else:
                self.type(step)

    @property
    def preview(self) -> str:
        return self.text("entryPreview")

    @property
    def message(self) -> str:
        return self.text("entryMessage")

    @property
    def kind_of_message(self) -> str:
        return self.find("entryMessage").property("kind")

    def options(self, group: str) -> list[str]:
        return [button.option.value for button in self.find(group).findChildren(OptionButton) if button.isVisible()]


@pytest.fixture
def table(qtbot):
    return Table(qtbot, Case(SETUP, (BY_ANN,)))


# --- the promise: at most 6 clicks, or 8 keys, for the commonest entry


@pytest.mark.parametrize(
    ("steps", "entered", "clicks", "keys"),
    [
        ((*CLICKED, "entryRefuter.Eve", "entryCommit"), f"Bob: {CARDS}; Cid passes, Dot passes, Eve shows", 5, 0),
        (("wdt5\n",), f"Bob: {CARDS}; Cid passes, Dot passes, Eve shows", 0, 5),
        (
            ("entryAsker.Ann", *CLICKED, "entryRefuter.Cid", "entryShown.Dagger"),
            f"Ann: {CARDS}; Bob passes, Cid shows Dagger",
            6,
            0,
        ),
        (("entryAsker.Ann", "wdt3d"), f"Ann: {CARDS}; Bob passes, Cid shows Dagger", 1, 5),
    ],
)
def test_few_clicks_or_keys_enter_it_and_the_card_shown_is_the_last(table, counter, steps, entered, clicks, keys):
    table.do(*steps)
    assert table.events == entries(entered)
    assert (counter.clicks, counter.keys) == (clicks, keys)


ENTERED = {
    "the next entry begins at once with the next player": (
        ("wdt5\n", "sch6\n"),
        f"Bob: {CARDS}; Cid passes, Dot passes, Eve shows",
        "Cid: Miss Scarlett, Candlestick, Hall; Dot passes, Eve passes, Finn shows",
    ),
    "in a note a key chooses its card whatever the column": (("entryKind.note", "2rh\n"), "Note: Bob has Rope"),
    "a glimpse can be entered": (
        ("wdt5", "entryGlimpse", "entryShown.Dagger", "entryCommit"),
        f"Bob: {CARDS}; Cid passes, Dot passes, Eve shows Dagger",
    ),
    "answers that go on hide behind a button": (
        ("wdt4", "entryGoOn", "entryFurther.Eve.shows", "entryFurther.Finn.passes", "entryCommit"),
        f"Bob: {CARDS}; Cid passes, Dot shows, Eve shows, Finn passes",
    ),
    "an accusation by clicks": (
        ("entryKind.accusation", "entryAccuser.Eve", *ACCUSED, "entryCorrect.right", "entryCommit"),
        f"Eve accuses: {CARDS}; right",
    ),
    "an accusation by keys": (("F3", "wdtw\n"), f"Ann accuses: {CARDS}; wrong"),
    "a note by keys and by clicks": (
        (
            "F4",
            "3wd\n",
            "entryKind.note",
            "entryHolder.envelope",
            "entryNotedRooms.Study",
            "entryHolds.has",
            "entryCommit",
        ),
        "Note: Cid does not have Mrs White",
        "Note: envelope has Study",
    ),
}


@pytest.mark.parametrize(("steps", "lines"), [(steps, lines) for steps, *lines in ENTERED.values()], ids=ENTERED)
def test_clicks_and_keys_enter_it(table, steps, lines):
    table.do(*steps)
    assert table.events == entries(*lines)
    if "F3" in steps:
        assert table.preview.startswith("Bob: ")


def test_a_card_has_the_same_key_among_the_cards_shown(table):
    for names in (("Professor Plum", "Lead Piping", "Lounge"), ("Miss Scarlett", "Spanner", "Study")):
        table.click("entryAsker.Ann")
        chosen = [f"entry{kind}.{name}" for kind, name in zip(("Suspects", "Weapons", "Rooms"), names, strict=True)]
        keys = [table.find(name).option.key for name in chosen]
        table.type("".join(keys) + "4")
        assert [table.find(f"entryShown.{name}").option.key for name in names] == keys
        table.type(f"{keys[2]}\n")
        assert table.events[-1].shown == card(names[2])


def test_the_keys_stand_on_the_buttons_which_have_names_to_hear_and_answers_are_offered_in_turn_order(table):
    assert table.find("entrySuspects.Mrs White").option.key == "w"
    assert [table.find(f"entryRefuter.{name}").option.key for name in ("Cid", "Ann", "")] == ["3", "1", "0"]
    assert table.find("entryKind.accusation").option.key == "F3"

    assert table.options("entryRefuter") == ["Cid", "Dot", "Eve", "Finn", "Ann", ""]
    table.click("entryAsker.Eve")
    assert table.options("entryRefuter") == ["Finn", "Ann", "Bob", "Cid", "Dot", ""]

    heard = QAccessible.queryAccessibleInterface(table.find("entrySuspects.Mrs White"))
    assert heard.text(QAccessible.Text.Name) == "Mrs White"
    assert heard.role() == QAccessible.Role.RadioButton


# --- the suggestion


def test_choosing_commits_nothing_and_every_field_can_be_corrected(table):
    table.type("wdt5")
    assert table.events == []
    table.click("entryRefuter.Dot", "entryRooms.Library", "entryAsker.Finn")
    assert table.preview == "Finn: Mrs White, Dagger, Library; Ann passes, Bob passes, Cid passes, Dot shows"
    table.type("\n")
    assert table.events[0].passed == ("Ann", "Bob", "Cid")


def test_the_preview_says_it_in_words_as_it_grows_and_enter_before_the_end_what_is_missing(table):
    assert table.preview == "Bob: …, …, …; …"
    table.type("wd")
    for typed, kind in (("", "muted"), ("\n", "problem")):
        table.type(typed)
        assert table.preview == "Bob: Mrs White, Dagger, …; …"
        assert (table.message, table.kind_of_message) == ("Still needed: room, who shows", kind)
        assert not table.find("entryCommit").isEnabled()
    assert table.events == []
    assert table.focus == "entryRooms.Kitchen"
    table.type("t4")
    assert table.preview == "Bob: Mrs White, Dagger, Study; Cid passes, Dot shows"
    assert table.find("entryCommit").isEnabled()


def test_backspace_steps_back_and_empties_as_far_as_the_asker_whom_a_digit_changes(table):
    table.type("wdt5\b")
    assert table.focus == "entryRefuter.Cid"
    assert table.preview == "Bob: Mrs White, Dagger, Study; …"
    table.type("\b\brk4\n")
    table.type("\b")
    assert table.focus == "entryAsker.Cid"
    table.type("4wdt5\n")
    assert table.events == entries(
        "Bob: Mrs White, Rope, Kitchen; Cid passes, Dot shows",
        "Dot: Mrs White, Dagger, Study; Eve shows",
    )


def test_arrows_and_space_choose_too(table):
    table.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert table.preview == "Bob: …, Lead Piping, …; …"


def test_a_pass_that_nobody_noticed_is_taken_out_and_put_back_and_unseen_nothing_more_is_asked(table):
    table.type("wdt6")
    assert not table.sees("entryShown")
    assert not table.sees("entryFurther")
    assert table.focus == "entryCommit"
    table.click("entryPassed.Dot")
    assert table.preview == "Bob: Mrs White, Dagger, Study; Cid passes, Eve passes, Finn shows"
    table.click("entryPassed.Cid", "entryPassed.Dot", "entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Dot", "Eve"), "Finn")]


@pytest.mark.parametrize(
    ("cards", "mine", "preview", "choice", "shown"),
    [
        ("wdt", ["Mrs White"], "Ann shows Mrs White", "\n", "Mrs White"),
        ("wrt", ["Mrs White", "Rope"], "Ann shows", "r\n", "Rope"),
    ],
)
def test_when_i_refute_my_cards_are_offered_and_a_single_one_is_chosen(table, cards, mine, preview, choice, shown):
    table.type(f"{cards}1")
    assert table.options("entryShown") == mine
    assert table.preview.endswith(preview)
    table.type(choice)
    assert table.events[0].shown == card(shown)


def test_when_i_ask_possible_cards_are_offered_and_what_the_sheet_rules_out_only_when_asked_for(table):
    table.situate(posterior({"Dot": ["Mrs White"]}))
    table.do("entryAsker.Ann", "wdt4")
    assert table.options("entryShown") == ["Dagger", "Study"]
    assert table.message == "Which card did Dot show you?"
    assert table.focus == "entryShown.Dagger"
    table.type("t\n")
    assert table.events == entries(f"Ann: {CARDS}; Bob passes, Cid passes, Dot shows Study")

    table.situate(posterior({"Dot": ["Mrs White"]}))
    table.do("entryAsker.Ann", "wdt4", "entryShownOther", "entryShown.Mrs White", "entryCommit")
    assert table.events[1].shown == WHITE


WAITING = {
    "a card that I was shown and leave out": (
        ("entryAsker.Ann", "wdt4\n"),
        "Which card did Dot show you? Press Enter again…",
        f"Ann: {CARDS}; Bob passes, Cid passes, Dot shows",
    ),
    "a card that cannot have been shown, as Cid, who showed one of the three, would have passed": (
        ("entryAsker.Ann", "wdt4d"),
        "This contradicts entry 1. Press Enter to enter it anyway.",
        f"Ann: {CARDS}; Bob passes, Cid passes, Dot shows Dagger",
    ),
    "the same by clicks": (
        ("entryAsker.Ann", *CLICKED, "entryRefuter.Dot", "entryShown.Dagger"),
        "This contradicts entry 1. Press Enter to enter it anyway.",
        f"Ann: {CARDS}; Bob passes, Cid passes, Dot shows Dagger",
    ),
}


@pytest.mark.parametrize("way", ["\n", "entryCommit"], ids=["Enter", "its button"])
@pytest.mark.parametrize(("steps", "message", "entered"), WAITING.values(), ids=WAITING)
def test_what_may_be_a_mistake_waits_for_enter(table, steps, message, entered, way):
    table.do(*steps)
    assert table.events == []
    assert re.fullmatch(re.escape(message).replace("…", ".+"), table.message)
    assert table.kind_of_message == "problem"
    table.do(way)
    assert table.events == entries(entered)


def test_a_card_that_was_chosen_by_mistake_is_taken_back_by_its_key(table):
    table.click("entryAsker.Ann")
    table.type("wdt4")
    table.panel.fill_shown(DAGGER)  # as advice does
    assert table.preview.endswith("Dot shows Dagger")
    table.find("entryShown.Dagger").setFocus()
    table.type("d")
    assert table.events == []
    table.type("\n\n")
    assert table.events == [Suggestion("Ann", THREE, ("Bob", "Cid"), "Dot")]


def test_an_enter_too_many_is_no_mistake(table):
    table.do("entryAsker.Ann", "wdt3d\n")
    assert len(table.events) == 1
    assert table.kind_of_message == "muted"
    table.type("w\n")
    assert table.kind_of_message == "problem"


def test_letters_and_digits_change_a_complete_entry_and_a_slip_in_a_column_changes_no_other(table):
    table.type("wds")
    assert table.panel.draft.cards == (WHITE, DAGGER, None)
    table.panel.edit(Suggestion("Bob", THREE, ("Cid",), "Dot"), 0)
    table.type("r")
    assert table.panel.draft.cards == (WHITE, card("Rope"), STUDY)
    table.type("5\n")
    assert table.events == entries("Bob: Mrs White, Rope, Study; Cid passes, Dot passes, Eve shows")


def test_a_digit_before_the_cards_is_who_asks_on_a_french_keyboard_too_but_not_with_shift(table):
    assert table.focus.startswith("entrySuspects.")
    table.type("4")
    assert table.panel.draft.by == "Dot"
    table.type("wdt")
    for text, shift, refuter in (
        ("%", Qt.KeyboardModifier.ShiftModifier, None),
        ("(", Qt.KeyboardModifier.NoModifier, "Eve"),
    ):
        QApplication.sendEvent(QApplication.focusWidget(), top_row(QEvent.Type.KeyPress, 5, text, shift))
        assert (table.panel.draft.answered, table.panel.draft.refuter) == (refuter is not None, refuter)
    table.type("\n")
    assert table.events == entries(f"Dot: {CARDS}; Eve shows")


@pytest.mark.parametrize(("choice", "way"), [("t", "\n"), ("entryShown.Study", "entryCommit")])
def test_a_card_of_a_correction_is_not_the_last_key_nor_the_last_click(table, choice, way):
    event = dataclasses.replace(BY_ANN, shown=DAGGER)
    table.panel.edit(event, 0)
    table.find("entryShown.Dagger").setFocus()
    table.do(choice)
    assert table.events == []
    table.do(way)
    assert table.events == [dataclasses.replace(event, shown=STUDY)]


def test_an_entry_that_takes_too_many_steps_to_check_waits_for_enter(table, monkeypatch):
    monkeypatch.setattr(state, "MOST_STEPS", 0)
    table.do("entryAsker.Ann", "wdt3d")
    assert table.events == []
    assert table.message == "Press Enter to enter it."
    table.type("\n")
    assert len(table.events) == 1


@pytest.mark.parametrize(
    ("steps", "focus"),
    [
        (("entryAsker.Bob", "wdt3"), "entryCommit"),
        (("entryAsker.Ann", "wdt3"), "entryShown."),
        (("F3", "entryAccuser.Eve", "wdt"), "entryCorrect."),
    ],
)
def test_space_chooses_but_records_nothing(table, steps, focus):
    table.do(*steps)
    assert table.focus.startswith(focus)
    table.type("   ")
    assert table.events == []
    if "F3" in steps:
        assert table.panel.draft.correct is not None
        table.type("\n")
        assert len(table.events) == 1


def test_an_accusation_is_entered_by_its_button_or_enter_alone_whatever_it_says(table):
    for steps, entered in ((("F3", "wdt", "entryCorrect.right"), "right"), (("F3", "wdtw"), "wrong")):
        table.do(*steps)  # it cannot be right, as Mrs White is in my hand; and wrong, it puts me out
        assert len(table.events) == (0 if entered == "right" else 1)
        table.type("\n")
        assert table.events[-1] == entries(f"{'Ann' if entered == 'right' else 'Bob'} accuses: {CARDS}; {entered}")[0]


@pytest.mark.parametrize("way", ["clicks", "keys"])
def test_right_or_wrong_only_chooses_and_enter_accusation_enters(table, way):
    table.do("entryKind.accusation", "entryAccusedSuspects.Mrs White", "entryAccusedWeapons.Dagger")
    table.do("entryAccusedRooms.Study", "entryAccuser.Eve")
    table.do(*(("entryCorrect.right", "entryCorrect.wrong") if way == "clicks" else ("w",)))
    assert table.events == []
    assert table.find("entryCommit").text() == "Enter accusation"
    table.do("entryCommit" if way == "clicks" else "\n")
    assert table.events == [Accusation("Eve", THREE, correct=False)]


def test_where_answering_goes_on_the_keys_go_on_too_and_what_i_show_is_asked(qtbot):
    rules = dataclasses.replace(SETUP.rules, answers=Answers.ALL)
    table = Table(qtbot, Case(dataclasses.replace(SETUP, rules=rules), (BY_ANN,)))
    table.type("wdt4psp")  # Eve passes, Finn shows, Ann passes
    assert table.preview.endswith("Dot shows, Eve passes, Finn shows, Ann passes")
    table.do("\n", "entryAsker.Bob", "wdt6s")
    assert table.options("entryFurtherShown.Ann") == ["Mrs White"]
    table.type("w\n")
    assert table.events == entries(
        f"Bob: {CARDS}; Cid passes, Dot shows, Eve passes, Finn shows, Ann passes",
        f"Bob: {CARDS}; Cid passes, Dot passes, Eve passes, Finn shows, Ann shows Mrs White",
    )


def test_who_accused_wrongly_is_skipped(qtbot):
    table = Table(qtbot, Case(SETUP, (Accusation("Bob", THREE), BY_ANN)))
    assert table.preview.startswith("Cid: ")


# --- from outside


def test_clicks_on_the_sheet_fill_the_entry(table):
    table.panel.fill_player("Eve")
    assert table.preview == "Eve: …, …, …; …", "who asks, while no card is named"
    table.panel.fill_player("Bob")
    for one in THREE:
        table.panel.fill_card(one)
    table.panel.fill_player("Ann")
    assert table.preview.endswith("Ann shows Mrs White"), "my only card"
    table.panel.fill_player("Dot")
    table.type("\n")
    assert table.events == entries(f"Bob: {CARDS}; Cid passes, Dot shows")


def test_a_correction_offers_what_the_other_entries_allow_and_does_not_narrow_its_own_card(table):
    mine = dataclasses.replace(BY_ANN, shown=DAGGER)
    table.case = Case(SETUP, (mine,))
    table.situate(posterior({"Cid": ["Mrs White", "Study"]}))
    table.panel.edit(mine, 0)
    assert table.options("entryShown") == ["Dagger", "Study"]  # Mrs White is mine

    table.case = Case(SETUP, (mine, Suggestion("Bob", (WHITE, card("Candlestick"), STUDY), ("Cid",), None)))
    table.panel.situate(table.case)
    table.panel.edit(mine, 0)
    assert table.options("entryShown") == ["Dagger"]  # Cid passed on the other two
    table.click("entryShownOther")
    assert table.options("entryShown") == ["Mrs White", "Dagger", "Study"]


def test_a_correction_is_entered_given_up_or_ends_with_its_entry(table):
    table.panel.edit(BY_ANN, 0)
    assert table.text("entryCommit") == "Correct entry 1"
    assert table.panel.target.aim is Aim.CORRECT
    with table.bot.waitSignal(table.panel.cancelled):
        table.press(Qt.Key.Key_Escape)
    assert table.text("entryCommit") == "Enter suggestion"
    assert table.preview == "Bob: …, …, …; …"

    table.panel.edit(BY_ANN, 0)
    table.panel.situate(table.case.deleted(0))
    assert table.panel.target.aim is Aim.APPEND
    table.panel.situate(table.case)
    table.panel.edit(BY_ANN, 0)
    table.click("entryRefuter.Dot", "entryCommit")
    assert table.events == entries(f"Ann: {CARDS}; Bob passes, Cid passes, Dot shows")
    assert [(target.aim, target.at) for target in table.targets] == [(Aim.CORRECT, 0)]
    assert table.text("entryCommit") == "Enter suggestion"


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
    assert table.preview == "Ann: …, …, …; …"


@pytest.mark.parametrize(
    ("steps", "preview"),
    [(("wd",), "Ann: Mrs White, Dagger, …; …"), (("entryAsker.Eve", "w"), "Eve: Mrs White, …, …; …")],
)
def test_a_half_made_entry_and_an_asker_that_was_chosen_survive_an_undo(table, steps, preview):
    table.do(*steps)
    table.panel.situate(table.case.deleted(0))
    assert table.preview == preview


def test_the_past_takes_no_entries(table):
    table.type("wdt5")
    table.panel.situate(table.case, is_read_only=True)
    table.click("entryCommit")
    assert not table.find("entryCommit").isEnabled()
    assert not table.find("entryAsker.Ann").isEnabled()
    assert "earlier" in table.message
    table.panel.fill_card(DAGGER)
    table.panel.situate(table.case)
    table.click("entryCommit")
    assert table.events == [Suggestion("Bob", THREE, ("Cid", "Dot"), "Eve")]


# --- other tables


def test_ten_players_and_sixty_cards_are_entered_by_keys_and_what_scrolls_is_brought_into_view(qtbot):
    deck = Deck(*(tuple(f"{kind} {chr(97 + i)}{i}" for i in range(20)) for kind in ("Sus", "Wea", "Roo")))
    table = Table(qtbot, Case(Setup(deck, tuple(Player(f"Player{i}", 5 + (i < 7)) for i in range(10)))))
    table.type("cde0\n")
    (event,) = table.events
    assert event.refuted_by == "Player9"
    assert len(event.passed) == 8
    for category, one in zip(Category, event.cards, strict=True):
        assert one in deck.of(category)
    table.type("abcn\n")
    assert table.events[1].refuted_by is None
    last = table.find("entrySuspects.Sus t19")
    last.setFocus()
    assert not last.visibleRegion().isEmpty()


def test_another_game_offers_its_own_cards(table):
    modern = edition("modern").deck
    table.panel.situate(Case(dataclasses.replace(SETUP, deck=modern, edition="modern", my_hand=())))
    table.panel.fill_card(modern.card("Chef White"))
    assert table.preview == "Ann: Chef White, …, …; …"
    assert not table.sees("entrySuspects.Mrs White")


def test_buttons_do_not_outlive_a_change_of_players(table):
    six = table.find("entryRefuter").findChildren(OptionButton)
    players = tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid"))
    table.panel.situate(Case(dataclasses.replace(SETUP, players=players, my_hand=(), me=None)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(six) == 6
    assert table.options("entryRefuter") == ["Bob", "Cid", ""]


def test_everything_that_one_can_push_has_a_name(table):
    table.type("wdt6")
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


@pytest.fixture
def leftovers(qtbot):
    return Table(qtbot, with_leftovers(PoolRule.UNANSWERED))


def test_who_is_answered_by_nobody_enters_the_card_they_see(leftovers):
    leftovers.type("mlb0")
    assert leftovers.message.startswith("Nobody: you look at a leftover card. Which one is it?")
    offered = leftovers.options("entryLooked")
    assert set(offered) == {one.name for one in DECK} - {one.name for one in leftovers.case.setup.my_hand}
    leftovers.click("entryLooked.Kitchen")
    cards = card("Colonel Mustard"), card("Lead Piping"), card("Billiard Room")
    assert leftovers.events == [Suggestion("Ann", cards, ("Bob",)), Note("pool", card("Kitchen"), holds=True)]
    leftovers.click("entryAsker.Ann")
    leftovers.type("mlb0")
    assert "Kitchen" not in leftovers.options("entryLooked"), "one looks at a card that one has not seen"


def test_the_card_may_be_left_out_once_asked_for(leftovers):
    leftovers.type("mlb0\n")
    assert leftovers.message == "Which leftover card did you see? Press Enter again to leave it out."
    assert leftovers.events == []
    leftovers.type("\n")
    assert [type(event) for event in leftovers.events] == [Suggestion]


@pytest.mark.parametrize(("rule", "keys"), [(PoolRule.NEVER, "mlb0"), (PoolRule.UNANSWERED, "mlb2")])
def test_no_leftover_card_is_asked_for_where_none_is_seen(qtbot, rule, keys):
    table = Table(qtbot, with_leftovers(rule))
    table.type(keys)
    assert not table.sees("entryLooked")
    table.click("entryAsker.Bob")
    table.type("0")
    assert not table.sees("entryLooked"), "what others see is not known"


def test_a_correction_does_not_ask_for_it_again(leftovers):
    leftovers.type("mlb0")
    leftovers.click("entryLooked.Kitchen")
    leftovers.panel.edit(leftovers.events[0])
    assert not leftovers.sees("entryLooked")
