"""What a practice game tells: what it is called, what came of my moves, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.ui.language import the_card, translate
from app.ui.text import card_names
from core.model.events import Accusation, Event, Note, Suggestion
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.practice.game import PracticeEnd


def title_of(seed: int) -> Text:
    """Return what a game is called; with its number anyone can play the same deal."""
    return say("PracticeWords", "Practice game {number}").format(number=str(seed))


def came_of_it(events: Sequence[Event], me: str) -> str:
    """Return what came of my last suggestion or accusation, if it is among these events."""
    return " ".join(sentence for event in events for sentence in _outcome(event, me))


def _outcome(event: Event, me: str) -> Iterator[str]:
    match event:
        case Suggestion(by=by) if by == me:
            said = translate("PracticeWords", "{who} shows you {card}.")
            for answer in event.answers:
                if answer.shown is not None:
                    yield said.format(who=answer.player, card=the_card(answer.shown))
            if event.refuted_by is None:
                yield translate("PracticeWords", "Nobody can show a card.")
        case Note(holds=True):
            said = translate("PracticeWords", "You look at a leftover card: {card}.")
            yield said.format(card=the_card(event.card))
        case Accusation(by=by, correct=False) if by == me:
            yield translate("PracticeWords", "Your accusation is wrong: you’re out, just answer questions.")


def ended(end: PracticeEnd, me: str) -> str:
    """Return how a game ended."""
    if end.winner is None:
        said = translate("PracticeWords", "Nobody wins. It was {cards}.")
    elif end.winner == me:
        said = translate("PracticeWords", "You win! It was {cards}.")
    else:
        said = translate("PracticeWords", "{who} wins. It was {cards}.")
    return said.format(who=end.winner, cards=card_names(end.solution))
