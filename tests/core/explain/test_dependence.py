"""What an open cell depends on: decisive replies and their probabilities, against brute force."""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise, permutations, product
from math import log, sqrt
from random import Random

import pytest

from core.checkpoint import stopped_by
from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.explain.decisive import (
    MOST_SUGGESTIONS,
    SAMPLES,
    Consequences,
    DecisiveReply,
    DecisiveSuggestion,
    Reply,
    candidate_suggestions,
    next_to_ask,
    replies,
)
from core.explain.dependence import LEAST_SHIFT, DependenceWords, Shift, dependence, how_often, moved, shifts
from core.model.cards import Category
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.rules import Answers, Rules, ShowModel
from core.model.seats import ENVELOPE
from core.timeline.timeline import counts, default_ask
from tests.core.engines.conformance import named
from tests.games import classic_game, corrupted, edition_game, small_game
from tests.oracle.brute import brute
from tests.patience import given_up

GAMES = 24
NOISE = sqrt(log(2e10) / 2 / SAMPLES)
"""A chance estimated from so many deals is further off in one of 10^10 at most (Hoeffding); here are some hundreds."""


@cache
def small_case(seed):
    """Return a small game and what brute force finds of it."""
    case = small_game(seed, cards=8).case
    return case, brute(case)


asks = cache(lambda model=None: cache(default_ask(model)))
"""What answers prefixes under a show model, each once for all cells and tests."""


@cache
def dependence_of(case, card, holder):
    """What an open cell depends on; several tests ask for the same."""
    return dependence(case, card, holder, ask=asks())


@cache
def dependences(seed):
    """Return some open cells of a small game, each with what it depends on."""
    case, oracle = small_case(seed)
    return [(card, holder, dependence_of(case, card, holder)) for card, holder in open_cells(case, oracle)[::3]]


def small_cases(games=GAMES):
    for seed in range(games):
        with named(f"small_game({seed}, cards=8)"):
            yield small_case(seed)


def decisive_in_small_cases():
    for seed in range(GAMES):
        with named(f"small_game({seed}, cards=8)"):
            for card, holder, found in dependences(seed):
                yield small_case(seed)[0], card, holder, found.decisive


def open_cells(case, oracle):
    return [(card, h) for card in case.setup.deck for h in case.setup.holders if 0 < oracle.marginals[card][h] < 1]


@cache
def deals_of(case: Case):
    """Every deal as a dict from cards to holders, with its weight."""
    return [(dict(zip(case.setup.deck, holders, strict=True)), share) for holders, share in brute(case).joint.items()]


def likelihood(deal, cards, reply: Reply) -> Fraction:
    """How likely three cards get a reply, in a deal."""
    if any(deal[card] in reply.passed for card in cards):
        return Fraction(0)
    if reply.refuted_by is None:
        return Fraction(1)
    shareable = [card for card in cards if deal[card] == reply.refuted_by]
    if reply.shown is None:
        return Fraction(bool(shareable))
    return Fraction(cards[reply.shown] in shareable, len(shareable) or 1)


def replies_in(case, deal, by, cards):
    """The replies that three cards can get in a deal: who passes, what is seen of what is shown, and how likely."""
    others = case.setup.seats.others(by)
    for i, player in enumerate(others):
        held = [category for category, card in zip(Category, cards, strict=True) if deal[card] == player]
        if held:
            shown = held if by == case.setup.me else [None]
            return [((i, one), Fraction(1, len(shown))) for one in shown]
    return [((len(others), None), Fraction(1))]


def exact_chance(case, card, holder, by, cards):
    """How likely a question of a player's decides about a cell, where answering stops at the first refutation."""
    told = defaultdict(Fraction)
    for deal, share in deals_of(case):
        for reply, chance in replies_in(case, deal, by, cards):
            told[reply, deal[card] == holder] += share * chance
    return sum(p for (reply, holds), p in told.items() if (reply, not holds) not in told)


def test_cells_that_are_open_depend_on_something_and_others_do_not():
    for case, oracle in small_cases(6):
        for card in case.setup.deck:
            for holder in case.setup.holders:
                p = oracle.marginals[card][holder]
                found = dependence_of(case, card, holder)
                assert (found is None) == (p in {0, 1})
                if found is not None:
                    assert found.p == pytest.approx(float(p), abs=1e-9)
                    assert found.exact


def test_every_reply_that_is_told_decides():
    told = 0
    for case, card, holder, decisive in decisive_in_small_cases():
        for suggestion in decisive:
            assert suggestion.by == next_to_ask(case)
            assert suggestion.decisions
            for decision in suggestion.decisions:
                having = [
                    deal[card] == holder
                    for deal, _ in deals_of(case)
                    if likelihood(deal, suggestion.cards, decision.reply)
                ]
                assert having
                assert set(having) == {decision.holds}
                told += 1
    assert told > 100


def test_what_follows_from_a_reply_is_what_all_deals_have():
    rng = Random(1)
    followed = 0
    for case, oracle in small_cases():
        cells = open_cells(case, oracle)
        by = next_to_ask(case)
        if by is None or not cells:
            continue
        for card, holder in rng.sample(cells, min(4, len(cells))):
            proofs = Consequences.of(case, case.setup.deck.index[card], holder)
            cards = tuple(rng.choice(case.setup.deck.of(category)) for category in Category)
            for reply in replies(case.setup, by, case.order_of_asking(by)):
                having = {deal[card] == holder for deal, _ in deals_of(case) if likelihood(deal, cards, reply)}
                for holds in (True, False):
                    assert proofs.follows(cards, reply, holds=holds) == (having <= {holds})
                    followed += having == {holds}
    assert followed > 40


def test_chances_are_about_what_brute_force_finds():
    compared = 0
    for case, _, _, decisive in decisive_in_small_cases():
        for suggestion in decisive:
            for decision in suggestion.decisions:
                share = sum(
                    share * likelihood(deal, suggestion.cards, decision.reply) for deal, share in deals_of(case)
                )
                assert decision.chance == pytest.approx(float(share), abs=NOISE)
            assert max(one.chance for one in suggestion.decisions) <= suggestion.chance + 1e-9
            assert suggestion.chance <= sum(one.chance for one in suggestion.decisions) + 1e-9
            compared += 1
    assert compared > 40


def test_no_question_decides_much_more_often_than_the_first():
    looked = 0
    for case, oracle in small_cases(8):
        by = next_to_ask(case)
        if case.setup.rules.answers is Answers.ALL or by is None:
            continue
        for card, holder in open_cells(case, oracle)[::4]:
            chance = partial(exact_chance, case, card, holder, by)
            best = max(chance(cards) for cards in product(*map(case.setup.deck.of, Category)))
            found = dependence_of(case, card, holder).decisive
            first = chance(found[0].cards) if found else 0
            assert first >= best - 0.1
            assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
            assert len({one.cards for one in found}) == len(found) <= MOST_SUGGESTIONS
            looked += 1
    assert looked > 10


def test_a_question_with_more_open_cards_must_be_worth_it():
    """Told beside another one in the same room only where it decides more often, or asks for something else."""
    pairs = 0
    for seed in range(2):
        case = classic_game(seed, 3 + seed % 4, 12).case
        posterior = answer(case)
        others = case.setup.seats.others(case.setup.me)
        is_open = {card for card in case.setup.deck if any(0 < posterior.probability(card, one) < 1 for one in others)}
        for card in [card for card in case.setup.deck if 0 < posterior.probability(card, ENVELOPE) < 1][::2]:
            for one, other in permutations(dependence_of(case, card, ENVELOPE).decisive, 2):
                if one.cards[Category.ROOM] == other.cards[Category.ROOM] and one.chance >= other.chance:
                    assert {*one.cards} & is_open - {*other.cards}
                    pairs += 1
    assert pairs


def beside_the_room(suggestion: DecisiveSuggestion):
    return suggestion.cards[:2], [(one.reply, one.holds) for one in suggestion.decisions]


def test_what_differs_by_the_room_alone_is_told_once():
    merged = 0
    for case, card, holder, decisive in decisive_in_small_cases():
        for one, other in permutations(decisive, 2):
            assert beside_the_room(one) != beside_the_room(other) or abs(one.chance - other.chance) > 0.005
        for one in decisive:
            rooms = (one.cards[Category.ROOM], *one.rooms)
            assert len({*rooms}) == len(rooms)
            for room in one.rooms:
                there = (*one.cards[:2], room)
                for decision in one.decisions:
                    having = {
                        deal[card] == holder for deal, _ in deals_of(case) if likelihood(deal, there, decision.reply)
                    }
                    assert having == {decision.holds}
                merged += 1
    assert merged > 10


def test_own_cards_isolate_a_card():
    """Who asks for one unknown card with two own ones learns all there is to learn about it."""
    case = classic_game(1, 3, 6).case
    setup = case.setup
    posterior = answer(case)
    mine = {card.category for card in setup.my_hand}
    assert mine == set(Category)
    found = 0
    for card in setup.deck.cards[::2]:
        p = posterior.probability(card, ENVELOPE)
        if 0 < p < 1:
            first = dependence_of(case, card, ENVELOPE).decisive[0]
            assert first.by == setup.me
            assert first.chance == pytest.approx(1)
            assert [one for one in first.cards if one not in setup.my_hand] == [card]
            found += 1
    assert found


def test_questions_are_about_what_others_may_have():
    """Beside it one card of each category that they don't have, an own one if there is one, does for all of them."""
    for seed in range(12):
        case = edition_game(seed, 3 + seed % 4, 10, name="classic-uk", deal=(seed % 3 * 2, 0)).case
        setup, posterior = case.setup, answer(case)
        others = setup.seats.others(setup.me)
        asked = candidate_suggestions(setup, posterior, setup.me, 0)
        assert len(asked) == len({*map(tuple, asked.cards)}) == len(asked.cards)
        named = {setup.deck.cards[card] for card in asked.cards.flat}
        for category in Category:
            chances = {card: [posterior.probability(card, one) for one in others] for card in setup.deck.of(category)}
            is_open = {card for card, p in chances.items() if 0 < max(p) < 1}
            silent = {card for card, p in chances.items() if not any(p)}
            mine = silent & {*setup.my_hand}
            rest = named & {*setup.deck.of(category)} - is_open
            assert is_open <= named
            assert len(rest) <= 1 or not silent
            assert rest <= (mine or silent or {*chances})
            assert rest or not silent
        for cards, bits in zip(asked.cards, asked.open, strict=True):
            told = [max(posterior.probability(setup.deck.cards[card], one) for one in others) for card in cards]
            assert bits == sum(1 << card for card, p in zip(cards.tolist(), told, strict=True) if 0 < p < 1)


def test_chances_are_those_of_the_show_model():
    changed = 0
    for seed in range(2):
        case = classic_game(seed, 3, 12).case
        card, holder = first_open(case)
        setup = replace(case.setup, rules=replace(case.setup.rules, show_model=ShowModel.IGNORE))
        changed += dependence(case.with_setup(setup), card, holder) != dependence(case, card, holder)
    assert changed


def test_where_answering_goes_on_each_player_answers_for_himself():
    setup = replace(classic_game(1, 4, 0, spectator=True).case.setup, rules=Rules(answers=Answers.ALL))
    told = list(replies(setup, "Ann", setup.seats.others("Ann")))
    assert Reply(("Cid",)) in told
    assert Reply((), "Dot") in told
    assert Reply(("Bob", "Cid", "Dot")) in told
    assert all(reply.shown is None for reply in told)
    first = list(replies(replace(setup, rules=Rules(), me="Ann"), "Ann", setup.seats.others("Ann")))
    assert Reply(("Bob", "Cid")) in first
    assert Reply(("Bob", "Cid"), "Dot", Category.ROOM) in first
    assert Reply((), "Dot") not in first


def test_who_asks_is_me_or_who_is_next():
    case = classic_game(1, 3, 0, spectator=True).case
    triple = tuple(case.setup.deck.of(category)[0] for category in Category)
    assert next_to_ask(case) == "Ann"
    case = case.appended(Suggestion("Bob", triple))
    assert next_to_ask(case) == "Cid"
    case = case.appended(Accusation("Cid", triple))
    assert next_to_ask(case) == "Ann"
    case = case.appended(Suggestion("Bob", triple))
    assert next_to_ask(case) == "Ann"
    out = case.appended(Accusation("Ann", triple)).appended(Accusation("Bob", triple))
    assert next_to_ask(out) is None
    seated = classic_game(1, 3, 4).case
    assert next_to_ask(seated) == seated.setup.me
    assert next_to_ask(seated.appended(Accusation(seated.setup.me, triple))) != seated.setup.me
    # who has moved into a room asks next as the entry offers
    case = classic_game(1, 3, 0, spectator=True).case
    suspect, weapon, room = (case.setup.deck.of(category)[0] for category in Category)
    told = case.appended(Suggestion("Ann", (suspect, weapon, room))).appended(Move("Cid", room))
    assert next_to_ask(told) == "Cid"


def test_nobody_can_ask_any_more_and_a_contradiction_depends_on_nothing():
    case = classic_game(1, 3, 0, spectator=True).case
    triples = [tuple(case.setup.deck.of(category)[i] for category in Category) for i in range(3)]
    for player, triple in zip(case.setup.seats, triples, strict=True):
        case = case.appended(Accusation(player, triple))
    found = dependence(case, triples[0][0], ENVELOPE)
    assert found.decisive == ()
    # a case that contradicts itself depends on nothing
    case = classic_game(1, 3, 0).case
    lie = case.appended(Note(ENVELOPE, case.setup.my_hand[0], holds=True))
    with pytest.raises(Contradiction):
        dependence(lie, case.setup.deck.cards[0], ENVELOPE)


# What moved it


@pytest.mark.parametrize("model", ShowModel)
def test_shifts_are_those_between_the_prefixes(model):
    told = 0
    for case, _ in small_cases(12):
        oracles = [brute(case.upto(n), model) for n in range(len(case.events) + 1)]
        for card, holder in open_cells(case, oracles[-1])[::3]:
            p = [float(oracle.marginals[card][holder]) for oracle in oracles]
            steps = {i: (before, after) for i, (before, after) in enumerate(pairwise(p))}
            found = shifts(case, card, holder, asks(model))
            sizes = sorted((abs(after - before) for before, after in steps.values()), reverse=True)
            assert len(found) == min(3, sum(size >= LEAST_SHIFT for size in sizes))
            for shift, size in zip(found, sizes, strict=False):
                assert (shift.before, shift.after) == pytest.approx(steps[shift.event], abs=1e-9)
                assert shift.size == pytest.approx(size, abs=1e-9)
                assert shift.exact
                assert counts(case.events[shift.event])
            told += len(found)
    assert told > 20


def test_an_answer_that_is_there_is_not_asked_for_again():
    case = classic_game(3, 4, 12).case
    card, holder = first_open(case)
    asked = []

    def ask(prefix: Case):
        asked.append(prefix)
        return answer(prefix)

    found = dependence(case, card, holder, ask=ask)
    assert asked[0] == case
    assert [len(prefix.events) for prefix in asked[1:]] == list(range(len(case.events)))
    assert found == dependence(case, card, holder)


def test_an_estimate_must_move_clearly():
    case = classic_game(4, 6, 8).case
    card, holder = first_open(case)
    ask = default_ask(tuning=Tuning(budget=1, samples=60))
    found = shifts(case, card, holder, ask)
    assert len(found) < len(shifts(case, card, holder, default_ask()))
    assert all(not shift.exact and shift.size > 0.05 for shift in found)


def first_open(case):
    posterior = answer(case)
    return next(
        (card, holder)
        for card in reversed(case.setup.deck.cards)
        for holder in case.setup.holders
        if 0.1 < posterior.probability(card, holder) < 0.9
    )


# Giving up, and what cannot be


def test_it_can_be_given_up():
    case = classic_game(2, 4, 10).case
    card, holder = first_open(case)
    answers = {}

    def ask(prefix: Case):
        if prefix not in answers:
            answers[prefix] = answer(prefix)
        return answers[prefix]

    dependence(case, card, holder, ask=ask)
    checks = 0

    def count():
        nonlocal checks
        checks += 1

    with stopped_by(count):
        dependence(case, card, holder, ask=ask)
    assert checks > 10
    for patience in (0, checks // 2, checks - 1):
        with given_up(after=patience):
            dependence(case, card, holder, ask=ask)


@pytest.mark.parametrize("refusal", [TooLargeError("no"), Contradiction(())])
def test_where_deals_cannot_be_drawn_nothing_is_said_of_questions(refusal, monkeypatch):
    def refuse(*_):
        raise refusal

    case = classic_game(2, 4, 10).case
    whole = dependence(case, *first_open(case))
    monkeypatch.setattr("core.explain.decisive.draw", refuse)
    assert dependence(case, *first_open(case)) == replace(whole, decisive=())


def test_lies_are_no_harm():
    for seed in range(15):
        with named(f"corrupted({seed}, small_game({seed}, cards=8))"):
            case = corrupted(seed, small_game(seed, cards=8))
            oracle = brute(case)
            for card, holder in open_cells(case, oracle)[:2] if oracle.deals else ():
                assert dependence(case, card, holder).p == pytest.approx(float(oracle.marginals[card][holder]))


# Words


def test_the_words_say_what_to_ask_what_it_would_tell_and_how_often():
    case = classic_game(1, 4, 0, spectator=True).case
    setup = replace(case.setup, me="Ann")
    cards = tuple(setup.deck.card(name) for name in ("Mrs White", "Rope", "Hall"))
    words = DependenceWords(setup, cards[1], "Bob")
    passes = DecisiveSuggestion("Ann", cards, (DecisiveReply(Reply(("Bob",)), False, 0.4),), 0.4)
    question = "Suggest Mrs White, the Rope and the Hall"
    assert words.question(passes) == question
    assert list(words.outcomes(passes)) == ["if Bob passes, Bob does not have the Rope"]
    rarer = replace(passes, chance=0.2)
    assert list(words.suggestions([passes, rarer])) == [
        f"{question}: settles it about 40% of the time. If Bob passes, Bob does not have the Rope.",
        f"{question}: settles it about 20% of the time.",
    ]
    rooms = tuple(setup.deck.card(name) for name in ("Study", "Lounge"))
    roomy = replace(passes, rooms=rooms)
    assert words.question(roomy) == "Suggest Mrs White, the Rope and the Hall (or the Study or the Lounge)"
    many = replace(
        passes,
        chance=0.999,
        decisions=(
            DecisiveReply(Reply(("Bob", "Cid", "Dot")), False, 0.2),
            DecisiveReply(Reply(("Bob",), "Cid"), False, 0.2),
            DecisiveReply(Reply((), "Bob", Category.WEAPON), True, 0.2),
            DecisiveReply(Reply(("Bob", "Cid"), "Dot"), False, 0.2),
            DecisiveReply(Reply(("Bob", "Cid")), False, 0.2),
        ),
    )
    assert list(words.outcomes(many)) == [
        "if no one shows a card, or if Bob and Cid pass, or if Cid or Dot shows a card, Bob does not have the Rope",
        "if Bob shows the Rope, Bob has the Rope",
    ]
    assert "Hall: almost always settles it. If" in next(words.suggestions([many]))
    other = replace(
        passes,
        by="Dot",
        decisions=(DecisiveReply(Reply(("Ann",)), True, 0.1), DecisiveReply(Reply((), "Ann"), False, 0.1)),
    )
    assert words.question(other) == "Dot suggests Mrs White, the Rope and the Hall"
    assert list(words.outcomes(other)) == [
        "if you pass, Bob has the Rope",
        "if you show a card, Bob does not have the Rope",
    ]
    # the words say how often and how far
    assert [how_often(chance) for chance in (1, 0.52, 0.4, 0.001)] == [
        "almost always settles it",
        "settles it about half the time",
        "settles it about 40% of the time",
        "hardly ever settles it",
    ]
    assert moved(Shift(3, 1 / 3, 0.53, exact=True)) == "from 33.3% to 53.0%"
    assert moved(Shift(3, 1 / 3, 0.53, exact=False)) == "from about 33.3% to about 53.0%"
