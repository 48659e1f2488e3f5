"""The language of the window: its texts through Qt's translators, its numbers through Qt's locale.

Texts are written in English where they are shown. ``python3 packaging/translate.py`` collects them, with Qt's own
tools, into ``resources/translations``, from where :func:`set_language` loads them. The window is rebuilt when another
language is chosen.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core.model.cards import Card, Category
from core.text.text import Speaker, Text, counted

OPEN: Final = "\u2068"
"""First strong isolate: what follows has a direction of its own, that of its first letter."""

CLOSE: Final = "\u2069"
"""Pop directional isolate: the sentence goes on as before."""

_TURNING: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters from right to left, and the marks that turn what comes after them."""

_ISOLATE: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def isolated(text: str) -> str:
    """Return a part of a sentence so that it cannot turn the rest; one that turns nothing, or is isolated, as it is."""
    if not _TURNING.search(text) or not _TURNING.search(_ISOLATE.sub("", text)):
        return text
    return f"{OPEN}{text}{CLOSE}"


def bare(text: str) -> str:
    """Return a sentence without isolates, for those who read it elsewhere."""
    return text.replace(OPEN, "").replace(CLOSE, "")


class Sentence(str):
    """A text with the names of values in it; what is put in their places is isolated."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        """Return the text with these values, as ``str.format`` does."""
        if any(isinstance(value, str) and _TURNING.search(value) for value in (*args, *values.values())):
            return _ISOLATING.vformat(self, args, values)
        return super().format(*args, **values)


class _Isolating(string.Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        said = cast("str", super().format_field(value, format_spec))
        return isolated(said) if isinstance(value, str) else said


_ISOLATING: Final = _Isolating()


LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "en": "English",
        "fr": "Français",
        "de": "Deutsch",
        "es": "Español",
        "it": "Italiano",
        "nl": "Nederlands",
        "pt": "Português",
    }
)
"""The languages of the window, each in its own words, by their codes."""

ENGLISH: Final = "en"

OF_QT: Final[Mapping[str, str]] = MappingProxyType({"pt": "pt_BR"})
"""What Qt's own texts are called, where that is another name."""


def translate(context: str, text: str, comment: str = "", number: int | None = None, /) -> str:
    """Return a text in the language of the window; the arguments are those of :func:`core.text.text.say`."""
    if number is None:
        return Sentence(QCoreApplication.translate(context, text, comment or None))
    return Sentence(counted(QCoreApplication.translate(context, text, comment or None, number), number))


def card_name(card: Card) -> str:
    """Return what a card is called; those that somebody named himself are in no dictionary, and stay as they are."""
    return QCoreApplication.translate("Cards", card.name)


def the_card(card: Card) -> str:
    """Return a card as one names it within a sentence, with its article where it has one: suspects not in English."""
    if card.category is Category.SUSPECT and language() == ENGLISH:
        return card_name(card)
    english = f"the {card.name}"
    said = QCoreApplication.translate("Cards", english)
    return said if said != english or language() == ENGLISH else card_name(card)


def localized(text: str) -> str:
    """Return a text of core's in the language of the window; one that is no :class:`core.text.text.Text` as it is."""
    return _Window().said(text)


def decimal(value: float, places: int) -> str:
    """Return a number with so many decimals, rounded as Python does, as this language writes it."""
    return _Window().number(value, f".{places}f")


class _Window(Speaker):
    """Says texts in the language of the window."""

    def template(self, text: Text) -> str:
        return translate(text.context, text.template, text.comment, text.number)

    def format_field(self, value: object, format_spec: str) -> str:
        said = super().format_field(value, format_spec)
        return isolated(said) if isinstance(value, str | Card) else said

    def card(self, card: Card) -> str:
        return card_name(card)

    def the_card(self, card: Card) -> str:
        return the_card(card)

    def number(self, value: float, spec: str) -> str:
        """Format a number as Python does, then give it the signs of this language."""
        signs = {",": QLocale().groupSeparator(), ".": QLocale().decimalPoint()}
        return "".join(signs.get(sign, sign) for sign in super().number(value, spec))


# --- which language it is


def language() -> str:
    """Return the code of the language that the window speaks."""
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else ENGLISH


def system_language() -> str:
    """Return the first of the languages that the system prefers, and that the window can speak."""
    codes = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def set_language(app: QCoreApplication, code: str) -> None:
    """Make what is said from now on be said in a language; an unknown code, or none, means the system's."""
    code = code if code in LANGUAGES else system_language()
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(_locale(code))
    if code == ENGLISH:
        return
    own = str(resources.files("resources").joinpath("translations", f"deerstalker_{code}.qm"))
    of_qt = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{OF_QT.get(code, code)}.qm"
    for file in (of_qt, own):  # the last is asked first
        translator = QTranslator(app)
        if translator.load(file):
            app.installTranslator(translator)


def _locale(code: str) -> QLocale:
    """Return how numbers and dates are written: as in the country of the system, where it speaks this language."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)
