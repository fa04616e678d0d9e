"""A mistake that is due for another try: its answer is noted once, before the right one was seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.session.retries import Mistake
from ludo.session.reviewing import Moment
from ludo.ui.dialogs.notices import Notices
from ludo.ui.i18n import texts
from ludo.ui.pages.replay import ReplayPage

if TYPE_CHECKING:
    from ludo.store.retries import RetriesTable

_text = texts("MyPlay")


def ask_again(page: ReplayPage, mistake: Mistake, retries: RetriesTable, notices: Notices) -> None:
    """Have a decision tried again on the page of its partie; say so where it is no mistake any more."""
    reviewed = page.reviewed
    if reviewed is None:
        return
    game = page.replay.game

    def note(moment: Moment, place: int) -> None:
        act = moment.appraisal.acts[place].act
        written = None if act is None else game.write(act)
        notices.attempt(lambda: retries.answer(mistake, moment.appraisal.is_right(place), written))

    moment = reviewed.panel.moment_of(mistake.ply, mistake.chair)
    if moment is not None and moment.appraisal.mark is not None:
        reviewed.answered.connect(note)
        reviewed.try_again(moment)
        return
    page.go(mistake.ply)
    if reviewed.panel.is_open(mistake.ply, mistake.chair):
        notices.show_message(
            _text("Not yet"), _text("This partie is being reviewed anew. Try again once that is done.")
        )
        return
    notices.attempt(lambda: retries.drop(mistake))
    notices.show_message(
        _text("No mistake any more"), _text("The partie was reviewed anew, and nothing is marked here now.")
    )
