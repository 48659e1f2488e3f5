"""Draws the window in its states, for people to look at, each at two sizes, in light and in dark.

The pictures are named STATE-WIDTH-SCHEME.png, with further words for larger text, touch mode and other languages.
A state may draw further pictures, of what follows on it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from app.ui import theme
from app.ui.language import ENGLISH, LANGUAGES, set_language
from app.ui.theme import TEXT_SIZES
from tests.screenshots.gallery import STATES, contents
from tests.screenshots.newcomer import newcomer
from tests.screenshots.studio import SCHEMES, SIZES, SMALLEST, State, States, Studio

ROOT = Path(__file__).resolve().parents[2]
IN_THE_README = ROOT / "resources" / "screenshots"
OF_THE_README: Mapping[str, tuple[State, str]] = {
    "newcomer": (newcomer, "light"),
    "board": (STATES["board"], "dark"),
    "review": (STATES["review"], "light"),
    "table": (STATES["table"], "light"),
}
"""The pictures in the README, small: each a state, and its scheme."""


def draw(application: QApplication, states: States, chosen: argparse.Namespace) -> None:
    """Draw each state in a window of its own for each size and scheme."""
    folder, percent, touch = chosen.folder, chosen.text, chosen.touch
    folder.mkdir(parents=True, exist_ok=True)
    also = f"-{percent}" * (percent != 100) + "-touch" * touch + f"-{chosen.language}" * (chosen.language != ENGLISH)
    for state in states.values():
        for size in chosen.sizes or SIZES:
            for scheme in chosen.schemes or SCHEMES:
                studio = Studio(application, folder, size, scheme, percent=percent, touch=touch, also=also)
                state(studio)
                studio.close()


def draw_for_the_readme(application: QApplication) -> None:
    """Draw the pictures in the README anew."""
    IN_THE_README.mkdir(exist_ok=True)
    for name, (state, scheme) in OF_THE_README.items():
        with tempfile.TemporaryDirectory() as folder:
            draw(application, {name: state}, parse([folder, "--size", "1280x720", "--scheme", scheme]))
            drawn = Path(folder) / f"{name}-1280-{scheme}.png"
            shutil.copyfile(drawn, IN_THE_README / f"{name}.png")


def tell(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but for what the offscreen platform cannot do, of each window and menu."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def size_of(words: str) -> QSize:
    """Return the size that is meant by 1280x720, or by the width alone of one of the usual sizes."""
    usual = {str(size.width()): size for size in (SMALLEST, *SIZES)}
    if words in usual:
        return usual[words]
    width, height = words.split("x")
    return QSize(int(width), int(height))


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what the command line asks for; end the program where it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.screenshots",
        description=__doc__,
        epilog=contents(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="where the pictures go")
    parser.add_argument(
        "states", nargs="*", metavar="STATE", help="what to draw; all that is listed below, if not said"
    )
    parser.add_argument(
        "--size", "--width", dest="sizes", action="append", type=size_of, metavar="WxH",
        help="draw this size, 960x600 say, or just 960, 1280 or 1920; may be given several times",
    )  # fmt: skip
    parser.add_argument("--scheme", dest="schemes", action="append", choices=SCHEMES, help="draw this scheme only")
    parser.add_argument("--text", type=int, choices=TEXT_SIZES, default=100, help="draw text of so many percent")
    parser.add_argument("--touch", action="store_true", help="draw in touch mode")
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="draw in this language")
    parser.add_argument("--readme", action="store_true", help="draw the pictures in the README anew, and nothing else")
    chosen = parser.parse_args(arguments)
    if chosen.readme == (chosen.folder is not None):
        parser.error("name a folder, or say --readme")
    if unknown := [name for name in chosen.states if name not in STATES]:
        parser.error(f"no such state: {', '.join(unknown)}")
    return chosen


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw what the command line asks for."""
    chosen = parse(arguments)
    qInstallMessageHandler(tell)
    application = QApplication([])
    theme.prepare_style(application)
    theme.apply_scheme(application)
    set_language(application, chosen.language)
    if chosen.readme:
        draw_for_the_readme(application)
        return
    draw(application, {name: STATES[name] for name in chosen.states or STATES}, chosen)


if __name__ == "__main__":
    main()
