"""Collect the program's texts for translators, and compile the translations, with Qt's own tools.

Run it after changing texts: it adds new ones, marked as unfinished, to ``resources/translations/*.ts``, and recompiles
the ``*.qm`` files beside them, which the window loads. The tests fail while a text is untranslated.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path

import environment
from texts import write_texts

FOLDER = environment.ROOT / "resources" / "translations"
LANGUAGES = ("fr", "de", "es", "it", "nl", "pt")
SOURCES = ("core", "app")
COLLECT = (
    *("-extensions", "py"),
    *("-source-language", "en"),
    *("-locations", "none"),  # or moving a line of code would change these files
    *("-no-obsolete", "-sort-messages", "-warnings-are-errors", "-silent"),
    *("-disable-heuristic", "similartext"),  # a guess would look like a translation
)


def tool(name: str) -> list[str]:
    """Return the words that run one of Qt's tools, in the PySide6 of the running interpreter, else of ``.venv``."""
    python = sys.executable if importlib.util.find_spec("PySide6") else str(environment.OURS.python)
    return [python, "-c", f"from PySide6.scripts.pyside_tool import {name}; {name}()"]


def collect(language: str, into: Path = FOLDER) -> Path:
    """Update the texts of a language; return their file."""
    file = into / f"deerstalker_{language}.ts"
    options = (*COLLECT, "-target-language", language)
    with tempfile.TemporaryDirectory() as folder:
        write_texts(environment.ROOT, SOURCES, Path(folder))
        subprocess.run([*tool("lupdate"), *options, folder, "-ts", str(file)], check=True)
    return file


def compile_texts(folder: Path = FOLDER) -> None:
    """Compile the files of translations in a folder into those that the window loads, beside them."""
    files = sorted(map(str, folder.glob("*.ts")))
    subprocess.run([*tool("lrelease"), "-silent", *files], cwd=environment.ROOT, check=True)


def main() -> None:
    """Collect and compile all languages."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        collect(language)
    compile_texts()


if __name__ == "__main__":
    main()
