"""Taking back and doing again, with what that was; where nothing can be, that is said."""

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.effects import Do
from ludo.ui.play.facts import Look
from ludo.ui.play.messages import GoBack, Send
from ludo.ui.play.status import StatusPanel


class TakingBack:
    """Undo and redo at a table."""

    def __init__(self, panel: StatusPanel, look: Look, send: Send) -> None:
        self._panel = panel
        self._look = look
        self._send = send

    def undo(self) -> None:
        """Take back the last decision of a person, and say which it was."""
        session = self._look().now.session
        ply = session.undo_point()
        if ply is None or self._look().error is not None:
            self._refuse(translate("Table", "Nothing can be taken back now."))
            return
        done = self._said(ply + 1) if ply < session.ply else ""
        self._send(GoBack(Do.UNDO))
        form = translate("Table", "Taken back: {done}") if done else translate("Table", "Taken back.")
        announce(self._panel, form.format(done=done), at_once=True)

    def redo(self) -> None:
        """Do again what was taken back last; what happens is said as it happens."""
        if self._look().now.session.can_redo and self._look().error is None:
            self._send(GoBack(Do.REDO))
        else:
            self._refuse(translate("Table", "There is nothing to do again."))

    def _said(self, ply: int) -> str:
        """Return what was said of an action."""
        facts = self._look()
        texts = facts.now.lines.of(facts.now.session.record.batch(ply, facts.chair), facts.chair)
        return joined([text for text in texts if text][:1])

    def _refuse(self, text: str) -> None:
        self._panel.say_problem(text, self._look().now.stage.durations.notice)
        announce(self._panel, text, at_once=True)
