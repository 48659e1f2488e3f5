import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.features.setup.draft import SeatDraft, SetupDraft, card_renames, dealt, draft_of_setup, setup_problems
from core.formats.editions import edition, editions
from core.model.cards import Card
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from tests.app.languages import quiet

CLASSIC = edition("classic-uk")
NAMES = ("Ann", "Bob", "Cid")


def draft(*names: str, me: int | None = None) -> SetupDraft:
    seats = tuple(SeatDraft(name) for name in names)
    return SetupDraft(CLASSIC.deck, seats, me=me).with_edition(CLASSIC)


def card(name: str) -> Card:
    return CLASSIC.deck.card(name)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [9, 9]), (3, [6, 6, 6]), (4, [5, 5, 4, 4]), (5, [4, 4, 4, 3, 3]), (6, [3, 3, 3, 3, 3, 3])],
)
def test_classic_hands_are_dealt_for_the_number_of_players(players, sizes):
    assert dealt(18, players) == sizes
    assert list(draft(*"ABCDEF"[:players]).sizes) == sizes


@given(st.integers(0, 60), st.integers(1, 10))
def test_a_deal_gives_every_card_to_somebody_and_nobody_two_more_than_another(cards, players):
    sizes = dealt(cards, players)
    assert sum(sizes) == cards
    assert max(sizes) - min(sizes) <= 1
    assert sizes == sorted(sizes, reverse=True)


def test_a_size_that_was_said_stays_and_the_others_share_the_rest_without_pool_and_face_up_cards():
    four = draft("A", "B", "C", "D")
    said = four.with_seat(2, dataclasses.replace(four.seats[2], size=5))
    assert said.sizes == (5, 4, 5, 4)
    assert said.added("E").sizes == (4, 3, 5, 3, 3)
    assert said.moved(2, 0).sizes == (5, 5, 4, 4)
    assert said.dealt_evenly().sizes == (5, 5, 4, 4)

    three = dataclasses.replace(draft(*NAMES), pool=2).turned(card("Rope"))
    assert three.sizes == (5, 5, 5)
    assert three.problems() == []


def test_i_stay_who_i_am_when_seats_change_and_who_is_renamed_is_told_by_the_name_till_now():
    three = draft(*NAMES, me=1)
    assert three.moved(1, 2).setup().me == "Bob"
    assert three.moved(0, 2).setup().me == "Bob"
    assert three.removed(0).setup().me == "Bob"
    assert three.added("Dot").setup().me == "Bob"
    assert three.with_seat(1, SeatDraft("Bert")).setup().me == "Bert"
    assert three.toggled(card("Rope")).removed(1).setup().me is None
    assert three.toggled(card("Rope")).removed(1).hand == ()

    setup = Setup(CLASSIC.deck, tuple(Player(name, 6) for name in NAMES), "classic-uk")
    change = draft_of_setup(setup)
    assert change.renames() == {}
    swapped = change.with_seat(0, dataclasses.replace(change.seats[0], name="Bob "))
    swapped = swapped.with_seat(1, dataclasses.replace(change.seats[1], name="Ann"))
    assert swapped.renames() == {"Ann": "Bob", "Bob": "Ann"}
    assert swapped.moved(0, 2).renames() == {"Ann": "Bob", "Bob": "Ann"}
    assert change.removed(0).added("Ann").renames() == {}


@pytest.mark.parametrize("sizes", [(6, 6, 6), (5, 6, 7)])
def test_a_set_up_that_is_loaded_is_the_same_set_up(sizes):
    setup = Setup(
        CLASSIC.deck,
        tuple(Player(n, s, comment="hm") for n, s in zip(NAMES, sizes, strict=True)),
        "classic-uk",
        "Ann",
        CLASSIC.deck.cards[: sizes[0]],
        rules=CLASSIC.rules,
        board="classic",
    )
    assert draft_of_setup(setup).setup() == setup


def test_another_edition_keeps_the_hand_where_it_has_the_cards_and_own_cards_start_from_it():
    hand = draft(*NAMES, me=0).toggled(card("Rope")).toggled(card("Reverend Green")).toggled(card("Mrs White"))
    american = hand.with_edition(edition("classic-us"))
    assert [one.name for one in american.hand] == ["Rope", "Mr. Green", "Mrs. White"]
    assert american.rules == edition("classic-us").rules

    own = draft(*NAMES).with_deck(Deck(("A", "B"), ("C", "D", "E"), ("F", "G", "H", "I")))
    assert (own.edition, own.board, own.rules.doors) == (None, None, None)
    assert own.sizes == (2, 2, 2)
    assert own.problems() == []

    before, after = Deck(("A", "B"), ("C",), ("D",)), Deck(("A", "X"), ("C",), ("D", "E"))
    assert [(str(a), str(b)) for a, b in card_renames(before, after)] == [("B", "X")]


@pytest.mark.parametrize("one", editions(), ids=lambda one: one.name)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_edition_is_possible_for_every_number_of_players(one, players):
    seats = tuple(SeatDraft(f"P{i}") for i in range(players))
    assert SetupDraft(one.deck, seats).with_edition(one).problems() == []


def test_what_is_wrong_is_told_with_its_field_and_events_that_no_longer_fit_are_named():
    wrong = draft("Ann", "ann", "", me=0)
    found = setup_problems(wrong)
    assert [(c.field, c.seat) for c in found] == [("players", 1), ("players", 2), ("my_hand", None)]
    assert found[1].sentence == "The name is empty; a player needs a name"
    assert found[2].sentence == "Your hand: choose 6 more cards"

    setup = Setup(CLASSIC.deck, tuple(Player(name, 6) for name in NAMES), "classic-uk")
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    change = draft_of_setup(setup)
    renamed = change.with_seat(1, dataclasses.replace(change.seats[1], name="Bert"))
    assert setup_problems(renamed, (asked,)) == []
    (gone,) = setup_problems(change.removed(1).added("Dot"), (asked,))
    assert gone.field == "events"
    assert gone.sentence.startswith("Entry 1 no longer fits: no player is called “Bob”")


@pytest.mark.usefixtures("loud")
def test_what_is_wrong_is_told_in_the_language_of_the_window():
    asked = Suggestion("Bob", (card("Mrs White"), card("Rope"), card("Hall")), refuted_by="Ann")
    own = draft("Ann", "Bob", me=0).with_deck(Deck(("A", "A"), ("", "D", "E"), ()))
    full = draft(*NAMES, me=0)
    for one in CLASSIC.deck.cards[:8]:
        full = full.toggled(one)
    wrong = [draft("Ann", "ann", "", "Dot" * 20, me=0), own, full, dataclasses.replace(draft("Ann"), pool=-1)]
    found = [one.sentence for each in wrong for one in setup_problems(each)]
    found += [one.sentence for one in setup_problems(draft("Ann", "Eve"), (asked,))]
    assert len(found) > 9
    assert [quiet(text, ["Ann", "Bob", "Eve", "ann"]) for text in found] == [""] * len(found)
