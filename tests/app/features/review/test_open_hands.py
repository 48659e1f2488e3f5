"""What was laid open counts for everyone who saw it: in the review, in the danger of waiting, at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from app.features.review.page import sentences_of
from core.formats.editions import edition
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending
from core.model.events import Accusation, Audience, Event, Note, OpenHand, Out, Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.accusing import Verdict, verdict
from core.review.review import review
from core.situation.situation import Situation
from tests.games import classic_game

DECK = edition("classic-uk").deck
GAME = classic_game(9, 3, 14)
ANNS = tuple(card for card, holder in GAME.truth.items() if holder == "Ann")
WRONG = Accusation("Ann", None)


def waiting(*events: Event) -> Verdict:
    case = GAME.case
    for event in (WRONG, *events):
        case = case.appended(event)
    return verdict(Situation.of(case))


def test_a_hand_that_all_have_seen_makes_waiting_as_dangerous_as_it_is():
    """Six notes are my secret: 96% if I wait. All have seen the same six: 68%."""
    secret = waiting(*(Note("Ann", card, holds=True) for card in ANNS))
    assert secret.waiting == pytest.approx(0.956, abs=0.001)
    assert waiting(OpenHand("Ann", ANNS)).waiting == secret.waiting
    seen = waiting(OpenHand("Ann", ANNS, seen_by="everyone"))
    assert seen.waiting == pytest.approx(0.684, abs=0.001)
    assert waiting(OpenHand("Ann", ANNS, seen_by=("Cid",))) == seen, "the only other who takes turns has seen it"
    assert seen.p == secret.p
    assert seen.danger > 5 * secret.danger


def asked(lot: Random, hands: dict[str, Sequence[Card]], turns: int) -> list[Event]:
    """Suggestions of two players, whose hands are these, as they are answered."""
    events: list[Event] = []
    for turn in range(turns):
        asker, other = ("Bob", "Cid") if turn % 2 == 0 else ("Cid", "Bob")
        suspect, weapon, room = three = tuple(lot.choice(DECK.of(category)) for category in Category)
        held = [card for card in three if card in hands[other]]
        shown = held[0] if held and "Bob" in (asker, other) else None
        refuter = other if held else None
        events.append(Suggestion(asker, (suspect, weapon, room), refuted_by=refuter, shown=shown, follows=True))
    return events


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_six_cards_laid_open_are_as_dangerous_as_face_up_from_the_start(seed: int):
    lot = Random(seed)
    hands = {who: [c for c, holder in GAME.truth.items() if holder == who] for who in ("Ann", "Bob", "Cid")}
    turns = asked(lot, hands, 8)
    two = (Player("Bob", 6), Player("Cid", 6))
    mine = tuple(sorted(hands["Bob"], key=DECK.cards.index))
    face_up = Case(Setup(DECK, two, me="Bob", my_hand=mine, face_up=ANNS), tuple(turns))
    opened = (OpenHand("Ann", ANNS, seen_by="everyone"), Out("Ann", answers=False), *turns)
    laid = verdict(Situation.of(Case(Setup(DECK, (Player("Ann", 6), *two), me="Bob", my_hand=mine), opened)))
    up = verdict(Situation.of(face_up))
    numbers = [(found.p, found.danger, found.later, found.waiting) for found in (laid, up)]
    assert numbers[0] == pytest.approx(numbers[1], abs=1e-9)
    assert laid.solution == up.solution


def certain(seen_by: Audience) -> str:
    """What the review says of Cid, in a game where Ann's and Bob's cards are laid open."""
    truth, setup = GAME.truth, GAME.case.setup
    case = Case(setup, (WRONG, OpenHand("Ann", ANNS, seen_by=seen_by)))
    bobs = tuple(card for card, holder in truth.items() if holder == "Bob")
    case = case.appended(OpenHand("Bob", bobs, seen_by=seen_by))
    (said,) = (line for line in sentences_of(review(case, ending(setup, truth, "Bob"))) if line.startswith("Cid "))
    return said


def test_the_review_knows_who_was_certain_by_a_hand_laid_open():
    assert certain("everyone") == "Cid could be certain of it after entry 3."
    assert certain(("Cid",)) == "Cid could be certain of it after entry 3."
    assert certain(("Ann",)) == "Cid could not be certain of it."
    assert certain("me") == "Cid could not be certain of it."
