import os

import pytest

from core.cli.output import terminal_columns


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
