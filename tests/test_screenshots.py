"""The states of the window that are drawn can be found by their names."""

import pytest
from PySide6.QtCore import QSize

from tests.screenshots.__main__ import parse
from tests.screenshots.gallery import STATES, SUBJECTS, contents
from tests.screenshots.studio import SIZES


def test_no_two_states_have_one_name():
    assert sum(map(len, SUBJECTS.values())) == len(STATES)


@pytest.mark.parametrize("name", STATES)
def test_each_state_says_what_it_shows(name):
    (line,) = (line for line in contents().splitlines() if line.split()[:1] == [name])
    assert line.endswith(".")


def test_states_are_drawn_by_name(tmp_path):
    chosen = parse([str(tmp_path), "start", "board", "--size", "1024x768", "--size", "1280"])
    assert (chosen.folder, chosen.states) == (tmp_path, ["start", "board"])
    assert (chosen.sizes, chosen.schemes) == ([QSize(1024, 768), SIZES[0]], None)


@pytest.mark.parametrize(
    "words", [[], ["folder", "no-such-state"], ["folder", "--readme"], ["folder", "--size", "wide"]]
)
def test_what_cannot_be_drawn_is_refused_before_anything_is_drawn(words, capsys):
    with pytest.raises(SystemExit):
        parse(words)
    assert "error:" in capsys.readouterr().err
