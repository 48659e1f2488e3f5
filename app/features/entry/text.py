"""An entry in words, from the first choice on: "Bob: Mrs White, Rope, …"."""

from __future__ import annotations

from collections.abc import Callable

from app.features.entry.draft import CARD_FIELDS, EntryDraft, Field, Kind, What
from app.features.entry.state import Aim, Target
from app.ui.language import card_name, translate
from app.ui.text import answer_words, with_audience
from core.model.cards import Card
from core.model.events import Answer
from core.model.rules import AskedOrder
from core.model.seats import ENVELOPE, POOL, Holder

Gap = Callable[[Field], str]
"""Returns the text for an empty field."""


def dots(field: Field) -> str:
    del field
    return "…"


def kind_name(kind: Kind) -> str:
    return {
        Kind.SUGGESTION: translate("Suggestion"),
        Kind.ACCUSATION: translate("Accusation"),
        Kind.NOTE: translate("Note", "something known from elsewhere"),
        Kind.OTHER: translate("Other", "what happened: something unusual"),
    }[kind]


def words(draft: EntryDraft, gap: Gap = dots) -> str:
    """Return the entry in one line, with a gap for each empty field, and who saw it where that is not as usual."""
    line = _without_audience(draft, gap)
    has_audience = draft.kind is not Kind.SUGGESTION and (draft.kind is not Kind.OTHER or draft.is_of_cards)
    return with_audience(line, draft.audience, is_open=draft.is_open) if has_audience else line


def _without_audience(draft: EntryDraft, gap: Gap) -> str:
    match draft.kind:
        case Kind.SUGGESTION:
            return translate("{who}: {cards}; {answers}", "a suggestion").format(
                who=draft.by or gap(Field.BY), cards=_cards(draft, gap), answers=_answers(draft, gap)
            )
        case Kind.ACCUSATION if draft.unheard:
            return translate("{who} accuses, cards not heard: wrong").format(who=draft.by or gap(Field.BY))
        case Kind.ACCUSATION:
            return translate("{who} accuses: {cards}: {verdict}").format(
                who=draft.by or gap(Field.BY), cards=_cards(draft, gap), verdict=_verdict(draft, gap)
            )
        case Kind.NOTE:
            return _note(draft, gap)
        case Kind.OTHER:
            return _other(draft, gap)


def _other(draft: EntryDraft, gap: Gap) -> str:
    who = begin_sentence(draft.holder) if draft.holder else gap(Field.HOLDER)
    cards = ", ".join(map(card_name, draft.held)) or gap(Field.HELD)
    line = _of_cards(draft) if draft.is_of_cards else _of_somebody(draft)
    return line.format(who=who, cards=cards, whom=draft.at or gap(Field.AT))


def _of_cards(draft: EntryDraft) -> str:
    holder, number = draft.holder, draft.at_least
    match draft.what:
        case What.HAND if holder == POOL:
            return translate("The pool lies open: {cards}")
        case What.HAND:
            return translate("{who} lays the hand open: {cards}")
        case What.SOME if number == 1:
            return translate("{who} has at least one of: {cards}")
        case What.SOME:
            return translate("{who} has at least %n of: {cards}", "cards", number)
        case What.NONE:
            return translate("{who} has none of: {cards}")
    return translate("{who} has {cards}", "several cards")


def _of_somebody(draft: EntryDraft) -> str:
    is_me = draft.holder is not None and draft.holder == draft.setup.me
    match draft.what:
        case What.LOOK if draft.at == POOL:
            return translate("{who} saw a card of the pool")
        case What.LOOK:
            return translate("{who} saw a card of {whom}", "of another player")
        case What.OUT:
            return translate("You are out") if is_me else translate("{who} is out")
        case What.LEFT:
            return translate("You have left") if is_me else translate("{who} has left")
    return translate("You are back") if is_me else translate("{who} is back")


def _verdict(draft: EntryDraft, gap: Gap) -> str:
    if draft.correct is None:
        return gap(Field.CORRECT)
    if draft.correct:
        return translate("right", "the accusation was right")
    return translate("wrong", "the accusation was wrong")


def _note(draft: EntryDraft, gap: Gap) -> str:
    if not (draft.holder or draft.card):
        return translate("Anything you learned another way: a dropped card, a look at the pool")
    who = begin_sentence(draft.holder) if draft.holder else gap(Field.HOLDER)
    card = card_name(draft.card) if draft.card else gap(Field.CARD)
    if draft.holds is None:
        note = translate("{who} {verb} {card}", "a note; the verb, has or has not, is still missing")
        return note.format(who=who, verb=gap(Field.HOLDS), card=card)
    if draft.holds:
        return translate("{who} has {card}").format(who=who, card=card)
    return translate("{who} doesn’t have {card}").format(who=who, card=card)


def begin_sentence(holder: Holder) -> str:
    if holder == ENVELOPE:
        return translate("The envelope")
    return translate("The pool") if holder == POOL else holder


def _cards(draft: EntryDraft, gap: Gap) -> str:
    named = zip(CARD_FIELDS, draft.cards, strict=True)
    return ", ".join(card_name(card) if card else gap(field) for field, card in named)


def _answers(draft: EntryDraft, gap: Gap) -> str:
    if not draft.answered:
        return gap(Field.REFUTER)
    nobody = translate("nobody shows")
    passes = [answer_words(Answer(player, shows=False)) for player in draft.passed]
    first = nobody if draft.refuter is None else answer_words(Answer(draft.refuter, shows=True, shown=draft.shown))
    seen = [] if draft.look is None else [_looked(draft.look.card)]
    return ", ".join([*passes, first, *map(answer_words, draft.further), *seen])


def _looked(card: Card) -> str:
    return translate("you see {card}", "a leftover card").format(card=card_name(card))


# --- where it goes


def commit_label(target: Target, kind: Kind) -> str:
    """Return the label of the button that records the entry; entries are numbered from 1."""
    number = "" if target.at is None else str(target.at + 1)
    match target.aim:
        case Aim.APPEND:
            return {
                Kind.SUGGESTION: translate("Enter suggestion", "a button"),
                Kind.ACCUSATION: translate("Enter accusation", "a button"),
                Kind.NOTE: translate("Enter note", "a button"),
                Kind.OTHER: translate("Enter this", "a button"),
            }[kind]
        case Aim.CORRECT:
            return translate("Correct entry {number}", "a button").format(number=number).strip()
        case Aim.INSERT:
            return translate("Insert before entry {number}", "a button").format(number=number).strip()


# --- what is missing


def still_missing(draft: EntryDraft) -> str:
    """Return what is still missing, as a sentence; empty when complete."""
    missing = [called(field, draft.kind) for field in draft.missing()]
    hint = translate("Still needed: {fields}", "fields: suspect, weapon, who shows")
    return hint.format(fields=", ".join(missing)) if missing else ""


def hint(draft: EntryDraft) -> str:
    """Return what is missing, or a reminder of what else may be entered, or of what the entry brings."""
    if draft.is_open_hand:
        return cards_to_go(draft)
    if draft.kind is Kind.ACCUSATION and draft.by == draft.setup.me and draft.correct is False and not draft.missing():
        return translate("This puts you out. Press Enter to enter it.")
    if draft.kind is Kind.SUGGESTION and draft.asks_shown() and draft.shown is None and not draft.missing():
        return " ".join(filter(None, (_not_asked(draft), _which_card(draft))))
    return still_missing(draft) or _not_asked(draft) or which_leftover(draft)


def _not_asked(draft: EntryDraft) -> str:
    """Return that who shows is not asked by the rules, where only the next is; else ""."""
    is_next_asked = draft.kind is Kind.SUGGESTION and draft.setup.rules.asked is AskedOrder.NEXT
    if not is_next_asked or draft.refuter is None or not draft.order or draft.refuter in draft.order:
        return ""
    return translate("{who} isn’t asked here: only {next} is.").format(who=draft.refuter, next=draft.order[0])


def cards_to_go(draft: EntryDraft) -> str:
    """Return how many cards of an open hand are missing, or are too many; empty where it is whole."""
    number = draft.still_held if draft.is_open_hand else 0
    if number > 0:
        return translate("%n more card(s)", "to name of an open hand", number)
    return translate("%n card(s) too many", "in an open hand", -number) if number < 0 else ""


def which_leftover(draft: EntryDraft) -> str:
    """Return a question for the leftover card that I saw, if it is still to be chosen; else ""."""
    if draft.kind is not Kind.SUGGESTION or not draft.asks_looked() or draft.looked is not None:
        return ""
    return translate("Nobody: you look at a leftover card. Which one is it?")


def _which_card(draft: EntryDraft) -> str:
    if draft.by == draft.setup.me:
        asked = translate("Which card did {who} show you?")
    elif draft.refuter == draft.setup.me:
        asked = translate("Which card did you show {whom}? (Enter: leave it out)")
    else:
        asked = translate("Which card did {who} show {whom}? (Enter: leave it out)")
    return asked.format(who=draft.refuter, whom=draft.by)


def forgotten_card(draft: EntryDraft) -> str:
    """Return a question for the card that I was shown or saw, if a complete suggestion of mine lacks it; else "".

    Also one for cards that an open hand lacks, or has too many.
    """
    if to_go := cards_to_go(draft):
        return translate("{contradiction}. Press Enter to enter it anyway.").format(contradiction=to_go)
    if not draft.missing() and which_leftover(draft):
        return translate("Which leftover card did you see? Press Enter again to leave it out.")
    if draft.kind is not Kind.SUGGESTION or draft.by != draft.setup.me or draft.shown is not None:
        return ""
    if draft.missing() or not draft.asks_shown():
        return ""
    question = translate("Which card did {who} show you? Press Enter again to leave it out.")
    return question.format(who=draft.refuter)


def called(field: Field, kind: Kind) -> str:
    if field is Field.BY and kind is Kind.ACCUSATION:
        return translate("who accuses")
    return {
        Field.BY: translate("who suggests"),
        Field.SUSPECT: translate("suspect"),
        Field.WEAPON: translate("weapon"),
        Field.ROOM: translate("room"),
        Field.REFUTER: translate("who shows"),
        Field.SHOWN: translate("the card shown"),
        Field.LOOKED: translate("the leftover card"),
        Field.CORRECT: translate("right or wrong"),
        Field.HOLDER: translate("player"),
        Field.CARD: translate("card"),
        Field.HOLDS: translate("has it or not"),
        Field.WHAT: translate("what happened"),
        Field.HELD: translate("cards"),
        Field.AT: translate("whose card"),
    }[field]
