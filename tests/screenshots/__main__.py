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

import numpy as np
from PySide6.QtCore import QMessageLogContext, QSize, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.ui import theme
from app.ui.language import ENGLISH, LANGUAGES, set_language
from app.ui.theme import TEXT_SIZES
from tests.app.assembling import prepare_style
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

IN_THE_HELP = ROOT / "resources" / "help" / "pictures"
OF_THE_HELP: Mapping[str, tuple[State, str]] = {
    "setup": (STATES["set-up"], "setupDialog"),
    "entering": (STATES["entering"], "entryPanel"),
    "numbers": (STATES["mid-game"], "sheetView"),
    "reasons": (STATES["why"], "whyView"),
    "advice": (newcomer, "adviceView"),
    "board": (STATES["board"], "boardView"),
    "review": (STATES["review"], "reviewPage"),
}
"""The pictures in the help: for each page a state, and the part of the window that is shown."""
WIDEST, HIGHEST = 560, 427
"""The most pixels of a picture in the help; what is wider is made smaller, what is higher is cut off."""


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


def draw_for_the_help(application: QApplication) -> None:
    """Draw the pictures in the help anew, in few colours, so that they stay small."""
    IN_THE_HELP.mkdir(exist_ok=True)
    for page, (state, part) in OF_THE_HELP.items():
        for scheme in SCHEMES:
            with tempfile.TemporaryDirectory() as folder:
                studio = Studio(application, Path(folder), SIZES[0], scheme)
                state(studio)
                drawn = studio.part(QWidget, part).grab().toImage()
                studio.close()
            if drawn.width() > WIDEST:
                drawn = drawn.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)
            drawn = drawn.copy(0, 0, drawn.width(), min(drawn.height(), HIGHEST))
            _in_few_colours(drawn).save(str(IN_THE_HELP / f"{page}-{scheme}.png"), quality=0)


def _in_few_colours(drawn: QImage) -> QImage:
    """Return a picture in 256 of its colours, which makes a small file: the most frequent of each shade."""
    pixels = drawn.convertToFormat(QImage.Format.Format_RGB32)
    colours, times = np.unique(np.frombuffer(pixels.constBits(), np.uint32), return_counts=True)
    colours = colours[np.argsort(times)[::-1]]
    _, first = np.unique(colours & 0xF0F0F0, return_index=True)
    table = colours[np.sort(first)][:256].tolist()
    return pixels.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)


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
    parser.add_argument("--help-pictures", action="store_true", help="draw the pictures in the help anew, likewise")
    chosen = parser.parse_args(arguments)
    if (chosen.readme or chosen.help_pictures) == (chosen.folder is not None):
        parser.error("name a folder, or say --readme or --help-pictures")
    if unknown := [name for name in chosen.states if name not in STATES]:
        parser.error(f"no such state: {', '.join(unknown)}")
    return chosen


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw what the command line asks for."""
    chosen = parse(arguments)
    qInstallMessageHandler(tell)
    application = QApplication([])
    prepare_style(application)
    theme.apply_scheme(application)
    set_language(application, chosen.language)
    if chosen.readme:
        draw_for_the_readme(application)
    if chosen.help_pictures:
        draw_for_the_help(application)
    if chosen.folder is None:
        return
    draw(application, {name: STATES[name] for name in chosen.states or STATES}, chosen)


if __name__ == "__main__":
    main()
