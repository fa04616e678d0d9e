"""The journal of a partie that is looked at again, as the player of a chair knows it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidgetItem

from ludo.bots.coach.prices import Mark
from ludo.session.replay import Replay
from ludo.ui.i18n import translate
from ludo.ui.pages.replay_views import Snapshot
from ludo.ui.platform.announce import joined
from ludo.ui.play.journal import journal_item, seal_item
from ludo.ui.play.review_words import mark_text
from ludo.ui.widgets.decision_marks import mark_icon
from ludo.ui.widgets.wrapped_list import WrappedList
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.people import people_lines

_PLY: Final = Qt.ItemDataRole.UserRole
"""Of an entry: after how many actions it stands."""


def journal_items(now: Snapshot, words: GameWords, *, seals: bool = False) -> list[QListWidgetItem]:
    """Return what is said of the action that led to a moment, and of the players from there on; seals: with sums."""
    items, ply = [], now.ply
    if ply:
        batch, before = now.replay.batch(ply, now.chair), now.replay.view(ply - 1, now.chair)
        texts = words.event_texts(batch.events, before, now.names(ply - 1))
        sealed = batch.commitment if seals else None
        items = [] if sealed is None else [seal_item(sealed)]
        items += [journal_item(event, text) for event, text in zip(batch.events, texts, strict=True) if text]
    return [*items, *(QListWidgetItem(text) for text in people_lines(now.replay, ply) if text)]


class ReplayJournal(WrappedList):
    """Everything that happened. chosen: after so many actions; seals: with the sums of what luck did."""

    chosen = Signal(int)

    def __init__(self, replay: Replay, words: GameWords, *, seals: bool) -> None:
        super().__init__(translate("Replay", "Journal"))
        self._replay, self._words, self._seals = replay, words, seals
        self.entered.connect(lambda item: self.chosen.emit(item.data(_PLY)))

    def show_chair(self, chair: int | None) -> None:
        """Write all entries as the player of a chair knows them (None: an onlooker)."""
        self.clear()
        for ply in range(len(self._replay) + 1):
            for item in journal_items(Snapshot(self._replay, ply, chair), self._words, seals=self._seals):
                item.setData(_PLY, ply)
                self.addItem(item)

    def go(self, ply: int) -> None:
        """Mark the last entry of so many actions."""
        past = [number for number in range(self.count()) if self.item(number).data(_PLY) <= ply]
        self.setCurrentRow(past[-1] if past else -1)

    def show_marks(self, marks: Mapping[int, Mark]) -> None:
        """Show the marks of decisions at what was done, by how many actions came before."""
        seen = set[int]()
        for number in range(self.count()):
            item = self.item(number)
            ply = item.data(_PLY) - 1
            mark = marks.get(ply) if ply not in seen else None
            seen.add(ply)
            item.setIcon(QIcon() if mark is None else mark_icon(mark, self.devicePixelRatioF()))
            said = item.text() if mark is None else joined([item.text(), mark_text(mark)])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
