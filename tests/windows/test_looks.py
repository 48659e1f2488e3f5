"""The pictures under Wine, with a display that fails as Wine does."""

from __future__ import annotations

import sys

import pytest

from tests.windows import looks


@pytest.fixture
def taken(tmp_path, monkeypatch):
    """The scales whose pictures were begun; Wine ends the program at the first ``ends`` of them."""
    begun = []

    class Display:
        ends = 0

        def __init__(self, folder, size, dpi):
            begun.append(folder.name)

        def __enter__(self):
            if len(begun) <= Display.ends:
                sys.exit("NO: the program answers")

        def __exit__(self, *_):
            pass

    monkeypatch.setattr(looks, "Screen", Display)
    for name, stands_in in {"registry": print, "look": print, "fresh": lambda _: tmp_path}.items():
        monkeypatch.setattr(looks, name, stands_in)
    return Display, begun


def test_pictures_that_wine_ends_are_taken_once_more(taken):
    display, begun = taken
    display.ends = 1
    looks.main(["200"])
    assert begun == ["200-dark", "200-dark", "200-light"]


def test_pictures_that_wine_ends_twice_are_a_failure(taken):
    display, begun = taken
    display.ends = 2
    with pytest.raises(SystemExit, match="answers"):
        looks.main(["200"])
    assert begun == ["200-dark", "200-dark"]
