"""Editions: published decks, each with its rules and its board."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from importlib import resources

from core.formats.json_values import Fields, not_below, parse_json
from core.model.board_name import shipped_boards
from core.model.cards import Category
from core.model.deck import Deck
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules, rules_problems
from core.text.text import say
from core.text.wording import one_of, quoted, unknown


@dataclass(frozen=True)
class Edition:
    """A published game: its name in files, its title for people, its cards, its rules and its board.

    ``board`` is the name of a shipped board; None if there is none.
    """

    name: str
    title: str
    deck: Deck
    rules: Rules = field(default_factory=Rules)
    board: str | None = None


@functools.cache
def editions() -> tuple[Edition, ...]:
    """Return all shipped editions, sorted by name. Raises InvalidCaseError if one of their files is invalid."""
    folder = resources.files("resources").joinpath("editions")
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    every = (parse_edition(file.read_text("utf-8"), file.name) for file in files)
    return tuple(sorted(every, key=lambda shipped: shipped.name))


def edition(name: str) -> Edition:
    """Return the edition of exactly that name. Raises KeyError, with the nearest name in its message."""
    shipped = find_edition(name)
    if shipped is None:
        raise KeyError(unknown("edition", name, edition_names()))
    return shipped


def find_edition(name: str) -> Edition | None:
    """Return the edition of exactly that name, or None."""
    return next((shipped for shipped in editions() if shipped.name == name), None)


def edition_names() -> tuple[str, ...]:
    return tuple(shipped.name for shipped in editions())


def parse_edition(text: str, file: str) -> Edition:
    """Parse an edition file.

    Raises InvalidCaseError with every problem, each located as ``FILE: FIELD``.
    """
    try:
        value, problems = parse_json(text)
    except InvalidCaseError as error:
        problems = list(error.problems)
    else:
        read = _read_edition(Fields.of(value, "", problems))
        problems += not_below(_edition_problems(read, file), tuple(problems))
        if not problems:
            return read
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


def _edition_problems(read: Edition, file: str) -> list[Problem]:
    problems = [problem.within("deck") for problem in read.deck.problems()]
    problems += [problem.within("rules") for problem in rules_problems(read.rules, read.board)]
    if f"{read.name}.json" != file:
        what = say("is {name}; it must be the name of the file")
        problems.append(Problem("name", what.format(name=quoted(read.name))))
    if not read.title.strip():
        problems.append(Problem("title", say("is empty; an edition needs a title")))
    if read.board is not None and read.board not in shipped_boards():
        problems.append(Problem("board", one_of(read.board, shipped_boards())))
    return problems


def read_deck(fields: Fields) -> Deck:
    """Return the deck in an object of three lists, noting wrong types in ``fields``."""
    fields.refuse_others([category.plural for category in Category])
    suspects, weapons, rooms = (fields.texts(category.plural) for category in Category)
    return Deck(suspects, weapons, rooms)


RULES_FIELDS = ("show_model", "answers", "dice", "accuse", "may_stay", "pool_look", "doors", "asked", "after_wrong")


def read_rules(fields: Fields, defaults: Rules) -> Rules:
    """Return the rules in an object, with ``defaults`` for missing fields.

    Null counts as missing, except for ``doors``, where it means that there are none.
    """
    fields.refuse_others(RULES_FIELDS)
    dice = fields.optional_whole("dice")
    return Rules(
        show_model=fields.choice("show_model", defaults.show_model),
        answers=fields.choice("answers", defaults.answers),
        dice=defaults.dice if dice is None else dice,
        accuse=fields.choice("accuse", defaults.accuse),
        may_stay=fields.optional_flag("may_stay", default=defaults.may_stay),
        pool_look=fields.choice("pool_look", defaults.pool_look),
        doors=fields.optional_text("doors") if "doors" in fields.values else defaults.doors,
        comment=fields.comment(),
        asked=fields.choice("asked", defaults.asked),
        after_wrong=fields.choice("after_wrong", defaults.after_wrong),
    )
