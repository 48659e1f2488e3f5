"""The summary above the sheet: the likeliest solution and how much is still open."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from app.features.sheet.headline import SolutionHeadline
from app.features.sheet.text import EngineWords, hunches_count, hunches_tip, worst_error
from app.ui.language import card_name, decimal, isolated, localized, translate
from app.ui.numbers import GROUPED_BELOW, count, estimated_percent, grouped
from app.ui.shortcuts import ENGINES
from app.ui.theme import FADED, Space, px
from app.ui.widgets.fields import ARROW, paint_arrow
from app.ui.widgets.labels import Figure, button, set_kind
from app.ui.widgets.panels import FlowLayout, packed
from core.model.cards import Category, Triple
from core.model.hunch import JudgedHunch
from core.text.text import CAPITAL, capital

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from core.engines.posterior import EnvelopeJoint, Posterior

NOTHING = "\N{EN DASH}"
SECOND_LINE = 22
"""The height of the second line (px), which fits the button back to now."""

TIE = 1e-9
"""Solutions whose probabilities differ by less than this are shown as equally likely.

Where they are estimated by draws, by less than two standard errors of such a difference.
"""


MANY_ALIKE = 20
"""From this many equally likely solutions on, they are summarized."""


class SummaryView(QFrame):
    """The lines above the sheet: likeliest solution and its probability, solutions or entropy, engine.

    When looking back they name the moment, and ``back_wanted`` returns; nothing below moves. Figures that do not fit on
    a line continue on the next.
    """

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("summaryView")
        self.setProperty("kind", "card")
        self._headline = SolutionHeadline()
        self._solutions = Figure(
            "summarySolutions",
            translate("solutions left"),
            translate("Combinations of suspect, weapon and room that can still be in the envelope"),
        )
        self._entropy = Figure(
            "summaryEntropy",
            translate("bits open"),
            translate("About as many well-chosen yes-or-no questions would give the solution"),
        )
        self._engine = Figure("summaryEngine", "", "", title=translate("Engine"))
        self._engines = EngineButton(self._engine)
        self.hunches = button("removeHunches", kind="slim")
        self.hunches.hide()
        self._back = button("backToNow", translate("Back to now (Esc)"), "slim")
        self._back.setFixedHeight(px(SECOND_LINE))
        self._back.clicked.connect(self.back_wanted)
        self._back.hide()
        self._past = ""
        self._solved = self._all_alike = self._is_estimate = self._is_played = False
        self._laid: Triple | None = None
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        figures = FlowLayout(spacing=Space.M, between=0)
        for figure in (self._solutions, self._entropy, self._engines, self.hunches):
            figure.setMinimumHeight(px(SECOND_LINE))
            figures.addWidget(figure)
        second = packed(QHBoxLayout(), figures, spacing=Space.M)
        second.setStretch(0, 1)
        second.addWidget(self._back, 0, Qt.AlignmentFlag.AlignBottom)
        packed(QVBoxLayout(self), self._headline, second, margins=(Space.M, Space.XS, Space.M, Space.XS), spacing=2)

    def set_engine_menu(self, menu: QMenu) -> None:
        self._engines.setMenu(menu)

    def clear(self) -> None:
        self._solved = self._all_alike = self._is_played = self._is_counted = False
        self._laid = None
        self._show_moment()
        self._headline.show_solution(NOTHING)
        for figure in (self._solutions, self._entropy):
            figure.show_value(NOTHING)
        self._engine.set_caption("")
        self._engine.show_value(NOTHING)
        self._engines.setToolTip("")
        self.hunches.hide()
        self._set_estimate(False)

    def show_hunches(self, hunches: Sequence[JudgedHunch], *, weighed: bool) -> None:
        """Say how many hunches the numbers include, on a button that removes them; none: nothing."""
        self.hunches.setVisible(bool(hunches))
        if hunches:
            said = translate("{hunches} – remove", "hunches: Hunches included: 2, refuted: 1")
            self.hunches.setText(said.format(hunches=hunches_count(hunches, weighed=weighed)))
            self.hunches.setToolTip(hunches_tip(hunches, weighed=weighed))

    def set_past(self, past: str, *, is_chosen: bool = True) -> None:
        """Show a past moment; None for now. A chosen one has a button back."""
        self._past = past
        self._make_room()
        self._back.setVisible(bool(past) and is_chosen)
        self._show_moment()

    def _set_estimate(self, is_estimate: bool) -> None:
        self._is_estimate = is_estimate
        self._engine.set_about(is_estimate)
        self._make_room()

    def _make_room(self) -> None:
        """Hide what does not fit: uncounted figures, and the engine of exact numbers when looking back.

        The entropy is shown where solutions are not counted, else in their tool tip; neither once nothing is open.
        """
        past, estimate, is_open = bool(self._past), self._is_estimate, self._laid is None
        self._engines.setHidden(past and not (estimate or self._is_played))
        self._solutions.setVisible(is_open and (self._is_counted or not estimate))
        self._entropy.setVisible(is_open and estimate and not self._is_counted)

    def _show_moment(self) -> None:
        solved, likely = translate("Solved"), translate("Most likely")
        if self._is_played:
            likely = translate("Most likely, as people play")
        if self._all_alike or self._laid is not None:
            likely = translate("Solution")
        caption = self._past or (solved if self._solved else likely)
        self._headline.set_caption(caption, matters=bool(self._past))
        set_kind(self, "past" if self._past else "solved" if self._solved else "card")

    def set_stale(self, stale: bool) -> None:
        self._effect.setOpacity(FADED)
        self._effect.setEnabled(stale)

    def show_posterior(
        self, posterior: Posterior, engine: EngineWords, *, may_accuse: bool = False, laid: Triple | None = None
    ) -> None:
        """Show the summary of a posterior, and a remark on its engine.

        ``may_accuse``: I may still accuse; ``laid``: the solution, once it has been laid open.
        """
        self.set_stale(False)
        self._solved = solved = posterior.solutions == 1
        self._laid, self._is_played, self._is_counted = laid, engine.people, posterior.solutions is not None
        self._show_likeliest(posterior, may_accuse=may_accuse)
        one, many = translate("solution left"), translate("solutions left")
        self._solutions.set_caption(one if solved else many)
        number, more = _counted(posterior.solutions)
        bits = posterior.entropy_bits
        still_open = NOTHING if bits is None else decimal(bits, 1 if engine.estimate else 2)
        self._entropy.show_value(still_open)
        in_bits = translate("{bits} bits open: about as many well-chosen yes-or-no questions would do")
        tip = [more, in_bits.format(bits=still_open)]
        if posterior.deals is not None:
            deals, all_digits = _counted(posterior.deals)
            tip.append(translate("Possible deals: {number}").format(number=all_digits or deals))
        self._solutions.show_value(number, "\n".join(filter(None, tip)))
        self._engine.set_caption(engine.caption)
        self._engine.show_value(engine.title, engine.tip)
        self._engines.setToolTip(self._engine.toolTip())
        self._engines.updateGeometry()  # at once: what lies in a button would be laid out one turn later
        self._set_estimate(engine.estimate)
        if (layout := self.layout()) is not None:
            layout.activate()  # before it is painted, or a number would be cut till all else is done

    def _show_likeliest(self, posterior: Posterior, *, may_accuse: bool) -> None:
        from core.advice.text import crime

        envelope, error = posterior.envelope, worst_error(posterior)
        if envelope is None or self._laid is not None:
            known = NOTHING if self._laid is None else capital(localized(crime(self._laid)), CAPITAL)
            self._headline.show_solution(known)
            self._all_alike = False
            self._show_moment()
            return
        best, p = envelope.top(1)[0]
        noise = self._noise(posterior, p) if error else 0.0
        tied = envelope.probabilities > p - max(noise, TIE)
        alike = envelope.triples[tied]
        said = estimated_percent(float(envelope.probabilities[tied].mean()), error)
        if len(envelope) == 1:
            said, solution = "", localized(crime(best))
            accuse = translate("Accuse: {cards}", "cards: Mrs White with the Rope in the Study")
            solution = accuse.format(cards=solution) if may_accuse else capital(solution, CAPITAL)
        elif len(alike) == 1:
            solution = ", ".join(isolated(card_name(card)) for card in best)
        else:
            said = translate("{percent} each").format(percent=said)
            solution = _alike(envelope, alike, exact=not noise)
        self._all_alike = 1 < len(alike) == len(envelope)
        self._headline.show_solution(solution, said)
        self._show_moment()

    def _noise(self, posterior: Posterior, p: float) -> float:
        """Return two standard errors of the difference of two solutions of about ``p`` that were estimated by draws.

        As people play, draws only say how much likelier than as the cards say: they err by what their weights vary.
        """
        effective, drawn = posterior.effective, posterior.samples if self._is_played else None
        variance = max(0.0, 1 / effective - (1 / drawn if drawn else 0.0)) if effective else 0.0
        return 2 * math.sqrt(2 * p * variance)


class EngineButton(QToolButton):
    """The engine that computed the numbers, as a figure; a click opens the menu of engines."""

    def __init__(self, figure: Figure) -> None:
        super().__init__()
        self.setObjectName("engineButton")
        self.setProperty("kind", "figure")
        self.setAccessibleName(figure.title)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        figure.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._figure = figure
        packed(QHBoxLayout(self), figure, margins=(0, 0, px(ARROW + 6), 0))
        ENGINES.bind(self, self.showMenu, Qt.ShortcutContext.WindowShortcut)

    def sizeHint(self) -> QSize:
        return self._room(self._figure.sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._room(self._figure.minimumSizeHint())

    def _room(self, figure: QSize) -> QSize:
        margins = self.contentsMargins() if (layout := self.layout()) is None else layout.contentsMargins()
        return figure.grownBy(margins)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_arrow(self, QRectF(self.width() - px(ARROW + 4), 0, px(ARROW), self.height()), up=False, enabled=True)


def _alike(envelope: EnvelopeJoint, alike: npt.NDArray[np.integer], *, exact: bool) -> str:
    """Return what the likeliest solutions have in common, or how many they are."""
    found = [sorted(set(column.tolist())) for column in alike.T]
    if len(alike) < MANY_ALIKE and any(len(cards) == 1 for cards in found):
        parts = (
            isolated(card_name(envelope.cards[cards[0]])) if len(cards) == 1 else _one_of(category, len(cards))
            for category, cards in zip(Category, found, strict=True)
        )
        return capital(", ".join(parts), CAPITAL)
    if len(alike) == len(envelope):
        almost = translate("All almost equally likely", "solutions")
        return translate("All equally likely", "solutions") if exact else almost
    almost = translate("One of %n almost equally likely", "", len(alike))
    return translate("One of %n equally likely", "", len(alike)) if exact else almost


def _one_of(category: Category, n: int) -> str:
    match category:
        case Category.SUSPECT:
            return translate("one of %n suspect(s)", "", n)
        case Category.WEAPON:
            return translate("one of %n weapon(s)", "", n)
        case Category.ROOM:
            return translate("one of %n room(s)", "", n)


def _counted(n: int | None) -> tuple[str, str]:
    """Return a number to show, and what its tool tip adds."""
    if n is None:
        return NOTHING, translate("This engine doesn’t count them.")
    return count(n), "" if n < GROUPED_BELOW or n.bit_length() > 256 else grouped(n)
