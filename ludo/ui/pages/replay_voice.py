"""Announcements in a replay: each step, and what the keys of the table read out there."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QWidget

from ludo.engine.views import AnyView
from ludo.session.replay import Replay
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.shortcuts import READOUT_KEYS
from ludo.ui.play.cards_gone import gone, gone_text
from ludo.ui.play.readouts import players_text, trays_text
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, names_of
from ludo.ui.wording.people import people_lines


class Watched(Protocol):
    """The moment of a replay that is looked at; `chair`: as whose player."""

    replay: Replay
    ply: int
    chair: int | None
    table: TableWidget

    def shown_view(self) -> AnyView:
        """Return what lies on the table."""

    def decision_text(self) -> str:
        """Return what is said of the decision at this moment; empty if nothing is."""


class ReplayVoice:
    """Speaks for a page that shows a replay."""

    def __init__(self, page: QWidget, moment: Watched, words: GameWords, *, own: bool = False) -> None:
        """own: speak to the player of the chair, whose name may not be known, and not of them."""
        self._page = page
        self._own = own
        self._moment = moment
        self._words = words
        self._said = -1
        for name, (keys, _) in READOUT_KEYS.items():
            add_shortcut(page, keys, partial(self.read, name))

    def say_step(self) -> None:
        """Say what led to the moment that is shown now, once."""
        if self._said != self._moment.ply:
            self._said = self._moment.ply
            announce(self._page, self._step() or self._where())

    def read(self, name: str) -> None:
        """Read something out."""
        texts: Mapping[str, Callable[[], str]] = {
            "prompt": self._prompt,
            "last": lambda: self._step() or self._where(),
            "hand": self._hands,
            "table": self._lying,
            "score": self._score,
            "players": self._players,
            "gone": self._gone,
            "gone_rank": self._gone,
        }
        announce(self._page, texts[name](), at_once=True)

    @property
    def _names(self) -> Names:
        return self._names_at(self._moment.ply)

    def _names_at(self, ply: int) -> Names:
        replay = self._moment.replay
        return names_of(replay.chairs(ply), replay.seat_of(ply, self._moment.chair) if self._own else None)

    def _where(self) -> str:
        moment = self._moment
        return translate("Replay", "{moment} of {all}").format(moment=moment.ply, all=len(moment.replay))

    def _prompt(self) -> str:
        moment = self._moment
        status = self._words.status(moment.replay.view(moment.ply, moment.chair), self._names)
        return joined([self._where(), status.title, status.line, moment.decision_text()])

    def _step(self) -> str:
        """Return what the last action led to, and who sits there anew."""
        moment = self._moment
        lines = []
        if moment.ply:
            before = moment.ply - 1
            events = moment.replay.batch(moment.ply, moment.chair).events
            names = self._names_at(before)
            lines += self._words.event_texts(events, moment.replay.view(before, moment.chair), names)
        return joined([text for text in (*lines, *people_lines(moment.replay, moment.ply)) if text])

    def _hands(self) -> str:
        """Return all hands that can be seen, and what the table says of that of the player as whom one looks."""
        return self._words.hand_readout(self._moment.shown_view(), self._names)

    def _lying(self) -> str:
        """Return what lies on the table."""
        moment = self._moment
        return joined([self._words.table_text(moment.shown_view(), self._names), trays_text(moment.table)])

    def _players(self) -> str:
        """Return all players, as their plates show them, and how many cards they hold."""
        moment = self._moment
        return players_text(moment.table, self._words, moment.shown_view(), 0)

    def _gone(self) -> str:
        """Return which cards have gone, as far as the player has seen them as whom one looks."""
        moment = self._moment
        seat = moment.replay.seat_of(moment.ply, moment.chair)
        if seat is None:
            return translate("Readouts", "Nobody’s cards are shown.")
        return gone_text(gone(moment.replay.heard(moment.ply, seat)), None, by_rank=False)

    def _score(self) -> str:
        moment = self._moment
        batches = [moment.replay.batch(ply, moment.chair) for ply in range(1, moment.ply + 1)]
        view = moment.replay.view(moment.ply, moment.chair)
        return self._words.score_text(view, batches, self._names)
