"""Sounds of the table: a card, a counter, a call, your turn, the partie won; for the ear, a trick and a refusal.

A game may name sounds of its own events (`GameScreen.sound`); everything else sounds the same in all games.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, SignalInstance

from ludo.engine.events import Event, Moved, Paid, PartieEnded, Said
from ludo.engine.places import Place
from ludo.resource_paths import resource
from ludo.ui.games.registry import SCREENS
from ludo.ui.platform.player import SoundPlayer, system_backend
from ludo.ui.play.facts import Look
from ludo.ui.play.state import Asking
from ludo.ui.services.settings import SettingsStore

_WEIGHT: Final = ("won", "trick", "call", "chip", "card")
"""Of the sounds of one beat only the first of these is heard."""


class Sounds(QObject):
    """Plays the sounds of a page. `player`: what plays them, by default what the system has."""

    def __init__(
        self,
        page: QObject,
        look: Look,
        happening: SignalInstance,
        changed: SignalInstance,
        settings: SettingsStore,
        player: SoundPlayer | None = None,
    ) -> None:
        """happening: a batch of events, and the slice of them that is shown; changed: something else may be so."""
        super().__init__(page)
        self._look = look
        self._settings = settings
        self._player = player or SoundPlayer(resource("sounds"), system_backend(self))
        self._asked = -1
        happening.connect(self._hear)
        changed.connect(self._hear_turn)
        page.destroyed.connect(self._player.close)

    def play_refusal(self) -> None:
        """Play the sound of what is not possible."""
        if self._settings.value.earcons:
            self.play("refused")

    def play(self, name: str) -> None:
        """Play a sound, if sounds are wanted."""
        value = self._settings.value
        if value.sounds:
            self._player.play(name, value.volume)

    def _hear(self, batch: object, part: slice) -> None:
        events: Sequence[Event] = getattr(batch, "events", ())
        name = self.sound_of(events[part])
        if name:
            self.play(name)

    def sound_of(self, events: Sequence[Event]) -> str:
        """Return the sound of what happens at once, empty if it is silent."""
        heard = {self._one(event) for event in events}
        return next((name for name in _WEIGHT if name in heard), "")

    def _one(self, event: Event) -> str | None:
        own = SCREENS[self._look().now.session.game.id].sound(event)
        if own is not None:
            return own
        match event:
            case PartieEnded(winners) if self._look().seat in winners:
                return "won"
            case Said():
                return "call"
            case Paid():
                return "chip"
            case Moved(source=Place("trick")) if self._settings.value.earcons:
                return "trick"
            case Moved():
                return "card"
        return None

    def _hear_turn(self) -> None:
        """Play the sound of the person's turn, once a decision."""
        facts = self._look()
        session = facts.now.session
        if isinstance(facts.phase, Asking) and self._asked != session.ply and facts.deciding:
            self._asked = session.ply
            if any(not chair.person for chair in session.chairs):
                self.play("turn")
