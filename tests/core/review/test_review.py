"""The review of a game, against brute force: missed gains, and when the solution was certain for whom."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from core.advice.advice import advise
from core.board.mansion import mansion_of
from core.formats.case_file import load
from core.model.cards import Category
from core.model.case import Case
from core.model.ending import Ending, ending, with_ending
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.perspective import Perspective, player_perspective, public_perspective
from core.model.rules import Answers, PoolRule, Rules
from core.model.seats import ENVELOPE, POOL
from core.policies.suggesting import best_suggestion
from core.review.hindsight import Closeness, Foreseen, closeness, of_foreseen
from core.review.luck import NEGLIGIBLE, Luck, luck, luck_sentences
from core.review.review import Accused, Asked, CardShown, Moved, Review, SolvedAt, decided, review
from core.situation.situation import Situation
from tests.core.tables import board_game
from tests.games import Game, classic_game, small_game
from tests.oracle.brute import brute, every_deal, fitting_deals
from tests.oracle.gain import gain_by_hand
from tests.patience import given_up

pytestmark = pytest.mark.usefixtures("few_deals")

POSITIONS = Path(__file__).parents[1] / "policies" / "positions"
SEEDS = [seed for seed in range(75) if small_game(seed, cards=9).case.setup.me is not None]


@cache
def classic_review(seed: int, players: int, turns: int) -> Review:
    """The review of a whole classic game whose hands are known."""
    game = classic_game(seed, players, turns)
    return review(game.case, ending(game.case.setup, game.truth))


@cache
def half_reviewed() -> Review:
    return review(classic_game(1, 4, 12).case.upto(8))


def solution_of(game: Game):
    suspect, weapon, room = (card for card, holder in game.truth.items() if holder == ENVELOPE)
    return suspect, weapon, room


def test_what_suggestions_gave_away_is_what_brute_force_says():
    checked = 0
    for seed in SEEDS[::2]:
        case = small_game(seed, cards=9).case
        every = list(product(*(case.setup.deck.of(category) for category in Category)))
        for one in review(case).suggestions:
            before = case.upto(one.event)
            oracle = brute(before)
            gains = [gain_by_hand(before, oracle, asked, "random") for asked in every]
            mine = gain_by_hand(before, oracle, one.cards, "random")
            assert one.gain_bits == pytest.approx(mine, abs=1e-9), seed
            assert one.given_away_bits == pytest.approx(max(gains) - mine, abs=1e-9), seed
            checked += 1
    assert checked > 20


def test_the_solution_was_certain_when_brute_force_says():
    found = []
    for seed in range(4):
        game = small_game(seed, cards=9, turns=7)
        case, end = game.case, ending(game.case.setup, game.truth)
        result = review(case, end)
        right = [i for i, event in case.counted if isinstance(event, Accusation) and event.correct]
        played = case.upto(right[0]) if right else case
        assert result.me.after == first_of(played), seed
        if result.me.after is not None:
            assert review(case.upto(result.me.after)).me.after == result.me.after, "with the last entry"
        assert result.anyone.after == first_entry(public_perspective(played)), seed
        for knew in result.others:
            view = player_perspective(played, knew.who, game.truth)
            assert knew == SolvedAt(knew.who, first_entry(view), view.whole), seed
        found += [result.me.after, result.anyone.after, *(knew.after for knew in result.others)]
    assert len([after for after in found if after]) > 5


def test_how_close_everyone_was_is_what_brute_force_says():
    found = []
    for seed in range(12):
        game = small_game(seed, cards=9, turns=7)
        right = [i for i, event in game.case.counted if isinstance(event, Accusation) and event.correct]
        case = game.case.upto(right[0]) if right else game.case
        over = Accusation(next(iter(case.setup.seats)), solution_of(game), correct=True)
        views = {who: player_perspective(case, who, game.truth) for who in case.setup.seats}
        views = {who: view for who, view in views.items() if view.whole}
        seen = {who: view.case.appended(over) for who, view in views.items()}
        for one in closeness(seen, case.appended(over)):
            view = views[one.player]
            assert one == Closeness(one.player, len(brute(view.case).envelope), first_entry(view)), seed
            found.append(one.after)
    assert len([after for after in found if after]) > 5


def first_of(case: Case) -> int | None:
    """After how many entries one solution is left, by listing the deals after each."""
    deals = every_deal(case.setup)
    for n in range(len(case.events) + 1):
        deals = fitting_deals(case.setup, case.events[n - 1 : n] if n else (), deals)
        if len({tuple(holder == ENVELOPE for holder in deal) for deal in deals}) == 1:
            return n
    return None


def first_entry(view: Perspective) -> int | None:
    """The same in entries of the whole game."""
    n = first_of(view.case)
    return None if n is None else view.entered(n)


@pytest.mark.parametrize(
    ("seed", "turns"), [(0, 12), (1, 20), (2, 12), *(pytest.param(i, 12, marks=pytest.mark.slow) for i in range(3, 6))]
)
def test_what_the_entries_told_adds_up(seed, turns):
    game, result = classic_game(seed, 4, turns), classic_review(seed, 4, turns)
    first, last = (Situation.of(game.case.upto(n)).cards.entropy_bits for n in (0, len(game.case.events)))
    assert sum(one.bits or 0.0 for one in result.gains) == pytest.approx(first - last, abs=1e-6)
    others = sum(bits for _, bits in result.gains_by_player)
    mine = sum(one.bits or 0.0 for one in result.gains if one.by == game.case.setup.me)
    assert others + mine == pytest.approx(first - last, abs=1e-6)


def test_what_comes_with_a_right_accusation_and_after_it_is_no_news():
    game = classic_game(1, 4, 12)
    other = next(player for player in game.case.setup.seats if player != game.case.setup.me)
    over = Accusation(other, solution_of(game), correct=True)
    ended = replace(game.case, events=(*game.case.events[:8], over, *game.case.events[8:]))
    before, after = half_reviewed(), review(ended)
    assert after.gains == before.gains
    assert after.decisions == before.decisions
    assert (after.me, after.anyone) == (before.me, before.anyone)


def test_what_i_missed_is_the_sum_over_my_suggestions_and_nothing_for_the_best():
    result = classic_review(1, 4, 20)
    assert len(result.suggestions) > 3
    assert result.given_away_bits == pytest.approx(sum(one.given_away_bits for one in result.suggestions))
    # who asks the best gives nothing away
    case = classic_game(4, 4, 0).case
    me = case.setup.me
    assert me is not None
    asked = Suggestion(me, advise(Situation.of(case)).suggest, passed=case.setup.seats.others(me))
    assert review(case.appended(asked)).given_away_bits == 0


def test_a_card_that_was_shown_is_beside_the_one_that_tells_least():
    shown = []
    for seed in (2, 7):
        game = classic_game(seed, 3, 14)
        found = [one for one in classic_review(seed, 3, 14).decisions if isinstance(one, CardShown)]
        for one in found:
            event = game.case.events[one.event]
            assert isinstance(event, Suggestion)
            assert {one.card, one.best} <= set(event.cards) & set(game.case.setup.my_hand)
            assert one.to == event.by
            assert one.given_away_bits == max(0.0, one.best_left_bits - one.left_bits)
        shown += found
    assert any(one.card != one.best and one.given_away_bits > 0 for one in shown)
    assert any(one.card == one.best for one in shown)


def test_an_accusation_is_beside_the_likeliest_solution():
    games = (small_game(seed, cards=9, turns=3) for seed in SEEDS)
    game = next(one for one in games if not any(isinstance(event, Accusation) for event in one.case.events))
    me, solution = game.case.setup.me, solution_of(game)
    assert me is not None
    case = game.case.appended(Accusation(me, solution, correct=True))
    (found,) = (one for one in review(case).decisions if isinstance(one, Accused))
    oracle = brute(game.case).envelope
    assert found.p == pytest.approx(float(oracle[solution]), abs=1e-9)
    assert found.best_p == pytest.approx(float(max(oracle.values())), abs=1e-9)
    assert found.correct


def test_a_move_is_beside_the_best_that_the_roll_allowed():
    checked = 0
    for seed in range(2):
        game, mansion = board_game(seed, 4, 6)
        me = game.case.setup.me
        assert me is not None
        situation = Situation.of(game.case, mansion)
        position = situation.position
        if position is None or position.has_entered:
            continue
        best = advise(situation, roll=6).moves[0]
        for to in position.destinations(6)[:2]:
            move = Move(me, to, roll=6, via="roll")
            (found,) = decided(situation, len(game.case.events), move)
            assert isinstance(found, Moved)
            assert found.best_score == best.score
            assert found.given_away == pytest.approx(found.score - best.score)
            checked += 1
    assert checked >= 4
    assert review(game.case.appended(move), mansion=mansion).decisions[-1] == found


def test_a_suggestion_on_a_board_is_beside_the_best_in_its_room():
    game, mansion = board_game(2, 4, 8)
    rooms = {one.event: one.best[2] for one in review(game.case, mansion=mansion).suggestions}
    assert rooms
    for at, room in rooms.items():
        event = game.case.events[at]
        assert isinstance(event, Suggestion)
        assert event.cards[2] == room


def test_a_spectator_and_entries_that_are_set_aside_decide_nothing():
    game = classic_game(3, 4, 6, spectator=True)
    result = review(game.case, ending(game.case.setup, game.truth))
    assert result.decisions == ()
    assert len(result.others) == 4
    # entries that are set aside are no decisions
    game = classic_game(1, 4, 12)
    aside = replace(game.case, events=tuple(replace(event, aside=True) for event in game.case.events))
    assert review(aside).decisions == ()
    assert review(aside).gains == ()


def test_what_contradicts_itself_is_reviewed_as_far_as_it_goes():
    game = classic_game(1, 4, 12)
    setup = game.case.setup
    lie = Note(ENVELOPE, setup.my_hand[0], holds=True)
    result = review(game.case.inserted(8, lie))
    assert result.upto == 8
    assert result.conflict == (8, "setup")
    assert all(one.event < 8 for one in result.decisions)
    assert half_reviewed().decisions == result.decisions


def test_what_was_told_in_the_end_is_taken_from_the_case_and_hands_that_contradict_it_tell_nothing():
    game = classic_game(1, 4, 0)
    end = ending(game.case.setup, game.truth, "Ann")
    case = replace(game.case, about=with_ending(game.case, end))
    assert review(case).ending == end
    assert review(game.case).ending == Ending()
    # hands that contradict the entries tell of nobody when they knew
    game = classic_game(1, 3, 12)
    setup = game.case.setup
    others = [player for player in setup.seats if player != setup.me]
    swapped = {card: {others[0]: others[1], others[1]: others[0]}.get(h, h) for card, h in game.truth.items()}
    result = review(game.case, ending(setup, swapped))
    assert [knew.known for knew in result.others] == [False, False]
    assert result.me.known


def test_progress_goes_up_to_the_end_and_work_is_given_up():
    shares: list[float] = []
    review(classic_game(1, 4, 8).case, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0

    with given_up(after=20):
        review(classic_game(1, 4, 8).case)


def test_a_suggestion_is_judged_by_what_it_tells_in_a_turn_of_an_accusation_too():
    """There the default asks what makes the accusation surest, which may tell less than the suggestion it is beside."""
    case = load(POSITIONS / "finish-casual.case.json")
    for room in case.setup.deck.of(Category.ROOM):
        here = Situation.of(case.appended(Move(case.setup.me, room)), mansion_of(case.setup))
        most = best_suggestion(here, here.cards.gains, room)
        (one,) = decided(here, len(case.events) + 1, Suggestion(here.me, most))
        assert isinstance(one, Asked)
        assert one.best_bits == one.gain_bits


# Luck is nothing on average: over all answers that a suggestion can get, and over all rolls of the dice

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


SEATED = [seed for seed in range(40) if small_game(seed, cards=9).case.setup.me is not None]


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
    assert luck(review(replace(plain(SEATED[0]), events=()))) == NOTHING
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
