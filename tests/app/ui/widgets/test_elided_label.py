"""Lines that give way: by letters, or by words."""

from __future__ import annotations

import pytest

from app.ui.widgets.labels import ElidedLabel


@pytest.mark.parametrize(
    ("by_words", "text", "room_for", "shown"),
    [
        (True, "deals left", "deals left", "deals left"),
        (True, "deals left", "deals lef", "deals"),
        (True, "deals left", "deals", "deals"),
        (False, "deals left", "deals left at all", "deals left"),
    ],
)
def test_it_shows_what_there_is_room_for(qtbot, by_words, text, room_for, shown):
    label = ElidedLabel(by_words=by_words)
    qtbot.addWidget(label)
    label.setText(text)
    label.resize(label.fontMetrics().horizontalAdvance(room_for), 20)
    assert label.shown == shown


@pytest.mark.parametrize("by_words", [True, False])
def test_where_not_even_a_word_fits_it_is_cut_off(qtbot, by_words):
    label = ElidedLabel(by_words=by_words)
    qtbot.addWidget(label)
    label.setText("solutions left")
    label.resize(label.fontMetrics().horizontalAdvance("soluti"), 20)
    assert label.shown.endswith("…")
    assert label.shown != "…"
