"""An event in one line: the notation in the language of the window, without "aside" and comment."""

from __future__ import annotations

from app.ui.language import card_name, localized, translate
from app.ui.text import holder_name, moved
from core.model.cards import Card
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion, bare_or_quoted, quoted
from core.text.text import commas


def event_line(event: Event) -> str:
    """Return an event in one line: "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows"; a move as a sentence."""
    match event:
        case Suggestion():
            said = translate("EventWords", "{who}: {cards}; {answers}", "a suggestion in the list")
            return said.format(who=_player(event.by), cards=_cards(event.cards), answers=_answers(event))
        case Accusation():
            return _verdict(event).format(who=_player(event.by), cards=_cards(event.cards))
        case Note():
            return _note(event).format(who=_player(holder_name(event.holder)), card=_card(event.card))
        case Move():
            return moved(event)


def _verdict(event: Accusation) -> str:
    if event.correct:
        return translate("EventWords", "{who} accuses: {cards}; right")
    return translate("EventWords", "{who} accuses: {cards}; wrong")


def _note(event: Note) -> str:
    if event.holds:
        return translate("EventWords", "Note: {who} has {card}")
    return translate("EventWords", "Note: {who} has not {card}")


def _answers(event: Suggestion) -> str:
    answers = [_answer(answer) for answer in event.answers]
    if event.refuted_by is None:
        answers.insert(len(event.passed), translate("EventWords", "nobody refutes"))
    return localized(commas(answers))


def _answer(answer: Answer) -> str:
    said = _act(answer)
    return said if answer.comment is None else f"{said} ({quoted(answer.comment)})"


def _act(answer: Answer) -> str:
    who = _player(answer.player)
    if not answer.shows:
        return translate("EventWords", "{who} passes").format(who=who)
    if answer.shown is None:
        return translate("EventWords", "{who} shows", "a card that one does not see").format(who=who)
    return translate("EventWords", "{who} shows {card}").format(who=who, card=_card(answer.shown))


def _cards(cards: tuple[Card, ...]) -> str:
    return localized(commas([_card(card) for card in cards]))


def _card(card: Card) -> str:
    return bare_or_quoted(card_name(card))


def _player(name: str) -> str:
    """Return a name, quoted where it could be mistaken for notation."""
    return bare_or_quoted(name)
