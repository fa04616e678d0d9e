"""The first thing on the first page: what one most likely wants."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

import ludo
from ludo.session.ports import StorageError
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import language, text_of, texts, translate
from ludo.ui.pages.dates import open_evening_text, when
from ludo.ui.pages.entries import opening_of, title_of
from ludo.ui.pages.game_picture import NIGHTS, GamePicture
from ludo.ui.services.destinations import (
    ToEvening,
    ToEvenings,
    ToLastWeek,
    ToLesson,
    ToPartie,
    ToPastGames,
    ToSameAgain,
)
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.kept_picture import KeptLines, KeptPicture
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.reserved_space import Reserved
from ludo.ui.widgets.surfaces import UNIT, Panel, fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.session.ports import OpenEvening, SessionRecord
    from ludo.session.service import PartieService
    from ludo.ui.i18n import Words
    from ludo.ui.services.settings import SettingsStore

_text = texts("Home")
_PICTURE: Final = QSize(112, 72)
LOW: Final = 420
"""Pixels of the page, in letters of the usual size, below which there is only a title and its button."""


def place_key(game: str) -> str:
    """Return under which key it is kept how far the lesson of a game was taken that was left."""
    return f"lesson_place.{game}"


class Hero(Panel):
    """A picture, what waits, and the button that begins it; beside it what else waits."""

    def __init__(self, picture: GamePicture, name: Words, small: Words, title: Words, told: Words, go: Button) -> None:
        """`name`: of the panel, by ear."""
        super().__init__(row=True)
        self.setAccessibleName(name if isinstance(name, str) else name())
        self.box.setSpacing(3 * UNIT)
        picture.setFixedSize(_PICTURE)
        self.button = go
        self._picture, self._small = picture, Label(small, "small", "quiet")
        self.told = Reserved(text_of(told), _example, "body", "quiet")
        fill(self.box, picture, lines(self._small, Label(title, "heading"), self.told, spacing=2), go)
        self.box.setStretch(1, 1)

    def fit(self, height: int) -> None:
        """Show less in a window that has little room for its letters."""
        for part in (self._picture, self._small, self.told):
            part.setVisible(height >= LOW * text_scale())

    def add_links(self, links: Sequence[Button]) -> None:
        """Offer what else waits, beside the button."""
        for link in links:
            self.box.insertWidget(self.box.count() - 1, link)


class HeroChoice:
    """Chooses what one most likely wants from what is known before anything of the games is read."""

    def __init__(self, parties: PartieService, settings: SettingsStore, pictures: Path) -> None:
        self._parties = parties
        self._settings = settings
        self._pictures = pictures
        self.waiting: SessionRecord | None = None
        """The partie that was left last."""

    def waiting_or_evening(
        self, kept: SessionRecord | None, others: int, running: Sequence[OpenEvening]
    ) -> Hero | None:
        """Return the partie that waits (so many others do, too), or the evening that goes on; None without either."""
        self.waiting = kept
        more = Button(translate("Home", "%n more not finished", None, others), "plain", does=ToPastGames(True))
        if running and (kept is None or kept.changed < running[0].started):
            hero = self._evening(running[0])
            first = [] if kept is None else [Button(_text("Continue"), does=ToPartie(kept.number))]
        elif kept is not None:
            hero = self._partie(kept)
            first = [Button(_text("Continue the evening"), does=ToEvening(running[0].number))] if running else []
        else:
            return None
        evenings = Button(translate("Home", "%n more", None, len(running) - 1), "plain", does=ToEvenings())
        hero.add_links([*([more] if others > 0 else []), *([evenings] if len(running) > 1 else []), *first])
        return hero

    def _partie(self, kept: SessionRecord) -> Hero:
        title = title_of(kept.header, opening_of(self._parties, kept))
        button = Button(_text("Continue"), "primary", does=ToPartie(kept.number))
        picture = self._picture(kept.header.game, "continue")
        small = " · ".join((_text("Your game waits")(), when(kept.changed)))
        return Hero(picture, _text("Continue"), small, title, str, button)

    def _evening(self, evening: OpenEvening) -> Hero:
        from ludo.ui.wording.evening_titles import title_of as evening_title

        title = evening_title(evening.name, evening.started)
        button = Button(_text("Continue the evening"), "primary", does=ToEvening(evening.number))
        told = open_evening_text(evening)
        return Hero(self._picture(NIGHTS), _text("This evening"), _text("This evening"), title, told, button)

    def tonight(self, people: int) -> Hero:
        """Return an evening like that of a week ago."""
        title = translate("Home", "Tonight: %n people", None, people)
        told = _text("As last week: the same people, games and worth of a chip.")
        button = Button(_text("Begin the evening"), "primary", does=ToLastWeek())
        return Hero(self._picture(NIGHTS), _text("This evening"), _text("This evening"), title, told, button)

    def lesson(self) -> Hero:
        """Return the lesson of the game that one begins best with."""
        game = next((game for game, screen in SCREENS.items() if screen.easiest), next(iter(SCREENS)))
        title = translate("Home", "Learn {game} in a few minutes").format(game=game_title(game))
        told = _text("At the table, card by card. Or choose a game below.")
        left = bool(self._parties.archive.get(place_key(game)))
        go = _text("Go on with the lesson") if left else _text("Begin the lesson")
        button = Button(go, "primary", does=ToLesson(game))
        return Hero(self._picture(game, "continue"), _text("New here?"), _text("New here?"), title, told, button)

    def again(self, last: SessionRecord) -> Hero:
        """Return one more partie like the last one."""
        game = last.header.game
        button = Button(_text("Play again"), "primary", does=ToSameAgain(game)).about(game_title(game))
        small, told = _text("Once more?"), translate("Home", "Last played: {moment}").format(moment=when(last.changed))
        return Hero(self._picture(game, "continue"), small, small, game_title(game), told, button)

    def _picture(self, name: str, kept: str = "tonight") -> GamePicture:
        return GamePicture(name, _PICTURE, self._settings, KeptPicture(self._pictures, kept))

    def tell(self, hero: Hero) -> None:
        """Say how the partie that waits stands; its game is read only where that is not kept from an earlier start."""
        kept = self.waiting
        if kept is None or kept.header.game not in SCREENS or hero.accessibleName() != _text("Continue")():
            return
        store = KeptLines(self._pictures, "continue")
        origin = repr((ludo.__version__, language(), self._settings.value.words, kept.number, kept.changed))

        def made() -> Sequence[str]:
            from ludo.ui.pages.play_now import standing_text

            return [standing_text(self._parties, kept)]

        with suppress(StorageError):
            hero.told.set_text(store.find(origin, 1, made)[0])


def _example() -> str:
    return translate("Home", "Last played: {moment}").format(moment="2026-12-31, 20:15") + " · Camille 12, Hugo 10"
