"""Time the board in the GUI thread: preparing a case, painting it, following the mouse.

    python -m tests.benchmarks.board_view [--repeats N]

"Lay" is everything computed between an entry and the painting: tokens, reachable places, texts. "Paint" redraws the
whole board, "hover" only what lies on it, as when the mouse moves. A frame at 60 Hz takes 16.7 ms. Figures are medians
and maxima of the repeats.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable, Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.features.board.canvas import BoardCanvas
from app.features.board.state import BoardPicture, BoardState, Share
from core.model.case import Case
from tests.app.assembling import prepare_style
from tests.benchmarks.board import a_case, the_mansion

SIDES = (420, 1000)
ROLL = 12

Times = dict[str, list[float]]


def laid(case: Case) -> BoardPicture:
    """Return the board of a case after the highest roll, which reaches the most places."""
    mansion = the_mansion(case.setup)
    shares = {room: Share(1 / 9, "11%") for room in mansion.rooms}
    return BoardPicture(BoardState.begun(case, mansion).rolled(ROLL), shares)


def timings(repeats: int) -> Times:
    """Return the milliseconds of each part, once per repeat."""
    case, times = a_case(), Times()
    for _ in range(repeats):
        _clock(times, "lay", lambda: laid(case))
    for side in SIDES:
        canvas = BoardCanvas()
        canvas.resize(side, side)
        onto = QPixmap(side, side)
        for _ in range(repeats):
            canvas.show_picture(laid(case))  # discards the cached painting
            _clock(times, f"paint {side}", lambda canvas=canvas, onto=onto: canvas.render(onto))
            _clock(times, f"hover {side}", lambda canvas=canvas, onto=onto: canvas.render(onto))
    return times


def _clock(times: Times, part: str, work: Callable[[], object]) -> None:
    start = time.perf_counter()
    work()
    times.setdefault(part, []).append(1000 * (time.perf_counter() - start))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=40)
    chosen = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication([])
    if isinstance(application, QApplication):
        prepare_style(application)
    print(f"{'part':12}{'median ms':>10}{'max ms':>10}")
    for part, taken in timings(chosen.repeats).items():
        print(f"{part:12}{statistics.median(taken):10.2f}{max(taken):10.2f}")


if __name__ == "__main__":
    main()
