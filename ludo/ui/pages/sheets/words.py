"""Words of the page of a score sheet above the fields, and of how everybody stands."""

from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.i18n import translate
from ludo.ui.pages.sheets.correction import Correction
from ludo.ui.sheets.changes import change_text, gains_text, handed_over_text
from ludo.ui.sheets.view import AnySheetView
from ludo.ui.wording.common import capital, in_parts, with_head


def line_of_table(kept: AnyKeptSheet, correction: Correction) -> Marked[object, Position] | None:
    """Return the line about chairs or the end that is looked at again, if it is one: it can be struck, not changed."""
    if correction.inserting:
        return None
    lines = (line for line in kept.filled.lines if line.number == correction.number and line.table is not None)
    return next(lines, None)


def heading_text(kept: AnyKeptSheet, view: AnySheetView, correction: Correction) -> str:
    """Return what is asked, or how it ended."""
    position = kept.position
    if correction.number is not None:
        marked = line_of_table(kept, correction)
        if marked is not None:
            return capital(change_text(kept, marked))
        number = kept.filled.before(correction.number).deal_number + 1
        if correction.inserting:
            return translate("Sheets", "A forgotten deal {number}").format(number=number)
        return translate("Sheets", "Deal {number} again").format(number=number)
    if position.standing.over:
        ended = kept.filled.ended
        if ended is not None and not ended.counts:
            return translate("Sheets", "Ended here: it does not count")
        return view.result(position)
    return translate("Sheets", "Deal {number}").format(number=position.deal_number + 1)


def next_text(kept: AnyKeptSheet, view: AnySheetView, correction: Correction) -> str:
    """Return what is typed next, or what it has brought everybody."""
    if correction.number is not None:
        return view.next(kept.filled.before(correction.number))
    if not kept.position.standing.over:
        return view.next(kept.position)
    return in_parts([part for part in (gains_text(kept), handed_over_text(kept)) if part])


def write_text(correction: Correction) -> str:
    """Return what writing does."""
    if correction.inserting:
        return translate("Sheets", "Insert it")
    if correction.number is not None:
        return translate("Sheets", "Correct it")
    return translate("Sheets", "Write down")


def standing_text(kept: AnyKeptSheet, view: AnySheetView) -> str:
    """Return how everybody stands, for assistive technology."""
    cells = view.standing(kept.position)
    return in_parts([with_head(view.title(column), cell.text) for column, cell in enumerate(cells)])


def room_for(correction: Correction) -> tuple[str, ...]:
    """Return as many lines as what is wrong may need; what a correction changes needs more."""
    return ("\n".join("x" * (2 if correction.number is None else 4)),)
