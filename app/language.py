"""The language of the window: its texts through Qt's translators, its numbers through Qt's locale.

The texts are written in English where they are shown. ``python3 packaging/translate.py`` collects them, with Qt's own
tools, into ``resources/translations``, from where :func:`speak` loads them. A window says everything in one language:
after another was chosen it is made anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.isolates import Sentence, isolated
from core.model.cards import Card, Category
from core.text.text import Speaker, Text, counted

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


def of_the_system() -> str:
    """Return the first of the languages that the system prefers, and that the window can speak."""
    codes = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def speak(app: QCoreApplication, code: str) -> None:
    """Make what is said from now on be said in a language; an unknown code, or none, means the system's."""
    code = code if code in LANGUAGES else of_the_system()
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
