"""Deal counts, compared with plain programs and formulas."""

import math
from collections import Counter

import pytest

from core.engines.driver import answer
from core.model.seats import ENVELOPE
from tests.games import edition_game

pytestmark = pytest.mark.parametrize("engine", ["auto", "exact"])


@pytest.mark.parametrize("name", ["classic-uk", "secrets-2008", "master-detective"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("spectator", [False, True], ids=["seated", "spectator"])
def test_counts_the_deals_before_anything_is_seen(engine: str, name: str, players: int, spectator: bool):
    """The first turn has a formula: envelopes times a multinomial, to the last digit, beyond 2^63 too."""
    case = edition_game(1, players, 0, name=name, spectator=spectator).case
    setup, posterior = case.setup, answer(case, engine)
    left = [card for card in setup.deck if card not in setup.my_hand]
    envelopes = math.prod(Counter(card.category for card in left).values())
    others = [player.hand_size for player in setup.players if player.name != setup.me]
    assert posterior.solutions == envelopes
    assert posterior.deals == envelopes * math.factorial(len(left) - 3) // math.prod(map(math.factorial, others))
    for card in left:
        same = sum(other.category is card.category for other in left)
        assert posterior.probability(card, ENVELOPE) == pytest.approx(1 / same, abs=1e-12)
