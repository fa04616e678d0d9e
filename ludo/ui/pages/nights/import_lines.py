"""Lines of a file that is to be imported: what becomes of each, and a form to mend one that is set aside."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from ludo.nights.exchange import ImportPreview, LineReport, Verdict
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import line_of, note
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.exchange_words import column_text, line_text, problem_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import grid_of_rows

_text = texts("Exchange")

_LONGEST: Final = 1000
_FIRST: Final = (Verdict.WRONG, Verdict.ASKED)
"""What somebody has to look at is shown before all else."""


def in_order(preview: ImportPreview, mended: Collection[int]) -> list[LineReport]:
    """Return the reports: lines that are set aside, then those that were mended, then all others."""
    return sorted(
        preview.lines, key=lambda report: (report.verdict not in _FIRST, report.line not in mended, report.line)
    )


def lines_of(reports: Sequence[LineReport], mend: Callable[[LineReport], object]) -> QWidget:
    """Return a list of lines; one that is set aside has a button for it."""
    holder, grid = grid_of_rows({1: 1})
    for place, report in enumerate(reports):
        wrong = report.verdict is Verdict.WRONG
        grid.addWidget(Label(_number(report), "number", "quiet").one_line(), place, 0)
        grid.addWidget(Label(line_text(report), "body", "mistake" if wrong else "quiet"), place, 1)
        if wrong and report.cells:
            button = Button(_text("Mend…"), "plain", does=partial(mend, report)).about(_number(report))
            grid.addWidget(button, place, 2)
    return holder


def ask_to_mend(page: QWidget, report: LineReport, mend: Callable[[tuple[str, ...]], str]) -> None:
    """Ask what stands in a line that is set aside; `mend` is called with its cells, and says what is still wrong."""
    fields = [line_of(column_text(column), text, _LONGEST) for column, text in report.cells]
    show_form(
        page,
        [note(problem_text(report), "body", "mistake"), *fields],
        lambda: mend(tuple(field.value for field in fields)),
        heading=lambda: translate("Exchange", "{line}: what does it say?").format(line=_number(report)),
        done=_text("Put it right"),
        focus=next(
            (field for field, (column, _) in zip(fields, report.cells, strict=True) if column == report.column), None
        ),
    )


def _number(report: LineReport) -> str:
    return translate("Exchange", "Line {number}").format(number=report.line)
