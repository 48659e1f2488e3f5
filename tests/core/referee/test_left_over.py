"""Left-over cards: face up for all, or in a pool that one looks into; each player sees what is theirs to see."""

from dataclasses import replace

import pytest

from core.arena.result import habits_in_deal, play_one
from core.arena.tournament import NAMES, Match, Tournament, play
from core.board.mansion import mansion_of
from core.engines.driver import answer
from core.formats.case_file import load, write_case
from core.formats.editions import edition
from core.formats.validity import case_problems
from core.model.events import Note, Suggestion
from core.model.rules import PoolRule
from core.model.seats import FACE_UP, POOL
from core.policies.registry import policy
from core.policies.simple import Casual
from core.referee.deal import Deal, deal_out
from core.referee.referee import PlayedGame

pytestmark = pytest.mark.usefixtures("few_deals")

CLASSIC = edition("classic-uk")
LOOKS = replace(CLASSIC.rules, pool_look=PoolRule.UNANSWERED)
SEATED = ("casual", "random", "velma", "casual", "random", "casual")
LEFT_OVER = ((1, 0), (0, 1), (6, 0), (0, 6), (3, 4))
QUICK = {(2, 0, 16), (3, 3, 4), (4, 0, 1), (5, 1, 0), (6, 6, 0)}
TABLES = [
    pytest.param(players, *cards, marks=[] if (players, *cards) in QUICK else [pytest.mark.slow])
    for players in range(2, 7)
    for cards in (*LEFT_OVER, (0, 18 - players))  # the last: hands of a single card each
]


def played(players: int, face_up: int, pool: int, seed: int = 1, seated: tuple[str, ...] = SEATED) -> PlayedGame:
    deal = deal_out(CLASSIC, NAMES[:players], seed, LOOKS, face_up=face_up, pool=pool)
    policies = {player: policy(name) for player, name in zip(deal.setup.seats, seated, strict=False)}
    return play(Match(deal, policies, mansion_of(deal.setup), seed), 60)


def who_may_look(record: PlayedGame) -> list[tuple[str, int]]:
    """Who had no answer from anybody, each with the number of events by then."""
    return [
        (event.by, i + 1)
        for i, event in enumerate(record.events)
        if isinstance(event, Suggestion) and event.refuted_by is None
    ]


def looks(record: PlayedGame) -> list[tuple[str, int]]:
    """Who looked at a card of the pool, each with the number of events by then."""
    found = []
    for player, case in record.cases.items():
        at = [i for i, event in enumerate(case.events) if isinstance(event, Note)]
        found += [(player, i - n) for n, i in enumerate(at)]
    return sorted(found, key=lambda look: look[1])


@pytest.mark.parametrize(("players", "face_up", "pool"), TABLES)
def test_a_game_with_left_over_cards_is_fair(players, face_up, pool):
    record = played(players, face_up, pool)
    places, setup = record.deal.places, record.deal.setup
    assert not record.violations
    careful = {name for name, seat in zip(setup.seats, SEATED, strict=False) if seat == "casual"}
    assert careful.isdisjoint(record.wrong), "nobody is misled by what they see"
    assert [list(places.values()).count(holder) for holder in (FACE_UP, POOL)] == [face_up, pool]
    for player in setup.seats:
        case = record.cases[player]
        assert not case_problems(case)
        assert case.setup.face_up == setup.face_up
        assert set(case.setup.my_hand) == {card for card, holder in places.items() if holder == player}
        notes = [event for event in case.events if isinstance(event, Note)]
        assert len({note.card for note in notes}) == len(notes)
        assert all(places[note.card] == POOL for note in notes)
        public = [event for event in case.events if not isinstance(event, Note)]
        for seen, event in zip(public, record.events, strict=True):
            if isinstance(event, Suggestion) and player not in (event.by, event.refuted_by):
                assert seen.shown is None
        found = answer(case)
        assert found.exact
        assert found.envelope.probability(record.deal.envelope) > 0
        assert all(found.probability(card, holder) > 0 for card, holder in places.items())


@pytest.mark.parametrize(("players", "pool"), [(2, 4), (3, 2), (4, 6)])
def test_one_looks_when_nobody_can_answer_and_then_alone(players, pool):
    looked = 0
    for seed in range(2):
        record = played(players, 0, pool, seed, ("casual", "random") * 2)
        seen: dict[str, int] = {}
        due = []
        for player, after in who_may_look(record):
            if seen.get(player, 0) < pool:
                due.append((player, after))
                seen[player] = seen.get(player, 0) + 1
        assert looks(record) == due
        looked += len(due)
    assert looked > 0


def test_nobody_looks_where_the_rules_do_not_say_so_and_what_is_kept_can_be_learned_from(tmp_path):
    deal = deal_out(CLASSIC, NAMES[:2], 1, pool=4)
    record = play(Match(deal, {who: Casual() for who in deal.setup.seats}, mansion_of(deal.setup), 1), 60)
    assert who_may_look(record)
    assert not looks(record)
    # what is kept of a game can be read again and learned from
    record = play(ASIDE.match(0, 0))
    for player in record.deal.setup.seats:
        kept = record.kept_by(player)
        write_case(kept, tmp_path / "one.case.json")
        assert load(tmp_path / "one.case.json") == kept
    assert set(habits_in_deal(ASIDE, 0)) == {"casual", "random"}
    assert play_one(ASIDE, 0, 1) == play_one(ASIDE, 0, 1)


def test_a_look_comes_before_the_accusation_of_that_turn():
    """With one card in the pool, a suggestion without an answer and a look settle it: the accusation may follow."""

    class Asks(Casual):
        """Names the solution, and accuses of it once it is certain."""

        def suggestion(self, situation, room):
            return deal.envelope

        def knows(self, situation):
            return situation.cards.solution

    secrets = edition("secrets-2008")  # without a board any room can be named
    deal = deal_out(secrets, NAMES[:2], 3, replace(secrets.rules, pool_look=PoolRule.UNANSWERED), pool=1)
    record = play(Match(deal, {player: Asks() for player in deal.setup.seats}, None, 1))
    first = deal.setup.seats.names[0]
    assert record.winner == first
    assert record.turns == 1
    assert [player for player, _ in looks(record)] == [first]
    assert isinstance(record.cases[first].events[1], Note)
    assert not any(isinstance(event, Note) for event in record.cases[deal.setup.seats.names[1]].events)


def test_a_deal_without_left_over_cards_is_what_it_was_and_one_by_hand_with_a_pool_can_be_played():
    for seed in range(5):
        plain, aside = deal_out(CLASSIC, NAMES[:3], seed), deal_out(CLASSIC, NAMES[:3], seed, face_up=3)
        assert plain.envelope == aside.envelope
        assert all(set(aside.hands[who]) <= set(hand) for who, hand in plain.hands.items())
        assert POOL not in plain.places.values()
        assert FACE_UP not in plain.places.values()
    # a deal by hand with a pool can be played
    dealt = deal_out(CLASSIC, NAMES[:4], 3)
    hands = {who: hand[:3] for who, hand in dealt.hands.items()}
    rest = [card for hand in dealt.hands.values() for card in hand[3:]]
    seated = tuple(replace(player, hand_size=3) for player in dealt.setup.players)
    setup = replace(dealt.setup, players=seated, face_up=tuple(rest[:2]), pool=len(rest) - 2)
    deal = Deal(setup, dealt.envelope, hands)
    record = play(Match(deal, {who: Casual() for who in setup.seats}, mansion_of(setup), 1), 40)
    assert {card for card, holder in deal.places.items() if holder == POOL} == set(rest[2:])
    assert not case_problems(record.cases[setup.seats.names[0]])


@pytest.mark.parametrize(
    ("face_up", "pool", "what"),
    [(-1, 0, "neither number can be negative"), (16, 0, "too few for 3"), (8, 8, "8 face up and 8 in the pool")],
)
def test_more_cards_than_there_are_cannot_be_put_aside(face_up, pool, what):
    with pytest.raises(ValueError, match=what):
        deal_out(CLASSIC, NAMES[:3], 1, face_up=face_up, pool=pool)


ASIDE = Tournament(
    ("casual+habits", "random", "casual"), seed=5, learn=1, face_up=2, pool=4, pool_look=PoolRule.UNANSWERED
)
