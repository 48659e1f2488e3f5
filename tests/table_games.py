"""Random games at a real table, each with the true deal: house rules, who leaves, who saw what, cards overlooked.

All entries are true. ``only`` names the one novelty that a game has, so that each can be tried alone.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from core.model.case import Case
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Note,
    OpenHand,
    Out,
    Peek,
    Suggestion,
)
from core.model.rules import AfterWrong, Answers, AskedOrder, PoolRule, Rules, ShowModel
from core.model.seats import ENVELOPE
from tests.games import Game, Truth, small_deck, table
from tests.oracle.asking import asked, gone_before

NOVELTIES = (
    *("asked", "after_wrong", "turns", "follows", "overlooked", "unheard", "out", "hand", "look", "seen_by", "several"),
)


def table_game(seed: int, only: str | None = None, turns: int = 6, cards: int = 4) -> Game:
    """A game with all novelties, or with one of them."""
    return _TableGame(Random(seed), only).played(turns, cards)


class _TableGame:
    def __init__(self, rng: Random, only: str | None) -> None:
        self.rng, self.only = rng, only
        self.events: list[Event] = []

    def has(self, novelty: str, chance: float) -> bool:
        return self.only in (None, novelty) and self.rng.random() < chance

    def played(self, turns: int, cards: int) -> Game:
        rng = self.rng
        rules = Rules(
            show_model=rng.choice(tuple(ShowModel)),
            answers=Answers.ALL if rng.random() < 0.2 else Answers.FIRST,
            pool_look=rng.choice(tuple(PoolRule)),
            asked=rng.choice(tuple(AskedOrder)) if self.has("asked", 0.8) else AskedOrder.IN_TURN,
            after_wrong=AfterWrong.LEAVES if self.has("after_wrong", 0.6) else AfterWrong.ANSWERS,
        )
        deck, players = small_deck(rng, cards), rng.randint(2, 4)
        left = len(deck) - 3
        setup, truth = table(
            rng,
            deck,
            players,
            spectator=rng.random() < 0.3,
            pool=rng.randint(0, min(2, left)) if left > players else 0,
            even=rng.random() < 0.7,
            rules=rules,
        )
        self.truth: Truth = truth
        if players > 2 and self.has("turns", 0.6):
            idle = rng.choice([player.name for player in setup.players if player.name != setup.me])
            seats = tuple(replace(player, turns=player.name != idle) for player in setup.players)
            setup = replace(setup, players=seats)
        self.setup = setup
        for turn in range(turns):
            self.turn(setup.seats.names[turn % players])
        return Game(Case(setup, tuple(self.events)), dict(truth))

    def turn(self, player: str) -> None:
        rng = self.rng
        self.events.append(self.suggestion(player))
        for novelty, happening in (
            ("unheard", self.unheard),
            ("out", self.leaves),
            ("hand", self.hand),
            ("look", self.look),
            ("seen_by", self.note),
            ("several", self.several),
        ):
            if self.has(novelty, 0.25):
                event = happening()
                if event is not None:
                    aside = rng.random() < 0.1
                    self.events.append(replace(event, aside=aside))
        if self.only in ("after_wrong", None) and rng.random() < 0.15:
            self.events.append(Accusation(player, self.wrong_triple(), correct=False))

    def triple(self) -> tuple:
        return tuple(
            self.rng.choice(self.setup.deck.of(category)) for category in sorted({c.category for c in self.setup.deck})
        )

    def wrong_triple(self) -> tuple | None:
        for _ in range(50):
            cards = self.triple()
            if any(self.truth[card] != ENVELOPE for card in cards):
                return cards
        return None

    def suggestion(self, by: str) -> Suggestion:
        rng, setup, cards = self.rng, self.setup, self.triple()
        answers, overlooked = [], {}
        for player in asked(setup, by, gone_before(setup, self.events)):
            held = tuple(card for card in cards if self.truth[card] == player)
            if held and self.has("overlooked", 0.25):
                overlooked[player], held = held, ()
            sees = setup.me in (by, player) or rng.random() < 0.1
            answers.append(Answer(player, bool(held), rng.choice(held) if held and sees else None))
            if held and setup.rules.answers is Answers.FIRST:
                break
        event = Suggestion(by, cards).with_answers(answers)
        if self.has("follows", 0.15):
            event = event.with_passes([player for player in event.passed if rng.random() < 0.5])
        else:
            event = replace(event, follows=True)
        passes = [answer.player for answer in event.answers if not answer.shows]
        return replace(event, overlooked=tuple((who, missed) for who, missed in overlooked.items() if who in passes))

    def audience(self) -> Audience:
        names = self.setup.seats.names
        return self.rng.choice(("me", "everyone", tuple(self.rng.sample(names, self.rng.randint(0, len(names))))))

    def unheard(self) -> Event:
        return Accusation(self.rng.choice(self.setup.seats.names), None, seen_by=self.rng.choice(("everyone", "me")))

    def leaves(self) -> Event:
        player = self.rng.choice(self.setup.seats.names)
        return self.rng.choice((Out(player), Out(player, answers=False), Back(player)))

    def holder(self) -> str:
        return self.rng.choice(list(self.setup.sizes))

    def hand(self) -> Event:
        holder = self.holder()
        return OpenHand(
            holder, tuple(card for card in self.truth if self.truth[card] == holder), seen_by=self.audience()
        )

    def look(self) -> Event | None:
        player = self.rng.choice([name for name in self.setup.seats if name != self.setup.me])
        places = [holder for holder, size in self.setup.sizes.items() if size and holder != player]
        return Peek(player, self.rng.choice(places)) if places else None

    def note(self) -> Event:
        card, holder = self.rng.choice(self.setup.deck.cards), self.rng.choice((ENVELOPE, *self.setup.sizes))
        return Note(holder, card, holds=self.truth[card] == holder, seen_by=self.audience())

    def several(self) -> Event:
        holder = self.rng.choice((ENVELOPE, *self.setup.sizes))
        cards = self.setup.deck.cards
        if holder == ENVELOPE:
            cards = self.setup.deck.of(self.rng.choice(cards).category)
        group = tuple(self.rng.sample(cards, self.rng.randint(2, min(6, len(cards)))))
        there = sum(self.truth[card] == holder for card in group)
        if not there:
            return GroupNote(holder, group, holds=False, seen_by=self.audience())
        return GroupNote(holder, group, at_least=self.rng.randint(1, there), seen_by=self.audience())
