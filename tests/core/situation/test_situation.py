"""What a situation knows: of the cards, shared while only tokens move; of a sheet of ticks; of the rivals."""

from dataclasses import replace

import numpy as np
import pytest

from core.belief import belief
from core.belief.belief import believe
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.evidence.evidence import evidence_of
from core.information.answers import Response
from core.information.deal_table import deals_of
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.habit import Habit
from core.model.rules import PoolRule, Rules
from core.model.seats import ENVELOPE, POOL, Player
from core.model.setup import Setup
from core.players.prior import shipped
from core.players.weighing import Manner
from core.situation.rivals import (
    CLARITIES,
    EACH_COUNT,
    SELDOM,
    USUALLY,
    Rival,
    kinds_of,
    knowledge,
    safety,
    sample_perspectives,
)
from core.situation.situation import Situation, ticks_of
from tests.core.tables import board_game
from tests.games import Game, classic_game, small_game, ten_suspect_game


def test_it_shares_what_it_knows_of_the_cards_while_only_tokens_move():
    game, mansion = board_game(1, 3, 4)
    case = game.case
    first, me = Situation.of(case, mansion), case.setup.me
    other = next(name for name in case.setup.seats if name != me)
    moved = Situation.of(case.appended(Move(me, next(iter(mansion.rooms)))), mansion, seed=2, before=first)
    assert moved.cards is first.cards
    assert moved.cards.gains is first.cards.gains, "also what is found after the move"
    for later in (
        case.appended(Note(other, case.setup.deck.cards[0], holds=False)),
        case.upto(3),
        replace(case, habits=(Habit(other, shows=(0.5, 1, 1)),)),
    ):
        assert Situation.of(later, mansion, before=first).cards is not first.cards
    # another moment of the game is seen with the same limits
    situation = Situation.of(case, mansion, Response.LEAST_HELPFUL, 7, least=0.9, prior=shipped(), may_sit_out=True)
    there = situation.at(case.upto(3))
    assert there.case == case.upto(3)
    for name in ("mansion", "response", "seed", "least", "may_sit_out"):
        assert getattr(there, name) == getattr(situation, name), name
    assert there.cards.prior is situation.cards.prior
    assert situation.at(case, before=situation).cards is situation.cards


def test_what_is_known_if_the_others_show_at_random_is_not_shared_where_they_show_what_tells_least():
    case = board_game(1, 3, 4)[0].case
    first = Situation.of(case)
    other = Situation.of(case, response=Response.LEAST_HELPFUL, before=first)
    assert other.response is Response.LEAST_HELPFUL
    assert Situation.of(case, response=Response.LEAST_HELPFUL, before=other).cards is other.cards
    assert first.at(case, before=other).response is Response.RANDOM


def test_it_shares_only_what_is_known_of_the_same_rivals_and_as_people_play(monkeypatch):
    situation = Situation.of(classic_game(3, 4, 14).case)
    first, *_, last = situation.still_in
    cards, case = situation.cards, situation.case
    assert [[rival.player for rival in cards.rivals(case, (who,))] for who in (first, last)] == [[first], [last]]
    assert cards.rivals(case, (first,)) is cards.rivals(case, (first,)), "counted once"
    # what is given as people play is not weighed again
    case = board_game(1, 3, 4)[0].case
    given = believe(case, answer(case), shipped())
    monkeypatch.setattr(belief, "weighing_of", None)
    assert Situation.of(case, given=given, prior=shipped()).cards.posterior is given.posterior
    assert Situation.of(case, given=given).cards.posterior is given.plain


# The sheet of ticks and crosses, compared with sheets filled in by hand

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
ADA, BEA, CLEO, AXE, BOW, CLUB, ATTIC, BARN, CELLAR = DECK.cards
PLAYERS = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 2))
SETUP = Setup(DECK, PLAYERS, me="Ann", my_hand=(BOW, ATTIC))


def sheet(*events, setup=SETUP):
    return ticks_of(Case(setup, events))


def cards(mask):
    return {card for i, card in enumerate(DECK) if mask >> i & 1}


def test_my_cards_passes_and_cards_seen_are_on_the_sheet():
    found = sheet()
    assert cards(found.has["Ann"]) == {BOW, ATTIC}
    assert cards(found.lacks["Bob"]) == {BOW, ATTIC}
    assert found.wanted(Category.WEAPON) == (AXE, CLUB)
    assert found.wanted(Category.SUSPECT) == (ADA, BEA, CLEO)
    assert found.solution is None
    # passes are crosses and a card seen is a tick
    found = sheet(Suggestion("Ann", (ADA, AXE, BARN), passed=("Bob",), refuted_by="Cid", shown=AXE))
    assert cards(found.lacks["Bob"]) >= {ADA, AXE, BARN}
    assert cards(found.has["Cid"]) == {AXE}
    assert found.found[Category.WEAPON] == CLUB, "the bow is mine and Cid has the axe"
    assert found.wanted(Category.WEAPON) == ()
    # one of three counts only once it is down to one
    unseen = Suggestion("Bob", (ADA, BOW, BARN), refuted_by="Cid")
    assert not sheet(unseen).has["Cid"]
    passed = Suggestion("Ann", (BEA, CLUB, BARN), passed=("Bob", "Cid"))
    assert cards(sheet(unseen, passed).has["Cid"]) == {ADA}
    assert cards(sheet(passed, unseen).has["Cid"]) == {ADA}, "in whichever order"


def test_what_everybody_passed_on_is_in_the_envelope_or_in_the_pool():
    asked = Suggestion("Ann", (BEA, CLUB, BARN), passed=("Bob", "Cid"))
    assert sheet(asked).solution == (BEA, CLUB, BARN)
    with_pool = Setup(
        DECK, (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1)), me="Ann", my_hand=(BOW, ATTIC), pool=1
    )
    assert sheet(asked, setup=with_pool).found[Category.SUSPECT] is None
    looked = Note(POOL, ADA, holds=True)
    assert sheet(asked, looked, setup=with_pool).solution == (BEA, CLUB, BARN), "nothing else lies in the pool"


def test_a_full_hand_has_no_other_cards_but_nothing_is_found_by_counting():
    found = sheet(Note("Bob", ADA, holds=True), Note("Bob", BEA, holds=True))
    assert cards(found.has["Bob"]) == {ADA, BEA}
    assert found.found[Category.SUSPECT] == CLEO, "both others are ticked off"
    assert CLUB in cards(found.lacks["Bob"])

    # Bob's two cards are one of each three, so that he has no other: that takes counting.
    first = Suggestion("Cid", (ADA, AXE, BARN), refuted_by="Bob")
    second = Suggestion("Cid", (BEA, CLUB, CELLAR), refuted_by="Bob")
    assert CLEO not in cards(sheet(first, second).lacks["Bob"])
    assert answer(Case(SETUP, (first, second))).probability(CLEO, "Bob") == 0


def test_a_right_accusation_and_cards_face_up_are_known_and_a_card_without_a_place_contradicts():
    assert sheet(Accusation("Bob", (ADA, CLUB, CELLAR), correct=True)).solution == (ADA, CLUB, CELLAR)
    players = (Player("Ann", 2), Player("Bob", 2), Player("Cid", 1))
    open_card = Setup(DECK, players, me="Ann", my_hand=(BOW, ATTIC), face_up=(AXE,))
    assert sheet(setup=open_card).found[Category.WEAPON] == CLUB
    aside = Note("Bob", ADA, holds=True, aside=True)
    assert not sheet(aside).has["Bob"]
    # a card without a place is a contradiction
    with pytest.raises(Contradiction):
        sheet(Note("Bob", ADA, holds=True), Note("Cid", ADA, holds=True))


@pytest.mark.parametrize("seed", range(60))
def test_what_the_sheet_says_is_certain(seed):
    game = small_game(seed) if seed % 2 else classic_game(seed, 3 + seed % 4, 20)
    found, posterior = ticks_of(game.case), answer(game.case)
    deck = game.case.setup.deck
    for holder, mask in found.has.items():
        for i, card in enumerate(deck):
            if mask >> i & 1:
                assert posterior.probability(card, holder) == 1
    for holder, mask in found.lacks.items():
        for i, card in enumerate(deck):
            if mask >> i & 1:
                assert posterior.probability(card, holder) == 0
    if found.solution is not None:
        assert posterior.envelope.probability(found.solution) == 1


# Perspectives of other players: consistent cases without anything they cannot have seen


def games() -> list[Game]:
    small = [small_game(seed, cards=9) for seed in range(40)]
    seated = [game for game in small if game.case.setup.me is not None]
    return [*seated, *(classic_game(seed, 3 + seed % 4, 6 + 5 * seed) for seed in range(6)), ten_suspect_game(3, 4, 8)]


def others(case: Case) -> tuple[str, ...]:
    assert case.setup.me is not None
    return case.setup.seats.others(case.setup.me)


def test_what_others_see_can_be_and_is_no_more_than_they_can_have_seen():
    for game in games():
        case = game.case
        deals = deals_of(evidence_of(case), np.random.default_rng(1), most=20_000, drawn=2_000)
        for player in others(case):
            for view in sample_perspectives(case, deals, player, np.random.default_rng(2), 2):
                assert view.setup.me == player
                assert len(view.setup.my_hand) == case.setup.sizes[player]
                assert answer(view).marginals.sum() == pytest.approx(len(case.setup.deck)), "no conflict"
                assert_nothing_secret(view)


def assert_nothing_secret(view: Case) -> None:
    me = view.setup.me
    for before, event in zip((None, *view.events), view.events, strict=False):
        assert not event.aside
        if isinstance(event, Note):
            assert view.setup.rules.pool_look is PoolRule.UNANSWERED
            assert (before.by, before.refuted_by, event.holder, event.holds) == (me, None, POOL, True)
        if isinstance(event, Suggestion):
            for one in event.answers:
                assert one.shown is None or me in {event.by, one.player}
                if one.shows and me in {event.by, one.player}:
                    assert one.shown in event.cards


def test_the_public_part_is_the_same_for_all():
    case = classic_game(5, 4, 20).case
    deals = deals_of(evidence_of(case), np.random.default_rng(1))
    for player in others(case):
        view = next(sample_perspectives(case, deals, player, np.random.default_rng(2)))
        assert [public(event) for event in view.events] == [public(event) for _, event in case.counted]


def public(event: object) -> object:
    if not isinstance(event, Suggestion):
        return event
    further = tuple(replace(one, shown=None) for one in event.further)
    return replace(event, shown=None, further=further)


def test_a_rival_has_looked_at_the_pool_where_the_rules_say_so():
    deck = small_game(0).case.setup.deck
    players = (Player("Ann", 2), Player("Bob", 2))
    asked = Suggestion("Bob", (deck.cards[0], *(deck.of(c)[0] for c in (Category.WEAPON, Category.ROOM))), ("Ann",))
    for rule in PoolRule:
        mine = tuple(card for card in deck if card not in asked.cards)[:2]
        setup = Setup(deck, players, me="Ann", my_hand=mine, pool=len(deck) - 7, rules=Rules(pool_look=rule))
        deals = deals_of(evidence_of(Case(setup, (asked, asked))), np.random.default_rng(1))
        for view in sample_perspectives(Case(setup, (asked, asked)), deals, "Bob", np.random.default_rng(2), 20):
            seen = [event.card for event in view.events if isinstance(event, Note)]
            assert len(set(seen)) == (min(2, setup.pool) if rule is PoolRule.UNANSWERED else 0)
            assert answer(view).exact


def test_fewer_perspectives_are_computed_where_counting_takes_long(monkeypatch):
    """Of each rival as many, the same as otherwise, and at least one."""
    case = classic_game(2, 4, 10).case
    whole = Situation.of(case, seed=3).rivals
    assert not any(one.is_rough for one in whole)
    monkeypatch.setattr("core.situation.rivals.STEPS", 0)
    single = Situation.of(case, seed=3).rivals
    assert [one.perspectives for one in single] == [1] * len(whole)
    assert all(one.is_rough for one in single)
    rng, deals = np.random.default_rng(3), Situation.of(case, seed=3).cards.table.deals
    views = [
        next(iter(list(sample_perspectives(case, deals, who, rng)))) for who in Situation.of(case, seed=3).still_in
    ]
    assert [one.entropy_bits for one in single] == [answer(view).entropy_bits for view in views]


def test_cards_to_show_are_compared_by_the_same_deals(monkeypatch):
    """Perspectives are given up for all rows together, or cards would be compared by different deals."""
    case = classic_game(2, 4, 6).case
    rng, deals = np.random.default_rng(3), Situation.of(case, seed=3).cards.table.deals
    views = [list(sample_perspectives(case, deals, who, rng)) for who in Situation.of(case, seed=3).still_in]
    steps = [[answer(view).steps for view in row] for row in views]
    two = sum(EACH_COUNT + row[0] + EACH_COUNT + row[1] for row in steps)
    monkeypatch.setattr("core.situation.rivals.STEPS", two - 1)
    assert [len(row) for row in knowledge(views, rng)] == [2] * len(views)


def asking(questions: int, rounds: int) -> Case:
    """The next player asks for cards of the last one, then for the same of mine; the last once for what nobody has."""
    game = classic_game(1, 3, 0)
    me, seats = game.case.setup.me, game.case.setup.seats
    again, once = others(game.case)
    mine = sorted({card.category: card for card in game.case.setup.my_hand}.values(), key=lambda card: card.category)
    solution = [card for card, holder in game.truth.items() if holder == ENVELOPE]
    theirs = [card for card, holder in game.truth.items() if holder == once]
    events: list[Event] = [Suggestion(once, three(game, solution), seats.others(once))]
    for i in range(rounds):
        asked = Suggestion(again, three(game, mine), (once,), me, mine[i % 3])
        asked = asked if i else Suggestion(again, three(game, theirs), (), once)
        events += [Move(me, (7, 7)), asked if i < questions else Move(again, (8, 8)), Move(once, (9, 9))]
    return replace(game.case, events=tuple(events))


@pytest.mark.parametrize("careless", [0.1, 0.5])
def test_the_careless_ask_what_tells_nothing_or_nothing_at_all(careless):
    """As a table of all four: half of the careless ask as often as others (0.66 of the rounds), half 0.16 of them."""
    for asked, rounds in ((0, 4), (3, 4), (4, 4)):
        case = asking(asked, rounds)
        missed = case.turn.rounds - asked
        manner = Manner(others(case)[0], {"careful": 1 - careless, "careless": careless}, ())
        usually, seldom = (p**asked * (1 - p) ** missed for p in (USUALLY, SELDOM))
        table = {
            "careful": (1 - careless) * usually,
            "careless": careless * usually / 2,
            "careless, seldom": careless * seldom / 2,
        }
        found = kinds_of(case, manner)
        assert found["careful"] == pytest.approx(table["careful"] / sum(table.values())), (asked, rounds)
        assert sum(found.values()) == pytest.approx(1)


@pytest.mark.parametrize("left", ["careful", "careless", "bluffing"])
def test_of_a_known_player_some_kinds_may_be_ruled_out(left):
    case = asking(8, 8)
    assert kinds_of(case, Manner(others(case)[0], {left: 1.0}, ())) == pytest.approx({"careless": 0.0, left: 1.0})
    (again, _) = Situation.of(case, prior=shipped()).rivals
    others_ruled_out = dict.fromkeys(shipped_kinds(), 0.0) | {left: 1.0}
    assert danger_of(replace(again, kinds={left: 1.0})) == danger_of(replace(again, kinds=others_ruled_out))


def test_who_plays_carelessly_is_feared_less_as_people_play_alone():
    case = asking(8, 8)
    again, once = Situation.of(case, prior=shipped()).rivals
    assert again.kinds["careless"] > 0.7, "asks again and again for what it has been shown"
    assert once.kinds["careless"] > 0.5, "hardly ever asks"
    careless, careful, bluffing = (
        danger_of(replace(again, kinds=dict.fromkeys(shipped_kinds(), 0.0) | {kind: 1.0}))
        for kind in ("careless", "careful", "bluffing")
    )
    assert careless == 0 < danger_of(again) < careful < bluffing
    parts = (again.kinds["careful"] * careful, again.kinds["bluffing"] * bluffing)
    assert danger_of(again) == pytest.approx(sum(parts))
    assert not any(one.kinds for one in Situation.of(case).rivals)
    # every kind of people has its clarity
    assert shipped_kinds() == {*CLARITIES, "careless"}


def shipped_kinds() -> set[str]:
    return {kind.name for kind in shipped().kinds}


def danger_of(rival: Rival) -> float:
    return 1 - float(safety([rival])[0])


def three(game: Game, cards: list) -> tuple:
    """Three cards, one of each category, with these in it (of one category the first)."""
    found = {card.category: card for card in game.case.setup.deck}
    for card in reversed(cards):
        found[card.category] = card
    return tuple(found[kind] for kind in sorted(found))
