"""What a practice game asks and tells, without a window."""

from __future__ import annotations

import pytest

from app.features.practice.service import Moment
from app.features.practice.state import question_of
from app.features.practice.text import came_of_it, happened
from core.formats.editions import edition
from core.model.case import Case
from core.model.seats import Player
from core.model.setup import Setup
from core.referee.requests import Show
from tests.notation import parse_event

DECK = edition("classic-uk").deck
PLAYERS = tuple(Player(name, size) for name, size in (("Me", 5), ("Cora", 5), ("Felix", 4), ("Hugo", 4)))
HAND = tuple(map(DECK.card, ("Miss Scarlett", "Rope", "Hall", "Study", "Library")))
SETUP = Setup(DECK, PLAYERS, "classic-uk", "Me", HAND)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "Me: Mrs White, Dagger, Hall; Cora passes, Felix shows Dagger",
            "Cora passes. Felix shows you the Dagger.",
        ),
        ("Me: Mrs White, Dagger, Hall; nobody shows", "Nobody can show a card."),
        ("Hugo: Mrs White, Rope, Study; Me shows Rope", "You showed Hugo the Rope."),
        ("Cora: Mrs White, Rope, Kitchen; Felix shows", ""),
    ],
)
def test_what_concerns_me_is_told(line, said):
    assert came_of_it((parse_event(line, DECK),), "Me") == said


def test_who_passed_is_told_with_the_question_which_card_to_show():
    asked = parse_event("Felix: Miss Scarlett, Rope, Kitchen; Hugo passes, Me shows", DECK)
    case = Case(SETUP)
    show = Show("Me", case.appended(asked), 0, "Felix", HAND[:2])
    title = question_of(Moment(case, show), None).title
    assert title == "Felix suggests Miss Scarlett, Rope, Kitchen; Hugo passes. Which card do you show?"


def test_whoever_is_out_is_told_so_whatever_others_do():
    out = "Your accusation was wrong: you are out, and only answer questions from now on."
    case = Case(SETUP, (parse_event("Me accuses: Mrs White, Dagger, Hall; wrong", DECK),))
    assert happened(case) == out
    assert happened(case.appended(parse_event("Cora: Mrs White, Rope, Kitchen; Felix shows", DECK))).startswith(out)
