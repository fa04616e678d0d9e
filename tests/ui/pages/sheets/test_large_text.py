"""Ctrl++ reaches every figure of a sheet and board that is open: it looks as one opened afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QListWidget, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from ludo.store.store import Store
from ludo.ui.forms.inputs import ChipsField
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.money_fields import MoneyField
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.choices import Stepper
from ludo.ui.widgets.renewing import renew_all

BOARDS = [game for game, screen in SCREENS.items() if screen.board is not None]


@pytest.fixture
def store(tmp_path: Path, qapp: QApplication) -> Iterator[Store]:
    set_language("en")
    store = Store(tmp_path / "ludo.db")
    yield store
    store.close()
    apply_theme(qapp, theme_for("light"))


def sizes(page: QWidget) -> list[tuple[str, float, int]]:
    """How large everything is written, and how high it is."""
    found = [
        (type(widget).__name__, widget.font().pointSizeF(), widget.height())
        for widget in page.findChildren(QWidget)
        if isinstance(widget, QLineEdit | QAbstractButton | QLabel) and widget.isVisibleTo(page)
    ]
    for table in page.findChildren(QTableWidget):
        items = (table.item(row, column) for row in range(table.rowCount()) for column in range(table.columnCount()))
        found += [("item", item.font().pointSizeF(), table.rowHeight(item.row())) for item in items if item is not None]
    return found


def shown(qtbot: QtBot, page: QWidget) -> QWidget:
    qtbot.addWidget(page)
    page.resize(1100, 900)
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("game", BOARDS)
def test_an_open_board_grows(store: Store, qtbot: QtBot, qapp: QApplication, game: str) -> None:
    people = [store.nights.people.add(name) for name in ("Anna", "Bruno", "Chloé")]
    number = store.nights.sheets.create(game, {}, people)
    board = SCREENS[game].board
    assert board is not None
    apply_theme(qapp, theme_for("light"))
    page = shown(qtbot, board(store.nights, number, SettingsStore(store)))
    apply_theme(qapp, theme_for("light"), 2.0)
    renew_all(page)
    QApplication.processEvents()
    again = shown(qtbot, board(store.nights, number, SettingsStore(store)))
    assert [entry[:2] for entry in sizes(page)] == [entry[:2] for entry in sizes(again)]
    lists = [found.item(0).font().pointSizeF() for found in page.findChildren(QListWidget) if found.count()]
    assert lists == [found.item(0).font().pointSizeF() for found in again.findChildren(QListWidget) if found.count()]


@pytest.mark.parametrize("make", [lambda: ChipsField(5), lambda: MoneyField(50), lambda: Stepper(0, 9, lambda: "x")])
def test_fields_of_forms_grow(qtbot: QtBot, qapp: QApplication, store: Store, make: type[QWidget]) -> None:
    apply_theme(qapp, theme_for("light"))
    field = shown(qtbot, make())
    before = sizes(field) or [("", field.font().pointSizeF(), 0)]
    apply_theme(qapp, theme_for("light"), 2.0)
    renew_all(field)
    after = sizes(field) or [("", field.font().pointSizeF(), 0)]
    assert all(size > 1.5 * small for (_, small, _), (_, size, _) in zip(before, after, strict=True))
