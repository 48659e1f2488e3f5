"""Games are told apart, and known again after they went on or were corrected; formats become their latest version."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.formats.case_file import example
from core.formats.identity import GameTraces, fingerprint_of
from core.formats.migrations import Versions, copy_of_version, unchanged
from core.model.case import Case
from core.model.events import Note
from core.model.practised import Practised, with_practised

GAME = example()
EVENTS, SETUP = GAME.events, GAME.setup
OTHERS = tuple(Note("Ben", card, False) for card in SETUP.deck.cards[:6])
HAND = (*SETUP.my_hand[1:], next(card for card in SETUP.deck if card not in SETUP.my_hand))


def are_the_same(one: Case, other: Case) -> bool:
    return GameTraces.of(one).are_of_the_same(GameTraces.of(other))


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (GAME, True),
        (replace(GAME, events=()), True),
        (replace(GAME, events=EVENTS[:1]), True),
        (replace(GAME, events=EVENTS + OTHERS), True),
        (replace(GAME, events=OTHERS[:2] + EVENTS[2:], about=()), True),
        (replace(GAME, events=EVENTS[::-1]), True),
        (replace(GAME, setup=replace(SETUP, rules=replace(SETUP.rules, dice=1))), True),
        (replace(GAME, events=OTHERS), False),
        (replace(GAME, events=OTHERS[:1]), False),
        (replace(GAME, setup=replace(SETUP, my_hand=HAND)), False),
        (replace(GAME, setup=replace(SETUP, my_hand=HAND), events=()), False),
    ],
)
def test_a_game_is_known_again_by_its_set_up_and_half_of_its_entries(other, same):
    assert are_the_same(GAME, other) == are_the_same(other, GAME) == same


def test_a_game_is_known_again_by_what_it_was_before_and_by_its_fingerprint():
    before, now = (
        GameTraces.of(one) for one in (GAME, replace(GAME, setup=replace(SETUP, my_hand=HAND), events=OTHERS))
    )
    assert not before.are_of_the_same(now)
    assert before.joined(now).are_of_the_same(before)
    assert before.joined(now).are_of_the_same(now)
    # a fingerprint has the first entry of who has no hand and in practice all
    mine = fingerprint_of(GAME)
    assert fingerprint_of(replace(GAME, events=OTHERS)) == mine
    watched = replace(GAME, setup=replace(SETUP, me=None, my_hand=()))
    assert fingerprint_of(watched) == fingerprint_of(replace(watched, events=EVENTS[:1]))
    assert fingerprint_of(watched) != fingerprint_of(replace(watched, events=EVENTS[1:]))
    practised = replace(GAME, about=with_practised(GAME, Practised(seed=1)))
    assert fingerprint_of(practised) != fingerprint_of(replace(practised, events=EVENTS[:-1]))


WORDS = Versions((lambda text: f"{text} two", unchanged, lambda text: f"{text} four"))


def test_each_version_is_brought_to_the_next_until_the_latest():
    assert WORDS.latest == 4
    assert [WORDS.migrated("", version) for version in range(1, 5)] == [" two four", " four", " four", ""]
    empty = Versions((str.upper,), first=0)
    assert (empty.latest, empty.migrated("a", 0), empty.migrated("a", 1)) == (1, "A", "a")
    assert WORDS.refusal(5) == (
        "made by a newer Deerstalker (format 5; this one reads up to 4); install the newer version to open it"
    )
    assert copy_of_version(Path("data/library.sqlite"), 2) == Path("data/library.version-2.sqlite")
