"""Single mistakes in true games: one field of an entry is wrong.

Independent of :mod:`core.conflicts.conflicts`, which has to find the corrections.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from core.formats.validity import event_problems
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.model.rules import Answers
from core.model.seats import ENVELOPE
from core.model.setup import Setup
from tests.games import Game


@dataclass(frozen=True)
class Mistake:
    """A case with a wrong entry at index ``at``; ``truth`` is the right entry, ``kind`` the wrong field."""

    case: Case
    at: int
    truth: Event
    kind: str


def mistake(seed: int, game: Game) -> Mistake | None:
    """Make a mistake in a game, which may not cause a contradiction; None if there is no entry to change."""
    rng = Random(seed)
    case = game.case
    places = [i for i, event in case.counted if not isinstance(event, Move)]
    for _ in range(50):
        if not places:
            return None
        at = rng.choice(places)
        kind, wrong = slip(rng, case.events[at], case.setup)
        if wrong != case.events[at] and not event_problems(wrong, case.setup):
            return Mistake(case.replaced(at, wrong), at, case.events[at], kind)
    return None


def slip(rng: Random, event: Event, setup: Setup) -> tuple[str, Event]:
    """Return an event with one field changed at random; it may be unchanged or illegal."""
    slips: dict[str, Callable[[], Event]] = {}
    match event:
        case Suggestion():
            slips = {
                "refuter": lambda: other_refuter(rng, event, setup),
                "shown": lambda: replace(event, shown=event.shown and rng.choice(event.cards)),
                "card": lambda: other_card(rng, event, setup),
                "asker": lambda: other_asker(rng, event, setup),
                "pass": lambda: false_pass(rng, event, setup),
            }
        case Accusation():
            slips = {
                "correct": lambda: replace(event, correct=not event.correct),
                "card": lambda: replace(event, cards=exchanged(rng, event.cards, setup)[2]),
            }
        case Note():
            slips = {
                "holds": lambda: replace(event, holds=not event.holds),
                "holder": lambda: replace(event, holder=rng.choice([ENVELOPE, *setup.sizes])),
                "note's card": lambda: replace(event, card=rng.choice(setup.deck.cards)),
            }
    kind = rng.choice(list(slips))
    return kind, slips[kind]()


def exchanged(rng: Random, cards: Triple, setup: Setup) -> tuple[Card, Card, Triple]:
    """Exchange one of three cards for another of its category; return the old card, the new one, and the three."""
    old = rng.choice(cards)
    new = rng.choice(setup.deck.of(old.category))
    suspect, weapon, room = (new if card == old else card for card in cards)
    return old, new, (suspect, weapon, room)


def other_card(rng: Random, event: Suggestion, setup: Setup) -> Suggestion:
    old, new, cards = exchanged(rng, event.cards, setup)
    further = tuple(replace(answer, shown=new) if answer.shown == old else answer for answer in event.further)
    return replace(event, cards=cards, shown=new if event.shown == old else event.shown, further=further)


def other_refuter(rng: Random, event: Suggestion, setup: Setup) -> Suggestion:
    """Change the refuter to another player or no one, and the passes accordingly. A card I saw as asker stays seen."""
    seats = setup.seats
    if setup.rules.answers is Answers.ALL:
        passes = [answer for answer in event.answers if not answer.shows]
        if event.refuted_by is None or not passes:
            return event
        chosen = rng.choice(passes).player
        shows = {event.refuted_by: False, chosen: True}
        answers = [
            Answer(a.player, shows.get(a.player, a.shows), event.shown if a.player == chosen else None)
            if a.player in shows
            else a
            for a in event.answers
        ]
        first = next(i for i, answer in enumerate(answers) if answer.shows)
        return replace(
            event,
            passed=tuple(answer.player for answer in answers[:first]),
            refuted_by=answers[first].player,
            shown=answers[first].shown,
            further=tuple(answers[first + 1 :]),
        )
    refuter = rng.choice([*seats.others(event.by), None])
    keeps = refuter is not None and setup.me == event.by
    return replace(
        event, refuted_by=refuter, passed=seats.between(event.by, refuter), shown=event.shown if keeps else None
    )


def other_asker(rng: Random, event: Suggestion, setup: Setup) -> Suggestion:
    by = rng.choice(setup.seats.names)
    if event.further or by == event.refuted_by:
        return event
    return replace(event, by=by, passed=setup.seats.between(by, event.refuted_by))


def false_pass(rng: Random, event: Suggestion, setup: Setup) -> Suggestion:
    """Add a pass of a player who was not asked, or whose answer was not noticed."""
    answered = {answer.player for answer in event.answers}
    silent = [player for player in setup.seats.others(event.by) if player not in answered]
    return replace(event, passed=(*event.passed, rng.choice(silent))) if silent else event
