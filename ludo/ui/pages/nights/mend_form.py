"""What was wrong with a partie or sheet of an evening: a person, or all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ludo.nights.errors import NightsError
from ludo.nights.evenings import Played
from ludo.nights.people import Person
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import listed, texts, translate
from ludo.ui.pages.nights.evening_form import numbers_of, pick_of, picks
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("Mending")

_LONGEST_REASON = 200
_ANNUL, _EXCHANGE = "annul", "exchange"


class MendForm(Form):
    """Annul a partie, or exchange somebody who sat there; `changed` is called once it is done."""

    def __init__(
        self, page: QWidget, nights: Nights, partie: Played, people: Sequence[Person], changed: Callable[[], object]
    ) -> None:
        """`people` sat there."""
        self._nights = nights
        self._partie = partie
        self._changed = changed
        names = listed([person.name for person in people])
        super().__init__(
            page,
            lambda: translate("Mending", "{game}, {names}: what was wrong?").format(
                game=game_title(partie.game), names=names
            ),
            _text("Put it right"),
            self._mend,
        )
        self.kind = Chips(
            [
                (_EXCHANGE, _text("a person: somebody else sat there")),
                (_ANNUL, _text("all of it: annul it")),
            ],
            _text("What was wrong"),
        )
        self.kind.set_value(_EXCHANGE)
        self.kind.chosen.connect(lambda _: self._show())
        self.wrong = PeoplePicker(
            [pick_of(nights, person) for person in people],
            _text("Who did not sit there?"),
            several=False,
        )
        self.right = PeoplePicker(
            picks(nights, (), [person.number for person in people]),
            _text("Who did?"),
            several=False,
            adding=True,
            guests=partie.evening is not None,
        )
        self.reason = TextField("", _LONGEST_REASON)
        self._persons = [
            Label(_text("Who did not sit there?"), "small", "quiet"),
            self.wrong,
            Label(_text("Who did?"), "small", "quiet"),
            self.right,
        ]
        self.column.addWidget(self.kind)
        for widget in self._persons:
            self.column.addWidget(widget)
        self._note = self.add_note(self._note_text)
        self.ask_why(_text("Why"), self.reason)
        self._show()
        self.start(self.kind)

    def _show(self) -> None:
        for widget in self._persons:
            widget.setVisible(self.kind.value == _EXCHANGE)
        self._note.retranslate()

    def _note_text(self) -> str:
        if self.kind.value == _ANNUL:
            return translate(
                "Mending",
                "Its chips are given back by counter-entries with your reason. It counts nowhere, and is not gone on "
                "with; it stays to be looked at, and can be counted again.",
            )
        return translate("Mending", "Result and chips go to the right person, by counter-entries with your reason.")

    def _mend(self) -> str:
        source, origin = self._partie.source, self._partie.origin
        mending = self._nights.mending
        if self.kind.value == _ANNUL:
            if source == "play":
                self._nights.others.annul(origin, self.reason.words())
            else:
                mending.annul(source, origin, self.reason.words())
        else:
            wrong = [key for key in self.wrong.chosen() if isinstance(key, int)]
            if not wrong or not self.right.chosen():
                return translate("Mending", "Choose both persons.")
            if not self.reason.words():
                raise NightsError("reason-missing")
            (right,) = numbers_of(self._nights, self.right.chosen(), self._partie.evening)
            mending.exchange(source, origin, wrong[0], right, self.reason.words())
        self._changed()
        return ""


def ask_to_put_away(page: QWidget, nights: Nights, evening: int, gone: Callable[[], object]) -> Form:
    """Ask whether an evening is to be deleted, or put away with all its chips given back; `gone` is called after it."""
    empty = nights.mending.is_empty(evening)
    title = evening_title(nights.evenings.get(evening))
    played = len(nights.evenings.played(evening))
    reason = TextField("", _LONGEST_REASON)

    def act() -> str:
        if empty:
            nights.mending.delete_evening(evening)
        else:
            nights.mending.put_away(evening, reason.words())
        gone()
        return ""

    if empty:
        form = Form(
            page,
            lambda: translate("Mending", "Delete “{evening}”?").format(evening=title),
            _text("Delete the evening"),
            act,
        )
        form.add_note(_text("No chips were ever moved at it. What was played stays, and belongs to no evening."))
        return form.start(form.done_button)
    form = Form(
        page,
        lambda: translate("Mending", "Put “{evening}” away?").format(evening=title),
        _text("Annul all and put away"),
        act,
    )
    form.add_note(
        _text(
            "All that was played and entered at it is annulled: counter-entries with your reason give every chip "
            "back. Nothing is deleted; the evening is listed under “Put away” only, and can be listed again."
        )
    )
    if played:
        form.add_note(lambda: translate("Mending", "That is %n partie(s) and score sheet(s).", None, played))
    form.ask_why(_text("Why"), reason)
    return form.start(reason)
