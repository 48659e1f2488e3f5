"""Editions: the decks that were published, each with its rules and its board."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from importlib import resources

from core.model.board_name import shipped_boards
from core.model.deck import Deck
from core.model.deck_reader import read_deck
from core.model.json_fields import Fields, not_below
from core.model.json_text import parse_json
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules
from core.model.rules_reader import read_rules
from core.model.rules_validity import rules_problems
from core.model.text import say
from core.model.wording import one_of, unknown


@dataclass(frozen=True)
class Edition:
    """A published game: its name in files, its title for people, its cards, the rules it comes with, and its board.

    ``board`` is the name of a shipped board, or None: nobody invents one.
    """

    name: str
    title: str
    deck: Deck
    rules: Rules = field(default_factory=Rules)
    board: str | None = None


@functools.cache
def editions() -> tuple[Edition, ...]:
    """Return all shipped editions, by name. Raises InvalidCaseError where one of their files is wrong."""
    folder = resources.files("resources").joinpath("editions")
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    found = (parse_edition(file.read_text("utf-8"), file.name) for file in files)
    return tuple(sorted(found, key=lambda one: one.name))


def edition(name: str) -> Edition:
    """Return the edition of exactly that name. Raises KeyError, with the nearest name in its message."""
    found = find_edition(name)
    if found is None:
        raise KeyError(unknown("edition", name, edition_names()))
    return found


def find_edition(name: str) -> Edition | None:
    """Return the edition of exactly that name, or None."""
    return next((one for one in editions() if one.name == name), None)


def edition_names() -> tuple[str, ...]:
    """Return the names of all shipped editions."""
    return tuple(one.name for one in editions())


def parse_edition(text: str, file: str) -> Edition:
    """Return the edition that the text of a file spells.

    Raises InvalidCaseError with every problem, each located as ``FILE: FIELD``.
    """
    try:
        value, problems = parse_json(text)
    except InvalidCaseError as error:
        problems = list(error.problems)
    else:
        found = _read_edition(Fields.of(value, "", problems))
        problems += not_below(_edition_problems(found, file), tuple(problems))
        if not problems:
            return found
    raise InvalidCaseError(problem.in_file(file) for problem in problems)


def _read_edition(fields: Fields) -> Edition:
    fields.refuse_others(("name", "title", "deck", "rules", "board"))
    return Edition(
        name=fields.text("name"),
        title=fields.text("title"),
        deck=read_deck(fields.object("deck")),
        rules=read_rules(fields.object("rules"), Rules()),
        board=fields.optional_text("board"),
    )


def _edition_problems(found: Edition, file: str) -> list[Problem]:
    problems = [problem.within("deck") for problem in found.deck.problems()]
    problems += [problem.within("rules") for problem in rules_problems(found.rules, found.board)]
    if f"{found.name}.json" != file:
        what = say("Files", "is {name}; it must be the name of the file")
        problems.append(Problem("name", what.format(name=repr(found.name))))
    if not found.title.strip():
        problems.append(Problem("title", say("Files", "is empty; an edition needs a title")))
    if found.board is not None and found.board not in shipped_boards():
        problems.append(Problem("board", one_of(found.board, shipped_boards())))
    return problems
