"""Choosing which columns of a spreadsheet hold date, game, people and scores."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ludo.nights.foreign_tables import Columns, RawTable, unread
from ludo.nights.other_games import Unit
from ludo.ui.forms.inputs import TextField
from ludo.ui.i18n import Text, Words, enumerated, texts, translate
from ludo.ui.pages.nights.picker import PeoplePicker, Pick
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT

_text = texts("Columns")
_one_line_text = texts("OneLine")

_NONE = -1
"""The choice of no column."""


class ColumnsChoice(QWidget):
    """The columns of a spreadsheet. changed: another choice was made."""

    changed = Signal()

    def __init__(self, table: RawTable, columns: Columns) -> None:
        super().__init__()
        heads = [(at, _head(name, at)) for at, name in enumerate(table.header)]
        self.shape = Chips(
            [
                (False, _text("a column for each person")),
                (True, _text("a row for each person")),
            ],
            _text("How the table is made"),
        )
        self.shape.set_value(columns.person is not None)
        self.date = _select(heads, columns.date, _text("Date"))
        none: list[tuple[int, Words]] = [(_NONE, _text("always the same"))]
        game = _NONE if columns.game is None else columns.game
        self.game = _select([*none, *heads], game, _text("Game"))
        self.always = TextField(columns.always, 40)
        self.always.setPlaceholderText(translate("Columns", "Which game is it?"))
        self.always.setAccessibleName(translate("Columns", "Which game is it?"))
        self.person = _select(heads, columns.person or 0, _text("Person"))
        last = len(heads) - 1
        self.score = _select(heads, last if columns.score is None else columns.score, self._score_text)
        self.people = PeoplePicker([Pick(at, text, "grey") for at, text in heads], _text("Columns of people"))
        for at in columns.people:
            self.people.choose(at)
        self.unit = Chips(
            [
                (Unit.POINTS, _one_line_text("most points win")),
                (Unit.FEWEST, _one_line_text("fewest points win")),
                (Unit.CHIPS, _one_line_text("chips won and lost")),
                (Unit.PLACES, _one_line_text("places")),
            ],
            self._score_text,
        )
        self.unit.set_value(columns.unit)
        self.table, self._heads = table, dict(heads)
        self.unread = Label(self._unread_text, "body", "quiet")
        self._lay_out()
        for control in (self.shape, self.date, self.game, self.person, self.score, self.unit):
            control.chosen.connect(lambda _: self._choose())
        self.always.textChanged.connect(lambda _: self._choose())
        self.people.changed.connect(self._choose)
        self._show()

    def _score_text(self) -> str:
        return translate("Columns", "What the numbers count")

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(UNIT)
        grid.setHorizontalSpacing(2 * UNIT)
        grid.setColumnStretch(2, 1)
        self._rows: dict[str, list[QWidget]] = {}
        for at, (key, text, fields) in enumerate(
            (
                ("shape", _text("How the table is made"), (self.shape,)),
                ("date", _text("Date"), (self.date,)),
                ("game", _text("Game"), (self.game, self.always)),
                ("people", _text("Columns of people"), (self.people,)),
                ("person", _text("Person"), (self.person,)),
                ("score", _text("Number"), (self.score,)),
                ("unit", self._score_text, (self.unit,)),
            )
        ):
            label = Label(text, "small", "quiet").one_line()
            grid.addWidget(label, at, 0)
            if len(fields) == 1:
                grid.addWidget(fields[0], at, 1, 1, 2)
            else:
                for place, field in enumerate(fields, 1):
                    grid.addWidget(field, at, place)
            self._rows[key] = [label, *fields]
        grid.addWidget(self.unread, grid.rowCount(), 0, 1, 3)

    def _unread_text(self) -> str:
        """Return which columns hold something and are not read."""
        left = [self._heads[at] for at in unread(self.table, self.columns()) if at in self._heads]
        return translate("Columns", "Not read: {columns}.").format(columns=enumerated(left)) if left else ""

    def columns(self) -> Columns:
        """Return what is chosen."""
        game = None if self.game.value == _NONE else self.game.checked
        rows = bool(self.shape.value)
        return Columns(
            self.date.checked,
            game,
            self.always.words() if game is None else "",
            self.person.checked if rows else None,
            self.score.checked if rows else None,
            () if rows else tuple(key for key in self.people.chosen() if isinstance(key, int)),
            self.unit.checked,
        )

    def _choose(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        rows = bool(self.shape.value)
        for key in ("person", "score"):
            for widget in self._rows[key]:
                widget.setVisible(rows)
        for widget in self._rows["people"]:
            widget.setVisible(not rows)
        self.always.setVisible(self.game.value == _NONE)
        self.unread.retranslate()
        self.unread.setVisible(bool(self.unread.text()))


def _select(values: Sequence[tuple[int, Words]], chosen: int, name: Text) -> Select[int]:
    select = Select(values, name)
    select.set_value(chosen)
    return select


def _head(name: str, at: int) -> str:
    return name or translate("Columns", "Column {number}").format(number=at + 1)
