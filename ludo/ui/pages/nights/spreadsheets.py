"""How spreadsheets of this country write files: their separator, dates and times, and the names of games."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from ludo.moments import read_moment
from ludo.nights.spreadsheets import SEPARATORS, Style
from ludo.session.ports import StorageError
from ludo.session.removed_sessions import KeyValues
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import with_century

SYSTEM: Final = ""
"""The choice of the separator that the system's country uses."""
_KEY: Final = "spreadsheets.separator"


def system_separator() -> str:
    """Return what spreadsheets of the system's country separate cells by: where numbers have a comma, a semicolon."""
    return ";" if QLocale.system().decimalPoint() == "," else ","


def chosen_separator(keys: KeyValues) -> str:
    """Return the separator that somebody has chosen, SYSTEM if nobody has."""
    with suppress(StorageError):
        chosen = keys.get(_KEY)
        if chosen in SEPARATORS:
            return chosen
    return SYSTEM


def choose_separator(keys: KeyValues, separator: str) -> None:
    """Keep a choice. Raises StorageError."""
    keys.put(_KEY, separator)


def style(keys: KeyValues) -> Style:
    """Return how files are written here."""
    return Style(chosen_separator(keys) or system_separator(), _cells, {game: game_title(game) for game in SCREENS})


def _cells(moment: str) -> tuple[str, str]:
    here = QDateTime.fromSecsSinceEpoch(int(read_moment(moment).timestamp()))
    system = QLocale.system()
    short = QLocale.FormatType.ShortFormat
    # spreadsheets guess the century of a year of two figures
    return system.toString(here.date(), with_century(system.dateFormat(short))), system.toString(here.time(), short)
