"""The texts of the program are found wherever they stand, with their comments and plurals."""

from __future__ import annotations

from pathlib import Path

import pytest

import environment
from core.formats.editions import editions
from texts import CARDS, CONTEXT, EDITIONS, Found, edition_texts, texts, write_texts


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('translate("one")', Found(CONTEXT, "one", "", counts=False)),
        ('x = say("one " "sentence", "a comment").format(n=1)', Found(CONTEXT, "one sentence", "a comment", False)),
        ('translate("%n thing(s)", "", len(self.things) - 1)', Found(CONTEXT, "%n thing(s)", "", counts=True)),
    ],
)
def test_a_text_is_found(source: str, found: Found):
    assert list(texts(source)) == [found]


@pytest.mark.parametrize("source", ['translate(f"{x}")', 'say("A", a if b else c)', 'say("b", comment="c")'])
def test_what_is_no_literal_is_refused(source: str):
    with pytest.raises(ValueError, match="line 1"):
        list(texts(source))


def test_they_are_written_as_calls_that_the_tools_understand(tmp_path: Path):
    source, into = tmp_path / "app" / "views" / "some.py", tmp_path / "into"
    source.parent.mkdir(parents=True)
    into.mkdir()
    source.write_text('translate("Don’t\\n“say”", "b")\ntranslate("%n", "", n.m)\n', "utf-8")
    (tmp_path / "app" / "silent.py").write_text("pass\n", "utf-8")
    write_texts(tmp_path, ("app",), into)
    (written,) = into.iterdir()
    assert written.read_text("utf-8") == (
        'translate("Deerstalker", "Don’t\\n“say”", "b")\ntranslate("Deerstalker", "%n", "", NUMBER, 1)\n'
    )


def test_cards_are_asked_for_with_their_articles_too_and_editions_by_title():
    found = {text[:2] for file in (environment.ROOT / EDITIONS).iterdir() for text in edition_texts(file)}
    names = {card.name for edition in editions() for card in edition.deck.cards}
    assert {name for context, name in found if context == CARDS} == names | {f"the {name}" for name in names}
    assert {title for context, title in found if context == CONTEXT} == {edition.title for edition in editions()}
