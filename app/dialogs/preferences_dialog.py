"""The preferences: how the engines are tuned. What is chosen holds at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QGroupBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.choices import Choice
from app.numbers import count
from app.theme import Space
from core.engines.tuning import BUDGET, METHODS, Tuning

WIDTH: Final = 430
"""The width of the dialog, in pixels: a line of explanation is as long as is good to read."""

LABEL_WIDTH: Final = 110
"""The width of what stands before a field, in pixels, so that the fields of all groups stand under each other."""

DEFAULT: Final = ""
"""Stands for what an engine does where nobody asks for something else."""

_PATIENCE: Final = "Up to {:,} steps of counting. Where exact takes more, an estimate is shown until it is done."

BUDGETS: Final[Mapping[str, tuple[str, str]]] = {
    "10000000": ("Quick: a moment", _PATIENCE.format(10_000_000)),
    str(BUDGET): ("Normal: a second or two", _PATIENCE.format(BUDGET)),
    "250000000": ("Patient: about ten seconds", _PATIENCE.format(250_000_000)),
}
CENTRES: Final[Mapping[str, tuple[str, str]]] = {
    "centre": (
        "Analytic centre",
        "The middle of all numbers that add up. It concludes nothing from how players choose the card they show.",
    ),
    "beliefs": (
        "Beliefs over hands",
        """Lets the players’ possible hands tell each other what is likely, until they agree. As a rule much nearer to
the truth.""",
    ),
}
SAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "8192": ("8,192 deals", "Fast; the errors are twice as large as usual."),
    DEFAULT: ("32,768 deals (usual)", "A fair middle."),
    "131072": ("131,072 deals", "Half the usual error; takes four times as long."),
    "524288": ("524,288 deals", "A quarter of the usual error; takes sixteen times as long."),
}
SECONDS: Final[Mapping[str, tuple[str, str]]] = {
    "0.3": ("0.3 seconds", "Fewer deals where the time is not enough for all."),
    "1.0": ("1 second", "Fewer deals where the time is not enough for all."),
    "5.0": ("5 seconds", "Fewer deals where the time is not enough for all."),
    DEFAULT: ("no limit", "All deals are drawn: the same position always gives the same numbers."),
}


class PreferencesDialog(QDialog):
    """Shows a tuning, and announces each other one that is chosen. Nothing waits for it to be closed."""

    changed = Signal(object)

    def __init__(self, tuning: Tuning, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferencesDialog")
        self.setWindowTitle("Preferences")
        self._budget = self._choice("preferencesBudget", "How long Automatic waits for exact numbers", BUDGETS)
        self._method = self._choice("preferencesMethod", "What the engine Centre computes", CENTRES)
        self._samples = self._choice("preferencesSamples", "How many deals Monte Carlo draws", SAMPLES)
        self._seconds = self._choice("preferencesSeconds", "How long Monte Carlo may take", SECONDS)
        self._lay_out()
        self._show(tuning)

    def _choice(self, name: str, label: str, options: Mapping[str, tuple[str, str]]) -> Choice:
        choice = Choice(name, label, options)
        choice.activated.connect(self._tell)
        return choice

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.M)
        layout.addWidget(
            _group(
                "Automatic",
                "Is exact wherever it can. Where that takes longer, an estimate is shown first, and replaced.",
                ("Waits for &exact", self._budget),
            )
        )
        layout.addWidget(
            _group("Centre", "Estimates at once, but with an error that nobody knows.", ("Com&putes", self._method))
        )
        layout.addWidget(
            _group(
                "Monte Carlo",
                "Draws deals at random. Four times as many halve the error.",
                ("&Draws", self._samples),
                ("&Takes at most", self._seconds),
            )
        )
        layout.addStretch(1)
        layout.addLayout(self._buttons())
        self.setFixedWidth(WIDTH)

    def _buttons(self) -> QHBoxLayout:
        restore, close = QPushButton("&Restore defaults"), QPushButton("&Close")
        restore.setObjectName("preferencesRestore")
        restore.setAutoDefault(False)
        restore.clicked.connect(self._restore)
        close.setObjectName("preferencesClose")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(restore)
        row.addStretch(1)
        row.addWidget(close)
        return row

    # --- what is chosen

    @property
    def tuning(self) -> Tuning:
        """What is chosen."""
        samples, seconds = self._samples.value, self._seconds.value
        return Tuning(
            method=next(method for method in METHODS if method == self._method.value),
            samples=None if samples == DEFAULT else int(samples),
            seconds=None if seconds == DEFAULT else float(seconds),
            budget=int(self._budget.value),
        )

    def _show(self, tuning: Tuning) -> None:
        _show_value(self._budget, str(tuning.budget), f"{count(tuning.budget)} steps")
        _show_value(self._method, tuning.method, tuning.method)
        samples, seconds = tuning.samples or 0, tuning.seconds or 0.0
        _show_value(self._samples, str(samples or DEFAULT), f"{samples:,} deals")
        _show_value(self._seconds, str(seconds or DEFAULT), f"{seconds} seconds")

    def _restore(self) -> None:
        self._show(Tuning())
        self._tell()

    def _tell(self) -> None:
        self.changed.emit(self.tuning)


def _group(title: str, explanation: str, *rows: tuple[str, Choice]) -> QGroupBox:
    group = QGroupBox(title)
    words = QLabel(explanation)
    words.setProperty("kind", "muted")
    words.setWordWrap(True)
    words.setContentsMargins(0, 0, 0, Space.XS)
    form = QFormLayout(group)
    form.setVerticalSpacing(Space.XS)
    form.setHorizontalSpacing(Space.M)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.addRow(words)
    for text, choice in rows:
        label = QLabel(text)
        label.setBuddy(choice)
        label.setMinimumWidth(LABEL_WIDTH)
        form.addRow(label, choice)
    return group


def _show_value(choice: Choice, value: str, title: str) -> None:
    """Show a value, which joins the others where the settings had one of their own."""
    if choice.findData(value) < 0:
        choice.addItem(title, value)
    choice.show_value(value)
