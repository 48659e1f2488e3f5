"""The style sheet of the window: a template over the tokens of :mod:`app.ui.theme`.

A widget selects its style with a property: ``label.setProperty("kind", "muted")``.

* labels: ``display``, ``title``, ``lead``, ``step``, ``heading``, ``figure`` (a number that counts), ``muted``,
  ``problem``
* buttons: ``primary`` (the default action), ``chip`` (checkable: a card, a player), ``digit`` (a narrow chip),
  ``token`` (a player's token), ``quiet`` (no frame until hovered), ``row`` (the same, as wide as a list)
* tool buttons: ``tight`` (for many side by side)
* frames: ``card`` (a raised surface), ``past``, ``problem``, ``supposed``, ``solved`` (message bars)

Texts may contain names typed by users, so Qt must never guess whether they are mark-up: labels, tool tips and message
boxes set to ``AutoText``, Qt's default, are made plain text here. Rich text must be set explicitly.

Distances grow with the text size; lines stay thin. The icons of checked boxes come in two colours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Template
from typing import Final

_LINES: Final = 2
"""Lengths up to this are line widths, which do not grow (px)."""

_SHEET: Final = """
QToolTip, QLabel[textFormat="AutoText"] { qproperty-textFormat: PlainText; }
QToolTip { background: $surface; color: $text; border: 1px solid $line; padding: 5px; }
QMenuBar { background: $window; padding: 1px 4px; }
QMenuBar::item { padding: 3px 8px; border-radius: $radius; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $surface; color: $text; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: $radius; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 6px; }
QToolBar { background: $window; border: 0; border-bottom: 1px solid $line; spacing: 2px; padding: 2px 6px; }
QToolBar::separator { width: 1px; background: $line; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-bottom: 2px solid transparent; border-radius: $radius;
    padding: 4px 7px 3px; color: $text; }
QToolButton[kind="tight"] { padding: 4px 4px 3px; }
QToolButton[popupMode="1"] { padding-right: 22px; }
QToolButton::menu-button { border: 0; width: 16px; }
QToolButton[kind="figure"] { padding: 0; }
QToolButton[kind="figure"]::menu-indicator { image: none; width: 0; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $accent_soft; border-bottom-color: $accent; }
QToolButton:focus { border-color: $accent; }
QToolButton:checked:focus { border: 2px solid $text; padding: 3px 6px; }
QToolButton[kind="tight"]:checked:focus { padding: 3px; }
QToolButton[popupMode="1"]:checked:focus { padding-right: 21px; }
QToolButton:disabled { color: $muted; }
QTabBar QToolButton { padding: 0; background: $window; }
QPushButton { background: $surface; color: $text; border: 1px solid $border; border-radius: $radius;
    padding: 5px 12px; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border-color: $accent; }
QPushButton:checked { background: $accent_soft; border: 2px solid $accent; padding: 4px 11px; }
QPushButton:checked:focus { border-color: $text; }
QPushButton:pressed { background: $accent_soft; }
QPushButton:disabled { color: $muted; background: $window; border-color: $band; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; padding: 4px 11px; }
QPushButton[kind="primary"]:disabled { background: $band; color: $muted; border-color: $band; }
QPushButton[kind="chip"] { padding: 3px 8px; }
QPushButton[kind="chip"]:checked { background: $accent; color: $on_accent; border: 1px solid $accent;
    padding: 3px 8px; }
QPushButton[kind="chip"]:checked:focus { border: 2px solid $text; padding: 2px 7px; }
QPushButton[kind="token"] { padding: 2px 5px 2px 3px; }
QPushButton[kind="token"]:checked { border: 2px solid $accent; padding: 1px 4px 1px 2px; }
QPushButton[kind="digit"] { padding: 2px 0; min-width: $digit; }
QPushButton[kind="digit"]:checked { background: $accent; color: $on_accent; border: 1px solid $accent; padding: 2px 0;
    font-weight: 600; }
QPushButton[kind="digit"]:checked:focus { border: 2px solid $text; padding: 1px 0; }
QPushButton[kind="quiet"] { background: transparent; border-color: transparent; color: $accent; padding: 3px 8px; }
QPushButton[kind="row"] { background: transparent; border-color: transparent; color: $accent; text-align: left;
    padding: 4px 8px; }
QPushButton[kind="row"]:hover { background: $hover; }
QPushButton[kind="row"]:focus { border-color: $accent; }
QPushButton[kind="fold"] { background: transparent; border-color: transparent; text-align: left; padding: 5px 2px; }
QPushButton[kind="fold"]:hover { background: $hover; }
QPushButton[kind="fold"]:focus { border-color: $accent; }
QPushButton[kind="fold"]:checked { border-width: 1px; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:focus { border-color: $accent; }
QPushButton[kind="quiet"]:checked { background: $accent_soft; border: 2px solid $accent; color: $text;
    padding: 2px 7px; }
QPushButton[kind="quiet"]:checked:focus { border-color: $text; }
QPushButton[kind="quiet"]:disabled { color: $muted; }
QPushButton[kind="slim"] { padding: 0 8px; border-color: $accent; }
QPushButton[kind="slim"]:focus { border: 2px solid $text; padding: 0 7px; }
QCheckBox, QRadioButton { border: 1px solid transparent; border-radius: $radius; padding: 2px 4px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 3px; background: $surface; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$icons/check-$scheme.svg"); }
QCheckBox::indicator:disabled { border-color: $line; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit {
    background: $surface; color: $text; border: 1px solid $border; border-radius: $radius;
    padding: 3px 6px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: $accent; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $border; selection-background-color: $accent_soft;
    selection-color: $text; }
QAbstractItemView { background: $surface; border: 1px solid $border; outline: 0; }
QAbstractItemView:focus { border-color: $accent; }
QTableView#sheetView { border: 1px solid $border; border-radius: $radius; }
QTableView#sheetView:focus { border-color: $accent; }
QLabel#sheetPast { background: $past_soft; color: $text; font-weight: 600; border-bottom: 1px solid $accent; }
QListView#eventView { border: 1px solid $border; border-radius: $radius; }
QListView#eventView:focus { border-color: $accent; }
QLabel[kind="display"] { font-size: $display; font-weight: 700; }
QLabel[kind="title"] { font-size: $title; font-weight: 600; }
QLabel[kind="lead"] { font-size: $large; color: $muted; }
QLabel[kind="step"] { font-size: $title; font-weight: 700; color: $accent; }
QLabel[kind="heading"] { font-size: $body; font-weight: 600; }
QLabel[kind="figure"] { font-size: $large; font-weight: 600; }
QLabel[kind="muted"] { color: $muted; font-size: $small; }
QLabel[kind="problem"] { color: $problem; }
QLabel[kind="hint"] { color: $on_accent; }
QPushButton[kind="hint"] { background: transparent; color: $on_accent; border-color: $on_accent; padding: 2px 10px; }
QPushButton[kind="hint"]:hover { background: $on_accent; color: $accent; }
QWidget#tableWindow QListView { font-size: $table; }
QWidget#tableWindow QLabel, QWidget#tableWindow QPushButton { font-size: $large; }
QWidget#tableWindow QLabel#tableEmpty { font-size: $table; color: $muted; }
QWidget#tableWindow QLabel[kind="title"] { font-size: $display; }
QWidget#tableWindow QListView { border-radius: $radius; padding: 4px; }
QFrame[kind="card"] { background: $surface; border: 1px solid $line; border-radius: $radius; }
QFrame[kind="past"] { background: $past_soft; border: 1px solid $accent; border-radius: $radius; }
QFrame[kind="supposed"] { background: $past_soft; border: 1px dashed $accent; border-radius: $radius; }
QFrame[kind="problem"] { background: $problem_soft; border: 1px solid $problem; border-radius: $radius; }
QFrame[kind="solved"] { background: $solved_soft; border: 1px solid $solved; border-radius: $radius; }
QHeaderView { border: 0; background: $surface; }
QTableCornerButton::section { background: $surface; border: 0; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea#adviceScroll, QScrollArea#whyScroll { border: 1px solid transparent; border-radius: $radius; }
QScrollArea#adviceScroll:focus, QScrollArea#whyScroll:focus { border-color: $accent; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QTabBar::tab { color: $muted; border: 1px solid transparent; border-bottom: 2px solid transparent; padding: 5px 12px; }
QTabBar::tab:hover { background: $hover; color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:selected:focus { border: 1px solid $accent; border-bottom: 2px solid $accent; }
QSplitter::handle { background: $window; }
QSplitter::handle:hover { background: $accent_soft; }
QStatusBar { background: $window; color: $muted; }
QMainWindow::separator { background: $window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $accent_soft; }
QGroupBox { border: 1px solid $line; border-radius: $radius; margin-top: 9px; padding-top: 6px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 3px; }
"""


_TOUCH = """
QPushButton, QPushButton[kind] { min-width: ${inner}px; min-height: ${inner}px; padding-top: 0; padding-bottom: 0; }
QToolButton, QToolButton:checked:focus { min-width: ${inner}px; min-height: ${inner}px; padding: 0; }
QLineEdit, QSpinBox, QComboBox { min-height: ${inner}px; padding-top: 0; padding-bottom: 0; }
QCheckBox, QRadioButton, QTabBar::tab { min-height: ${inner}px; }
QMenu::item, QMenuBar::item { padding-top: ${air}px; padding-bottom: ${air}px; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
"""
"""The rules added in touch mode; ``$inner`` is the minimum size of a click target without its frame."""

_LARGER: Final = """
QWidget, QLabel[kind="heading"] { font-size: ${body}px; }
QLabel[kind="figure"], QLabel[kind="lead"] { font-size: ${large}px; }
QLabel[kind="muted"] { font-size: ${small}px; }
"""
"""The type sizes in a part of the window whose text is larger."""


def larger_type(sizes: Mapping[str, int]) -> str:
    """Return the style sheet of a part of the window, with these type sizes (px)."""
    return Template(_LARGER).substitute(sizes)


def stylesheet(values: Mapping[str, str], growth: float = 1.0, finger: int = 0) -> str:
    """Return the style sheet with these values for its ``$names``, and its distances multiplied by ``growth``.

    ``finger`` is the minimum size of a click target in touch mode (px); 0 without touch mode.
    """

    def grow(length: re.Match[str]) -> str:
        pixels = int(length[1])
        return f"{pixels if pixels <= _LINES else round(pixels * growth)}px"

    sheet = Template(re.sub(r"\b(\d+)px", grow, _SHEET)).substitute(values)
    if not finger:
        return sheet
    return sheet + Template(_TOUCH).substitute(inner=finger - 2, air=finger // 4)
