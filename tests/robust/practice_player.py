"""A process that plays practice games without a window until it is killed: ``python -m … FOLDER SEED``.

It reports how many answers a game has whenever the window would show what came of the last one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.features.practice.service import Moment, PracticeService
from app.tasks.background import Background, DaemonExecutor
from core.practice.game import asked
from core.practice.options import PracticeOptions


class Restless(QObject):
    """Answers at once, at random."""

    def __init__(self, service: PracticeService, lot: Random, report: Path) -> None:
        super().__init__(service)
        self._service, self._lot, self._report = service, lot, report
        service.came.connect(self._take)

    def begin(self) -> None:
        options = PracticeOptions(seed=self._lot.randrange(10**6), rivals=("beginner",) * 2, me="Me", always_ask=True)
        self._service.begin(options, helped=True)

    @Slot(object, bool)
    def _take(self, moment: Moment, by_rival: bool) -> None:
        if not by_rival:
            with self._report.open("a") as report:
                report.write(f"{self._service._path} {len(self._service._game.answers)}\n")
        if moment.end is not None:
            self.begin()
        elif moment.request is None:
            self._service.go_on()
        else:
            self._service.answer(self._answer(moment))

    def _answer(self, moment: Moment) -> object:
        fields, deck = asked(moment.request), moment.case.setup.deck
        match fields["decision"]:
            case "travel":
                return self._lot.choice(fields["options"])
            case "place":
                return self._lot.choice([*fields["rooms"], *fields["squares"]])
            case "suggest":
                named = [self._lot.choice(names) for names in (deck.suspects, deck.weapons, deck.rooms)]
                return named[: 3 if fields["room"] is None else 2]
            case "show":
                return self._lot.choice(fields["cards"])
            case _:
                return None


def main(folder: Path, seed: int) -> None:
    application = QCoreApplication([])
    background = Background(DaemonExecutor(), DaemonExecutor())
    restless = Restless(PracticeService(background, folder / "practice"), Random(seed), folder / "report")
    restless.begin()
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
