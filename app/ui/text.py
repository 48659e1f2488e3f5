"""Words and sentences about a game for several features, and user text where special characters would be interpreted.

Labels and tool tips never guess whether their text is mark-up: see :mod:`app.ui.theme`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.ui.language import CONTEXT, bare, card_name, localized, translate
from core.model.cards import Card, Category
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.text.text import clauses, commas, listed, named, sentence, the

if TYPE_CHECKING:  # and where it is used, as the start screen needs this file, too, but nothing of a game
    from core.evidence.evidence import Source
    from core.formats.editions import Edition
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
        Square,
        Suggestion,
    )
    from core.model.problems import Problem
    from core.players.counts import KnownPlayers


def card_names(cards: Iterable[Card]) -> str:
    """Return the names of cards, separated by commas: "Rope, Hall"."""
    return localized(commas([named(card) for card in cards]))


def the_cards(cards: Iterable[Card]) -> str:
    """Return cards as a list within a sentence: "the Rope and the Hall"."""
    return localized(listed([the(card) for card in cards]))


def edition_title(edition: Edition) -> str:
    return QCoreApplication.translate(CONTEXT, edition.title)


def edition_name(name: str) -> str:
    """Return the title of an edition by its name; an empty name means a custom deck."""
    from core.formats.editions import find_edition

    if not name:
        return translate("Own cards", "the edition of a game")
    edition = find_edition(name)
    return name if edition is None else edition_title(edition)


def in_envelope(cards: Iterable[Card]) -> str:
    return translate("In the envelope: {cards}").format(cards=card_names(cards))


def weighing(people: KnownPlayers | None) -> str:
    """Return a sentence on what the numbers take into account besides what the cards say; empty if nothing."""
    if people is None:
        return ""
    if not people:
        return translate("As people play: what the others suggest counts.")
    sentence = translate("As people play: what the others suggest counts, and earlier games of {players}.")
    return sentence.format(players=localized(listed([name for name, _ in people])))


def not_weighed(why: str) -> str:
    """Return a sentence on why the numbers are as the cards say, although they were to be as people play."""
    return translate("The numbers are as the cards say: {why}.").format(why=localized(why))


def category_title(category: Category) -> str:
    """Return the heading of a category: "Suspects"."""
    match category:
        case Category.SUSPECT:
            return translate("Suspects")
        case Category.WEAPON:
            return translate("Weapons")
        case Category.ROOM:
            return translate("Rooms")


def holder_name(holder: Holder) -> str:
    """Return what a holder is called where one is chosen: a player's name as it is."""
    if holder == ENVELOPE:
        return translate("envelope", "of the three cards that are sought")
    return translate("pool", "of cards that nobody holds") if holder == POOL else holder


def game_name(path: Path) -> str:
    return re.sub(r"(\.case)?\.json$", "", path.name, flags=re.IGNORECASE)


TIP_WIDTH: Final = 70
"""Letters per line of a tool tip, as Qt does not wrap plain ones."""


def broken(text: str) -> str:
    """Return the text of a tool tip, wrapped."""
    return textwrap.fill(" ".join(text.split()), TIP_WIDTH)


def conflict_words(conflict: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return a sentence naming what contradicts what; entries are numbered from 1, as in the list.

    ``of_setup`` names the parts of the set-up involved ("your hand"), if known.
    """
    from core.explain.phrases import cannot_be

    return localized(sentence(cannot_be(conflict, of_setup)))


def contradicts(others: Sequence[Source], of_setup: Sequence[str] = ()) -> str:
    """Return what a new entry contradicts, without a full stop; without ``others`` it is impossible by itself."""
    numbers = [str(source + 1) for source in others if isinstance(source, int)]
    parts = (of_setup or [translate("the set-up")]) if len(numbers) < len(others) else []
    contradicted = localized(listed([*numbers, *parts]))
    if not contradicted:
        return translate("This cannot be true")
    if not numbers:
        return translate("This contradicts {parts}", "parts of the set-up").format(parts=contradicted)
    if len(numbers) == 1:
        return translate("This contradicts entry {others}", "its number, and perhaps parts of the set-up").format(
            others=contradicted
        )
    return translate("This contradicts entries {others}", "numbers, and perhaps parts of the set-up").format(
        others=contradicted
    )


def place_name(place: Card | Square) -> str:
    return card_name(place) if isinstance(place, Card) else localized(named(place))


def moved(move: Move, *, exactly: bool = False) -> str:
    """Return a move in words; ``exactly``: to which square of the corridor, counted from 1."""
    sentence = translate("{player} moves to {place}")
    if not exactly and not isinstance(move.to, Card):
        sentence = translate("{player} moves into the corridor")
    sentence = sentence.format(player=move.player, place=place_name(move.to))
    noted = translate("{move} ({notes})", "a move in the list")
    notes = localized(clauses(tuple(_notes(move))))
    return noted.format(move=sentence, notes=notes) if notes else sentence


def _notes(move: Move) -> Iterator[str]:
    from core.model.events import Via

    if move.via == Via.PASSAGE:
        yield translate("by the passage", "a move in the list")
    if move.via == Via.CALLED:
        yield translate("called in", "a move in the list: by the suggestion of another")
    if move.roll is not None:
        yield translate("rolled {roll}", "a move in the list").format(roll=move.roll)


def as_of(upto: int) -> str:
    """Return the moment after this many entries, in a few words."""
    if upto <= 0:
        return translate("Before entry 1")
    return translate("After entry {number}").format(number=upto)


def conflict_advice(upto: int) -> str:
    """Return what the sheet shows of a case whose first ``upto`` events are consistent (-1: not even the set-up)."""
    if upto < 0:
        return translate("Correct the set-up to see numbers again.")
    if upto == 0:
        return translate("The sheet shows the game before the first entry.")
    return translate("The sheet shows the game after entry {number}.").format(number=upto)


def past(n: int, total: int) -> str:
    """Return what the sheet shows when looking back to the first ``n`` of ``total`` events."""
    if n == 0:
        return translate("Before the first entry")
    return translate("After entry {number} of {total}").format(number=n, total=total)


def problem_lines(problems: Iterable[Problem]) -> str:
    """Return problems with their locations, one per line."""
    return "\n".join(localized(problem.text) for problem in problems)


def first_lines(lines: Sequence[str], most: int) -> str:
    """Return the first of some lines, and how many there are more."""
    more = len(lines) - most
    rest = [translate("… and %n more", "problems", more)] if more > 0 else []
    return "\n".join([*lines[:most], *rest])


def reason(error: BaseException) -> str:
    """Return the message of an error in the window's language; its ``str`` is English only, or has a number in it."""
    if isinstance(error, OSError) and error.strerror:
        return ": ".join(str(part) for part in (error.filename, error.strerror) if part)
    message = error.args[0] if len(error.args) == 1 else None
    return localized(message) if isinstance(message, str) else str(error)


def went_wrong(error: BaseException) -> str:
    """Return the message for an unexpected error, with the error as a programmer reads it."""
    return translate("Unexpected error: {error}.").format(error=repr(error))


def title(holder: Holder) -> str:
    """Return the heading of a holder's column: a player's name, else capitalized."""
    if holder == ENVELOPE:
        return translate("Envelope", "what heads a column")
    if holder == POOL:
        return translate("Pool", "of cards that nobody holds; heads a column")
    return translate("Face up", "cards that lie open on the table; heads a column") if holder == FACE_UP else holder


def name(holder: Holder) -> str:
    """Return a holder within a text: a player's name, else in lower case."""
    if holder == ENVELOPE:
        return translate("envelope", "after a comma")
    if holder == POOL:
        return translate("pool", "after a comma")
    return translate("face up", "after a comma") if holder == FACE_UP else holder


def is_place(holder: Holder) -> bool:
    return holder in (ENVELOPE, POOL, FACE_UP)


def event_line(event: Event) -> str:
    """Return an event in one line: "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows"; what else happens in sentences.

    Who saw it is said where that is not as usual: what is noted only by me, a hand laid open and an accusation by all.
    """
    from core.model.events import Accusation, OpenHand, Seen

    line = public_line(event)
    if not isinstance(event, Seen | Accusation):
        return line
    return with_audience(line, event.seen_by, is_open=isinstance(event, OpenHand | Accusation))


def with_audience(line: str, audience: Audience, *, is_open: bool) -> str:
    """Return a line with who saw it, where that is not as usual: all of what ``is_open``, else I alone."""
    return line if audience == ("everyone" if is_open else "me") else f"{line} ({_seen_by(audience)})"


def _seen_by(audience: Audience) -> str:
    if isinstance(audience, str):
        return translate("seen by everyone") if audience == "everyone" else translate("seen only by you")
    return translate("seen by {players}").format(players=localized(listed(audience)))


def public_line(event: Event) -> str:
    """Return an event in one line, without who saw it."""
    from core.model.events import Accusation, GroupNote, Move, Note, Suggestion

    match event:
        case Suggestion():
            line = translate("{who}: {cards}; {answers}", "a suggestion in the list")
            return line.format(who=_player(event.by), cards=_cards(event.cards), answers=_answers(event))
        case Accusation(cards=cards) if cards is not None:
            return _verdict(event).format(who=_player(event.by), cards=_cards(cards))
        case Accusation():
            return translate("{who} accuses wrongly (cards not heard)").format(who=event.by)
        case Note():
            return _note(event).format(who=_player(holder_name(event.holder)), card=_card(event.card))
        case GroupNote():
            who = _player(holder_name(event.holder))
            return _group(event).format(who=who, cards=_cards(event.cards), number=event.at_least)
        case Move():
            return moved(event)
    return _happening(event)


def _happening(event: OpenHand | Peek | Out | Back) -> str:
    from core.model.events import OpenHand, Out, Peek

    match event:
        case OpenHand(holder=holder):
            pool, hand = translate("The pool lies open: {cards}"), translate("{who} lays the hand open: {cards}")
            return (pool if holder == POOL else hand).format(who=holder, cards=card_names(event.cards))
        case Peek(at=at):
            pool = translate("{who} saw a card of the pool")
            hand = translate("{who} saw a card of {whom}", "of another player")
            return (pool if at == POOL else hand).format(who=event.player, whom=at)
        case Out(answers=answers):
            out = translate("{who} is out") if answers else translate("{who} has left")
            return out.format(who=event.player)
    return translate("{who} is back").format(who=event.player)


def _verdict(event: Accusation) -> str:
    if event.correct:
        return translate("{who} accuses: {cards}; right")
    return translate("{who} accuses: {cards}; wrong")


def _note(event: Note) -> str:
    if event.holds:
        return translate("Note: {who} has {card}")
    return translate("Note: {who} does not have {card}")


def _group(event: GroupNote) -> str:
    if not event.holds:
        return translate("Note: {who} has none of {cards}", "cards: Rope, Hall")
    if event.at_least == len(event.cards):
        return translate("Note: {who} has {cards}", "cards: Rope, Hall")
    if event.at_least == 1:
        return translate("Note: {who} has at least one of {cards}", "cards: Rope, Hall")
    return translate("Note: {who} has at least {number} of {cards}", "cards: Rope, Hall, Study")


def _answers(event: Suggestion) -> str:
    answers = [_answer(answer) for answer in event.answers]
    if event.refuted_by is None:
        answers.insert(len(event.passed), translate("nobody shows"))
    overlooked = translate("{who} overlooked {cards}")
    answers += [overlooked.format(who=player, cards=the_cards(cards)) for player, cards in event.overlooked]
    return localized(commas(answers))


def _answer(answer: Answer) -> str:
    from core.model.events import quoted

    words = answer_words(answer)
    return words if answer.comment is None else f"{words} ({quoted(answer.comment)})"


def answer_words(answer: Answer) -> str:
    """Return who passes, or shows which card, if that was seen."""
    who = _player(answer.player)
    if not answer.shows:
        return translate("{who} passes").format(who=who)
    if answer.shown is None:
        return translate("{who} shows", "a card that one does not see").format(who=who)
    return translate("{who} shows {card}").format(who=who, card=_card(answer.shown))


def _cards(cards: tuple[Card, ...]) -> str:
    return localized(commas([_card(card) for card in cards]))


def _card(card: Card) -> str:
    return _player(card_name(card))


def _player(name: str) -> str:
    """Return a name, quoted where it could be mistaken for notation."""
    from core.model.events import bare_or_quoted

    return bare_or_quoted(name)


LONGEST: Final = 200
"""Maximum bytes of a file name without its extension; all file systems allow 255 with it."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
"""Names that Windows takes for devices, whatever follows the dot."""

_FORMULA: Final = re.compile('[=+@\\-"\uff1d\uff0b\uff20\uff0d]')
"""The first characters of a field that a spreadsheet would take for a formula."""

_NUMBER: Final = re.compile(r"[+-]?\d+([.,]\d+)*(e[+-]?\d+)?", re.IGNORECASE)


def escape_mnemonics(text: str) -> str:
    """Escape a text for a button or menu, where a single & would underline the next letter."""
    return text.replace("&", "&&")


def window_title(text: str) -> str:
    """Escape a text for a window title, where [*] stands for unsaved changes."""
    return text.replace("[*]", "[*][*]")


def cell(text: str) -> str:
    """Return a spreadsheet field on one line that is never taken for a formula."""
    line = " ".join(text.split())
    return f"'{line}" if _FORMULA.match(line) and not _NUMBER.fullmatch(line) else line


def table_line(fields: Iterable[str]) -> str:
    """Return a tab-separated line of a spreadsheet whose fields are never taken for formulas."""
    return "\t".join(map(cell, fields)) + "\n"


def file_name(title: str, ending: str) -> str:
    """Return a file name for this title that is valid, and not hidden, in every file system."""
    letters = ("-" if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in bare(title))
    stem = "".join(letters).encode("utf-8")[:LONGEST].decode("utf-8", "ignore").strip(" .")
    return f"{'-' if not stem or _DEVICE.match(stem) else ''}{stem}{ending}"
