"""The lines of a journal: each a JSON object with a checksum over the rest of the line and a sequence number.

{"crc":"0a1b2c3d","seq":0,"format":"deerstalker-journal","version":2,"path":null,"saved":false,"case":{...}}
{"crc":"4e5f6071","seq":1,"op":"append","event":{...}}
{"crc":"8293a4b5","seq":2,"op":"undo"}
"""

from __future__ import annotations

import json
import zlib

from core.formats.case_file import event_to_dict, setup_to_dict
from core.formats.case_reader import event_from_dict, setup_from_dict
from core.formats.json_values import Json
from core.history.steps import Append, ChangeSetup, Conclude, Delete, Insert, Reorder, Replace, SetAside, Several, Step
from core.model.cards import Card, Category
from core.model.setup import Setup
from core.text.text import say

Record = dict[str, Json]
"""The content of a line, without checksum and sequence number."""

_HEAD = b'{"crc":"%08x",'
_HEAD_LENGTH = len(_HEAD % 0)


class DamagedRecordError(ValueError):
    """A line that is not as it was written."""


def to_line(number: int, record: Record) -> bytes:
    """Return the line of a record, with a line break; ``number`` is its sequence number."""
    rest = json.dumps({"seq": number, **record}, separators=(",", ":"), allow_nan=False).encode("ascii")[1:]
    return _HEAD % zlib.crc32(rest) + rest + b"\n"


def from_line(number: int, line: bytes) -> Record:
    """Return the record in ``line``, without a line break. Raises DamagedRecordError."""
    rest = line[_HEAD_LENGTH:]
    if line[:_HEAD_LENGTH] != _HEAD % zlib.crc32(rest):
        raise DamagedRecordError(say("Journal", "its checksum is wrong"))
    try:
        record: Record = json.loads(b"{" + rest)
    except (ValueError, RecursionError) as error:
        raise DamagedRecordError(say("Journal", "it is not JSON")) from error
    if record.pop("seq", None) != number:
        raise DamagedRecordError(say("Journal", "an entry before it is missing"))
    return record


def step_to_record(step: Step) -> Record:
    """Return a step as a record."""
    match step:
        case Append(event):
            return {"op": "append", "event": event_to_dict(event)}
        case Insert(at, event):
            return {"op": "insert", "at": at, "event": event_to_dict(event)}
        case Replace(at, event):
            return {"op": "replace", "at": at, "event": event_to_dict(event)}
        case Delete(at):
            return {"op": "delete", "at": at}
        case Reorder(at, to):
            return {"op": "reorder", "at": at, "to": to}
        case SetAside(at, aside):
            return {"op": "aside", "at": at, "aside": aside}
        case Several(steps):
            return {"op": "several", "steps": [step_to_record(one) for one in steps]}
        case ChangeSetup():
            return _set_up(step)
        case Conclude(about):
            return {"op": "about", "about": {name: list(v) if isinstance(v, tuple) else v for name, v in about}}


def step_from_record(record: Record, setup: Setup) -> Step:
    """Return the step of a record, in a game with this set-up.

    Raises DamagedRecordError for an unknown kind of step, InvalidCaseError for an event that is wrong in this game.
    """
    match record:
        case {"op": "append", "event": event}:
            return Append(event_from_dict(event, setup))
        case {"op": "insert", "at": int(at), "event": event}:
            return Insert(at, event_from_dict(event, setup))
        case {"op": "replace", "at": int(at), "event": event}:
            return Replace(at, event_from_dict(event, setup))
        case {"op": "delete", "at": int(at)}:
            return Delete(at)
        case {"op": "reorder", "at": int(at), "to": int(to)}:
            return Reorder(at, to)
        case {"op": "aside", "at": int(at), "aside": bool(aside)}:
            return SetAside(at, aside)
        case {"op": "several", "steps": [_, _, *_] as steps}:
            return Several(tuple(_one_of_several(one, setup) for one in steps))
        case {"op": "setup", "setup": other, "players": list(players), "cards": list(cards)}:
            return ChangeSetup(setup_from_dict(other), tuple(map(_players, players)), tuple(map(_cards, cards)))
        case {"op": "about", "about": dict(about)}:
            return Conclude(tuple((name, _remark(value)) for name, value in about.items()))
    raise DamagedRecordError(say("Journal", "it is of no known kind"))


def _remark(value: Json) -> str | tuple[str, ...]:
    match value:
        case str(text):
            return text
        case list(items) if all(isinstance(item, str) for item in items):
            return tuple(str(item) for item in items)
    raise DamagedRecordError(say("Journal", "it says something about the game in no known way"))


def _one_of_several(record: Json, setup: Setup) -> Delete | SetAside:
    step = step_from_record(record, setup) if isinstance(record, dict) else None
    if isinstance(step, Delete | SetAside):
        return step
    raise DamagedRecordError(say("Journal", "it does several things of which one is of no known kind"))


def _set_up(step: ChangeSetup) -> Record:
    players: list[Json] = [list(pair) for pair in step.players]
    cards: list[Json] = [[_card(old), _card(new)] for old, new in step.cards]
    return {"op": "setup", "setup": setup_to_dict(step.setup), "players": players, "cards": cards}


def _card(card: Card) -> Json:
    return [card.name, card.category.plural]


def _players(pair: Json) -> tuple[str, str]:
    match pair:
        case [str(old), str(new)]:
            return old, new
    raise DamagedRecordError(say("Journal", "it renames a player in no known way"))


def _cards(pair: Json) -> tuple[Card, Card]:
    match pair:
        case [[str(old), str(old_kind)], [str(new), str(new_kind)]]:
            return Card(old, _category(old_kind)), Card(new, _category(new_kind))
    raise DamagedRecordError(say("Journal", "it renames a card in no known way"))


def _category(plural: str) -> Category:
    for category in Category:
        if category.plural == plural:
            return category
    raise DamagedRecordError(
        say("Journal", "it names a kind of card that there isn't: {kind}").format(kind=repr(plural))
    )
