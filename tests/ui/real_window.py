"""A real window under a window manager: `python -m tests.ui.real_window FOLDER WIDTH HEIGHT` (needs DISPLAY).

Goes through first start, New game, and the table of each game, and prints what does not lie inside the window. Pictures
go to FOLDER. `test_real_sizes` starts it under Xvfb; it can be started by hand as well.
"""

import sys
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from ludo.app.start import application, open_window
from ludo.ui.games.registry import SCREENS
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.tiles import GameTile
from ludo.ui.services.destinations import ToNewGame
from ludo.ui.shell.window import MainWindow
from ludo.ui.table.card import CardWidget
from tests.ui.pages.thinkers import Nobody

_SETTLED = 250
"""Milliseconds after which a page has been laid out."""


def settle(app: QApplication, milliseconds: int) -> None:
    """Let events be handled for a while."""
    end = monotonic() + milliseconds / 1000
    while monotonic() < end:
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def on_screen(widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


class Looker:
    """Notes what is outside of the window or the screen."""

    def __init__(self, app: QApplication, window: MainWindow, folder: Path) -> None:
        self.app = app
        self.window = window
        self.folder = folder
        self.faults: list[str] = []

    def inside(self, place: str, what: str, widget: QWidget) -> None:
        """Note a widget that is not seen, or not whole."""
        rect = on_screen(widget)
        if isinstance(widget, CardWidget):  # not its shadow
            parent = widget.parentWidget()
            assert parent is not None
            outline = widget.outline().toRect()
            rect = QRect(parent.mapToGlobal(outline.topLeft()), outline.size())
        free = self.window.screen().availableGeometry()
        if not widget.isVisible() or not on_screen(self.window).contains(rect) or not free.contains(rect):
            self.faults.append(f"{place}: {what} at {rect.getRect()} of window {on_screen(self.window).getRect()}")

    def picture(self, name: str) -> None:
        """Keep a picture."""
        self.window.grab().save(str(self.folder / f"{name}.png"))

    def look(self) -> None:
        """Go through all pages."""
        self.inside("first start", "window", self.window)
        frame = self.window.frameGeometry()
        if not self.window.screen().availableGeometry().contains(frame):
            self.faults.append(f"first start: frame {frame.getRect()} leaves the free area")
        tile = self.window.home.findChildren(GameTile)[0]
        self.inside("first start", "play", tile.play)
        self.picture("home")
        for game in SCREENS:
            self.look_at(game)

    def look_at(self, game: str) -> None:
        """Look at New game and at the table of a game."""
        self.window.open(ToNewGame(game))
        settle(self.app, _SETTLED)
        page = self.window.navigator.page
        assert isinstance(page, NewGame)
        self.inside(f"{game}: new game", "start", page.start)
        self.picture(f"{game}-new")
        self.window.services.store.put(f"guide.{game}", "seen")
        self.window.playing.begin_again(game)
        play = self.window.playing.page
        assert play is not None
        end = monotonic() + 15
        while (play.table.busy or play.facts.phase.name not in ("asking", "gap")) and monotonic() < end:
            settle(self.app, 20)
        settle(self.app, _SETTLED)
        place = f"{game}: table"
        for card in play.table.hand_cards():
            self.inside(place, "card", card)
        for seat, plate in play.table.seats.plates.items():
            self.inside(place, f"plate {seat}", plate)
        for button in play.status_panel.buttons:
            self.inside(place, f"button {button.text()}", button)
        self.inside(place, "status", play.status_panel)
        self.picture(f"{game}-table")
        self.window.navigator.home()
        settle(self.app, 50)


def main() -> int:
    """The command; 1 if anything is outside."""
    folder = Path(sys.argv[1])
    app = application()
    window = open_window(app, folder / "data", Nobody(), "fr")
    window.services.settings.change(speed="none", reduced_motion="yes")
    window.show()
    settle(app, 800)
    looker = Looker(app, window, folder)
    looker.look()
    print(f"window {on_screen(window).getRect()} frame {window.frameGeometry().getRect()}")
    print("\n".join(looker.faults) or "everything is inside")
    window.close()
    return int(bool(looker.faults))


if __name__ == "__main__":
    sys.exit(main())
