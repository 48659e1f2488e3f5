"""One order: what the headline says comes first in the list and on the board, and no reason speaks against it."""

from itertools import pairwise
from random import Random

import pytest

from core.advice.advice import Advice, advise
from core.advice.text import TURNS, Comparison, headline
from core.model.events import Move
from core.policies.registry import DEFAULT, POLICIES
from core.situation.situation import Situation
from tests.core.tables import board_game, every_rules

pytestmark = pytest.mark.usefixtures("few_deals")

BETTER = ("more to learn", "easier to reach")
RULES = tuple(every_rules())


def found(seed: int, *, board: bool = True) -> Situation:
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
    situation = found(seed, board=seed % 6 > 0)
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
