"""A game of two with cards left over."""

from __future__ import annotations

import dataclasses

from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import PoolRule
from core.model.seats import Player
from core.model.setup import Setup

DECK = edition("classic-uk").deck


def card(name: str) -> Card:
    return DECK.card(name)


def with_leftovers(rule: PoolRule) -> Case:
    players = (Player("Ann", 6), Player("Bob", 8))
    hand = tuple(map(card, ("Rope", "Hall", "Mrs White", "Dagger", "Study", "Lounge")))
    rules = dataclasses.replace(edition("classic-uk").rules, pool_look=rule)
    return Case(Setup(DECK, players, "classic-uk", "Ann", hand, pool=4, rules=rules))
