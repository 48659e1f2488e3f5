"""Draws the window in its states, for people to look at, each at two sizes, in light and in dark.

The pictures are named STATE-WIDTH-SCHEME.png. A state may draw further pictures, of what follows on it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from app.ui import theme
from app.ui.language import ENGLISH, LANGUAGES, set_language
from tests.screenshots.gallery import STATES, contents
from tests.screenshots.newcomer import newcomer
from tests.screenshots.studio import SCHEMES, SIZES, State, States, Studio

ROOT = Path(__file__).resolve().parents[2]
IN_THE_README = ROOT / "resources" / "screenshots"
OF_THE_README: Mapping[str, tuple[State, str]] = {
    "newcomer": (newcomer, "light"),
    "board": (STATES["board"], "dark"),
    "review": (STATES["review"], "light"),
    "table": (STATES["table"], "light"),
}
"""The pictures in the README, small: each a state, and its scheme."""


def draw(
    application: QApplication, states: States, folder: Path, sizes: Iterable[QSize], schemes: Iterable[str]
) -> None:
    """Draw each state in a window of its own for each size and scheme."""
    folder.mkdir(parents=True, exist_ok=True)
    for state in states.values():
        for size in sizes:
            for scheme in schemes:
                studio = Studio(application, folder, size, scheme)
                state(studio)
                studio.close()


def draw_for_the_readme(application: QApplication) -> None:
    """Draw the pictures in the README anew."""
    IN_THE_README.mkdir(exist_ok=True)
    for name, (state, scheme) in OF_THE_README.items():
        with tempfile.TemporaryDirectory() as folder:
            draw(application, {name: state}, Path(folder), SIZES[:1], [scheme])
            drawn = Path(folder) / f"{name}-{SIZES[0].width()}-{scheme}.png"
            shutil.copyfile(drawn, IN_THE_README / f"{name}.png")


def tell(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but for what the offscreen platform cannot do, of each window and menu."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


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
    parser.add_argument("--width", type=int, choices=[size.width() for size in SIZES], help="draw this size only")
    parser.add_argument("--scheme", choices=SCHEMES, help="draw this scheme only")
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
    states = {name: STATES[name] for name in chosen.states or STATES}
    sizes = [size for size in SIZES if chosen.width in {None, size.width()}]
    schemes = [chosen.scheme] if chosen.scheme else list(SCHEMES)
    draw(application, states, chosen.folder, sizes, schemes)


if __name__ == "__main__":
    main()
