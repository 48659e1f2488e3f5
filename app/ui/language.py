"""The language of the window: its texts through Qt's translators, its numbers through Qt's locale.

Texts are written in English where they are shown. ``python3 packaging/translate.py`` collects them, with Qt's own
tools, into ``resources/translations``, from where :func:`set_language` loads them. All have one context; where the same
English means two things, a comment tells them apart: ``translate("Envelope", "what heads a column")``. The window is
rebuilt when another language is chosen.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTime, QTranslator

from core.model.cards import Card, Category
from core.text.text import Speaker, Text, counted

OPEN: Final = "\u2068"
"""First strong isolate: what follows takes its direction from its own first letter."""

CLOSE: Final = "\u2069"
"""Pop directional isolate: the sentence resumes its direction."""

_TURNING: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Right-to-left letters, and the marks that change direction."""

_ISOLATE: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def isolated(text: str) -> str:
    """Isolate part of a sentence so that it cannot change the direction of the rest, where it might."""
    if not _TURNING.search(text) or not _TURNING.search(_ISOLATE.sub("", text)):
        return text
    return f"{OPEN}{text}{CLOSE}"


def bare(text: str) -> str:
    """Remove the isolates from a sentence that is read elsewhere."""
    return text.replace(OPEN, "").replace(CLOSE, "")


class Sentence(str):
    """A text with named placeholders; inserted values are isolated."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        if any(isinstance(value, str) and _TURNING.search(value) for value in (*args, *values.values())):
            return _ISOLATING.vformat(self, args, values)
        return super().format(*args, **values)


class _Isolating(string.Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        text = cast("str", super().format_field(value, format_spec))
        return isolated(text) if isinstance(value, str) else text


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
"""The languages of the window by code, each named in itself."""

ENGLISH: Final = "en"

CONTEXT: Final = "Deerstalker"
"""The context of the program's texts."""

CARDS: Final = "Cards"
"""The context of card names. They have their own, since a player may call a card of an own deck like a button."""


def translate(text: str, comment: str = "", number: int | None = None, /) -> str:
    """Return a text in the language of the window; arguments as in :func:`core.text.text.say`."""
    if number is None:
        return Sentence(QCoreApplication.translate(CONTEXT, text, comment or None))
    return Sentence(counted(QCoreApplication.translate(CONTEXT, text, comment or None, number), number))


def card_name(card: Card) -> str:
    """Return the name of a card; cards of a player's own deck have no translation."""
    return QCoreApplication.translate(CARDS, card.name)


def the_card(card: Card) -> str:
    """Return a card as named within a sentence, with an article where the language uses one."""
    if card.category is Category.SUSPECT and language() == ENGLISH:
        return card_name(card)
    english = f"the {card.name}"
    name = QCoreApplication.translate(CARDS, english)
    return name if name != english or language() == ENGLISH else card_name(card)


def localized(text: str) -> str:
    """Return a text of core in the language of the window; a plain ``str`` unchanged."""
    return _Window().said(text)


def decimal(value: float, places: int) -> str:
    return _Window().number(value, f".{places}f")


def day_text(day: QDate, form: QLocale.FormatType = QLocale.FormatType.ShortFormat) -> str:
    """Return a day as the system writes it, whatever the language of the window."""
    return _calendar().toString(day, form)


def time_text(time: QTime) -> str:
    """Return a time of the day as the system writes it."""
    return _calendar().toString(time, QLocale.FormatType.ShortFormat)


def _calendar() -> QLocale:
    """Return the system's locale, whose formats may be set apart from its language; C has none of its own."""
    system = QLocale.system()
    return QLocale() if system.language() == QLocale.Language.C else system


class _Window(Speaker):
    """Renders texts in the language of the window."""

    def template(self, text: Text) -> str:
        return translate(text.template, text.comment, text.number)

    def format_field(self, value: object, format_spec: str) -> str:
        text = super().format_field(value, format_spec)
        return isolated(text) if isinstance(value, str | Card) else text

    def card(self, card: Card) -> str:
        return card_name(card)

    def the_card(self, card: Card) -> str:
        return the_card(card)

    def square(self, row: int, column: int) -> str:
        """Return a corridor square by its row and column, counted from 1."""
        return translate("row {row}, column {column}").format(row=row + 1, column=column + 1)

    def number(self, value: float, spec: str) -> str:
        signs = {",": QLocale().groupSeparator(), ".": QLocale().decimalPoint(), "-": "\N{MINUS SIGN}"}
        return "".join(signs.get(sign, sign) for sign in super().number(value, spec))


# --- which language it is


def language() -> str:
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else ENGLISH


def system_language() -> str:
    """Return the first of the system's preferred languages that the window supports."""
    codes = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


_TRANSLATORS: Final = "translators"
"""The name of the property in which the application keeps what translates."""


def set_language(app: QCoreApplication, code: str) -> None:
    """Set the language for all text produced from now on; an unknown or empty code means the system's."""
    code = code if code in LANGUAGES else system_language()
    for old in app.property(_TRANSLATORS) or ():  # app.findChildren() would have PySide make the class of the style
        app.removeTranslator(old)
        old.deleteLater()
    system = QLocale.system()  # its country, for numbers and dates, where its language is the same
    QLocale.setDefault(system if system.name().partition("_")[0] == code else QLocale(code))
    own = str(resources.files("resources").joinpath("translations", f"deerstalker_{code}.qm"))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt = f"{folder}/qtbase_{'pt_BR' if code == 'pt' else code}.qm"  # Qt has no other Portuguese
    made = [QTranslator(app) for _ in range(0 if code == ENGLISH else 2)]
    for translator, file in zip(made, (of_qt, own), strict=False):  # the last is asked first
        if translator.load(file):
            app.installTranslator(translator)
    app.setProperty(_TRANSLATORS, made)
