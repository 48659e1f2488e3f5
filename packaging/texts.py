"""Extracts the program's texts with Python's own parser, as one call per line that Qt's tools can read.

Qt's ``lupdate`` reads Python, but silently drops a text whose number is an expression, and does not recognise plurals.
So it gets a list of simple calls instead of the sources. The names of cards and editions come from the edition files.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALLS = ("translate", "say")
"""The functions that make a text; their first arguments are the text and a comment."""

CONTEXT, CARDS = "Deerstalker", "Cards"
"""The contexts, as in ``app/ui/language.py``: of the program's texts, and of the names of cards."""

HANDED_ON = ("app/ui/language.py",)
"""Sources that may pass texts which are not literals on to Qt."""

EDITIONS = "resources/editions"


class Found(NamedTuple):
    """A text; ``counts``: whether it has a plural."""

    context: str
    text: str
    comment: str
    counts: bool

    def __str__(self) -> str:
        said = ", ".join(json.dumps(part, ensure_ascii=False) for part in (self.context, self.text, self.comment))
        return f"translate({said}{', NUMBER, 1' if self.counts else ''})"


def write_texts(root: Path, folders: tuple[str, ...], into: Path) -> None:
    """Write the texts of all sources in folders of ``root``. Raises ValueError for a text that is not a literal."""
    names = sorted({str(found) for file in (root / EDITIONS).glob("*.json") for found in edition_texts(file)})
    if names:
        (into / "editions.py").write_text("\n".join([*names, ""]), "utf-8")
    for folder in folders:
        for source in sorted((root / folder).rglob("*.py")):
            name = source.relative_to(root).as_posix()
            lines = [str(found) for found in texts(source.read_text("utf-8"), name)]
            if lines:
                (into / name.replace("/", ".")).write_text("\n".join([*lines, ""]), "utf-8")


def texts(source: str, name: str = "source") -> Iterator[Found]:
    """Yield the texts of a source in order. Raises ValueError for an argument that is not a literal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            literals = [part.value if isinstance(part, ast.Constant) else None for part in node.args[:2]]
            strings = [literal for literal in literals if isinstance(literal, str)]
            if len(strings) < len(literals) or not strings or node.keywords:
                if name in HANDED_ON:
                    continue
                raise ValueError(f"{name}, line {node.lineno}: nobody can translate what is no literal")
            yield Found(CONTEXT, strings[0], (*strings, "")[1], counts=len(node.args) > 2)


def edition_texts(file: Path) -> Iterator[Found]:
    """Yield the title of an edition, and each of its cards, by itself and with an article as within a sentence."""
    edition = json.loads(file.read_text("utf-8"))
    yield Found(CONTEXT, edition["title"], "", counts=False)
    for name in (name for cards in edition["deck"].values() for name in cards):
        yield Found(CARDS, name, "", counts=False)
        yield Found(CARDS, f"the {name}", "", counts=False)
