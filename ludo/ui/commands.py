"""What the menus offer. Each function takes what its commands do, and knows nothing of the window."""

from collections.abc import Callable

from PySide6.QtGui import QAction

from ludo.ui.i18n import texts
from ludo.ui.menus import Command

_text = texts("Menus")

Act = Callable[[], object]
Possible = Callable[[], bool]


def game_commands(
    *,
    home: Act,
    new_game: Act,
    resume_last: Act,
    can_resume: Possible,
    past_games: Act,
    problems: Act,
    export: Act,
    is_playing: Possible,
    open_file: Act,
    back_up: Act,
    restore: Act,
    close: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Game"; None is a line between commands."""
    return [
        Command(_text("&Home"), home, "Alt+Home"),
        Command(_text("&New game…"), new_game, "Ctrl+N"),
        Command(_text("&Continue the last game"), resume_last, "Ctrl+L", can_resume),
        Command(_text("&Past games"), past_games, "Ctrl+H"),
        Command(_text("P&roblems"), problems),
        None,
        Command(_text("&Save this game…"), export, "Ctrl+S", is_playing),
        Command(_text("&Open a file…"), open_file, "Ctrl+O"),
        None,
        Command(_text("&Export all games and settings…"), back_up),
        Command(_text("&Import games and settings…"), restore),
        None,
        Command(_text("&Quit"), close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ]


def evening_commands(
    *,
    evenings: Act,
    resume: Act,
    can_resume: Possible,
    people: Act,
    chips: Act,
    statistics: Act,
    own_play: Act,
    can_own_play: Possible,
    sheet: Act,
    exchange: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Evening"."""
    return [
        Command(_text("&Evenings"), evenings, "Ctrl+E"),
        Command(_text("&Continue the evening"), resume, "Ctrl+Shift+E", can_resume),
        None,
        Command(_text("&People"), people, "Ctrl+P"),
        Command(_text("&Where the chips come from"), chips),
        Command(_text("&Statistics"), statistics, "Ctrl+Shift+T"),
        Command(_text("&My play"), own_play, "", can_own_play),
        None,
        Command(_text("Score sheet for &real cards…"), sheet, "Ctrl+Shift+N"),
        None,
        Command(_text("E&xport and import…"), exchange),
    ]


def table_commands(
    *,
    skip_to_decision: Act,
    skip_to_turn: Act,
    hint: Act,
    can_hint: Possible,
    people: Act,
    give_up: Act,
    is_playing: Possible,
) -> list[Command | None]:
    """Return the commands of the menu "Table"."""
    return [
        Command(_text("To my next &decision"), skip_to_decision, "Ctrl+Right", is_playing),
        Command(_text("To my &turn or the end of the deal"), skip_to_turn, "Ctrl+End", is_playing),
        Command(_text("&Hint"), hint, "Ctrl+I", can_hint),
        None,
        Command(_text("&Who plays…"), people, "Ctrl+J", is_playing),
        Command(_text("&Give up the partie…"), give_up, "Ctrl+Shift+G", is_playing),
    ]


def view_commands(
    *,
    back: Act,
    can_go_back: Possible,
    settings: Act,
    toggle_panel: Act,
    is_playing: Possible,
    toggle_full_screen: Act | None,
    larger: Act,
    smaller: Act,
    usual_size: Act,
) -> list[Command | None]:
    """Return the commands of the menu "View"; toggle_full_screen: None where the system has it in its own menu."""
    preferences = QAction.MenuRole.PreferencesRole
    full_screen = [Command(_text("&Full screen"), toggle_full_screen, "F11")] if toggle_full_screen else []
    return [
        Command(_text("&Back"), back, "Alt+Left", can_go_back),
        None,
        Command(_text("&Settings…"), settings, "Ctrl+,", role=preferences),
        None,
        Command(_text("&Panel beside the table"), toggle_panel, "F9", is_playing),
        *full_screen,
        None,
        Command(_text("&Larger text"), larger, "Ctrl++", also="Ctrl+=", repeats=True),
        Command(_text("S&maller text"), smaller, "Ctrl+-", repeats=True),
        Command(_text("&Usual text size"), usual_size, "Ctrl+0", also="Ctrl+À"),
    ]


def window_commands(*, minimize: Act, zoom: Act, close: Act) -> list[Command | None]:
    """Return the commands of the menu "Window", which macOS has in every program."""
    return [
        Command(_text("&Minimise"), minimize, "Ctrl+M"),
        Command(_text("&Zoom"), zoom),
        None,
        Command(_text("&Close the window"), close, "Ctrl+W"),
    ]


def help_commands(
    *,
    keys: Act,
    rules: Act,
    lesson: Act,
    can_lesson: Possible,
    guide: Act,
    can_guide: Possible,
    report: Act,
    open_folder: Act,
    about: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Help"."""
    return [
        Command(_text("&Keys"), keys, "F1"),
        Command(_text("&How to play"), rules, "F2"),
        Command(_text("&Lesson"), lesson, possible=can_lesson),
        Command(_text("&Explain this deal"), guide, possible=can_guide),
        None,
        Command(_text("Report a &problem…"), report),
        Command(_text("Open the &data folder"), open_folder),
        Command(_text("&About Ludo"), about, role=QAction.MenuRole.AboutRole),
    ]
