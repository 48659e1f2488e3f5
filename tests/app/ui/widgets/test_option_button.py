"""Where an option shows its key."""

import pytest
from PySide6.QtGui import QFontMetrics

from app.ui.widgets.options import NARROWEST_LETTERS, Option, OptionButton


@pytest.mark.parametrize(
    ("label", "key", "place"),
    [
        ("Mrs White", "w", 4),
        ("Rope", "o", 1),
        ("Frau Weiß", "w", 5),
        ("Ärger", "g", 2),
        ("nobody", "0", -1),
        ("Rope", "x", -1),
    ],
)
def test_a_key_is_underlined_in_the_name_where_it_stands_there(label, key, place):
    assert Option(label, label, key).underlined == place


WHOLE = pytest.mark.wine("offscreen, letters are whole pixels wide there: condensed to 82 %, this name has 89 %")


@pytest.mark.parametrize("label", [pytest.param("Conservatory", marks=WHOLE), "Billiard Room", "Lounge"])
def test_a_name_is_condensed_before_it_is_cut(qtbot, label):
    button = OptionButton(Option(label, label, label[0].lower()), framed=False)
    qtbot.addWidget(button)
    usual = QFontMetrics(button.font()).horizontalAdvance(label)
    for width in range(usual * (NARROWEST_LETTERS + 6) // 100, usual + 3):
        font, shown = button.fitted(width)
        assert shown.replace("&", "") == label, width
        assert QFontMetrics(font).horizontalAdvance(label) <= width
    assert "…" in button.fitted(usual // 2)[1]
