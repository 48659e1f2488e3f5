"""Seats that are put right after the entries: no pass is left that nobody made."""

import random
from collections.abc import Iterator
from dataclasses import replace

from core.formats.editions import edition
from core.history.history import History
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import Player
from core.model.setup import Setup

CLASSIC = edition("classic-uk")
DECK = CLASSIC.deck
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
ROUNDS = 3

Hands = dict[str, list[Card]]


def dealt(rng: random.Random, names: tuple[str, ...]) -> Hands:
    envelope = {rng.choice(DECK.of(category)) for category in Category}
    cards = [card for card in DECK.cards if card not in envelope]
    rng.shuffle(cards)
    return {name: cards[at :: len(names)] for at, name in enumerate(names)}


def played(rng: random.Random, hands: Hands, seats: tuple[str, ...]) -> Iterator[tuple[Suggestion, list[str]]]:
    """Suggestions as they are typed, without who passed; and who did."""
    for turn in range(ROUNDS * len(seats)):
        at = turn % len(seats)
        three = tuple(rng.choice(DECK.of(category)) for category in Category)
        passed = []
        for player in (*seats[at + 1 :], *seats[:at]):
            if set(three) & set(hands[player]):
                yield Suggestion(seats[at], three, refuted_by=player, follows=True), passed
                break
            passed.append(player)
        else:
            yield Suggestion(seats[at], three, follows=True), passed


def test_of_200_games_with_two_neighbours_swapped_none_keeps_a_false_pass():
    rng, n_false = random.Random(47), 0
    for number in range(200):
        seats = NAMES[: 3 + number % 4]
        hands = dealt(rng, seats)
        turns = list(played(rng, hands, seats))
        players = {name: Player(name, len(hand)) for name, hand in hands.items()}
        right = tuple(players.values())
        at = rng.randrange(len(seats) - 1)
        wrong = (*right[:at], right[at + 1], right[at], *right[at + 2 :])
        case = Case(Setup(DECK, wrong, edition=CLASSIC.name), tuple(event for event, _ in turns))

        def false_passes(case: Case, hands: Hands = hands) -> int:
            return sum(
                bool(set(hands[player]) & set(event.cards))
                for event in case.events
                if isinstance(event, Suggestion)
                for player in event.passed
            )

        n_false += false_passes(case) > 0
        history = History(case)
        assert history.change_setup(replace(case.setup, players=right))
        assert false_passes(history.case) == 0
        assert [list(event.passed) for event in history.case.events] == [passed for _, passed in turns]
        assert history.undo() == case
    assert n_false > 190, "before, nearly all had one"
