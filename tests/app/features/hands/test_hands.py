"""The likely hands: a table, the words above it, how a player comes to them, and the service behind it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QMenu

from app.features import hands
from app.features import hands as words
from app.features.hands import (
    MOST,
    P_ROLE,
    REMEMBERED,
    STALE_ROLE,
    HandColumn,
    Hands,
    HandsModel,
    HandsService,
    HandsView,
)
from app.tasks.inference import InferenceRequest, infer
from app.ui import theme
from core.checkpoint import CancelledError
from core.engines.contract import TooLargeError
from core.explain import hands as likely
from core.explain.hands import LikelyHand, LikelyHands
from core.model.case import Case
from core.model.events import Note
from tests.app.features.listening import Listener, reply
from tests.app.languages import quiet
from tests.app.naming import nameless, wordless
from tests.app.player import DECK, Player

ROPE, HALL, STUDY = (DECK.card(name) for name in ("Rope", "Hall", "Study"))
TWO = LikelyHands("Bob", (LikelyHand((ROPE, HALL), 0.75), LikelyHand((ROPE, STUDY), 0.25)), 2)


@pytest.fixture
def model() -> HandsModel:
    made = HandsModel()
    made.set_hands(TWO, [ROPE])
    return made


def test_it_is_a_proper_model(qtmodeltester, model):
    qtmodeltester.check(model)
    model.set_stale()
    qtmodeltester.check(model)
    model.set_hands(None)
    qtmodeltester.check(model)


def test_a_row_says_how_likely_a_hand_is_without_decimals_if_estimated_and_is_stale_until_new_ones_come(model):
    texts = [[model.data(model.index(row, column)) for column in HandColumn] for row in range(2)]
    assert texts == [["75.0%", "Hall"], ["25.0%", "Study"]]
    assert model.data(model.index(0, 0), P_ROLE) == 0.75
    assert model.data(model.index(0, 1), Qt.ItemDataRole.ToolTipRole) == "Rope, Hall"
    assert model.data(model.index(1, 1), Qt.ItemDataRole.AccessibleTextRole) == "Rope, Study: 25 percent"
    assert model.headerData(HandColumn.CARDS, Qt.Orientation.Horizontal) == "The other cards"

    model.set_hands(replace(TWO, drawn=100))
    assert model.data(model.index(0, 0)) == "75%"
    assert model.data(model.index(0, 1)) == "Rope, Hall"
    assert model.headerData(HandColumn.CARDS, Qt.Orientation.Horizontal) == "Cards"

    model.set_stale()
    assert model.data(model.index(0, 0), STALE_ROLE) is True
    model.set_hands(TWO)
    assert model.data(model.index(0, 0), STALE_ROLE) is False


SUMMARIES = [
    (TWO, "2 hands are possible."),
    (replace(TWO, hands=TWO.hands[:1], count=1), "No other hand is possible."),
    (replace(TWO, count=1_816), "1,816 hands are possible; here are the 2 likeliest."),
    (
        LikelyHands("Bob", (LikelyHand((ROPE,), 0.001), LikelyHand((HALL,), 0.001)), 1_000),
        "1,000 hands are possible, none likelier than 0.1%; here are the 2 likeliest.",
    ),
    (replace(TWO, drawn=5_000), "Estimated from 5,000 drawn deals, with 2 different hands. There may be more."),
    (
        replace(TWO, count=9, drawn=50),
        ("Estimated from 50 drawn deals, with 9 different hands; these 2 came up most. There may be more."),
    ),
    (
        LikelyHands("Bob", (), 4_999, 5_000),
        "No hand stands out: hardly any two of the 5,000 deals drawn gave this player the same hand.",
    ),
]


@pytest.mark.parametrize(("likely", "said"), SUMMARIES)
def test_it_is_said_how_many_hands_there_are(case, likely, said):
    assert words.summary(Hands(case, "Bob", likely)) == said


def test_it_is_said_what_is_certain_and_whose_hands_they_are(case):
    assert words.certain((ROPE, HALL)) == "Certain: the Rope and the Hall."
    assert words.certain(()) == words.NONE_CERTAIN

    assert [words.whose(holder, case.setup) for holder in ("Ann", "Bob", "pool")] == ["Ann (you)", "Bob", "The pool"]


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(model, case):
    summaries = [words.summary(Hands(case, "Bob", likely)) for likely, _ in SUMMARIES]
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    cells = [model.data(model.index(row, column), role) for row in range(2) for column in HandColumn for role in roles]
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in HandColumn]
    above = [words.certain(()), words.certain((ROPE, HALL)), words.contradicted((2, 6))]
    whose = [words.whose(holder, case.setup) for holder in ("Ann", "pool")]
    texts = [*summaries, *cells, *heads, *above, *whose]
    assert [quiet(text, ["Ann"]) for text in texts] == [""] * len(texts)


class Looker(Player):
    """Somebody before the window who wonders what the others hold."""

    @property
    def view(self) -> HandsView:
        return self.child(HandsView, "handsView")

    @property
    def rows(self) -> list[tuple[str, str]]:
        model = self.view.model
        return [(model.data(model.index(row, 0)), model.data(model.index(row, 1))) for row in range(model.rowCount())]

    def header_menu(self, column: int) -> QMenu | None:
        across = self.sheet.horizontalHeader()
        point = QPoint(across.sectionViewportPosition(column) + 8, 10)
        across.customContextMenuRequested.emit(point)
        return self.window.findChild(QMenu, "holderMenu")

    def find_out(self, holder: str) -> None:
        self.wait(lambda: self.view.holder.currentData() == holder and self.rows != [] and not self.view.model.is_stale)


@pytest.fixture
def looker(qtbot, shared_window, case_file) -> Looker:
    made = Looker(qtbot, shared_window)
    made.open(case_file)
    return made


def test_the_menu_of_a_player_s_header_opens_them_or_fills_the_entry_and_another_holder_is_chosen_by_keys(looker, qapp):
    assert looker.header_menu(0) is None, "the envelope has no hands"
    looker.choose(looker.header_menu(3), "holderHands")
    looker.find_out("Cid")
    view = looker.view
    assert view.isVisible()
    assert not view.isModal()
    assert looker.text("handsCertain") == "Certain: the Spanner."
    assert all("Spanner" not in cards for _, cards in looker.rows)
    assert all(cards.count(",") == 2 for _, cards in looker.rows)
    assert nameless(view) == []
    assert wordless(view) == []

    view.resize(view.minimumSize())
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        theme.apply_colours(qapp, scheme)
        QApplication.processEvents()
        assert view.table.height() > 120
        port = view.table.viewport()
        shown = port.grab().toImage().pixelColor(port.rect().bottomRight() - QPoint(3, 3))
        assert (shown.lightness() < 128) == (scheme == Qt.ColorScheme.Dark)

    choice = looker.child(QComboBox, "handsHolder")
    assert [choice.itemData(i) for i in range(choice.count())] == ["Ann", "Bob", "Cid", "Dot"]
    choice.setFocus()
    looker.bot.keyClick(choice, Qt.Key.Key_Down)
    looker.find_out("Dot")
    for _ in range(3):
        looker.bot.keyClick(choice, Qt.Key.Key_Up)
    looker.find_out("Ann")
    assert looker.text("handsStatus") == "No other hand is possible."
    assert looker.rows == [("100%", "Miss Scarlett, Candlestick, Kitchen, Library, Study")]

    view.close()
    looker.choose(looker.header_menu(2), "fillPlayer")
    assert looker.window.page.entry.draft.by == "Bob"


def test_a_key_or_the_panel_opens_those_of_a_holder(looker):
    looker.key(Qt.Key.Key_F9)
    looker.find_out("Bob")  # the first of the others, where no cell is chosen
    looker.key(Qt.Key.Key_Escape, to=looker.view)
    assert not looker.view.isVisible()
    looker.window.activateWindow()
    looker.wait(looker.window.isActiveWindow)

    looker.click_cell("Rope", "Dot")
    looker.key(Qt.Key.Key_F9)
    looker.find_out("Dot")
    looker.key(Qt.Key.Key_Escape, to=looker.view)
    assert not looker.view.isVisible()
    looker.window.activateWindow()
    looker.wait(looker.window.isActiveWindow)

    looker.click_cell("Spanner", "Cid")
    looker.wait(lambda: looker.text("whyHeading") == "Cid has the Spanner")
    looker.click("whyHands")
    looker.find_out("Cid")


def test_they_follow_the_game_as_far_as_it_makes_sense_and_into_another_one(looker, contradiction, case_file):
    looker.choose(looker.header_menu(3), "holderHands")
    looker.find_out("Cid")
    before = looker.rows
    looker.window.session.record(Note("Cid", DECK.card("Rope"), True))
    assert looker.view.model.is_stale
    looker.wait(lambda: looker.text("handsCertain") == "Certain: the Rope and the Spanner.")
    looker.find_out("Cid")
    assert len(looker.rows) < len(before) or len(before) == 100
    looker.window.session.undo()
    looker.find_out("Cid")
    assert looker.rows == before

    looker.window.page.events.list.select(0)
    looker.wait(lambda: "here are the 100 likeliest" in looker.text("handsStatus"))
    assert "none likelier than" in looker.text("handsStatus")
    assert len(looker.rows) == 100

    looker.window.session.record(contradiction.events[-1])
    looker.wait(lambda: "shows the game after entry 5" in looker.text("handsStatus"))
    assert looker.rows
    looker.window.session.undo()

    looker.window.commands.close.trigger()
    assert looker.rows == []
    assert looker.text("handsStatus") == "No game is open."
    looker.open(case_file)
    looker.find_out("Cid")


@pytest.fixture
def asked(qapp, case: Case) -> Listener:
    """The service, while somebody looks at the hands of Bob."""
    made = Listener(qapp, HandsService, "found", "waiting", "contradicted", "emptied")
    made.service.watch(True)
    made.game.answer(reply(case))
    made.service.look_at("Bob")
    made.take()
    return made


def test_the_likeliest_hands_come_first_of_the_latest_holder_and_what_was_found_once_is_there_at_once(asked, case):
    assert asked.work() == 1
    (found,) = asked.take()
    assert (found.case, found.holder) == (case, "Bob")
    chances = [hand.probability for hand in found.likely.hands]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == min(found.likely.count, MOST)
    assert all(len(hand.cards) == 5 for hand in found.likely.hands)

    asked.service.look_at("Dot")
    asked.service.look_at("Cid")
    assert asked.work() == 1
    assert [said.holder for said in asked.take() if isinstance(said, Hands)] == ["Cid"]

    asked.service.look_at("Bob")
    assert [said.holder for said in asked.take()] == ["Bob"]
    assert asked.work() == 0
    asked.service.look_at("Zoe")
    assert asked.take() == ["emptied"], "nobody of this game"


def test_a_new_question_of_the_sheet_goes_first_and_of_a_contradiction_the_part_before_it_counts(
    asked, case, contradiction
):
    begun = asked.begin()
    asked.game.wait()
    with pytest.raises(CancelledError):
        begun()
    assert asked.take() == ["waiting"]
    assert asked.work() == 0
    asked.game.answer(reply(case.upto(2)))
    assert asked.work() == 1
    assert asked.take()[-1].case == case.upto(2)

    asked.game.answer(infer(InferenceRequest(contradiction)))
    asked.work()
    assert asked.take()[-1].case == contradiction.upto(5)


def test_while_nobody_looks_and_where_there_are_no_hands_nothing_is_looked_for(asked, case):
    asked.service.watch(False)
    asked.game.answer(reply(case.upto(2)))
    asked.service.look_at("Cid")
    assert asked.work() == 0
    assert asked.take() == []
    asked.service.watch(True)
    asked.take()
    asked.game.answer(replace(reply(case, ("setup",)), upto=-1))
    asked.game.close()
    assert asked.take() == [("setup",), "emptied"]
    assert asked.work() == 0


def test_hands_that_cannot_be_estimated_are_said_to_be_so(asked, monkeypatch):
    def refuse(*_, **__):
        raise TooLargeError("too large")

    monkeypatch.setattr(likely, "likely_hands", refuse)
    asked.work()
    (found,) = asked.take()
    assert found.likely is None
    assert "too large" in found.failure


def test_what_breaks_is_said(asked, monkeypatch, case):
    def broken(*_):
        raise RuntimeError("out of order")

    monkeypatch.setattr(hands, "find", broken)
    asked.service.look_at("Dot")
    asked.work()
    assert "out of order" in asked.take()[-1].failure


def test_it_does_not_remember_without_end(asked, case):
    for n in range(REMEMBERED + 1):
        asked.service._answers.keep((case, f"Somebody {n}"), Hands(case, f"Somebody {n}"))
    assert len(asked.service._answers) == REMEMBERED
