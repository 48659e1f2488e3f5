import itertools
from collections import Counter

import numpy as np
import pytest

from core.board.walking import Dice


@pytest.mark.parametrize("number", [1, 2])
def test_dice_show_what_dice_show(number):
    thrown = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=number))
    dice = Dice(number)
    assert list(dice.rolls) == sorted(thrown)
    assert [dice.chance(roll) for roll in dice.rolls] == pytest.approx(
        [thrown[roll] / 6**number for roll in dice.rolls]
    )
    assert dice.chances == pytest.approx(np.array([dice.chance(roll) for roll in dice.rolls]))
    assert dice.chance(0) == dice.chance(number - 1) == dice.chance(13) == 0


@pytest.mark.parametrize("number", [0, 3, -1])
def test_no_game_has_other_dice(number):
    with pytest.raises(ValueError, match="1 die or 2"):
        Dice(number)
