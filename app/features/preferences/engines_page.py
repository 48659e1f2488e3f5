"""The page of the preferences about the engines: how they are tuned."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from app.ui.language import decimal, translate
from app.ui.numbers import count
from app.ui.theme import Space, px
from app.ui.widgets.fields import ChoiceBox
from core.engines.tuning import BUDGET, METHODS, Tuning

WORDS_WIDTH: Final = 390
"""The width of the line that explains, in pixels."""

LABEL_WIDTH: Final = 110
"""The width of what stands before a field, in pixels, so that the fields of all groups stand under each other."""


def preference_group(title: str, explanation: str, *rows: tuple[str, QWidget]) -> QGroupBox:
    """Return a group with a row for each label (with its mnemonic) and field; a field that says it all has none."""
    group = QGroupBox(title)
    words = QLabel(explanation)
    words.setProperty("kind", "muted")
    words.setWordWrap(True)
    words.setContentsMargins(0, 0, 0, Space.XS)
    words.setMinimumHeight(words.heightForWidth(px(WORDS_WIDTH)))  # a page of tabs gives no more for longer texts
    form = QFormLayout(group)
    form.setVerticalSpacing(Space.XS)
    form.setHorizontalSpacing(Space.M)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.addRow(words)
    for text, field in rows:
        if not text:
            form.addRow(field)
            continue
        label = QLabel(text)
        label.setBuddy(field)
        label.setMinimumWidth(px(LABEL_WIDTH))
        form.addRow(label, field)
    return group


DEFAULT: Final = ""
"""Stands for what an engine does where nobody asks for something else."""

Options = dict[str, tuple[str, str]]


class EnginesPage(QWidget):
    """Shows a tuning, and announces each other one that is chosen."""

    chosen = Signal(object)

    def __init__(self, tuning: Tuning, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._budget = self._choice(
            "preferencesBudget", translate("EnginesPage", "How long Automatic waits for exact numbers"), _budgets()
        )
        self._method = self._choice(
            "preferencesMethod", translate("EnginesPage", "What the engine Centre computes"), _centres()
        )
        self._samples = self._choice(
            "preferencesSamples", translate("EnginesPage", "How many deals Monte Carlo draws"), _samples()
        )
        self._seconds = self._choice(
            "preferencesSeconds", translate("EnginesPage", "How long Monte Carlo may take"), _seconds()
        )
        self._lay_out()
        self._show(tuning)

    def _choice(self, name: str, label: str, options: Options) -> ChoiceBox:
        choice = ChoiceBox(name, label, options)
        choice.activated.connect(self._tell)
        return choice

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, Space.M, 0, 0)
        layout.setSpacing(Space.M)
        layout.addWidget(
            preference_group(
                translate("EnginesPage", "Automatic"),
                translate(
                    "EnginesPage",
                    "Is exact wherever it can. Where that takes longer, an estimate is shown first, and replaced.",
                ),
                (translate("EnginesPage", "Waits for &exact"), self._budget),
            )
        )
        layout.addWidget(
            preference_group(
                translate("EnginesPage", "Centre", "an engine"),
                translate("EnginesPage", "Estimates at once, but with an error that nobody knows."),
                (translate("EnginesPage", "Com&putes"), self._method),
            )
        )
        layout.addWidget(
            preference_group(
                translate("EnginesPage", "Monte Carlo"),
                translate("EnginesPage", "Draws deals at random. Four times as many halve the error."),
                (translate("EnginesPage", "&Draws"), self._samples),
                (translate("EnginesPage", "&Takes at most"), self._seconds),
            )
        )
        layout.addStretch(1)

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
        steps = translate("EnginesPage", "{count} steps").format(count=count(tuning.budget))
        _show_value(self._budget, str(tuning.budget), steps)
        _show_value(self._method, tuning.method, tuning.method)
        samples, seconds = tuning.samples or 0, tuning.seconds or 0.0
        _show_value(self._samples, str(samples or DEFAULT), _deals(samples))
        _show_value(self._seconds, str(seconds or DEFAULT), _time(seconds))

    def restore(self) -> None:
        """Choose what was there at first."""
        self._show(Tuning())
        self._tell()

    def _tell(self) -> None:
        self.chosen.emit(self.tuning)


def _show_value(choice: ChoiceBox, value: str, title: str) -> None:
    """Show a value, which joins the others where the settings had one of their own."""
    if choice.findData(value) < 0:
        choice.addItem(title, value)
    choice.show_value(value)


# --- what there is to choose from


def _budgets() -> Options:
    return {
        "10000000": (translate("EnginesPage", "Quick: a moment"), _patience(10_000_000)),
        str(BUDGET): (translate("EnginesPage", "Normal: a second or two"), _patience(BUDGET)),
        "250000000": (translate("EnginesPage", "Patient: about ten seconds"), _patience(250_000_000)),
    }


def _patience(steps: int) -> str:
    return translate(
        "EnginesPage", "Up to {count} steps of counting. Where exact takes more, an estimate is shown until it is done."
    ).format(count=count(steps))


def _centres() -> Options:
    return {
        "centre": (
            translate("EnginesPage", "Analytic centre"),
            translate(
                "EnginesPage",
                "The middle of all numbers that add up. It concludes nothing from how players choose the card they "
                "show.",
            ),
        ),
        "beliefs": (
            translate("EnginesPage", "Beliefs over hands"),
            translate(
                "EnginesPage",
                "Lets the players’ possible hands tell each other what is likely, until they agree. As a rule much "
                "nearer to the truth.",
            ),
        ),
    }


def _samples() -> Options:
    usual = translate("EnginesPage", "{deals} (usual)").format(deals=_deals(32_768))
    return {
        "8192": (_deals(8192), translate("EnginesPage", "Fast; the errors are twice as large as usual.")),
        DEFAULT: (usual, translate("EnginesPage", "A fair middle.")),
        "131072": (_deals(131_072), translate("EnginesPage", "Half the usual error; takes four times as long.")),
        "524288": (
            _deals(524_288),
            translate("EnginesPage", "A quarter of the usual error; takes sixteen times as long."),
        ),
    }


def _seconds() -> Options:
    fewer = translate("EnginesPage", "Fewer deals where the time is not enough for all.")
    endless = translate("EnginesPage", "All deals are drawn: the same position always gives the same numbers.")
    return {
        "0.3": (_time(0.3), fewer),
        "1.0": (translate("EnginesPage", "1 second"), fewer),
        "5.0": (_time(5), fewer),
        DEFAULT: (translate("EnginesPage", "no limit"), endless),
    }


def _deals(number: int) -> str:
    return translate("EnginesPage", "{count} deals").format(count=count(number))


def _time(seconds: float) -> str:
    figure = decimal(seconds, 0 if seconds == int(seconds) else 1)
    return translate("EnginesPage", "{count} seconds").format(count=figure)
