"""Says what happens at the table of a page, and what is asked: each thing once."""

from collections.abc import Sequence

from ludo.engine.events import DealEnded
from ludo.engine.places import Seat
from ludo.session.record import EventBatch
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, joined, voice
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.readouts import Readouts
from ludo.ui.play.run_speech import RunSpeech
from ludo.ui.play.speaking import spoken
from ludo.ui.play.state import Asking, Failed, Nothing, Over, Result

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

    def __init__(self, page: PlayParts, readouts: Readouts) -> None:
        self._page = page
        self._readouts = readouts
        self._run = RunSpeech(page.words)
        self._prompted = ""
        self._result_said = False
        """Was how the deal ended said, with the standing, when it ended?"""

    def begin(self, batch: EventBatch) -> None:
        """Begin with another action; what a jump leaves behind is not said any more."""
        self._prompted = ""
        self._result_said = any(isinstance(event, DealEnded) for event in batch.events)
        if batch.jumped:
            voice().forget(self._page)
            self._run.rest(self._page.names)
        self._readouts.begin(batch)

    def tell(self, batch: EventBatch, part: slice, lines: Sequence[str | None], reader: int | None) -> None:
        """Say a part of an action; lines: those of the whole action; reader: the chair that may know them."""
        page = self._page
        self._readouts.remember([line for line in lines[part] if line])
        gains = page.words.standing_has_gains
        said = spoken(batch, part, lines, page.facts.seat, page.settings.value, standing_has_gains=gains)
        before = page.session.record.view(batch.ply - 1, reader)
        told = list(self._run.heard(batch.events[part], said, before, page.names))
        if part.stop >= len(batch.events):
            told += self._readouts.after(batch)
        announce(page.table, joined(told))

    def prompt(self) -> None:
        """Say once what is asked, however often it is shown again."""
        page = self._page
        halted = page.table.halted
        facts = page.facts
        if facts.reading or (not isinstance(facts.phase, _WAITING) and not facts.steps_in and not halted):
            return
        text = self._readouts.choices() if halted else self._asked()
        if (halted or not page.table.busy) and text != self._prompted:
            self._prompted = text
            self._say_rest_of_run()
            announce(page.status_panel, text)

    def say_who_thinks(self, seat: Seat) -> None:
        """Say that somebody thinks for long."""
        self._say_rest_of_run()
        if self._page.settings.value.spoken != "short":
            text = translate("Table", "{name} is thinking.").format(name=self._page.names.name(seat))
            announce(self._page.table, text)

    def _asked(self) -> str:
        """Return what is asked; how a deal or partie ended has been said, so that only what can be done is."""
        page = self._page
        if isinstance(page.facts.phase, (Result, Over)) and self._result_said:
            return self._readouts.choices()
        if page.facts.waits_for_key:
            return self._readouts.question()
        status = page.status_panel.status
        return status.line if self._readouts.has_said(status.title) else page.status_panel.asked()

    def _say_rest_of_run(self) -> None:
        announce(self._page.table, self._run.rest(self._page.names))
