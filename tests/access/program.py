"""A table in a window of its own: `python -m tests.access.program GAME LANGUAGE FILE [voice|partie]`, until it ends.

FILE: gets a line for each action that moved cards which the person may know, with the time and what they are called.
voice: the game waits for the voice. partie: a short partie by options that are not the usual ones.
"""

import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.fonts import load_ui_font
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.settings import SettingsStore
from ludo.ui.table import durations
from ludo.ui.theme import STYLE, apply_theme, theme_for
from ludo.ui.widgets.headings import install_headings
from tests.access.listener import to_be_said
from tests.ui.play.tables import Keys, Mind, Notebook

PLAYERS = {"tripoli": 4, "trio": 3}
VALUES = {"trio": {"empty_talon": "end_deal"}}
"""By the usual rules a deal of Trio has no end where everybody plays at random; here it ends with the stock."""
PARTIES = {
    "trut": {"players": 4, "truts_to_win": 2, "trut_timing": "own_turn", "announcements": False},
    "triomphe": {"players": 4, "teams": "2x2", "target": 3, "concession": "any_turn"},
}
SIZE = (1100, 760)


def write_down(page: PlayPage, path: Path) -> None:
    """Write which cards have moved in sight."""

    def keep(batch: EventBatch) -> None:
        cards = to_be_said(batch)
        if cards:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"at": time.monotonic(), "cards": cards}) + "\n")

    page.controller.happened.connect(keep)


def open_page(game: str, *, whole: bool = False) -> PlayPage:
    """One person against the simplest computer players; whole: for a whole partie, by other options."""
    rules = GAMES[game]
    values = PARTIES[game] if whole else {"players": PLAYERS.get(game, 2), **VALUES.get(game, {})}
    players = rules.read_options(values).players
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", "random") for number in range(1, players)))
    options = rules.read_options(values)
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
    install_headings()
    set_language(sys.argv[2])
    apply_theme(app, theme_for("light"))
    page = open_page(sys.argv[1], whole=sys.argv[4:] == ["partie"])
    write_down(page, Path(sys.argv[3]))
    if sys.argv[4:] == ["voice"]:
        page.settings.change(at_voice=True)
    page.setWindowTitle("Ludo")
    page.resize(*SIZE)
    page.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
