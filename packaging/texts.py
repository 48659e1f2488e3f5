"""The texts of the program as Qt's tools can read them: found by Python's own parser, a call in a line for each.

Qt's ``lupdate`` reads Python, but neither a number that is more than a name (it drops the text, and says nothing), nor
that a text with a number has a plural. So it is given, in place of the sources, calls that it understands. The names of
cards and editions are read from the files of the editions.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALLS = ("translate", "say")
"""What makes a text, with its context and itself as the first two arguments."""

HANDED_ON = ("app/ui/language.py",)
"""Where texts that are no literals are handed on to Qt."""

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
    """Write the texts of all sources below some folders of ``root``. Raises ValueError where one is no literal."""
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
    """Give the texts of one source, in order. Raises ValueError where a context, a text or a comment is no literal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            literals = [part.value if isinstance(part, ast.Constant) else None for part in node.args[:3]]
            strings = [literal for literal in literals if isinstance(literal, str)]
            if len(strings) < len(literals) or len(strings) < 2 or node.keywords:
                if name in HANDED_ON:
                    continue
                raise ValueError(f"{name}, line {node.lineno}: nobody can translate what is no literal")
            yield Found(strings[0], strings[1], (*strings, "")[2], counts=len(node.args) > 3)


def edition_texts(file: Path) -> Iterator[Found]:
    """Give the title of an edition and its cards, each alone and as within a sentence, with an article."""
    edition = json.loads(file.read_text("utf-8"))
    yield Found("Editions", edition["title"], "", counts=False)
    for name in (name for cards in edition["deck"].values() for name in cards):
        yield Found("Cards", name, "", counts=False)
        yield Found("Cards", f"the {name}", "", counts=False)
