"""What else happens at a table, entered through the window: by clicks, by keys, by the typed line, and corrected."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.features.entry.quick import quick_line
from app.features.entry.state import EntryState
from app.ui.language import LANGUAGES, localized, set_language
from app.ui.text import event_line, holder_name
from app.ui.vocabulary import KEYWORDS, example, spoken_word, vocabulary_of
from app.ui.widgets.form import CAPTION
from app.ui.widgets.options import OptionButton
from core.formats.case_file import write_case
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import (
    Accusation,
    Back,
    Event,
    GroupNote,
    Note,
    OpenHand,
    Out,
    Peek,
    Suggestion,
)
from core.model.rules import AfterWrong, AskedOrder
from core.model.seats import POOL, Player
from core.model.setup import Setup
from core.quick_entry.vocabulary import Keyword, best, normalized
from tests.app.player import Player as Person

DECK = edition("classic-uk").deck
LEFT = Qt.MouseButton.LeftButton


def cards(*names: str):
    return tuple(map(DECK.card, names))


MINE = cards("Rope", "Hall", "Mrs White", "Study")
SETUP = Setup(
    DECK,
    (Player("Ann", 4), Player("Bob", 4), Player("Cid", 6)),
    "classic-uk",
    "Ann",
    MINE,
    pool=4,
)
SIX = cards("Colonel Mustard", "Mrs Peacock", "Dagger", "Spanner", "Kitchen", "Library")
TWO = cards("Colonel Mustard", "Mrs Peacock")
THREE = cards("Colonel Mustard", "Mrs Peacock", "Dagger")
ASKED = Suggestion("Ann", cards("Miss Scarlett", "Revolver", "Library"), ("Bob",), "Cid")
WRONG = Accusation("Cid", None)


class Table(Person):
    """Somebody before a window, in a game of three with a pool."""

    def __init__(self, qtbot, window, path, *events: Event, setup: Setup = SETUP) -> None:
        super().__init__(qtbot, window)
        write_case(Case(setup, events), path)
        window.resize(1280, 720)
        self.open(path)
        self.entry = window.page.entry
        self.entry.take_focus()
        self.clicks = 0

    def seen(self, name: str) -> QWidget:
        QApplication.processEvents()
        (widget,) = (widget for widget in self.window.findChildren(QWidget, name) if widget.isVisible())
        return widget

    def press(self, *names: str) -> None:
        for name in names:
            self.clicks += 1
            self.bot.mouseClick(self.seen(name), LEFT)

    def type(self, text: str) -> None:
        for letter in text:
            focus = QApplication.focusWidget()
            if letter == "\n":
                self.bot.keyClick(focus, Qt.Key.Key_Return)
            else:
                self.bot.keyClicks(focus, letter)
            QApplication.processEvents()

    def say(self, name: str) -> str:
        return self.seen(name).text()

    @property
    def last(self) -> Event:
        return self.case.events[-1]


@pytest.fixture
def table(qtbot, shared_window, tmp_path):
    def seated(*events: Event, setup: Setup = SETUP) -> Table:
        return Table(qtbot, shared_window, tmp_path / "table.case.json", *events, setup=setup)

    return seated


def held(*chosen) -> list[str]:
    return [f"entryHeld{card.category.plural.capitalize()}.{card.name}" for card in chosen]


# --- an open hand


def test_an_open_hand_of_six_takes_eight_clicks(table):
    person = table(ASKED, WRONG)
    person.press("entryKind.other", "entryWho.Cid", *held(*SIX))
    assert person.last == OpenHand("Cid", SIX, seen_by="everyone")
    assert person.clicks == 8
    assert person.entry.draft.kind == "suggestion"


def test_how_many_cards_are_still_missing_is_said(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Cid", *held(*SIX[:4]))
    assert person.say("entryMessage") == "2 more cards"
    person.press(*held(SIX[3]))
    assert person.say("entryMessage") == "3 more cards"
    person.settle()
    assert not person.child(QWidget, "entryWarning").isVisible()


def test_another_number_of_cards_can_be_entered_once_it_is_confirmed(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Cid", *held(*SIX[:5]), "entryCommit")
    assert person.last == ASKED
    assert person.say("entryMessage") == "1 more card. Press Enter to enter it anyway."
    person.press("entryCommit")
    assert person.last == OpenHand("Cid", SIX[:5], seen_by="everyone")


def test_an_open_hand_by_keys_alone(table):
    person = table(ASKED)
    person.key(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    keys = "".join(person.seen(name).option.key for name in held(*SIX))
    person.type("3" + person.seen("entryWhat.hand").option.key + keys)
    assert person.last == OpenHand("Cid", SIX, seen_by="everyone")


def test_cards_of_an_open_hand_are_clicked_in_the_sheet_too(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Cid")
    view = person.window.page.sheet.view
    for card in SIX:
        view.card_chosen.emit(card)
    assert person.last == OpenHand("Cid", SIX, seen_by="everyone")


def test_an_open_hand_is_one_typed_line(table):
    person = table(ASKED)
    person.type("/cid: mustard peacock dagger spanner kitchen library open\n")
    assert person.last == OpenHand("Cid", SIX, seen_by="everyone")


def test_an_open_hand_is_seen_by_those_who_are_ticked(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Cid", "entrySeenBy.Bob", *held(*SIX))
    assert person.last == OpenHand("Cid", SIX, seen_by=("Bob",))
    person.press("entryKind.other", "entryWho.pool", "entrySeenBy.Cid", "entrySeenBy.Bob", "entrySeenBy.Cid")
    assert [person.seen(f"entrySeenBy.{who}").isChecked() for who in ("me", "everyone", "Bob", "Cid")] == [0, 0, 1, 0]
    person.press("entrySeenBy.Bob")
    assert person.seen("entrySeenBy.me").isChecked()


def test_my_own_open_hand_is_there_at_once(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Ann", "entryCommit")
    assert person.last == OpenHand("Ann", MINE, seen_by="everyone")


def test_a_whole_hand_that_contradicts_others_waits_for_enter(table):
    person = table(ASKED)
    mine = (*SIX[:5], MINE[0])
    person.press("entryKind.other", "entryWho.Cid", *held(*mine))
    assert person.last == ASKED
    assert person.say("entryMessage").endswith("Press Enter to enter it anyway.")


# --- notes


def test_a_note_is_mine_unless_others_saw_it(table):
    person = table(ASKED)
    note = "entryKind.note", "entryHolder.Cid", "entryNotedWeapons.Dagger", "entryHolds.has"
    person.press(*note, "entryCommit")
    assert person.last == Note("Cid", DECK.card("Dagger"), True)
    person.press(*note, "entrySeenBy.everyone", "entryCommit")
    assert person.last == Note("Cid", DECK.card("Dagger"), True, seen_by="everyone")
    person.press("entryKind.note", "entryHolder.pool", *note[2:])
    person.press("entrySeenBy.Cid", "entrySeenBy.Bob", "entryCommit")
    assert person.last == Note(POOL, DECK.card("Dagger"), True, seen_by=("Bob", "Cid"))


def test_the_preview_says_who_knows_it_as_the_list_does(table):
    person = table(ASKED)
    person.press("entryKind.note", "entryHolder.Cid", "entryNotedWeapons.Dagger", "entryHolds.has")
    assert person.say("entryPreview") == "Cid has Dagger"
    person.press("entrySeenBy.Bob")
    assert person.say("entryPreview") == "Cid has Dagger (seen by Bob)"
    person.press("entryKind.other", "entryWhat.all", "entrySeenBy.everyone", *held(*TWO))
    assert person.say("entryPreview") == "Cid has Colonel Mustard, Mrs Peacock (seen by everyone)"
    person.press("entryCommit")
    assert event_line(person.last) == "Note: Cid has Colonel Mustard, Mrs Peacock (seen by everyone)"
    person.press("entryKind.other", "entryWho.Cid", *held(*TWO))
    assert person.say("entryPreview") == "Cid lays the hand open: Colonel Mustard, Mrs Peacock"


def test_a_typed_line_says_who_knows_it():
    line = quick_line("cid has dagger everyone", EntryState.begun(Case(SETUP, (ASKED,))), vocabulary_of(SETUP))
    assert line.words() == "Cid has Dagger (seen by everyone)"


SEVERAL = {
    "all": GroupNote("Cid", THREE, at_least=3),
    "some1": GroupNote("Cid", THREE, at_least=1),
    "some2": GroupNote("Cid", THREE, at_least=2),
    "none": GroupNote("Cid", THREE, holds=False),
}


@pytest.mark.parametrize("what", SEVERAL)
def test_several_cards_are_one_note(table, what):
    person = table(ASKED)
    person.press("entryKind.other", f"entryWhat.{what}", "entryWho.Cid", *held(*THREE), "entryCommit")
    assert person.last == SEVERAL[what]


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("cid has mustard peacock", GroupNote("Cid", TWO, at_least=2)),
        ("cid has one of mustard peacock", GroupNote("Cid", TWO)),
        ("cid has two of mustard peacock dagger", GroupNote("Cid", THREE, at_least=2)),
        ("cid has not mustard peacock", GroupNote("Cid", TWO, holds=False)),
        ("cid has mustard and peacock", GroupNote("Cid", TWO, at_least=2)),
        ("cid has mustard, peacock or dagger", GroupNote("Cid", THREE)),
        ("cid has mustard peacock everyone", GroupNote("Cid", TWO, at_least=2, seen_by="everyone")),
        ("cid has dagger everyone", Note("Cid", THREE[2], True, seen_by="everyone")),
        ("bob saw pool", Peek("Bob", POOL)),
        ("bob saw a card of cid", Peek("Bob", "Cid")),
        ("cid out", Out("Cid")),
        ("cid is out", Out("Cid")),
        ("cid left", Out("Cid", answers=False)),
        ("cid leaves", Out("Cid", answers=False)),
        ("cid gone", Out("Cid", answers=False)),
        ("cid has left", Out("Cid", answers=False)),
        ("cid goes home", Out("Cid", answers=False)),
        ("cid back", Back("Cid")),
        ("! bob wrong", Accusation("Bob", None)),
        ("pool: mustard dagger kitchen library open", OpenHand(POOL, (SIX[0], SIX[2], *SIX[4:]), seen_by="everyone")),
    ],
)
def test_what_happens_is_typed_in_a_line(table, line, event):
    person = table(ASKED)
    person.type(f"/{line}")
    assert person.entry.pending.event == event
    person.type("\n")
    assert person.last == event
    assert person.say("quickEntry") == ""


def test_a_line_in_the_making_says_what_it_lacks():
    state = EntryState.begun(Case(SETUP, (ASKED,)))
    vocabulary = vocabulary_of(SETUP)
    assert quick_line("cid has two mustard", state, vocabulary).event is None
    assert quick_line("cid has one of mustard", state, vocabulary).event is None
    assert quick_line("bob saw", state, vocabulary).words() == "Bob saw a card of …"
    assert [c.text for c in quick_line("cid ou", state, vocabulary).reading.completions] == ["out"]


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, "en")


SPOKEN = (
    ("{cid} {has} {one} {mustard} {peacock}", GroupNote("Cid", TWO)),
    ("{cid} {has} {two} {mustard} {peacock} {dagger}", GroupNote("Cid", THREE, at_least=2)),
    ("{cid} {has} {mustard} {peacock}", GroupNote("Cid", TWO, at_least=2)),
    ("{cid} {has} {mustard} {and} {peacock}", GroupNote("Cid", TWO, at_least=2)),
    ("{cid} {has} {mustard}, {peacock} {or} {dagger}", GroupNote("Cid", THREE)),
    ("{cid} {has} {mustard} {peacock} {everyone}", GroupNote("Cid", TWO, at_least=2, seen_by="everyone")),
    ("{cid} {not} {mustard} {peacock}", GroupNote("Cid", TWO, holds=False)),
    ("{cid}: {mustard} {peacock} {dagger} {open}", OpenHand("Cid", THREE, seen_by="everyone")),
    ("bob {saw} {pool}", Peek("Bob", POOL)),
    ("bob {saw} cid", Peek("Bob", "Cid")),
    ("cid {out}", Out("Cid")),
    ("cid {left}", Out("Cid", answers=False)),
    ("cid {back}", Back("Cid")),
    ("! cid {wrong}", Accusation("Cid", None)),
)


@pytest.mark.parametrize("edition_name", ["classic-uk", "classic-us"])
def test_each_language_has_words_for_what_happens_and_understands_english(edition_name, language):
    deck = edition(edition_name).deck
    setup = Setup(deck, SETUP.players, pool=4)
    state, vocabulary = EntryState.begun(Case(setup)), vocabulary_of(setup)
    chosen = [deck.card(name) for name in (*deck.suspects[:2], deck.weapons[0])]
    named = dict(zip(("mustard", "peacock", "dagger"), map(vocabulary.clear_word, chosen), strict=True))
    here = {word.value: spoken_word(word) for word in Keyword}
    english = {word.value: KEYWORDS[word].template.split()[0] for word in Keyword}
    for words in (here, english):
        for line, event in SPOKEN:
            wanted = event
            if isinstance(event, GroupNote | OpenHand):
                wanted = replace(event, cards=tuple(chosen[: len(event.cards)]))
            typed = line.format(**words, **named, cid="cid", pool=holder_name(POOL))
            assert quick_line(typed, state, vocabulary).event == wanted, typed


LEAVING = {
    "en": ("leaves", "left", "is gone", "has left", "goes home"),
    "fr": ("quitte", "a quitté", "parti", "est parti", "sort"),
    "de": ("geht", "gegangen", "weg", "ist weg", "ist gegangen", "verlässt", "geht nach hause"),
    "es": ("sale", "se ha ido", "se fue", "se va a casa", "abandona"),
    "it": ("esce", "è andato via", "va via", "va a casa", "lascia"),
    "nl": ("weg", "is weg", "gaat", "vertrekt", "is vertrokken", "gaat naar huis"),
    "pt": ("sai", "saiu", "foi embora", "partiu"),
}


def test_each_language_says_in_its_ways_that_somebody_has_left(language):
    state, vocabulary = EntryState.begun(Case(SETUP)), vocabulary_of(SETUP)
    for words in LEAVING[language]:
        assert quick_line(f"cid {words}", state, vocabulary).event == Out("Cid", answers=False), words


def test_no_word_of_a_language_is_that_of_another_thing(language):
    vocabulary = vocabulary_of(SETUP)
    for word in Keyword:
        for spelt in localized(KEYWORDS[word]).split():
            meanings = {match.spoken.meaning for match in best(vocabulary.matches([normalized(spelt)]))}
            assert meanings == {word}, spelt


# --- a look, and who is out


def test_the_form_says_who_knows_it_and_at_least_how_many(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWho.Bob", "entryWhat.some1")
    assert person.say("entryWhat.some1").replace("&", "") == "has at least one of"
    assert person.say("entryWhat.some2").replace("&", "") == "has 2 of"
    assert person.seen("entrySeenBy").accessibleName() == "Who knows it"
    assert person.say("entrySeenBy.me").replace("&", "") == "only me"
    captions = [label.text() for label in person.entry.findChildren(QLabel, CAPTION) if label.isVisible()]
    assert "Known to" in captions


def test_a_look_by_clicks(table):
    person = table(ASKED)
    person.press("entryKind.other", "entryWhat.look", "entryWho.Bob")
    assert [b.option.value for b in person.seen("entryAt").findChildren(OptionButton) if b.isVisible()] == [
        "Ann",
        "Cid",
        POOL,
    ]
    person.press("entryAt.pool")
    assert person.say("entryPreview") == "Bob saw a card of the pool"
    person.press("entryCommit")
    assert person.last == Peek("Bob", POOL)


@pytest.mark.parametrize(
    ("what", "event", "words"),
    [
        ("out", Out("Cid"), "Cid is out"),
        ("left", Out("Cid", answers=False), "Cid has left"),
        ("back", Back("Cid"), "Cid is back"),
        ("out", Out("Ann"), "You are out"),
        ("back", Back("Ann"), "You are back"),
    ],
)
def test_who_is_out_or_back_by_clicks(table, what, event, words):
    person = table(ASKED)
    person.press("entryKind.other", f"entryWho.{event.player}", f"entryWhat.{what}")
    assert person.say("entryPreview") == words
    person.press("entryCommit")
    assert person.last == event


def test_who_is_out_is_struck_out_and_named_so_and_never_proposed(table):
    person = table(ASKED, Out("Bob"))
    assert person.entry.draft.by == "Cid"
    asker = person.seen("entryAsker.Bob")
    assert asker.fitted(200)[0].strikeOut()
    assert asker.accessibleName() == "Bob, out"
    assert asker.toolTip().startswith("Bob, out")
    assert person.seen("entryRefuter.Bob").accessibleName() == "Bob"  # he goes on answering
    person.press("entryKind.accusation")
    assert person.seen("entryAccuser.Bob").accessibleName() == "Bob, out"


def test_who_has_left_is_not_asked(table):
    person = table(Out("Bob", answers=False))
    person.press("entryAsker.Ann")
    refuters = [b for b in person.seen("entryRefuter").findChildren(OptionButton) if b.isVisible()]
    assert [b.accessibleName() for b in sorted(refuters, key=lambda b: b.x())] == ["Cid", "Bob, has left", "nobody"]
    person.press("entrySuspects.Miss Scarlett", "entryWeapons.Revolver", "entryRooms.Library", "entryRefuter.Cid")
    assert person.entry.pending.event.passed == ()


def test_a_seat_that_takes_no_turns_is_asked_last_and_never_proposed(table):
    players = Player("Ann", 4), replace(SETUP.players[1], turns=False), Player("Cid", 6)
    person = table(ASKED, setup=replace(SETUP, players=players))
    assert person.entry.draft.by == "Cid"
    assert person.seen("entryAsker.Bob").accessibleName() == "Bob, takes no turns"
    assert person.seen("entryAsker.Bob").toolTip().startswith("Bob, takes no turns")
    person.press("entryAsker.Ann", "entryRefuter.Bob")
    assert person.entry.draft.passed == ("Cid",)


def test_a_half_made_entry_follows_who_takes_part(table):
    person = table()
    person.press("entryAsker.Ann", "entryRefuter.Cid")
    assert person.entry.draft.passed == ("Bob",)
    person.window.session.record(Out("Bob", answers=False))
    assert (person.entry.draft.by, person.entry.draft.passed) == ("Ann", ())


def four(**rules) -> Setup:
    players = Player("Ann", 4), Player("Bob", 4), Player("Cid", 5), Player("Dot", 5)
    return replace(SETUP, players=players, pool=0, rules=replace(SETUP.rules, **rules))


def test_against_the_turn_the_others_pass_first(table):
    person = table(setup=four(asked=AskedOrder.AGAINST_TURN))
    person.press("entryAsker.Bob", "entrySuspects.Miss Scarlett", "entryWeapons.Revolver", "entryRooms.Library")
    person.press("entryRefuter.Dot")
    assert person.entry.pending.event.passed == ("Ann",)


def test_only_the_next_is_asked_and_who_refutes_further_off_is_accepted(table):
    person = table(setup=four(asked=AskedOrder.NEXT))
    person.press("entryAsker.Bob", "entrySuspects.Miss Scarlett", "entryWeapons.Revolver", "entryRooms.Library")
    assert person.seen("entryRefuter.Cid").accessibleName() == "Cid"
    assert person.seen("entryRefuter.Dot").accessibleName() == "Dot, not asked"
    person.press("entryRefuter.")
    assert person.entry.pending.event.passed == ("Cid",)
    assert person.say("entryMessage") == ""
    person.press("entryRefuter.Dot")
    assert person.say("entryMessage") == "Dot isn’t asked here: only Cid is."
    person.press("entryCommit")
    assert person.last.refuted_by == "Dot"
    assert person.last.passed == ()


def test_the_example_of_a_typed_line_names_who_is_asked():
    shown = {}
    for asked in AskedOrder:
        setup = four(asked=asked)
        shown[asked] = example(setup, vocabulary_of(setup)).split()[-1]
    assert shown == {AskedOrder.IN_TURN: "cid", AskedOrder.NEXT: "bob", AskedOrder.AGAINST_TURN: "cid"}


def test_an_entry_put_before_another_asks_who_was_there_then(table):
    person = table(ASKED, Out("Bob", answers=False))
    person.entry.insert_before(0)
    person.press("entryAsker.Ann", "entryRefuter.Cid")
    assert person.entry.draft.passed == ("Bob",)


# --- an accusation whose cards nobody heard


def test_an_accusation_whose_cards_were_not_heard(table):
    person = table(ASKED)
    person.press("entryKind.accusation", "entryAccuser.Cid", "entryCorrect.unheard")
    assert person.last == ASKED
    person.press("entryCommit")
    assert person.last == Accusation("Cid", None)


def test_naming_a_card_makes_it_heard(table):
    person = table(ASKED)
    person.press("entryKind.accusation", "entryCorrect.unheard", "entryAccusedWeapons.Dagger")
    assert person.entry.pending is None
    assert person.seen("entryCorrect.wrong").isChecked()


def test_taking_right_or_wrong_back_takes_back_that_it_was_not_heard(table):
    person = table(ASKED)
    person.press("entryKind.accusation", "entryCorrect.unheard")
    person.key(Qt.Key.Key_Backspace, to=QApplication.focusWidget())
    assert person.entry.pending is None
    assert not person.seen("entryCorrect.unheard").isChecked()


def test_a_wrong_accuser_who_leaves_is_not_asked_under_that_rule(table):
    person = table(WRONG, setup=four(after_wrong=AfterWrong.LEAVES))
    person.press("entryAsker.Ann")
    assert person.seen("entryRefuter.Cid").accessibleName() == "Cid, has left"


# --- corrections

OVERLOOKED = replace(ASKED, refuted_by=None, passed=("Bob", "Cid"), overlooked=(("Bob", cards("Revolver")),))
EVENTS = (
    OpenHand("Cid", SIX, seen_by=("Bob",)),
    OpenHand(POOL, SIX[:4], seen_by="me"),
    *SEVERAL.values(),
    GroupNote("Cid", SIX[:5], at_least=4, seen_by="everyone"),
    Peek("Bob", "Ann"),
    Out("Cid"),
    Out("Cid", answers=False),
    Back("Cid"),
    Accusation("Cid", None, seen_by=("Cid",)),
    Accusation("Cid", ASKED.cards, seen_by=("Bob",)),
    Note("Cid", DECK.card("Dagger"), False, seen_by="everyone"),
    OVERLOOKED,
    Suggestion("Ann", ASKED.cards, (), "Cid"),
)


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_a_double_click_opens_the_form_with_all_of_an_entry(table, event):
    event = replace(event, comment="loud music")
    person = table(event)
    follows = getattr(person.case.events[0], "follows", None)
    index = person.events.model().index(0, 0)
    person.click_event(0)
    person.bot.mouseDClick(person.events.viewport(), LEFT, pos=person.events.visualRect(index).center())
    assert person.entry.target.at == 0
    person.press("entryCommit")
    assert person.case.events == (event,)
    assert getattr(person.case.events[0], "follows", None) == follows


def test_a_correction_keeps_what_was_overlooked_as_long_as_it_was_asked_for(table):
    person = table(OVERLOOKED)
    person.entry.edit(OVERLOOKED, 0)
    person.press("entrySuspects.Mrs Peacock", "entryCommit")
    assert person.last.overlooked == OVERLOOKED.overlooked
    person.entry.edit(person.last, 0)
    person.press("entryRefuter.Bob", "entryCommit")
    assert person.last.overlooked == ()


def test_everything_in_the_form_has_a_name(table):
    person = table(ASKED)
    person.press("entryKind.other")
    groups = ("entryWho", "entryWhat", "entryHeldSuspects", "entrySeenBy")
    assert all(person.seen(name).accessibleName() for name in groups)
    assert "hand laid open" in person.seen("entryKind.other").toolTip()


@pytest.mark.parametrize(
    ("who", "what", "rest", "event"),
    [
        ("3", "some1", THREE, SEVERAL["some1"]),
        ("3", "none", THREE, SEVERAL["none"]),
        ("2", "look", ("entryAt.pool",), Peek("Bob", POOL)),
        ("3", "out", (), Out("Cid")),
        ("3", "back", (), Back("Cid")),
    ],
)
def test_what_happens_by_keys_alone(table, who, what, rest, event):
    person = table(ASKED)
    person.key(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    person.type(who)
    person.type(person.seen(f"entryWhat.{what}").option.key)
    for name in held(*rest) if rest == THREE else rest:
        person.type(person.seen(name).option.key)
    person.type("\n")
    assert person.last == event


def test_letters_are_marked_where_they_choose(table):
    person = table(ASKED)
    person.key(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    white, look = person.seen("entryHeldSuspects.Mrs White"), person.seen("entryWhat.look")
    assert (white.option.key, look.option.key) == ("w", "w")
    marked = [(white.shows_letter, look.shows_letter)]
    person.type("2")
    marked.append((white.shows_letter, look.shows_letter))
    person.type(person.seen("entryWhat.all").option.key)
    marked.append((white.shows_letter, look.shows_letter))
    assert marked == [(False, False), (False, True), (True, False)]
    person.type("w")
    assert person.entry.draft.held == (DECK.card("Mrs White"),)


def test_w_after_the_player_is_a_look_and_no_card(table):
    person = table(ASKED)
    person.key(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    person.type("2w3\n")
    assert person.last == Peek("Bob", "Cid")


def test_an_accusation_that_was_not_heard_by_keys_alone(table):
    person = table(ASKED)
    person.key(Qt.Key.Key_F3)
    person.type("3")
    while not QApplication.focusWidget().objectName().startswith("entryCorrect."):
        person.key(Qt.Key.Key_Tab, to=QApplication.focusWidget())
    person.type(person.seen("entryCorrect.unheard").option.key + "\n")
    assert person.last == Accusation("Cid", None)


def test_screen_readers_hear_boxes_where_several_can_be_chosen(table):
    person = table(ASKED)
    roles = {}
    for kind, name in (("note", "entryNotedWeapons.Dagger"), ("other", "entryHeldWeapons.Dagger")):
        person.press(f"entryKind.{kind}")
        roles[kind] = QAccessible.queryAccessibleInterface(person.seen(name)).role()
    assert roles == {"note": QAccessible.Role.RadioButton, "other": QAccessible.Role.CheckBox}
    assert QAccessible.queryAccessibleInterface(person.seen("entrySeenBy.me")).role() == QAccessible.Role.CheckBox
