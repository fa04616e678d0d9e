"""A mistake that is due for another try: its answer is noted once, before the right one was seen."""

from ludo.session.retries import Mistake
from ludo.session.reviewing import Moment
from ludo.ui.dialogs.notices import Notices
from ludo.ui.i18n import texts
from ludo.ui.pages.replay import ReplayPage
from ludo.ui.pages.replay_state import GoTo, TryAgain
from ludo.ui.services.store_types import RetriesTable

_text = texts("MyPlay")


def note_answer(page: ReplayPage, mistake: Mistake, retries: RetriesTable, notices: Notices) -> None:
    """Keep the answer to a mistake, once it is given on the page of its partie."""
    game = page.replay.game

    def note(moment: Moment, place: int) -> None:
        act = moment.appraisal.acts[place].act
        written = None if act is None else game.write(act)
        notices.attempt(lambda: retries.answer(mistake, moment.appraisal.is_right(place), written))

    page.answered.connect(note)


def ask_again(page: ReplayPage, mistake: Mistake, retries: RetriesTable, notices: Notices) -> None:
    """Have a decision tried again on the page of its partie; say so where it is no mistake any more."""
    review, at = page.now.review, (mistake.ply, mistake.chair)
    if review is None:
        return
    moment = page.now.moment(at)
    if moment is not None and moment.appraisal.mark is not None:
        page.send(TryAgain(moment.decision))
        return
    page.send(GoTo(mistake.ply))
    if any(decision[:2] == at for decision in review.open):
        notices.show_message(
            _text("Not yet"), _text("This partie is being reviewed anew. Try again once that is done.")
        )
        return
    notices.attempt(lambda: retries.drop(mistake))
    notices.show_message(
        _text("No mistake any more"), _text("The partie was reviewed anew, and nothing is marked here now.")
    )
