"""Says cards that one player lays in a row as one sentence: "Léa: Four, Five of hearts; nobody has the Six."."""

from collections.abc import Iterator, Sequence

from ludo.engine.cards import RANK, Card
from ludo.engine.events import Event
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.ui.i18n import enumerated, full_stop
from ludo.ui.wording.cards import card_name, rank_name
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names


class RunSpeech:
    """Holds back the cards of a run until somebody else lays one or it ends."""

    def __init__(self, words: GameWords) -> None:
        self._words = words
        self._seat: Seat = -1
        self._cards: list[Card] = []

    def heard(
        self, events: Sequence[Event], said: Sequence[str | None], before: AnyView, names: Names
    ) -> Iterator[str]:
        """Return what is to be said now; said: the line of each event, None for what is not said."""
        for event, text in zip(events, said, strict=True):
            step = self._words.run_card(event)
            if step is not None and text:
                if self._cards and (step[0] != self._seat or step[1] != self._cards[-1] + 1):
                    yield self.rest(names)
                self._seat = step[0]
                self._cards.append(step[1])
            elif text:
                why = self._words.run_end_text(event, before) if self._cards else ""
                if self._cards:
                    yield self.rest(names, why)
                if not why:
                    yield text

    def rest(self, names: Names, why: str = "") -> str:
        """Return the cards that are held back as a sentence; empty if there are none. why: why the run ends."""
        if not self._cards:
            return ""
        *others, last = self._cards
        self._cards = []
        laid = enumerated([*(rank_name(RANK[card]) for card in others), card_name(last)])
        line = with_head(names.of(self._seat), laid)
        return full_stop(in_parts([line, why]) if why else line)
