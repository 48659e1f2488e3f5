"""What a practice game asks and tells, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.features.practice.presenter import came_of_it, ended, happened
from app.features.practice.service import Moment
from app.features.practice.state import question_of
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Accusation
from core.model.seats import Player
from core.model.setup import Setup
from core.practice.game import PracticeEnd
from core.practice.options import PracticeOptions
from core.referee.referee import PlayedGame
from core.referee.requests import Show
from tests.notation import parse_event

DECK = edition("classic-uk").deck
PLAYERS = tuple(Player(name, size) for name, size in (("Me", 5), ("Cora", 5), ("Felix", 4), ("Hugo", 4)))
HAND = tuple(map(DECK.card, ("Miss Scarlett", "Rope", "Hall", "Study", "Library")))
SETUP = Setup(DECK, PLAYERS, "classic-uk", "Me", HAND)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Me: Mrs White, Dagger, Hall; Cora passes, Felix shows Dagger", "Cora passes. Felix shows you the Dagger."),
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


def test_it_is_said_when_the_limit_ends_a_game():
    deal = PracticeOptions(me="Me").deal()
    cases = {name: Case(replace(deal.setup, me=name, my_hand=hand)) for name, hand in deal.hands.items()}
    record = PlayedGame(deal, (), cases, None, 400)
    end = PracticeEnd(None, deal.envelope, deal.hands, cases["Me"], record)
    cards = ", ".join(card.name for card in deal.envelope)
    assert ended(end, "Me") == f"Nobody wins: a game ends after 400 turns. It was {cards}."
    wrong = tuple(Accusation(name, deal.envelope, correct=False) for name in cases)
    everyone = replace(end, record=replace(record, events=wrong))
    assert ended(everyone, "Me") == f"Nobody wins. It was {cards}."


def test_whoever_is_out_is_told_so_whatever_others_do():
    out = "Your accusation was wrong: you are out, and only answer questions from now on."
    case = Case(SETUP, (parse_event("Me accuses: Mrs White, Dagger, Hall; wrong", DECK),))
    assert happened(case) == out
    assert happened(case.appended(parse_event("Cora: Mrs White, Rope, Kitchen; Felix shows", DECK))).startswith(out)
