"""The policies on examples worked by hand, and the laws of the values they use."""

from dataclasses import replace
from functools import cache
from math import inf, log

import numpy as np
import pytest

from core.advice.advice import advise
from core.advice.text import headline
from core.board.walking import Dice, expected_turns
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Move, Note, Suggestion, Via
from core.model.rules import AccuseRule, PoolRule, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.accusing import last_resort, may_accuse, turns_to_accuse, verdict
from core.policies.registry import DEFAULT, OPPONENTS, POLICIES, policy
from core.situation.situation import CardKnowledge, Situation
from tests.core.board.mansions import corridor
from tests.core.tables import DECK, board_game, seated
from tests.games import classic_game, ten_suspect_game

pytestmark = pytest.mark.usefixtures("few_deals")

# --- velma, on a corridor with the Quarters at one end and the Parlour at the other

TWO_ROOMS = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters"))
ANN, BOB, ROPE, PARLOUR, QUARTERS = TWO_ROOMS.cards
START = (0, 0)
T4 = 1 + 3 / 36
"""Turns for 4 steps with two dice: 2 and 3 do not suffice, and what is left then always takes one turn more."""
T3 = 1 + 1 / 36
T5 = 1 + 1 / 36 * T3 + 5 / 36
"""2 leaves 3 steps, 3 and 4 leave 2 and 1."""


def in_the_corridor(*events, hand=(), rules=None, sizes=(0, 2), me="Ann"):
    players = (Player("Ann", sizes[0], ANN), Player("Bob", sizes[1], BOB))
    setup = Setup(TWO_ROOMS, players, me=me, my_hand=hand, board="corridor", rules=rules or Rules())
    return Situation.of(Case(setup, events), corridor(4))


def test_velma_accuses_from_her_threshold_on(monkeypatch):
    situation = in_the_corridor()
    for p, accuses in ((0.78, False), (0.79, True), (1.0, True)):
        monkeypatch.setattr(CardKnowledge, "likeliest", ((ANN, ROPE, PARLOUR), p))
        assert (policy("velma").accusation(situation) is not None) is accuses


# --- the others


def test_greedy_takes_the_room_that_tells_most_of_those_in_reach():
    game, mansion = board_game(2, 4, 6)
    situation, greedy = Situation.of(game.case, mansion), policy("greedy")
    gains = dict(zip(situation.rooms, situation.cards.gains.best_by_room, strict=True))
    for roll in situation.dice.rolls:
        place = greedy.destination(situation, roll)
        near = [room for room in situation.destinations(roll) if situation.may_suggest_in(room)]
        if near:
            assert gains[place] == pytest.approx(max(gains[room] for room in near))


def test_of_what_tells_as_much_race_names_nobody_whom_that_calls():
    # Ann or Bob, it tells the same. Ann's token would come into the room, and she could ask there without a roll.
    situation = in_the_corridor(me="Bob", sizes=(2, 0))
    assert policy("greedy").suggestion(situation, PARLOUR) == (ANN, ROPE, PARLOUR)
    assert policy("race").suggestion(situation, PARLOUR) == (BOB, ROPE, PARLOUR)
    assert [one.cards[0] for one in advise(situation).suggestions][:2] == [BOB, BOB], "the list begins with it too"
    nowhere = replace(situation, mansion=None)
    assert policy("race").suggestion(nowhere, PARLOUR) == (ANN, ROPE, PARLOUR), "there are no tokens to call"
    # who is out may be called
    wrong = Accusation("Ann", (BOB, ROPE, QUARTERS), correct=False)
    still_in, out = in_the_corridor(me="Bob", sizes=(2, 0)), in_the_corridor(wrong, me="Bob", sizes=(2, 0))
    assert [one.called for one in (still_in, out)] == [(0,), ()]


def test_there_are_five_and_race_is_the_default_and_one_more_in_the_arena():
    assert list(POLICIES) == ["race", "velma", "greedy", "casual", "random"]
    assert list(OPPONENTS) == [*POLICIES, "greedy-certain"]
    assert DEFAULT == "race"
    for name in POLICIES:
        assert policy(name).name == name
    with pytest.raises(KeyError, match="there are race, velma"):
        policy("valma")


def test_greedy_certain_plays_as_greedy_but_accuses_only_when_certain():
    game, mansion = board_game(2, 4, 6)
    situation = Situation.of(game.case, mansion)
    greedy, certain = policy("greedy"), policy("greedy-certain")
    assert certain.suggestion(situation, None) == greedy.suggestion(situation, None)
    assert certain.destination(situation, 7) == greedy.destination(situation, 7)
    known = in_the_corridor(*(Note("envelope", card, holds=True) for card in (ANN, ROPE, PARLOUR)))
    assert certain.accusation(known) == greedy.accusation(known) == (ANN, ROPE, PARLOUR)
    nearly = known.at(known.case.upto(2))
    assert certain.accusation(nearly) is None


def with_three_rooms_left(where, accuse):
    """The solution is known but for the Library, the Hall or the Study. One die; the others are out; I am in a room."""
    game, mansion = board_game(1, 3, 0, Rules(dice=1, accuse=accuse))
    setup = game.case.setup
    bob, cid = setup.seats.others(setup.me)
    left = {DECK.card(name) for name in ("Library", "Hall", "Study")}
    suspect, weapon = DECK.of(Category.SUSPECT)[0], DECK.of(Category.WEAPON)[0]
    placed = [card for card in DECK if card not in left | {suspect, weapon}]
    notes = [Note(bob if i < 5 else cid, card, holds=True) for i, card in enumerate(placed[6:])]
    out = [Accusation(who, (suspect, weapon, DECK.card("Kitchen"))) for who in (bob, cid)]
    moves = Move(setup.me, DECK.card(where)), Move(bob, (17, 5))
    return Situation.of(Case(replace(setup, my_hand=tuple(placed[:6])), (*notes, *out, *moves)), mansion)


@pytest.mark.parametrize("accuse", [AccuseRule.ANYWHERE, AccuseRule.IN_ROOM])
def test_race_does_not_walk_to_and_fro_where_nothing_can_be_asked(accuse):
    """Bits do not vanish while one takes a passage from one useless room to another and back.

    Nor does the way from there to the murder room count, which comes after the last question.
    """
    race, lounge, conservatory = policy("race"), *(with_three_rooms_left(n, accuse) for n in ("Lounge", "Conservatory"))
    assert race.travel(conservatory) == (Via.PASSAGE, DECK.card("Lounge")), "the Hall is nearer from there"
    assert headline(advise(conservatory)) == "take the passage to the Lounge, on the way to the Hall"
    assert race.travel(lounge) is None
    for roll in lounge.dice.rolls:
        hall = DECK.card("Hall")
        there = lounge.turns.between(race.destination(lounge, roll), hall)
        assert there < lounge.turns.between(DECK.card("Lounge"), hall)


# --- laws


def test_the_certain_room_that_one_stands_in_is_not_remote():
    hall = DECK.card("Hall")
    game, mansion = next(
        found for found in (board_game(s, 3, 0) for s in range(9)) if hall not in found[0].case.setup.my_hand
    )
    case = game.case.appended(Note("envelope", hall, holds=True))
    situation = Situation.of(case.appended(Move(case.setup.me, hall)), mansion)
    assert situation.remoteness_of(situation.place) == 0
    assert all(situation.remoteness_of(place) > 0 for place in mansion.places if place != hall)
    elsewhere = DECK.card("Study")
    assert situation.remoteness_of(elsewhere) == pytest.approx(
        expected_turns(mansion, Dice(2)).between(elsewhere, hall)
    )


@cache
def board_situation(turns):
    game, mansion = board_game(turns, 3 + turns % 4, turns)
    return Situation.of(game.case, mansion)


@pytest.mark.parametrize("turns", [0, 8, 25])
@pytest.mark.parametrize("name", POLICIES)
def test_advice_keeps_its_laws(name, turns):
    situation = board_situation(turns)
    found = advise(situation, name)
    bits = [one.gain_bits for one in found.suggestions]
    assert bits == sorted(bits, reverse=True)
    assert min(bits) >= 0
    assert max(bits) <= found.entropy_bits
    scores = [move.score for move in found.moves]
    assert scores == sorted(scores)
    assert {move.to for move in found.moves} == set(situation.rooms)
    assert all(0 <= move.chance <= 1 + 1e-9 for move in found.moves)
    assert all(move.suggest[2] == move.to for move in found.moves)
    assert sum(one.chance for one in found.rolls) == pytest.approx(1)
    for one in found.rolls:
        assert one.best.to == policy(name).destination(situation, one.roll)
    again = advise(Situation.of(situation.case, situation.mansion), name)
    assert again == found, "the same seed, the same advice"


@pytest.mark.parametrize("roll", [2, 7, 12])
def test_after_a_roll_every_place_in_reach_is_a_move(roll):
    game, mansion = board_game(3, 4, 6)
    situation = Situation.of(game.case, mansion)
    found = advise(situation, roll=roll)
    assert {move.to for move in found.moves} == set(situation.destinations(roll))
    assert found.rolls == ()
    assert found.way is None
    near = {one.cards[2] for one in found.suggestions if one.reachable}
    assert near == {move.to for move in found.moves if move.suggest is not None}
    with pytest.raises(ValueError, match="2 to 12, not 13"):
        advise(situation, roll=13)


def test_one_room_more_in_reach_never_makes_the_roll_worth_less():
    game, mansion = board_game(3, 4, 6)
    situation = Situation.of(game.case, mansion)
    for name in ("race", "velma", "greedy", "casual"):
        best = [advise(situation, name, roll).moves[0].score for roll in situation.dice.rolls]
        assert (np.diff(best) <= 1e-9).all(), name


# --- accusing


@pytest.mark.parametrize("accuse", AccuseRule)
def test_one_accuses_where_the_rules_allow_it(accuse):
    solution = (ANN, ROPE, PARLOUR)
    notes = [Note("envelope", card, holds=True) for card in solution]

    def at(*moves):
        return in_the_corridor(*notes, *moves, rules=Rules(accuse=accuse))

    where = {START: at(), QUARTERS: at(Move("Ann", QUARTERS)), PARLOUR: at(Move("Ann", PARLOUR))}
    allowed = {place for place, situation in where.items() if may_accuse(situation, solution)}
    assert (
        allowed
        == {
            AccuseRule.ANYWHERE: {START, QUARTERS, PARLOUR},
            AccuseRule.ANY_ROOM: {QUARTERS, PARLOUR},
            AccuseRule.IN_ROOM: {PARLOUR},
        }[accuse]
    )
    for place, situation in where.items():
        for name in POLICIES:
            assert policy(name).accusation(situation) == (solution if place in allowed else None)
    turns = [turns_to_accuse(at(), place, solution) for place in (START, QUARTERS, PARLOUR)]
    assert turns == pytest.approx(
        {AccuseRule.ANYWHERE: [0, 0, 0], AccuseRule.ANY_ROOM: [1, 0, 0], AccuseRule.IN_ROOM: [T4, T5, 0]}[accuse]
    )


def test_one_accuses_once_and_not_after_the_end():
    solution = (ANN, ROPE, PARLOUR)
    notes = [Note("envelope", card, holds=True) for card in solution]
    wrong = Accusation("Ann", (BOB, ROPE, PARLOUR))
    for event in (wrong, Accusation("Bob", solution, correct=True)):
        situation = in_the_corridor(*notes, event)
        assert not verdict(situation).recommended
        assert all(policy(name).accusation(situation) is None for name in POLICIES)
        found = advise(situation)
        assert found.moves == found.rolls == ()
        assert not any(one.reachable for one in found.suggestions)
    assert advise(in_the_corridor(*notes, wrong)).is_out
    assert in_the_corridor(*notes, replace(wrong, aside=True)).is_out is False


def test_waiting_is_worth_what_the_dice_let_one_ask():
    # The Parlour is in the envelope; whether with Ann or with Bob is open, and Bob has the other, and the Quarters.
    # From a roll of 4 on I ask in the Parlour, and know. With 2 or 3 I get to the Quarters: to "Bob" there he shows the
    # Quarters if he has not got Bob, and else one or the other, so I would be right in 1/2 + 1/4.
    start = in_the_corridor(Note("envelope", PARLOUR, holds=True))
    assert verdict(start).later == pytest.approx(33 / 36 + 3 / 36 * 3 / 4)
    assert verdict(replace(start, mansion=None)).later == 1, "without a board I ask where I like"

    # Bob showed the Quarters, so with 2 : 1 he has no choice. The Parlour is 5 steps off; 2, 3 and 4 reach nothing.
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    situation = in_the_corridor(Note("envelope", PARLOUR, holds=True), asked)
    assert situation.cards.likeliest[1] == pytest.approx(2 / 3)
    assert verdict(situation).later == pytest.approx(30 / 36 + 6 / 36 * 2 / 3)


# --- where one stands


def test_who_was_called_in_may_stay_and_who_asked_may_not():
    called = Suggestion("Bob", (ANN, ROPE, QUARTERS), passed=("Ann",))
    assert in_the_corridor(called).ways == ((Via.CALLED, QUARTERS),)
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    situation = in_the_corridor(asked)
    assert situation.ways == ()
    assert not situation.may_suggest_in(QUARTERS)
    assert situation.position.rooms_in_reach() == {PARLOUR}
    home = in_the_corridor(asked, rules=Rules(may_stay=True))
    assert home.ways == ((Via.CALLED, QUARTERS),)
    assert home.may_suggest_in(QUARTERS)
    assert home.destinations(2) == (QUARTERS, (0, 0), (0, 1))


def test_who_rolls_has_to_move_unless_nothing_is_in_reach():
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    out = in_the_corridor(asked)
    assert out.destinations(2) == ((0, 0), (0, 1)), "not the room"
    assert replace(out, may_sit_out=True).destinations(2) == (QUARTERS, (0, 0), (0, 1)), "as it was before"
    shut_in = in_the_corridor(asked, Move("Bob", (0, 0)))
    assert shut_in.destinations(12) == (QUARTERS,)
    for rules in (Rules(), Rules(may_stay=True)):
        assert START not in in_the_corridor(rules=rules).destinations(2), "a square has to be left by any rule"
    for name in OPPONENTS:
        assert policy(name).destination(out, 2) in out.destinations(2)
    assert QUARTERS not in {move.to for move in advise(out, roll=2).moves}


# --- who waits for nothing


def in_the_pool(*events, pool_look=PoolRule.NEVER):
    """Ann and Bob hold a card each, Ann her own suspect, and two of the others lie in the pool."""
    players = (Player("Ann", 1, ANN), Player("Bob", 1, BOB))
    deck = Deck(("Ann", "Bob", "Cid", "Dot"), ("Rope",), ("Parlour", "Quarters"))
    setup = Setup(
        deck,
        tuple(replace(one, suspect=deck.cards[i]) for i, one in enumerate(players)),
        me="Ann",
        my_hand=deck.cards[:1],
        pool=2,
        board="corridor",
        rules=Rules(pool_look=pool_look),
    )
    return Situation.of(Case(setup, events), corridor(4))


def bob_has_a_suspect():
    deck = in_the_pool().case.setup.deck
    return Suggestion(
        "Ann", (deck.card("Bob"), deck.card("Rope"), deck.card("Quarters")), refuted_by="Bob", shown=deck.card("Bob")
    )


@pytest.mark.parametrize("name", OPPONENTS)
def test_who_can_learn_no_more_accuses_instead_of_waiting_for_ever(name):
    """Both hands are known. Of two suspects and two rooms one each lies in the pool, at which nobody looks."""
    situation = in_the_pool(bob_has_a_suspect())
    assert situation.cards.likeliest[1] == pytest.approx(1 / 4)
    assert policy(name).accusation(situation) == situation.cards.likeliest[0]
    assert policy(name).accusation(in_the_pool()) is None, "Bob may still show a card"
    assert last_resort(in_the_pool(bob_has_a_suspect(), pool_look=PoolRule.UNANSWERED)) is None, "looks tell more"
    assert last_resort(replace(situation, may_sit_out=True)) is None, "as it was before"


def test_casual_asks_for_what_somebody_may_show():
    # Bob has passed on Cid: whether Cid lies in the pool, no one can tell; Bob or Dot may still be Bob's card.
    deck = in_the_pool().case.setup.deck
    cards = deck.card("Cid"), deck.card("Rope"), deck.card("Quarters")
    situation = in_the_pool(Suggestion("Ann", cards, passed=("Bob",)))
    assert {policy("casual").suggestion(replace(situation, seed=seed), cards[2])[0].name for seed in range(40)} == {
        "Bob",
        "Dot",
    }
    before = replace(situation, may_sit_out=True)
    assert len({policy("casual").suggestion(replace(before, seed=seed), cards[2])[0] for seed in range(40)}) == 3

    # In a room that Bob holds he shows it whatever is asked: to go to and fro between such rooms tells nothing.
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    situation = in_the_corridor(Note("envelope", PARLOUR, holds=True), asked)
    assert policy("casual").aims_at(situation) == [PARLOUR]


@pytest.mark.parametrize("name", ["race", "velma", "greedy", "casual"])
def test_nobody_waits_before_a_door_that_a_player_who_is_out_stands_in(name):
    """Bob moves no more. From the Quarters Ann can go to no other room, so she goes out and in again."""
    wrong = Accusation("Bob", (BOB, ROPE, QUARTERS), correct=False)
    shut, before = in_the_corridor(Move("Bob", (0, 3)), wrong), in_the_corridor(Move("Bob", (0, 3)))
    assert (shut.turns.between(START, PARLOUR), shut.turns.between(START, QUARTERS)) == (inf, 1)
    for free in (before, replace(shut, may_sit_out=True)):
        assert free.turns.between(START, PARLOUR) < 2
    assert policy(name).destination(shut, 12) == QUARTERS


def test_velma_gets_away_from_where_there_is_nothing_to_learn():
    """Bob shows the Quarters whatever Ann asks there; a step before the door the sum may still be the least."""
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    velma, known = policy("velma"), Note("envelope", PARLOUR, holds=True)
    twice, often = in_the_corridor(known, asked, asked), in_the_corridor(known, asked, asked, asked)
    assert velma.score(twice, QUARTERS, asks=True) == pytest.approx(log(2) * twice.cards.entropy_bits + T5)
    assert velma.score(often, QUARTERS, asks=True) == pytest.approx(T5)
    walks = (Move("Ann", (0, 1)), Move("Ann", (0, 0))) * 3
    assert velma.score(in_the_corridor(known, *walks[:-1]), START, asks=False) == pytest.approx(log(2) + T4)
    assert velma.score(in_the_corridor(known, *walks), START, asks=False) == pytest.approx(T4)
    assert velma.score(in_the_corridor(known, *walks), PARLOUR, asks=True) < 0


def test_random_goes_to_rooms_other_than_that_of_its_last_suggestion_and_then_to_accuse():
    def ends(situation, roll):
        return {policy("random").destination(replace(situation, seed=seed), roll) for seed in range(60)}

    assert ends(in_the_corridor(), 12) == {PARLOUR, QUARTERS}
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    assert ends(in_the_corridor(asked), 12) == {PARLOUR}
    assert ends(in_the_corridor(asked, Move("Ann", (0, 1))), 2) == {(0, 2)}, "nearer to the other"
    found = [Note("envelope", card, holds=True) for card in (ANN, ROPE, PARLOUR)]
    rules = Rules(accuse=AccuseRule.IN_ROOM)
    assert ends(in_the_corridor(*found, rules=rules), 12) == {PARLOUR}


def test_who_has_just_entered_a_room_is_to_ask_there():
    situation = in_the_corridor(Move("Ann", PARLOUR, roll=5, via="roll"))
    assert situation.ways == ((Via.ROLL, PARLOUR),)
    assert situation.position.rooms_in_reach() == {PARLOUR}
    assert [(move.to, move.via) for move in advise(situation).moves] == [(PARLOUR, Via.ROLL)]
    assert in_the_corridor(Move("Ann", PARLOUR, via="passage")).ways == ((Via.PASSAGE, PARLOUR),)
    later = in_the_corridor(Move("Ann", PARLOUR), Move("Bob", (0, 1)))
    assert later.ways == (), "the turn went by"


def test_a_square_that_another_stands_on_is_no_destination():
    situation = in_the_corridor(Move("Bob", (0, 1)))
    assert situation.destinations(12) == (QUARTERS,), "Bob is in the way to the Parlour"


def test_a_player_of_no_known_token_may_stand_at_any_start_that_is_free():
    game, mansion = board_game(1, 3, 0)
    players = tuple(replace(p, suspect=None) if p.name == game.case.setup.me else p for p in game.case.setup.players)
    case = replace(game.case, setup=replace(game.case.setup, players=players))
    situation = Situation.of(case, mansion)
    taken = {player.suspect for player in players}
    assert situation.position is None
    assert [one.place for one in situation.positions] == [
        mansion.start_of(s) for s in mansion.suspects if s not in taken
    ]
    found = advise(situation)
    assert {move.to for move in found.moves} == set(situation.rooms)
    assert found.rolls == ()


def test_without_a_board_with_empty_hands_or_none_there_is_only_what_to_ask():
    for case in (classic_game(1, 4, 5).case, ten_suspect_game(1, 3, 40).case):
        situation = Situation.of(case)
        for name in POLICIES:
            found = advise(situation, name)
            assert found.moves == found.rolls == ()
            assert {one.reachable for one in found.suggestions} == {None}
            assert [card.category for card in found.suggest] == list(Category)
    # hands of no cards and a pool are decided on too
    deck = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow"), ("Attic", "Barn"))
    players = (Player("Ann", 0), Player("Bob", 0), Player("Cid", 1))
    setup = Setup(deck, players, me="Ann", face_up=(deck.card("Axe"),), pool=2)
    for name in POLICIES:
        found = advise(Situation.of(Case(setup)), name)
        assert len(found.suggestions) == 12
        assert 0 < found.entropy_bits <= np.log2(6) + 1e-9
    # a spectator has nothing to decide
    case = seated(classic_game(1, 4, 3, spectator=True).case)
    with pytest.raises(ValueError, match="spectator"):
        advise(Situation.of(case))
