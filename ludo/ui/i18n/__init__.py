"""The language of the program, and the one form in which sentences are written.

    translate("Home", "New game")
    translate("Home", "Deal", "the act, not the thing")
    translate("Home", "{name} deals").format(name=name)
    translate("Home", "%n point(s)", None, points)
    translate("Home", "{decimal} point(s)", None, plural_of(value)).format(decimal=…)

What is shown until the language changes is a `Text`; a module names the context of its texts once, at its top:

    _text = texts("Home")
    button = Button(_text("New game"))

So does a module for its `Plural`s, texts that follow a number: `_plural = plurals("Home")`, `_plural("%n point(s)")`.

All strings are literals, and nothing is given by keyword: so `translations/sentences.py` finds them. `python -m
translations.update` brings `translations/*.ts` and `resources/i18n/*.qm` up to date; tests say what is missing there.
Notes for whole contexts and for what is filled in stand in `translations/notes.toml`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from typing import Final, NamedTuple, TypeAlias
from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ludo.languages import SOURCE, Language, languages, supported
from ludo.resource_paths import resource
from ludo.ui.i18n.inflection import Inflected, in_each_form

Text: TypeAlias = Callable[[], str]
"""Returns a text in the current language."""
Words: TypeAlias = str | Text
"""Words that are said once, or a text that may be read again."""
Plural: TypeAlias = Callable[[int], str]
"""Returns a text in the current language in the form that a number takes."""


class LanguageSignals(QObject):
    """`changed`: the language has changed; retranslate all texts."""

    changed = Signal()


_signals = LanguageSignals()
_installed: list[QTranslator] = []
_language = SOURCE


def language_signals() -> LanguageSignals:
    """Return the object whose signal announces a change of language."""
    return _signals


_FIRST_STRONG: Final = "\u2068"
_POP: Final = "\u2069"
_TURNS: Final = ("R", "AL", "RLE", "RLO", "LRE", "LRO", "RLI", "PDF", "PDI")
_CONTROLS: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))


def isolated(text: str) -> str:
    """Return a text that is written from right to left so that it does not turn the words around it.

    What is isolated within it stays so, and is enough where nothing else in it is written from right to left.
    """
    if text.isascii() or all(bidirectional(letter) not in _TURNS for letter in text):
        return text
    bare = _without_isolates(text)
    if bare is None:
        return f"{_FIRST_STRONG}{text.translate(_CONTROLS)}{_POP}"
    turned = any(bidirectional(letter) in _TURNS for letter in bare)
    return f"{_FIRST_STRONG}{text}{_POP}" if turned else text


def _without_isolates(text: str) -> str | None:
    """Return what stands outside everything isolated; None where a sign of direction has no partner."""
    bare, depth = [], 0
    for letter in text:
        depth += (letter == _FIRST_STRONG) - (letter == _POP)
        if depth < 0 or (ord(letter) in _CONTROLS and letter not in (_FIRST_STRONG, _POP)):
            return None
        if not depth and letter != _POP:
            bare.append(letter)
    return "".join(bare) if not depth else None


class Sentence(str):
    """A sentence of the program; what is filled in does not turn the words around it."""

    __slots__ = ()

    def format(self, *fields: object, **named: object) -> str:
        """Fill in fields."""
        return super().format(*map(_filled_in, fields), **{name: _filled_in(field) for name, field in named.items()})


def _filled_in(field: object) -> object:
    return isolated(field) if isinstance(field, str) and not isinstance(field, Inflected) else field


_LARGE: Final = 10**9
"""Qt takes numbers of 32 bits. One of so many and what is left of a larger one has the same plural form: languages look
at the last digits, and at how few there are."""


def translate(context: str, text: str, note: str | None = None, n: int = -1, /) -> str:
    """Translate a text; `n` chooses the plural form and replaces `%n`, however large. note: what translators are told.

    The same text with another note is another text: "Deal", the act, and "Deal", the thing.
    """
    if 0 <= n < _LARGE or "%n" not in text:
        return Sentence(QCoreApplication.translate(context, text, note, n))
    alike = abs(n) % _LARGE + _LARGE
    written = str(n).replace("-", "−")
    return Sentence(QCoreApplication.translate(context, text, note, alike).replace(str(alike), written))


class Texts(NamedTuple):
    """Makes texts of one context. note: what translators are told, where a text alone could mean two things."""

    context: str

    def __call__(self, text: str, note: str | None = None, /) -> Text:
        """Return a text in the language of the moment at which it is read."""
        return partial(translate, self.context, text, note)


def text_of(words: Words) -> Text:
    """Return words as a text."""
    return words if callable(words) else lambda: words


def texts(context: str, /) -> Texts:
    """Return what makes texts of one context."""
    return Texts(context)


def plurals(context: str, /) -> Callable[[str], Plural]:
    """Return what makes texts of one context that follow a number."""
    return lambda text, /: partial(translate, context, text, None)


def listed(words: Iterable[str]) -> str:
    """Join words as in a sentence: "Anna, Hugo and Zoe"."""
    return in_each_form(list(words), lambda each: _joined(each, translate("Lists", "{first} and {last}")))


def either(words: Iterable[str]) -> str:
    """Join words of which one holds: "Anna, Hugo or Zoe"."""
    return in_each_form(list(words), lambda each: _joined(each, translate("Lists", "{first} or {last}")))


def enumerated(words: Iterable[str]) -> str:
    """Join words that are counted up, as after a colon: "Anna, Hugo, Zoe"."""
    return in_each_form(list(words), _in_a_row)


def _joined(words: Sequence[str], form: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return str.format(form, first=_in_a_row(words[:-1]), last=isolated(words[-1]))


def _in_a_row(words: Sequence[str]) -> str:
    first, *others = [isolated(word) for word in words] or [""]
    form = translate("Lists", "{first}, {next}")
    return reduce(lambda so_far, word: str.format(form, first=so_far, next=word), others, first)


def full_stop(text: str) -> str:
    """Return a text as a whole sentence."""
    return translate("Common", "{text}.").format(text=text)


def language() -> str:
    """Return the code of the present language."""
    return _language


def present_language() -> Language:
    """Return the present language."""
    return languages()[_language]


def resolve_language(wish: str) -> str:
    """Return the language of a setting; for "system" the first of the system's languages that is supported."""
    return wish if wish in languages() else supported(QLocale.system().uiLanguages())


def locale() -> QLocale:
    """Return the locale for dates and numbers; English is written as in Britain: 21 November 2026, 20:15."""
    return QLocale(present_language().locale)


def plural_of(value: float) -> int:
    """Return the whole number whose plural a value that is written with decimals takes: "0.4 points", "0,4 point"."""
    decimals = present_language().decimals
    return int(abs(value)) if decimals is None else decimals


def day_number(day: int) -> str:
    """Return a day of a month: in French the first is "1er"."""
    return present_language().first_day if day == 1 else str(day)


def moment_form() -> str:
    """Return how Qt writes a date with a time of day in a field, with all figures of the year."""
    here, short = locale(), QLocale.FormatType.ShortFormat
    return present_language().moment or f"{with_century(here.dateFormat(short))} {here.timeFormat(short)}"


def with_century(form: str) -> str:
    """Return a form of dates with all figures of the year."""
    return form if "yyyy" in form else form.replace("yy", "yyyy")


def set_language(wish: str, words: str = "") -> None:
    """Change the language (its code, or "system") everywhere. Needs a QCoreApplication.

    words: another choice of words ("fr-piger"); one of another language changes nothing.
    """
    global _language
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _language = resolve_language(wish)
    QLocale.setDefault(locale())
    own = str(resource("i18n"))
    system = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # what a language lacks is said in English, whose file holds the plurals; Qt asks the last one first
    files = {f"ludo_{SOURCE}": own, f"qtbase_{_language}": system, f"ludo_{_language}": own}
    if words.startswith(f"{_language}-"):
        files[f"ludo_{words}"] = own
    for name, folder in files.items():
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    _signals.changed.emit()
