"""The summary above the sheet: the likeliest solution, how much is still open, and what is said of the engine."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from app.features.sheet.model import hunch_line, note_sentences
from app.tasks.inference import InferenceReply
from app.ui.language import card_name, decimal, isolated, localized, translate
from app.ui.numbers import GROUPED_BELOW, count, error_percent, estimated_percent, grouped
from app.ui.shortcuts import ENGINES
from app.ui.text import broken, not_weighed, weighing
from app.ui.theme import FADED, Space, TypeSize, px, small
from app.ui.widgets.form import ARROW, engine_title, paint_arrow
from app.ui.widgets.labels import Figure, button, label, set_kind, text_label, wrapped
from app.ui.widgets.panels import MEASURES, FlowLayout, Restyled, packed
from core.model.cards import Category, Triple
from core.model.case import Case
from core.model.ending import ending_of
from core.model.hunch import JudgedHunch
from core.text.text import CAPITAL, capital, commas

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from core.engines.posterior import EnvelopeJoint, Posterior

LINE = 20
"""The least height of a single line (px), whatever the size of its type."""

MANY_LINES = 9

SLACK = 3
"""By so much (px) Qt may break a line sooner than the widths of its words tell."""


class SolutionHeadline(Restyled, QWidget):
    """A caption, the solution and its probability.

    Where they are wider than the sheet, the caption goes, then the type is smaller, then the solution is wrapped. A
    caption that ``matters`` stays: instead of the probability or, if need be, on a line above.
    """

    restyled_by = MEASURES

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = text_label("summaryCaption", "muted")
        self._solution, self._probability = label("summarySolution"), label("summaryProbability", wraps=False)
        self._matters = False
        for part in (self._caption, self._solution, self._probability):
            part.setParent(self)
        self._solution.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.follows_style = True

    def say(self, caption: str, solution: str, probability: str, *, matters: bool) -> None:
        self._caption.setText(caption)
        self._solution.setText(solution)
        self._probability.setText(probability)
        self._matters = matters
        self._place_anew()

    def _place_anew(self) -> None:
        self.updateGeometry()
        self._place()

    # --- how it is laid out

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        plan = self._plan(width)
        return plan.above + plan.rows * plan.line

    def sizeHint(self) -> QSize:
        return QSize(0, self._single_line)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def restyle(self) -> None:
        self._place_anew()

    @property
    def _single_line(self) -> int:
        return max(px(LINE), _line_height(_font(self.font(), TypeSize.LARGE)))

    def _plan(self, width: int) -> _Plan:
        texts = self._caption.text(), self._solution.text(), self._probability.text()
        return _plan(texts, self._matters, self.font(), self._single_line, width)

    def _place(self) -> None:
        width = self.width()
        plan = self._plan(width)
        for part in (self._solution, self._probability):
            if part.font() != plan.font:
                part.setFont(plan.font)
        top, line, count = plan.above, plan.line, plan.count
        self._caption.setVisible(bool(plan.left or plan.above))
        self._caption.setGeometry(0, 0, plan.left or width, plan.above or line)
        self._probability.setVisible(plan.is_likely)
        probability_width = self._probability.sizeHint().width()
        left = 0 if plan.rows > count else plan.end - probability_width - 1
        right = left if plan.is_likely and plan.rows == 1 else width
        self._solution.setGeometry(plan.left, top, right - plan.left, line * count)
        self._probability.setGeometry(left, top + line * (plan.rows - 1), probability_width + 1, line)
        parts = (self._caption, self._solution, self._probability)
        gone = [part for part in parts if part.isHidden() and part.text()]
        self.setToolTip("\n".join(part.text() for part in parts if part.text()) if gone else "")


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a headline is laid out (px).

    ``left``: where the solution begins, beside the caption; ``above``: the height of a caption above it; ``count``: of
    its lines, to which the probability adds a row where it has no room behind the last; ``end``: of that line.
    """

    font: QFont
    left: int
    above: int
    count: int
    rows: int
    end: int
    line: int
    is_likely: bool


@lru_cache(maxsize=64)
def _plan(texts: tuple[str, str, str], matters: bool, usual: QFont, single: int, width: int) -> _Plan:
    """Lay out a headline in this width; ``single`` is the height of a single line (px). Layouts ask for it often."""
    caption, solution, probability = texts
    beside = QFontMetrics(small(usual)).horizontalAdvance(caption) + Space.S if caption else 0
    fonts = [_font(usual, pixels) for pixels in range(TypeSize.LARGE, TypeSize.BODY - 1, -1)]

    def planned(font: QFont, after: str, left: int = 0, above: int = 0) -> _Plan:
        metrics = QFontMetrics(font)
        lines = wrapped(solution, metrics, width - left - SLACK, MANY_LINES)
        end = left + metrics.horizontalAdvance(lines[-1])
        needed = Space.S + metrics.horizontalAdvance(after) + 2 if after else 0
        rows = len(lines) + (end + needed > width)
        line = single if rows == 1 else _line_height(font)
        return _Plan(font, left, above, len(lines), rows, end + needed, line, bool(after))

    for left, after in ((beside, probability), (beside, "") if matters else (0, probability)):
        for font in fonts[:1] if left and not matters else fonts:
            plan = planned(font, after, left)
            if plan.rows == 1:
                return plan
    above = QFontMetrics(small(usual)).height() if matters else 0
    plans = [planned(font, probability, above=above) for font in fonts]
    return next((plan for most in (1, 2) for plan in plans if plan.rows <= most), plans[-1])


def _font(usual: QFont, pixels: int) -> QFont:
    font = QFont(usual)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def _line_height(font: QFont) -> int:
    return QFontMetrics(font).lineSpacing() + 1  # as Qt rounds down


NOTHING = "\N{EN DASH}"
SECOND_LINE = 22
"""The height of the second line (px), which fits the button back to now."""

TIE = 1e-9
"""Solutions whose probabilities differ by less than this are shown as equally likely.

Where they are estimated by draws, by less than two standard errors of such a difference.
"""

MANY_ALIKE = 20
"""From this many equally likely solutions on, they are summarized."""


def may_accuse(case: Case) -> bool:
    return case.setup.me is not None and case.setup.me not in case.turn.out and case.turn.winner is None


@dataclass(frozen=True, slots=True)
class EngineWords:
    """A title, a caption, and a tool tip of several lines.

    ``estimate``: the numbers may be off; ``people``: they are as people play.
    """

    title: str
    caption: str
    tip: str
    estimate: bool = False
    people: bool = False


NO_ENGINE: Final = EngineWords(NOTHING, "", "")


def engine_words(reply: InferenceReply, posterior: Posterior) -> EngineWords:
    title, error = engine_title(posterior.engine), worst_error(posterior)
    captions, weighed = list(_as_people_play(reply)), reply.people is not None
    if error == 0:
        counted = [] if posterior.exact else [translate("every deal", "an engine saw each of them")]
        return EngineWords(title, localized(commas([*counted, *captions])), _tip(reply, posterior), people=weighed)
    if error is None:
        captions.append(translate("estimate, error unknown"))
    else:
        is_rough = reply.people is not None and reply.people.is_rough
        estimate = translate("rough estimate") if is_rough else translate("estimate")
        captions = [estimate, *([] if weighed else captions)]
    if posterior.cut_short:
        captions.append(translate("cut short"))
    if _ignores_choices(reply.request.case, posterior):
        captions.append(translate("choices ignored"))
    if reply.awaits_exact:
        captions.append(translate("exact to follow…"))
    if error:
        name = translate("{engine}, up to ±{error}")
        if weighed:
            name = translate("As people play, up to ±{error}")
        title = name.format(engine=title, error=error_percent(error))
    return EngineWords(title, localized(commas(captions)), _tip(reply, posterior), estimate=True, people=weighed)


def _as_people_play(reply: InferenceReply) -> Iterator[str]:
    if reply.request.people is None or reply.awaits_exact:
        return
    if reply.awaits_people:
        yield translate("as people play to follow…")
    else:
        played, plain = translate("as people play"), translate("as the cards say")
        yield plain if reply.people is None else played


def worst_error(posterior: Posterior) -> float | None:
    """Return the largest standard error of a cell: 0 where exact, None where unknown."""
    if posterior.exact:
        return 0.0
    return None if posterior.stderr is None else float(posterior.stderr.max())


def _tip(reply: InferenceReply, posterior: Posterior) -> str:
    return "\n".join(broken(line) for line in _lines(reply, posterior))


def _lines(reply: InferenceReply, posterior: Posterior) -> Iterator[str]:
    error = worst_error(posterior)
    yield translate("{engine}: {method}. It took {ms} ms.").format(
        engine=engine_title(posterior.engine), method=localized(posterior.method), ms=decimal(posterior.elapsed_ms, 0)
    )
    if posterior.cut_short:
        yield translate("It stopped at the time limit of the preferences: more time, smaller errors.")
    if error is None:
        yield translate("These are estimates with an unknown error.")
    elif error > 0:
        yield from _errors(posterior, error)
    if _ignores_choices(reply.request.case, posterior):
        yield translate("It ignores how players choose which card to show, unlike the rules of this game.")
    if reply.not_weighed:
        yield not_weighed(reply.not_weighed)
    elif people := weighing(reply.request.people):
        yield people
    if posterior.reason:
        yield translate("Chosen because {reason}.").format(reason=localized(posterior.reason))
    if reply.awaits_exact:
        yield translate("Exact numbers are being computed and will replace these if possible.")
    if reply.refusal:
        yield translate("Exact numbers are not available: {why}.").format(why=localized(reply.refusal))


def _errors(posterior: Posterior, error: float) -> Iterator[str]:
    if posterior.effective is not None:
        worth = translate("They are worth {number} independent draws (the effective sample size).")
        yield worth.format(number=grouped(round(posterior.effective)))
    yield translate(
        "Standard error of a cell: up to {error}. Two numbers in three are within one standard error of the truth, "
        "19 in 20 within two."
    ).format(error=error_percent(error))


def _ignores_choices(case: Case, posterior: Posterior) -> bool:
    return posterior.show_model is not case.setup.rules.show_model


def hunches_count(hunches: Sequence[JudgedHunch], *, weighed: bool) -> str:
    """Return how many hunches the numbers include: "Hunches included: 2, refuted: 1"."""
    n, refuted = (sum(judged.holds is holds for judged in hunches) for holds in (None, False))
    included = translate("Hunches included: {n}", "in the numbers")
    if not weighed:
        included = translate("Hunches left out: {n}", "of the numbers")
    wrong = translate("{hunches}, refuted: {n}", "hunches: Hunches included: 2")
    return wrong.format(hunches=included.format(n=n), n=refuted) if refuted else included.format(n=n)


def hunches_tip(hunches: Sequence[JudgedHunch], *, weighed: bool) -> str:
    """Return the hunches line by line, why they are left out if they are, and what a click does."""
    lines = [f"{note_sentences(judged.hunch.card, judged.hunch.holder)[0]}. {hunch_line(judged)}" for judged in hunches]
    if not weighed:
        lines.append(translate("The analytic centre cannot weigh hunches. Other engines can."))
    return "\n".join([*lines, translate("Click to remove all hunches.")])


@dataclass(frozen=True, slots=True)
class Summary:
    """What is said of numbers above the sheet; without arguments: that there are none.

    ``is_laid``: the solution has been laid open; ``is_alike``: all solutions are equally likely; ``is_counted``: the
    engine counts them. ``tip`` belongs to ``solutions``; ``hunches``: how many the numbers include.
    """

    engine: EngineWords = NO_ENGINE
    solution: str = NOTHING
    probability: str = ""
    solutions: str = NOTHING
    bits: str = NOTHING
    tip: str = ""
    hunches: str = ""
    hunches_tip: str = ""
    is_solved: bool = False
    is_laid: bool = False
    is_alike: bool = False
    is_counted: bool = False

    @property
    def caption(self) -> str:
        if self.is_solved:
            return translate("Solved")
        if self.is_alike or self.is_laid:
            return translate("Solution")
        likely = translate("Most likely")
        return translate("Most likely, as people play") if self.engine.people else likely


NO_SUMMARY: Final = Summary()


def summary_of(reply: InferenceReply, *, is_now: bool = True) -> Summary:
    """Return the summary of a reply, if it has numbers. A solution that was laid open is told now, not of the past."""
    posterior, case = reply.posterior, reply.request.case
    if posterior is None:
        return NO_SUMMARY
    end = ending_of(case) if is_now else None
    summary = summed_up(
        posterior,
        engine_words(reply, posterior),
        may_accuse=may_accuse(case),
        laid=None if end is None else end.solution,
    )
    if not reply.hunches:
        return summary
    counted = hunches_count(reply.hunches, weighed=posterior.weighs)
    offer = translate("{hunches} – remove", "hunches: Hunches included: 2, refuted: 1").format(hunches=counted)
    return replace(summary, hunches=offer, hunches_tip=hunches_tip(reply.hunches, weighed=posterior.weighs))


def summed_up(
    posterior: Posterior, engine: EngineWords, *, may_accuse: bool = False, laid: Triple | None = None
) -> Summary:
    """Return the summary of a posterior. ``may_accuse``: I may still accuse; ``laid``: the solution, once laid open."""
    number, more = _counted(posterior.solutions)
    bits = NOTHING
    if posterior.entropy_bits is not None:
        bits = decimal(posterior.entropy_bits, 1 if engine.estimate else 2)
    in_bits = translate("{bits} bits open: about as many well-chosen yes-or-no questions would do").format(bits=bits)
    tip = [more, in_bits]
    if posterior.deals is not None:
        deals, all_digits = _counted(posterior.deals)
        tip.append(translate("Possible deals: {number}").format(number=all_digits or deals))
    summary = Summary(
        engine,
        solutions=number,
        bits=bits,
        tip="\n".join(filter(None, tip)),
        is_solved=posterior.solutions == 1,
        is_laid=laid is not None,
        is_counted=posterior.solutions is not None,
    )
    if laid is not None:
        return replace(summary, solution=_crime(laid))
    if posterior.envelope is None:
        return summary
    return _with_likeliest(summary, posterior, posterior.envelope, may_accuse=may_accuse)


def _crime(solution: Triple) -> str:
    from core.advice.text import crime

    return capital(localized(crime(solution)), CAPITAL)


def _with_likeliest(summary: Summary, posterior: Posterior, envelope: EnvelopeJoint, *, may_accuse: bool) -> Summary:
    from core.advice.text import crime

    best, p = envelope.top(1)[0]
    if len(envelope) == 1:
        accuse = translate("Accuse: {cards}", "cards: Mrs White with the Rope in the Study")
        solution = accuse.format(cards=localized(crime(best))) if may_accuse else _crime(best)
        return replace(summary, solution=solution)
    error = worst_error(posterior)
    noise = _noise(posterior, p, played=summary.engine.people) if error else 0.0
    tied = envelope.probabilities > p - max(noise, TIE)
    alike = envelope.triples[tied]
    probability = estimated_percent(float(envelope.probabilities[tied].mean()), error)
    if len(alike) == 1:
        return replace(summary, solution=", ".join(isolated(card_name(card)) for card in best), probability=probability)
    return replace(
        summary,
        solution=_alike(envelope, alike, exact=not noise),
        probability=translate("{percent} each").format(percent=probability),
        is_alike=len(alike) == len(envelope),
    )


def _noise(posterior: Posterior, p: float, *, played: bool) -> float:
    """Return two standard errors of the difference of two solutions of about ``p`` that were estimated by draws.

    As people play, draws only say how much likelier than as the cards say: they err by what their weights vary.
    """
    effective, drawn = posterior.effective, posterior.samples if played else None
    variance = max(0.0, 1 / effective - (1 / drawn if drawn else 0.0)) if effective else 0.0
    return 2 * math.sqrt(2 * p * variance)


def _alike(envelope: EnvelopeJoint, alike: npt.NDArray[np.integer], *, exact: bool) -> str:
    """Return what the likeliest solutions have in common, or how many they are."""
    columns = [sorted(set(column.tolist())) for column in alike.T]
    if len(alike) < MANY_ALIKE and any(len(cards) == 1 for cards in columns):
        parts = (
            isolated(card_name(envelope.cards[cards[0]])) if len(cards) == 1 else _one_of(category, len(cards))
            for category, cards in zip(Category, columns, strict=True)
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


class SummaryView(QFrame):
    """The lines above the sheet: likeliest solution and its probability, solutions or entropy, engine.

    When looking back they name the moment, and ``back`` returns; nothing below moves. Figures that do not fit on a line
    continue on the next.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("summaryView")
        self.setProperty("kind", "card")
        self._headline = SolutionHeadline()
        tip = translate("Combinations of suspect, weapon and room that can still be in the envelope")
        self._solutions = Figure("summarySolutions", translate("solutions left"), tip)
        tip = translate("About as many well-chosen yes-or-no questions would give the solution")
        self._entropy = Figure("summaryEntropy", translate("bits open"), tip)
        self._engine = Figure("summaryEngine", "", "", title=translate("Engine"))
        self._engines = EngineButton(self._engine)
        self.hunches = button("removeHunches", kind="slim")
        self.hunches.hide()
        self.back = button("backToNow", translate("Back to now (Esc)"), "slim")
        self.back.setFixedHeight(px(SECOND_LINE))
        self.back.hide()
        self._laid_out: tuple[object, ...] | None = None
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._lay_out()
        self.lay(NO_SUMMARY)

    def _lay_out(self) -> None:
        figures = FlowLayout(spacing=Space.M, between=0)
        for figure in (self._solutions, self._entropy, self._engines, self.hunches):
            figure.setMinimumHeight(px(SECOND_LINE))
            figures.addWidget(figure)
        second = packed(QHBoxLayout(), figures, spacing=Space.M)
        second.setStretch(0, 1)
        second.addWidget(self.back, 0, Qt.AlignmentFlag.AlignBottom)
        packed(QVBoxLayout(self), self._headline, second, margins=(Space.M, Space.XS, Space.M, Space.XS), spacing=2)

    def set_engine_menu(self, menu: QMenu) -> None:
        self._engines.setMenu(menu)

    def lay(self, summary: Summary, past: str = "", *, is_chosen: bool = False, is_stale: bool = False) -> None:
        """Show a summary, as of a past moment (empty: now); a chosen one has a button back. An old summary is faded.

        What does not fit is hidden: uncounted figures, and the engine of exact numbers when looking back. The entropy
        is shown where solutions are not counted, else in their tool tip; neither once nothing is open.
        """
        self._effect.setOpacity(FADED)
        self._effect.setEnabled(is_stale)
        if (summary, past, is_chosen) == self._laid_out:
            return
        self._laid_out = summary, past, is_chosen
        self._headline.say(past or summary.caption, summary.solution, summary.probability, matters=bool(past))
        set_kind(self, "past" if past else "solved" if summary.is_solved else "card")
        singular, plural = translate("solution left"), translate("solutions left")
        self._solutions.caption.setText(singular if summary.is_solved else plural)
        self._solutions.show_value(summary.solutions, summary.tip)
        self._entropy.show_value(summary.bits)
        engine = summary.engine
        self._engine.caption.setText(engine.caption)
        self._engine.show_value(engine.title, engine.tip)
        self._engine.sign.setVisible(engine.estimate)
        self._engines.setToolTip(self._engine.toolTip())
        self._engines.updateGeometry()  # at once: what lies in a button would be laid out one turn later
        self._engines.setHidden(bool(past) and not (engine.estimate or engine.people))
        self._solutions.setVisible(not summary.is_laid and (summary.is_counted or not engine.estimate))
        self._entropy.setVisible(not summary.is_laid and engine.estimate and not summary.is_counted)
        self.back.setVisible(is_chosen)
        self.hunches.setVisible(bool(summary.hunches))
        self.hunches.setText(summary.hunches)
        self.hunches.setToolTip(summary.hunches_tip)
        if (layout := self.layout()) is not None:
            layout.activate()  # before it is painted, or a number would be cut till all else is done


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
