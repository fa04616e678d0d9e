"""Choosing which columns of a spreadsheet hold date, game, people and scores."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ludo.nights.foreign_tables import Columns, RawTable, unread
from ludo.nights.other_games import Unit
from ludo.ui.forms.fields import Field, FormPart, choice_of, note, select_of
from ludo.ui.forms.inputs import TextField
from ludo.ui.i18n import Words, enumerated, texts, translate
from ludo.ui.pages.nights.one_line_form import unit_texts
from ludo.ui.pages.nights.picker import Pick, people_of
from ludo.ui.widgets.surfaces import UNIT

_text = texts("Columns")

_NONE = -1
"""The choice of no column."""


class ColumnsChoice(QWidget):
    """The columns of a spreadsheet. changed: another choice was made; sheet_chosen: another one of its sheets."""

    changed = Signal()
    sheet_chosen = Signal(object)

    def __init__(self, table: RawTable, columns: Columns) -> None:
        super().__init__()
        self.table = table
        self._heads = heads = {at: _head(name, at) for at, name in enumerate(table.header)}
        shapes = {False: _text("a column for each person"), True: _text("a row for each person")}
        self._by_rows = choice_of(_text("How the table is made"), shapes, columns.person is not None)
        self._date = select_of(_text("Date"), heads, columns.date)
        games: dict[int, Words] = {_NONE: _text("always the same"), **heads}
        self._game = select_of(_text("Game"), games, _NONE if columns.game is None else columns.game)
        self._always = Field(always := TextField(columns.always, 40), always.textChanged, always.words)
        always.setPlaceholderText(translate("Columns", "Which game is it?"))
        always.setAccessibleName(translate("Columns", "Which game is it?"))
        self._always.shown = lambda: self._game.value == _NONE
        offered = [Pick(at, text, "grey") for at, text in heads.items()]
        self._people = people_of(_text("Columns of people"), offered, columns.people)
        self._people.shown = lambda: not self._by_rows.value
        self._person = select_of(_text("Person"), heads, columns.person or 0)
        score = _text("What the numbers count")
        self._score = select_of(score, heads, len(heads) - 1 if columns.score is None else columns.score)
        self._person.shown = self._score.shown = lambda: self._by_rows.value
        self._unit = choice_of(score, unit_texts(), columns.unit)
        self._sheet = select_of(_text("Sheet"), dict(enumerate(table.sheets or ("",))), table.sheet)
        self._sheet.shown = lambda: len(table.sheets) > 1
        self._point = choice_of(
            _text("1.234 and 1,234 mean"),
            {"": _text("as the other numbers say"), ".": _point_text, ",": _comma_text},
            columns.point,
        )
        self._point.shown = lambda: self._unit.value is not Unit.PLACES
        unread = note(self._unread_text)
        unread.shown = lambda: bool(self._unread_text())
        lines: list[tuple[Words, Field[Any, Any]]] = [
            (_text("Sheet"), self._sheet),
            (_text("How the table is made"), self._by_rows),
            (_text("Date"), self._date),
            (_text("Game"), self._game),
            (_text("Columns of people"), self._people),
            (_text("Person"), self._person),
            (_text("Number"), self._score),
            (score, self._unit),
            (_text("1.234 and 1,234 mean"), self._point),
        ]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(UNIT)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setColumnStretch(2, 1)
        self._parts: list[FormPart[Any]] = [self._always, unread]
        for at, (text, field) in enumerate(lines):
            title = note(text, "small")
            title.shown = field.shown
            grid.addWidget(title.widget.one_line(), at, 0)
            grid.addWidget(field.widget, at, 1, 1, 1 if field is self._game else 2)
            self._parts += [title, field]
        grid.addWidget(always, 3, 2)
        grid.addWidget(unread.widget, len(lines), 0, 1, 3)
        for part in self._parts:
            if part is self._sheet:
                self._sheet.changed.connect(self.sheet_chosen)
            elif isinstance(part, Field):
                part.changed.connect(self._choose)
            part.refresh()

    def _unread_text(self) -> str:
        """Return which columns hold something and are not read."""
        left = [self._heads[at] for at in unread(self.table, self.columns()) if at in self._heads]
        return translate("Columns", "Not read: {columns}.").format(columns=enumerated(left)) if left else ""

    def columns(self) -> Columns:
        """Return what is chosen."""
        game, rows = self._game.value, self._by_rows.value
        return Columns(
            self._date.value,
            None if game == _NONE else game,
            self._always.value if game == _NONE else "",
            self._person.value if rows else None,
            self._score.value if rows else None,
            () if rows else tuple(self._people.widget.persons()),
            self._unit.value,
            self._point.value,
            self.table.sheet,
        )

    def _choose(self) -> None:
        for part in self._parts:
            part.refresh()
        self.changed.emit()


def _point_text() -> str:
    """Return which of two numbers is a thousand where a point stands before fractions."""
    return translate("Columns", "1,234 is a thousand")


def _comma_text() -> str:
    return translate("Columns", "1.234 is a thousand")


def _head(name: str, at: int) -> str:
    return name or translate("Columns", "Column {number}").format(number=at + 1)
