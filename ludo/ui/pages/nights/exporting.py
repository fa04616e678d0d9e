"""Postings and results out, as CSV files."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from ludo.moments import utc_now
from ludo.nights.exchange import Table
from ludo.nights.spreadsheets import Style, lines_of
from ludo.session.ports import StorageError
from ludo.session.removed_sessions import KeyValues
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import error_code, path_to_save
from ludo.ui.dialogs.message import show_message
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.spreadsheets import style
from ludo.ui.services.store_types import ExchangeTables
from ludo.ui.services.waiting import keep_responsive, wait_cursor

_text = texts("Exchange")


def export(
    page: QWidget, exchange: ExchangeTables, keys: KeyValues, table: Table, name: str, evening: int | None = None
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
            _text("The file is written"),
            lambda: "\n".join((translate("Exchange", "%n row(s) are written to", None, rows), str(path))),
        )


def save_template(page: QWidget, keys: KeyValues) -> None:
    """Ask for a file and write a spreadsheet to it that only has to be filled in."""
    path = path_to_save(
        page,
        translate("Exchange", "Save a template"),
        f"{translate('Exchange', 'Results of our evenings')}.csv",
        translate("Exchange", "CSV files (*.csv)"),
        ".csv",
    )
    if path is not None and attempt(page, lambda: _write_template(path, keys)):
        show_message(
            page,
            _text("The template is saved"),
            lambda: "\n".join(
                (
                    translate(
                        "Exchange",
                        "Write the names of your people over the columns and a partie in each row; whoever did not "
                        "play has an empty cell. Then choose the file here.",
                    ),
                    str(path),
                )
            ),
        )


def _write_template(path: Path, keys: KeyValues) -> bool:
    form = style(keys)
    day, _ = form.cells(utc_now().isoformat(timespec="seconds"))
    head = (translate("Exchange", "Date"), translate("Exchange", "Game"), "Anna", "Bruno", "Zoé")
    rows = (head, (day, "Belote", 1010, 820, None), (day, "Trut", 7, None, 3))
    try:
        with path.open("w", encoding="utf-8-sig", newline="") as file:
            file.writelines(lines_of(rows, form.separator))
    except OSError as error:
        raise StorageError(error_code(error), str(path)) from error
    return True


def _write(exchange: ExchangeTables, table: Table, path: Path, evening: int | None, form: Style) -> int:
    with wait_cursor():
        return exchange.export(table, path, evening=evening, style=form, progress=keep_responsive)
