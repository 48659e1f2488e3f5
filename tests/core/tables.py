"""Games on the classic mansion under any rules, with the tokens people move."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from core.board.mansion import Mansion, mansion_of
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Answer, Suggestion
from core.model.rules import AccuseRule, Answers, Rules
from core.situation.situation import Situation
from tests.games import Game, classic_game

DECK = edition("classic-uk").deck


def every_rules() -> Iterator[Rules]:
    """Every combination of the rules that make a difference to what one decides on the mansion."""
    for dice, accuse, stay, answers, doors in product(
        (1, 2), AccuseRule, (False, True), Answers, ("classic", "modern")
    ):
        yield Rules(dice=dice, accuse=accuse, may_stay=stay, answers=answers, doors=doors)


def seated(case: Case, rules: Rules | None = None) -> Case:
    """The case on the classic mansion, with a token for each player, in turn order, under some rules."""
    setup = case.setup
    players = tuple(replace(player, suspect=card) for player, card in zip(setup.players, DECK.cards, strict=False))
    return replace(case, setup=replace(setup, players=players, board="classic", rules=rules or setup.rules))


def board_game(seed: int, players: int, turns: int, rules: Rules | None = None) -> tuple[Game, Mansion]:
    """A game on the mansion, so many suggestions in, and the mansion."""
    game = classic_game(seed, players, turns)
    found = Game(seated(game.case, rules), game.truth)
    mansion = mansion_of(found.case.setup)
    assert mansion is not None
    return found, mansion


def answered(game: Game, asked: Suggestion, lot: Random) -> Suggestion:
    """The suggestion with the answers that the truth gives it, as I see them when I ask."""
    answers: list[Answer] = []
    for player in game.case.setup.seats.others(asked.by):
        held = [card for card in asked.cards if game.truth[card] == player]
        sees = asked.by == game.case.setup.me
        answers.append(Answer(player, shows=bool(held), shown=lot.choice(held) if held and sees else None))
        if held and game.case.setup.rules.answers is Answers.FIRST:
            break
    first = next((i for i, one in enumerate(answers) if one.shows), len(answers))
    refuted = answers[first : first + 1]
    return replace(
        asked,
        passed=tuple(one.player for one in answers[:first]),
        refuted_by=refuted[0].player if refuted else None,
        shown=refuted[0].shown if refuted else None,
        further=tuple(answers[first + 1 :]),
    )


def after_my_last_suggestion():
    """The default accuses here: 42 % now, hardly less by waiting, and a rival is close."""
    case = classic_game(20, 4, 32).case
    mine = [i for i, event in enumerate(case.events) if isinstance(event, Suggestion) and event.by == case.setup.me]
    return Situation.of(case.upto(mine[-1] + 1))
