"""What is believed of players before they have played."""

from importlib import resources

import numpy as np
import pytest

from core.model.problems import InvalidCaseError
from core.players.counts import HabitCounts, Odds
from core.players.prior import Prior, parse_prior, shares_of, shipped


def common(prior: Prior, name: str, player: str = "") -> float:
    """Return how common the kinds of this name are over all circles."""
    kinds = prior.kinds_of(player)
    named = [kind.name == name for kind in kinds]
    return float(np.array(prior.circles) @ shares_of(kinds) @ named)


def test_games_in_which_nothing_was_counted_tell_nothing():
    prior = shipped().knowing({"Bob": HabitCounts(3, right=2)})
    assert prior.known == {}
    assert shares_of(prior.kinds) == pytest.approx(shares_of(shipped().kinds))


def test_known_players_play_as_they_did_and_strangers_somewhat_like_them():
    never = HabitCounts(20, asks_own=(Odds(60, 0, 18.0),) * 3)
    found, plain = shipped().knowing({"Bob": never}), shipped()

    assert common(found, "careful", "Bob") > 0.9
    assert common(plain, "careful") < common(found, "careful") < common(found, "careful", "Bob")


@pytest.mark.parametrize(
    "damage", [('"shares": [0.2, ', '"shares": ['), ("1.443", "0"), ('"kinds"', '"kind"'), ("{", "")]
)
def test_a_damaged_prior_is_refused(damage):
    text = resources.files("resources").joinpath("people", "shipped.json").read_text("utf-8")
    with pytest.raises(InvalidCaseError):
        parse_prior(text.replace(*damage, 1))
