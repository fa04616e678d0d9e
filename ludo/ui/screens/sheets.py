"""Builds score sheets, and boards in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts, translate
from ludo.ui.screens.games import set_up
from ludo.ui.services.destinations import ToSheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludo.engine.options import Value
    from ludo.session.service import Setup
    from ludo.ui.pages.sheets.page import SheetPage
    from ludo.ui.screens.context import Context
    from ludo.ui.services.destinations import ToSheetSetup
    from ludo.ui.sheets.real_table import RealTablePage
    from ludo.ui.widgets.surfaces import Page

_text = texts("Print")


def setup(context: Context, to: ToSheetSetup) -> Page:
    """Set up a game with real cards, another one if it has no sheet."""
    game = to.game or context.game
    if not SCREENS[game].has_sheet:
        game = next(other for other, screen in SCREENS.items() if screen.has_sheet)
    page = set_up(context, game, to.guests, table=True)
    page.wanted.connect(lambda setup, evening: _begin(context, setup, evening))
    return page


def _begin(context: Context, setup: Setup, evening: int | None) -> None:
    """Begin a sheet with those who sit there; who is unknown is written down."""
    from ludo.ui.pages.nights.present_people import require_running
    from ludo.ui.pages.setup_draft import named

    def begin() -> int:
        require_running(context.nights, evening)
        people = [
            context.nights.people.seat(chair.name, identity=chair.identity, guest=chair.guest, evening=evening)
            for chair in named(setup).chairs
        ]
        return new_sheet(context, setup.game, setup.values, people, evening)

    number = context.notices.attempt(begin)
    if number is not None:
        context.navigator.leave_top()
        context.open(ToSheet(number))


def new_sheet(
    context: Context, game: str, options: Mapping[str, Value], people: Sequence[int], evening: int | None
) -> int:
    """Begin a sheet; at a board everybody has before them what they hold at the evening. Its number."""
    nights = context.nights
    number = nights.sheets.create(game, options, people, evening)
    AnyKeptSheet(nights.sheets, number).lay_stacks(nights.closing.stacks(people, evening))
    return number


def sheet(context: Context, to: ToSheet) -> SheetPage | RealTablePage | None:
    """Show a score sheet, or the board in its place."""
    from ludo.ui.pages.nights.undo_bar import UndoBar
    from ludo.ui.pages.sheets.page import SheetPage

    nights, settings = context.nights, context.services.settings
    record = context.notices.attempt(lambda: nights.sheets.get(to.number))
    if record is None:
        return None
    screen = SCREENS.get(record.game)
    page: SheetPage | RealTablePage
    if screen is None or screen.board is None:
        page = SheetPage(nights, to.number)
        context.navigator.renewed.connect(UndoBar(page, nights.acts).look)  # it is not built anew
    else:
        page = screen.board(nights, to.number, settings)
    page.again.connect(lambda: _play_again(context, to.number))
    page.printed.connect(lambda: _print_empty(context, page))
    page.changing.connect(lambda: _change_table(context, page))
    return page


def _print_empty(context: Context, page: SheetPage | RealTablePage) -> None:
    """Ask for a file and write an empty sheet, or board, with the people of a sheet to it."""
    from ludo.ui.printing.sheets import print_empty
    from ludo.ui.table.pictures import style_of

    title, style = page.title(), style_of(context.services.settings.value)
    if SCREENS[page.kept.game.id].board is None:
        heading = translate("Print", "Save an empty sheet as PDF")
        saved = _text("The empty sheet is saved")
    else:
        heading = translate("Print", "Save an empty board as PDF")
        saved = _text("The empty board is saved")
    context.files.save_pdf(heading, title, lambda path: print_empty(page.kept, title, style, path), saved)


def _change_table(context: Context, page: SheetPage | RealTablePage) -> None:
    """Ask who leaves, who takes over, or whether a sheet or board ends here."""
    from ludo.ui.pages.sheets.change_form import ChangeForm

    change = context.notices.attempt(lambda: ChangeForm(page, context.nights, page.kept))
    if change is not None:
        change.form.accepted.connect(page.show_sheet)


def _play_again(context: Context, number: int) -> None:
    """Begin a sheet like another one: the same game, options, people and evening."""

    def begin() -> int:
        kept = AnyKeptSheet(context.nights.sheets, number)
        return new_sheet(context, kept.record.game, kept.record.options, kept.holders.now, kept.record.evening)

    following = context.notices.attempt(begin)
    if following is not None:
        context.open(ToSheet(following))
