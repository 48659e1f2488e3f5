"""The help pages: a Markdown file each, in ``resources/help/<language>``, in English where there is no translation."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from app.ui.language import ENGLISH, language

PAGES = (
    "setup",
    "entering",
    "details",
    "numbers",
    "reasons",
    "engines",
    "advice",
    "board",
    "review",
    "files",
)
"""The names of the files, in the order in which the help shows them."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page: its object's name, which is not for people, its title, and its text in Markdown."""

    name: str
    title: str
    text: str


def pages() -> tuple[HelpPage, ...]:
    """Return all pages, in the language of the window."""
    return tuple(map(read_page, PAGES))


def read_page(name: str) -> HelpPage:
    """Return one page. Its first line is the title."""
    folder = resources.files("resources").joinpath("help")
    translated = folder.joinpath(language(), f"{name}.md")
    file = translated if translated.is_file() else folder.joinpath(ENGLISH, f"{name}.md")
    title, _, text = file.read_text("utf-8").partition("\n")
    return HelpPage(f"help{name.capitalize()}", title.removeprefix("# "), text.strip())
