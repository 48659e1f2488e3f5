"""Luck is nothing on average: over all answers that a suggestion can get, and over all rolls of the dice."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from core.board.mansion import mansion_of
from core.model.cards import Category
from core.model.events import Move, Note, Suggestion
from core.model.rules import Answers, PoolRule, Rules
from core.model.seats import POOL
from core.review.decisions import CardShown, Moved
from core.review.hindsight import Foreseen, of_foreseen
from core.review.luck import NEGLIGIBLE, Luck, luck, luck_sentences
from core.review.review import review
from core.situation.situation import Situation
from tests.core.tables import board_game
from tests.games import small_game
from tests.oracle.brute import brute

pytestmark = pytest.mark.usefixtures("few_deals")

NOTHING = Luck(None, None, None, None, None)


def outcomes(case, cards):
    """Yield the case after each way in which my suggestion can be answered (and a look into the pool), with its chance.

    Every deal answers in turn; who can choose shows each card alike, and so do I look.
    """
    me, deck = case.setup.me, case.setup.deck
    found = Counter()
    for places, p in brute(case).joint.items():
        deal = dict(zip(deck.cards, places, strict=True))
        asked = [(player, [card for card in cards if deal[card] == player]) for player in case.setup.seats.others(me)]
        first = next((i for i, (_, held) in enumerate(asked) if held), len(asked))
        passed = tuple(player for player, _ in asked[:first])
        if first < len(asked):
            player, held = asked[first]
            for card in held:
                found[Suggestion(me, cards, passed, player, card), None] += p / len(held)
        elif case.setup.rules.pool_look is PoolRule.UNANSWERED and case.setup.pool:
            lying = [card for card in deck if deal[card] == POOL]
            for card in lying:
                found[Suggestion(me, cards, passed), Note(POOL, card, holds=True)] += p / len(lying)
        else:
            found[Suggestion(me, cards, passed), None] += p
    for (event, look), p in found.items():
        after = case.appended(event)
        yield (after if look is None else after.appended(look)), p


def plain(seed):
    """A small game of mine in which others show at random, before anybody has looked into the pool."""
    case = small_game(seed, cards=9).case
    rules = Rules(answers=Answers.FIRST, pool_look=PoolRule.UNANSWERED if case.setup.pool else PoolRule.NEVER)
    kept = [event for event in case.events if not isinstance(event, Note) and not getattr(event, "further", ())]
    return replace(case, setup=replace(case.setup, rules=rules), events=tuple(kept))


SEEDS = [seed for seed in range(40) if small_game(seed, cards=9).case.setup.me is not None]


@pytest.mark.parametrize("seed", [0, 1, 5, 6, 7, 10, 11])
def test_over_all_answers_luck_is_nothing(seed):
    case = plain(seed).upto(3)
    before = luck(review(case)).answers_bits or 0.0
    cards = tuple(case.setup.deck.of(category)[0] for category in Category)
    total, mean = Fraction(0), 0.0
    for after, p in outcomes(case, cards):
        total += p
        mean += float(p) * (luck(review(after)).answers_bits - before)
    assert total == 1
    assert mean == pytest.approx(0.0, abs=1e-9)


def test_over_all_rolls_luck_is_nothing():
    game, mansion = board_game(1, 3, 4)
    case = game.case
    me = case.setup.me
    case = replace(case, events=tuple(event for event in case.events if getattr(event, "by", me) != me))
    dice = Situation.of(case, mansion).dice
    mean, seen = 0.0, set()
    for roll in dice.rolls:
        position = Situation.of(case, mansion).position
        move = Move(me, position.destinations(roll)[0], roll=roll, via="roll")
        after = review(case.appended(move), mansion=mansion)
        (moved,) = [one for one in after.decisions if isinstance(one, Moved)]
        found = luck(after)
        assert found.dice_turns == pytest.approx(moved.expected_score - moved.best_score)
        assert found.missed_turns == moved.given_away
        mean += dice.chance(roll) * found.dice_turns
        seen.add(round(found.dice_turns, 6))
    assert mean == pytest.approx(0.0, abs=1e-8)
    assert len(seen) > 1


def test_without_dice_and_for_a_spectator_there_is_nothing_to_judge():
    assert luck(review(replace(plain(SEEDS[0]), events=()))) == NOTHING
    watched = next(case for case in (small_game(seed, cards=9).case for seed in range(40)) if case.setup.me is None)
    assert luck(review(watched)) == NOTHING
    assert luck_sentences(NOTHING) == ()
    game, mansion = board_game(2, 3, 6)
    assert mansion_of(game.case.setup) == mansion
    assert luck(review(game.case)).dice_turns is None


def test_skill_is_what_the_review_says_was_missed():
    game, mansion = board_game(5, 4, 25)
    found = review(game.case, mansion=mansion)
    judged = luck(found)
    assert judged.missed_bits == found.given_away_bits > 0
    shown = [one.given_away_bits for one in found.decisions if isinstance(one, CardShown)]
    assert judged.shown_bits == (sum(shown) if shown else None)


@pytest.mark.parametrize(
    ("judged", "said"),
    [
        (Luck(1.24, -0.6, 0.0, 0.0, 0.0), ["Lucky answers: they told you 1.2 bits more than you could expect."]),
        (Luck(-1.24, 0.6, 0.3, 0.7, 0.1), ["Unlucky answers: they told you 1.2 bits less than you could expect."]),
        (Luck(NEGLIGIBLE / 2, 0.0, 0.0, None, None), ["The answers told you about as much as you could expect."]),
    ],
)
def test_luck_and_skill_in_words(judged, said):
    found = luck_sentences(judged)
    assert found[:1] == tuple(said)
    assert len(found) == sum(value is not None for value in vars_of(judged))
    dice = {-0.6: "Unlucky dice: they cost you about 0.6 turns.", 0.6: "Lucky dice: they saved you about 0.6 turns."}
    assert found[1] == dice.get(judged.dice_turns, "The dice were neither lucky nor unlucky.")
    nothing = (
        "No other suggestions would have told you more.",
        "Better suggestions would have told you 0.3 bits more.",
    )
    assert found[2] == nothing[judged.missed_bits > 0]


def vars_of(judged):
    return (getattr(judged, name) for name in Luck.__slots__)


def test_hindsight_compares_no_number_with_itself():
    turns = Foreseen(1, 0.1, 0.2), Foreseen(3, 0.4, 0.3)
    assert of_foreseen(turns).endswith("likelier before 1 of your 2 turns: on average 24% instead of 20%.")
    turns = Foreseen(1, 0.02, 0.021), Foreseen(3, 0.02, 0.021)
    assert of_foreseen(turns) == "As people play, the solution was about as likely as the cards say."
