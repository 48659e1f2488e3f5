"""The field that finds cards shows all of what it asks for."""

import pytest

from app.features.setup.forms import FindEdit


@pytest.mark.parametrize("words", ["Card", "Type a card, then Enter", "Escribe una carta y pulsa Intro, por favor"])
def test_it_is_as_wide_as_its_words_and_no_narrower_than_it_was_told(qtbot, words):
    field = FindEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText(words)
    field.fit_what_it_asks(150)
    field.show()
    assert field.width() >= 150
    assert field.width() > field.fontMetrics().horizontalAdvance(words)
