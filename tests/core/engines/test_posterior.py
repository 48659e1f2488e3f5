"""The posterior as a script uses it."""

import pytest

from core.engines.driver import answer
from core.model.seats import ENVELOPE
from tests.games import classic_game

POSTERIOR = answer(classic_game(1, 3, 2).case)


def test_an_unknown_card_or_holder_is_named_with_those_there_are():
    rope = next(card for card in POSTERIOR.cards if card.name == "Rope")
    with pytest.raises(ValueError, match=r"'Rope' is not one of the Card values: .*Rope"):
        POSTERIOR.probability("Rope", ENVELOPE)
    with pytest.raises(ValueError, match=r"'Nobody' is not one of the holders: .*envelope"):
        POSTERIOR.probability(rope, "Nobody")
