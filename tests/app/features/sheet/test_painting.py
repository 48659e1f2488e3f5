"""Every number of the sheet is whole, however narrow its cell; tags and the sign for "about" make way for it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from app.features.sheet import painting
from app.features.sheet.model import Cell, SheetModel
from app.features.sheet.painting import LAID, PIN
from app.features.sheet.view import ENVELOPE_NARROWEST, LOWEST, SheetView
from app.ui import theme
from core.engines.posterior import Posterior
from core.explain.revealed import Tie
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.hunch import Hunch, JudgedHunch
from core.model.rules import ShowModel
from core.model.setup import Setup
from tests.app.assembling import prepare_style
from tests.app.showing import numbers
from tests.screenshots.cases import six

CHANCES = (0.78, 0.005, 0.999, 0.004, 0.1, 0.5, 0.49, 0.996, 0.25, 0.66, 0.333)


@dataclass(frozen=True)
class Written:
    """A text that was painted, its box, the width that it takes, and its type size."""

    text: str
    box: QRect
    width: int
    pixels: int


class Recorder(QPainter):
    """Paints, and remembers all texts."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.written: list[Written] = []

    def drawText(self, box: QRect, flags: int, text: str) -> None:
        width = QFontMetrics(self.font()).horizontalAdvance(text)
        self.written.append(Written(text, QRect(box), width, self.font().pixelSize()))
        super().drawText(box, flags, text)


@pytest.fixture(params=[(100, False), (200, False), (100, True), (200, True)], ids=str)
def looks(request, qapp) -> Iterator[tuple[int, bool]]:
    """The size of the text, and whether for fingers."""
    percent, touch = request.param
    prepare_style(qapp, percent)
    theme.set_touch(qapp, wanted=touch)
    yield request.param
    theme.set_touch(qapp, wanted=False)
    prepare_style(qapp)


def posterior(setup: Setup, error: float) -> Posterior:
    shape = len(setup.deck), len(setup.holders)
    marginals = np.resize(np.array(CHANCES), shape)
    return Posterior(
        setup.deck.cards, setup.holders, marginals, "exact", error == 0, ShowModel.RANDOM, stderr=np.full(shape, error)
    )


def ties(setup: Setup) -> Iterator[Tie]:
    """None, one, two and three ties meet in the cells of a player."""
    cards = setup.deck.cards
    for holder in setup.seats.names:
        yield from (Tie((i,), holder, cards[i % 3 : 8]) for i in range(3))


def sheet(qtbot, setup: Setup, error: float = 0.0) -> SheetView:
    model = SheetModel()
    case = Case(setup)
    model.lay(case, numbers(case, posterior(setup, error), ties=tuple(ties(setup))))
    view = SheetView(model, lambda *_: False)
    model.setParent(view)
    qtbot.addWidget(view)
    return view


def painted(view: SheetView, row: int, column: int, rect: QRect) -> list[Written]:
    image = QImage(rect.size(), QImage.Format.Format_ARGB32)
    recorder = Recorder(image)
    recorder.setFont(view.font())
    look, tokens = view.model().look(row, column), theme.colours(view.palette())
    view.itemDelegate().paint_cell(recorder, rect, look=look, tokens=tokens, envelope=column == 0)
    recorder.end()
    return recorder.written


@pytest.mark.parametrize("error", [0.0, 0.03], ids=["exact", "rough"])
def test_every_number_is_whole_at_every_width(qtbot, looks, error):
    setup = six(0).setup
    view = sheet(qtbot, setup, error)
    model = view.model()
    height = theme.target(theme.px(LOWEST))
    for column, least in ((0, theme.px(ENVELOPE_NARROWEST)), (2, view.narrowest)):
        for width in range(least, least + 60):
            rect = QRect(0, 0, width, height)
            for row in range(1, 12):
                cell = model.cell(row, column)
                if not isinstance(cell, Cell):
                    continue
                (number, *_), tags = split(painted(view, row, column, rect), cell.text)
                assert number.text == cell.text, (width, row)
                assert number.width <= number.box.width(), (width, row)
                assert number.pixels >= theme.TypeSize.SMALL, (width, row)
                assert rect.adjusted(1, 0, -1, 0).contains(number.box), (width, row)
                for tag in tags:
                    assert rect.contains(tag.box), (width, row)
                    assert tag.width <= tag.box.width(), (width, row)
                    assert not tag.box.intersects(number.box), (width, row)


def split(written: list[Written], number: str) -> tuple[list[Written], list[Written]]:
    """Return the numbers that were written, and the tags."""
    return [one for one in written if one.text == number], [one for one in written if one.text != number]


def test_a_number_stands_beside_the_tick_of_a_card_laid_open(qtbot, qapp):
    prepare_style(qapp)
    case, row, column = six(0), 3, 2
    view = sheet(qtbot, case.setup)
    end = ending(case.setup, {view.model().card(row): case.setup.holders[column]})
    ended = replace(case, about=with_ending(case, end))
    view.model().lay(ended, numbers(ended, posterior(case.setup, 0.0)))
    assert view.model().look(row, column).is_laid
    for width in range(view.narrowest, 110):
        number = painted(view, row, column, QRect(0, 0, width, theme.px(LOWEST)))[0]
        assert number.box.left() >= theme.Space.XS + theme.px(LAID), width
        assert number.width <= number.box.width(), width


def test_the_sign_for_about_stands_beside_the_pin_of_a_hunch(qtbot, qapp, monkeypatch):
    prepare_style(qapp)
    setup = six(0).setup
    view = sheet(qtbot, setup, 0.02)
    model, row, column = view.model(), 3, 2
    hunch = Hunch(model.holder(column), model.card(row), 0.75)
    case = Case(setup)
    model.lay(case, numbers(case, posterior(setup, 0.02), hunches=(JudgedHunch(hunch),)))
    assert model.look(row, column).hunch == 0.75
    drawn: list[float] = []
    monkeypatch.setattr(painting, "paint_mark", lambda _painter, _name, box, *_more: drawn.append(box.left()))
    for width in range(view.narrowest, 110):
        painted(view, row, column, QRect(0, 0, width, theme.px(LOWEST)))
    assert drawn
    assert min(drawn) >= theme.Space.S + theme.px(PIN)


def test_tags_give_way_to_the_number_one_by_one_and_a_cell_that_lacks_one_has_a_folded_corner(qtbot, qapp):
    prepare_style(qapp)
    view = sheet(qtbot, six(0).setup)
    row, column = 3, 2
    assert view.model().look(row, column).tags == ("J", "K", "L")
    height = theme.px(LOWEST)
    shown = ["".join(w.text for w in painted(view, row, column, QRect(0, 0, width, height))[1:]) for width in (110, 43)]
    assert shown == ["JKL", ""]
    counts = [len(painted(view, row, column, QRect(0, 0, width, height))) - 1 for width in range(43, 110)]
    assert counts == sorted(counts)
    assert set(counts) == {0, 1, 2, 3}

    tie = theme.colours(view.palette()).tie
    for width, folded in ((110, False), (43, True)):
        rect = QRect(0, 0, width, 24)
        image = QImage(rect.size(), QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        painter.setFont(view.font())
        option = QStyleOptionViewItem()
        option.rect, option.palette = rect, view.palette()
        view.itemDelegate().paint(painter, option, view.model().index(3, 2))
        painter.end()
        assert (image.pixelColor(width - 3, 1).name() == tie) == folded
