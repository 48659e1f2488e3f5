"""What a practice game tells: what it is called, what came of my moves, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.ui.language import the_card, translate
from app.ui.text import card_names, event_line
from core.model.events import Accusation, Event, Note, Suggestion
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.model.case import Case
    from core.practice.game import PracticeEnd


def title_of(seed: int) -> Text:
    """Return what a game is called; with its number anyone can play the same deal."""
    return say("Practice game {number}").format(number=str(seed))


def came_of_it(events: Sequence[Event], me: str) -> str:
    """Return what concerns me of these events: what came of my suggestion or accusation, and which card I showed."""
    return " ".join(sentence for event in events for sentence in _outcome(event, me))


def happened(case: Case) -> str:
    """Return what has just happened, and in any case that I am out."""
    me = case.setup.me or ""
    latest = " ".join(came_of_it((event,), me) or event_line(event) for event in case.events[-1:])
    out = _you_are_out()
    return latest if latest == out or not is_out(case) else f"{out} {latest}"


def is_out(case: Case) -> bool:
    """Whether I accused wrongly."""
    return case.setup.me in case.turn.out


def _you_are_out() -> str:
    return translate("Your accusation was wrong: you are out, and only answer questions from now on.")


def _outcome(event: Event, me: str) -> Iterator[str]:
    match event:
        case Suggestion(by=by) if by == me:
            yield from _answers(event)
        case Suggestion():
            sentence = translate("You showed {who} {card}.")
            for answer in event.answers:
                if answer.player == me and answer.shown is not None:
                    yield sentence.format(who=event.by, card=the_card(answer.shown))
        case Note(holds=True):
            sentence = translate("You look at a leftover card: {card}.")
            yield sentence.format(card=the_card(event.card))
        case Accusation(by=by, correct=False) if by == me:
            yield _you_are_out()


def _answers(event: Suggestion) -> Iterator[str]:
    """Yield how others answered my suggestion."""
    passes = translate("{who} passes.")
    shows = translate("{who} shows you {card}.")
    if event.refuted_by is None:
        yield translate("Nobody can show a card.")
        return
    for answer in event.answers:
        card = "" if answer.shown is None else the_card(answer.shown)
        yield (shows if card else passes).format(who=answer.player, card=card)


def ended(end: PracticeEnd, me: str) -> str:
    if end.winner is None:
        sentence = translate("Nobody wins. It was {cards}.")
        if end.record.is_stopped:
            sentence = translate("Nobody wins: a game ends after {turns} turns. It was {cards}.")
    elif end.winner == me:
        sentence = translate("You win! It was {cards}.")
    else:
        sentence = translate("{who} wins. It was {cards}.")
    return sentence.format(who=end.winner, cards=card_names(end.solution), turns=end.record.turns)
