"""A line of the list is the notation's, but for what the list shows otherwise, and in the language of the window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.ui.text import event_line
from core.formats.editions import edition
from tests.app.languages import quiet
from tests.notation import parse_event

DECK = edition("classic-uk").deck
LINES = (
    "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows",
    "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows Rope, Dot passes, Eve shows",
    "Ann: Mrs White, Rope, Hall; Bob passes, nobody shows, Cid passes",
    'Ann: Mrs White, Rope, Hall; Bob shows, Cid shows Rope ("by mistake")',
    "Ann accuses: Mrs White, Rope, Hall; wrong",
    "Ann accuses: Mrs White, Rope, Hall; right",
    "Note: Bob has Rope",
    "Note: envelope does not have Rope",
    "Note: pool has Rope",
    "Ann moves to Library",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_that_of_the_notation(line: str):
    assert event_line(parse_event(line, DECK)) == line


def test_what_the_list_shows_otherwise_is_left_out():
    event = replace(parse_event(LINES[0], DECK), aside=True, comment="he hesitated")
    assert event_line(event) == LINES[0]


def test_a_name_that_could_be_a_word_of_the_line_is_in_quotes():
    event = parse_event('"Bob passes": Mrs White, Rope, Hall; "O, P" shows', DECK)
    assert event_line(event) == '"Bob passes": Mrs White, Rope, Hall; "O, P" shows'


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize("line", LINES)
def test_it_is_said_in_the_language_of_the_window(line: str):
    assert quiet(event_line(parse_event(line, DECK)), ["Ann", "Bob", "Cid", "Dot", "Eve", "by mistake"]) == ""


@pytest.mark.usefixtures("marked")
def test_cards_are_named_in_that_language():
    assert event_line(parse_event("Note: Bob has Rope", DECK)) == "«Note: Bob has «Rope»»"
