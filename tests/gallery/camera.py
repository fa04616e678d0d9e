"""Brings the window into a state and takes its picture."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QDialog

from ludo.app.start import DATABASE, application, open_window
from ludo.engine.cards import read_cards
from ludo.engine.drafts import Item, tray_place
from ludo.engine.turns import CHANCE
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.dialogs.message import Message
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from ludo.ui.pages import entries
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.play.page import PlayPage
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.widgets.incremental_page import Gradual
from tests.gallery import boards, charts, nights, sheets
from tests.gallery.nights import Scene
from tests.gallery.pages import PAGES, fill
from tests.gallery.scripts import Moment
from tests.ui.pages.thinkers import Adviser

_PATIENCE: Final = 120.0
"""Seconds until a table has to be still."""
_ROUNDS: Final = 5


def _moments() -> Mapping[str, tuple[Moment, ...]]:
    """The moments of every game that can be played: `tests/gallery/<game>.py`."""
    return {game: import_module(f"tests.gallery.{game}").MOMENTS for game in SCREENS}


MOMENTS: Final = _moments()


SCENES: Final[Mapping[str, Scene]] = {**nights.SCENES, **boards.SCENES, **charts.SCENES, **sheets.SCENES}
"""The pages of game nights by name."""
_FILES: Final = {**nights.FILES, **charts.FILES, "boards": boards.fill_boards, "sheets": sheets.fill_sheets}


AFAR: Final = "afar-"
"""Before the name of what is shown on another screen."""
_NINE: Final = ("trente_et_un-nine", "trente_et_un-nine-showdown", "tripoli-nine-betting", "tripoli-nine-michigan")
_SHOWN_AFAR: Final = (
    "triomphe-six", "triomphe-partners", "triomphe-plundering", *_NINE, "trente_et_un-showdown-36", "trut-four",
    "trut-result", "tripoli-over", "tripoli-cosmo", "trio-many", "trio-ecole", "trio-over", "replay",
    "board-claims-of-nine", "board-showdown", "evening-much", "evening-little", "closing", "closing-closed",
)  # fmt: skip


def on_another_screen() -> list[str]:
    """Return the names of all that is drawn as another screen shows it."""
    return [f"{AFAR}{what}" for what in _SHOWN_AFAR]


def everything() -> list[str]:
    """Return the names of all pages and moments."""
    return [*PAGES, *SCENES, *(f"{game}-{moment.name}" for game, moments in MOMENTS.items() for moment in moments)]


def compose(page: PlayPage, moment: Moment) -> None:
    """Press the button that leads on, and lay cards of the hand into the trays."""
    editor = page.table.editor
    if moment.pressed:
        action = page.session.game.read(moment.pressed)
        assert editor.leads_on(action), moment.pressed
        editor.confirm(action)
    for number, text in enumerate(moment.laid):
        for card in read_cards(text):
            source = next(item for item in editor.sources if item.card == card and item.place.kind == "hand")
            editor.put(source, Item(tray_place(number)))


class Camera:
    """A window over a data folder with some past games, and another whose games stand at the moments."""

    def __init__(self, folder: Path, width: int, height: int, text: float = 1.0) -> None:
        """`text`: how many times as large as usual it is written."""
        self._app = application()
        entries._FIRST = 0  # type: ignore[misc]
        self._size = QSize(width, height)
        self._text = text
        self._folder = folder
        self._evenings: dict[str, MainWindow] = {}
        (folder / "pages").mkdir()
        fill(folder / "pages" / DATABASE)
        self._pages = self._open(folder / "pages")
        store = Store(folder / "moments" / DATABASE)
        self._numbers = {
            f"{game}-{moment.name}": moment.script(game).save(store)
            for game, moments in MOMENTS.items()
            for moment in moments
        }
        self._moments = {f"{game}-{moment.name}": moment for game, moments in MOMENTS.items() for moment in moments}
        store.close()
        self._tables = self._open(folder / "moments")

    def _open(self, folder: Path) -> MainWindow:
        window = open_window(self._app, folder, Adviser())
        sys.excepthook = sys.__excepthook__
        window.services.settings.change(speed="none", reduced_motion="yes", wait_for_me="never")
        for game in SCREENS:
            window.services.store.put(f"guide.{game}", "seen")
        window.resize(self._size)
        return window

    def _window(self, what: str) -> MainWindow:
        """Return the window over the file that has this; those of game nights open when they are first asked for."""
        if what not in SCENES:
            return self._pages if what in PAGES else self._tables
        file = SCENES[what].file
        if file not in self._evenings:
            (self._folder / file).mkdir()
            _FILES[file](self._folder / file / DATABASE)
            self._evenings[file] = self._open(self._folder / file)
        return self._evenings[file]

    def take(self, theme: str, language: str, what: str, path: Path) -> None:
        """Write a picture of a page or moment."""
        window = self.bring_up(theme, language, what.removeprefix(AFAR))
        picture = self._elsewhere(window) if what.startswith(AFAR) else window.grab()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                self._lay_over(picture, dialog)
        picture.save(str(path))
        self.put_away(window)

    def _elsewhere(self, window: MainWindow) -> QPixmap:
        """Return what another screen shows of it."""
        window.presenting.start(window.screen(), clock=True)
        shown = window.presenting.window
        assert shown is not None
        shown.showNormal()
        shown.resize(self._size)
        self._settle(50)
        picture = shown.grab()
        window.presenting.stop()
        return picture

    def bring_up(self, theme: str, language: str, what: str) -> MainWindow:
        """Show a page or moment; return its window."""
        window = self._window(what)
        window.services.settings.change(theme=theme, language=language)
        set_language(language)
        window.show()
        apply_theme(self._app, theme_for(theme), self._text)
        self._settle(0)
        if what in PAGES:
            PAGES[what](window)
        elif what in SCENES:
            SCENES[what].show(window)
        else:
            window.playing.resume(self._numbers[what])
            self._until_still(window)
            if window.playing.page is not None:
                compose(window.playing.page, self._moments[what])
            if self._moments[what].hinted:
                self._ask_hint(window)
        self._settle(200)
        self._until_drawn(window)
        return window

    def put_away(self, window: MainWindow) -> None:
        """Close what was brought up."""
        for dialog in window.findChildren(QDialog):
            dialog.close()
        window.navigator.home()
        window.hide()

    def data_of(self, what: str) -> Path:
        """Return the file with the data that a page or moment shows."""
        folder = SCENES[what].file if what in SCENES else "pages" if what in PAGES else "moments"
        return self._folder / folder / DATABASE

    def _lay_over(self, picture: QPixmap, dialog: QDialog) -> None:
        """Paint a dialog in the middle of the window, as the window systems show it."""
        painter = QPainter(picture)
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 70))
        corner = QPoint(self._size.width() - dialog.width(), self._size.height() - dialog.height()) / 2
        painter.drawPixmap(corner, dialog.grab())
        painter.end()

    def _until_still(self, window: MainWindow) -> None:
        page = window.playing.page
        assert page is not None, [message.text.text() for message in window.findChildren(Message)]
        end = monotonic() + _PATIENCE
        while page.table.busy or page.facts.phase.name not in self._still_states(page.session):
            self._settle(10)
            assert monotonic() < end, page.facts.phase.name

    def _ask_hint(self, window: MainWindow) -> None:
        """Ask what the strongest player would do, and wait for the answer."""
        for _ in range(2):  # where to look, and what to do
            window.playing.ask_hint()
        hint, end = window.playing.hint, monotonic() + _PATIENCE
        while hint is not None and not hint.act.text() and monotonic() < end:
            self._settle(50)

    def _still_states(self, session: Session) -> tuple[str, ...]:
        """States in which nothing happens any more; a computer player on turn never answers here."""
        must = session.turn().must
        waits = must is not None and must != CHANCE and not session.chairs[must].person
        return ("asking", "result", "over", "curtain", *(("gap",) if waits else ()))

    def _until_drawn(self, window: MainWindow) -> None:
        """Wait for the pictures of games, each of which is drawn after the first painting."""
        end = monotonic() + _PATIENCE
        while monotonic() < end and any(
            not picture.drawn and not picture.visibleRegion().isEmpty() for picture in window.findChildren(GamePicture)
        ):
            self._settle(50)

    def _settle(self, milliseconds: int) -> None:
        """Let events be handled for some time, and several times: one layout may ask for another."""
        end, rounds = monotonic() + milliseconds / 1000, 0
        while rounds < _ROUNDS or monotonic() < end:
            self._app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            rounds += 1
            if self._is_growing():
                rounds = 0

    def _is_growing(self) -> bool:
        """Is a page still built piece by piece?"""
        windows = (self._pages, self._tables, *self._evenings.values())
        return any(gradual.busy for window in windows for gradual in window.findChildren(Gradual))

    def close(self) -> None:
        """Close the windows."""
        for window in (self._pages, self._tables, *self._evenings.values()):
            window.close()
            window.deleteLater()
