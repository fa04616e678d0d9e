"""Every page and every command, each in one place: menus, keys, navigation and command line read this list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludo.ui.screens.kinds import Command, Screen
from ludo.ui.screens.menu_bar import EVENING, GAME, HELP, TABLE, VIEW, WINDOW, menus, texts
from ludo.ui.services import destinations as to

if TYPE_CHECKING:
    from PySide6.QtGui import QKeySequence

    from ludo.ui.i18n import Text
    from ludo.ui.screens.context import Context
    from ludo.ui.screens.menu_bar import Menu

_text = texts("Menus")

_GAMES: Final = "ludo.ui.screens.games:"
_NIGHTS: Final = "ludo.ui.screens.nights:"
_SHEETS: Final = "ludo.ui.screens.sheets:"


def _playing(at: Context) -> bool:
    return at.playing.is_open()


DECLARED: Final[list[Screen | Command]] = [
    # Game
    Command(_text("&Home"), GAME, 1, "Alt+Home", lambda at: at.navigator.home()),
    Screen(to.ToNewGame, _GAMES + "new_game", same=False, command=Command(_text("&New game…"), GAME, 1, "Ctrl+N")),
    Command(
        _text("&Continue the last game"), GAME, 1, "Ctrl+L",
        lambda at: at.playing.resume_last(), when=lambda at: at.playing.can_resume(),
    ),
    Screen(
        to.ToPastGames, _GAMES + "past_games", same=False, then=_GAMES + "filter_past_games",
        command=Command(_text("&Past games"), GAME, 1, "Ctrl+H"),
    ),
    Screen(
        to.ToProblems, _GAMES + "problems", then=_GAMES + "choose_problems",
        command=Command(_text("P&roblems"), GAME, 1),
    ),
    Command(_text("&Save this game…"), GAME, 2, "Ctrl+S", lambda at: at.export_open(), when=_playing),
    Command(_text("&Open a file…"), GAME, 2, "Ctrl+O", lambda at: at.files.choose_file()),
    Command(_text("&Export all games and settings…"), GAME, 3, does=lambda at: at.files.back_up()),
    Command(_text("&Import games and settings…"), GAME, 3, does=lambda at: at.files.restore()),
    Command(_text("&Quit"), GAME, 4, "Ctrl+Q", lambda at: at.close(), role="QuitRole"),
    # Evening
    Screen(
        to.ToEvenings, _NIGHTS + "evenings", then=_NIGHTS + "ask_about_outside",
        command=Command(_text("&Evenings"), EVENING, 1, "Ctrl+E"),
    ),
    Command(
        _text("&Continue the evening"), EVENING, 1, "Ctrl+Shift+E",
        lambda at: at.resume_evening(), when=lambda at: at.can_resume_evening(),
    ),
    Screen(to.ToPeople, _NIGHTS + "people", command=Command(_text("&People"), EVENING, 2, "Ctrl+P")),
    Screen(to.ToLedger, _NIGHTS + "ledger", command=Command(_text("&Where the chips come from"), EVENING, 2)),
    Screen(to.ToDone, _NIGHTS + "done", command=Command(_text("What was &done"), EVENING, 2)),
    Screen(
        to.ToStatistics, _NIGHTS + "statistics", same=False,
        command=Command(_text("&Statistics"), EVENING, 2, "Ctrl+Shift+T"),
    ),
    Command(_text("&My play"), EVENING, 2, does=to.ToStatistics(kind="mine"), when=lambda at: at.coach.on),
    Screen(
        to.ToSheetSetup, _SHEETS + "setup", same=False,
        command=Command(_text("Score sheet for &real cards…"), EVENING, 3, "Ctrl+Shift+N"),
    ),
    Screen(to.ToExchange, _NIGHTS + "exchange", command=Command(_text("E&xport and import…"), EVENING, 4)),
    Command(_text("Chec&k the books"), EVENING, 4, does=lambda at: at.files.check_books()),
    # Table
    Command(
        _text("To my next &decision"), TABLE, 1, "Ctrl+Right",
        lambda at: at.playing.skip_to("decision"), when=_playing,
    ),
    Command(
        _text("To my &turn or the end of the deal"), TABLE, 1, "Ctrl+End",
        lambda at: at.playing.skip_to("turn"), when=_playing,
    ),
    Command(
        _text("&Hint"), TABLE, 1, "Ctrl+I", lambda at: at.playing.ask_hint(), when=lambda at: at.playing.can_hint()
    ),
    Command(_text("&Who plays…"), TABLE, 2, "Ctrl+J", lambda at: at.playing.show_people(), when=_playing),
    Command(_text("&Give up the partie…"), TABLE, 2, "Ctrl+Shift+G", lambda at: at.playing.give_up(), when=_playing),
    # View
    Command(
        _text("&Back"), VIEW, 1, "Alt+Left", lambda at: at.navigator.back(), when=lambda at: at.navigator.can_go_back
    ),
    Screen(
        to.ToSettings, _GAMES + "settings",
        command=Command(_text("&Settings…"), VIEW, 2, "Ctrl+,", role="PreferencesRole"),
    ),
    Command(_text("&Panel beside the table"), VIEW, 3, "F9", lambda at: at.toggle_panel(), when=_playing),
    Command(_text("&Full screen"), VIEW, 3, "F11", lambda at: at.toggle_full_screen(), macos=False),
    Command(_text("S&how on another screen…"), VIEW, 3, "Ctrl+Shift+S", lambda at: at.presenting.toggle()),
    Command(_text("&Larger text"), VIEW, 4, "Ctrl++", lambda at: at.change_text_size(1), also="Ctrl+=", repeats=True),
    Command(_text("S&maller text"), VIEW, 4, "Ctrl+-", lambda at: at.change_text_size(-1), repeats=True),
    Command(_text("&Usual text size"), VIEW, 4, "Ctrl+0", lambda at: at.change_text_size(0), also="Ctrl+À"),
    # Window
    Command(_text("&Minimise"), WINDOW, 1, "Ctrl+M", lambda at: at.showMinimized()),
    Command(_text("&Zoom"), WINDOW, 1, does=lambda at: at.toggle_maximised()),
    Command(_text("&Close the window"), WINDOW, 2, "Ctrl+W", lambda at: at.close()),
    # Help
    Screen(to.ToKeys, _GAMES + "keys", same=False, command=Command(_text("&Keys"), HELP, 1, "F1")),
    Command(_text("&How to play"), HELP, 1, "F2", lambda at: at.show_rules()),
    Screen(
        to.ToLesson, then=_GAMES + "lesson",
        command=Command(_text("&Lesson"), HELP, 1, when=lambda at: at.can_lesson()),
    ),
    Command(_text("&Explain this deal"), HELP, 1, does=lambda at: at.playing.show_guide(), when=_playing),
    Command(
        _text("Report a &problem…"), HELP, 2,
        does=lambda at: at.files.report_problem(at.open_session(), at.states_text()),
    ),
    Command(_text("Open the &data folder"), HELP, 2, does=lambda at: at.files.open_folder()),
    Command(_text("&Is there a newer one?"), HELP, 2, does=lambda at: at.notices.show_releases(), homepage=True),
    Command(_text("&About Ludo"), HELP, 2, does=lambda at: at.show_about(), role="AboutRole"),
    # Pages that other pages lead to
    Screen(to.ToGame, _GAMES + "one_game", same=False),
    Screen(to.ToPosition, _GAMES + "position", same=False),
    Screen(to.ToSameAgain, then=_GAMES + "same_again"),
    Screen(to.ToPartie, then=_GAMES + "partie"),
    Screen(to.ToReplay, _GAMES + "replay", same=False),
    Screen(to.ToTrial, _GAMES + "trial", same=False, then=_GAMES + "try_again"),
    Screen(to.ToFile, _GAMES + "file", same=False),
    Screen(to.ToRules, _GAMES + "rules"),
    Screen(to.ToRulesFile, _GAMES + "rules_file"),
    Screen(to.ToLicences, _GAMES + "licences"),
    Screen(to.ToEvening, _NIGHTS + "evening", then=_NIGHTS + "ask_about_outside"),
    Screen(to.ToDebts, _NIGHTS + "debts"),
    Screen(to.ToStatement, _NIGHTS + "statement"),
    Screen(to.ToLastWeek, then=_NIGHTS + "last_week"),
    Screen(to.ToClosing, _NIGHTS + "closing"),
    Screen(to.ToSeasons, _NIGHTS + "seasons"),
    Screen(to.ToOutside, _NIGHTS + "outside"),
    Screen(to.ToBook, _NIGHTS + "book", same=False),
    Screen(to.ToSheet, _SHEETS + "sheet"),
]  # fmt: skip


def screens() -> list[Screen]:
    """Return the pages."""
    return [entry for entry in DECLARED if isinstance(entry, Screen)]


def commands(menu: Menu) -> list[Command]:
    """Return the commands of a menu, on this system, those of its first group first."""
    from ludo.homepage import homepage
    from ludo.ui.platform.keys import has_window_menu

    every = [_command_of(entry) if isinstance(entry, Screen) else entry for entry in DECLARED]
    found = [each for each in every if each is not None and each.menu is menu and (not each.homepage or homepage())]
    return sorted((each for each in found if each.macos in (None, has_window_menu())), key=lambda each: each.group)


def shortcuts() -> list[tuple[Text, Text]]:
    """Return the commands with a shortcut: name, and keys as this system and language write them."""
    from ludo.ui.platform.keys import sequences_for

    every = [command for menu in menus() for command in commands(menu)]
    found = [(command.text, sequences_for(command.keys)) for command in every if command.keys]
    return [(_without_mark(text), _written(keys[0])) for text, keys in found if keys]


def _written(keys: QKeySequence) -> Text:
    return lambda: keys.toString(keys.SequenceFormat.NativeText)


def _without_mark(text: Text) -> Text:
    """Return a text without mnemonic and ellipsis."""
    return lambda: text().replace("&", "").removesuffix("…")


def _command_of(screen: Screen) -> Command | None:
    return None if screen.command is None else screen.command._replace(does=screen.to())
