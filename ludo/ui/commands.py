"""What the menus offer. Each function takes what its commands do, and knows nothing of the window."""

from collections.abc import Callable

from PySide6.QtGui import QAction

from ludo.ui.i18n import translate
from ludo.ui.menus import Command

Act = Callable[[], object]
Possible = Callable[[], bool]


def game_commands(
    *,
    home: Act,
    new_game: Act,
    resume_last: Act,
    can_resume: Possible,
    past_games: Act,
    export: Act,
    is_playing: Possible,
    open_partie: Act,
    back_up: Act,
    restore: Act,
    close: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Game"; None is a line between commands."""
    return [
        Command(lambda: translate("Menus", "&Home"), home, "Alt+Home"),
        Command(lambda: translate("Menus", "&New game…"), new_game, "Ctrl+N"),
        Command(lambda: translate("Menus", "&Continue the last game"), resume_last, "Ctrl+L", can_resume),
        Command(lambda: translate("Menus", "&Past games"), past_games, "Ctrl+H"),
        None,
        Command(lambda: translate("Menus", "&Save this game as text…"), export, "Ctrl+S", is_playing),
        Command(lambda: translate("Menus", "&Open a game saved as text…"), open_partie, "Ctrl+O"),
        None,
        Command(lambda: translate("Menus", "&Export all games and settings…"), back_up),
        Command(lambda: translate("Menus", "&Import games and settings…"), restore),
        None,
        Command(lambda: translate("Menus", "&Quit"), close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ]


def evening_commands(
    *,
    evenings: Act,
    resume: Act,
    can_resume: Possible,
    people: Act,
    chips: Act,
    statistics: Act,
    sheet: Act,
    can_sheet: Possible,
    exchange: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Evening"."""
    return [
        Command(lambda: translate("Menus", "&Evenings"), evenings, "Ctrl+E"),
        Command(lambda: translate("Menus", "&Continue the evening"), resume, "Ctrl+Shift+E", can_resume),
        None,
        Command(lambda: translate("Menus", "&People"), people, "Ctrl+P"),
        Command(lambda: translate("Menus", "&Where the chips come from"), chips),
        Command(lambda: translate("Menus", "&Statistics"), statistics, "Ctrl+Shift+T"),
        None,
        Command(lambda: translate("Menus", "Score sheet for &real cards…"), sheet, "Ctrl+Shift+N", can_sheet),
        None,
        Command(lambda: translate("Menus", "E&xport and import…"), exchange),
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
        Command(lambda: translate("Menus", "To my next &decision"), skip_to_decision, "Ctrl+Right", is_playing),
        Command(lambda: translate("Menus", "To my &turn or the end of the deal"), skip_to_turn, "Ctrl+End", is_playing),
        Command(lambda: translate("Menus", "&Hint"), hint, "Ctrl+I", can_hint),
        None,
        Command(lambda: translate("Menus", "&Who plays…"), people, "Ctrl+J", is_playing),
        Command(lambda: translate("Menus", "&Give up the partie…"), give_up, "Ctrl+Shift+G", is_playing),
    ]


def view_commands(
    *,
    back: Act,
    can_go_back: Possible,
    settings: Act,
    toggle_panel: Act,
    is_playing: Possible,
    toggle_full_screen: Act,
    larger: Act,
    smaller: Act,
    usual_size: Act,
) -> list[Command | None]:
    """Return the commands of the menu "View"."""
    preferences = QAction.MenuRole.PreferencesRole
    return [
        Command(lambda: translate("Menus", "&Back"), back, "Alt+Left", can_go_back),
        None,
        Command(lambda: translate("Menus", "&Settings…"), settings, "Ctrl+,", role=preferences),
        None,
        Command(lambda: translate("Menus", "&Panel beside the table"), toggle_panel, "F9", is_playing),
        Command(lambda: translate("Menus", "&Full screen"), toggle_full_screen, "F11"),
        None,
        Command(lambda: translate("Menus", "&Larger text"), larger, "Ctrl++", also="Ctrl+="),
        Command(lambda: translate("Menus", "S&maller text"), smaller, "Ctrl+-"),
        Command(lambda: translate("Menus", "&Usual text size"), usual_size, "Ctrl+0", also="Ctrl+À"),
    ]


def help_commands(
    *,
    keys: Act,
    rules: Act,
    guide: Act,
    can_guide: Possible,
    report: Act,
    open_folder: Act,
    about: Act,
) -> list[Command | None]:
    """Return the commands of the menu "Help"."""
    return [
        Command(lambda: translate("Menus", "&Keys"), keys, "F1"),
        Command(lambda: translate("Menus", "&How to play"), rules, "F2"),
        Command(lambda: translate("Menus", "&Explain this deal"), guide, possible=can_guide),
        None,
        Command(lambda: translate("Menus", "Report a &problem…"), report),
        Command(lambda: translate("Menus", "Open the &data folder"), open_folder),
        Command(lambda: translate("Menus", "&About Ludo"), about, role=QAction.MenuRole.AboutRole),
    ]
