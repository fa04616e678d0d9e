"""Messages in a terminal, in the language of the system where it is one of ours. Nothing of Qt is needed.

The words are in `resources/i18n/<language>/LC_MESSAGES/ludo.mo`, which `python -m translations.update` makes of the
contexts "Terminal", "Run" and "Packages" of the `.ts` files; `argparse` finds its own sentences there as well.
"""

import gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from ludo.app.startup_messages import of_system
from ludo.languages import languages, supported
from ludo.resource_paths import resource

DOMAIN: Final = "ludo"


def translate(_: str, text: str, /) -> str:
    """Translate a text; the context before it is for translators."""
    return gettext.gettext(text)


@contextmanager
def spoken(language: str | None = None) -> Iterator[None]:
    """Write in a language while this lasts: in that of the system where none of ours is given."""
    before = os.environ.get("LANGUAGE")
    os.environ["LANGUAGE"] = language if language and language in languages() else supported(of_system())
    gettext.bindtextdomain(DOMAIN, str(resource("i18n")))
    gettext.textdomain(DOMAIN)
    try:
        yield
    finally:
        gettext.textdomain("messages")
        os.environ.pop("LANGUAGE") if before is None else os.environ.update(LANGUAGE=before)


def asked_for(arguments: Sequence[str]) -> str | None:
    """Return the language that a command line asks for, before it is read: what is wrong with it is said in it."""
    for option, value in zip(arguments, (*arguments[1:], ""), strict=True):
        if option == "--lang":
            return value
        if option.startswith("--lang="):
            return option.removeprefix("--lang=")
    return None


def sentences_of_argparse() -> tuple[str, ...]:
    """Return what `argparse` itself says of a mistake or in its help."""
    return (
        translate("Terminal", "usage: "),
        translate("Terminal", "options"),
        translate("Terminal", "positional arguments"),
        translate("Terminal", "show this help message and exit"),
        translate("Terminal", "%(prog)s: error: %(message)s\n"),
        translate("Terminal", "argument %(argument_name)s: %(message)s"),
        translate("Terminal", "unrecognized arguments: %s"),
        translate("Terminal", "expected one argument"),
        translate("Terminal", "invalid choice: %(value)r (choose from %(choices)s)"),
    )
