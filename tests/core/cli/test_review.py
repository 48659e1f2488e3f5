from dataclasses import replace
from functools import cache

import pytest

from core.formats.case_file import write_case
from core.model.ending import ending, with_ending
from core.model.events import Note
from core.model.seats import ENVELOPE
from core.review.review import review
from tests.core.cli.cases import data_of, printed
from tests.games import classic_game

GAME = classic_game(3, 4, 8)
CASE = replace(GAME.case, about=with_ending(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob")))


@cache
def reviewed():
    return review(CASE)


@pytest.fixture
def path(tmp_path):
    case = replace(CASE, setup=replace(CASE.setup, board=None))
    write_case(case, tmp_path / "game.case.json")
    return tmp_path / "game.case.json"


def test_the_data_and_the_words_are_those_of_the_review(capsys, path):
    data = data_of(capsys, "review", path)
    found = reviewed()
    assert (data["format"], data["version"], data["reviewed"]) == ("deerstalker-review", 1, 8)
    assert data["given_away_bits"] == pytest.approx(found.given_away_bits)
    assert [one["event"] for one in data["decisions"]] == [one.event for one in found.decisions]
    assert [one["bits"] for one in data["told"]] == pytest.approx([one.bits for one in found.gains])
    assert [one["who"] for one in data["certain"]] == [one.who for one in (found.me, found.anyone, *found.others)]
    suggestion = next(one for one in data["decisions"] if one["type"] == "suggestion")
    assert suggestion["best_gain_bits"] >= suggestion["gain_bits"]
    # the text says it in words
    text = printed(capsys, "review", path)
    assert f"You missed {found.given_away_bits:.2f} bits in {len(found.suggestions)} suggestions" in text
    for one in found.suggestions:
        assert f"entry {one.event + 1}: suggested" in text
    assert "from public information alone" in text


def test_a_contradiction_ends_the_review(capsys, tmp_path):
    path = tmp_path / "game.case.json"
    lie = Note(ENVELOPE, CASE.setup.my_hand[0], holds=True)
    write_case(CASE.inserted(5, lie), path)
    data = data_of(capsys, "review", path, status=3)
    assert data["reviewed"] == 5
    assert data["conflict"] == [5, "setup"]
    assert "5" in printed(capsys, "review", path, status=3)
