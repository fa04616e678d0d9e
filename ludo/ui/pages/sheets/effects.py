"""The effects of a correction, in sentences."""

from collections.abc import Sequence

from ludo.nights.sheets.contract import Filled, Position, changes
from ludo.ui.i18n import full_stop, translate
from ludo.ui.sheets.view import AnySheetView


def effects(view: AnySheetView, before: Filled[object, Position], after: Filled[object, Position]) -> list[str]:
    """Return what differs between a sheet before and after a correction: standings, chips, the end, lines."""
    found = [*_standings(view, before.position, after.position), *_chips(view, before.position, after.position)]
    old, new = view.result(before.position), view.result(after.position)
    if old != new:
        found.append(full_stop(new) if new else translate("Sheets", "The partie is not over any more."))
    known = {marked.number for marked in before.refused}
    for marked in after.refused:
        if marked.number not in known and marked.refusal is not None:
            found.append(
                translate("Sheets", "Line {number} does not fit any more: {reason}").format(
                    number=_deal_of(before, marked.number), reason=view.refusal_text(marked.refusal)
                )
            )
    if not found and changes(before, after):
        return [translate("Sheets", "Nobody’s standing changes.")]
    return found


def _standings(view: AnySheetView, before: Position, after: Position) -> list[str]:
    form = translate("Sheets", "{name}: {before} → {after}")
    pairs = zip(view.standing(before), view.standing(after), strict=True)
    return [
        form.format(name=view.title(column), before=old.text, after=new.text)
        for column, (old, new) in enumerate(pairs)
        if old.text != new.text
    ]


def _chips(view: AnySheetView, before: Position, after: Position) -> list[str]:
    more = [now - was for now, was in zip(after.standing.chips, before.standing.chips, strict=True)]
    found = []
    for seat, chips in enumerate(more):
        if chips > 0:
            text = translate("Sheets", "{name} gets %n chip(s) more", None, chips)
        elif chips:
            text = translate("Sheets", "{name} gets %n chip(s) less", None, -chips)
        else:
            continue
        found.append(text.format(name=view.names.name(seat)))
    return found


def _deal_of(filled: Filled[object, Position], number: int) -> int:
    """Return what a line is called on the sheet: the number of its deal."""
    return next(marked.position.deal_number for marked in filled.lines if marked.number == number)


def joined(sentences: Sequence[str]) -> str:
    """Return sentences as one line."""
    return " · ".join(sentences)
