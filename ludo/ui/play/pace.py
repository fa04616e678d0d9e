"""How a partie goes on by itself: who waits for whom, fast-forward, and cards that are played for the person."""

from contextlib import suppress
from itertools import islice

from ludo.engine.actions import Action
from ludo.engine.offers import Offers
from ludo.session.ports import StorageError
from ludo.session.session import Session
from ludo.ui.platform.announce import voice
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.durations import Durations

_RELAXED = 2.2
"""So much longer is the gap where computer players take their time."""
_ANSWER = 0.7
"""A computer player that nobody can interrupt waits this share of the gap."""


class Pace:
    """How fast one session goes on.

    fast_forward: nothing moves and nobody waits until the person can act ("decision") or has to ("turn"); empty
    otherwise. has_waited: a computer player has waited for the person. let_by: the ply at which a chair let its chance
    to step in go by.
    """

    def __init__(self, session: Session, settings: SettingsStore) -> None:
        self._session = session
        self._settings = settings
        self._may_wait = True
        self._patient = settings.waits(session.game.id)
        self.has_waited = False
        self.fast_forward = ""
        self.let_by: tuple[int, int | None] | None = None

    def read_settings(self) -> bool:
        """Follow the settings; True if computer players wait."""
        self._patient = self._may_wait and self._settings.waits(self._session.game.id)
        return self._patient

    @property
    def person_may_step_in(self) -> bool:
        """Could any person act before the computer player whose turn it is?"""
        session = self._session
        return any(session.chairs[seat].person and session.offers(seat) for seat in session.turn().may)

    @property
    def waits(self) -> bool:
        """Does a computer player on turn wait until the person lets it go on?"""
        return self._patient and not self.fast_forward and self.person_may_step_in

    def gap(self, durations: Durations) -> int:
        """Return how long a computer player waits before it acts, in milliseconds."""
        if self.fast_forward:
            return 0
        share = _RELAXED if self._settings.value.relaxed else 1.0
        return round(durations.gap * share * (1.0 if self.person_may_step_in else _ANSWER))

    def voice(self) -> int:
        """Return how long a voice still speaks what has happened, in milliseconds, where that is waited for."""
        return voice().speaking() if self._settings.value.at_voice and not self.fast_forward else 0

    def luck(self, durations: Durations) -> int:
        """Return how long a shuffle, a cut or a lot waits, in milliseconds."""
        return 0 if self.fast_forward else durations.luck

    @property
    def may_stop_waiting(self) -> bool:
        """Have computer players waited in this partie because it is among the first of its game?"""
        return self._patient and self.has_waited and self._settings.value.wait_for_me == "first"

    def stop_waiting(self) -> None:
        """Let computer players of this game wait no more, now and later."""
        self._patient = False
        with suppress(StorageError):  # in effect for this partie even if it cannot be saved
            self._settings.stop_waiting(self._session.game.id)

    def wait_for_nobody(self) -> None:
        """Let computer players of this partie not wait for Space, whatever the settings say."""
        self._patient = self._may_wait = False

    def reached(self, must: bool, may: bool) -> None:
        """End fast-forward where the person has to act, or can."""
        if must or (may and self.fast_forward == "decision"):
            self.fast_forward = ""

    def forced(self, offers: Offers) -> Action | None:
        """Return the only thing that the person can do, if it is to be done for them."""
        if not self._settings.value.play_forced:
            return None
        first = list(islice(iter(offers), 2))
        return first[0] if len(first) == 1 else None
