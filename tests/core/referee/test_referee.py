"""The referee: whole games by the rules, each player seeing what a player would."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.arena.tournament import NAMES, Match, play
from core.board.mansion import mansion_of
from core.engines.driver import answer
from core.formats.case_file import load, write_case
from core.formats.editions import Edition, edition, editions
from core.formats.validity import case_problems
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Move, Note, Suggestion, Via
from core.model.perspective import player_perspective
from core.model.rules import AccuseRule, Answers, PoolRule, Rules
from core.policies.registry import policy
from core.policies.simple import Casual
from core.referee.deal import deal_out
from core.referee.referee import PlayedGame, Referee
from core.referee.requests import Accuse, IllegalAnswerError, Request, Show, Suggest, Travel, Walk
from core.text.text import Text

pytestmark = pytest.mark.usefixtures("few_deals")


def game(*names: str, seed: int = 1, rules: Rules | None = None, name: str = "classic-uk") -> PlayedGame:
    deal = deal_out(edition(name), NAMES[: len(names)], seed, rules)
    policies = {player: policy(one) for player, one in zip(deal.setup.seats, names, strict=True)}
    return play(Match(deal, policies, mansion_of(deal.setup), seed))


def is_fair(record: PlayedGame) -> None:
    """What everybody saw is a valid case that the truth fits, and shows nobody more than they could see."""
    for player in record.deal.setup.seats:
        case = record.cases[player]
        assert not case_problems(case)
        assert answer(case).envelope.probability(record.deal.envelope) > 0
        for seen, event in zip(case.events, record.events, strict=True):
            if isinstance(event, Suggestion) and player not in (event.by, event.refuted_by):
                assert seen.shown is None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_of_casual_players_ends_with_a_winner_who_is_right(players):
    record = game(*["casual"] * players, seed=players)
    is_fair(record)
    assert record.winner is not None
    last = record.events[-1]
    assert isinstance(last, Accusation)
    assert last.correct
    assert set(last.cards) == set(record.deal.envelope)
    assert not record.violations


def test_all_policies_play_together():
    record = game("race", "velma", "greedy", "casual", "random", seed=2)
    is_fair(record)
    assert not record.violations


RULES = list(product((1, 2), AccuseRule, (False, True), Answers))


@pytest.mark.parametrize(("dice", "accuse", "may_stay", "answers"), RULES)
def test_every_rule_is_kept(dice, accuse, may_stay, answers):
    rules = Rules(
        dice=dice, accuse=accuse, may_stay=may_stay, answers=answers, doors="modern" if may_stay else "classic"
    )
    record = game("casual", "random", "casual", seed=dice, rules=rules)
    is_fair(record)
    if answers is Answers.FIRST:
        assert not any(isinstance(event, Suggestion) and event.further for event in record.events)
    rolls = [event.roll for event in record.events if isinstance(event, Move) and event.roll is not None]
    assert all(dice <= roll <= 6 * dice for roll in rolls)


def test_the_same_seed_is_the_same_game_and_another_seed_another():
    assert game("race", "random", seed=5) == game("race", "random", seed=5)
    assert game("casual", "casual", "random", seed=5).events != game("casual", "casual", "random", seed=6).events


def test_without_a_board_suggestions_alone_are_played_and_who_has_no_suspect_has_no_token():
    record = game("casual", "greedy", "casual", name="secrets-2008")
    is_fair(record)
    assert record.winner is not None
    assert not any(isinstance(event, Move) for event in record.events)
    # without a board who has no suspect left plays without a token
    tokens = [player.suspect for player in deal_out(own(2, 4, 4), NAMES[:4], 1).setup.players]
    assert [None if token is None else token.name for token in tokens] == ["S 0", "S 1", None, None]


def test_who_never_accuses_does_not_play_for_ever():
    class Silent(Casual):
        def accusation(self, situation):
            return None

    deal = deal_out(edition("classic-uk"), NAMES[:3], 1)
    match = Match(deal, {player: Silent() for player in deal.setup.seats}, mansion_of(deal.setup), 1)
    record = play(match, most_turns=30)
    assert record.winner is None
    assert record.turns == 30


def test_deals_are_whole_and_even_and_a_record_knows_who_was_wrong():
    for seed in range(30):
        deal = deal_out(edition("classic-uk"), NAMES[: 3 + seed % 4], seed)
        assert len(deal.places) == len(deal.setup.deck)
        sizes = [len(hand) for hand in deal.hands.values()]
        assert max(sizes) - min(sizes) <= 1
        assert {card.category for card in deal.envelope} == set(type(deal.envelope[0].category))
    # a record knows who was wrong
    record = game("casual", "casual", "casual", seed=2)
    wrong = replace(record, events=(*record.events, Accusation("Bob", record.deal.envelope, correct=False)))
    assert wrong.wrong == ("Bob",)


@pytest.mark.parametrize("players", [1, 7])
def test_too_many_players_are_refused(players):
    with pytest.raises(ValueError, match=f"2 to 6 players here, not {players}"):
        deal_out(edition("classic-uk"), NAMES[:players], 1)


# --- decks of one's own


def own(suspects: int, weapons: int, rooms: int, board: str | None = None, name: str = "own") -> Edition:
    """A deck of so many cards of each category; on a board its rooms stand for those of the board, in order."""
    cards = (tuple(f"{kind} {i}" for i in range(n)) for kind, n in (("S", suspects), ("W", weapons), ("R", rooms)))
    return Edition(name, "Own", Deck(*cards), board=board)


OWN = [
    (own(6, 6, 9), 3),
    (own(1, 1, 5), 2),
    (own(1, 6, 6), 4),
    (own(3, 3, 3), 10),
    (own(2, 2, 2), 5),
    (own(7, 5, 6), 8),
    (own(3, 4, 9, "classic"), 3),
    (own(8, 2, 9, "classic"), 6),
    (own(2, 3, 4, name="classic-uk"), 3),
]


@pytest.mark.parametrize(("found", "players"), OWN, ids=map(str, range(len(OWN))))
def test_a_deck_of_ones_own_is_played_and_its_cases_can_be_read(tmp_path, found, players):
    deal = deal_out(found, NAMES[:players], 1)
    seated = {player: policy(("casual", "random")[i % 2]) for i, player in enumerate(deal.setup.seats)}
    record = play(Match(deal, seated, mansion_of(deal.setup), 1), 60)
    is_fair(record)
    assert not record.violations
    assert any(isinstance(event, Move) for event in record.events) == (found.board is not None)
    for player in deal.setup.seats:
        kept = record.kept_by(player)
        assert kept.setup.edition is None, "no shipped edition has these cards"
        write_case(kept, tmp_path / "one.case.json")
        assert load(tmp_path / "one.case.json") == kept


@pytest.mark.parametrize(
    ("found", "players", "what"),
    [
        (own(9, 3, 9, "classic"), 7, "for 2 to 6 players here, not 7"),  # the board has six starts
        (own(3, 3, 9, "classic"), 4, "for 2 to 3 players here, not 4"),
        (own(1, 3, 9, "classic"), 2, "each player needs a token, and this deck has only one suspect"),
        (own(1, 1, 3), 11, "for 2 to 10 players here, not 11"),
    ],
)
def test_who_would_have_no_token_on_the_board_cannot_play(found, players, what):
    with pytest.raises(ValueError, match=what):
        deal_out(found, [f"Player {i}" for i in range(players)], 1)


# --- step by step


def lawful(lot: Random, request: Request) -> object:
    """Any answer that the rules allow."""
    deck = request.case.setup.deck
    match request:
        case Travel():
            return lot.choice([None, *request.ways])
        case Walk():
            return lot.choice(request.places)
        case Suggest():
            rooms = deck.of(Category.ROOM) if request.room is None else (request.room,)
            cards = *(lot.choice(deck.of(kind)) for kind in (Category.SUSPECT, Category.WEAPON)), lot.choice(rooms)
            return lot.choice([None, cards, cards, cards])
        case Show():
            return lot.choice(request.cards)
        case Accuse():
            wild = *(lot.choice(deck.of(kind)) for kind in (Category.SUSPECT, Category.WEAPON)), *request.rooms[:1]
            return wild if len(wild) == 3 and lot.random() < 0.05 else None


@given(
    st.integers(0, 10**6),
    st.sampled_from([one.name for one in editions()]),
    st.integers(2, 6),
    st.sampled_from(list(RULES)),
    st.booleans(),
    st.integers(0, 3),
)
def test_whatever_players_decide_the_referee_is_never_stuck_and_tells_each_what_they_saw(
    seed, name, players, house, always_ask, pool
):
    (dice, accuse, may_stay, answers), lot = house, Random(seed)
    found = edition(name)
    look = PoolRule.UNANSWERED if pool else PoolRule.NEVER
    rules = replace(found.rules, dice=dice, accuse=accuse, may_stay=may_stay, answers=answers, pool_look=look)
    deal = deal_out(found, ("Zoë", "Yve", "Xan", "Wes", "Vic", "Uma")[:players], seed, rules, pool=pool)
    game = Referee(deal, mansion_of(deal.setup), seed, always_ask=always_ask, most_turns=25)
    decisions = 0
    while (request := game.request) is not None:
        decisions += 1
        me = request.player
        record = game.record()
        told = tuple(event for event in game.cases[me].events if not isinstance(event, Note))
        whole = Case(deal.setup, record.events)
        assert replace(game.cases[me], events=told) == player_perspective(whole, me, deal.places).case
        assert request.events == len(record.events)
        if isinstance(request, Walk) and request.start in request.places:
            may = may_stay and isinstance(request.start, Card)
            assert may or request.places == (request.start,), "nobody may sit out a turn to stay"
        if isinstance(request, Show):
            assert request.case.upto(len(request.case.events) - 1) == game.cases[me]
            assert request.case.events[-1].answers[-1] == Answer(me, shows=True)
            assert {deal.places[card] for card in request.cards} == {me}
            assert always_ask or len(request.cards) > 1
        else:
            assert request.case == game.cases[me]
        answer = lawful(lot, request)
        assert request.accepted(answer) == answer
        game.answer(answer)
    record = game.record()
    assert not record.violations
    assert record.turns <= 25
    assert decisions >= record.turns
    for player in deal.setup.seats:
        assert not case_problems(record.cases[player])


def test_what_is_hidden_from_a_player_changes_no_request():
    """The same answers, the same cards in my hand: until somebody shows another card, I am asked the same."""
    deal = deal_out(edition("classic-uk"), ("Ann", "Bob", "Cid"), 4)
    swapped = dict(zip(("Bob", "Cid"), (deal.hands["Cid"], deal.hands["Bob"]), strict=True))
    other = replace(deal, hands=deal.hands | swapped)
    games = [Referee(one, mansion_of(one.setup), 4) for one in (deal, other)]
    while games[0].request.player == "Ann":
        assert games[0].request == games[1].request
        for game in games:
            game.answer(None if not isinstance(game.request, Walk) else game.request.places[-1])
    assert games[0].cases["Ann"] == games[1].cases["Ann"]
    assert games[0].cases["Bob"] != games[1].cases["Bob"]


def test_an_answer_that_is_refused_can_be_given_again():
    deal = deal_out(edition("classic-uk"), ("Ann", "Bob"), 1)
    game = Referee(deal, mansion_of(deal.setup), 1)
    game.answer(None)
    walk = game.request
    assert isinstance(walk, Walk)
    with pytest.raises(IllegalAnswerError, match=rf"a roll of {walk.roll} does not lead there: 0, 0") as refused:
        walk.accepted((0, 0))
    assert isinstance(refused.value.what, Text), "it can be said in any language"
    assert game.request is walk
    game.answer(walk.places[-1])
    assert game.request.events == 1


def test_it_is_known_whether_the_limit_ended_a_game():
    deal = deal_out(edition("classic-uk"), NAMES[:2], 1)
    for limit, accuses, stopped in ((4, False, True), (4, True, False)):
        game = Referee(deal, mansion_of(deal.setup), 1, most_turns=limit)
        while (request := game.request) is not None:
            match request:
                case Walk(places=places):
                    game.answer(places[0])
                case Accuse() if accuses:
                    game.answer(tuple(deal.setup.deck.of(kind)[0] for kind in Category))
                case Show(cards=cards):
                    game.answer(cards[0])
                case _:
                    game.answer(None)
        record = game.record()
        assert (record.winner, record.is_stopped, len(record.wrong)) == (None, stopped, 2 * accuses)


@pytest.mark.parametrize("asks", [False, True])
def test_whoever_entered_a_room_can_leave_it_though_nothing_has_happened_since(asks):
    """And who was called into one may stay there for one turn only: turns that leave no entry are turns, too.

    There are such turns in games that were begun when whoever rolled could stay.
    """
    deal = deal_out(edition("classic-uk"), NAMES[:2], 1)
    mansion = mansion_of(deal.setup)
    game = Referee(deal, mansion, 1, always_ask=True, may_sit_out=True)
    turns: list[tuple[str, bool, int]] = []  # whose, whether a room could be suggested in at once, places in reach
    while len(turns) < 40:
        match game.request:
            case Travel(player=player, ways=ways):
                turns.append((player, (Via.CALLED in dict(ways)) or (Via.ROLL in dict(ways)), 0))
                game.answer(None)
            case Walk(player=player, places=places):
                rooms = [place for place in places[1:] if isinstance(place, Card)]
                turns[-1] = (player, turns[-1][1], len(places))
                still = player == NAMES[1] or isinstance(places[0], Card)
                game.answer(places[0] if still else (rooms or places)[-1])
            case Suggest(room=room):
                token = deal.setup.players[1].suspect
                game.answer((token, deal.setup.deck.of(Category.WEAPON)[0], room) if asks else None)
            case Show(cards=cards):
                game.answer(cards[0])
            case Accuse():
                game.answer(None)
    assert all(places > 1 for _, _, places in turns[:-1])
    assert [may for who, may, _ in turns if who == NAMES[1]].count(True) == asks
