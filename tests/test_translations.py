"""Nothing is left untranslated: the files of the languages hold every text of the program, finished and whole."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import translate
from app.ui.language import CARDS, CONTEXT, ENGLISH, LANGUAGES

PLACE = re.compile(r"\{(\w*)[^{}]*\}|%n")


@dataclass(frozen=True)
class Message:
    """One text of a file, with its translations: several where it is a plural."""

    context: str
    source: str
    comment: str
    is_plural: bool
    finished: bool
    said: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.is_plural


def messages(file: Path) -> list[Message]:
    found = []
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own files
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            found.append(
                Message(
                    context.findtext("name"),
                    message.findtext("source"),
                    message.findtext("comment") or "",
                    message.get("numerus") == "yes",
                    translation.get("type") is None,
                    tuple(forms),
                )
            )
    return found


@cache
def of(language: str) -> list[Message]:
    return messages(translate.FOLDER / f"deerstalker_{language}.ts")


def places(text: str) -> Counter[str]:
    return Counter(found.group(1) or "%n" for found in PLACE.finditer(text))


@pytest.fixture(scope="module")
def collected(tmp_path_factory) -> list[Message]:
    """The texts that the program has now."""
    return messages(translate.collect(translate.LANGUAGES[0], tmp_path_factory.mktemp("texts")))


def test_the_languages_of_the_window_are_those_of_the_files():
    assert {*translate.LANGUAGES, ENGLISH} == set(LANGUAGES)


def test_there_are_texts_to_translate(collected):
    assert len(collected) > 500


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_each_language_has_every_text_and_no_other(language, collected):
    here, there = {text.key for text in of(language)}, {text.key for text in collected}
    assert sorted(there - here) == [], "run packaging/translate.py, and translate these"
    assert sorted(here - there) == [], "run packaging/translate.py: these are gone"


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_texts_have_one_context_and_names_of_cards_another(language):
    assert {text.context for text in of(language)} == {CONTEXT, CARDS}


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_nothing_is_left_untranslated(language):
    assert [text.key for text in of(language) if not text.finished or not all(map(str.strip, text.said))] == []


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_placeholders_agree(language):
    wrong = [
        (text.source, said)
        for text in of(language)
        for said in text.said
        if places(said) != places(text.source)
        # a singular may say its one in words
        and not (text.is_plural and said == text.said[0] and places(said) == places(text.source) - Counter(["%n"]))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_keys_of_menus_and_the_ends_of_texts_agree(language):
    """A text with a key for Alt has one in every language; an ellipsis, a colon and spaces at the ends stay."""
    wrong = [
        (text.source, said)
        for text in of(language)
        for said in text.said
        if (text.context != CARDS and _keys(said) != _keys(text.source))
        or said.endswith("…") != text.source.endswith("…")
        or said.endswith(":") != text.source.endswith(":")
        or (said.strip() != said and text.source.strip() == text.source)
    ]
    assert wrong == []


def _keys(text: str) -> int:
    return len(re.findall(r"&(?=[^\s&])", text.replace("&&", "")))


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_plurals_have_both_their_forms(language):
    assert [text.source for text in of(language) if text.is_plural and len(text.said) < 2] == []


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_no_two_cards_of_a_category_have_the_same_name(language):
    """Or nobody could tell them apart. (Who is called what follows from the edition: Mrs White is one everywhere.)"""
    from core.formats.editions import editions

    said = {text.source: text.said[0] for text in of(language) if text.context == CARDS}
    for one in editions():
        names = [said[card.name] for card in one.deck.cards]
        assert [name for name, times in Counter(names).items() if times > 1] == [], one.name


def test_what_the_window_loads_is_made_of_these_files(tmp_path):
    shutil.copytree(translate.FOLDER, tmp_path, ignore=shutil.ignore_patterns("*.qm"), dirs_exist_ok=True)
    translate.compile_texts(tmp_path)
    made, there = ({file.name: file.read_bytes() for file in at.glob("*.qm")} for at in (tmp_path, translate.FOLDER))
    assert made.keys() == there.keys()
    assert [name for name in made if made[name] != there[name]] == [], "run packaging/translate.py"
