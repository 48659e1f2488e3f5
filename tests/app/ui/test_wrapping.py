import pytest
from PySide6.QtGui import QFont, QFontMetrics

from app.ui.widgets.labels import counted_out

NEWS = "Bob: Rope, Hall; not Cid: Study, Lounge"


@pytest.fixture
def metrics(qapp) -> QFontMetrics:
    return QFontMetrics(QFont())


def test_what_fits_is_shown_whole(metrics):
    assert counted_out(NEWS, metrics, metrics.horizontalAdvance(NEWS)) == NEWS


@pytest.mark.parametrize(
    "shown", ["Bob: Rope, Hall; not Cid: Study, +1", "Bob: Rope, Hall; +2", "Bob: Rope, +3"], ids=["3", "2", "1"]
)
def test_what_does_not_fit_is_counted(metrics, shown):
    assert counted_out(NEWS, metrics, metrics.horizontalAdvance(shown)) == shown


def test_where_not_even_one_fits_all_are_counted(metrics):
    assert counted_out(NEWS, metrics, 1) == "+4"


def test_a_space_before_the_semicolon_stays_with_it(metrics):
    french = "Bob : Corde\u202f; pas Cid : Bureau"
    assert counted_out(french, metrics, metrics.horizontalAdvance(french) - 1) == "Bob : Corde\u202f; +1"
