"""How many chips lie before everybody."""

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from ludo.games.tripoli.reports import Report, Stacks
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.games.tripoli.real_table.form import ReportForm, grid_of_seats
from ludo.ui.i18n import texts, translate
from ludo.ui.theme import font
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.names import Names

_text = texts("Board")
_DIGITS: Final = QRegularExpression("[0-9]{0,13}")


class StacksForm(ReportForm):
    """A number a person; nobody wins or loses by it."""

    def __init__(self, position: TripoliPosition, names: Names) -> None:
        super().__init__(position, names)
        holder, grid = grid_of_seats(UNIT)
        self.fields: list[QLineEdit] = []
        for seat, chips in enumerate(position.standing.balances):
            field = ValueField(str(max(chips, 0)))
            field.setValidator(QRegularExpressionValidator(_DIGITS, field))
            field.setFont(font("number"))
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setAccessibleName(names.name(seat))
            field.textEdited.connect(lambda _: self.update_main())
            grid.addWidget(Label(names.name(seat)), seat, 0)
            grid.addWidget(field, seat, 1)
            self.fields.append(field)
        self.ask(
            _text("How many chips lie before everybody?"),
            _text("What people brought, bought or took off the table. Nobody wins or loses by it."),
            holder,
        )

    def report(self) -> Report | None:
        """Return what lies there, None if a number is missing."""
        texts = [field.text().strip() for field in self.fields]
        return Stacks(tuple(map(int, texts))) if all(texts) else None

    def main_text(self) -> str:
        return translate("Board", "So many lie there")

    def load(self, report: Report) -> None:
        if isinstance(report, Stacks):
            for field, chips in zip(self.fields, report.chips, strict=True):
                field.setText(str(chips))
            self.update_main()

    def first_focus(self) -> QWidget:
        self.fields[0].selectAll()
        return self.fields[0]
