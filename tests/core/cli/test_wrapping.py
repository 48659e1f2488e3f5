import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cli.output import terminal_columns, width, wrapped


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("", 5, [""]),
        ("Ann", 3, ["Ann"]),
        ("Ann: White, Rope", 10, ["Ann:", "White,", "Rope"]),
        ("Ann: White, Rope", 11, ["Ann: White,", "Rope"]),
        ("Candlestick is", 5, ["Candl", "estic", "k is"]),
        ("a Candlestick", 5, ["a", "Candl", "estic", "k"]),
        ("探偵ベーカー", 5, ["探偵", "ベー", "カー"]),
        ('"O,  P"', 20, ['"O,  P"']),
    ],
)
def test_lines_break_between_words_where_they_can(text, columns, lines):
    assert wrapped(text, columns) == lines


@given(st.text(st.sampled_from("ab é探🔍\u0308\u200d\ufe0f"), max_size=40), st.integers(4, 12))
def test_lines_fit_and_nothing_is_lost(text, columns):
    lines = wrapped(text, columns)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert max(map(width, lines)) <= columns


def test_the_terminal_or_the_environment_says_how_wide_it_is(monkeypatch):
    monkeypatch.setenv("COLUMNS", "72")
    assert terminal_columns() == 72
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((91, 30)))
    assert terminal_columns() == 91


def test_without_a_terminal_nobody_says():
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("COLUMNS", raising=False)
        patch.setattr(os, "get_terminal_size", _unknown)
        assert terminal_columns() is None


def _unknown(_):
    raise OSError
