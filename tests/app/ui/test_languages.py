"""The language for tests marks the program's texts, and finds those that no language would change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ui.language import card_name, localized, set_language, the_card, translate
from core.model.cards import Card, Category
from core.text.text import say
from tests.app.languages import Marked, outside, quiet, unmarked

ROPE = Card("Rope", Category.WEAPON)
MARKED = pytest.mark.usefixtures("marked")


@MARKED
def test_texts_and_their_values_are_marked():
    assert translate("{who} shows {card}").format(who="Bob", card=card_name(ROPE)) == "«Bob shows «Rope»»"
    assert translate("%n card(s)", "", 2) == "«2 cards»"
    assert the_card(ROPE) == "«the Rope»"
    assert localized(say("not {card:the}").format(card=ROPE)) == "«not «the Rope»»"


@MARKED
def test_texts_of_qt_are_left_alone():
    assert QCoreApplication.translate("QPlatformTheme", "OK") == "OK"


def test_nothing_is_marked_once_the_fixture_is_gone(marked: Marked, qapp: QCoreApplication):
    qapp.removeTranslator(marked)
    assert translate("Nobody shows") == "Nobody shows"


def test_a_card_that_is_called_like_a_button_keeps_its_name(qapp: QCoreApplication):
    set_language(qapp, "de")
    try:
        assert translate("Close") == "Schließen"
        assert card_name(Card("Close", Category.ROOM)) == "Close"
        assert card_name(ROPE) == "Seil"
    finally:
        set_language(qapp, "en")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("«Bob shows «Rope»»", ""),
        ("«Bob» shows «Rope»", "shows"),
        ("Ann: 34 %", ""),
        ("<b>«Rope»</b>&nbsp;· Bob", "Bob"),
        ("«a» «b", "«b"),
    ],
)
def test_words_outside_of_marks_are_found(text: str, left: str):
    assert outside(text, ["Ann"]) == left


def test_texts_of_a_widget_are_found(qtbot):
    box = QGroupBox("«Hands»")
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    for widget in (QLabel("Rope"), QPushButton("«Show»", toolTip="Shows it"), QWidget(accessibleName="Ann")):
        layout.addWidget(widget)
    assert sorted(unmarked(box, ["Ann"]).values()) == ["Rope", "Shows it"]


@pytest.mark.usefixtures("loud")
def test_what_no_translator_says_stays_in_small_letters():
    said = translate("<b>{who}</b> shows {card}&nbsp;(%n&)", "", 3).format(who="Bob", card="Rope")
    assert said == "<b>Bob</b> SHOWS Rope&nbsp;(3&)"
    assert quiet(said, ["Bob"]) == "Rope"
    assert quiet(translate("{who} shows").format(who=card_name(ROPE))) == ""
