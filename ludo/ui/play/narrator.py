"""Says what happens at the table of a page, and what is asked: each thing once."""

from collections.abc import Sequence

from ludo.engine.events import DealEnded
from ludo.engine.places import Seat
from ludo.session.record import EventBatch
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, joined, voice
from ludo.ui.play.facts import Look
from ludo.ui.play.readouts import Readouts
from ludo.ui.play.run_speech import RunSpeech
from ludo.ui.play.speaking import spoken
from ludo.ui.play.state import Asking, Failed, Nothing, Over, Result
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.table import TableWidget

_WAITING = (
    Asking,
    Nothing,
    Result,
    Over,
    Failed,
)
"""States in which the program waits for the person."""


class Narrator:
    """The narrator, who speaks without being asked."""

    def __init__(self, table: TableWidget, panel: StatusPanel, readouts: Readouts, look: Look) -> None:
        self._table = table
        self._panel = panel
        self._readouts = readouts
        self._look = look
        self._run = RunSpeech(look().now.words)
        self._prompted = ""
        self._result_said = False
        """Was how the deal ended said, with the standing, when it ended?"""

    def begin(self, batch: EventBatch) -> None:
        """Begin with another action; what a jump leaves behind is not said any more."""
        self._prompted = ""
        self._result_said = any(isinstance(event, DealEnded) for event in batch.events)
        if batch.jumped:
            voice().forget(self._table.parentWidget() or self._table)
            self._run.rest(self._look().names)
        self._readouts.begin(batch)

    def tell(self, batch: EventBatch, part: slice, lines: Sequence[str | None], reader: int | None) -> None:
        """Say a part of an action; lines: those of the whole action; reader: the chair that may know them."""
        facts = self._look()
        self._readouts.remember([line for line in lines[part] if line])
        gains = facts.now.words.standing_has_gains
        said = spoken(batch, part, lines, facts.seat, facts.now.settings, standing_has_gains=gains)
        before = facts.now.session.record.view(batch.ply - 1, reader)
        told = list(self._run.heard(batch.events[part], said, before, facts.names))
        if part.stop >= len(batch.events):
            told += self._readouts.after(batch)
        announce(self._table, joined(told))

    def prompt(self) -> None:
        """Say once what is asked, however often it is shown again."""
        facts = self._look()
        halted = self._table.halted
        if facts.reading or (not isinstance(facts.phase, _WAITING) and not facts.steps_in and not halted):
            return
        text = self._readouts.choices() if halted else self._asked()
        if (halted or not self._table.busy) and text != self._prompted:
            self._prompted = text
            self._say_rest_of_run()
            announce(self._panel, text)

    def say_who_thinks(self, seat: Seat) -> None:
        """Say that somebody thinks for long."""
        self._say_rest_of_run()
        facts = self._look()
        if facts.now.settings.spoken != "short":
            text = translate("Table", "{name} is thinking.").format(name=facts.names.name(seat))
            announce(self._table, text)

    def _asked(self) -> str:
        """Return what is asked; how a deal or partie ended has been said, so that only what can be done is."""
        facts = self._look()
        if isinstance(facts.phase, (Result, Over)) and self._result_said:
            return self._readouts.choices()
        if facts.waits_for_key:
            return self._readouts.question()
        status = self._panel.status
        return status.line if self._readouts.has_said(status.title) else self._panel.asked()

    def _say_rest_of_run(self) -> None:
        announce(self._table, self._run.rest(self._look().names))
