"""The first page: what one most likely wants, and the games; all else is on the page of each game, or a link away."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from ludo.moments import day_here, today
from ludo.session.ports import SessionRecord, StorageError
from ludo.session.removed_sessions import removed
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import texts
from ludo.ui.pages.hero import LOW, Hero, HeroChoice
from ludo.ui.pages.own_name import OwnName
from ludo.ui.pages.tiles import GameTile, TilesGrid, lesson_mark
from ludo.ui.services.destinations import ToEvenings, ToLastWeek, ToPastGames, ToProblems
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Store
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.surfaces import UNIT, Page, flow, row, with_margins

_text = texts("Home")

_MARGIN: Final = 2 * UNIT
_FIRST: Final = 400
_PAUSE: Final = 30
"""Milliseconds from the first painting until the first log is played for its result, and between two of them."""
_SINCE_LAST: Final = (7, 14)
"""Days after which those play again who play on one day of the week."""


def lesson_key(game: str) -> str:
    """Return under which key it is kept that the lesson of a game was taken."""
    return f"lesson.{game}"


class Home(Page):
    """The home page. near: the pointer is at a game."""

    near = Signal()

    def __init__(
        self, store: Store, parties: PartieService, settings: SettingsStore, pictures: Path, room: QSize
    ) -> None:
        """`pictures`: the folder in which those of the games are kept; `room`: as far as it is known."""
        super().__init__(1280, 3400)
        self._parties = parties
        self._choice = HeroChoice(parties, settings, pictures)
        self._painted = False
        self._last: dict[str, SessionRecord] = {}
        """The parties that are over of which the results are not shown yet, by game."""
        with_margins(self.column, _MARGIN - 4, 0, _MARGIN, 0, _MARGIN)
        self._upper = QVBoxLayout()
        self._tiles = [GameTile(game, settings, pictures) for game in SCREENS]
        self._grid = TilesGrid(self._tiles)
        self.hero: Hero | None = None
        self.again = again_button("plain")
        self.again.hide()
        self.problems = Button(
            _text("Ten minutes a day"),
            "plain",
            _text("Own mistakes that are due, then problems of what you find hardest."),
            does=ToProblems(),
        )
        self.past = Button(_text("Past games"), "plain", does=ToPastGames())
        self.name = OwnName(parties.archive)
        links = flow(Button(_text("Evenings"), "plain", does=ToEvenings()), self.again, self.problems, self.past)
        self._foot = row(links, self.name.label, self.name, first=1)
        self.column.addLayout(self._upper)
        self.column.addLayout(self._grid, 1)
        self.column.addLayout(self._foot)
        for tile in self._tiles:
            tile.near.connect(self.near)
        self._timer = QTimer(self, interval=_FIRST)
        self._timer.timeout.connect(self._mark_next)
        with suppress(StorageError):
            self._read(store)
        self._fit(room)
        begin_focus_at(self, self._tiles[0].play if self.hero is None else self.hero.button)

    def title(self) -> str:
        """Return the name of the program."""
        return "Ludo"

    def _read(self, store: Store) -> None:
        """Read and show what is open and what was played. Raises StorageError."""
        archive, waiting = self._parties.archive, self._parties.last_open()
        unfinished = len(self._parties.all_open())
        running, latest = store.open_evenings(), store.last_evening()
        off = removed(archive)
        played = [kept for kept in archive.sessions(len(off) + 1) if kept.number not in off]
        for tile in self._tiles:
            tile.show_again(self._parties.setup_text(tile.game) is not None)
        self.past.setVisible(archive.session_count() > len(off))
        hero = self._choice.waiting_or_evening(waiting, unfinished - 1, running)
        if hero is None and latest is not None and _days_since(latest[0]) in _SINCE_LAST:
            hero = self._choice.tonight(latest[1])
        elif hero is None and not played and latest is None:
            hero = self._choice.lesson()
        elif hero is None and played and played[0].header.game in SCREENS:
            hero = self._choice.again(played[0])
        self.again.setVisible(latest is not None and not running)
        self.hero = hero
        if hero is not None:
            self._upper.addWidget(hero)

    def complete(self) -> None:
        """Add what the first painting does not wait for: what begins, how a partie stands, a key, later results."""
        if self._painted:
            return
        from ludo.ui.pages.welcome import offer_lesson

        self._painted = True
        for tile in self._tiles:
            tile.tell(self._parties)
        if self.hero is not None:
            self._choice.tell(self.hero)
        with suppress(StorageError):
            self._mark_lessons()
        offer_lesson(self, {tile.game: tile for tile in self._tiles})

    def _mark_lessons(self) -> None:
        """Mark each lesson that was taken, and find the last partie of each game. Raises StorageError."""
        archive = self._parties.archive
        off = removed(archive)
        for tile in self._tiles:
            tile.mark(lesson_mark() if archive.get(lesson_key(tile.game)) else "")
            found = archive.sessions(len(off) + 1, games=(tile.game,))
            last = next((kept for kept in found if kept.number not in off), None)
            if last is not None and last.over and not last.annulled:
                self._last[tile.game] = last
        if self._last and self.isVisible():
            self._timer.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on reading results, a while after the page has been painted."""
        super().showEvent(event)
        if self._last:
            QTimer.singleShot(0, self._timer, self._timer.start)

    def _mark_next(self) -> None:
        """Show how the last partie of one more game ended; this plays its whole log, so one at a time."""
        from ludo.ui.pages.entries import won_by

        self._timer.setInterval(_PAUSE)
        tile = next((tile for tile in self._tiles if tile.game in self._last), None)
        if tile is None:
            self._timer.stop()
            return
        with suppress(StorageError):
            people = self._parties.winners(self._last.pop(tile.game))
            if people:
                lesson = lesson_mark() if self._parties.archive.get(lesson_key(tile.game)) else ""
                tile.mark(lesson, won_by(people))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the tiles for the room that there is."""
        super().resizeEvent(event)
        self._fit(self.size())

    def _fit(self, size: QSize) -> None:
        width = min(size.width() - 6 * UNIT - self.area.verticalScrollBar().sizeHint().width(), self.widest)
        if self.hero is not None:
            self.hero.fit(size.height())
        self.name.label.setVisible(size.height() >= LOW * text_scale())  # else the links take a second line
        for button in self.findChildren(Button):
            if button.parentWidget() is self.name.parentWidget():  # at the foot
                button.setMinimumHeight(button.sizeHint().height())
        upper = 0 if self.hero is None else self.hero.heightForWidth(width)
        foot = self._foot.heightForWidth(width)
        gaps = 2 * _MARGIN + (1 + (self.hero is not None)) * self.column.spacing()
        self._grid.fit(QSize(width, size.height() - upper - foot - gaps))


def _days_since(moment: str) -> int:
    """Return how many days ago a moment (ISO 8601) was."""
    return (today() - day_here(moment)).days


def again_button(kind: Literal["", "plain"] = "") -> Button:
    """Return a button that begins an evening like the latest one."""
    hint = _text("Begin an evening with the people, the worth of a chip and the games of the last one")
    return Button(_text("Last week again"), kind, hint, does=ToLastWeek())
