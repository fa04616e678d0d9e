"""Postings and results out, as CSV files."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from ludo.nights.exchange import Table
from ludo.nights.ports import Exchange
from ludo.nights.spreadsheets import Style
from ludo.ui.acting import attempt
from ludo.ui.dialogs import show_message
from ludo.ui.file_dialogs import path_to_save
from ludo.ui.i18n import translate
from ludo.ui.settings import KeyValues
from ludo.ui.spreadsheets import style
from ludo.ui.waiting import keep_responsive, wait_cursor


def export(
    page: QWidget, exchange: Exchange, keys: KeyValues, table: Table, name: str, evening: int | None = None
) -> None:
    """Ask for a file, proposed with this name, and write what there is to it, or what belongs to an evening.

    keys: where the choice of the separator is kept.
    """
    path = path_to_save(
        page, translate("Exchange", "Save as CSV"), f"{name}.csv", translate("Exchange", "CSV files (*.csv)"), ".csv"
    )
    rows = None if path is None else attempt(page, lambda: _write(exchange, table, path, evening, style(keys)))
    if rows is not None:
        show_message(
            page,
            lambda: translate("Exchange", "The file is written"),
            lambda: "\n".join((translate("Exchange", "%n row(s) are written to", None, rows), str(path))),
        )


def _write(exchange: Exchange, table: Table, path: Path, evening: int | None, form: Style) -> int:
    with wait_cursor():
        return exchange.export(table, path, evening=evening, style=form, progress=keep_responsive)
