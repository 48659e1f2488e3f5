"""Whatever is answered is judged; what the rules don't allow loses, and says why."""

import re

import numpy as np
import pytest

from core.arena.tournament import NAMES, Match, play
from core.board.mansion import mansion_of
from core.formats.editions import edition
from core.formats.validity import case_problems
from core.model.cards import Card, Category
from core.model.events import Accusation, Suggestion, Via
from core.policies.simple import Casual
from core.referee.deal import deal_out
from core.referee.referee import PlayedGame
from core.referee.requests import described

DEAL = deal_out(edition("classic-uk"), NAMES[:3], 1)
SUSPECT, OTHER, *_ = DEAL.setup.deck.of(Category.SUSPECT)
WEAPON = DEAL.setup.deck.of(Category.WEAPON)[0]
ROOM = DEAL.setup.deck.of(Category.ROOM)[0]
STRANGER = Card("Zorro", Category.SUSPECT)


class Cheat(Casual):
    """Does one thing its own way: ``does`` gets what casual would do."""

    def __init__(self, decision: str, does: object) -> None:
        self.decision, self.does = decision, does

    def _chosen(self, decision, lawful):
        if decision != self.decision:
            return lawful
        return self.does(lawful) if callable(self.does) else self.does

    def travel(self, situation):
        return self._chosen("travel", super().travel(situation))

    def destination(self, situation, roll):
        return self._chosen("destination", super().destination(situation, roll))

    def suggestion(self, situation, room):
        return self._chosen("suggestion", super().suggestion(situation, room))

    def accusation(self, situation):
        return self._chosen("accusation", super().accusation(situation))

    def show(self, situation, asker, cards):
        return self._chosen("show", super().show(situation, asker, cards))


def against(decision: str, does: object) -> PlayedGame:
    """A game of a cheat against two casual players."""
    policies = dict(zip(DEAL.setup.seats, (Cheat(decision, does), Casual(), Casual()), strict=True))
    record = play(Match(DEAL, policies, mansion_of(DEAL.setup), 1))
    for player in DEAL.setup.seats:
        assert not case_problems(record.cases[player])
    return record


def of_the_cheat(record: PlayedGame) -> list[str]:
    """What the cheat did wrong, who lost by it; each of the others can still win."""
    assert record.violations
    assert {foul.player for foul in record.violations} == {"Ann"}
    assert record.winner in {"Bob", "Cid"}
    return [foul.what for foul in record.violations]


WANTED = "give a suspect, a weapon and a room, in this order, not"

TRIPLES = [
    ((SUSPECT, OTHER, ROOM), f"{WANTED} Miss Scarlett, Colonel Mustard, Kitchen"),
    ((SUSPECT, WEAPON), f"{WANTED} Miss Scarlett, Candlestick"),
    ((SUSPECT, WEAPON, ROOM, ROOM), f"{WANTED} Miss Scarlett, Candlestick, Kitchen, Kitchen"),
    ((WEAPON, SUSPECT, ROOM), f"{WANTED} Candlestick, Miss Scarlett, Kitchen"),
    ((STRANGER, WEAPON, ROOM), "not in the deck: Zorro"),
    ((SUSPECT, None, np.zeros(3)), "not in the deck: nothing"),
    ((), f"{WANTED} nothing"),
    ("Miss Scarlett", "give three cards, not “Miss Scarlett”"),
    (7, "give three cards, not 7"),
    (object(), "give three cards, not something of type object"),
]


@pytest.mark.parametrize(("chosen", "what"), TRIPLES)
def test_a_suggestion_is_three_cards_one_of_each_category(chosen, what):
    record = against("suggestion", lambda _: chosen)
    assert of_the_cheat(record) == [what]
    assert not any(isinstance(event, Suggestion) and event.by == "Ann" for event in record.events)


@pytest.mark.parametrize(("chosen", "what"), TRIPLES)
def test_an_accusation_is_three_cards_one_of_each_category(chosen, what):
    record = against("accusation", lambda _: chosen)
    assert of_the_cheat(record) == [what]
    assert record.wrong == (), "it was no accusation"


def test_cards_in_a_list_are_cards_but_in_the_wrong_order_they_win_nothing():
    room, suspect, weapon = DEAL.envelope[2], DEAL.envelope[0], DEAL.envelope[1]
    assert of_the_cheat(against("accusation", (room, suspect, weapon)))[0].startswith(WANTED)
    # cards in a list are cards
    record = against("accusation", list(DEAL.envelope))
    assert (record.winner, record.violations) == ("Ann", ())
    assert record.events[-1] == Accusation("Ann", DEAL.envelope, correct=True)


def test_one_suggests_where_one_is():
    rooms = DEAL.setup.deck.of(Category.ROOM)
    (said,) = of_the_cheat(
        against("suggestion", lambda cards: (*cards[:2], next(one for one in rooms if one != cards[2])))
    )
    assert re.fullmatch(r"in the ([A-Z]\w+ ?\w+) you can suggest that room only, not the (?!\1)[A-Z].*", said)


@pytest.mark.parametrize(
    ("way", "what"),
    [
        ((Via.PASSAGE, ROOM), "“passage”, Kitchen"),
        ("passage", "“passage”"),
        (ROOM, "Kitchen"),
        (3, "3"),
        ([Via.PASSAGE, ROOM], "“passage”, Kitchen"),
        ((Via.PASSAGE, np.zeros(2)), "“passage”, something of type ndarray"),
        ({}, "something of type dict"),
    ],
)
def test_a_way_that_is_none_is_a_foul(way, what):
    assert of_the_cheat(against("travel", way)) == [f"you cannot go there without a roll: {what}"]


@pytest.mark.parametrize(
    ("place", "what"),
    [
        (lambda _: None, "nothing"),
        ((0, 0), "0, 0"),
        (ROOM, "Kitchen"),
        ([1, 2, 3], "1, 2, 3"),
        (np.zeros(2), "something of type ndarray"),
        ((10**5000, 1), "something of type int, 1"),
        ((1,) * 99, "1, 1, 1, 1, 1, 1, 93 more"),
    ],
)
def test_a_place_out_of_reach_is_a_foul(place, what):
    (said,) = of_the_cheat(against("destination", place))
    assert re.fullmatch(r"a roll of \d+ does not lead there: " + re.escape(what), said)


@pytest.mark.parametrize("card", [STRANGER, lambda _: None, "Rope", [SUSPECT], (SUSPECT, WEAPON)])
def test_who_shows_what_was_not_asked_for_is_out_and_the_game_goes_on(card):
    assert all(" cannot be shown, only " in said for said in of_the_cheat(against("show", card)))


def test_what_a_policy_chose_is_told_in_a_few_words_and_what_it_raises_is_its_own_bug():
    assert described([ROOM] * 9) == "Kitchen, Kitchen, Kitchen, Kitchen, Kitchen, Kitchen, 3 more"
    assert described("x" * 99) == f"“{'x' * 59}…”"
    endless = [ROOM]
    endless.append(endless)
    assert described(endless) == "Kitchen, something of type list"

    # what a policy raises is its own bug
    def broken(_):
        raise ValueError("a bug")

    with pytest.raises(ValueError, match="a bug"):
        against("suggestion", broken)
