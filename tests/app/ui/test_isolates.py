"""Names from right to left in sentences from left to right: isolated there, and nowhere else."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption

from app.ui.language import CLOSE, OPEN, Sentence, bare, isolated, localized, translate
from app.ui.text import event_line
from core.formats.case_file import case_to_json, load, write_case
from core.text.text import commas, say
from tests.notation import parse_event
from tests.robust.awkward import GAMES, HEBREW

NAME = "מיכל"
RTL = GAMES["right to left"]


def test_a_name_from_right_to_left_is_isolated_and_others_are_not():
    assert isolated(NAME) == f"{OPEN}{NAME}{CLOSE}"
    assert isolated("Zoë, 34 %") == "Zoë, 34 %"
    assert isolated(isolated(NAME)) == isolated(NAME)


def test_a_sentence_isolates_what_is_put_into_it():
    assert translate("{who} shows {card}").format(who=NAME, card="Rope") == f"{OPEN}{NAME}{CLOSE} shows Rope"
    assert translate("{0}: {n:.1f}").format(NAME, n=0.5) == f"{OPEN}{NAME}{CLOSE}: 0.5"
    assert translate("{n:,} of {who!r:>5}").format(n=1234, who="B") == "1,234 of   'B'"


def test_a_text_of_core_isolates_names_on_the_screen_and_not_where_it_is_printed():
    text = say("{who} passed").format(who=NAME)
    assert str(text) == f"{NAME} passed"
    assert localized(text) == f"{OPEN}{NAME}{CLOSE} passed"


def test_of_a_list_each_part_is_isolated_once():
    names = [NAME, "Bob", "يوسف", "שרה"]
    said = localized(commas(names))
    assert said == f"{OPEN}{NAME}{CLOSE}, Bob, {OPEN}يوسف{CLOSE}, {OPEN}שרה{CLOSE}"
    assert translate("{all}.").format(all=said) == f"{said}."


@given(st.text(), st.text())
def test_isolating_changes_nothing_that_is_read(before, name):
    said = Sentence("{before} and {name}").format(before=before, name=name)
    assert bare(said) == bare(f"{before} and {name}")


@given(st.characters())
def test_every_letter_that_turns_a_line_is_known(letter):
    turns = unicodedata.bidirectional(letter) in {"R", "AL", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDI"}
    assert not turns or isolated(letter) != letter


def drawn_order(line: str, names: tuple[str, ...]) -> list[str]:
    """The names from left to right, as a line of them is drawn."""
    layout = QTextLayout(line)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    drawn = layout.createLine()
    layout.endLayout()
    return sorted(names, key=lambda name: drawn.cursorToX(line.index(name) + 1)[0])


def test_names_are_drawn_in_the_order_of_the_sentence(qapp):
    line = translate("Ask {names}").format(names=localized(commas(HEBREW)))
    assert drawn_order(line, HEBREW) == list(HEBREW)
    assert drawn_order(bare(line), HEBREW) == list(reversed(HEBREW)), "without isolates they change places"


def test_in_a_line_of_the_list_every_name_is_isolated():
    for event in RTL.events:
        assert isolated(event_line(event)) == event_line(event)


def test_files_and_the_notation_have_no_isolates(tmp_path):
    path = tmp_path / "rtl.case.json"
    write_case(RTL, path)
    text = path.read_text("utf-8")
    assert OPEN not in text
    assert "\\u2068" not in text
    assert load(path) == RTL
    for event in RTL.events:
        assert OPEN not in str(event)
        assert parse_event(str(event), RTL.setup.deck) == event
    assert OPEN not in case_to_json(RTL)
