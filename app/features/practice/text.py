"""What a practice game asks and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.ui.language import card_name, the_card, translate
from app.ui.text import card_names
from core.model.cards import Card
from core.model.events import Accusation, Event, Note, Square, Suggestion, Via
from core.text.text import Text, say

if TYPE_CHECKING:
    from core.practice.game import PracticeEnd


def title_of(seed: int) -> Text:
    """Return what a game is called; with its number anyone can play the same deal."""
    return say("PracticeWords", "Practice game {number}").format(number=str(seed))


# --- my decisions


def your_turn() -> str:
    return translate("PracticeWords", "Your turn")


def roll() -> str:
    return translate("PracticeWords", "Roll the dice")


def way(by: Via, room: Card) -> str:
    said = translate("PracticeWords", "Stay in {room}")
    if by is Via.PASSAGE:
        said = translate("PracticeWords", "Secret passage to {room}")
    return said.format(room=the_card(room))


def rolled(number: int) -> str:
    return translate("PracticeWords", "You rolled {number}. Where do you go?").format(number=number)


def into() -> str:
    return translate("PracticeWords", "Into", "a caption: rooms that can be reached")


def towards() -> str:
    return translate("PracticeWords", "Towards", "a caption: rooms that cannot be reached yet")


def stay_here(place: Card | Square) -> str:
    if isinstance(place, Card):
        return translate("PracticeWords", "Stay in {room}").format(room=the_card(place))
    return translate("PracticeWords", "Stay here")


def suggesting(room: Card | None) -> str:
    if room is None:
        return translate("PracticeWords", "Your suggestion")
    return translate("PracticeWords", "Your suggestion in {room}").format(room=the_card(room))


def suggest() -> str:
    return translate("PracticeWords", "Suggest")


def no_suggestion() -> str:
    return translate("PracticeWords", "No suggestion")


def showing(to: str, asked: Event) -> str:
    cards = asked.cards if isinstance(asked, Suggestion) else ()
    said = translate("PracticeWords", "{who} suggests {cards}. Which card do you show?")
    return said.format(who=to, cards=card_names(cards))


def accusing() -> str:
    return translate("PracticeWords", "End your turn, or accuse?")


def end_turn() -> str:
    return translate("PracticeWords", "End my turn")


def accuse_now() -> str:
    return translate("PracticeWords", "Accuse…")


def accusation() -> str:
    return translate("PracticeWords", "Your accusation: if it is wrong, you are out")


def accuse() -> str:
    return translate("PracticeWords", "Accuse")


def back() -> str:
    return translate("PracticeWords", "Back")


# --- what happens


def thinking(who: str) -> str:
    return translate("PracticeWords", "{who} is thinking…").format(who=who)


def skip(*, to_end: bool) -> str:
    return translate("PracticeWords", "On to the end") if to_end else translate("PracticeWords", "On to my turn")


def loading() -> str:
    return translate("PracticeWords", "Playing up to where you left…")


def came_of_it(events: Sequence[Event], me: str) -> str:
    """Return what came of my last suggestion or accusation, if it is among these events."""
    said = [sentence for event in events if (sentence := _outcome(event, me))]
    return " ".join(said[-2:])


def _outcome(event: Event, me: str) -> str:
    match event:
        case Suggestion(by=by) if by == me:
            shown = [answer for answer in event.answers if answer.shows]
            if not shown:
                return translate("PracticeWords", "Nobody can show a card.")
            said = translate("PracticeWords", "{who} shows you {card}.")
            cards = [(one.player, one.shown) for one in shown if one.shown is not None]
            return " ".join(said.format(who=who, card=the_card(card)) for who, card in cards)
        case Note(holds=True):
            said = translate("PracticeWords", "You look at a leftover card: {card}.")
            return said.format(card=the_card(event.card))
        case Accusation(by=by, correct=False) if by == me:
            return translate("PracticeWords", "Your accusation is wrong: you’re out, just answer questions.")
        case _:
            return ""


def ended(end: PracticeEnd, me: str) -> str:
    """Return how a game ended."""
    if end.winner is None:
        said = translate("PracticeWords", "Nobody wins. It was {cards}.")
    elif end.winner == me:
        said = translate("PracticeWords", "You win! It was {cards}.")
    else:
        said = translate("PracticeWords", "{who} wins. It was {cards}.")
    return said.format(who=end.winner, cards=card_names(end.solution))


def advised(card: Card) -> str:
    return translate("PracticeWords", "{card} tells the least.").format(card=card_name(card))
