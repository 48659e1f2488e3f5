"""A whole turn of each policy under every combination of rules: nothing raises, and every choice is legal."""

import json
from dataclasses import replace
from itertools import cycle
from math import isfinite
from random import Random

import pytest

from core.advice.advice import advise
from core.board.mansion import Mansion
from core.board.tokens import tokens
from core.cli.advise import as_data, as_text
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Suggestion, Via
from core.model.rules import AccuseRule, Rules
from core.policies.accusing import may_accuse
from core.policies.registry import POLICIES, policy
from core.situation.situation import Situation, ticks_of
from tests.core.board.mansions import shut
from tests.core.tables import answered, board_game, every_rules
from tests.games import Game

pytestmark = pytest.mark.usefixtures("few_deals")

RULES = list(every_rules())


def named(rules: Rules) -> str:
    stay = "stay" if rules.may_stay else "go"
    return f"{rules.dice} dice-{rules.accuse.value}-{stay}-{rules.answers.value}-{rules.doors}"


def each_policy_and_rules():
    """Every policy under every rules; in the fast tier half of the rules, each with one policy."""
    for i, rules in enumerate(RULES):
        for j, name in enumerate(POLICIES):
            marks = [] if (i - j) % len(POLICIES) == 0 and i.bit_count() % 2 == 0 else [pytest.mark.slow]
            yield pytest.param(name, rules, marks=marks, id=f"{name}-{named(rules)}")


@pytest.mark.parametrize(("name", "rules"), list(each_policy_and_rules()))
def test_a_whole_turn_is_legal(name, rules):
    seed = RULES.index(rules)
    game, mansion = board_game(seed, 3 + seed % 4, 12 + seed % 11, rules)
    turn = Turn(game, mansion, name, seed)
    turn.play()
    assert turn.choices


@pytest.mark.parametrize("name", POLICIES)
def test_the_same_seed_makes_the_same_choices(name):
    game, mansion = board_game(3, 4, 6, Rules())
    turns = [Turn(game, mansion, name, 7) for _ in range(2)]
    for turn in turns:
        turn.play()
    assert turns[0].choices == turns[1].choices
    assert len(turns[0].choices) > 1


class Turn:
    """Plays one turn of mine, and checks each choice against the rules as they are written."""

    def __init__(self, game: Game, mansion: Mansion, name: str, seed: int) -> None:
        self.game, self.mansion, self.policy, self.seed = game, mansion, policy(name), seed
        self.events: list[Event] = []
        self.choices: list[object] = []
        self.lot = Random(seed)

    def situation(self, case: Case | None = None) -> Situation:
        found = case or replace(self.game.case, events=(*self.game.case.events, *self.events))
        return Situation.of(found, self.mansion, seed=self.seed)

    def play(self) -> None:
        me = self.situation().me
        room = self.travel(me)
        if room is not None:
            cards = self.policy.suggestion(self.situation(), room)
            self.choices.append(cards)
            assert [card.category for card in cards] == list(Category)
            assert cards[2] == room
            self.events.append(answered(self.game, Suggestion(me, cards), self.lot))
        self.accuse(me)
        self.show(me)

    def travel(self, me: str) -> Card | None:
        """Go somewhere; return the room to suggest in, if there is one."""
        situation = self.situation()
        before = situation.place
        way = self.policy.travel(situation)
        self.choices.append(way)
        if way is not None:
            via, room = way
            if via is Via.CALLED:
                assert room == before
                assert situation.case.setup.rules.may_stay or situation.position.entry is not None
            else:
                assert via is Via.PASSAGE
                assert isinstance(before, Card)
                assert room in self.mansion.passages_from(before)
                self.events.append(Move(me, room, via=via.value))
            return room
        roll = self.lot.choice(situation.dice.rolls)
        place = self.policy.destination(situation, roll)
        self.choices.append(place)
        assert place == before or place in situation.destinations(roll)
        assert place not in tokens(situation.case, situation.mansion).blocked(me)
        asks = situation.may_suggest_in(place)
        if place != before:
            self.events.append(Move(me, place, roll=roll, via="roll"))
        if place == before and not situation.case.setup.rules.may_stay:
            assert not asks, "one may not sit out a turn to stay"
        return place if asks else None

    def accuse(self, me: str) -> None:
        situation = self.situation()
        accused = self.policy.accusation(situation)
        if accused is None:
            return
        assert may_accuse(situation, accused)
        where = situation.case.setup.rules.accuse
        assert where is not AccuseRule.IN_ROOM or situation.place == accused[2]
        assert where is not AccuseRule.ANY_ROOM or isinstance(situation.place, Card)
        correct = all(self.game.truth[card] == "envelope" for card in accused)
        self.events.append(Accusation(me, accused, correct))
        assert self.policy.accusation(self.situation()) is None, "one accuses once"

    def show(self, me: str) -> None:
        """Be asked for three cards of mine, or as many as there are."""
        case = self.situation().case
        by = case.setup.seats.next(me)
        mine = [next((c for c in case.setup.my_hand if c.category is k), case.setup.deck.of(k)[0]) for k in Category]
        asked = answered(self.game, Suggestion(by, tuple(mine)), self.lot)
        situation = self.situation(case.appended(asked))
        held = [card for card in mine if card in case.setup.my_hand]
        if any(one.player == me and one.shows for one in asked.answers):
            shown = self.policy.show(situation, by, held)
            assert shown in held
            self.choices.append(shown)


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("accuse", AccuseRule)
def test_who_knows_the_solution_comes_to_accuse(name, accuse):
    """Turn by turn, walking by the dice, from the far corner of the mansion until the accusation is made."""
    rules = Rules(accuse=accuse)
    game, mansion = next(found for found in (board_game(s, 3, 60, rules) for s in range(50)) if is_solved(found[0]))
    me = game.case.setup.me
    other = game.case.setup.seats.next(me)
    case, chosen, lot = game.case.appended(Move(me, mansion.board.squares[-1])), policy(name), Random(5)
    for _ in range(400 if name == "random" else 25):
        situation = Situation.of(case.appended(Move(other, mansion.board.squares[0])), mansion)
        accused = chosen.accusation(situation)
        if accused is not None:
            assert all(game.truth[card] == "envelope" for card in accused)
            return
        way = chosen.travel(situation)
        to = way[1] if way else chosen.destination(situation, lot.choice(situation.dice.rolls))
        case = game.case.appended(Move(me, to))
    pytest.fail("never accused")


def is_solved(game: Game) -> bool:
    return ticks_of(game.case).solution is not None


@pytest.mark.parametrize(("name", "accuse"), list(zip(POLICIES, cycle(AccuseRule), strict=False)))
def test_a_room_that_nobody_can_enter_is_no_trouble(name, accuse):
    """All doors of the Library are shut, which may be the murder room; moves are worth something all the same."""
    game, mansion = board_game(4, 4, 9, Rules(accuse=accuse))
    library = next(room for room in mansion.rooms if room.name == "Library")
    letter = mansion.letters[mansion.rooms.index(library)]
    situation = Situation.of(game.case, shut(mansion, letter))
    found = advise(situation, name)
    assert next(move.chance for move in found.moves if move.to == library) == 0
    assert not any(one.reachable for one in found.suggestions if one.cards[2] == library)
    assert all(one.best.to != library for one in found.rolls)
    assert all(isfinite(move.score) for move in found.moves)
    json.dumps(as_data(situation.case, found), allow_nan=False)
    assert " inf " not in as_text(situation.case, found)
