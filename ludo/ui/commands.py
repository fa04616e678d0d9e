"""What the menus offer. Each function takes what its commands do, and knows nothing of the window."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction

from ludo.ui.i18n import translate
from ludo.ui.menus import Command

Act = Callable[[], object]
Possible = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class GameActs:
    """What the menu "Game" does."""

    home: Act
    new_game: Act
    resume_last: Act
    can_resume: Possible
    past_games: Act
    export: Act
    is_playing: Possible
    open_partie: Act
    back_up: Act
    restore: Act
    close: Act


@dataclass(frozen=True, slots=True)
class TableActs:
    """What the menu "Table" does."""

    skip_to_decision: Act
    skip_to_turn: Act
    people: Act
    give_up: Act
    is_playing: Possible


@dataclass(frozen=True, slots=True)
class ViewActs:
    """What the menu "View" does."""

    back: Act
    can_go_back: Possible
    settings: Act
    toggle_panel: Act
    is_playing: Possible
    toggle_full_screen: Act
    larger: Act
    smaller: Act
    usual_size: Act


@dataclass(frozen=True, slots=True)
class HelpActs:
    """What the menu "Help" does."""

    keys: Act
    rules: Act
    guide: Act
    can_guide: Possible
    report: Act
    open_folder: Act
    about: Act


def game_commands(acts: GameActs) -> list[Command | None]:
    """Return the commands of the menu "Game"; None is a line between commands."""
    return [
        Command(lambda: translate("Menus", "&Home"), acts.home, "Alt+Home"),
        Command(lambda: translate("Menus", "&New game…"), acts.new_game, "Ctrl+N"),
        Command(lambda: translate("Menus", "&Continue the last game"), acts.resume_last, "Ctrl+L", acts.can_resume),
        Command(lambda: translate("Menus", "&Past games"), acts.past_games, "Ctrl+H"),
        None,
        Command(lambda: translate("Menus", "&Save this game as text…"), acts.export, "Ctrl+S", acts.is_playing),
        Command(lambda: translate("Menus", "&Open a game saved as text…"), acts.open_partie, "Ctrl+O"),
        None,
        Command(lambda: translate("Menus", "&Export all games and settings…"), acts.back_up),
        Command(lambda: translate("Menus", "&Import games and settings…"), acts.restore),
        None,
        Command(lambda: translate("Menus", "&Quit"), acts.close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ]


def table_commands(acts: TableActs) -> list[Command | None]:
    """Return the commands of the menu "Table"."""
    possible = acts.is_playing
    return [
        Command(lambda: translate("Menus", "To my next &decision"), acts.skip_to_decision, "Ctrl+Right", possible),
        Command(
            lambda: translate("Menus", "To my &turn or the end of the deal"), acts.skip_to_turn, "Ctrl+End", possible
        ),
        None,
        Command(lambda: translate("Menus", "&Who plays…"), acts.people, "Ctrl+J", possible),
        Command(lambda: translate("Menus", "&Give up the partie…"), acts.give_up, "Ctrl+G", possible),
    ]


def view_commands(acts: ViewActs) -> list[Command | None]:
    """Return the commands of the menu "View"."""
    preferences = QAction.MenuRole.PreferencesRole
    return [
        Command(lambda: translate("Menus", "&Back"), acts.back, "Alt+Left", acts.can_go_back),
        None,
        Command(lambda: translate("Menus", "&Settings…"), acts.settings, "Ctrl+,", role=preferences),
        None,
        Command(lambda: translate("Menus", "&Panel beside the table"), acts.toggle_panel, "F9", acts.is_playing),
        Command(lambda: translate("Menus", "&Full screen"), acts.toggle_full_screen, "F11"),
        None,
        Command(lambda: translate("Menus", "&Larger text"), acts.larger, "Ctrl++", also="Ctrl+="),
        Command(lambda: translate("Menus", "S&maller text"), acts.smaller, "Ctrl+-"),
        Command(lambda: translate("Menus", "&Usual text size"), acts.usual_size, "Ctrl+0"),
    ]


def help_commands(acts: HelpActs) -> list[Command | None]:
    """Return the commands of the menu "Help"."""
    return [
        Command(lambda: translate("Menus", "&Keys"), acts.keys, "F1"),
        Command(lambda: translate("Menus", "&How to play"), acts.rules, "F2"),
        Command(lambda: translate("Menus", "&Explain this deal"), acts.guide, possible=acts.can_guide),
        None,
        Command(lambda: translate("Menus", "Report a &problem…"), acts.report),
        Command(lambda: translate("Menus", "Open the &data folder"), acts.open_folder),
        Command(lambda: translate("Menus", "&About Ludo"), acts.about, role=QAction.MenuRole.AboutRole),
    ]
