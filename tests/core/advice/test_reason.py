"""The reasons for advice in words, and the meaning of each answer."""

import json
import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from core.advice.advice import Advice, RollPlan, advise
from core.advice.advice import MoveOption as Going
from core.advice.text import (
    TURNS,
    Comparison,
    headline,
    numbers,
    of_answer,
    of_move,
    of_showing,
    of_suggestion,
    where_from,
    whether_to_accuse,
    why,
)
from core.board.mansion import mansion_of
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion, Via
from core.model.rules import AccuseRule, Answers, Rules
from core.policies.accusing import Verdict
from core.policies.registry import DEFAULT, POLICIES
from core.policies.showing import Showing
from core.policies.suggesting import forecasts
from core.situation.situation import Situation
from core.text.text import sentence
from core.text.wording import percent, roughly
from tests.core.cli.cases import EXAMPLE
from tests.core.tables import DECK, board_game, every_rules
from tests.games import classic_game

pytestmark = pytest.mark.usefixtures("few_deals")

PEACOCK, ROPE, LIBRARY, HALL, STUDY = (DECK.card(n) for n in ("Mrs Peacock", "Rope", "Library", "Hall", "Study"))


@cache
def example() -> Case:
    return parse_case(json.dumps(EXAMPLE))


@cache
def situation(*events, **rules) -> Situation:
    """The example and more events, with what is computed of it; several tests ask for the same."""
    case = example()
    setup = replace(case.setup, rules=replace(case.setup.rules, **rules))
    case = replace(case, setup=setup, events=(*case.events, *events))
    return Situation.of(case, mansion_of(setup))


def test_what_each_answer_would_mean_and_where_all_answer_all_are_named():
    found = forecasts(situation(), (PEACOCK, ROPE, LIBRARY))
    assert [of_answer(one) for one in found] == [
        "Cid shows the Library",
        "Cid shows Mrs Peacock",
        "nobody shows a card",
    ]
    assert sum(one.chance for one in found) == pytest.approx(1)
    assert [one.shows for one in found] == [(("Cid", LIBRARY),), (("Cid", PEACOCK),), ()]
    gain = situation().cards.gain_of((PEACOCK, ROPE, LIBRARY))
    left = sum(one.chance * one.left_bits for one in found)
    assert situation().cards.entropy_bits - left == pytest.approx(gain, abs=1e-9)
    # where all answer all are named
    case = classic_game(1, 4, 0).case
    case = replace(case, setup=replace(case.setup, rules=Rules(answers=Answers.ALL)))
    theirs = [card for card in case.setup.deck if card not in case.setup.my_hand]
    three = tuple(
        next(card for card in theirs if card.category is kind) for kind in sorted({c.category for c in theirs})
    )
    longest = max(forecasts(Situation.of(case), three), key=lambda one: len(one.shows))
    assert len(longest.shows) == 3
    assert of_answer(longest).count(" shows ") == 3
    assert " and " in of_answer(longest)


def test_a_suggestion_a_move_and_a_showing_in_one_line():
    advice, three = advise(situation()), (PEACOCK, ROPE, LIBRARY)
    asked = replace(advice.of(three), answers=forecasts(situation(), three))
    assert of_suggestion(asked) == "most likely Cid shows the Library (39%); you hold the Rope yourself"
    mine = advice.of((DECK.card("Miss Scarlett"), ROPE, HALL))
    assert of_suggestion(mine) == "you would learn nothing new"
    # a move in one line
    advice = advise(situation())
    found = {move.to: of_move(advice, move) for move in advice.moves}
    assert found[LIBRARY] == (
        "Library: most likely Cid shows the Library (39%); you hold the Dagger yourself; you have to leave the "
        "room first; also the likeliest room (49%)"
    )
    billiard = DECK.card("Billiard Room")
    assert found[billiard].endswith("; 92% chance to get there this turn")
    far = situation(Move("Ann", DECK.card("Lounge")), Suggestion("Ann", (PEACOCK, ROPE, DECK.card("Lounge"))))
    nearer = Going(STUDY, Via.PASSAGE, 1.0, 1.0, 1.0, None)
    assert of_move(advise(far), nearer).startswith("Study by the passage: ")
    square = Going((17, 16), Via.ROLL, 1.0, 1.0, 1.0, None)
    assert of_move(advice, square) == "square [17, 16]: 2 steps from the Library’s door"
    # a showing in one line
    assert of_showing(Showing(ROPE, 5.125, seen=True, known=0), "Bob") == "the Rope: you have shown it to Bob before"
    fresh = Showing(ROPE, 5.125, seen=False, known=0)
    assert of_showing(fresh, "Bob") == "the Rope: leaves Bob 5.12 bits of the envelope open"
    assert of_showing(replace(fresh, known=1), "Bob").endswith("open; one other player has seen it")
    assert of_showing(replace(fresh, known=2), "Bob").endswith("open; 2 other players have seen it")


def test_the_verdict_in_one_line():
    waiting = Verdict((PEACOCK, ROPE, LIBRARY), 0.4, 0.25, 0.6, 0.45, allowed=True)
    found = advise(situation())

    def said(verdict: Verdict, rule: AccuseRule = AccuseRule.ANYWHERE) -> str:
        return whether_to_accuse(replace(found, accuse=verdict, accusation=None, accuse_rule=rule, asks_first=False))

    name = "Mrs Peacock, the Rope and the Library: "
    weighed = name + "40% to win if you accuse now, 45% if you wait: "
    assert said(waiting) == weighed + "25% chance that someone else wins first"
    assert said(replace(waiting, danger=0.79)) == weighed + "someone else will probably win first (79%)"
    assert said(replace(waiting, danger=0.0)) == weighed + "you will be 60% sure after your next suggestion"
    assert "someone else" not in said(replace(waiting, p=0.05, danger=0.0))
    certain = replace(waiting, p=1.0, danger=0.0, later=1.0, waiting=1.0)
    assert said(certain).endswith(name + "no other solution is possible")
    elsewhere = replace(certain, allowed=False)
    assert said(elsewhere, AccuseRule.IN_ROOM).endswith("; you may accuse only in the Library")
    assert said(elsewhere, AccuseRule.ANY_ROOM).endswith("; you may accuse only in a room")


@pytest.mark.parametrize(("chance", "words"), [(0, "0%"), (1e-6, "<1%"), (0.42, "42%"), (0.996, ">99%"), (1.0, "100%")])
def test_what_is_not_certain_never_reads_so(chance, words):
    assert percent(chance) == words


@pytest.mark.parametrize(("rolls", "words"), [([4], "4"), ([4, 5, 6], "4 to 6"), ([2, 4, 5, 12], "2, 4 to 5 or 12")])
def test_rolls_in_words(rolls, words):
    move = Going(HALL, Via.ROLL, 1.0, 1.0, 1.0, None)
    assert numbers([RollPlan(roll, 0.1, move) for roll in rolls]) == words


@pytest.mark.parametrize(
    ("share", "words"), [(0.36, "a third"), (0.42, "42%"), (0.48, "half"), (0.02, "2%"), (0.9, "nine tenths")]
)
def test_a_share_near_a_simple_fraction_is_called_so(share, words):
    assert roughly(share) == words


# --- what to do now


def now(here: Situation, **how) -> str:
    return sentence(headline(advise(here, **how)))


def test_what_to_do_now():
    assert now(situation()).startswith("Roll; with 7 to 12 go to the Study and suggest Mrs Peacock with the ")
    assert now(situation(), roll=4).startswith("Go to the Billiard Room and suggest ")
    assert headline(replace(advise(situation(), roll=2), mansion=None)) == "walk to the corridor"
    spanner = DECK.card("Spanner")
    asked = Suggestion("Ann", (PEACOCK, spanner, HALL), passed=("Bob",), refuted_by="Cid", shown=spanner)
    called = Suggestion("Bob", (DECK.card("Miss Scarlett"), ROPE, LIBRARY), refuted_by="Ann", shown=ROPE)
    assert now(situation(asked, called)).startswith("Stay in the Library and suggest ")
    here = now(situation(Move("Ann", HALL)))
    assert here.startswith("Suggest ")
    assert here.endswith(" in the Hall.")
    assert now(Situation.of(example())).startswith("Suggest Mrs Peacock with the ")
    # a square is described by the room near it
    said = now(situation(), roll=2)
    assert re.fullmatch(r"Walk to a square \d+ steps? from the [A-Z][a-z ]+[A-Z]?[a-z]*’s door\.", said)


def test_after_my_suggestion_it_is_said_that_the_rest_is_for_my_next_turn():
    asked = Suggestion("Ann", (PEACOCK, ROPE, HALL), passed=("Bob",), refuted_by="Cid", shown=PEACOCK)
    here = situation(Move("Ann", HALL), asked)
    assert now(here).startswith("On your next turn: roll; with ")
    assert now(Situation.of(here.case)).startswith("On your next turn: suggest ")
    assert not now(situation(asked, Move("Bob", STUDY))).startswith("On your next turn"), "Bob has gone on"


def test_showing_comes_first_then_accusing_and_going_where_one_may():
    asked = Suggestion("Bob", (DECK.card("Mrs White"), ROPE, HALL), passed=("Cid",), refuted_by="Ann")
    assert now(situation(asked)) in {"Show the Rope to Bob.", "Show the Hall to Bob."}
    # then accusing and going where one may
    facts = [Note("envelope", card, holds=True) for card in (PEACOCK, DECK.card("Revolver"), DECK.card("Kitchen"))]
    assert now(situation(*facts)) == "Accuse Mrs Peacock with the Revolver in the Kitchen."
    going = now(situation(*facts, accuse=AccuseRule.IN_ROOM))
    assert going == "Roll, and head for the Kitchen to accuse Mrs Peacock with the Revolver."
    study = Move("Ann", STUDY), Suggestion("Ann", (PEACOCK, ROPE, STUDY), passed=("Bob", "Cid"))
    going = now(situation(*study, *facts, accuse=AccuseRule.IN_ROOM))
    assert going == "On your next turn: take the passage to the Kitchen to accuse Mrs Peacock with the Revolver."


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(i, marks=pytest.mark.slow) for i in range(8, 12))])
def test_what_to_do_now_is_what_the_policy_does(seed):
    """Where no dice are needed the sentence names the room and the suggestion of the policy."""
    game, mansion = board_game(seed, 3 + seed % 4, 4 + seed)
    here = Situation.of(game.case, mansion)
    found = advise(here)
    said = sentence(headline(found)).removeprefix("On your next turn: ")
    said = said[:1].upper() + said[1:]
    if found.show:
        assert said.startswith("Show ")
    elif found.accusation is not None:
        assert said.startswith("Accuse ")
    elif found.way is not None:
        assert found.way[1].name in said
        assert said.startswith(("Stay in ", "Take the passage to "))
    else:
        assert said.startswith("Roll")
    assert said.endswith(".")


# --- the reason for it


def reason(here: Situation, **how) -> str:
    return why(advise(here, **how))


def test_the_reason_is_what_one_may_learn_and_names_no_unit():
    best = reason(Situation.of(example()))
    assert best.startswith("Rules out about ")
    assert "%) and the " in best.partition(" may be in the envelope.")[0], "why these cards, and how likely they are"
    assert where_from(advise(situation())) == "from the Library"
    away = situation(Move("Ann", (17, 16)), Move("Bob", HALL))
    assert where_from(advise(away)) == "2 steps from the Library’s door"
    begun = Situation.of(replace(example(), events=()), mansion_of(example().setup))
    assert where_from(advise(begun)) == "from your starting square"
    assert where_from(advise(Situation.of(example()))) == ""
    assert reason(situation()).startswith(("Rules out about ", "The quickest way to win. Rules out about "))
    for roll in situation().dice.rolls:
        assert "bits" not in reason(situation(), roll=roll)
    assert reason(situation(), roll=2) == "This roll reaches no room."
    facts = [Note("envelope", card, holds=True) for card in (PEACOCK, DECK.card("Revolver"), DECK.card("Kitchen"))]
    assert reason(situation(*facts)) == "No other solution is possible."
    wrong = Accusation("Ann", (PEACOCK, ROPE, LIBRARY), correct=False)
    assert reason(situation(wrong)) == ""
    asked = Suggestion("Bob", (DECK.card("Mrs White"), ROPE, HALL), passed=("Cid",), refuted_by="Ann")
    assert "bits of the envelope open" in reason(situation(asked))


def test_what_a_policy_does_not_weigh_is_no_reason():
    """Velma accuses at 79 %, whatever waiting is worth; casual only when certain."""
    here = situation()
    verdict = Verdict((PEACOCK, ROPE, LIBRARY), 0.8, 0.0, 0.9, 0.95, allowed=True)
    velma = replace(advise(here, "velma"), accuse=verdict, accusation=verdict.solution)
    assert why(velma) == "80% chance of being right; if wrong, you’re out."
    worth = replace(verdict, waiting=0.5)
    assert "50% if you wait" in why(replace(velma, accuse=worth))
    waits = replace(velma, accuse=worth, accusation=None)
    said = whether_to_accuse(waits)
    assert said.startswith("suggest first, then decide; ")
    assert "wait" not in said
    asked = situation(Suggestion("Ann", (PEACOCK, ROPE, LIBRARY), passed=("Bob", "Cid")))
    assert not advise(asked).asks_first
    waits = replace(waits, asks_first=False)
    assert whether_to_accuse(waits).startswith("this policy waits until it is surer; ")
    assert "95% if you wait" in whether_to_accuse(replace(waits, accuse=verdict))


def test_a_room_is_called_the_likeliest_only_if_it_is_alone():
    start = Situation.of(replace(example(), events=()), mansion_of(example().setup))
    assert len({round(p, 9) for p in start.cards.room_chances.tolist()}) == 2  # mine, and all others
    advice = advise(start)
    assert not any("likeliest" in of_move(advice, move) for move in advice.moves)


# One order: what the headline says comes first in the list and on the board, and no reason speaks against it

BETTER = ("more to learn", "easier to reach")
RULES = tuple(every_rules())


def drawn_position(seed: int, *, board: bool = True) -> Situation:
    """A position under any rules: where the last call left me, or in a room or a corridor."""
    lot = Random(seed)
    game, mansion = board_game(seed, 3 + seed % 4, lot.randrange(24), lot.choice(RULES))
    case, me = game.case, game.case.setup.me
    if lot.random() < 0.7:
        case = case.appended(Move(me, lot.choice(mansion.places)))
        case = case.appended(Move(case.setup.seats.others(me)[0], lot.choice(mansion.rooms)))
    return Situation.of(case, mansion if board else None)


@pytest.mark.parametrize("seed", range(6))
def test_the_headline_is_first_in_the_list_and_on_the_board(seed):
    situation = drawn_position(seed, board=seed % 6 > 0)
    for name in POLICIES:
        for roll in (None, 7 if situation.case.setup.rules.dice == 2 else 4):
            advice = advise(situation, name, roll)
            assert sorted(map(str, advice.ranking)) == sorted(map(str, advice.suggestions))
            in_one_order(advice)
            if not advice.accuse.is_certain:
                no_reason_speaks_against_it(advice)
            if not advice.accuse.is_certain and advice.accusation is None and not advice.show:
                says_the_first(advice)


def in_one_order(advice: Advice) -> None:
    first, *_ = advice.ranking
    assert first == advice.suggested
    if advice.moves:
        assert advice.move is not None
        assert advice.moves[0].to == advice.move.to
        assert all(one.score <= other.score for one, other in pairwise(advice.moves))
    rooms = list(dict.fromkeys(one.cards[2] for one in advice.ranking))
    ways = [to for to in dict.fromkeys(move.to for move in advice.moves) if to in rooms]
    if first.cards[2] in ways:
        assert rooms[: len(ways)] == ways, "the board ranks rooms as the list does"
    best = {move.to: move.suggest for move in reversed(advice.moves)}
    for room in ways if first.cards[2] in ways else []:
        here = [one for one in advice.ranking if one.cards[2] == room]
        assert best[room] is None or here[0].cards in {best[room], first.cards}
        assert all(one.gain_bits >= other.gain_bits for one, other in pairwise(here[1:]))
    planned = [move for move in advice.moves if move.planned]
    assert planned == list(advice.moves[: len(planned)])
    assert sorted(planned, key=lambda move: -round(move.planned, 9)) == planned


def no_reason_speaks_against_it(advice: Advice) -> None:
    (first, *others), compared = advice.ranking, Comparison(advice)
    assert compared.why(first) in {"recommended", "best suggestion"}
    for one in others[::7]:
        why = compared.why(one)
        worse = one.gain_bits < first.gain_bits - max(0.005, one.stderr + first.stderr)
        assert ("less to learn" in why or "nothing to learn" in why) == worse
        assert ("too far" in why) == (one.reachable is False and bool(first.reachable))
        if why.startswith(BETTER) or why.startswith("a little more"):
            assert ", but " in why, "what is better is outweighed"
            assert not why.split(", but ")[1].startswith(BETTER)
        if why == "equally good":
            assert abs(one.gain_bits - first.gain_bits) <= max(0.005, one.stderr + first.stderr)
            if advice.policy == DEFAULT and one.cards[2] != first.cards[2]:
                assert one.score >= first.score - TURNS or not one.reachable


def says_the_first(advice: Advice) -> None:
    said, move = headline(advice), advice.move
    suspect, weapon, room = advice.ranking[0].cards
    if move is None or (move.suggest is not None and move.chance):
        assert suspect.name in said
        assert weapon.name in said
    if move is None or move.suggest is not None:
        assert room.name in said
