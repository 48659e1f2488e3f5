"""The sheet of ticks and crosses, compared with sheets filled in by hand."""

import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Note, Suggestion
from core.model.seats import POOL, Player
from core.model.setup import Setup
from core.situation.ticks import ticks_of
from tests.games import classic_game, small_game

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
ADA, BEA, CLEO, AXE, BOW, CLUB, ATTIC, BARN, CELLAR = DECK.cards
PLAYERS = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 2))
SETUP = Setup(DECK, PLAYERS, me="Ann", my_hand=(BOW, ATTIC))


def sheet(*events, setup=SETUP):
    return ticks_of(Case(setup, events))


def cards(mask):
    return {card for i, card in enumerate(DECK) if mask >> i & 1}


def test_my_cards_passes_and_cards_seen_are_on_the_sheet():
    found = sheet()
    assert cards(found.has["Ann"]) == {BOW, ATTIC}
    assert cards(found.lacks["Bob"]) == {BOW, ATTIC}
    assert found.wanted(Category.WEAPON) == (AXE, CLUB)
    assert found.wanted(Category.SUSPECT) == (ADA, BEA, CLEO)
    assert found.solution is None
    # passes are crosses and a card seen is a tick
    found = sheet(Suggestion("Ann", (ADA, AXE, BARN), passed=("Bob",), refuted_by="Cid", shown=AXE))
    assert cards(found.lacks["Bob"]) >= {ADA, AXE, BARN}
    assert cards(found.has["Cid"]) == {AXE}
    assert found.found[Category.WEAPON] == CLUB, "the bow is mine and Cid has the axe"
    assert found.wanted(Category.WEAPON) == ()
    # one of three counts only once it is down to one
    unseen = Suggestion("Bob", (ADA, BOW, BARN), refuted_by="Cid")
    assert not sheet(unseen).has["Cid"]
    passed = Suggestion("Ann", (BEA, CLUB, BARN), passed=("Bob", "Cid"))
    assert cards(sheet(unseen, passed).has["Cid"]) == {ADA}
    assert cards(sheet(passed, unseen).has["Cid"]) == {ADA}, "in whichever order"


def test_what_everybody_passed_on_is_in_the_envelope_or_in_the_pool():
    asked = Suggestion("Ann", (BEA, CLUB, BARN), passed=("Bob", "Cid"))
    assert sheet(asked).solution == (BEA, CLUB, BARN)
    with_pool = Setup(
        DECK, (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1)), me="Ann", my_hand=(BOW, ATTIC), pool=1
    )
    assert sheet(asked, setup=with_pool).found[Category.SUSPECT] is None
    looked = Note(POOL, ADA, holds=True)
    assert sheet(asked, looked, setup=with_pool).solution == (BEA, CLUB, BARN), "nothing else lies in the pool"


def test_a_full_hand_has_no_other_cards_but_nothing_is_found_by_counting():
    found = sheet(Note("Bob", ADA, holds=True), Note("Bob", BEA, holds=True))
    assert cards(found.has["Bob"]) == {ADA, BEA}
    assert found.found[Category.SUSPECT] == CLEO, "both others are ticked off"
    assert CLUB in cards(found.lacks["Bob"])

    # Bob's two cards are one of each three, so that he has no other: that takes counting.
    first = Suggestion("Cid", (ADA, AXE, BARN), refuted_by="Bob")
    second = Suggestion("Cid", (BEA, CLUB, CELLAR), refuted_by="Bob")
    assert CLEO not in cards(sheet(first, second).lacks["Bob"])
    assert answer(Case(SETUP, (first, second))).probability(CLEO, "Bob") == 0


def test_a_right_accusation_and_cards_face_up_are_known_and_a_card_without_a_place_contradicts():
    assert sheet(Accusation("Bob", (ADA, CLUB, CELLAR), correct=True)).solution == (ADA, CLUB, CELLAR)
    players = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1))
    open_card = Setup(DECK, players, me="Ann", my_hand=(BOW, ATTIC), face_up=(AXE,))
    assert sheet(setup=open_card).found[Category.WEAPON] == CLUB
    aside = Note("Bob", ADA, holds=True, aside=True)
    assert not sheet(aside).has["Bob"]
    # a card without a place is a contradiction
    with pytest.raises(Contradiction):
        sheet(Note("Bob", ADA, holds=True), Note("Cid", ADA, holds=True))


@pytest.mark.parametrize("seed", range(60))
def test_what_the_sheet_says_is_certain(seed):
    game = small_game(seed) if seed % 2 else classic_game(seed, 3 + seed % 4, 20)
    found, posterior = ticks_of(game.case), answer(game.case)
    deck = game.case.setup.deck
    for holder, mask in found.has.items():
        for i, card in enumerate(deck):
            if mask >> i & 1:
                assert posterior.probability(card, holder) == 1
    for holder, mask in found.lacks.items():
        for i, card in enumerate(deck):
            if mask >> i & 1:
                assert posterior.probability(card, holder) == 0
    if found.solution is not None:
        assert posterior.envelope.probability(found.solution) == 1
