"""The tiles of the first page, and how much is told on them once they were painted: room is kept for that."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout

from ludo.ui.i18n import Words, listed, translate
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.services.settings import SettingsStore
from ludo.ui.widgets.kept_picture import KeptPicture
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Panel, fill, flow

_WIDE_TILE = 560
LOWEST_PICTURE = 96
_ABOVE, _BEFORE_BUTTONS, _BELOW = 0, 3, 7
"""Where there may be room among the words of a tile."""


class Tile(Panel):
    """A picture, a title, one sentence, and buttons. The picture lies beside the words where there is room.

    widened: it has another width now.
    """

    widened = Signal()

    def __init__(
        self,
        name: str,
        title: Words,
        sentence: Words,
        buttons: Sequence[Button],
        links: Sequence[Button],
        settings: SettingsStore,
        kept: KeptPicture,
    ) -> None:
        """`name`: what the picture is called; the buttons stand in several lines where one is too short for them."""
        super().__init__()
        self._room = self._stacked = 0
        self.picture = GamePicture(name, QSize(240, LOWEST_PICTURE), settings, kept)
        self.words = QVBoxLayout()
        self.words.setSpacing(UNIT)
        fill(self.words, None, Label(title, "title"))
        self.told = QVBoxLayout()
        self.told.setSpacing(UNIT // 2)
        self.told.addWidget(Label(sentence))
        self.words.addLayout(self.told)
        self.words.addStretch(0)
        fill(self.words, UNIT, flow(*buttons), flow(*links, spacing=0), None)
        self.box.setSpacing(3 * UNIT)
        self.box.addWidget(self.picture, 5)
        self.box.addLayout(self.words, 6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def words_height(self) -> int:
        """Return how much room is needed apart from a picture above the words."""
        return self.words.heightForWidth(self.width() - 4 * UNIT) + 9 * UNIT

    def fit(self, height: int, stacked: int) -> None:
        """Adapt the height of the picture to that of the window; `stacked`: what there is above the words."""
        self._room = height
        self._stacked = stacked
        self._shape()

    def _shape(self) -> None:
        """Centre the words beside the picture; below it align buttons at the bottom."""
        wide = self.width() > _WIDE_TILE
        for place in (_ABOVE, _BELOW):
            self.words.setStretch(place, int(wide))
        self.words.setStretch(_BEFORE_BUTTONS, int(not wide))
        stacked = max(LOWEST_PICTURE, min(self._stacked, 240))
        self.picture.setFixedHeight(max(240, min(self._room * 3 // 10, 340)) if wide else stacked)
        # where the page is a little too tall for the window, the words would be squeezed before it scrolls
        self.setMinimumHeight(0 if wide else stacked + self.words_height() - 2 * UNIT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out picture and words side by side when wide, else stacked."""
        super().resizeEvent(event)
        wide = self.width() > _WIDE_TILE
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self.box.direction() != direction:
            self.box.setDirection(direction)
            self.box.setAlignment(self.words, Qt.AlignmentFlag(0))
        self._shape()
        if event.oldSize().width() != self.width():
            self.widened.emit()


def facts_example() -> str:
    """Return as much as is told of a game, to keep room for it."""
    count = translate("Home", "{least} to {most} players").format(least=2, most=9)
    length = translate("Home", "{least} to {most} min").format(least=20, most=55)
    return " · ".join((count, length, translate("Home", "easiest to begin with")))


def begins_example() -> str:
    """Return as much as is told of what begins at once, to keep room for it."""
    names = listed(("Hugo", "Camille", "Marcel"))
    players = translate("Home", "You against {names}, {level}").format(names=names, level="Amateur")
    return " · ".join((players, translate("Home", "own rules"), translate("Home", "%n min", None, 20)))
