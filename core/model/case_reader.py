"""A case, as its file spells it: every problem of a wrong one in one go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from core.model.board_name import board_file, is_file_name, missing_board, shipped_boards
from core.model.case import About, Case
from core.model.event_reader import read_event
from core.model.events import Event
from core.model.json_fields import Fields
from core.model.json_text import Json, child, described, parse_json, value_problems
from core.model.problems import InvalidCaseError, Problem
from core.model.setup import Setup
from core.model.setup_reader import SETUP_FIELDS, read_setup
from core.model.text import say
from core.model.validity import MAX_EVENTS, too_many_events
from core.model.wording import one_of

FORMAT = "deerstalker-case"
VERSION = 1


def parse_case(text: str, folder: Path | None = None) -> Case:
    """Return the case that the text of a file spells.

    With the ``folder`` that the file lies in, a board that is neither shipped nor a file there is a problem.
    Raises InvalidCaseError with every problem.
    """
    value, problems = parse_json(text)
    return _checked(value, problems, folder)


def case_from_dict(value: Json) -> Case:
    """Return the case that an object spells. Raises InvalidCaseError with every problem."""
    return _checked(value, list(value_problems(value)), None)


def _checked(value: Json, problems: list[Problem], folder: Path | None) -> Case:
    """The case that ``value`` spells. Raises InvalidCaseError with ``problems`` and all others, one for each place."""
    places = {problem.where for problem in problems}
    found: list[Problem] = []
    case = _read_case(Fields.of(value, "", found), folder)
    problems += [problem for problem in found if problem.where not in places]
    if problems:
        raise InvalidCaseError(problems)
    return case


def _read_case(fields: Fields, folder: Path | None) -> Case:
    _read_heading(fields)
    fields.refuse_others(("format", "version", *SETUP_FIELDS, "about", "events"))
    setup = read_setup(fields)
    if folder is not None:
        fields.problems.extend(_board_problems(setup.board, folder))
    return Case(setup, tuple(_read_events(fields, setup)), _read_about(fields.object("about")), fields.comment())


def _read_heading(fields: Fields) -> None:
    """Note what is wrong with the heading.

    Raises InvalidCaseError with nothing else where a newer program wrote the file: the rest is only strange to us.
    """
    kind = fields.text("format")
    if kind not in {"", FORMAT}:
        fields.wrong("format", one_of(kind, (FORMAT,)))
    start = len(fields.problems)
    version = fields.whole("version")
    if len(fields.problems) == start and version != VERSION:
        older = say("Files", "is {version}; this program reads version {known}")
        newer = say("Files", "is {version}; this program reads version {known}, a newer one may read this")
        fields.wrong("version", (newer if version > VERSION else older).format(version=version, known=VERSION))
        if kind == FORMAT and version > VERSION:
            raise InvalidCaseError(fields.problems[start:])


def _read_events(fields: Fields, setup: Setup) -> Iterator[Event]:
    objects = fields.objects("events")
    if len(objects) > MAX_EVENTS:
        fields.problems.append(too_many_events(len(objects)))
        return
    for one in objects:
        event = read_event(one, setup)
        if event is not None:
            yield event


def _read_about(fields: Fields) -> About:
    return tuple((name, _read_remark(fields, name, value)) for name, value in fields.values.items())


def _read_remark(fields: Fields, name: str, value: Json) -> str | tuple[str, ...]:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        texts = tuple(item for item in value if isinstance(item, str))
        if len(texts) == len(value):
            return texts
    what = say("Files", "is {value}; it must be text, or a list of texts")
    fields.problems.append(Problem(child(fields.where, name), what.format(value=described(value))))
    return ""


def _board_problems(board: str | None, folder: Path) -> Iterator[Problem]:
    if board is None or board in shipped_boards() or not is_file_name(board):
        return  # what is no name is a problem of the set-up
    if board_file(board, folder) is None:
        yield missing_board(board)
