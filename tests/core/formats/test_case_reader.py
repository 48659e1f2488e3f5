"""The tables of the case format: what is refused, located; what contradicts itself or is odd, and is read."""

import copy
import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.case_reader import case_from_dict, parse_case
from core.formats.editions import edition
from core.formats.validity import case_problems, event_problems, setup_problems
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Move, Note, Suggestion
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import AccuseRule, Answers, PoolRule, Rules, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from core.text.wording import fold
from tests.core.cli.cases import EXAMPLE
from tests.growth import grows_with_its_size
from tests.strategies.cases import legal_events, setups

SUGGESTION = {"type": "suggestion", "by": "Ann", "cards": ["Mrs Peacock", "Spanner", "Library"], "refuted_by": "Cid"}
ACCUSATION = {"type": "accusation", "by": "Cid", "cards": ["Mrs White", "Dagger", "Hall"], "correct": False}
NOTE = {"type": "note", "player": "Bob", "card": "Kitchen", "holds": False}
MOVE = {"type": "move", "player": "Ann", "to": "Library"}
GAME = {**EXAMPLE, "events": [SUGGESTION, ACCUSATION, NOTE, MOVE]}
OWN_DECK = {"suspects": ["Al", "Bo"], "weapons": ["Axe", "Bow"], "rooms": ["Den", "Spa"]}


def changed(changes):
    """The game above with the values at these paths put in; a value of ``...`` takes the field out."""
    game = copy.deepcopy(GAME)
    for path, value in changes.items():
        *above, last = [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", path)]
        place = game
        for step in above:
            place = place[step]
        if value is ...:
            del place[last]
        elif last == "+":
            place.append(value)
        else:
            place[last] = copy.deepcopy(value)
    return game


def read(changes):
    return parse_case(json.dumps(changed(changes)))


def with_event(event):
    return {"events": [event]}


FIELDS = {
    "a hand below 0": ("players[1].hand_size", -1, "is -1; a hand has 0 cards or more"),
    "a pool below 0": ("pool", -2, "is -2; the pool has 0 cards or more"),
    "an unknown card in hand": ("my_hand[1]", "Roope", "no card is called “Roope”; the nearest is “Rope”"),
    "an unknown token": ("players[0].suspect", "Miss Scarlet O", "nearest is “Miss Scarlett”"),
    "a token that is no suspect": ("players[0].suspect", "Rope", "a token must be a suspect"),
    "one token for two players": ("players[2].suspect", "Miss Scarlett", "the token of two players"),
    "a card twice in hand": ("my_hand[2]", "Rope", "“Rope” appears twice"),
    "a hand too short": ("my_hand", ["Rope"], "has 1 card, but Ann holds 6"),
    "a hand left out": ("my_hand", ..., "has 0 cards, but Ann holds 6"),
    "an unknown me": ("me", "Anna", "no player is called “Anna”; the nearest is “Ann”"),
    "another format": ("format", "chess-game", "“chess-game” is not one of deerstalker-case"),
    "an empty format": ("format", "", "“” is not one of deerstalker-case"),
    "no format": ("format", ..., "is missing"),
    "version 3": ("version", 3, "made by a newer Deerstalker"),
    "version 0": ("version", 0, "is 0; this program reads version 2"),
    "a version that is text": ("version", "1", "is “1”; it must be a whole number"),
    "a version that is true": ("version", True, "is true; it must be a whole number"),
    "no edition": ("edition", ..., "is missing; name an edition, or give the cards"),
    "an unknown edition": ("edition", "clasic-uk", "no edition is called “clasic-uk”.*“classic-uk”"),
    "an edition that is a number": ("edition", 7, "is 7; it must be text"),
    "an unknown field": ("colour", "red", "is not a field here"),
    "an unknown field of a player": ("players[1].hand_sise", 6, "the nearest is “hand_size”"),
    "an unknown field of the rules": ("rules.dize", 2, "the nearest is “dice”"),
    "events that are an object": ("events", {}, "is an object; it must be a list"),
    "players that are text": ("players", "Ann", "is “Ann”; it must be a list"),
    "a player that is text": ("players[1]", "Bob", "is “Bob”; it must be an object"),
    "a player without a name": ("players[1].name", ..., "is missing; it must be text"),
    "a hand size left out": ("players[1].hand_size", ..., "is missing; it must be a whole number"),
    "a hand size that is text": ("players[1].hand_size", "6", "is “6”; it must be a whole"),
    "a hand size of 6.0": ("players[1].hand_size", 6.0, r"is 6\.0; it must be a whole number"),
    "a hand size that is true": ("players[1].hand_size", True, "is true"),
    "a hand size beyond all sense": ("players[1].hand_size", 10**40, "must be a whole number"),
    "a pool that is text": ("pool", "none", "is “none”; it must be a whole number"),
    "face-up cards that are text": ("face_up", "Rope", "is “Rope”; it must be a list"),
    "a card that is a number": ("my_hand[2]", 5, "is 5; it must be text"),
    "a hand that is a number": ("my_hand", 5, "is 5; it must be a list"),
    "a me that is a number": ("me", 0, "is 0; it must be text"),
    "rules that are a list": ("rules", [], "is a list; it must be an object"),
    "an unknown show model": ("rules.show_model", "randum", "nearest is “random”"),
    "an empty show model": ("rules.show_model", "", "“” is not one of random, ignore"),
    "an unknown answers": ("rules.answers", "some", "is not one of first, all"),
    "an unknown accuse": ("rules.accuse", "room", "is not one of anywhere, any-room, in-room"),
    "three dice": ("rules.dice", 3, "is 3; it must be 1 or 2"),
    "may_stay as text": ("rules.may_stay", "no", "is “no”; it must be true or false"),
    "an unknown pool_look": ("rules.pool_look", "always", "is not one of never, unanswered"),
    "an unknown door set": ("rules.doors", "modem", "is not one of classic, modern"),
    "a board in a folder": ("board", "../boards/x", "can’t be a board"),
    "a correct left out": ("events[1].correct", ..., "is missing; it must be true or false"),
    "a holds that is text": ("events[2].holds", "no", "is “no”; it must be true or false"),
    "an aside that is a number": ("events[2].aside", 1, "is 1; it must be true or false"),
    "a comment that is a list": ("comment", [], "is a list; it must be text"),
    "a comment on an event that is a number": ("events[0].comment", 5, "is 5; it must be text"),
    "an about that is text": ("about", "a game", "is “a game”; it must be an object"),
}
"""What is refused of a single field: its path, its value, and what is said of it there."""


def asks(**fields):
    return SUGGESTION | fields


def accuses(**fields):
    return ACCUSATION | fields


def notes(**fields):
    return NOTE | fields


def moves(**fields):
    return MOVE | fields


EVENTS_REFUSED = {
    "an unknown card suggested": (
        asks(cards=["Mrs Peacock", "Spaner", "Library"]),
        "cards[1]",
        "no card is called “Spaner”; the nearest is “Spanner”",
    ),
    "a card of another edition": (
        asks(cards=["Mrs Peacock", "Wrench", "Library"]),
        "cards[1]",
        "no card is called “Wrench”",
    ),
    "a card twice in a suggestion": (asks(cards=["Rope", "Rope", "Library"]), "cards[1]", "“Rope” appears twice"),
    "two of a category suggested": (
        asks(cards=["Library", "Rope", "Hall"]),
        "cards[2]",
        "“Hall” is a room, and so is “Library”; give one suspect, one weapon and one",
    ),
    "two of a category in an accusation": (
        accuses(cards=["Rope", "Dagger", "Hall"]),
        "cards[1]",
        "“Dagger” is a weapon, and so is “Rope”",
    ),
    "two cards": (asks(cards=["Mrs Peacock", "Rope"]), "cards", "has 2 names; give one"),
    "no cards": ({"type": "suggestion", "by": "Ann"}, "cards", "is missing; give one suspect"),
    "an unknown card noted": (notes(card="Kitten"), "card", "nearest is “Kitchen”"),
    "an unknown room": (moves(to="Libary"), "to", "no room is called “Libary”.*“Library”"),
    "a move to a weapon": (moves(to="Rope"), "to", "“Rope” is a weapon; a move leads to a room"),
    "a move to nowhere": ({"type": "move", "player": "Ann"}, "to", "is missing"),
    "an unknown asker": (asks(by="Don"), "by", "no player is called “Don”"),
    "an unknown refuter": (asks(refuted_by="Sid"), "refuted_by", "the nearest is “Cid”"),
    "an unknown pass": (asks(passed=["Rob"]), "passed[0]", "the nearest is “Bob”"),
    "an unknown further answer": (
        asks(further=[{"player": "Rob", "shows": False}]),
        "further[0].player",
        "the nearest is “Bob”",
    ),
    "an unknown accuser": (accuses(by="Sid"), "by", "the nearest is “Cid”"),
    "an unknown holder": (notes(player="the envelop"), "player", "the nearest is “envelope”"),
    "a note on a pool that isn't there": (notes(player="pool"), "player", "this game has none"),
    "a note on the face-up cards": (notes(player="face up"), "player", "no player is called"),
    "an unknown mover": (moves(player="An"), "player", "the nearest is “Ann”"),
    "the asker passes": (asks(passed=["Ann"]), "passed[0]", "Ann asked"),
    "the asker refutes": (asks(refuted_by="Ann"), "refuted_by", "Ann asked"),
    "the asker answers further": (asks(further=[{"player": "Ann", "shows": False}]), "further[0].player", "Ann asked"),
    "the refuter passes": (asks(passed=["Cid"]), "refuted_by", r"Cid has already answered \(passed\[0\]\)"),
    "a pass twice": (asks(passed=["Bob", "Bob"]), "passed[1]", "Bob has already answered"),
    "a pass and a further answer": (
        asks(passed=["Bob"], further=[{"player": "Bob", "shows": True}]),
        "further[0].player",
        "Bob has already answered",
    ),
    "the refuter answers further": (
        asks(further=[{"player": "Cid", "shows": True}]),
        "further[0].player",
        "Cid has already answered",
    ),
    "shown is none of the three": (
        asks(shown="Rope"),
        "shown",
        "“Rope” is not one of the three cards of the suggestion",
    ),
    "shown further is none of the three": (
        asks(passed=[], further=[{"player": "Bob", "shows": True, "shown": "Rope"}]),
        "further[0].shown",
        "“Rope” is not one of the three",
    ),
    "shown by one who shows nothing": (
        asks(passed=[], further=[{"player": "Bob", "shows": False, "shown": "Spanner"}]),
        "further[0].shown",
        "shows is false",
    ),
    "shown without a refuter": (asks(refuted_by=None, shown="Spanner"), "shown", "no one showed a card"),
    "further without a refuter": (
        asks(refuted_by=None, passed=[], further=[{"player": "Bob", "shows": True}]),
        "further",
        "no one showed a card",
    ),
    "an unknown field of a further answer": (
        asks(passed=[], further=[{"player": "Bob", "shows": True, "showed": "Rope"}]),
        "further[0].showed",
        "is not a field here; the nearest is “show",
    ),
    "a field of another type of event": (notes(roll=3), "roll", "is not a field here"),
    "an unknown type of event": ({"type": "sugestion"}, "type", "the nearest is “suggestion”"),
    "no type of event": ({"by": "Ann"}, "type", "is missing"),
    "a shows left out": (asks(passed=[], further=[{"player": "Bob"}]), "further[0].shows", "is missing"),
    "passed as text": (asks(passed="Bob"), "passed", "is “Bob”; it must be a list"),
    "a refuter that is a number": (asks(refuted_by=3), "refuted_by", "is 3"),
    "a square of three": (moves(to=[1, 2, 3]), "to", "is a list; it must be a room, or a square"),
    "a square of booleans": (moves(to=[True, 2]), "to", "must be a room, or a square"),
    "a roll that is text": (moves(roll="7"), "roll", "is “7”; it must be a whole number"),
    "an unknown via": (moves(via="tunnel"), "via", "is not one of roll, passage, called"),
}
"""What is refused of an event: the event, the place in it, and what is said."""


def own_deck(**cards):
    """What makes a game with a small deck of one's own of the game above."""
    players = [{"name": "Ann", "hand_size": 2}, {"name": "Bob", "hand_size": 1}]
    return {"edition": ..., "deck": OWN_DECK | cards, "me": None, "my_hand": [], "events": [], "players": players}


OTHERS = {
    "sizes that don't add up": (
        {"players[1].hand_size": 5},
        {
            "players": r"the hands have 17 cards together \(6, 5, 6\), the deck has 21: 3 for the envelope, 0 face up, "
            r"0 in the pool; so the hands need 18"
        },
    ),
    "sizes that don't add up with a pool": ({"pool": 1}, {"players": "0 face up, 1 in the pool; so the hands need 17"}),
    "more open cards than there are": ({"pool": 30}, {"players": "that is already too many"}),
    "an unknown card face up": (
        {"face_up": ["Kitschen"], "players[1].hand_size": 5},
        {"face_up[0]": "nearest is “Kitchen”"},
    ),
    "a card twice face up": (
        {"face_up": ["Kitchen", "Kitchen"], "players[1].hand_size": 4},
        {"face_up[1]": "“Kitchen” appears twice"},
    ),
    "a card in hand and face up": (
        {"face_up": ["Rope"], "players[1].hand_size": 5},
        {"my_hand[1]": "“Rope” is also face up"},
    ),
    "a hand without me": ({"me": None}, {"my_hand": "has 6 cards where me is null; a spectator has no hand"}),
    "one player": (
        {"players": [{"name": "Ann", "hand_size": 18}], "me": None, "my_hand": [], "events": []},
        {"players": "1 player; a game has 2 to 10"},
    ),
    "eleven players": (
        {
            "players": [
                {"name": "Ann", "hand_size": 6},
                *({"name": f"P{i}", "hand_size": 2 - (i < 8)} for i in range(10)),
            ],
            "events": [],
        },
        {"players": "has 11 players; a game has 2 to 10"},
    ),
    "a name twice to the letter": (
        {"players[2].name": "Bob", "events": []},
        {"players[2].name": "two players are called “Bob”"},
    ),
    "a name twice": ({"players[2].name": "bob", "events": []}, {"players[2].name": "“bob” is too similar to “Bob”"}),
    "a player named as a holder": (
        {"players[2].name": "Face-Up", "events": []},
        {"players[2].name": "a player can’t be called “Face-Up”"},
    ),
    "an empty name": ({"players[2].name": "", "events": []}, {"players[2].name": "is empty"}),
    "a name of 61 characters": (
        {"players[2].name": "x" * 61, "events": []},
        {"players[2].name": "is 61 characters long"},
    ),
    "an edition and a deck": (
        {
            "edition": "classic-uk",
            "deck": {"suspects": list("abcdef"), "weapons": list("ghijkl"), "rooms": list("mnopqrstu")},
        }
        | {"me": None, "my_hand": [], "players[0].suspect": None, "events": []},
        {"deck": "is given together with the edition “classic-uk”"},
    ),
    "an unknown field of an event": ({"events[0].refuted_byx": "Cid"}, {"events[0].refuted_byx": "refuted_by"}),
    "an event that is text": (with_event("Ann asks"), {"events[0]": "is “Ann asks”; it must be an object"}),
    "an about with a number": (
        {"about": {"year": 1949}},
        {"about.year": "is 1949; it must be text, or a list of texts"},
    ),
    "an about with a number among texts": (
        {"about": {"hands": ["Ann had none", 7]}},
        {"about.hands": "is a list; it must be text, or a list of texts"},
    ),
    "a deck with a card twice": (own_deck(rooms=["Den", "Axe"]), {"deck.rooms[1]": "“Axe” appears twice"}),
    "a deck with a card of 61 characters": (
        own_deck(rooms=["Den", "x" * 61]),
        {"deck.rooms[1]": "is 61 characters long; a name has at most 60"},
    ),
    "a deck without rooms": (
        {"edition": ..., "deck": OWN_DECK | {"rooms": []}, "players[0].suspect": ...},
        {"deck.rooms": "has no card; at least one room is needed"},
    ),
    "a deck with an unknown list": (own_deck(room=[]), {"deck.room": "is not a field here; the nearest is “rooms”"}),
    "a square without a board": (
        {"edition": "master-detective", "players": [{"name": "Ann", "hand_size": 14}, {"name": "Bob", "hand_size": 13}]}
        | {"me": None, "my_hand": [], "events": [MOVE | {"to": [7, 4]}]},
        {"events[0].to": r"is the square \[7, 4\], but this game has no board"},
    ),
}
"""What is refused of several fields, or elsewhere than where it was changed."""

REFUSED = {
    **{name: ({path: value}, {path: what}) for name, (path, value, what) in FIELDS.items()},
    **{name: (with_event(event), {f"events[0].{at}": what}) for name, (event, at, what) in EVENTS_REFUSED.items()},
    **OTHERS,
}


@pytest.mark.parametrize(("changes", "expected"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(changes, expected):
    """Each wrong place is named, and no other: what follows from a mistake is not reported as another one."""
    with pytest.raises(InvalidCaseError) as caught:
        read(changes)
    found = {problem.where: problem.what for problem in caught.value.problems}
    assert list(found) == list(expected)
    assert len(caught.value.problems) == len(found)
    for where, what in expected.items():
        assert re.search(what, found[where])


def test_every_problem_is_named_in_one_go_also_where_the_edition_is_unknown():
    with pytest.raises(InvalidCaseError) as caught:
        read(
            {
                "version": 0,
                "players[1].hand_sise": 6,
                "players[2].hand_size": 5,
                "my_hand[2]": "Haul",
                "rules.dice": 3,
                "events[0].cards[1]": "Spaner",
                "events[0].by": "Cid",
                "events[0].note": "x",
                "events[1].correct": "no",
                "events[2].type": "not",
                "events[3].to": "Rope",
            }
        )
    assert {problem.where for problem in caught.value.problems} == {
        *("version", "players[1].hand_sise", "players", "my_hand[2]", "rules.dice", "events[0].cards[1]"),
        *("events[0].refuted_by", "events[0].note", "events[1].correct", "events[2].type", "events[3].to"),
    }
    # an unknown edition hides nothing that can be told without cards
    with pytest.raises(InvalidCaseError) as caught:
        read({"edition": "clasic", "events[0].by": "Don", "events[0].passed": [], "players[1].name": "pool"})
    assert [problem.where for problem in caught.value.problems] == [
        "edition",
        "players[1].name",
        "events[0].by",
        "events[2].player",
    ]


ACCEPTED = {
    "a player who names own cards": [SUGGESTION | {"cards": ["Miss Scarlett", "Rope", "Hall"]}],
    "an entry by a player who accused wrongly": [ACCUSATION, SUGGESTION | {"by": "Cid", "refuted_by": "Ann"}],
    "several shows of one card": [SUGGESTION | {"shown": "Spanner"}, SUGGESTION | {"shown": "Spanner"}],
    "passed out of turn order": [SUGGESTION | {"refuted_by": None, "passed": ["Cid", "Bob"]}],
    "passed with gaps": [SUGGESTION | {"refuted_by": None, "passed": ["Cid"]}],
    "events after a right accusation": [ACCUSATION | {"correct": True}, SUGGESTION],
    "a move to a square on a board": [MOVE | {"to": [7, 4], "roll": 5, "via": "roll"}],
    "a note on the envelope": [NOTE | {"player": "Envelope"}],
    "nulls written out": [
        SUGGESTION | {"shown": None, "passed": None, "further": None, "aside": None, "comment": None}
    ],
}


@pytest.mark.parametrize("events", ACCEPTED.values(), ids=ACCEPTED.keys())
def test_accepted(events):
    assert len(read({"events": events}).events) == len(events)


def test_a_hand_of_no_cards_and_a_pool_are_accepted():
    sizes = {"players[0].hand_size": 0, "players[1].hand_size": 12, "my_hand": []}
    assert read(sizes).setup.sizes == {"Ann": 0, "Bob": 12, "Cid": 6}
    # a pool and face up cards make up the deck
    setup = read(
        {"players[1].hand_size": 4, "face_up": ["Kitchen"], "pool": 1, "events": [NOTE | {"player": "POOL"}]}
    ).setup
    assert setup.holders == ("envelope", "Ann", "Bob", "Cid", "pool", "face up")
    # a category that cannot be in the envelope is read
    suspects = ["Miss Scarlett", "Colonel Mustard", "Mrs White", "Reverend Green", "Mrs Peacock", "Professor Plum"]
    assert len(read({"my_hand": suspects, "events": []}).setup.my_hand) == 6


# What the reader makes of it


def test_what_is_left_out_is_filled_in_and_rules_stand_over_the_editions():
    minimal = {"format": "deerstalker-case", "version": 1, "edition": "classic-us"}
    minimal["players"] = [{"name": "A", "hand_size": 9}, {"name": "B", "hand_size": 9}]
    case = parse_case(json.dumps(minimal))
    assert (case.setup.me, case.setup.my_hand, case.setup.face_up, case.setup.pool) == (None, (), (), 0)
    assert (case.setup.board, case.setup.rules.dice, case.setup.rules.doors) == ("classic", 1, "classic")
    assert (case.events, case.about, case.comment) == ((), (), None)
    # rules stand over the editions
    rules = read(
        {"rules": {"show_model": "ignore", "answers": "all", "dice": 1, "accuse": "in-room", "doors": None}}
    ).setup.rules
    assert (rules.show_model, rules.answers, rules.accuse) == (ShowModel.IGNORE, Answers.ALL, AccuseRule.IN_ROOM)
    assert (rules.dice, rules.may_stay, rules.doors) == (1, False, None)
    assert rules.pool_look is PoolRule.NEVER
    assert read({"rules": {"pool_look": "unanswered"}}).setup.rules.pool_look is PoolRule.UNANSWERED


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ({"refuted_by": "Cid"}, ("Bob",)),
        ({"refuted_by": "Bob"}, ()),
        ({"refuted_by": None}, ("Bob", "Cid")),
        ({"by": "Cid", "refuted_by": "Bob"}, ("Ann",)),
        ({"refuted_by": "Cid", "passed": []}, ()),
        ({"refuted_by": None, "passed": ["Cid", "Bob"]}, ("Bob", "Cid")),
        ({"refuted_by": None, "passed": ["Cid"]}, ("Cid",)),
    ],
)
def test_who_passed_follows_unless_it_is_given(given, passed):
    (event,) = read(with_event(SUGGESTION | given)).events
    assert event.passed == passed


def test_who_does_not_refute_and_answers_that_go_on_are_read():
    (event,) = read(with_event({key: value for key, value in SUGGESTION.items() if key != "refuted_by"})).events
    assert event.refuted_by is None
    assert event.passed == ("Bob", "Cid")
    # answers that go on are read
    further = [{"player": "Bob", "shows": True, "shown": "Library", "comment": "late"}]
    (event,) = read(with_event(SUGGESTION | {"passed": [], "further": further})).events
    assert event.further == (Answer("Bob", shows=True, shown=event.cards[2], comment="late"),)
    # the case of the contract is read
    case = read({})
    assert isinstance(case, Case)
    assert case.events[1] == Accusation("Cid", tuple(map(case.setup.deck.card, ACCUSATION["cards"])), correct=False)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_cards_are_read_in_any_order(order):
    cards = [SUGGESTION["cards"][i] for i in order]
    (event,) = read(with_event(SUGGESTION | {"cards": cards})).events
    assert [card.category for card in event.cards] == list(Category)


def test_names_are_matched_without_case_spaces_and_punctuation_unless_they_fold_alike():
    events = [
        SUGGESTION
        | {"by": " ANN", "cards": ["mrs. peacock", "SPANNER", "li-brary"], "refuted_by": "cid", "shown": "spanner"},
        NOTE | {"player": "bOB"},
    ]
    case = read({"me": "ann", "events": events, "my_hand[0]": "miss scarlett"})
    deck = case.setup.deck
    cards = (deck.card("Mrs Peacock"), deck.card("Spanner"), deck.card("Library"))
    assert case.events == (
        Suggestion("Ann", cards, ("Bob",), "Cid", deck.card("Spanner")),
        Note("Bob", deck.card("Kitchen"), holds=False),
    )
    assert case.setup.me == "Ann"
    assert case.setup.my_hand[0].name == "Miss Scarlett"
    # names that fold alike are matched exactly
    deck = {"suspects": ["Dr Who", "Dr. Who"], "weapons": ["Axe"], "rooms": ["Den"]}
    players = [{"name": "Ann", "hand_size": 1}, {"name": "Bob", "hand_size": 0}]
    case = {"edition": ..., "deck": deck, "players": players, "me": None, "my_hand": []}
    (event,) = read(case | {"events": [NOTE | {"card": "Dr. Who"}]}).events
    assert event.card.name == "Dr. Who"
    with pytest.raises(InvalidCaseError, match=r"events\[0\]\.card: no card is called “drwho”"):
        read(case | {"events": [NOTE | {"card": "drwho"}]})


def test_comments_and_about_are_kept():
    about = {"place": "Lyme", "hands": ["Ann had none", "Bob all"]}
    case = read(
        {
            "comment": "top",
            "about": about,
            "players[0].comment": "dealer",
            "rules.comment": "house rules",
            "events[0].comment": "unsure",
            "events[1].aside": True,
        }
    )
    assert case.comment == "top"
    assert case.about == (("place", "Lyme"), ("hands", ("Ann had none", "Bob all")))
    assert (case.setup.players[0].comment, case.setup.rules.comment) == ("dealer", "house rules")
    assert (case.events[0].comment, case.events[1].aside) == ("unsure", True)
    # the comment on a deck is kept
    assert read(own_deck(comment="home-made")).setup.deck_comment == "home-made"


def test_many_wrong_names_in_a_large_deck_are_told_about_soon():
    """Each is compared with the known names: with some of them, and without counting the deck again each time."""

    def refuse(n: int) -> None:
        fold.cache_clear()  # a name that was seen before costs less
        deck = {"suspects": ["w"], "weapons": ["v"], "rooms": [f"room {i}" for i in range(500 * n)]}
        events = [{"type": "move", "player": f"Bo{i}", "to": f"Mrs Whit{i}"} for i in range(n)]
        players = [{"name": "Ann", "hand_size": 500 * n - 1}, {"name": "Bob", "hand_size": 0}]
        case = {"format": "deerstalker-case", "version": 1, "deck": deck, "players": players, "events": events}
        with pytest.raises(InvalidCaseError) as refused:
            case_from_dict(case)
        assert len(refused.value.problems) == 2 * n

    assert grows_with_its_size(refuse, 10)


# Validity of objects, as a dialog and the history ask for it

UK = edition("classic-uk")
ROPE, HALL, GREEN = (UK.deck.card(name) for name in ("Rope", "Hall", "Reverend Green"))
PLAYERS = (Player("Ann", 6), Player("Bob", 6), Player("Cid", 6))
SETUP = Setup(UK.deck, PLAYERS, edition="classic-uk", rules=UK.rules, board="classic")


def wheres(problems):
    return [problem.where for problem in problems]


@given(setups(), st.data())
def test_a_legal_event_has_no_problems_and_sizes_that_are_changed_dont_add_up_any_more(setup, data):
    """Legal cases are those of test_case_file.py."""
    assert event_problems(data.draw(legal_events(setup)), setup) == []
    i = data.draw(st.integers(0, len(setup.players) - 1))
    more = data.draw(st.integers(1, 5))
    player = replace(setup.players[i], hand_size=setup.players[i].hand_size + more)
    players = (*setup.players[:i], player, *setup.players[i + 1 :])
    found = setup_problems(replace(setup, players=players, me=None, my_hand=()))
    assert wheres(found) == ["players"]
    assert f"so the hands need {sum(one.hand_size for one in setup.players)}" in found[0].what


def test_a_case_locates_the_problems_of_its_events_and_has_a_limit_of_them():
    events = (Note("Ann", ROPE, holds=True), Note("Dan", ROPE, holds=True), Move("Ann", ROPE))
    assert wheres(case_problems(Case(SETUP, events))) == ["events[1].player", "events[2].to"]
    events = (Note("Dan", ROPE, holds=True),) * 10_001
    assert wheres(case_problems(Case(SETUP, events))) == ["events"]


def test_events_are_judged_by_the_deck_of_the_setup_they_are_in():
    event = Suggestion("Ann", (GREEN, ROPE, HALL), passed=("Bob", "Cid"))
    other = replace(SETUP, deck=edition("classic-us").deck, edition="classic-us")
    assert wheres(event_problems(event, other)) == ["cards[0]"]
    # a card of the right name and the wrong category is not the decks
    assert wheres(event_problems(Note("Ann", Card("Rope", Category.ROOM), holds=True), SETUP)) == ["card"]
    # three cards out of order are one of each
    assert event_problems(Accusation("Ann", (HALL, GREEN, ROPE)), SETUP) == []
    # an edition has its own cards
    deck = replace(UK.deck, rooms=(*UK.deck.rooms[:-1], "Attic"))
    assert wheres(setup_problems(replace(SETUP, deck=deck))) == ["edition"]
    assert setup_problems(replace(SETUP, deck=deck, edition=None)) == []


def test_what_is_wrong_with_a_setup_is_said_where_it_is():
    assert wheres(setup_problems(Setup(Deck((), (), ()), ()))) == [
        *("deck.suspects", "deck.weapons", "deck.rooms", "players")
    ]
    # a hand of a player who sits elsewhere
    assert wheres(setup_problems(replace(SETUP, me="Dan", my_hand=(ROPE,)))) == ["me"]
    # door sets are those of the board
    assert setup_problems(replace(SETUP, rules=Rules(doors="modern"))) == []
    assert wheres(setup_problems(replace(SETUP, rules=Rules(doors="oak")))) == ["rules.doors"]
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board=None)) == []
    assert setup_problems(replace(SETUP, rules=Rules(doors="oak"), board="mine.txt")) == []
    # names of sixty characters and of emoji are names
    players = (Player("x" * 60, 6), Player("🕵", 6), Player("🕵🏽", 6))
    assert setup_problems(replace(SETUP, players=players)) == []
    # a board is a name and no path
    for board in ("", "..", "a/b", "a\\b", "a\0b"):
        assert wheres(setup_problems(replace(SETUP, board=board))) == ["board"]
    # the message of sizes names every part
    players = (Player("Ann", 5), Player("Bob", 6), Player("Cid", 6))
    assert setup_problems(replace(SETUP, players=players)) == [
        Problem(
            "players",
            "the hands have 17 cards together (5, 6, 6), the deck has 21: 3 for the envelope, 0 face up, "
            "0 in the pool; so the hands need 18",
        )
    ]
