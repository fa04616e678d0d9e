"""Messages before it is known whether Ludo can run here, in the language of the system where it is one of ours.

`run.py` asks for it: this must be readable for Python 3.8, needs only its library, and says English without the words.
"""

from __future__ import annotations

import gettext
import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_FOLDERS = (_PACKAGE / "resources" / "i18n", _PACKAGE.parent / "resources" / "i18n")
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def translate(_: str, text: str, /) -> str:
    """Translate a text; the context before it is for translators."""
    return _words().gettext(text)


def _words() -> gettext.NullTranslations:
    for name in of_system():
        code = name.replace("_", "-").split("-")[0]
        if code == "en":  # in which the texts are
            break
        for folder in _FOLDERS:
            if code and gettext.find("ludo", str(folder), [code]):
                return gettext.translation("ludo", str(folder), [code], fallback=True)
    return gettext.NullTranslations()


def of_system() -> list[str]:
    """Return the languages that the system wishes, the first one first."""
    for name in _VARIABLES:
        value = os.environ.get(name)
        if value:
            return [part.split(".")[0] for part in value.split(":")]
    import locale

    if sys.platform == "win32":
        import ctypes

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    return [locale.getlocale()[0] or ""]
