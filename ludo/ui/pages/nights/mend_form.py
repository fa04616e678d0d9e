"""A form for what was wrong with a partie or sheet of an evening: a person, or all of it."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.evenings import Played
from ludo.nights.people import Person
from ludo.ui.forms.dialog import Form, ask_why, show_form
from ludo.ui.forms.fields import choice_of, note, why_of
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import listed, texts, translate
from ludo.ui.pages.nights.evening_form import numbers_of, pick_of, picks
from ludo.ui.pages.nights.picker import people_of
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.names import elided

_text = texts("Mending")
_line_text = texts("OneLine")

_LONGEST_REASON = 200


class MendForm:
    """Annul a partie, or exchange somebody who sat there."""

    def __init__(self, page: QWidget, nights: Nights, partie: Played, people: Sequence[Person]) -> None:
        """`people` sat there."""
        self._nights, self._partie = nights, partie
        self._seated = {person.number: person.name for person in people}
        names = listed(list(self._seated.values()))
        kinds = {False: _text("a person: somebody else sat there"), True: _text("all of it: annul it")}
        self._annuls = choice_of(_text("What was wrong"), kinds, False)
        self._wrong = people_of(
            _text("Who did not sit there?"),
            [pick_of(nights, person) for person in people],
            several=False,
            label=_text("Who did not sit there?"),
        ).spaced(0)
        self._right = people_of(
            _text("Who did?"),
            picks(nights, [person.number for person in people]),
            several=False,
            adding=True,
            guests=partie.evening is not None,
            label=_text("Who did?"),
        ).spaced(0)
        for field in (self._wrong, self._right):
            field.needed(_text("Choose both persons.")).shown = lambda: not self._annuls.value
        self._why = why_of(_text("Why"), _LONGEST_REASON)
        show_form(
            page,
            [self._annuls, self._wrong, self._right, note(self._note_text), self._why],
            self._mend,
            heading=lambda: translate("Mending", "{game}, {names}: what was wrong?").format(
                game=game_title(partie.game), names=names
            ),
            done=_text("Put it right"),
        )

    def _note_text(self) -> str:
        if self._annuls.value:
            return translate(
                "Mending",
                "Its chips are given back by counter-entries with your reason. It counts nowhere, and is not gone on "
                "with; it stays to be looked at, and can be counted again.",
            )
        wrong, right = self._wrong.widget.person(), self._right.widget.person()
        if wrong != right in self._seated and wrong is not None:
            both = listed([self._seated[wrong], self._seated[right]])
            form = translate("Mending", "{names} change places: result and chips too; your reason is kept with it.")
            return elided(form, names=both)
        return translate("Mending", "Result and chips go to the right person; your reason is kept with it.")

    def _mend(self) -> None:
        source, origin, why = self._partie.source, self._partie.origin, self._why.value
        mending = self._nights.mending
        if not self._annuls.value:
            if not why:
                raise NightsError("reason-missing")
            (right,) = numbers_of(self._nights, self._right.value, self._partie.evening)
            mending.exchange(source, origin, self._wrong.widget.persons()[0], right, why)
        else:
            mending.annul(source, origin, why)


def ask_to_put_away(page: QWidget, nights: Nights, evening: int, gone: Callable[[], object]) -> Form:
    """Ask whether an evening is to be deleted, or put away with all its chips given back; `gone` is called after it."""
    title = evening_title(nights.evenings.get(evening))
    if nights.mending.is_empty(evening):
        return _ask_to_delete(page, nights, evening, title, gone)
    played = len(nights.evenings.played(evening))
    number = note(lambda: translate("Mending", "That is %n partie(s) and score sheet(s).", None, played))
    number.shown = lambda: played > 0
    annulled = _text(
        "All that was played and entered at it is annulled: counter-entries with your reason give every chip "
        "back. Nothing is deleted; the evening is listed under “Put away” only, and can be listed again."
    )
    return ask_why(
        page,
        note(annulled),
        number,
        act=lambda why: nights.mending.put_away(evening, why),
        then=gone,
        heading=lambda: translate("Mending", "Put “{evening}” away?").format(evening=title),
        done=_text("Annul all and put away"),
        longest=_LONGEST_REASON,
    )


def _ask_to_delete(page: QWidget, nights: Nights, evening: int, title: str, gone: Callable[[], object]) -> Form:
    form = show_form(
        page,
        [note(_text("No chips were ever moved at it. What was played stays, and belongs to no evening."))],
        lambda: nights.mending.delete_evening(evening),
        gone,
        heading=lambda: translate("Mending", "Delete “{evening}”?").format(evening=title),
        done=_text("Delete the evening"),
    )
    form.done_button.setFocus()
    return form


def ask_to_annul(page: QWidget, nights: Nights, partie: Played, title: str) -> Form:
    """Ask why a partie of another game counts no more."""
    return ask_why(
        page,
        note(_line_text("It counts nowhere any more, and its chips go back by counter-entries with your reason.")),
        act=lambda why: nights.mending.annul(partie.source, partie.origin, why),
        heading=lambda: elided(translate("OneLine", "Annul: {game}"), game=title),
        done=_line_text("Annul"),
    )
