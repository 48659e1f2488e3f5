"""What rivals can know, what a suggestion reveals, and which card reveals least: against brute force."""

from collections import defaultdict
from dataclasses import replace
from math import sqrt
from random import Random

import numpy as np
import pytest

from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Note, Suggestion
from core.model.habit import TYPICAL, Habit
from core.model.perspective import player_perspective
from core.model.rules import Answers, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.accusing import verdict
from core.policies.showing import answered, could_show, least_telling, open_question, showings, shown_by
from core.policies.suggesting import revealed_bits
from core.situation.rivals import Rival, knows_next_turn, safety
from core.situation.situation import Situation
from tests.games import Game, classic_game, small_game
from tests.oracle.brute import brute
from tests.oracle.gain import entropy

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
ADA, BEA, CLEO, AXE, BOW, CLUB, ATTIC, BARN, CELLAR = DECK.cards
PLAYERS = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 2))
SETUP = Setup(DECK, PLAYERS, me="Ann", my_hand=(BOW, ATTIC))


def left_open(case: Case) -> float:
    """The entropy of the envelope for the player of a case, deal by deal."""
    return entropy({solution: float(p) for solution, p in brute(case).envelope.items()})


# --- what they know


def test_who_has_seen_all_that_is_not_theirs_knows():
    """Two players: I have shown Bob both of my cards, so what is neither his nor mine is in the envelope."""
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 4)), me="Ann", my_hand=(BOW, ATTIC))
    shows = [
        Suggestion("Bob", (ADA, BOW, BARN), refuted_by="Ann", shown=BOW),
        Suggestion("Bob", (ADA, AXE, ATTIC), refuted_by="Ann", shown=ATTIC),
    ]
    for n, certain in ((1, False), (2, True)):
        (bob,) = Situation.of(Case(setup, tuple(shows[:n]))).rivals
        assert bob.player == "Bob"
        assert (bob.certain == 1) is certain
        assert (bob.entropy_bits == pytest.approx(0)) is certain
        assert bob.right <= 1
    assert 0.25 < 1 - safety(Situation.of(Case(setup, tuple(shows))).rivals)[0] < 1, "if he notices"


def test_at_the_deal_nobody_knows_anything_and_who_is_out_is_no_rival():
    for rival in Situation.of(classic_game(1, 4, 0).case).rivals:
        assert rival.certain == 0
        assert rival.entropy_bits > 5
        assert rival.right < 0.05
    # who is out is no rival
    wrong = Accusation("Bob", (ADA, AXE, BARN))
    assert [one.player for one in Situation.of(Case(SETUP, (wrong,))).rivals] == ["Cid"]
    assert [one.player for one in Situation.of(Case(SETUP, (replace(wrong, aside=True),))).rivals] == ["Bob", "Cid"]
    assert revealed_bits(Situation.of(Case(SETUP, (wrong,))), [(ADA, AXE, BARN)]).shape == (1, 1)


def test_who_sees_that_bob_knows_does_not_wait_for_long():
    """Half a chance, and Bob knows: he may notice it any turn. Still, his own cards are left to ask for."""
    setup = Setup(DECK, (Player("Ann", 2), Player("Bob", 4)), me="Ann", my_hand=(BOW, ATTIC))
    notes = [Note("Bob", card, holds=True) for card in (ADA, AXE, BARN)]
    shows = [
        Suggestion("Bob", (ADA, BOW, BARN), refuted_by="Ann", shown=BOW),
        Suggestion("Bob", (ADA, AXE, ATTIC), refuted_by="Ann", shown=ATTIC),
    ]
    found, before = (verdict(Situation.of(Case(setup, tuple(events)))) for events in ((*notes, *shows), notes))
    assert found.p == pytest.approx(0.5)
    assert found.danger > 0.25 > before.danger, "Bob knows nothing yet"
    assert found.waiting == pytest.approx((1 - found.danger) * found.later)
    assert found.waiting < before.waiting


def test_who_is_known_to_be_wrong_half_the_time_dares_more_often():
    sure, daring, dares_all = (Rival("Bob", 2.0, 0.0, 0.3, accuses_at) for accuses_at in (1.0, 0.5, 0.01))
    assert knows_next_turn(daring) == pytest.approx(2 * knows_next_turn(sure))
    assert knows_next_turn(dares_all) == 1
    assert knows_next_turn(Rival("Bob", 0.0, 1.0, 1.0, 0.5)) == 1
    assert knows_next_turn(Rival("Bob", 9.0, 0.25, 0.3)) == pytest.approx(0.3)
    # what one knows of their accusations comes from their habits
    case = Case(SETUP, habits=(Habit("Cid", right=0.5),))
    assert [rival.accuses_at for rival in Situation.of(case).rivals] == [TYPICAL, 0.5]


# --- what a suggestion tells them


@pytest.mark.parametrize("answers", Answers)
def test_what_they_are_told_is_that_of_brute_force(answers):
    """Bob's and Cid's hands are known to me, so that each has one chair."""
    checked = 0
    for seed in range(20):
        game = small_game(seed, cards=9, turns=2)
        case = with_hands_known(game, answers)
        if case is None:
            continue
        situation, lot = Situation.of(case), Random(seed)
        asked = tuple(lot.choice(case.setup.deck.of(kind)) for kind in sorted({c.category for c in game.truth}))
        (found,) = revealed_bits(situation, [asked], n=2)
        want = [
            public_bits(player_perspective(case, player, game.truth, lot.choice).case, case.setup.me, asked)
            for player in situation.still_in
        ]
        assert found == pytest.approx(want, abs=1e-9), seed
        checked += sum(bits > 0.01 for bits in want)
    assert checked > 10


def with_hands_known(game: Game, answers: Answers) -> Case | None:
    """The case of a seated player to whom everybody's cards are known; nobody has asked anything."""
    case, setup = game.case, game.case.setup
    if setup.me is None or any(isinstance(event, Suggestion) for event in case.events):
        case = replace(case, events=())
    if setup.me is None:
        return None
    notes = tuple(
        Note(who, card, holds=True) for card, who in game.truth.items() if who in setup.seats and who != setup.me
    )
    return Case(replace(setup, rules=Rules(answers=answers)), notes)


def public_bits(view: Case, asker: str, asked) -> float:
    """H(E) - the mean of H(E | who showed something), over all deals that a player thinks possible."""
    before, after = defaultdict(float), defaultdict(lambda: defaultdict(float))
    for deal, solution, p in brute(view).each:
        showing = [who for who in view.setup.seats.others(asker) if any(deal[card] == who for card in asked)]
        seen = tuple(showing[:1] if view.setup.rules.answers is Answers.FIRST else showing)
        before[solution] += float(p)
        after[seen][solution] += float(p)
    return entropy(before) - sum(sum(some.values()) * entropy(some) for some in after.values())


# --- which card to show


def test_what_is_left_open_is_that_of_brute_force():
    """The mean over many chairs, against every chair with its weight: within six standard errors (4e-9)."""
    case = Case(
        SETUP,
        (
            Suggestion("Bob", (ADA, AXE, BARN), passed=("Cid", "Ann")),
            Suggestion("Cid", (BEA, BOW, BARN), refuted_by="Ann", shown=BOW),
            Suggestion("Bob", (CLEO, BOW, ATTIC), passed=("Cid",), refuted_by="Ann"),
        ),
    )
    asked = case.events[-1]
    n = 600
    found = {one.card: one for one in showings(Situation.of(case), asked, (BOW, ATTIC), n)}
    for card in (BOW, ATTIC):
        answered = case.replaced(2, replace(asked, shown=card))
        bits, weights = [], []
        for deal, _, p in brute(case).each:
            bits.append(left_open(player_perspective(answered, "Bob", deal, Random(1).choice).case))
            weights.append(float(p))
        mean = float(np.average(bits, weights=weights))
        spread = sqrt(float(np.average((np.array(bits) - mean) ** 2, weights=weights)))
        assert found[card].left_bits == pytest.approx(mean, abs=6 * spread / sqrt(n) + 1e-9)
    assert (found[BOW].known, found[ATTIC].known) == (1, 0), "Cid has seen the bow"
    assert not found[BOW].seen


def test_the_deal_of_one_perspective_gives_brute_forces_order():
    """Every hand is known to me: then what is left open is exact, and the best card is that of brute force."""
    checked = 0
    for seed in range(60):
        game = small_game(seed, cards=9, turns=0)
        case = with_hands_known(game, Answers.FIRST)
        if case is None:
            continue
        kinds = {card.category: card for card in case.setup.my_hand}
        if len(kinds) < 2:
            continue
        three = tuple(kinds.get(kind, case.setup.deck.of(kind)[0]) for kind in sorted({c.category for c in game.truth}))
        by = case.setup.seats.others(case.setup.me)[-1]
        asked = Suggestion(by, three, refuted_by=case.setup.me)
        case = case.appended(asked)
        situation = Situation.of(case)
        mine = could_show(situation, asked)
        found = showings(situation, asked, mine, n=2)
        for one in found:
            shown = case.replaced(len(case.events) - 1, replace(asked, shown=one.card))
            view = player_perspective(shown, by, game.truth).case
            assert one.left_bits == pytest.approx(left_open(view), abs=1e-9)
        assert found[0].left_bits == max(one.left_bits for one in found)
        checked += 1
    assert checked > 10


def test_a_card_that_was_seen_is_shown_again_first():
    before = Suggestion("Bob", (ADA, BOW, ATTIC), passed=("Cid",), refuted_by="Ann", shown=ATTIC)
    asked = Suggestion("Bob", (BEA, BOW, ATTIC), passed=("Cid",), refuted_by="Ann")
    situation = Situation.of(Case(SETUP, (before, asked)))
    best, other = showings(situation, asked, (BOW, ATTIC))
    assert (best.card, best.seen) == (ATTIC, True)
    assert not other.seen
    assert best.left_bits > other.left_bits, "it tells nothing that Bob doesn't know"
    assert least_telling(situation, "Bob", (BOW, ATTIC)) == ATTIC
    assert shown_by(situation.case) == {("Bob", ATTIC): 1}


def test_who_answers_after_others_is_asked_too():
    """Where all answer, my answer may come after the first."""
    setup = replace(SETUP, rules=Rules(answers=Answers.ALL))
    asked = Suggestion("Bob", (BEA, BOW, ATTIC), refuted_by="Cid", further=(Answer("Ann", shows=True),))
    case = Case(setup, (asked,))
    assert open_question(case) == asked
    assert {one.card for one in showings(Situation.of(case), asked, (BOW, ATTIC))} == {BOW, ATTIC}
    assert least_telling(Situation.of(case), "Bob", (BOW, ATTIC)) in {BOW, ATTIC}


def test_only_a_question_that_is_open_is_one_and_my_answer_stands_where_i_am_asked():
    asked = Suggestion("Bob", (BEA, BOW, ATTIC), passed=("Cid",), refuted_by="Ann")
    assert open_question(Case(SETUP, (asked,))) == asked
    assert open_question(Case(SETUP, (asked, replace(asked, aside=True)))) == asked, "what is set aside doesn't count"
    assert open_question(Case(SETUP, (replace(asked, shown=BOW),))) is None
    assert open_question(Case(SETUP, (asked, Note("Bob", ADA, holds=True)))) is None
    assert open_question(Case(SETUP, (Suggestion("Bob", (BEA, BOW, ATTIC), refuted_by="Cid"),))) is None
    assert open_question(Case(SETUP)) is None
    with pytest.raises(ValueError, match="does not end"):
        least_telling(Situation.of(Case(SETUP)), "Bob", (BOW, ATTIC))
    # my answer stands where i am asked
    asks = Suggestion("Bob", (ADA, BOW, ATTIC), (), "Cid", None, (Answer("Ann", True),))
    assert answered(asks, "Ann", BOW).further == (Answer("Ann", True, BOW),)
    assert answered(asks, "Ann", BOW).shown is None
    assert answered(replace(asks, refuted_by="Ann", further=()), "Ann", BOW).shown == BOW
