"""The game of the start screen really could have happened: it fits the deal that it was recorded from."""

from importlib import resources

from core.formats.case_reader import parse_case
from core.formats.validity import case_problems

TRUTH = {
    "envelope": "Reverend Green, Rope, Ballroom",
    "Ada": "Miss Scarlett, Dagger, Dining Room, Billiard Room, Library",
    "Ben": "Colonel Mustard, Professor Plum, Lead Piping, Spanner, Kitchen",
    "Cleo": "Candlestick, Conservatory, Lounge, Study",
    "Dan": "Mrs White, Mrs Peacock, Revolver, Hall",
}
CASE = parse_case(resources.files("resources").joinpath("examples", "evening.case.json").read_text("utf-8"))
HANDS = {holder: {CASE.setup.deck.card(name) for name in names.split(", ")} for holder, names in TRUTH.items()}


def test_the_truth_is_a_deal_of_this_table():
    assert sorted(map(str, CASE.setup.deck)) == sorted(str(card) for hand in HANDS.values() for card in hand)
    assert {name: len(HANDS[name]) for name in CASE.setup.seats} == CASE.setup.sizes
    assert set(CASE.setup.my_hand) == HANDS["Ada"]


def test_everyone_answered_as_they_had_to():
    for event in CASE.events:
        asked = CASE.setup.seats.others(event.by)
        able = [player for player in asked if HANDS[player] & set(event.cards)]
        assert event.refuted_by == (able[0] if able else None)
        assert event.passed == (asked[: asked.index(able[0])] if able else asked)


def test_ada_saw_what_she_was_in_and_nothing_else():
    for event in CASE.events:
        assert (event.shown is not None) == ("Ada" in {event.by, event.refuted_by})
        if event.shown is not None:
            assert event.shown in HANDS[event.refuted_by]


def test_it_is_a_game_well_on_its_way():
    assert case_problems(CASE) == []
    assert len(CASE.events) == 11
    assert CASE.setup.me == "Ada"
    assert dict(CASE.about)["title"] == "An example game"
    assert CASE.setup.board == "classic"
