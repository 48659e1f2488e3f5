"""As people play: switched on by clicks or keys, it moves the numbers, and nothing of what is entered or kept."""

import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from app.features.advice.service import AdviceReport, AdviceRequest, AdviceTopic, SituationBuilder, advise
from app.features.charts.contents import history_of
from app.features.events.service import TimelineJob, TimelineRequest
from app.features.explain import ExplainRequest, Finding, account
from app.features.habits import HabitsDialog, chip_tip, chip_words
from app.features.library.store import Library, record_of, rows_of
from app.features.sheet.summary import engine_words
from app.shell.main_window import MainWindow
from app.tasks.follower import PosteriorCache
from app.tasks.inference import NOTHING_SUGGESTED, InferenceReply, InferenceRequest, infer, weigh
from app.tasks.shown import Wait
from app.ui.settings import Preferences
from app.ui.text import not_weighed, weighing
from app.ui.widgets.labels import MessageBar
from core.belief import belief
from core.belief.belief import believe
from core.engines.driver import answer
from core.formats.case_file import example
from core.history.recovery import journals
from core.model.case import Case
from core.model.ending import ending_of, with_ending
from core.model.events import Note
from core.model.renaming import renamed
from core.model.seats import ENVELOPE
from core.players.counts import HabitCounts, KnownPlayers, counts_of, habit_of
from core.players.prior import prior_knowing
from core.text.wording import percent
from tests.app.naming import nameless, wordless
from tests.app.player import CONTROL, LEFT, Player
from tests.app.settling import finish, settle
from tests.app.showing import replies_of
from tests.evenings import DECK, evening

MUSTARD, HALL = DECK.card("Colonel Mustard"), DECK.card("Hall")
"""Bob has asked for the Colonel in the case of the tests, and never suggests a card of his own."""

ALL = ("Bob", "Cid", "Dot")
ON = "As people play"


class Seated(Player):
    """Somebody before the window with a game, among others whom the library may know."""

    @property
    def number(self) -> float:
        """How likely Bob has Colonel Mustard, by the sheet."""
        self.settle()
        p = self.p(MUSTARD, "Bob")
        assert p is not None
        return p

    def wait_for(self, number: float) -> None:
        self.wait(lambda: self.number == pytest.approx(number, abs=1e-9))

    @property
    def chip(self) -> QPushButton:
        return self.child(QPushButton, "habits_chip")

    def wait_for_chip(self, words: str) -> None:
        self.wait(lambda: self.chip.isVisible() and self.chip.text() == words)

    def box(self, name: str) -> QCheckBox:
        return self.child(QCheckBox, name)

    def tick(self, name: str) -> None:
        box = self.box(name)
        self.bot.mouseClick(box, LEFT, pos=QPoint(12, box.height() // 2))

    @property
    def dialog(self) -> HabitsDialog | None:
        return self.window.findChild(HabitsDialog, "habits_dialog")

    def open_habits(self) -> HabitsDialog:
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow)
        self.key(Qt.Key.Key_H, CONTROL)
        dialog = self.dialog
        self.wait(dialog.isVisible)
        return dialog

    def switch_on(self) -> None:
        self.open_habits()
        self.tick("habits_use")
        self.wait_for_chip(ON)

    def wait_for_known(self, *names: str) -> None:
        """Wait until the earlier games of these players count."""

        def known() -> list[str] | None:
            people = self.window.session.people
            return None if people is None else [name for name, _ in people]

        self.wait(lambda: known() == [*names])


@pytest.fixture
def library(places) -> Library:
    return Library(places.library)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Case]]:
    """A library of thirty evenings of Ann, Bob, Cid and Dot."""
    library, cases = Library(tmp_path_factory.mktemp("shelf") / "library.db"), [evening(seed) for seed in range(30)]
    for case in cases:
        library.keep(record_of(case))
    return library.path, cases


@pytest.fixture
def evenings(library: Library, shelf: tuple[Path, list[Case]]) -> list[Case]:
    """Thirty evenings in the library of the window."""
    path, cases = shelf
    library.path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, library.path)
    return cases


@pytest.fixture
def seated(qtbot, shared_window: MainWindow) -> Seated:
    return Seated(qtbot, shared_window)


@pytest.fixture
def player(evenings: list[Case], seated: Seated, case_file: Path) -> Seated:
    """With the game of the tests open, and known others."""
    seated.open(case_file)
    seated.wait_for_chip("Habits known: Bob, Cid, Dot")
    return seated


def known(cases: Sequence[Case], *names: str) -> KnownPlayers:
    return tuple((name, sum((counts_of(case)[name] for case in cases), HabitCounts())) for name in names)


def exact(case: Case) -> float:
    return answer(case, "exact").probability(MUSTARD, "Bob")


def played(case: Case, others: KnownPlayers = ()) -> float:
    """How likely Bob has Colonel Mustard as people play, who are known to show cards as they do."""
    seen = replace(case, habits=tuple(habit_of(name, tally) for name, tally in others))
    return believe(seen, answer(seen, "exact"), prior_knowing(others)).posterior.probability(MUSTARD, "Bob")


def bobs(case: Case) -> Case:
    """The case in which Bob is called Robert."""
    return renamed(case, {"Bob": "Robert"}, {})


# --- on and off


def test_switching_on_moves_the_numbers_and_says_so_and_a_player_can_be_left_out_and_off_brings_them_back(
    player, case, evenings
):
    plain, moved = exact(case), played(case, known(evenings, *ALL))
    assert moved < 0.8 * plain
    assert player.number == pytest.approx(plain, abs=1e-9)
    replies = replies_of(player.window.game)
    engine, caption = (player.child(QLabel, name) for name in ("summaryEngine", "summaryCaption"))
    dialog = player.open_habits()
    assert not dialog.isModal()
    assert not dialog.use.isChecked()

    player.tick("habits_use")
    player.wait_for(moved)
    player.wait_for_chip(ON)
    assert replies[-1].people is not None
    player.settle()
    sentence = "As people play: what the others suggest counts, and earlier games of Bob, Cid and Dot."
    assert sentence in _tips(engine)
    assert "as people play" in caption.text()
    told = next(one for one in replies[-1].people.moved if (one.card, one.holder) == (MUSTARD, "Bob"))
    said = account(Finding(ExplainRequest(player.case, MUSTARD, "Bob")), replies[-1])
    assert f"{percent(told.before)} as the cards say, {percent(told.after)} as people play" in said.text
    assert set(told.because) <= said.entries
    assert sentence in said.text
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert f"{percent(told.before)} as the cards say; moved by" in player.index(MUSTARD, "Bob").data(role)
    effect = dialog.findChild(QLabel, "people_effect").text()
    assert f"Bob has Colonel Mustard: {percent(told.after)} rather than {percent(told.before)}, by" in effect
    assert dialog.findChild(QLabel, "people_seems_1").text().startswith("Bob seems to")
    player.window.session.set_silent(True)
    assert dialog.findChild(QLabel, "people_effect").text() == "Numbers are hidden."
    assert not dialog.findChild(QLabel, "people_seems_1").isVisible()
    player.window.session.set_silent(False)

    player.tick("habits_player_1")
    player.wait_for(played(case, known(evenings, "Cid", "Dot")))
    player.tick("habits_player_1")
    player.wait_for(moved)
    player.tick("habits_use")
    player.wait_for(plain)
    assert replies[-1].people is None
    assert "as people play" not in account(Finding(ExplainRequest(player.case, MUSTARD, "Bob")), replies[-1]).text
    assert "as people play" not in caption.text()

    player.window.commands.close.trigger()
    assert not dialog.isVisible()
    assert not player.window.commands.habits.isEnabled()


def test_it_goes_by_keys_alone(player, case):
    plain = player.number
    for played in (True, False):
        player.key(Qt.Key.Key_J, CONTROL)
        player.wait(lambda played=played: (player.number < plain) is played)
    dialog = player.open_habits()
    player.wait(dialog.use.hasFocus)
    player.key(Qt.Key.Key_Space, to=dialog.use)
    player.wait(lambda: player.number < plain)
    player.key(Qt.Key.Key_Tab, to=dialog.use)
    assert player.box("habits_player_1").hasFocus()
    player.key(Qt.Key.Key_Space, to=player.box("habits_player_1"))
    player.wait_for_known("Cid", "Dot")
    player.key(Qt.Key.Key_Escape, to=dialog.use)
    assert not dialog.isVisible()


def test_what_is_switched_is_remembered_by_folded_name(player, settings, make_window, tmp_path, case):
    player.switch_on()
    player.tick("habits_player_2")
    preferences = Preferences(settings)
    assert preferences.people
    assert preferences.habits_off == ("cid",)
    other = Seated(player.bot, make_window())
    other.play(renamed(case, {"Cid": "CÍD"}, {}), tmp_path / "other.case.json")
    other.wait_for_known("Bob", "Dot")
    other.open_habits()
    assert [other.box(f"habits_player_{seat}").isChecked() for seat in (1, 2, 3)] == [True, False, True]


# --- what does not change


def test_nothing_that_is_entered_or_kept_changes(player, places, tmp_path):
    session, act = player.window.session, player.window.commands
    session.record(Note("Dot", HALL, False))
    session.undo()
    plain = player.number
    player.window.dialogs.save()
    saved = session.path.read_bytes()
    (journal,) = journals(places.journals)
    kept = journal.read_bytes()

    def steps() -> tuple[object, ...]:
        return act.undo.isEnabled(), act.redo.isEnabled(), act.undo.text(), act.redo.text()

    before = steps()
    player.switch_on()
    player.wait(lambda: player.number < plain)
    assert steps() == before
    assert not player.window.isWindowModified()
    assert journal.read_bytes() == kept
    player.window._files.save(tmp_path / "other.case.json")
    assert (tmp_path / "other.case.json").read_bytes() == saved
    session.redo()
    player.wait(lambda: player.number < plain)
    assert session.entered.habits == ()


def test_the_library_keeps_the_same_of_a_game_a_new_one_uses_the_players_at_once_and_an_old_one_not_itself(
    player, library, case, evenings, tmp_path
):
    player.switch_on()
    player.window.commands.close.trigger()
    player.wait(lambda: len(library.games()) == 31)
    kept = library.remove([library.games()[0].id])[0]
    assert kept == rows_of(record_of(case), kept.game[1], {})

    coming = evening(99)
    player.play(Case(coming.setup, coming.events[:6]), tmp_path / "next.case.json")
    player.wait_for_known(*ALL)
    player.settle()
    assert [habit.player for habit in player.case.habits] == [*ALL], "what they show counts, too"

    player.play(evenings[3], tmp_path / "again.case.json")
    others = known([*evenings[:3], *evenings[4:]], *ALL)
    player.wait(lambda: player.window.session.people == others)


def test_who_is_corrected_is_another_and_what_is_taken_out_of_the_library_counts_no_more(player, case):
    player.switch_on()
    player.window.session.change_setup(bobs(case).setup, {"Bob": "Robert"}, {})
    player.wait_for_known("Cid", "Dot")
    assert [habit.player for habit in player.case.habits] == ["Cid", "Dot"]
    assert player.box("habits_player_1").text() == "Robert"
    player.window.session.undo()
    player.wait_for_known(*ALL)

    player.window.commands.library.trigger()
    view = player.window.findChild(object, "libraryView")
    player.wait(lambda: view.games.count == 30)
    view.table.selectAll()
    player.bot.mouseClick(view.remove_button, LEFT)
    player.wait_for_known()
    assert player.case.habits == ()
    player.bot.mouseClick(view.findChild(QPushButton, "libraryBarButton"), LEFT)
    player.wait_for_known(*ALL)


# --- what is seen


def test_the_chip_is_hidden_while_nobody_is_known_from_more_than_two_games_of_which_one_is_just_kept(
    seated, case_file, library, tmp_path
):
    seated.open(case_file)
    assert not seated.chip.isVisible()
    dialog = seated.open_habits()
    assert [seated.box(f"habits_player_{seat}").isEnabled() for seat in (1, 2, 3)] == [False] * 3
    said = dialog.findChild(QLabel, "habits_said_1")
    assert said.text() == "No earlier games"
    assert not said.isEnabled()
    assert not library.path.exists(), "a library is made when the first game is kept"

    for seed in range(2):
        library.keep(record_of(evening(seed)))
    seated.open(case_file)
    dialog = seated.open_habits()
    games = dialog.findChild(QLabel, "habits_games_1")
    seated.wait(lambda: games.text() == "2 finished games")
    assert (seated.chip.isVisible(), seated.chip.text()) == (False, "")

    told = evening(2)
    seated.play(replace(told, about=with_ending(told, None)), tmp_path / "third.case.json")
    assert not seated.chip.isVisible()
    seated.window.session.conclude(ending_of(told))
    seated.open(case_file)
    seated.wait_for_chip("Habits known: Bob, Cid, Dot")
    seated.open_habits()
    seated.tick("habits_use")
    seated.wait_for_known(*ALL)


def test_the_chip_opens_the_dialog_and_moves_nothing_an_entry_stays_and_who_looks_back_stays_there(player, evenings):
    window = player.window
    window.page.entry.take_focus()
    window.page.entry.fill_card(HALL)
    draft = window.page.entry.draft
    assert HALL in draft.cards
    widths = window.minimumSizeHint().width(), window.width(), window.page.geometry()
    player.click("habits_chip")
    player.wait(lambda: player.dialog is not None and player.dialog.isVisible())

    dialog = player.dialog
    tally = sum((counts_of(case)["Bob"] for case in evenings), HabitCounts())
    asked = sum(odds.occasions for odds in tally.asks_own)
    said = dialog.findChild(QLabel, "habits_said_1").text().splitlines()
    assert said[0].startswith(f"Rarely suggests their own cards: 0 of {asked} (")
    assert said[-1] == "Was right in 0 of 30 accusations"
    assert dialog.findChild(QLabel, "habits_said_2").text().startswith("Often suggests their own cards")
    assert "about as often as expected" in dialog.findChild(QLabel, "habits_said_3").text()
    assert player.window.findChild(QCheckBox, "habits_player_0") is None, "I am no stranger to myself"
    assert nameless(dialog) == []
    assert wordless(dialog) == []

    player.tick("habits_use")
    player.wait_for_chip(ON)
    assert (window.minimumSizeHint().width(), window.width(), window.page.geometry()) == widths
    assert window.page.entry.draft == draft
    player.chip.say("Habits known: " + ", ".join(["Bartholomew"] * 12), "All of them")
    settle()
    assert (window.minimumSizeHint().width(), window.width(), window.page.geometry()) == widths

    player.tick("habits_use")
    player.wait(lambda: player.window.session.people is None)
    player.click_event(2)
    player.window.page.warn("Something was lost.")
    player.tick("habits_use")
    player.wait_for_chip(ON)
    player.settle()
    assert player.window.session.looking_at == 3
    assert player.window.session.shown.habits
    assert player.window.page.events.list.currentIndex().row() == 2
    assert player.window.page.notice.text == "Something was lost."


def test_while_people_are_weighed_the_sheet_shows_what_the_cards_say_as_old(player, case):
    reply = infer(InferenceRequest(case, people=()))
    game = player.window.game
    game.put(replace(game.value, reply=reply, wait=Wait.LONG))
    sheet = player.window.page.sheet
    assert not sheet.is_fresh
    cells = [sheet.model.cell(row, 0) for row in range(sheet.model.rowCount())]
    assert any(cell is not None and cell.stale and cell.p for cell in cells)
    assert "as people play to follow" in engine_words(reply, reply.posterior).caption
    game.put(replace(game.value, reply=replace(reply, awaits_people=False), wait=Wait.NONE))
    assert sheet.is_fresh


def _tips(label) -> str:
    """The tool tip of a figure, or of what it stands in, on one line."""
    found = label.toolTip() or label.parentWidget().toolTip()
    return " ".join(found.split())


def test_a_library_that_is_busy_keeps_nobody_waiting_and_a_damaged_one_is_left_for_a_game_that_is_kept(
    seated, evenings, library, case_file
):
    """Another window has it: the numbers are there before it lets go, and the habits after that."""
    other = sqlite3.connect(library.path)
    other.execute("BEGIN EXCLUSIVE")
    seated.open(case_file)
    assert not seated.chip.isVisible()
    seated.window.session.record(Note("Dot", HALL, False))
    seated.settle()
    other.rollback()
    other.close()
    seated.wait_for_chip("Habits known: Bob, Cid, Dot")
    seated.window.session.undo()
    seated.window.commands.close.trigger()
    seated.wait(lambda: len(library.games()) == 31)

    library.path.write_bytes(b"no database" * 1000)
    seated.open(case_file)
    seated.open_habits()
    finish(seated.window)
    assert library.path.read_bytes() == b"no database" * 1000
    seated.window.commands.close.trigger()
    bar = seated.window.findChild(MessageBar, "libraryTrouble")
    seated.wait(bar.isVisible)
    assert "damaged" in bar.text


BOB = (("Bob", HabitCounts(3)),)


@pytest.mark.parametrize(
    ("people", "known", "words", "tip"),
    [
        (
            BOB,
            ["Bob", "Cid"],
            "As people play",
            "As people play: what the others suggest counts, and earlier games of Bob.",
        ),
        ((), [], "As people play", "As people play: what the others suggest counts."),
        (None, ["Bob"], "Habits known: Bob", "The library knows how Bob played before."),
        (None, [], "", ""),
    ],
)
def test_the_chip_says_what_the_numbers_are_or_else_who_is_known(people, known, words, tip):
    assert chip_words(people, known) == words
    assert chip_tip(people, known).startswith(tip)
    assert weighing(people) == (tip if people is not None else "")


def test_why_they_are_as_the_cards_say():
    said = "The numbers are as the cards say: no one else has suggested anything yet."
    assert not_weighed(NOTHING_SUGGESTED) == said


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window():
    said = [not_weighed(NOTHING_SUGGESTED)]
    for words in (chip_words, chip_tip):
        said += [words((), []), words(BOB, []), words(None, ["BOB"])]
    assert all(text.replace("Bob", "").isupper() for text in said), said


ALL_WEIGHED, DRAWN = 8, 4
"""Entries after which the planner lists all 21,051 deals, which the sheet drew, and after which they are too many."""


def on_the_sheet(case: Case) -> InferenceReply:
    return weigh(infer(InferenceRequest(case, people=())))


@pytest.mark.parametrize("entries", [ALL_WEIGHED, DRAWN])
@pytest.mark.parametrize("handed_on", [True, False], ids=["handed on", "each alone"])
def test_sheet_timeline_charts_and_advice_have_one_number(entries, handed_on):
    case, cache = example().upto(entries), PosteriorCache()
    reply = on_the_sheet(case)
    sheet = reply.posterior
    assert sheet.envelope is not None
    assert sheet.exact == (entries == ALL_WEIGHED)

    lent = reply if handed_on else on_the_sheet(example())
    timeline, update = TimelineJob(TimelineRequest(case), cache, lent), None
    while update is None or update.ending is None:
        update = timeline.next_update()
    assert update.rows[-1].entropy_bits == pytest.approx(sheet.entropy_bits, abs=1e-12)

    cells = tuple((card, ENVELOPE) for card in case.setup.deck)
    charted = history_of(case, cells, cache, ())
    assert [shares[-1] for shares in charted.shares] == pytest.approx(sheet.marginals[:, 0].tolist(), abs=1e-12)

    topic = AdviceTopic(case, people=())
    report = advise(SituationBuilder(topic, reply.people if handed_on else None), AdviceRequest(topic))
    assert isinstance(report, AdviceReport)
    advice = report.advice
    assert advice.entropy_bits == pytest.approx(sheet.entropy_bits, abs=1e-12)
    assert advice.accuse.p == pytest.approx(float(sheet.envelope.probabilities.max()), abs=1e-12)
    assert advice.exact == sheet.exact


def test_the_sheet_says_when_its_numbers_are_rough(monkeypatch):
    case = example().upto(DRAWN)
    fine = on_the_sheet(case)
    assert fine.posterior is not None
    monkeypatch.setattr(belief, "DRAWN", (300,))
    rough = on_the_sheet(case)
    assert rough.posterior is not None
    assert engine_words(fine, fine.posterior).caption == "estimate"
    words = engine_words(rough, rough.posterior)
    assert words.caption == "rough estimate"
    assert f"They are worth {rough.posterior.effective:.0f} independent draws" in " ".join(words.tip.split())
