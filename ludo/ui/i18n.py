"""The language of the program, and the one form in which sentences are written.

    translate("Home", "New game")
    translate("Home", "{name} deals").format(name=name)
    translate("Home", "%n point(s)", None, points)

What is shown until the language changes is a `Text`; a module names the context of its texts once, at its top:

    _text = texts("Home")
    button = Button(_text("New game"))

All strings are literals, and nothing is given by keyword: so `translations/sentences.py` finds them. `python -m
translations.update` brings `translations/*.ts` and `resources/i18n/*.qm` up to date; tests say what is missing there.
"""

from collections.abc import Callable
from typing import Final, TypeAlias
from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ludo.resource_paths import resource

Text: TypeAlias = Callable[[], str]
"""Returns a text in the current language."""

LANGUAGES: Final = ("fr", "en")
"""The languages that the program speaks."""


class LanguageSignals(QObject):
    """`changed`: the language has changed; retranslate all texts."""

    changed = Signal()


_signals = LanguageSignals()
_installed: list[QTranslator] = []
_language = "en"


def language_signals() -> LanguageSignals:
    """Return the object whose signal announces a change of language."""
    return _signals


_FIRST_STRONG: Final = "\u2068"
_POP: Final = "\u2069"
_TURNS: Final = ("R", "AL", "RLE", "RLO", "LRE", "LRO", "RLI", "PDF", "PDI")
_CONTROLS: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))


def isolated(text: str) -> str:
    """Return a text that is written from right to left so that it does not turn the words around it."""
    if text.isascii() or text.startswith(_FIRST_STRONG) or all(bidirectional(letter) not in _TURNS for letter in text):
        return text
    return f"{_FIRST_STRONG}{text.translate(_CONTROLS)}{_POP}"


class Sentence(str):
    """A sentence of the program; what is filled in does not turn the words around it."""

    __slots__ = ()

    def format(self, *fields: object, **named: object) -> str:
        """Fill in fields."""
        return super().format(*map(_filled_in, fields), **{name: _filled_in(field) for name, field in named.items()})


def _filled_in(field: object) -> object:
    return isolated(field) if isinstance(field, str) else field


def translate(context: str, text: str, comment: str | None = None, n: int = -1, /) -> str:
    """Translate a text; `n` chooses the plural form and replaces `%n`."""
    return Sentence(QCoreApplication.translate(context, text, comment, n))


def texts(context: str, /) -> Callable[[str], Text]:
    """Return what makes texts of one context, each in the language of the moment at which it is read."""
    return lambda text: lambda: Sentence(QCoreApplication.translate(context, text))


def language() -> str:
    """Return the present language, one of `LANGUAGES`."""
    return _language


def resolve_language(wish: str) -> str:
    """Return the language of a setting; for "system" the first of the system's languages that is supported."""
    if wish in LANGUAGES:
        return wish
    for name in QLocale.system().uiLanguages():
        short = name.replace("_", "-").split("-")[0]
        if short in LANGUAGES:
            return short
    return "en"


def locale() -> QLocale:
    """Return the locale for dates and numbers; English is written as in Britain: 21 November 2026, 20:15."""
    if _language == "fr":
        return QLocale(QLocale.Language.French)
    return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)


def set_language(wish: str) -> None:
    """Change the language ("fr", "en", "system") everywhere. Needs a QCoreApplication."""
    global _language
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _language = resolve_language(wish)
    QLocale.setDefault(locale())
    own = str(resource("i18n"))
    system = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{_language}", system), (f"ludo_{_language}", own)):
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    _signals.changed.emit()
