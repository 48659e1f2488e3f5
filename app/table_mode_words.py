"""What everybody at the table has seen and heard, in words: no card that was shown, no note, no remark, no number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.language import card_name, translate
from app.words import moved
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion


def public_event(event: Event) -> Event | None:
    """Return an event as all saw it; None where it is nobody else's business: a note, or what is set aside."""
    if event.aside or isinstance(event, Note):
        return None
    event = replace(event, comment=None)
    if not isinstance(event, Suggestion):
        return event
    further = tuple(replace(answer, shown=None, comment=None) for answer in event.further)
    return replace(event, shown=None, further=further)


def public_events(case: Case) -> tuple[Event, ...]:
    """Return the events of a case as all saw them."""
    return tuple(event for event in map(public_event, case.events) if event is not None)


def public_words(event: Event) -> str:
    """Return an event in words, as all saw it: what was said in a line, what came of it in another."""
    seen = public_event(event)
    match seen:
        case Suggestion():
            return f"{_said(seen.by, seen.cards)}\n{', '.join(_answers(seen))}"
        case Accusation():
            right = translate("TableModeWords", "The accusation is right.")
            wrong = translate("TableModeWords", "The accusation is wrong.")
            return f"{_said(seen.by, seen.cards)}\n{right if seen.correct else wrong}"
        case Move():
            return moved(seen)
        case _:
            return ""


def _said(by: str, cards: Triple) -> str:
    named = ", ".join(map(card_name, cards))
    return translate("TableModeWords", "{who}: {cards}", "who suggests what").format(who=by, cards=named)


def _answers(seen: Suggestion) -> Iterator[str]:
    for answer in seen.answers:
        said = (
            translate("TableModeWords", "{who} shows a card")
            if answer.shows
            else translate("TableModeWords", "{who} passes")
        )
        yield said.format(who=answer.player)
    if not any(answer.shows for answer in seen.answers):
        yield translate("TableModeWords", "nobody shows")
