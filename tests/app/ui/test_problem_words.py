"""What went wrong is said in the language of the window, also where an error brings it; keys are named in tool tips."""

import pytest
from PySide6.QtGui import QKeySequence

from app.ui.shortcuts import with_key
from app.ui.text import problem_lines, reason, went_wrong
from core.model.problems import Problem
from core.text.text import say


@pytest.mark.usefixtures("marked")
def test_a_problem_keeps_its_place_and_is_said_in_the_language():
    wrong = Problem("events[3]", say("is missing"))
    assert problem_lines([wrong]) == "«events[3]: «is missing»»"
    assert problem_lines([wrong, Problem("", say("is empty"))]) == "«events[3]: «is missing»»\n«is empty»"


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError(say("too {what}").format(what="large")), "«too large»"),
        (OSError(28, "No space left"), "No space left"),
        (OSError(30, "Read-only file system", "/home/ann"), "/home/ann: Read-only file system"),
        (OSError("no library"), "no library"),
        (KeyError(3), "3"),
        (ValueError(), ""),
    ],
)
def test_an_error_is_said_in_the_language_where_it_can_be(error: Exception, said: str):
    assert reason(error) == said


def test_a_fault_is_told_as_a_programmer_reads_it():
    assert went_wrong(ValueError("x")) == "Unexpected error: ValueError('x')."


def test_a_tool_tip_names_its_key_where_there_is_one():
    assert with_key("Save it", QKeySequence("Ctrl+S")) == "Save it (Ctrl+S)"
    assert with_key("Save it", QKeySequence()) == "Save it"
