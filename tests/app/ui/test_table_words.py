"""What happens at a real table, in words: in the list, for the others, and in every language."""

from __future__ import annotations

import pytest

from app.features.table_mode import public_words
from app.ui.text import event_line
from core.formats.editions import edition
from core.model.events import Accusation, Back, Event, GroupNote, Note, OpenHand, Out, Peek, Suggestion
from tests.app.languages import quiet

DECK = edition("classic-uk").deck
WHITE, ROPE, HALL = THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))

SAID: dict[Event, str] = {
    OpenHand("Cid", THREE, seen_by="everyone"): "Cid lays the hand open: Mrs White, Rope, Hall",
    OpenHand("Cid", (HALL,)): "Cid lays the hand open: Hall (seen only by you)",
    OpenHand("Cid", (HALL,), seen_by=("Bob", "Dot")): "Cid lays the hand open: Hall (seen by Bob and Dot)",
    OpenHand("pool", (HALL, ROPE), seen_by="everyone"): "The pool lies open: Hall, Rope",
    Peek("Bob", "pool"): "Bob saw a card of the pool",
    Peek("Bob", "Cid"): "Bob saw a card of Cid",
    Out("Dot"): "Dot is out",
    Out("Dot", answers=False): "Dot has left",
    Back("Dot"): "Dot is back",
    Accusation("Ann", None): "Ann accuses wrongly (cards not heard)",
    Accusation("Ann", THREE, seen_by=("Bob",)): "Ann accuses: Mrs White, Rope, Hall; wrong (seen by Bob)",
    Note("Bob", ROPE, holds=True, seen_by="everyone"): "Note: Bob has Rope (seen by everyone)",
    Note("Bob", ROPE, holds=False): "Note: Bob does not have Rope",
    GroupNote("Bob", (ROPE, HALL)): "Note: Bob has at least one of Rope, Hall",
    GroupNote("Bob", THREE, at_least=2): "Note: Bob has at least 2 of Mrs White, Rope, Hall",
    GroupNote("Bob", (ROPE, HALL), at_least=2, seen_by=("Cid",)): "Note: Bob has Rope, Hall (seen by Cid)",
    GroupNote("pool", (ROPE, HALL), holds=False): "Note: pool has none of Rope, Hall",
    Suggestion("Ann", THREE, ("Bob", "Cid"), overlooked=(("Bob", (HALL,)),)): (
        "Ann: Mrs White, Rope, Hall; Bob passes, Cid passes, nobody shows, Bob overlooked the Hall"
    ),
}


@pytest.mark.parametrize(("event", "line"), SAID.items(), ids=map(str, SAID))
def test_an_entry_says_what_happened_and_who_saw_it_where_that_is_not_as_usual(event: Event, line: str):
    assert event_line(event) == line


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize("event", SAID, ids=map(str, SAID))
def test_it_is_said_in_the_language_of_the_window(event: Event):
    for words in (event_line(event), public_words(event)):
        assert quiet(words, ["Ann", "Bob", "Cid", "Dot"]) == ""


@pytest.mark.parametrize("event", SAID, ids=map(str, SAID))
def test_at_the_table_nobody_reads_who_saw_it_nor_what_was_overlooked(event: Event):
    words = public_words(event)
    assert words
    assert "seen" not in words
    assert "overlooked" not in words
