"""A score sheet on paper."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ludo.games import GAMES
from ludo.nights.people import current
from ludo.nights.sheets.contract import Filled, Position, fill
from ludo.nights.sheets.registry import SHEETS
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import translate
from ludo.ui.printing.document import table
from ludo.ui.wording.chips import chips_text

if TYPE_CHECKING:
    from ludo.nights.ports import Nights


def sheet_html(nights: Nights, number: int) -> str:
    """Return a sheet as HTML; empty where no lines are known. Raises StorageError."""
    record = nights.sheets.get(number)
    revisions = {line.number: line.line for line in nights.sheets.lines(number)}
    if record.game not in SHEETS or not revisions:
        return ""
    options = GAMES[record.game].read_options({**record.options, "players": len(record.people)})
    filled = fill(SHEETS[record.game], options, revisions.items())
    people = current(nights.people.all())
    names = [people[person].name for person in record.people]
    body = _chips_by_deal(filled, names)
    if not body:
        return ""
    heading = translate("Print", "Score sheet: {game}").format(game=game_title(record.game))
    return f"<h2>{escape(heading)}</h2>{body}"


def _chips_by_deal(filled: Filled[object, Position], names: list[str]) -> str:
    """Return what each deal has brought everybody, and all of them together."""
    deals: dict[int, list[int]] = {}
    for marked in filled.lines:
        gains = deals.setdefault(marked.position.deal_number, [0] * len(names))
        for chair, chips in enumerate(marked.chips):
            gains[chair] += chips
    if not any(map(any, deals.values())):
        return ""
    rows = [[number_text(deal), *(chips_text(chips, sign=True) for chips in gains)] for deal, gains in deals.items()]
    totals = [sum(gains[chair] for gains in deals.values()) for chair in range(len(names))]
    rows.append([translate("Print", "All"), *(chips_text(chips, sign=True) for chips in totals)])
    return table([translate("Print", "Deal"), *names], rows, 1)
