"""Taking back and doing again, with what that was; where nothing can be, that is said."""

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.action_lines import ActionLines
from ludo.ui.play.effects import Do
from ludo.ui.play.messages import GoBack
from ludo.ui.play.parts import PlayParts


class TakingBack:
    """Undo and redo at the table of a page."""

    def __init__(self, page: PlayParts, lines: ActionLines) -> None:
        self._page = page
        self._lines = lines

    def undo(self) -> None:
        """Take back the last decision of a person, and say which it was."""
        session = self._page.session
        ply = session.undo_point()
        if ply is None or self._page.facts.error is not None:
            self._refuse(translate("Table", "Nothing can be taken back now."))
            return
        done = self._said(ply + 1) if ply < session.ply else ""
        self._page.send(GoBack(Do.UNDO))
        form = translate("Table", "Taken back: {done}") if done else translate("Table", "Taken back.")
        announce(self._page.table, form.format(done=done), at_once=True)

    def redo(self) -> None:
        """Do again what was taken back last; what happens is said as it happens."""
        if self._page.session.can_redo and self._page.facts.error is None:
            self._page.send(GoBack(Do.REDO))
        else:
            self._refuse(translate("Table", "There is nothing to do again."))

    def _said(self, ply: int) -> str:
        """Return what was said of an action."""
        chair = self._page.facts.chair
        texts = self._lines.of(self._page.session.record.batch(ply, chair), chair)
        return joined([text for text in texts if text][:1])

    def _refuse(self, text: str) -> None:
        panel = self._page.status_panel
        panel.say_problem(text, self._page.table.durations.notice)
        announce(panel, text, at_once=True)
