"""Reads case files in either format, and writes JSON case files.

A case is written with all values explicit and one event per line.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from core.formats.about import about_to_dict
from core.formats.atomic_file import write_atomically
from core.formats.case_reader import FORMAT, VERSIONS, default_board, parse_case
from core.formats.json_values import COMMENT, Json, too_long
from core.formats.plain_text import parse_plain_text
from core.formats.regular_file import read_bytes
from core.model.asking import late_answers
from core.model.cards import Card, Category
from core.model.case import Case
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
    Suggestion,
)
from core.model.problems import InvalidCaseError, Problem, UnusableFileError
from core.model.rules import AfterWrong, AskedOrder, PoolRule, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.text.text import say
from core.text.wording import unreadable


def load(path: Path, *, streams: bool = False) -> Case:
    """Read a case from a JSON or plain-text file.

    Raises InvalidCaseError with every problem, including a missing or unreadable file. For ``streams`` see
    :func:`read_text`.
    """
    return parse_either(read_text(path, streams=streams), path.parent)


@cache
def example() -> Case:
    return parse_case(resources.files("resources").joinpath("examples", "evening.case.json").read_text("utf-8"))


def parse_either(text: str, folder: Path | None = None) -> Case:
    """Parse a case in either format; ``folder`` is the folder of its file. Raises InvalidCaseError."""
    return parse_plain_text(text) if is_plain_text(text) else parse_case(text, folder)


def is_plain_text(text: str) -> bool:
    """Return whether a text is in the plain-text format, which is anything that does not begin like JSON."""
    return bool(text.strip()) and not text.lstrip().startswith(("{", "["))


def write_case(case: Case, path: Path, *, streams: bool = False) -> None:
    """Write a case to a file atomically.

    Raises InvalidCaseError if the case could not be read back, and UnwritableFileError if the file cannot be written;
    an existing file is then unchanged. A missing custom board is no error, as its file may be added later. For
    ``streams`` see :func:`~core.formats.atomic_file.write_atomically`.
    """
    text = case_to_json(case)
    parse_case(text)
    write_atomically(path, text.encode("utf-8"), streams=streams)


def read_text(path: Path, *, streams: bool = False) -> str:
    """Return the text of a file in UTF-8, with or without a byte order mark. Raises InvalidCaseError.

    For ``streams`` see :func:`~core.formats.regular_file.open_file`.
    """
    try:
        return read_bytes(path, streams=streams).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = say("is not UTF-8 text: byte {place} is {byte}; save it as UTF-8")
        byte = f"{error.object[error.start]:#04x}"
        raise InvalidCaseError([Problem("", what.format(place=error.start, byte=byte))]) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        is_too_long = isinstance(error, OSError) and error.errno == errno.EFBIG
        raise UnusableFileError([too_long() if is_too_long else Problem("", unreadable(error))]) from None


Object = dict[str, Json]


def case_to_json(case: Case) -> str:
    return laid_out(case_to_dict(case))


def case_to_dict(case: Case, *, in_full: bool = False) -> Object:
    """Return a case as plain values, in the order of the file; ``in_full``: with the passes that follow, too."""
    about = about_to_dict(case.about, case.hunches)
    late = {i for i, _ in late_answers(case.setup, case.events)}
    events = [
        event_to_dict(event, in_full=in_full or i in late or _has_astray(event)) for i, event in enumerate(case.events)
    ]
    return {
        "format": FORMAT,
        "version": VERSIONS.latest if _needs_version_2(case) else 1,
        **_comment(case.comment),
        **({"about": about} if about else {}),
        **setup_to_dict(case.setup),
        "events": [*events],
    }


def _needs_version_2(case: Case) -> bool:
    """Whether a case says what earlier programs cannot read."""
    setup = case.setup
    return bool(setup.idle) or not setup.rules.are_by_the_book or any(map(_is_of_version_2, case.events))


def _is_of_version_2(event: Event) -> bool:
    match event:
        case Suggestion():
            return bool(event.overlooked)
        case Accusation():
            return event.cards is None or event.seen_by != "everyone"
        case Note():
            return event.seen_by != "me"
    return not isinstance(event, Move)


def _has_astray(event: Event) -> bool:
    """Whether readers would refuse a suggestion that does not name who passed."""
    return isinstance(event, Suggestion) and bool(event.astray)


def setup_to_dict(setup: Setup) -> Object:
    """Return a set-up as plain values. The board is left out if it is the edition's own."""
    cards: Object = {"deck": _deck(setup)} if setup.edition is None else {"edition": setup.edition}
    board: Object = {} if setup.board == default_board(setup.edition) else {"board": setup.board}
    return {
        **cards,
        **board,
        "players": [_player(player) for player in setup.players],
        "me": setup.me,
        "my_hand": _names(setup.my_hand),
        "face_up": _names(setup.face_up),
        "pool": setup.pool,
        "rules": rules_to_dict(setup.rules),
    }


def event_to_dict(event: Event, *, in_full: bool = False) -> Object:
    """Return an event as plain values; ``in_full``: with the passes that follow, too."""
    return _event(event, in_full=in_full) | _common(event)


def _event(event: Event, *, in_full: bool) -> Object:
    match event:
        case Suggestion():
            return _suggestion(event, in_full=in_full)
        case Accusation():
            cards: Json = None if event.cards is None else _names(event.cards)
            accusation: Object = {"type": "accusation", "by": event.by, "cards": cards, "correct": event.correct}
            return accusation | _seen_by(event.seen_by, "everyone")
        case Note():
            note: Object = {"type": "note", "player": event.holder, "card": event.card.name, "holds": event.holds}
            return note | _seen_by(event.seen_by)
        case GroupNote():
            group: Object = {"type": "note", "player": event.holder, "cards": _names(event.cards), "holds": event.holds}
            at_least: Object = {"at_least": event.at_least} if event.holds and event.at_least != 1 else {}
            return group | at_least | _seen_by(event.seen_by)
        case OpenHand():
            hand: Object = {"type": "hand", "player": event.holder, "cards": _names(event.cards)}
            return hand | _seen_by(event.seen_by)
        case Peek():
            return {"type": "look", "player": event.player, "at": event.at}
        case Out():
            out: Object = {"type": "out", "player": event.player}
            return out if event.answers else out | {"answers": False}
        case Back():
            return {"type": "back", "player": event.player}
        case Move():
            return _move(event)


def _seen_by(audience: Audience, default: Audience = "me") -> Object:
    if audience == default:
        return {}
    return {"seen_by": audience if isinstance(audience, str) else list(audience)}


def _suggestion(event: Suggestion, *, in_full: bool) -> Object:
    further: list[Json] = [_answer(answer) for answer in event.further]
    overlooked: Object = {player: _names(cards) for player, cards in event.overlooked}
    passed: Object = {"passed": list(event.passed)}
    return {
        "type": "suggestion",
        "by": event.by,
        "cards": _names(event.cards),
        **({} if event.follows and not in_full else passed),
        "refuted_by": event.refuted_by,
        "shown": _name(event.shown),
        **({"further": further} if further else {}),
        **({"overlooked": overlooked} if overlooked else {}),
    }


def _answer(answer: Answer) -> Object:
    fields: Object = {"player": answer.player, "shows": answer.shows, "shown": _name(answer.shown)}
    return fields | _comment(answer.comment)


def _move(event: Move) -> Object:
    to: Json = event.to.name if isinstance(event.to, Card) else list(event.to)
    roll: Object = {} if event.roll is None else {"roll": event.roll}
    via: Object = {} if event.via is None else {"via": event.via}
    return {"type": "move", "player": event.player, "to": to} | roll | via


def _common(event: Event) -> Object:
    aside: Object = {"aside": True} if event.aside else {}
    return aside | _comment(event.comment)


def _comment(comment: str | None) -> Object:
    return {} if comment is None else {COMMENT: comment}


def _deck(setup: Setup) -> Object:
    lists: Object = {category.plural: _names(setup.deck.of(category)) for category in Category}
    return lists | _comment(setup.deck_comment)


def _player(player: Player) -> Object:
    fields: Object = {"name": player.name, "hand_size": player.hand_size}
    suspect: Object = {} if player.suspect is None else {"suspect": player.suspect.name}
    turns: Object = {} if player.turns else {"turns": False}
    return fields | suspect | turns | _comment(player.comment)


def rules_to_dict(rules: Rules) -> Object:
    fields: Object = {
        "show_model": rules.show_model.value,
        "answers": rules.answers.value,
        "dice": rules.dice,
        "accuse": rules.accuse.value,
        "may_stay": rules.may_stay,
        "doors": rules.doors,
    }
    # only where it says something: earlier programs refuse files with a field that they do not know
    look: Object = {} if rules.pool_look is PoolRule.NEVER else {"pool_look": rules.pool_look.value}
    asked: Object = {} if rules.asked is AskedOrder.IN_TURN else {"asked": rules.asked.value}
    leaves: Object = {} if rules.after_wrong is AfterWrong.ANSWERS else {"after_wrong": rules.after_wrong.value}
    return fields | look | asked | leaves | _comment(rules.comment)


def _name(card: Card | None) -> str | None:
    return None if card is None else card.name


def _names(cards: Iterable[Card]) -> list[Json]:
    return [card.name for card in cards]


def laid_out(fields: Object) -> str:
    """Return an object as text: a line per field, and a line per item of lists of objects and lists of names."""
    lines = ",\n".join(f"  {_compact(name)}: {_value(name, value)}" for name, value in fields.items())
    return f"{{\n{lines}\n}}\n"


def _value(name: str, value: Json) -> str:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        lines = ",\n".join(f"    {_compact(item)}" for item in value)
        return f"[\n{lines}\n  ]"
    if isinstance(value, dict) and name in {"about", "deck"}:
        lines = ",\n".join(f"    {_compact(key)}: {_compact(item)}" for key, item in value.items())
        return f"{{\n{lines}\n  }}"
    return _compact(value)


def _compact(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
