"""How an option writes its label: where its key is, and how it gets into its width."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics

from app.ui.icons import TokenLook
from app.ui.widgets.form import BESIDE, CardColumns
from app.ui.widgets.labels import NARROWEST_LETTERS
from app.ui.widgets.options import PADDING, Option, OptionButton
from core.formats.editions import edition
from tests.app.settling import settle
from tests.pictures import difference


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


def test_all_cards_are_written_in_letters_of_one_width(qtbot):
    columns = CardColumns("entry")
    qtbot.addWidget(columns)
    columns.set_deck(edition("classic-uk").deck)
    columns.show()
    seen = set()
    for width in range(470, 600, 10):
        columns.resize(width, 150)
        columns.set_room(QSize(width, 150))  # of six columns
        settle()
        written = [one.fitted(one.width() - 2 * PADDING) for one in columns.findChildren(OptionButton)]
        letters = {font.stretch() for font, _ in written}
        assert len(letters) == 1, width
        assert not any("…" in shown for _, shown in written), width
        seen |= letters
    assert len(seen) > 3


def test_the_usual_width_of_columns_has_room_for_the_tokens(qtbot):
    columns = CardColumns("entry")
    qtbot.addWidget(columns)
    columns.set_deck(edition("classic-uk").deck)
    buttons = [group.findChildren(OptionButton) for group in columns.groups]
    suspects, *others = [max(one.token_width for one in column) for column in buttons]
    assert suspects > 0
    assert others == [0, 0]
    names = sum(max(one.width_in(100) for one in column) for column in buttons)
    assert columns.usual_width == names + suspects + 2 * BESIDE


def test_a_token_leaves_the_key_before_it_free(qtbot):
    drawn = []
    for token in (None, TokenLook("S")):
        button = OptionButton(Option("Sam", "Sam", "6", token), framed=False)
        qtbot.addWidget(button)
        key = QRect(PADDING, 0, QFontMetrics(button.font()).horizontalAdvance("6") + 2, button.sizeHint().height())
        button.resize(200, key.height())
        drawn.append(button.grab(key).toImage())
    assert not difference(*drawn)
