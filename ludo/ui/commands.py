"""What the menus offer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices

from ludo.ui.i18n import translate
from ludo.ui.menus import Command, Menus

if TYPE_CHECKING:
    from ludo.ui.window import MainWindow


def fill_menus(window: "MainWindow", menus: Menus) -> None:
    """Make the three menus of the window."""
    menus.add_menu(lambda: translate("Menus", "&Game"), _game(window))
    menus.add_menu(lambda: translate("Menus", "&View"), _view(window))
    menus.add_menu(lambda: translate("Menus", "&Help"), _help(window))


def _game(window: "MainWindow") -> list[Command | None]:
    return [
        Command(lambda: translate("Menus", "&Home"), window.show_home, "Alt+Home"),
        Command(lambda: translate("Menus", "&New game…"), window.show_new_game, "Ctrl+N"),
        Command(lambda: translate("Menus", "&Continue the last game"), window.resume_last, "Ctrl+L", window.can_resume),
        Command(lambda: translate("Menus", "&Past games"), window.show_past_games, "Ctrl+H"),
        None,
        Command(
            lambda: translate("Menus", "&Save this game as text…"), window.export_open, "Ctrl+S", window.is_playing
        ),
        Command(lambda: translate("Menus", "&Open a game saved as text…"), window.open_partie, "Ctrl+O"),
        None,
        Command(lambda: translate("Menus", "&Export all games and settings…"), window.back_up),
        Command(lambda: translate("Menus", "&Import games and settings…"), window.restore),
        None,
        Command(lambda: translate("Menus", "&Quit"), window.close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ]


def _view(window: "MainWindow") -> list[Command | None]:
    preferences = QAction.MenuRole.PreferencesRole
    return [
        Command(lambda: translate("Menus", "&Settings…"), window.show_settings, "Ctrl+,", role=preferences),
        None,
        Command(lambda: translate("Menus", "&Panel beside the table"), window.toggle_panel, "F9", window.is_playing),
        Command(lambda: translate("Menus", "&Full screen"), window.toggle_full_screen, "F11"),
    ]


def _help(window: "MainWindow") -> list[Command | None]:
    def open_folder() -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(window.services.folder)))

    return [
        Command(lambda: translate("Menus", "&Keys"), window.show_keys, "F1"),
        Command(lambda: translate("Menus", "&How to play"), window.show_rules, "F2"),
        None,
        Command(lambda: translate("Menus", "Open the &data folder"), open_folder),
        Command(lambda: translate("Menus", "&About Ludo"), window.show_about, role=QAction.MenuRole.AboutRole),
    ]
