"""Sessions as lines of a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, SignalInstance
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ludo.session.opening import USUAL, Opening
from ludo.session.ports import Header, SessionRecord, StorageError
from ludo.session.service import PartieService
from ludo.ui.games.registry import SCREENS, game_title, words_of
from ludo.ui.i18n import enumerated, listed, texts, translate
from ludo.ui.pages.dates import names, when
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.services.destinations import ToPartie, ToReplay
from ludo.ui.services.settings import SettingsStore
from ludo.ui.theme import current_theme
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.reserved_space import Reserved
from ludo.ui.widgets.surfaces import UNIT, line, row
from ludo.ui.wording.names import names_of

if TYPE_CHECKING:  # the first page reads nothing of the games
    from ludo.engine.views import AnyView

_text = texts("Entries")

_COLUMNS: Final = 7
_PICTURE: Final = QSize(76, 48)
_FIRST: Final = 400
_PAUSE: Final = 30
"""Milliseconds from the first painting until the first log is played for its result, and between two of them."""


class EntryList(QWidget):
    """Sessions, one a line, in columns: what and who, how it ended, when, and what one can do with it."""

    def __init__(
        self,
        parties: PartieService,
        entries: Sequence[SessionRecord],
        export: SignalInstance | None = None,
        remove: SignalInstance | None = None,
        pictures: SettingsStore | None = None,
    ) -> None:
        """pictures: each line begins with that of its game, drawn by these settings; None for none.

        `export` and `remove` are emitted with the number of a session; they need not be offered."""
        super().__init__()
        self._pictures = pictures
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(UNIT, 0, 0, 0)
        self._grid.setHorizontalSpacing(UNIT)
        self._grid.setVerticalSpacing(UNIT // 2)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)
        self._parties = parties
        self._unread = [kept for kept in entries if kept.over and not kept.annulled and kept.header.game in SCREENS]
        self._states: dict[int, Label] = {}
        for place, kept in enumerate(entries):
            if place:
                self._grid.addWidget(line(), 2 * place - 1, 0, 1, _COLUMNS)
            self._add(2 * place, kept, export)
            if remove is not None:
                self._add_remover(2 * place, kept, remove)
        self._timer = QTimer(self)
        self._timer.setInterval(_FIRST)
        self._timer.timeout.connect(self._read_result)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to read the results a while after the page has been painted, however long that takes."""
        super().showEvent(event)
        if self._unread:
            QTimer.singleShot(0, self._timer, self._timer.start)

    def _add(self, at: int, kept: SessionRecord, export: SignalInstance | None) -> None:
        header = kept.header
        known = header.game in SCREENS
        opening = opening_of(self._parties, kept) if known else USUAL
        self._states[kept.number] = self._state_of(kept)
        title = Label(title_of(header, opening))
        if self._pictures is not None and known:
            picture = GamePicture(header.game, _PICTURE, self._pictures)
            picture.setFixedSize(_PICTURE)
            self._grid.addLayout(row(picture, title, spacing=2 * UNIT), at, 0)
        else:
            self._grid.addWidget(title, at, 0)
        self._grid.addWidget(self._states[kept.number], at, 1)
        moment = Label(when(kept.changed), "small", "quiet").one_line()
        self._grid.addWidget(moment, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        go_on = Button(_text("Continue"), "plain", does=ToPartie(kept.number))
        look = Button(_text("Replay"), "plain", does=ToReplay(kept.number))
        buttons = [go_on] if known and not kept.over and not kept.annulled else []
        if known and (kept.over or kept.annulled or export is not None):
            buttons.append(look)
        if export is not None:
            save = Button(_text("Save as a file"), "plain", does=partial(export.emit, kept.number))
            buttons.append(save)
        for column, button in enumerate(buttons, _COLUMNS - 1 - len(buttons)):
            button.about(enumerated((title_of(header), when(kept.changed))))
            self._grid.addWidget(button, at, column)

    def _state_of(self, kept: SessionRecord) -> Label:
        """Return a label for how a partie ended, with room for who won where that is found out later."""
        if kept not in self._unread:
            return Label(_state(kept), "body", "quiet")
        names = sorted((chair.name for chair in kept.header.chairs), key=len, reverse=True)
        scores = _scores_text(["000" for _ in names])
        return Reserved(
            lambda: _state(kept), lambda: f"{won_by(names[: max(1, len(names) // 2)])} · {scores}", "body", "quiet"
        )

    def _add_remover(self, at: int, kept: SessionRecord, remove: SignalInstance) -> None:
        from ludo.ui.art.icons import show_icon

        name = translate("Entries", "Remove from the list: {game}").format(game=title_of(kept.header))
        button = taking_away(
            Button(str, "plain", _text("Remove from the list"), does=partial(remove.emit, kept.number))
        )
        button.setProperty("tool", "true")
        show_icon(button, "trash", current_theme().accent, 18)
        button.setAccessibleName(enumerated((name, when(kept.changed))))
        self._grid.addWidget(button, at, _COLUMNS - 1)

    def _read_result(self) -> None:
        """Find the winners of one more session; this plays its whole log, so one at a time."""
        if not self._unread:
            self._timer.stop()
            return
        self._timer.setInterval(_PAUSE)
        kept = self._unread.pop(0)
        try:
            people = self._parties.winners(kept)
            gave_up = None if people else self._parties.gave_up(kept)
        except StorageError:
            return
        if gave_up is not None:
            self._states[kept.number].set_text(given_up_by(gave_up))
        elif people:
            view = self._parties.last_view(kept)
            self._states[kept.number].set_text(_with_score(won_by(people), kept, view))


def title_of(header: Header, opening: Opening = USUAL) -> str:
    """Return game and players; that it is practice, or played on from a moment of another partie."""
    title = translate("Entries", "{game}: {names}").format(game=game_title(header.game), names=names(header.chairs))
    if opening.origin is not None:
        return translate("Entries", "Played on · {partie}").format(partie=title)
    return translate("Entries", "Practice · {partie}").format(partie=title) if opening.practice else title


def opening_of(parties: PartieService, kept: SessionRecord) -> Opening:
    """Return what was settled before a partie began; of one that cannot be read nothing."""
    try:
        return parties.opening(kept)
    except StorageError:
        return USUAL


def won_by(people: Sequence[str]) -> str:
    """Return who won, in words."""
    if len(people) == 1:
        return translate("Entries", "{name} won").format(name=people[0])
    return translate("Entries", "{names} won").format(names=listed(people))


def _with_score(text: str, kept: SessionRecord, view: AnyView | None) -> str:
    """Return who won, and the scores of the sides in their order."""
    if view is None:
        return text
    scores = words_of(kept.header.game).scores(view, names_of(kept.header.chairs, None))
    return f"{text} · {_scores_text([f'{value:.0f}'.replace('-', '−') for _, value in scores])}"


def _scores_text(numbers: Sequence[str]) -> str:
    """Return scores side by side; those of many may stand in several lines."""
    return ("\u00a0–\u00a0" if len(numbers) == 2 else "\u00a0– ").join(numbers)


def given_up_by(name: str) -> str:
    """Return who gave up a partie, in words."""
    return translate("Entries", "given up by {name}").format(name=name)


def _state(kept: SessionRecord) -> str:
    if kept.header.game not in SCREENS:
        return translate("Entries", "This version of Ludo does not know this game.")
    if kept.cut:
        return translate("Entries", "part of it was lost when the file was damaged")
    if kept.annulled:
        return translate("Entries", "annulled: its chips were given back")
    return translate("Entries", "finished") if kept.over else translate("Entries", "not finished")
