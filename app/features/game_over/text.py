"""Texts of the end-of-game dialog."""

from __future__ import annotations

from collections.abc import Sequence

from app.features.game_over.draft import GameOverDraft
from app.ui.language import card_name, localized, the_card, translate
from app.ui.text import card_names
from core.model.cards import Card
from core.model.ending import Ending
from core.model.seats import ENVELOPE, POOL, Holder
from core.text.text import listed


def result_words(end: Ending, me: str | None) -> str:
    """Return who won, and what was in the envelope, as far as that is known."""
    cards = card_names(end.envelope)
    if end.winner is None:
        over = translate("GameOverWords", "The game is over: {cards}")
        return over.format(cards=cards) if cards else translate("GameOverWords", "The game is over")
    mine, theirs = translate("GameOverWords", "You won"), translate("GameOverWords", "{player} won")
    won = mine if end.winner == me else theirs.format(player=end.winner)
    return translate("GameOverWords", "{won}: {cards}", "won: Ann won").format(won=won, cards=cards) if cards else won


def pile_name(pile: Holder) -> str:
    if pile == ENVELOPE:
        return translate("GameOverWords", "Envelope")
    if pile == POOL:
        return translate("GameOverWords", "Pool")
    return pile


def pile_label(draft: GameOverDraft, pile: Holder) -> str:
    there, size = len(draft.on(pile)), draft.size(pile)
    return translate("GameOverWords", "{pile} {there}/{size}", "how full a pile of cards is").format(
        pile=pile_name(pile), there=there, size=size
    )


def heading(draft: GameOverDraft) -> str:
    if draft.pile == ENVELOPE:
        return translate("GameOverWords", "What was in the envelope?")
    if draft.pile == POOL:
        return translate("GameOverWords", "Which cards lay in the pool?")
    return translate("GameOverWords", "Which cards did {player} hold?").format(player=draft.pile)


def said(draft: GameOverDraft) -> str:
    """Return a remark on the last click; empty if there is none."""
    if draft.full is not None:
        size = draft.size(draft.full)
        text = translate("GameOverWords", "{pile} already has %n card(s). Remove one first.", "", size)
        return text.format(pile=pile_name(draft.full))
    if draft.moved is not None:
        card, was = draft.moved
        return translate("GameOverWords", "{card} was moved here from {pile}.").format(
            card=card_name(card), pile=pile_name(was)
        )
    return ""


def rest_label(draft: GameOverDraft) -> str:
    return translate("GameOverWords", "Add the remaining %n card(s)", "", len(draft.rest))


def winner_options(draft: GameOverDraft) -> tuple[tuple[str, str], ...]:
    """Return the possible winners with their labels; the empty name is nobody."""
    nobody = ("", translate("GameOverWords", "Nobody", "who won"))
    return (*((name, name) for name in draft.setup.seats), nobody)


def objection(entries: Sequence[int]) -> str:
    """Return that the result contradicts these entries; without entries, the set-up."""
    numbers = localized(listed([str(entry + 1) for entry in entries]))
    if not entries:
        return translate(
            "GameOverWords", "This contradicts the set-up: your hand, the hand sizes or the face-up cards."
        )
    if len(entries) == 1:
        said = translate("GameOverWords", "This contradicts entry {entries}: one of the two is wrong.")
    else:
        said = translate("GameOverWords", "This contradicts entries {entries}: one of them is wrong, or this is.")
    return said.format(entries=numbers)


def tip_of(draft: GameOverDraft, card: Card) -> str:
    fixed = draft.fixed.get(card)
    if fixed is not None:
        if fixed == draft.setup.me:
            return translate("GameOverWords", "{card} is in your hand").format(card=the_card(card))
        return translate("GameOverWords", "{card} is face up").format(card=the_card(card))
    place = draft.places.get(card)
    if place is None:
        return card_name(card)
    return translate("GameOverWords", "{card}: {pile}", "where a card is").format(
        card=card_name(card), pile=pile_name(place)
    )


def entry_line(entry: int, line: str) -> str:
    return translate("GameOverWords", "Entry {entry}: {line}").format(entry=entry + 1, line=localized(line))
