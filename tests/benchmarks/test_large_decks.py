"""The benchmark of large decks runs, and counts a refusal as what it is. No time is asserted."""

from __future__ import annotations

from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.tuning import Tuning
from tests.benchmarks import large_decks


def test_positions_of_both_decks_are_measured():
    for players in (3, 10):
        for case in (*large_decks.ten_suspects(players, 2, 1), *large_decks.sixty_cards(players, 1, 1)):
            found = large_decks.measure(lambda case=case: answer(case, "auto", tuning=Tuning(samples=500)))
            assert found.posterior is not None
            assert found.posterior.cards == case.setup.deck.cards


def test_a_refusal_is_not_in_time():
    def refuse():
        raise TooLargeError("no")

    refused = large_decks.measure(refuse)
    answered = large_decks.measure(lambda: answer(large_decks.ten_suspects(3, 1, 1)[0], "exact"))
    assert not refused.in_time
    assert "reach 95%: NO" in large_decks.verdict([refused, answered])
    assert "reach 95%: yes" in large_decks.verdict([answered])
    assert large_decks.row("both", [refused, answered]).split()[1:3] == ["2", "1"]
