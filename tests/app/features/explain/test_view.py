"""What the panel says of a cell, and what is done in it: read, followed into the list, copied."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.features import explain as words
from app.features.explain import EMPTY, WAITING, ExplainRequest, account, contradicted, find, tie_lines, with_dependence
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceReply, InferenceRequest, infer
from app.ui.language import localized
from core.explain.revealed import Tie
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Note
from tests.app.asker import Asker
from tests.app.languages import quiet
from tests.app.naming import nameless, wordless
from tests.app.player import DECK, LEFT
from tests.screenshots.cases import six

CONTROL = Qt.KeyboardModifier.ControlModifier
HALL, ROPE, DAGGER = (DECK.card(name) for name in ("Hall", "Rope", "Dagger"))


# --- what it says


def test_new_entries_and_the_past_bring_new_reasons_and_what_is_old_is_faded_and_cannot_be_copied(asking, case):
    asking.window.session.record(Note("Bob", ROPE, False))
    assert asking.panel.is_stale
    assert asking.text("whyStatus") == words.WAITING
    assert asking.lit == frozenset()
    QGuiApplication.clipboard().setText("before")
    asking.panel.copy()
    assert QGuiApplication.clipboard().text() == "before"
    asking.find_out("Bob does not have the Hall")
    asking.window.session.undo()
    asking.find_out("Bob does not have the Hall")

    entry = asking.window.page.entry
    entry.take_focus()
    asking.window.session.record(Note("Bob", ROPE, False))
    asking.find_out("Bob does not have the Hall")
    assert asking.has_keyboard(entry)
    asking.bot.mouseClick(asking.link(5), LEFT)
    asking.click("whyCopy")
    assert asking.has_keyboard(entry)
    asking.window.session.undo()
    asking.look_at("Hall", "Bob", "Bob does not have the Hall")

    asking.click_event(4)
    asking.key(Qt.Key.Key_Delete, to=asking.events)
    asking.wait(lambda: asking.heading.startswith("Who has the Hall? Bob: "))
    asking.key(Qt.Key.Key_Z, CONTROL)
    asking.find_out("Bob does not have the Hall")
    assert asking.lit == {4}

    asking.click_event(3)
    asking.wait(lambda: asking.heading.startswith("Who has the Hall? Bob: "))

    asking.click_event(1)
    asking.click_cell("Rope", "Dot")
    asking.bot.keyClicks(asking.sheet, "eda3")
    assert asking.sheet.hasFocus()
    assert asking.case == case


def test_what_would_be_is_explained_and_lights_what_is_listed_and_who_types_goes_on_with_the_entry(asking, case):
    note = Note("Dot", DAGGER, True)
    asking.window.session.suppose(case.appended(note))
    asking.look_at("Dagger", "Dot", "Dot has the Dagger")
    assert asking.lit == frozenset()
    asking.bot.mouseClick(asking.link(6), LEFT)
    assert asking.events.row is None
    asking.window.session.suppose(case.inserted(4, note))
    asking.look_at("Hall", "Bob", "Bob does not have the Hall")
    assert asking.link(6).isVisible()
    assert asking.lit == frozenset(), "it is the fifth in the list"
    asking.window.session.suppose(None)
    asking.wait(lambda: asking.lit == {4})

    assert asking.sheet.hasFocus()
    for key in "eda3\n":
        code = Qt.Key.Key_Return if key == "\n" else Qt.Key(ord(key.upper()))
        asking.bot.keyClick(asking.window.windowHandle(), code)
    event = asking.case.events[-1]
    assert (event.by, event.refuted_by) == ("Bob", "Cid")
    assert [card.name for card in event.cards] == ["Mrs Peacock", "Dagger", "Ballroom"]
    asking.find_out("Bob does not have the Hall")


def test_a_contradiction_leaves_what_was_before_it_and_one_of_the_set_up_nothing(
    asking, contradiction, tmp_path, setup
):
    asking.window.session.record(contradiction.events[-1])
    asking.wait(lambda: "The sheet shows the game after entry 5." in asking.text("whyStatus"))
    assert asking.heading == "Bob does not have the Hall"

    sizes = (6, 4, 4, 4)
    players = tuple(replace(player, hand_size=size) for player, size in zip(setup.players, sizes, strict=True))
    path = tmp_path / "impossible.case.json"
    write_case(Case(replace(setup, players=players, my_hand=DECK.cards[:6])), path)
    asking.window.open_path(path)
    asking.wait(lambda: "nothing can be explained" in asking.text("whyStatus"))
    assert asking.panel.account is None


def test_what_is_lit_comes_into_sight_when_asked_about_and_not_again(asker, tmp_path):
    asker.window.resize(1280, 720)
    asker.play(six(12), tmp_path / "six.case.json")
    asker.look_at("Professor Plum", "Bob", "Bob has Professor Plum")
    assert asker.lit == {0}
    assert in_sight(asker, 0)
    asker.window.session.record(Note("Bob", ROPE, False))
    asker.wait(lambda: asker.lit == frozenset())
    asker.wait(lambda: asker.lit == {0})
    assert in_sight(asker, 12)
    assert not in_sight(asker, 0)


def in_sight(asker: Asker, entry: int) -> bool:
    events = asker.events
    return events.viewport().rect().intersects(events.visualRect(events.model().index(entry, 0)))


# --- what is done in it


def test_its_links_and_buttons_have_names_and_work_and_it_follows_the_cell(asking):
    assert nameless(asking.panel) == []
    assert wordless(asking.panel) == []

    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    asking.click("whyCopy")
    text = clipboard.text()
    assert text.splitlines() == [
        "Bob does not have the Hall",
        "",
        "1. Bob passed on the Hall (entry 5).",
        "",
        "Entry it depends on:",
        "Entry 5: Ann: Mrs White, Spanner, Hall; Bob passes, Cid shows Spanner",
    ]
    clipboard.clear()
    asking.panel.take_focus()
    asking.key(Qt.Key.Key_C, CONTROL, to=asking.link(5))
    assert clipboard.text() == text

    asking.bot.mouseClick(asking.link(5), LEFT)
    assert asking.events.row == 4
    assert asking.window.session.looking_at is None
    assert asking.heading == "Bob does not have the Hall"

    asking.look_at("Spanner", "Cid", "Cid has the Spanner")
    assert asking.lit == {4}
    asking.click_cell("Dagger", "Dot")
    asking.wait(lambda: asking.heading.startswith("Who has the Dagger? Dot: "))
    assert asking.text("whyStatus") == words.OPEN

    asking.click_cell("Dagger", "Dot")
    asking.wait(lambda: "What would settle it" in asking.read)
    p = asking.window.page.sheet.model.cell(9, 4).p
    assert asking.heading == f"Who has the Dagger? Dot: {p:.1%}"
    assert "Entry 2: Dot showed Colonel Mustard, the Dagger or the Conservatory to Bob." in asking.panel.account.text
    assert asking.panel.account.entries == asking.lit != frozenset()
    assert (DECK.card("Conservatory"), "Dot") in asking.outlined
    assert "from " in asking.panel.account.text


def test_keys_and_a_button_close_it(asking):
    asking.click("whyClose")
    assert asking.dock.isHidden()
    asking.look_at("Hall", "Bob", "Bob does not have the Hall")

    asking.key(Qt.Key.Key_Escape, to=asking.sheet)
    assert asking.dock.isHidden()
    assert asking.has_keyboard(asking.window.page.entry)
    asking.look_at("Hall", "Bob", "Bob does not have the Hall")

    asking.bot.keyClicks(asking.sheet, "?")
    assert asking.link(5).hasFocus()
    asking.key(Qt.Key.Key_Return, to=asking.link(5))
    assert asking.events.row == 4
    asking.key(Qt.Key.Key_Escape, to=asking.link(5))
    assert asking.dock.isHidden()
    assert asking.has_keyboard(asking.window.page.entry)
    assert asking.lit == asking.outlined == frozenset()
    asking.look_at("Hall", "Bob", "Bob does not have the Hall")

    asking.click_event(1)
    asking.settle()
    asking.panel.take_focus()
    QApplication.processEvents()
    asking.press(Qt.Key.Key_Escape)
    assert asking.dock.isHidden()
    assert asking.window.session.looking_at == 2


def reply(case: Case) -> InferenceReply:
    return infer(InferenceRequest(case))


def said(case: Case, card: str, holder: str) -> list[str]:
    """Return all that the panel says, after all has been worked out."""
    finding = find(ExplainRequest(case, case.setup.deck.card(card), holder))
    assert finding is not None
    texts = [account(finding, reply(case))]
    if finding.goes_on:
        known = with_dependence(finding, PosteriorCache())
        assert known is not None
        texts += [account(known, reply(case)), account(replace(known, dependence=None, failure="BECAUSE"), reply(case))]
    return [text for one in texts for text in (one.status, one.text)]


def test_one_is_told_what_it_depends_on_and_of_a_tie_who_showed_what_to_whom(case):
    text = said(case, "Dagger", "Dot")[3]
    assert text.startswith("Who has the Dagger? Dot: ")
    assert "\nOne of several:\nEntry 2: Dot showed Colonel Mustard, the Dagger or the Conservatory to Bob.\n" in text
    assert "\nEntry 2: from " in text

    tie = Tie((0, 3), "Bob", case.setup.my_hand[:2])
    assert [(line.text, line.entry) for line in tie_lines(case, tie)] == [
        ("Bob showed you Miss Scarlett or the Candlestick.", 0),
        ("Bob showed Miss Scarlett or the Candlestick to Dot.", 3),
    ]


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize(
    ("card", "holder"), [("Hall", "Bob"), ("Hall", "Ann"), ("Dagger", "Dot"), ("Dagger", "envelope"), ("Rope", "Cid")]
)
def test_all_of_it_is_said_in_the_language_of_the_window(case, card, holder):
    texts = said(case, card, holder)
    assert [quiet(text, case.setup.seats) for text in texts] == [""] * len(texts)


@pytest.mark.usefixtures("loud")
def test_so_is_why_there_is_nothing_to_say(contradiction):
    finding = find(ExplainRequest(contradiction.upto(5), contradiction.setup.deck.card("Hall"), "Bob"))
    conflict = replace(reply(contradiction.upto(5)), conflict=(4, 5))
    unknown = replace(conflict, posterior=None)
    tie = tie_lines(contradiction, Tie((0, 3), "Bob", contradiction.setup.my_hand[:2]))
    texts = [localized(EMPTY), localized(WAITING), contradicted((2, "setup")), *(line.text for line in tie)]
    texts += [account(finding, one).status for one in (conflict, unknown)]
    assert [quiet(text, contradiction.setup.seats) for text in texts] == [""] * len(texts)
