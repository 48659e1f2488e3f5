"""Renames players and cards in a case: the same game under other names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import renamed_about
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Move,
    Note,
    OpenHand,
    Out,
    Peek,
    Suggestion,
)
from core.model.hunch import Hunches
from core.model.setup import Setup

Players = Mapping[str, str]
"""New names of players by their old ones; others keep theirs."""

Cards = Mapping[Card, Card]
"""New cards by the old ones; others are unchanged."""


def renamed(case: Case, players: Players, cards: Cards) -> Case:
    """Return the same game with these players and cards renamed simultaneously (so two may swap names)."""
    events = tuple(renamed_event(event, players, cards) for event in case.events)
    setup = renamed_setup(case.setup, players, cards)
    about = renamed_about(case, players, cards, setup)
    habits = tuple(replace(habit, player=players.get(habit.player, habit.player)) for habit in case.habits)
    hunches = _hunches(case.hunches, players, cards)
    return replace(case, setup=setup, events=events, about=about, habits=habits, hunches=hunches)


def renamed_event(event: Event, players: Players, cards: Cards) -> Event:
    match event:
        case Suggestion():
            return _suggestion(event, players, cards)
        case Accusation():
            triple, seen_by = event.cards and _triple(event.cards, cards), _audience(event.seen_by, players)
            return replace(event, by=players.get(event.by, event.by), cards=triple, seen_by=seen_by)
        case Note():
            holder, seen_by = players.get(event.holder, event.holder), _audience(event.seen_by, players)
            return replace(event, holder=holder, card=cards.get(event.card, event.card), seen_by=seen_by)
        case GroupNote() | OpenHand():
            holder, seen_by = players.get(event.holder, event.holder), _audience(event.seen_by, players)
            return replace(event, holder=holder, cards=_each(event.cards, cards), seen_by=seen_by)
        case Peek():
            return replace(event, player=players.get(event.player, event.player), at=players.get(event.at, event.at))
        case Out() | Back():
            return replace(event, player=players.get(event.player, event.player))
        case Move():
            to = cards.get(event.to, event.to) if isinstance(event.to, Card) else event.to
            return replace(event, player=players.get(event.player, event.player), to=to)


def renamed_setup(setup: Setup, players: Players, cards: Cards) -> Setup:
    """Return ``setup`` under the new names. With other cards its deck belongs to no edition."""
    seats = tuple(
        replace(player, name=players.get(player.name, player.name), suspect=_card(player.suspect, cards))
        for player in setup.players
    )
    changed = replace(
        setup,
        deck=_deck(setup.deck, cards),
        players=seats,
        me=None if setup.me is None else players.get(setup.me, setup.me),
        my_hand=_each(setup.my_hand, cards),
        face_up=_each(setup.face_up, cards),
    )
    return changed if changed.deck == setup.deck else replace(changed, edition=None)


def _suggestion(event: Suggestion, players: Players, cards: Cards) -> Suggestion:
    return replace(
        event,
        by=players.get(event.by, event.by),
        cards=_triple(event.cards, cards),
        passed=tuple(players.get(name, name) for name in event.passed),
        refuted_by=None if event.refuted_by is None else players.get(event.refuted_by, event.refuted_by),
        shown=_card(event.shown, cards),
        further=tuple(_answer(answer, players, cards) for answer in event.further),
        overlooked=tuple((players.get(name, name), _each(missed, cards)) for name, missed in event.overlooked),
    )


def _audience(audience: Audience, players: Players) -> Audience:
    return audience if isinstance(audience, str) else tuple(players.get(name, name) for name in audience)


def _each(hand: tuple[Card, ...], cards: Cards) -> tuple[Card, ...]:
    return tuple(cards.get(card, card) for card in hand)


def _answer(answer: Answer, players: Players, cards: Cards) -> Answer:
    return replace(answer, player=players.get(answer.player, answer.player), shown=_card(answer.shown, cards))


def _hunches(hunches: Hunches, players: Players, cards: Cards) -> Hunches:
    return tuple(
        replace(hunch, holder=players.get(hunch.holder, hunch.holder), card=cards.get(hunch.card, hunch.card))
        for hunch in hunches
    )


def _card(card: Card | None, cards: Cards) -> Card | None:
    return None if card is None else cards.get(card, card)


def _triple(triple: tuple[Card, Card, Card], cards: Cards) -> tuple[Card, Card, Card]:
    suspect, weapon, room = triple
    return cards.get(suspect, suspect), cards.get(weapon, weapon), cards.get(room, room)


def _deck(deck: Deck, cards: Cards) -> Deck:
    suspects, weapons, rooms = (
        tuple(cards.get(card, card).name for card in deck.of(category)) for category in Category
    )
    return Deck(suspects, weapons, rooms)
