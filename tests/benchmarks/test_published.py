"""Published rules and cheats: they play by the rules of the game, and do what their sources and names say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.arena.tournament import play
from core.model.cards import Category
from core.model.events import Accusation, Note
from core.model.seats import ENVELOPE
from core.situation.situation import Situation, ticks_of
from tests.benchmarks.cheating import CHEATS, Cheat, KnowsEnvelope, KnowsRivals, SeesShown, Twelve
from tests.benchmarks.published import PUBLISHED, LastToAnswer, Likeliest
from tests.benchmarks.variants import VARIANTS, VariantTournament
from tests.core.tables import board_game
from tests.games import classic_game


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PUBLISHED, *CHEATS])
def test_each_plays_a_whole_game_by_the_rules_and_the_same_one_again(name):
    tournament = VariantTournament((name, "casual", "casual"), seed=4)
    record = play(tournament.match(0, 1))
    assert not record.violations
    assert record.winner is not None
    assert play(tournament.match(0, 1)).events == record.events


def test_they_are_for_the_arena_alone():
    assert not {*PUBLISHED, *CHEATS} & set(VARIANTS)
    for name, made in {**PUBLISHED, **CHEATS}.items():
        assert made().name == name


def test_the_likeliest_cards_are_named():
    situation = Situation.of(classic_game(3, 4, 14).case)
    named = Likeliest().suggestion(situation, None)
    for card in named:
        others = situation.case.setup.deck.of(card.category)
        chances = [situation.cards.posterior.probability(one, ENVELOPE) for one in others]
        assert situation.cards.posterior.probability(card, ENVELOPE) == max(chances)


def test_who_answers_last_is_asked_for_what_none_before_can_show():
    before = Situation.of(classic_game(3, 4, 2).case)
    others = before.case.setup.seats.others(before.me)
    ticks = ticks_of(before.case)
    for weapon in ticks.unplaced[Category.WEAPON]:
        lacked = [Note(one, weapon, holds=False) for one in others[:-1]]
        case = replace(before.case, events=(*before.case.events, *lacked))
        assert LastToAnswer().suggestion(Situation.of(case), None)[Category.WEAPON] == weapon


def cheating_in(name: str):
    """The cheat of a name in a game, and the situation before its first decision after some turns."""
    tournament = VariantTournament((name, "casual", "casual"), seed=4)
    match = tournament.match(0, 0)
    record = play(match, 8)
    who, cheat = next((who, one) for who, one in match.policies.items() if isinstance(one, Cheat))
    return cheat, Situation.of(record.cases[who], match.mansion), record


def test_a_cheat_knows_what_its_name_says_and_nothing_false():
    cheat, situation, record = cheating_in(SeesShown.name)
    seen = cheat.seen(situation)
    places = record.deal.places
    notes = [event for event in seen.case.events if isinstance(event, Note)]
    assert notes
    assert all(places[note.card] == note.holder for note in notes)
    assert all(seen.cards.posterior.probability(note.card, note.holder) == 1 for note in notes)

    cheat, situation, record = cheating_in(KnowsEnvelope.name)
    seen = cheat.seen(situation)
    assert seen.cards.solution == record.deal.envelope
    accused = cheat.accusation(situation)
    assert (accused is not None) == (situation.place == record.deal.envelope[2])

    cheat, situation, record = cheating_in(KnowsRivals.name)
    cheat.accusation(situation)
    assert len(situation.rivals) == len(situation.still_in)


def test_twelve_steps_are_twelve_whatever_the_dice_say():
    game, mansion = board_game(7, 4, 16)
    situation = Situation.of(game.case, mansion)
    far = situation.destinations(12)
    assert len(situation.destinations(2)) < len(far)
    cheat = Twelve()
    cheat.deal = VariantTournament(("race", "casual")).deal(0)
    cheat.travel(situation)
    assert situation.destinations(2) == far


def test_who_knows_the_envelope_accuses_in_its_room():
    record = play(VariantTournament((KnowsEnvelope.name, "random", "random"), seed=4).match(0, 0))
    last = record.events[-1]
    assert isinstance(last, Accusation)
    assert last.correct
