"""Lines about chairs and the end of a sheet, in words."""

from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.kept_sheet import KeptSheet
from ludo.nights.sheets.table_lines import ChairLine, EndLine
from ludo.ui.i18n import enumerated, translate
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.names import Names, elided


def change_text(kept: KeptSheet[object, Position], marked: Marked[object, Position]) -> str:
    """Return what a line about chairs or the end says; empty for any other."""
    match marked.table:
        case ChairLine(seat, left=True):
            return translate("Sheets", "{name} leaves").format(name=kept.people_before(marked.number)[seat].name)
        case ChairLine(seat):
            before, after = kept.people_before(marked.number)[seat], kept.people_at(marked.number)[seat]
            form = translate("Sheets", "{name} takes over from {before}")
            return elided(form, name=after.name, before=before.name)
        case EndLine(counts=True):
            return translate("Sheets", "ended here: how it stands counts")
        case EndLine():
            return translate("Sheets", "ended here: it does not count")
    return ""


def names_at(kept: KeptSheet[object, Position], number: int | None = None) -> Names:
    """Return who held each chair at a line, or (None) who holds it now."""
    people = kept.people if number is None else kept.people_before(number)
    return Names(tuple(person.name for person in people))


def handed_over_text(kept: KeptSheet[object, Position]) -> str:
    """Return for whom the partie does not count because their chair changed hands; empty if none did."""
    chairs = len(kept.holders.changed)
    return translate("Sheets", "%n chair(s) changed hands: no win and no rating there", None, chairs) if chairs else ""


def gains_text(kept: KeptSheet[object, Position]) -> str:
    """Return what everybody who held a chair has won or lost; empty if no chips have moved."""
    gains = kept.gains()
    if not any(gains.values()):
        return ""
    parts = [f"{kept.everybody[person].name} {chips_text(gained, sign=True)}" for person, gained in gains.items()]
    return translate("Sheets", "Chips: {gains}").format(gains=enumerated(parts))
