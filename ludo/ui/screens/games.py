"""Builds the pages around the table: setting up, past games, replays, problems, rules, keys, settings."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ludo.session.ports import StorageError
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QTextDocument

    from ludo.engine.options import Value
    from ludo.session.record import PartieRecord
    from ludo.session.replay import Replay
    from ludo.session.retries import Retry
    from ludo.session.rules_text import SharedRules
    from ludo.ui.pages.new_game import NewGame
    from ludo.ui.pages.problems_opened import Wanted
    from ludo.ui.pages.problems_table import ProblemPage
    from ludo.ui.pages.replay import ReplayPage
    from ludo.ui.screens.context import Context
    from ludo.ui.services import destinations
    from ludo.ui.services.destinations import Guests
    from ludo.ui.widgets.surfaces import Page

_text = texts("Window")
_print_text = texts("Print")
_exchange_text = texts("Exchange")


def one_game(context: Context, to: destinations.ToGame) -> Page:
    """Show what can be done with a game."""
    from ludo.ui.pages.game_page import OneGame

    page = context.navigator.find_page(OneGame, lambda page: page.game_at == to.game)
    return page or OneGame(context.services.parties, to.game, context.services.settings)


def position(context: Context, to: destinations.ToPosition) -> Page:
    """Set a position by hand, by the rules and with the players that *Play now* begins with."""
    from ludo.ui.analysis.position_page import PositionPage
    from ludo.ui.i18n import translate
    from ludo.ui.pages.play_now import next_setup

    parties = context.services.parties
    header = parties.header_of(next_setup(parties, to.game or context.game))
    chairs = tuple(chair if chair.name else chair._replace(name=translate("Names", "You")) for chair in header.chairs)
    page = PositionPage(header._replace(chairs=chairs))
    page.made.connect(lambda record: _analyse(context, record, record.ply))
    return page


def new_game(context: Context, to: destinations.ToNewGame) -> Page:
    """Set up a game; without guests on the page that is open already, if it is still at this game."""
    from ludo.ui.pages.new_game import NewGame

    game = to.game or context.game
    page = context.navigator.find_page(NewGame, lambda page: not page.table and page.game_at == game)
    if page is None or to.guests is not None:
        page = set_up(context, game, to.guests, table=False)
        page.wanted.connect(context.playing.begin)
        page.handed_on.connect(lambda name: _hand_on(context, page.draft.game.id, page.draft.values, name))
    if to.rules is not None:
        page.take_rules(to.rules)
    return page


def set_up(context: Context, game: str, guests: Guests | None, *, table: bool) -> NewGame:
    """Return a page that sets up a game; table: with real cards."""
    from ludo.ui.pages.new_game import NewGame
    from ludo.ui.pages.nights.present_people import names_here

    services, changed = context.services, isinstance(context.navigator.page, NewGame)
    try:
        running = services.store.open_evenings()
    except StorageError:
        running = []
    here, pictures = names_here(services.store.nights, running), None if table else services.settings
    page = NewGame(services.parties, game, running, guests, here=here, table=table, changed=changed, pictures=pictures)
    if not (changed or table):
        services.parties.bots.start(game)
    return page


def past_games(context: Context, _: destinations.ToPastGames) -> Page:
    """List all that was played."""
    from ludo.ui.pages.past_games import PastGames

    page = context.navigator.find_page(PastGames)
    if page is None:
        services = context.services
        page = PastGames(services.parties, services.settings, lambda: services.store.nights.mending)
        page.export.connect(lambda number: context.files.export_partie(number))
        page.open_file.connect(lambda: context.files.choose_file())
    return page


def filter_past_games(context: Context, to: destinations.ToPastGames) -> None:
    """Show what is not finished, or what was played of a game, where only that is wanted."""
    from ludo.ui.pages.past_games import UNFINISHED, PastGames

    page, wanted = context.navigator.page, UNFINISHED if to.unfinished else to.game
    if wanted and isinstance(page, PastGames):
        page.show_only(wanted)


def problems(context: Context, _: destinations.ToProblems) -> Page:
    """Show ten minutes a day, the problem of the day, and all others."""
    from ludo.session.chairs import UNNAMED
    from ludo.session.own_person import own_name
    from ludo.session.ports import StorageError
    from ludo.ui.pages.problems import ProblemsPage

    store = context.services.store

    def due() -> Sequence[Retry]:
        """Return own mistakes that are due, of games that are priced."""
        try:
            name = own_name(store)
            oneself = next((who.number for who in store.nights.people.all() if who.name == name), UNNAMED)
            return [each for each in store.retries.due(oneself) if context.coach.possible(each.game)]
        except StorageError:
            return ()

    page = ProblemsPage(context.library, due)
    page.wanted.connect(lambda wanted: _ask_problem(context, wanted))
    page.refresh()
    return page


def choose_problems(context: Context, to: destinations.ToProblems) -> None:
    """Show the problems of a game, where only those are wanted."""
    from ludo.ui.pages.problems import ProblemsPage

    page = context.navigator.page
    if to.game and isinstance(page, ProblemsPage):
        page.games.set_value(to.game)
        page.refresh()


def _ask_problem(context: Context, wanted: Wanted) -> None:
    """Ask a problem, or say that it cannot be asked."""
    from ludo.session.problems import ProblemError
    from ludo.ui.pages.problems_opened import problem_page

    def build() -> ProblemPage:
        page = problem_page(wanted, context.services.settings, lambda other: _ask_problem(context, other))
        now = page.snapshot
        page.panel.analysed.connect(lambda: _analyse(context, now.replay, now.ply))
        return page

    try:
        page = build()
    except ProblemError:
        context.notices.show_message(
            _text("That did not work"), _text("This problem does not fit the rules of this version of Ludo.")
        )
        return
    context.navigator.show_page(page, page.title, build=build)


def settings(context: Context, _: destinations.ToSettings) -> Page:
    """Show the settings."""
    from ludo.ui.pages.settings_page import SettingsPage

    return SettingsPage(context.services.settings)


def rules(context: Context, to: destinations.ToRules) -> Page:
    """Show how a game is played, with the options in force."""
    from ludo.ui.pages.rules import Rules

    page = Rules(to.game, to.options, context.services.settings)
    page.handed_on.connect(lambda: _hand_on(context, to.game, to.options or {}))
    page.printed.connect(lambda kind: _print_rules(context, to, kind))
    return page


def _print_rules(context: Context, to: destinations.ToRules, kind: str) -> None:
    """Print a booklet of rules ("paper"), or write it ("pdf") or an empty sheet ("sheet") to a file to be chosen."""
    from ludo.games import GAMES
    from ludo.ui.games.registry import game_title
    from ludo.ui.i18n import translate
    from ludo.ui.paper.document import write_pdf
    from ludo.ui.paper.printer import print_document
    from ludo.ui.printing.rules import rules_booklet
    from ludo.ui.printing.sheets import sheet_to_fill
    from ludo.ui.table.pictures import style_of

    title, style = game_title(to.game), style_of(context.services.settings.value)
    if kind == "paper":
        print_document(context, rules_booklet(to.game, to.options, style), title)
        return
    heading, saved = translate("Print", "Save the rules as PDF"), _print_text("The booklet is saved")
    made: QTextDocument | None = rules_booklet(to.game, to.options, style)
    if kind == "sheet":
        heading, saved = translate("Print", "Save an empty sheet as PDF"), _print_text("The empty sheet is saved")
        title = translate("Print", "Score sheet: {game}").format(game=title)
        options = GAMES[to.game].read_options(to.options or {})
        made = sheet_to_fill(to.game, options, [""] * options.players, title, style)
    if made is not None:
        context.files.save_pdf(heading, title, lambda path: write_pdf(made, path, title), saved)


def rules_file(context: Context, to: destinations.ToRulesFile) -> Page | None:
    """Show the house rules of a file, if they can be understood."""
    from ludo.nights.people import clean_line
    from ludo.ui.dialogs.long_work import CancelledError, long_work
    from ludo.ui.rules_files.page import RulesFilePage, rules_in

    def read() -> SharedRules:
        with long_work(context, _exchange_text("The file is being read")) as progress:
            return rules_in(to.path, progress)

    old, rules = context.navigator.replaced, None
    with suppress(CancelledError):
        rules = old.rules if isinstance(old, RulesFilePage) else context.notices.attempt(read)
    return None if rules is None else RulesFilePage(rules, clean_line(to.path.name), context.services.parties.archive)


def _hand_on(context: Context, game: str, values: Mapping[str, Value], name: str = "") -> None:
    """Ask for words about rules, and for a file, and write them to it."""
    from ludo.session.rules_text import SharedRules
    from ludo.ui.rules_files.saving import save_rules

    save_rules(context.files, context, SharedRules(game, values, name))


def keys(context: Context, _: destinations.ToKeys) -> Page:
    """Show all keys, those of the game that one is at first."""
    from ludo.ui.pages.help import Keys
    from ludo.ui.screens.declared import shortcuts

    game = context.navigator.game_at if context.navigator.game_at in SCREENS else ""
    page = context.navigator.find_page(Keys, lambda page: page.about == game)
    return page or Keys(shortcuts(), game)


def licences(_: Context, __: destinations.ToLicences) -> Page:
    """Show the licences of all software that comes with the program."""
    from ludo.ui.pages.about import Licences

    return Licences()


def same_again(context: Context, to: destinations.ToSameAgain) -> None:
    """Begin a partie like the last one of a game."""
    context.playing.begin_again(to.game)


def lesson(context: Context, to: destinations.ToLesson) -> None:
    """Begin the lesson of a game."""
    context.playing.show_lesson(to.game or context.game, to.anew)


def partie(context: Context, to: destinations.ToPartie) -> None:
    """Go on with a partie."""
    context.playing.resume(to.number)


def replay(context: Context, to: destinations.ToReplay | destinations.ToTrial) -> ReplayPage | None:
    """Look at a partie again, if it can be read."""
    return _replay(context, lambda: context.services.parties.replay(to.number), to.number)


def trial(context: Context, to: destinations.ToTrial) -> ReplayPage | None:
    """Look at a partie of which a decision is tried again."""
    from ludo.session.retries import Mistake
    from ludo.ui.pages.replay_retry import note_answer

    page = replay(context, to)
    if page is not None:
        note_answer(page, Mistake(*to), context.services.store.retries, context.notices)
    return page


def try_again(context: Context, to: destinations.ToTrial) -> None:
    """Have a decision of the partie on top tried again: the table as it was, the answer hidden."""
    from ludo.session.retries import Mistake
    from ludo.ui.pages.replay import ReplayPage
    from ludo.ui.pages.replay_retry import ask_again

    page = context.navigator.page
    if isinstance(page, ReplayPage):
        ask_again(page, Mistake(*to), context.services.store.retries, context.notices)


def file(context: Context, to: destinations.ToFile) -> ReplayPage | None:
    """Look at a partie that was saved as text, if it can be read."""
    from ludo.gate.beside import beside
    from ludo.gate.budgets import Kind
    from ludo.gate.files import read_text
    from ludo.ui.dialogs.long_work import CancelledError, long_work

    def replay(tell: Callable[[int, int], None]) -> Replay:
        text = read_text(to.path, Kind.PARTIE, "not-a-partie")
        return context.services.parties.replay_text(text, to.path, tell)

    def read() -> Replay:
        with long_work(context, _exchange_text("The file is being read")) as progress:
            return beside(replay, progress)

    with suppress(CancelledError):
        return _replay(context, read)
    return None


def _replay(context: Context, read: Callable[[], Replay], number: int | None = None) -> ReplayPage | None:
    """Return the page of a partie, which is read once: built anew it has the same, and what is known of it."""
    from ludo.ui.pages.replay import ReplayPage
    from ludo.ui.pages.replay_state import REVIEW, ShowBeside
    from ludo.ui.pages.review import review_of

    old = context.navigator.replaced
    replay = old.replay if isinstance(old, ReplayPage) else context.notices.attempt(read)
    if replay is None:
        return None
    review = old.now.review if isinstance(old, ReplayPage) else review_of(replay, number, context.coach)
    page = ReplayPage(replay, context.services.settings, context.coach, review)
    page.from_here.play_on.connect(lambda ply, chairs: context.playing.play_on(replay, ply, chairs, number))
    page.from_here.analysed.connect(lambda ply: _analyse(context, replay, ply))
    if page.review is not None:
        page.review.export.connect(
            lambda review, kind: context.files.export_review(review, context.coach.luck(review), kind)
        )
        if old is None:
            page.send(ShowBeside(REVIEW))
    return page


def _analyse(context: Context, record: PartieRecord, ply: int) -> None:
    """Show a moment of a partie on an analysis table."""
    from ludo.session.analysis import Analysis
    from ludo.ui.analysis.page import AnalysisPage

    analysis = Analysis(record, ply)

    def build() -> AnalysisPage:
        return AnalysisPage(analysis, context.services.settings, context.coach)

    page = build()
    context.navigator.show_page(page, page.title, build=build)
