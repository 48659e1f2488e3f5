"""How wide texts are on a terminal, and how wide the terminal is."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cli.output import flush_right, padded, printable, shortened, terminal_columns, width
from tests.growth import grows_with_its_size


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Ann", 3),
        ("Zoë", 3),
        ("Zoe\u0308", 3),
        ("王さん", 6),
        ("🔍", 2),
        ("a🔍b", 4),
    ],
)
def test_width_is_what_a_terminal_takes(text, columns):
    assert width(text) == columns


def test_what_could_steer_a_terminal_is_spelled_out():
    assert printable("a\x1b[2J\nb\u2028c\ud800\tZoë 👩\u200d🔬") == "a\\x1b[2J\\nb\\u2028c\\ud800\\tZoë 👩\u200d🔬"


@given(st.text(max_size=40), st.integers(3, 20))
def test_names_fit_their_column(text, columns):
    name = shortened(printable(text), columns)
    assert width(name) <= columns
    assert width(padded(name, columns)) == width(flush_right(name, columns)) == columns


def test_the_work_for_a_text_grows_with_its_length():
    assert grows_with_its_size(lambda n: shortened("S" * n, 30), 1_000)
    assert shortened("S" * 300_000, 30) == f"{'S' * 28}.."


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
