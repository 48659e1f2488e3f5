"""The print dialog: what to print, on which paper, to a printer or a file."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.features.printing.pages import paper_size
from app.features.printing.report import ReportParts
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.fields import NoWheelComboBox
from app.ui.widgets.labels import button, close_button
from app.ui.widgets.panels import packed

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


class PrintingDialog(QDialog):
    """Options, and two buttons: ``print_wanted`` and ``save_wanted``. The dialog shows the outcome."""

    print_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printing")
        self.setWindowTitle(translate("Print the game"))
        self._boxes = {
            "sheet": _box("printSheet", translate("The &sheet")),
            "entries": _box("printEntries", translate("The &entries")),
            "charts": _box("printCharts", translate("The c&harts")),
            "review": _box("printReview", translate("The &review")),
        }
        self.paper = NoWheelComboBox()
        self.paper.setObjectName("printPaper")
        self.paper.setAccessibleName(translate("Paper"))
        for name, size in PAPERS.items():
            self.paper.addItem(name, size.value)
        self.paper.setCurrentIndex(self.paper.findData(paper_size().value))
        self._is_busy = False
        self.bar = MessageBar("printingBar", "past", "tick", self)
        self.problem = MessageBar("printingProblem", "problem", "warning", self)
        self.save_button = button("printSave", translate("Save as P&DF…"))
        self.print_button = button("printPrint", translate("&Print…"), "primary")
        self.close_button = close_button("printClose", self)
        self._lay_out()
        self.save_button.clicked.connect(self.save_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        for box in self._boxes.values():
            box.toggled.connect(self._refresh)

    def _lay_out(self) -> None:
        label = QLabel(translate("PDF p&aper size"))
        label.setBuddy(self.paper)
        size = packed(QHBoxLayout(), label, (self.paper, 1))
        buttons = packed(QHBoxLayout(), self.close_button, 1, self.save_button, self.print_button, spacing=Space.S)
        layout = packed(QVBoxLayout(self), *self._boxes.values(), size, margins=Space.M, spacing=Space.S)
        packed(layout, self.bar, self.problem, 1, buttons, margins=Space.M)
        self.setMinimumWidth(px(360))

    # --- options

    @property
    def parts(self) -> ReportParts:
        return ReportParts(**{name: box.isChecked() and box.isEnabled() for name, box in self._boxes.items()})

    @property
    def page_size(self) -> QPageSize.PageSizeId:
        return QPageSize.PageSizeId(self.paper.currentData())

    def offer_review(self, there: bool) -> None:
        self._boxes["review"].setEnabled(there)
        self._boxes["review"].setChecked(there)
        tip = "" if there else translate("Review the game first to include the review")
        self._boxes["review"].setToolTip(tip)

    # --- status

    def say(self, text: str = "", *, problem: str = "", busy: bool = False) -> None:
        self.bar.say(text)
        self.problem.say(problem)
        self._is_busy = busy
        self._refresh()

    def say_busy(self) -> None:
        """Show that a job is running; one at a time."""
        self.say(translate("Preparing the pages…"), busy=True)

    def _refresh(self) -> None:
        usable = not self._is_busy and any(box.isChecked() for box in self._boxes.values())
        self.save_button.setEnabled(usable)
        self.print_button.setEnabled(usable)


def _box(name: str, text: str) -> QCheckBox:
    box = QCheckBox(text)
    box.setObjectName(name)
    box.setChecked(True)
    return box
