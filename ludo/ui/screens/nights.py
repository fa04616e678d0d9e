"""Builds the pages of game nights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.ui.i18n import texts, translate
from ludo.ui.services.destinations import ToBook, ToEvening, ToOutside

if TYPE_CHECKING:
    from ludo.ui.screens.context import Context
    from ludo.ui.services import destinations
    from ludo.ui.widgets.surfaces import Page

_text = texts("Print")
_merging_text = texts("Merging")


def evenings(context: Context, _: destinations.ToEvenings) -> Page:
    """Show all evenings."""
    from ludo.ui.pages.nights.backup_reminder import BackupReminder
    from ludo.ui.pages.nights.evenings import EveningsPage

    reminder = BackupReminder(context.services.store)
    reminder.wanted.connect(lambda: context.files.back_up())
    page = EveningsPage(context.nights, reminder)
    page.closed.connect(context.files.copy_at_closing)
    return _with_bar(context, page)


def evening(context: Context, to: destinations.ToEvening) -> Page:
    """Show an evening."""
    from ludo.ui.pages.nights.evening import EveningPage

    page = EveningPage(context.nights, context.services.store, context.services.settings, to.number)
    page.printed.connect(lambda: _print_evening(context, to.number))
    page.given.connect(lambda: _give_out(context, to.number))
    return page


def last_week(context: Context, _: destinations.ToLastWeek) -> None:
    """Begin an evening like the latest one, and show it."""
    from ludo.ui.pages.nights.evening_form import begin_again

    number = context.notices.attempt(lambda: begin_again(context.nights))
    if number is not None:
        context.open(ToEvening(number))


def ask_about_outside(context: Context, _: destinations.ToEvenings | destinations.ToEvening) -> None:
    """When the books are first opened, list what was played outside of evenings before."""
    if not context.asked_outside and context.notices.attempt(lambda: context.nights.outside.unanswered() > 0):
        context.open(ToOutside())


def outside(context: Context, _: ToOutside) -> Page:
    """Show what was played outside of evenings before, and what becomes of it."""
    from ludo.ui.pages.nights.outside import OutsidePage

    context.asked_outside = True
    return _with_bar(context, OutsidePage(context.nights))


def closing(context: Context, to: destinations.ToClosing) -> Page:
    """Show the account of an evening."""
    from ludo.ui.pages.nights.closing import ClosingPage

    page = ClosingPage(context.nights, context.services.store, to.number)
    page.closed.connect(context.files.copy_at_closing)
    return page


def debts(context: Context, _: destinations.ToDebts) -> Page:
    """Show what is owed over all evenings."""
    from ludo.ui.pages.nights.debts import DebtsPage

    return _with_bar(context, DebtsPage(context.nights))


def statement(context: Context, to: destinations.ToStatement) -> Page:
    """Show the statement of a person."""
    from ludo.ui.pages.nights.statement import StatementPage

    return StatementPage(context.nights, to.person)


def people(context: Context, _: destinations.ToPeople) -> Page:
    """Show everybody who plays."""
    from ludo.ui.pages.nights.people import PeoplePage

    return _with_bar(context, PeoplePage(context.nights))


def ledger(context: Context, to: destinations.ToLedger) -> Page:
    """Show where chips come from."""
    from ludo.ui.pages.nights.ledger import LedgerPage

    return _with_bar(context, LedgerPage(context.nights, context.services.store, evening=to.evening, person=to.person))


def done(context: Context, to: destinations.ToDone) -> Page:
    """Show what was done to the books."""
    from ludo.ui.pages.nights.done import DonePage

    return _with_bar(
        context, DonePage(context.nights.acts, context.nights.statistics, evening=to.evening, person=to.person)
    )


def statistics(context: Context, to: destinations.ToStatistics) -> Page:
    """Show charts of what was played, of the kind that is open already if one is."""
    from ludo.nights.statistics import Filter
    from ludo.ui.pages.statistics.own_source import OwnSource
    from ludo.ui.pages.statistics.page import StatisticsPage

    page = context.navigator.find_page(StatisticsPage)
    kind = to.kind or ("games" if page is None else page.place.kind)
    own = OwnSource(context.services.store, context.coach, context.backlog)
    chosen = Filter(person=to.person, evening=to.evening, game=to.game)
    return StatisticsPage(context.nights.statistics, chosen, "balances" if to.evening is not None else kind, own)


def seasons(context: Context, _: destinations.ToSeasons) -> Page:
    """Show seasons with their standings."""
    from ludo.ui.pages.nights.seasons import SeasonsPage

    return _with_bar(context, SeasonsPage(context.nights))


def exchange(context: Context, _: destinations.ToExchange) -> Page:
    """Show what can be exported and imported."""
    from ludo.ui.pages.nights.exchange import ExchangePage

    nights = context.nights
    page = ExchangePage(nights.exchange, nights.bringing, context.services.store, nights.now()[:10])
    page.back_up.connect(lambda: context.files.back_up())
    page.restore.connect(lambda: context.files.restore())
    page.give_out.connect(lambda: _give_out(context))
    page.take_in.connect(lambda: _ask_book(context))
    return _with_bar(context, page)


def book(context: Context, to: ToBook) -> Page:
    """Show what a file with evenings of another computer would bring; what is open is left."""
    from ludo.ui.pages.nights.merge import MergePage

    context.navigator.home()
    page = MergePage(context.nights.merging, to.path, context)
    page.taken.connect(context.services.parties.forget_results)
    return page


def _with_bar(context: Context, page: Page) -> Page:
    """Add a bar to a page that offers to take back what is written while it is open."""
    from ludo.ui.pages.nights.undo_bar import UndoBar

    UndoBar(page, context.nights.acts)
    return page


def _print_evening(context: Context, number: int) -> None:
    """Ask for a file and write an evening to it as PDF."""
    from ludo.ui.printing.evening import evening_name, print_evening

    nights = context.nights
    name = context.notices.attempt(lambda: evening_name(nights, number))
    if name is not None:
        heading, saved = translate("Print", "Save the evening as PDF"), _text("The evening is saved")
        context.files.save_pdf(heading, name, lambda path: print_evening(nights, number, path), saved)


def _give_out(context: Context, evening: int | None = None) -> None:
    """Ask for a file and write an evening to it for another computer, or all."""
    from ludo.nights.file_kinds import BOOK_SUFFIX
    from ludo.ui.dialogs.files import free_name
    from ludo.ui.pages.nights.titles import evening_title

    nights = context.nights
    name = context.notices.attempt(
        lambda: f"Ludo {nights.now()[:10]}" if evening is None else evening_title(nights.evenings.get(evening))
    )
    if name is not None:
        context.files.save(
            translate("Merging", "Evenings for another computer"),
            free_name(name, BOOK_SUFFIX),
            translate("Merging", "Evenings of Ludo (*.ludobook)"),
            lambda path: nights.merging.give_out(path, None if evening is None else [evening]),
            _merging_text("The evenings are written"),
            lambda path: translate(
                "Merging", "On the other computer, choose this file under Export and import:\n{file}"
            ).format(file=path),
        )


def _ask_book(context: Context) -> None:
    """Ask for a file with evenings of another computer, and show what it would bring."""
    from ludo.ui.dialogs.files import path_to_open

    kinds = translate("Merging", "Evenings of Ludo (*.ludobook *.ludo);;All files (*)")
    path = path_to_open(context, translate("Merging", "Take evenings in"), kinds)
    if path is not None:
        context.open(ToBook(path))
