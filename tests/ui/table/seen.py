"""Which card is seen where on a table, told from what is painted: nothing here asks the table what the pointer means.

`python -m tests.ui.table.seen [--games NAME ...] [--text N ...]` prints, for every game, number of players and size of
window, how much of what is seen of the cards that can be taken belongs to another card, and how much to none.
"""

import argparse
import os
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

import numpy as np
from PySide6.QtCore import QEventLoop, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.play.messages import LookOn
from ludo.ui.play.page import PlayPage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.card import CardWidget
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import apply_theme, theme_for
from ludo.ui.theme.fonts import set_base
from tests.session.tables import header
from tests.ui.play.tables import Keys, Mind, Notebook

SIZES: Final = {
    "900x560": QSize(900, 532),
    "1024x640": QSize(1024, 612),
    "1280x800": QSize(1280, 772),
    "1366x768": QSize(1366, 740),
    "1920x1080": QSize(1920, 1052),
}
"""The page in windows of these sizes."""
NAMES: Final = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Félix", "Inès", "Bastien", "Nora")
_OPAQUE: Final = 255
"""The alpha of a pixel that hides what is below it: no shadow, no glow."""
_WITHOUT_GROUND: Final = QWidget.RenderFlag.DrawChildren
_OFF: Final = QPoint(2, 2)
"""A corner of the window where no table is."""


class Picture:
    """What is seen on a table: at every pixel the topmost card, if any. `area`: only this part of it is looked at."""

    def __init__(self, table: QWidget, area: QRect | None = None) -> None:
        self._area = table.rect() if area is None else table.rect() & area
        self.cards: list[CardWidget] = []
        self._pixels = np.zeros((self._area.height(), self._area.width()), np.int16)
        for child in table.children():
            if isinstance(child, QWidget) and child.isVisible():
                self._lay(child)
        inner = np.zeros_like(self._pixels, bool)
        middle = self._pixels[1:-1, 1:-1]
        high, wide = middle.shape
        inner[1:-1, 1:-1] = np.all(
            [self._pixels[y : y + high, x : x + wide] == middle for y in range(3) for x in range(3)], axis=0
        )
        self._inner = inner

    def _lay(self, child: QWidget) -> None:
        """Paint a child over what is there: a card as it is painted, anything that takes input as a rectangle."""
        where = child.geometry() & self._area
        if where.isEmpty():
            return
        corner = where.topLeft() - self._area.topLeft()
        part = self._pixels[corner.y() : corner.y() + where.height(), corner.x() : corner.x() + where.width()]
        if not isinstance(child, CardWidget):
            if not child.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                part[:] = 0
            return
        image = QImage(child.size(), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        child.render(image, QPoint(), QRegion(), _WITHOUT_GROUND)
        alpha = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[:, :, 3]
        corner = where.topLeft() - child.geometry().topLeft()
        alpha = alpha[corner.y() : corner.y() + where.height(), corner.x() : corner.x() + where.width()]
        self.cards.append(child)
        part[alpha == _OPAQUE] = len(self.cards)

    def at(self, point: QPoint) -> CardWidget | None:
        """Return the card that is seen at a point of the table."""
        number = int(self._pixels[point.y() - self._area.y(), point.x() - self._area.x()])
        return self.cards[number - 1] if number else None

    def points(self, card: CardWidget, step: int = 1) -> list[QPoint]:
        """Return where a card is seen: every pixel that is not at the edge of what is seen of it, or each `step`th."""
        if card not in self.cards:
            return []
        found = np.argwhere((self._pixels == self.cards.index(card) + 1) & self._inner)
        found = found[np.all(found % step == 0, axis=1)]
        return [QPoint(x, y) + self._area.topLeft() for y, x in found.tolist()]

    def middle(self, card: CardWidget) -> QPoint:
        """Return a point well inside what is seen of a card."""
        points = self.points(card)
        assert points, f"nothing is seen of {card.accessibleName()!r}"
        columns = sorted({point.x() for point in points})
        column = sorted((point for point in points if point.x() == columns[len(columns) // 2]), key=QPoint.y)
        return column[len(column) // 2]


def window_of(widget: QWidget) -> QWindow:
    """Return the window that a widget is in."""
    handle = widget.window().windowHandle()
    assert handle is not None
    return handle


def point_to(table: QWidget, point: QPoint) -> None:
    """Bring the pointer to a point of the table, from outside of it."""
    QTest.mouseMove(window_of(table), _OFF)
    QTest.mouseMove(window_of(table), table.mapTo(table.window(), point))


def meant(table: TableWidget) -> CardWidget | None:
    """Return the card that the pointer is over."""
    return next((card for card in table.pack.all() if card.underMouse()), None)


def open_table(game: str, players: int, size: QSize) -> PlayPage:
    """Return the page of a partie in which the person is asked for the first time."""
    chairs = (Chair(NAMES[0]), *(Chair(name, "simple") for name in NAMES[1:players]))
    mind = Mind()
    settings = SettingsStore(Keys())
    settings.change(speed="none", reduced_motion="yes", wait_for_me="never")
    page = PlayPage(Session(GAMES[game], header(game, chairs), Notebook(), Random(6), mind), settings)
    page.resize(size)
    page.show()
    return page


def settle(page: PlayPage) -> None:
    """Wait until the person is asked and nothing moves."""
    page.send(LookOn())
    while page.facts.phase.name != "asking" or page.table.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        page.send(LookOn())
    page.setFocus()
    QApplication.processEvents()


def lost(table: TableWidget, step: int) -> tuple[int, int, int]:
    """Return for the cards that can be taken: points seen, those that another card owns, and those that none owns."""
    seen = other = nobody = 0
    picture = Picture(table)
    for card in [card for card in picture.cards if card.takeable]:
        for point in picture.points(card, step):
            point_to(table, point)
            owner = meant(table)
            seen += 1
            other += owner is not None and owner is not card
            nobody += owner is None
    return seen, other, nobody


def counts(game: str) -> Iterable[int]:
    """Return with how many players a game is played by its usual rules."""
    return GAMES[game].player_counts({})


def _tables(games: Iterable[str], texts: Iterable[float]) -> Iterator[tuple[str, int, float, list[str]]]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for text in texts:
        apply_theme(app, theme_for("light"))
        set_base(app.font(), text)
        for game in games:
            for players in counts(game):
                shares = []
                for size in SIZES.values():
                    page = open_table(game, players, size)
                    settle(page)
                    seen, other, nobody = lost(page.table, 7)
                    shares.append(f"{other / seen:4.0%} {nobody / seen:4.0%}")
                    page.close_session()
                    page.close()
                yield game, players, text, shares


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="how much of what is seen of cards others own")
    parser.add_argument("--games", nargs="*", choices=list(SCREENS), default=list(SCREENS))
    parser.add_argument("--text", nargs="*", type=float, default=[1.0])
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ludo.app.start import application

    application()
    print("game           players text", *(f"{name:>10}" for name in SIZES))
    for game, players, text, shares in _tables(given.games, given.text):
        print(f"{game:14} {players:7} {text:4.0%}", *(f"{share:>10}" for share in shares), flush=True)


if __name__ == "__main__":
    main()
