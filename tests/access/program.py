"""A table in a window of its own: `python -m tests.access.program GAME`. It runs until it is ended."""

import sys
from dataclasses import replace
from random import Random

from PySide6.QtWidgets import QApplication

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.ui.fonts import load_ui_font
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.settings import SettingsStore
from ludo.ui.table import durations
from ludo.ui.theme import STYLE, apply_theme, theme_for
from tests.ui.play.tables import Keys, Mind, Notebook

PLAYERS = {"tripoli": 4, "trio": 3}
VALUES = {"trio": {"empty_talon": "end_deal"}}
"""By the usual rules a deal of Trio has no end where everybody plays at random; here it ends with the stock."""
SIZE = (1100, 760)


def open_page(game: str) -> PlayPage:
    """One person against the simplest computer players."""
    rules = GAMES[game]
    players = PLAYERS.get(game, 2)
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(1, players)))
    options = rules.read_options({"players": players, **VALUES.get(game, {})})
    header = Header(game, rules.rules_version, write_options(options), chairs, "2026-01-01T00:00:00+00:00")
    mind, settings = Mind(), SettingsStore(Keys())
    settings.change(speed="none", wait_for_me="always")
    return PlayPage(Session(rules, header, Notebook(), Random(4), mind), mind, settings)


def main() -> int:
    """The command."""
    app = QApplication([*sys.argv, "-style", STYLE])
    app.setApplicationName("ludo-access")
    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    durations.DURATIONS = {**durations.DURATIONS, "none": still}  # type: ignore[misc, assignment]
    load_ui_font()
    set_language("en")
    apply_theme(app, theme_for("light"))
    page = open_page(sys.argv[1])
    page.setWindowTitle("Ludo")
    page.resize(*SIZE)
    page.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
