"""Where an option shows its key."""

import pytest

from app.ui.widgets.options import Option


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
