"""The letters: those of the system where it has any, else ours, so that no text is a row of boxes."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QApplication

from app.startup.application import load_fallback_fonts
from tests.forking import run_program

LETTERS = """
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetrics
from app.startup.application import named_application
application = named_application()
font = application.font()
bold = application.font()
bold.setBold(True)
widths = [QFontMetrics(one).horizontalAdvance("illicit") for one in (font, bold)]
print(QFontInfo(font).family(), QFontMetrics(font).inFont("A"), widths[0] < widths[1], sep="|")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="no other system is ever without fonts")
def test_a_system_without_fonts_is_lent_ours_plain_and_bold(tmp_path):
    (tmp_path / "none.conf").write_text("<fontconfig></fontconfig>")
    ended = run_program(LETTERS, FONTCONFIG_FILE=str(tmp_path / "none.conf"))
    assert ended.stdout.strip() == "DejaVu Sans|True|True"


def test_a_system_with_fonts_keeps_its_own(qapp: QApplication):
    assert not load_fallback_fonts(qapp.font())
