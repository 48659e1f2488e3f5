"""What an entry says, in words, from the first choice on: "Bob: Mrs White, Rope, …"."""

from __future__ import annotations

from app.models.entry_draft import MISSING, EntryDraft, Field, Kind
from core.model.events import Answer

BLANK = "…"


def words(draft: EntryDraft) -> str:
    """Return the entry in one line, with dots for what has not been said."""
    match draft.kind:
        case Kind.SUGGESTION:
            return f"{draft.by or BLANK}: {_cards(draft)}{_answers(draft)}"
        case Kind.ACCUSATION:
            verdict = {None: BLANK, True: "right", False: "wrong"}[draft.correct]
            return f"{draft.by or BLANK} accuses: {_cards(draft)}: {verdict}"
        case Kind.NOTE:
            if not (draft.holder or draft.card):
                return "What you know from elsewhere: a card that fell, a look into the pool"
            verb = {None: BLANK, True: "has", False: "doesn’t have"}[draft.holds]
            card = draft.card.name if draft.card else BLANK
            return f"{_capital(draft.holder or BLANK)} {verb} {card}"


def _cards(draft: EntryDraft) -> str:
    return ", ".join(card.name if card else BLANK for card in draft.cards)


def _answers(draft: EntryDraft) -> str:
    if not draft.answered:
        return f"; {BLANK}"
    first = _shows(draft.refuter, draft.shown.name if draft.shown else None) if draft.refuter else "nobody shows"
    parts = [f"{name} passes" for name in draft.passed]
    return "; " + ", ".join([*parts, first, *map(_further, draft.further)])


def _further(answer: Answer) -> str:
    if not answer.shows:
        return f"{answer.player} passes"
    return _shows(answer.player, answer.shown.name if answer.shown else None)


def _shows(player: str, card: str | None) -> str:
    return f"{player} shows {card}" if card else f"{player} shows"


def _capital(holder: str) -> str:
    return f"The {holder}" if holder in ("envelope", "pool") else holder


def still_missing(draft: EntryDraft) -> str:
    """Return what must still be said, as a sentence; empty when the entry is complete."""
    missing = [_name(field, draft.kind) for field in draft.missing()]
    if not missing:
        return ""
    head = ", ".join(missing[:-1])
    return f"Still to say: {head} and {missing[-1]}" if head else f"Still to say: {missing[-1]}"


def hint(draft: EntryDraft) -> str:
    """Return what is still to be said; or the card that I have seen, and forgot."""
    if draft.kind is Kind.SUGGESTION and draft.asks_shown() and draft.shown is None and not draft.missing():
        whom = "you" if draft.by == draft.setup.me else draft.by
        who = "you" if draft.refuter == draft.setup.me else draft.refuter
        return f"Which card did {who} show {whom}? (May be left out.)"
    return still_missing(draft)


def _name(field: Field, kind: Kind) -> str:
    return "who accuses" if field is Field.BY and kind is Kind.ACCUSATION else MISSING[field]
