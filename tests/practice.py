"""Practice games for tests and pictures."""

from __future__ import annotations

from random import Random

from core.formats.case_file import case_to_dict
from core.practice.game import PracticeGame, asked
from core.practice.options import PracticeOptions
from tests.players import any_answer


def played(options: PracticeOptions) -> PracticeGame:
    """A whole game, in which I answer at random and never accuse."""
    game, lot = PracticeGame(options), Random(1)
    while not game.over:
        if game.waiting_for is not None:
            game.step()
        elif game.request is not None:
            game.answer(any_answer(asked(game.request), case_to_dict(game.case), lot, accuses=0))
    return game
