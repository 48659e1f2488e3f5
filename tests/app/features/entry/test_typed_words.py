"""Letters where letters are keys: the same, whatever their pace and whether or not the events tell it."""

import random
from functools import lru_cache
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.entry.presenter import TypedWords
from app.features.entry.view import EntryPanel
from app.ui.language import LANGUAGES, card_name, set_language
from app.ui.vocabulary import vocabulary_of
from app.ui.widgets.options import letter_keys
from core.formats.editions import edition, edition_names
from core.model.case import Case
from core.model.deck import Deck
from core.model.seats import Player
from core.model.setup import Setup

PACES = (20, 200, 2000)
SPECIAL = {" ": Qt.Key.Key_Space, "\b": Qt.Key.Key_Backspace, "\n": Qt.Key.Key_Return, "\x1b": Qt.Key.Key_Escape}


class Table:
    """The panel, and somebody who presses its keys. A word that is begun is noted instead of opening the line."""

    def __init__(self, qtbot, deck: Deck, name: str) -> None:
        sizes = [len(part) for part in ([*deck][3::4], [*deck][4::4], [*deck][5::4], [*deck][6::4])]
        players = tuple(Player(who, size) for who, size in zip(("Ann", "Bob", "Cid", "Dot"), sizes, strict=True))
        self.first = self.case = Case(Setup(deck, players, name))
        self.panel = EntryPanel()
        qtbot.addWidget(self.panel)
        TypedWords(self.panel, lru_cache(vocabulary_of)).begun.connect(self._begin)
        self.panel.record = self._record
        self.begun: list[tuple[str, object]] = []
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()
        self.panel.situate(self.case)
        self.clear()

    def _begin(self, letters: str, before) -> None:
        self.begun.append((letters, before.draft))
        self.panel.lay(before.emptied())

    def _record(self, event, _) -> bool:
        self.case = self.case.appended(event)
        self.panel.situate(self.case)
        return True

    def clear(self) -> None:
        self.begun.clear()
        if self.case != self.first:
            self.case = self.first
            self.panel.situate(self.case)
        self.press("\x1b", 0)
        self.panel.take_focus()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # buttons of cards shown before

    def press(self, letters: str, pace: int) -> None:
        for at, letter in enumerate(letters, 1):
            key = SPECIAL.get(letter) or Qt.Key(ord(letter.upper()))
            text = "" if letter in "\b\n\x1b" else letter
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
            event.setTimestamp(pace * at)
            QApplication.sendEvent(self.panel.focusWidget() or self.panel, event)

    def after(self, letters: str, pace: int) -> tuple[object, ...]:
        """What has become of the entry after these letters."""
        self.clear()
        self.press(letters, pace)
        return self.panel.draft, self.case.events, tuple(self.begun)


@pytest.fixture(params=[pytest.param(one, marks=[] if one == "en" else [pytest.mark.slow]) for one in LANGUAGES])
def language(request, qapp):
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, "en")


@pytest.mark.parametrize("rooms", [1, pytest.param(99, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", edition_names())
def test_the_keys_of_three_cards_and_who_shows_are_an_entry_and_never_a_word(name, rooms, language, qtbot):
    deck = edition(name).deck
    table, keys = Table(qtbot, deck, name), letter_keys(deck, card_name)
    for cards in product(deck.suspects, deck.weapons, deck.rooms[:rooms]):
        letters = "".join(keys[deck.card(card)] for card in cards)
        draft, events, begun = table.after(f"{letters}3", 0)
        assert [card.name for card in draft.triple] == list(cards), letters
        assert draft.refuter == "Cid"
        assert (events, begun) == ((), ())


def sequences(deck: Deck, count: int) -> list[str]:
    """Keys, beginnings of names, and other keys, in any order."""
    lot, keys = random.Random(45), "".join(letter_keys(deck, card_name).values())
    words = [word.lower() for card in deck for word in card_name(card).split() if word.isascii() and word.isalpha()]

    def part() -> str:
        return lot.choice((lot.choice(keys), lot.choice(words)[: lot.randint(1, 5)], lot.choice("2340x \b\n")))

    return ["".join(part() for _ in range(lot.randint(1, 8))) for _ in range(count)]


@pytest.mark.parametrize("count", [60, pytest.param(3_000, marks=pytest.mark.slow)])
def test_what_is_typed_does_not_hang_on_the_pace(count, language, qtbot):
    deck = edition("classic-uk").deck
    table = Table(qtbot, deck, "classic-uk")
    outcomes = [0, 0]
    for letters in sequences(deck, count):
        told, *others = (table.after(letters, pace) for pace in (0, *PACES))
        assert others == [told] * len(PACES), letters
        outcomes[bool(told[2])] += 1
    assert min(outcomes) > count // 10, "both entries and words came about"
