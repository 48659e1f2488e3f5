"""Collect the texts of the program for its translators, and compile what they wrote, with Qt's own tools.

Run it after a change of texts: new ones wait, unfinished, in ``resources/translations/*.ts``;
the ``*.qm`` beside them, which the window loads, are made anew. The tests fail while a text is untranslated.
"""

from __future__ import annotations

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
    *("-locations", "none"),  # or every change of a line would be one of these files
    *("-no-obsolete", "-sort-messages", "-warnings-are-errors", "-silent"),
    *("-disable-heuristic", "similartext"),  # a guess would look like a translation
)


def tool(name: str) -> str:
    """Return where one of Qt's tools is: beside the libraries of the interpreter that runs this, or of ``.venv``."""
    home = Path(sys.prefix) if sys.prefix != sys.base_prefix else environment.ROOT / ".venv"
    ending = ".exe" if sys.platform == "win32" else ""
    found = home / ("Scripts" if ending else "bin") / f"pyside6-{name}{ending}"
    return str(found)


def collect(language: str, into: Path = FOLDER) -> Path:
    """Bring the texts of one language up to date; return the file with them."""
    file = into / f"deerstalker_{language}.ts"
    options = (*COLLECT, "-target-language", language)
    with tempfile.TemporaryDirectory() as folder:
        write_texts(environment.ROOT, SOURCES, Path(folder))
        subprocess.run([tool("lupdate"), *options, folder, "-ts", str(file)], check=True)
    return file


def compile_texts(file: Path, into: Path = FOLDER) -> Path:
    """Make of a file of translated texts the one that the window loads; return that."""
    made = into / f"{file.stem}.qm"
    subprocess.run([tool("lrelease"), "-silent", str(file), "-qm", str(made)], cwd=environment.ROOT, check=True)
    return made


def main() -> None:
    """Collect and compile all languages."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        compile_texts(collect(language))


if __name__ == "__main__":
    main()
