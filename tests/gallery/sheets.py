"""Score sheets of people with real cards: empty, in the middle of a partie, corrected, at the end."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.store.store import Store
from ludo.ui.pages.sheets.page import SheetPage
from ludo.ui.services.destinations import ToSheet
from ludo.ui.shell.window import MainWindow
from tests.contract.tables import Table
from tests.gallery.nights import Scene
from tests.nights.sheets.typed import typed_deals

_NAMES: Final = ("Anna", "Hugo", "Léa", "Marcel", "Jeanne", "Basile", "Odette", "Lucien", "Marie-Christine")


class _Sheet(NamedTuple):
    """A sheet: its game, people and options, how many deals there are, and a line that is looked at again."""

    game: str
    players: int
    deals: int
    values: dict[str, Value]
    again: int = 0


_SHEETS: Final[dict[str, _Sheet]] = {
    "sheet-trut-empty": _Sheet("trut", 2, 0, {}),
    "sheet-trut": _Sheet("trut", 4, 30, {"parties": 3, "stake": 5}),
    "sheet-trut-correction": _Sheet("trut", 2, 8, {}, 3),
    "sheet-trio": _Sheet("trio", 4, 5, {}),
    "sheet-trio-correction": _Sheet("trio", 4, 5, {}, 2),
    "sheet-trio-end": _Sheet("trio", 6, 99, {}),
    "sheet-ecole": _Sheet("trio", 7, 3, {"variant": "ecole"}),
    "sheet-triomphe": _Sheet("triomphe", 2, 4, {}),
    "sheet-triomphe-of-six": _Sheet("triomphe", 6, 9, {"strict_table": True}),
    "sheet-trente-et-un": _Sheet("trente_et_un", 3, 4, {}),
    "sheet-trente-et-un-of-nine": _Sheet("trente_et_un", 9, 12, {}),
}
"""In the order of their numbers."""


def fill_sheets(path: Path) -> None:
    """A sheet for each picture, with deals of random parties."""
    store = Store(path)
    nights = store.nights
    for game, players, deals, values, _ in _SHEETS.values():
        people = [nights.people.add(name) for name in _NAMES[:players]]
        kept = AnyKeptSheet(nights.sheets, nights.sheets.create(game, values, people))
        typed = list(typed_deals(Table(GAMES[game], "", players, values), Random(5)))
        for deal in typed[:deals]:
            kept.add(kept.sheet.read(deal.text))
    store.close()


def _show(what: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.open(ToSheet(1 + list(_SHEETS).index(what)))
        page = window.navigator.page
        assert isinstance(page, SheetPage)
        if _SHEETS[what].again:
            page.open_line(_SHEETS[what].again)

    return show


SCENES: Final[dict[str, Scene]] = {what: Scene("sheets", _show(what)) for what in _SHEETS}
"""Score sheets, by name."""
