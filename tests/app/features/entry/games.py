"""Games for tests of the entry: six players, of whom Ann sees her cards, and two with cards left over."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

import numpy as np

from core.engines.posterior import Posterior
from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import PoolRule, ShowModel
from core.model.seats import Player
from core.model.setup import Setup

DECK = edition("classic-uk").deck
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Finn")


def card(name: str) -> Card:
    return DECK.card(name)


HAND = (card("Rope"), card("Hall"), card("Mrs White"))
SETUP = Setup(DECK, tuple(Player(name, 3) for name in NAMES), "classic-uk", "Ann", HAND)
THREE = WHITE, DAGGER, STUDY = card("Mrs White"), card("Dagger"), card("Study")


def posterior(without: Mapping[str, Sequence[str]]) -> Posterior:
    """Numbers of the six, in which players surely lack some cards."""
    marginals = np.full((len(DECK), len(SETUP.holders)), 0.1)
    for player, names in without.items():
        for name in names:
            marginals[DECK.index[card(name)], SETUP.holders.index(player)] = 0.0
    return Posterior(DECK.cards, SETUP.holders, marginals, "test", exact=True, show_model=ShowModel.RANDOM)


def with_leftovers(rule: PoolRule) -> Case:
    players = (Player("Ann", 6), Player("Bob", 8))
    hand = tuple(map(card, ("Rope", "Hall", "Mrs White", "Dagger", "Study", "Lounge")))
    rules = dataclasses.replace(edition("classic-uk").rules, pool_look=rule)
    return Case(Setup(DECK, players, "classic-uk", "Ann", hand, pool=4, rules=rules))
