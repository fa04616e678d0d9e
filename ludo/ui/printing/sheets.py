"""A score sheet on paper: its lines as on the page, or where Ludo is the board the chips of each deal."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from PySide6.QtGui import QTextDocument

from ludo.engine.options import Options, options_of, write_options
from ludo.nights.errors import NightsError
from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.art.style import CardStyle
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import SCREENS, game_title, option_words_of
from ludo.ui.i18n import translate
from ludo.ui.paper.document import table, write_pdf
from ludo.ui.paper.empty_sheet import empty_sheet
from ludo.ui.rules.in_force import PLAYERS
from ludo.ui.services.store_types import Nights
from ludo.ui.sheets.changes import change_text, names_at
from ludo.ui.sheets.view import AnySheetView
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head
from ludo.ui.wording.names import Names


def sheet_html(nights: Nights, number: int) -> str:
    """Return a sheet as HTML; empty where no lines are known or none can be read. Raises StorageError."""
    try:
        kept = AnyKeptSheet(nights.sheets, number)
    except NightsError:
        return ""
    look = SCREENS[kept.game.id].sheet
    body = _chips_by_deal(kept, _holders(kept)) if look is None else _lines(kept, look(kept.options, names_at(kept)))
    if not body:
        return ""
    heading = translate("Print", "Score sheet: {game}").format(game=game_title(kept.game.id))
    return f"<p></p><h2>{escape(heading)}</h2>{body}"


def _lines(kept: AnyKeptSheet, view: AnySheetView) -> str:
    """Return what each line says in every column, and how everybody stands at the end."""
    rows = [_line(kept, view, marked) for marked in kept.filled.lines if marked.counts]
    view.names = names_at(kept)
    if not rows:
        return ""
    end = [cell.text for cell in view.standing(kept.position)]
    ended = kept.filled.ended
    result = "" if ended is not None and not ended.counts else view.result(kept.position)
    rows.append([translate("Print", "At the end"), *end, result])
    titles = [view.title(column) for column in range(len(view.columns))]
    return table([translate("Print", "Deal"), *titles, translate("Print", "How it went")], rows, len(titles) + 2)


def _line(kept: AnyKeptSheet, view: AnySheetView, marked: Marked[object, Position]) -> list[str]:
    """Return a line with the names of those who sat there then; one about chairs or the end is of no deal."""
    if marked.line is None:
        return ["", *[""] * len(view.columns), change_text(kept, marked)]
    view.names = names_at(kept, marked.number)
    cells = [cell.text for cell in view.cells(marked)]
    return [number_text(marked.position.deal_number), *cells, view.note(marked.line)]


def _holders(kept: AnyKeptSheet) -> list[str]:
    """Return who has held each chair, in order: "Anna → Emma"."""
    by_chair = zip(kept.record.people, *kept.holders.by_line.values(), strict=True)
    return [" → ".join(kept.everybody[person].name for person in dict.fromkeys(people)) for people in by_chair]


def _chips_by_deal(kept: AnyKeptSheet, names: list[str]) -> str:
    """Return what each deal has brought everybody, and all of them together."""
    deals: dict[int, list[int]] = {}
    for marked in kept.filled.lines:
        gains = deals.setdefault(marked.position.deal_number, [0] * len(names))
        for chair, chips in enumerate(marked.chips):
            gains[chair] += chips
    if not any(map(any, deals.values())):
        return ""
    rows = [[number_text(deal), *(chips_text(chips, sign=True) for chips in gains)] for deal, gains in deals.items()]
    totals = [sum(gains[chair] for gains in deals.values()) for chair in range(len(names))]
    rows.append([translate("Print", "All"), *(chips_text(chips, sign=True) for chips in totals)])
    return table([translate("Print", "Deal"), *names], rows, 1)


def print_empty(kept: AnyKeptSheet, title: str, style: CardStyle, path: Path) -> bool:
    """Write an empty sheet like this one as PDF, with its people; True once it is there. Raises StorageError."""
    made = sheet_to_fill(kept.game.id, kept.options, [person.name for person in kept.people], title, style)
    if made is not None:
        write_pdf(made, path, title)
    return made is not None


def sheet_to_fill(
    game: str, options: Options, names: Sequence[str], title: str, style: CardStyle
) -> QTextDocument | None:
    """Return an empty sheet of a game by its options; an empty name leaves room for one. None where it has none."""
    screen = SCREENS[game]
    if screen.empty_sheet is not None:
        return screen.empty_sheet(options, names, style)
    if screen.sheet is None:
        return None
    view = screen.sheet(options, Names(tuple(names)))
    columns = [" · ".join(filter(None, (names[seat] for seat in seats))) for seats in view.columns]
    return empty_sheet(title, columns, _by_other_rules(game, options))


def _by_other_rules(game: str, options: Options) -> str:
    """Return what is played otherwise than the rulebook has it; empty for nothing."""
    words, values = option_words_of(game), write_options(options)
    differing = [option for option in options_of(type(options)) if values[option.name] != option.default]
    pairs = [(words.options[each.name].label(), words.value(each.name, values[each.name])) for each in differing]
    return " · ".join(with_head(*pair) for each, pair in zip(differing, pairs, strict=True) if each.name != PLAYERS)
