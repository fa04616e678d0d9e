"""The tiles of the games on the first page: how much they tell follows from the room that there is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

import ludo
from ludo.session.own_person import own_name
from ludo.session.ports import StorageError
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import language, listed, texts, translate
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.services.destinations import ToGame, ToSameAgain
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.kept_picture import KeptLines, KeptPicture
from ludo.ui.widgets.labels import Button, HeadingButton, Label, going
from ludo.ui.widgets.reserved_space import Reserved
from ludo.ui.widgets.surfaces import Panel, fill

_text = texts("Home")

_NARROWEST: Final = 150
"""Pixels of a tile, in letters of the usual size."""
_LEAST_PICTURE: Final = 56
_GAP: Final = 12
_MARGIN: Final = 10
_LOW_MARGIN: Final = 6
"""Around a tile in one line."""
_STEP: Final = 6
_TOLD_LINES: Final = 2
_UPRIGHT: Final = 1.3
"""The height of a picture by its width, at most."""
_SIDE_BY_SIDE: Final = 0.1
"""How much one long row is worth against larger pictures in several."""
_CELLS: Final = {5: 5, 3: 6, 2: 2, 1: 1}
"""So many cells of the grid make a row of so many tiles: a row of fewer takes all of its width as well."""


class GameTile(Panel):
    """A game: one click begins it, and its name leads to all else. near: the pointer has come."""

    near = Signal()

    def __init__(self, game: str, settings: SettingsStore, pictures: Path) -> None:
        """`pictures`: the folder in which that of the game is kept, and what the tile tells."""
        super().__init__(margin=_MARGIN)
        self.game = game
        self._settings = settings
        self._kept = KeptLines(pictures, game)
        self._known = False
        self.picture = GamePicture(game, QSize(96, _LEAST_PICTURE), settings, KeptPicture(pictures, game))
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.link = HeadingButton(game_title(game), "plain", _text("Set up, rules, lesson, figures"), does=ToGame(game))
        self.link.flush_left()
        self.link.setAccessibleDescription(_text("Set up, rules, lesson, figures")())
        self.sentence = Label(SCREENS[game].summary)
        self.facts = Reserved(str, facts_example, "small", "quiet")
        self.begins = Reserved(str, begins_example, "small", "accent")
        self.marks = Reserved(str, marks_example, "small", "quiet")
        self.play = Button(_text("Play now"), "primary", self._play_hint, does=ToSameAgain(game))
        self.play.about(game_title(game))
        self.play.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for label in (self.sentence, self.facts, self.begins, self.marks):
            label.setAlignment(label.alignment() & ~Qt.AlignmentFlag.AlignVertical_Mask | Qt.AlignmentFlag.AlignTop)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(game_title(game))
        self.box.setSpacing(_STEP)
        fill(self.box, self.picture, self.link, self.sentence, self.facts, self.begins, self.marks, None, self.play)
        self.box.setStretch(0, 1000)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `near`."""
        super().enterEvent(event)
        self.near.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the page of the game, wherever one clicks beside the button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            going(self).emit(ToGame(self.game))

    def show_again(self, known: bool) -> None:
        """Say whether a partie begins as the last one did; `known`: there was one."""
        self._known = known
        self.play.retranslate()

    def tell(self, parties: PartieService) -> None:
        """Say for whom the game is, and whom and what *Play now* begins; nothing where that cannot be read.

        The game is read only where that is not kept: it was never told, or something that it depends on has changed.
        """

        def made() -> Sequence[str]:
            from ludo.ui.pages.play_now import told_lines

            return told_lines(parties, self.game)

        try:
            setup, name = parties.setup_text(self.game), own_name(parties.archive)
            origin = repr((ludo.__version__, language(), self._settings.value.words, setup, name))
            facts, begins = self._kept.find(origin, _TOLD_LINES, made)
        except StorageError:
            return
        self.facts.set_text(facts)
        self.begins.set_text(begins)
        self.play.setAccessibleDescription(begins)

    def mark(self, *marks: str) -> None:
        """Show small marks: the lesson that was taken, how the last partie ended."""
        self.marks.set_text(" · ".join(filter(None, marks)))

    def optional(self, detail: int) -> Sequence[QWidget]:
        """Return what is shown with so much detail, from 0 to 4, beside name and button; 0: both in one line."""
        return ([], [self.marks], [self.picture], [self.picture, self.begins, self.marks], self._all())[detail]

    def _all(self) -> list[QWidget]:
        return [self.picture, self.sentence, self.facts, self.begins, self.marks]

    def words_height(self, width: int, detail: int) -> int:
        """Return how much room is needed in a width for so much detail, without the picture."""
        parts = [part for part in self.optional(detail) if isinstance(part, Label)]
        inner, buttons = width - 2 * _MARGIN - 2, (self.link.sizeHint().height(), self.play.sizeHint().height())
        if detail == 0:
            return max(buttons) + 2 * _LOW_MARGIN + 2
        words = sum(part.heightForWidth(inner) + _STEP for part in parts)
        return words + sum(buttons) + 2 * (_MARGIN + _STEP) + 2

    def fit(self, width: int, detail: int, highest: int) -> None:
        """Show so much detail in a width, with a picture of at most this height."""
        shown = self.optional(detail)
        for part in self._all():
            part.setVisible(part in shown)
        upright = _MARGIN if detail else _LOW_MARGIN
        self.box.setContentsMargins(_MARGIN, upright, _MARGIN, upright)
        self.box.setDirection(QBoxLayout.Direction.TopToBottom if detail else QBoxLayout.Direction.LeftToRight)
        self.picture.setMaximumHeight(max(highest, _LEAST_PICTURE))
        # the sheet gives buttons a least height, to which a layout would squeeze them before the page scrolls
        self.setMinimumHeight(self.words_height(width, detail) + (_LEAST_PICTURE + _STEP if detail > 1 else 0))

    def _play_hint(self) -> str:
        if self._known:
            return translate("Home", "Start at once with the players and rules of your last game")
        return translate("Home", "Start at once by the usual rules, against the computer")


class TilesGrid(QGridLayout):
    """The tiles side by side, in as many rows as show them best, all at once."""

    def __init__(self, tiles: Sequence[GameTile]) -> None:
        super().__init__()
        self.setSpacing(_GAP)
        self._tiles = tiles
        self.columns = 0

    def fit(self, room: QSize) -> None:
        """Arrange the tiles for the room that they have; where it is too little for the least, they are scrolled."""
        columns, detail, picture = self._best(room)
        for tile in self._tiles:
            tile.fit((room.width() - (columns - 1) * _GAP) // columns, detail, picture)
        if columns == self.columns:
            return
        self.columns = columns
        cells, count = _CELLS[columns], len(self._tiles)
        for column in range(max(_CELLS.values())):
            self.setColumnStretch(column, int(column < cells))
        for place, tile in enumerate(self._tiles):
            line, first = divmod(place, columns)
            span = cells // min(columns, count - line * columns)
            self.addWidget(tile, line, first * span, 1, span)

    def _best(self, room: QSize) -> tuple[int, int, int]:
        """Return the number of columns, how much is told, and how high pictures may be."""
        widest = {columns: (room.width() - (columns - 1) * _GAP) // columns for columns in _CELLS}
        possible = [columns for columns in _CELLS if widest[columns] >= _NARROWEST * text_scale()] or [1]
        for detail in (4, 3, 2, 1, 0):
            found = []
            for columns in possible:
                lines = -(-len(self._tiles) // columns)
                height = (room.height() - (lines - 1) * _GAP) // lines
                words = max(tile.words_height(widest[columns], detail) for tile in self._tiles)
                left = height - words - _STEP
                if left >= (_LEAST_PICTURE if detail > 1 else -_STEP):
                    picture = min(left, round(widest[columns] * _UPRIGHT))
                    seen = min(picture, widest[columns]) * widest[columns]
                    found.append((seen * columns**_SIDE_BY_SIDE, columns, detail, picture))
            if found:
                _, columns, detail, picture = max(found)
                return columns, detail, picture
        return possible[0], 0, 0


def facts_example() -> str:
    """Return as much as is told of a game, to keep room for it."""
    count = translate("Home", "{least} to {most} players").format(least=2, most=9)
    length = translate("Home", "{least} to {most} min").format(least=20, most=55)
    return " · ".join((count, length, translate("Home", "easiest to begin with")))


def begins_example() -> str:
    """Return as much as is told of what begins at once, to keep room for it."""
    names = listed(("Hugo", "Camille"))
    players = translate("Home", "You against {names}, {level}").format(names=names, level="Amateur")
    return " · ".join((players, translate("Home", "own rules"), translate("Home", "%n min", None, 20)))


def marks_example() -> str:
    """Return as much as the marks of a tile say, to keep room for it."""
    return " · ".join((lesson_mark(), translate("Entries", "{name} won").format(name="Camille")))


def lesson_mark() -> str:
    """Return the mark of a lesson that was taken."""
    return translate("Home", "✓ lesson")
