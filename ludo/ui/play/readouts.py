"""Keys that read out: what is asked, what happened last, the own hand, the table, the score.

The text is spoken, and stands for a while in the line above the hand.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from ludo.engine.events import DealEnded, Event, Moved, Turned
from ludo.engine.places import Seat, hand
from ludo.session.record import EventBatch
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import keys_for
from ludo.ui.play.gone import gone, gone_text
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.states import ControllerState
from ludo.ui.table.card import CardWidget

_text = texts("Keys")

READOUT_KEYS: Final[Mapping[str, tuple[str, Text]]] = MappingProxyType(
    {
        "prompt": ("F3", _text("Hear again what is going on")),
        "last": ("F4", _text("Hear what happened since your last turn")),
        "hand": ("F5", _text("Hear your hand")),
        "table": ("F7", _text("Hear the trick and what lies on the table")),
        "score": ("F8", _text("Hear the score")),
        "players": ("F12", _text("Hear all players: turn, dealer, cards, chips, tricks, who has opened or folded")),
        "gone": ("Shift+F7", _text("Hear which cards have gone: of the suit of the card with the focus, else all")),
        "gone_rank": ("Shift+F8", _text("Hear which cards of the rank of the card with the focus have gone")),
    }
)
"""The key of each readout on Linux and Windows, and what it reads."""


def dealt(events: Sequence[Event], seat: Seat | None) -> bool:
    """Have several cards come into the hand of a seat that it sees, or has it looked at them?"""
    if seat is None:
        return False
    own = hand(seat)
    seen = 0
    for event in events:
        match event:
            case Moved(cards, _, target) if target == own:
                seen += sum(card is not None for card in cards)
            case Turned(place, cards) if place == own:
                seen += sum(card is not None for card in cards)
            case _:
                pass
    return seen > 1


class Readouts:
    """What the keys read out at the table of a page."""

    def __init__(self, page: PlayParts) -> None:
        self._page = page
        self._last: list[str] = []

    def add_keys(self) -> None:
        """Let the keys work everywhere on the page."""
        for name, (keys, _) in READOUT_KEYS.items():
            shortcut = QShortcut(
                QKeySequence(keys_for(keys)), self._page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(lambda name=name: self.read(name))

    def begin(self, batch: EventBatch) -> None:
        """Forget what happened before the person's own act, or before a jump."""
        if batch.jumped or batch.actor == self._page.controller.seat:
            self._last.clear()

    def remember(self, texts: Sequence[str]) -> None:
        """Keep what has been said, for the key that repeats it."""
        self._last += texts

    def read(self, name: str) -> None:
        """Read one of them out; behind the curtain none."""
        page = self._page
        if page.controller.state == ControllerState.CURTAIN:
            return
        texts: Mapping[str, Callable[[], str]] = {
            "prompt": lambda: self.prompt(),
            "choices": lambda: self.choices(),
            "last": lambda: self.last(),
            "hand": lambda: self.hand(),
            "table": lambda: page.words.table_text(page.controller.view, page.names),
            "score": lambda: self.score(),
            "players": lambda: self.players(),
            "gone": lambda: self.gone(by_rank=False),
            "gone_rank": lambda: self.gone(by_rank=True),
        }
        text = texts[name]()
        if name != "prompt":
            page.status_panel.show_note(text, page.table.durations.notice)
        announce(page.status_panel, text, at_once=True)

    def after(self, batch: EventBatch) -> list[str]:
        """Return what is said after an action: the hand that was dealt; at the end the other hands and the standing."""
        page = self._page
        if any(isinstance(event, DealEnded) for event in batch.events):
            standing = self.score() if page.settings.value.spoken == "full" else ""
            return [page.words.end_text(page.controller.view, page.names), standing]
        return [self.hand()] if dealt(batch.events, page.controller.seat) else []

    def prompt(self) -> str:
        """Return what is going on, and the buttons that there are."""
        panel = self._page.status_panel
        named = [
            translate("Readouts", "{act} [{key}]").format(act=button.text(), key=button.key)
            if button.key and self._page.settings.value.key_hints
            else button.text()
            for button in panel.buttons
        ]
        return joined([panel.asked(), *named])

    def choices(self) -> str:
        """Return which answers there are, with their keys: no key but theirs answers."""
        named = [
            translate("Readouts", "{key} {act}").format(key=button.key, act=button.text())
            if button.key
            else button.text()
            for button in self._page.status_panel.buttons
        ]
        return translate("Readouts", "Choose: {choices}").format(choices=enumerated(named))

    def last(self) -> str:
        """Return what happened since the person's last act."""
        return joined(self._last) or translate("Readouts", "Nothing has happened yet.")

    def hand(self) -> str:
        """Return the own hand as it lies, and as the digits count it."""
        page = self._page
        return page.words.hand_text(page.table.drafts.shown(page.controller.view), page.names)

    def players(self) -> str:
        """Return all players in the order of play, the person first: what their plates show, and more of the game."""
        page = self._page
        view, plates = page.controller.view, page.table.seats.plates
        first = page.controller.seat or 0
        seats = [(first + step) % len(page.names.names) for step in range(len(page.names.names))]
        texts = [(plates[seat].accessibleName(), page.words.seat_text(view, seat)) for seat in seats if seat in plates]
        return joined([enumerated(filter(None, each)) for each in texts])

    def gone(self, *, by_rank: bool) -> str:
        """Return which cards of this deal have gone, as far as the person's seat has seen them."""
        page = self._page
        deal = page.session.record.deal(page.controller.chair)
        now = page.focusWidget()
        asked = now.face if isinstance(now, CardWidget) and now.hasFocus() else None
        return gone_text(gone(deal), asked, by_rank)

    def score(self) -> str:
        """Return how the partie stands."""
        page = self._page
        history = page.session.record.history(page.controller.chair)
        return page.words.score_text(page.controller.view, history, page.names)
