"""Announcements in a replay: each step, and what the keys of the table read out there."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import Text, translate
from ludo.ui.pages.replay_views import Snapshot
from ludo.ui.platform.announce import announce, answer, joined
from ludo.ui.platform.shortcuts import READOUT_KEYS
from ludo.ui.play.cards_gone import gone, gone_text
from ludo.ui.play.readouts import players_text, trays_text
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names
from ludo.ui.wording.people import people_lines


class ReplayVoice:
    """Speaks for a page that shows a replay."""

    def __init__(
        self, table: TableWidget, words: GameWords, now: Callable[[], Snapshot], page: QWidget, decision: Text
    ) -> None:
        """now: what is looked at; decision: what is said of the decision there, empty if nothing is."""
        self._page = page
        self._table = table
        self._now = now
        self._words = words
        self._decision = decision
        for name, (keys, _) in READOUT_KEYS.items():
            add_shortcut(page, keys, partial(self.read, name))

    def say_step(self) -> None:
        """Say what led to the moment that is shown now."""
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
        answer(self._page, texts[name]())

    @property
    def _names(self) -> Names:
        now = self._now()
        return now.names(now.ply)

    def _where(self) -> str:
        now = self._now()
        return translate("Replay", "{moment} of {all}").format(moment=now.ply, all=now.replay.ply)

    def _prompt(self) -> str:
        now = self._now()
        status = self._words.status(now.replay.view(now.ply, now.chair), self._names)
        return joined([self._where(), status.title, status.line, self._decision()])

    def _step(self) -> str:
        """Return what the last action led to, and who sits there anew."""
        now = self._now()
        lines = []
        if now.ply:
            before = now.ply - 1
            events = now.replay.batch(now.ply, now.chair).events
            names = now.names(before)
            lines += self._words.event_texts(events, now.replay.view(before, now.chair), names)
        return joined([text for text in (*lines, *people_lines(now.replay, now.ply)) if text])

    def _hands(self) -> str:
        """Return all hands that can be seen, and what the table says of that of the player as whom one looks."""
        return self._words.hand_readout(self._now().view, self._names)

    def _lying(self) -> str:
        """Return what lies on the table."""
        now = self._now()
        return joined([self._words.table_text(now.view, self._names), trays_text(self._table)])

    def _players(self) -> str:
        """Return all players, as their plates show them, and how many cards they hold."""
        now = self._now()
        return players_text(self._table, self._words, now.view, 0)

    def _gone(self) -> str:
        """Return which cards have gone, as far as the player has seen them as whom one looks."""
        now = self._now()
        seat = now.replay.seat_of(now.ply, now.chair)
        if seat is None:
            return translate("Readouts", "Nobody’s cards are shown.")
        return gone_text(gone(now.replay.heard(now.ply, seat)), None, by_rank=False)

    def _score(self) -> str:
        now = self._now()
        batches = [now.replay.batch(ply, now.chair) for ply in range(1, now.ply + 1)]
        view = now.replay.view(now.ply, now.chair)
        return self._words.score_text(view, batches, self._names)
