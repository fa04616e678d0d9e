"""Parties played outside of evenings before only evenings made debts: line by line, what becomes of each."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from ludo.nights.corrections import OutsidePartie, PartieKey
from ludo.nights.people import Person, current
from ludo.session.ports import StorageError
from ludo.ui.charts.ticks import day_text
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import enumerated, isolated, listed, texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.services.destinations import ToOutside
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.more import MoreButton
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, clear, fill, grid_of_rows, line, row
from ludo.ui.wording.chips import chips_text

_text = texts("Outside")

_AT_ONCE: Final = 40
_LEAVE_OUT: Final = "leave-out"
_GATHER: Final = "gather"


class OutsidePage(Page):
    """A line a partie: who, what, when, effect on each, where it is to belong. left: also once it is answered."""

    def __init__(self, nights: Nights) -> None:
        """Raises StorageError."""
        super().__init__()
        self._nights = nights
        self._parties: Sequence[OutsidePartie] = ()
        self._people: Mapping[int, Person] = {}
        self._answers: dict[PartieKey, str] = {}
        self._choices: dict[PartieKey, Chips[str]] = {}
        self._read()
        self.column.addWidget(Label(self.title, "title"))
        self.column.addWidget(Label(_explanation))
        self.column.addWidget(Label(self._state_text, "body", "quiet"))
        self.column.addWidget(Label(self._evening_text, "body", "quiet"))
        self.every = Chips(
            [
                ("", _text("as proposed")),
                (_LEAVE_OUT, _text("leave all out")),
                (_GATHER, _text("all into the evening")),
            ],
            _text("All of them"),
        )
        self.every.chosen.connect(self._choose_all)
        head = Label(_text("All of them"), "small", "quiet").one_line()
        self.column.addLayout(row(head, self.every, None))
        body = Panel(margin=UNIT)
        self._rows = QVBoxLayout()
        body.box.addLayout(self._rows)
        self.column.addWidget(body)
        self.more = MoreButton(_text("Show more"), _AT_ONCE, self._fill)
        fill(self.column, row(None, self.more, None), None)
        foot = self.add_foot()
        foot.addWidget(Label(_text("It can be changed later."), "body", "quiet"), 1)
        self.save = Button(_text("Answer like this"), "primary", does=self._save)
        foot.addWidget(self.save)
        begin_focus_at(self, self.save)
        self._fill()

    def title(self) -> str:
        return translate("Outside", "Outside of evenings")

    def _read(self) -> None:
        """Read what is there; what nobody has answered is proposed."""
        self._parties = self._nights.outside.parties()
        self._people = current(self._nights.people.all())
        self._answers = {partie.key: _answer(partie) for partie in self._parties}
        kept = [partie.evening for partie in self._parties if partie.evening is not None]
        self._kept_name = self._nights.evenings.get(kept[0]).plan.name if kept else ""

    def _state_text(self) -> str:
        waiting = sum(partie.counts for partie in self._parties)
        if not waiting:
            return translate("Outside", "This is how it was answered.")
        return translate(
            "Outside", "%n of them still count(s) in all balances, until you have answered.", None, waiting
        )

    @property
    def _name(self) -> str:
        """Return the name of the evening that they come to belong to."""
        return self._kept_name or translate("Outside", "Before {date}").format(date=day_text(self._nights.now()))

    def _evening_text(self) -> str:
        return translate("Outside", "The evening is called “{name}”.").format(name=self._name)

    def _fill(self) -> None:
        clear(self._rows)
        self._choices.clear()
        holder, grid = grid_of_rows({0: 1}, margin=UNIT)
        for place, partie in enumerate(self._parties[: self.more.shown]):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, 2)
            self._add(grid, 2 * place, partie)
        self._rows.addWidget(holder)
        self.more.setVisible(len(self._parties) > self.more.shown)
        self.save.setEnabled(bool(self._parties))

    def _add(self, grid: QGridLayout, at: int, partie: OutsidePartie) -> None:
        names = [self._people[number].name for number in partie.people]

        def title() -> str:
            return translate("Outside", "{game}: {names}").format(game=game_title(partie.game), names=listed(names))

        def effects() -> str:
            effects = enumerated(
                f"{isolated(name)} {chips_text(chips, sign=True)}"
                for name, chips in zip(names, partie.chips, strict=True)
            )
            return " · ".join((when(partie.changed), effects))

        words = lines(Label(title), Label(effects, "small", "quiet"))
        choice = Chips(
            [
                (_LEAVE_OUT, _text("leave out")),
                (_GATHER, _text("into the evening")),
            ],
            title,
        )
        choice.setObjectName(str(partie.key))  # by which it is found again when the page is built anew
        choice.set_value(self._answers[partie.key])
        choice.chosen.connect(lambda answer: self._answers.update({partie.key: str(answer)}))
        self._choices[partie.key] = choice
        grid.addLayout(words, at, 0)
        grid.addWidget(choice, at, 1, Qt.AlignmentFlag.AlignVCenter)

    def _choose_all(self, answer: object) -> None:
        for partie in self._parties:
            self._answers[partie.key] = str(answer) if answer else _proposal(partie)
            if partie.key in self._choices:
                self._choices[partie.key].set_value(self._answers[partie.key])

    def _save(self) -> None:
        # what was answered before stays where it is, in whatever evening
        new = [each.key for each in self._parties if each.counts or self._answers[each.key] != _answer(each)]
        out = [key for key in new if self._answers[key] == _LEAVE_OUT]
        within = [key for key in new if self._answers[key] == _GATHER]

        def answer() -> bool:
            self._nights.outside.leave_out(out)
            self._nights.outside.gather(within, self._name)
            return True

        if attempt(self, answer):
            self.left.emit()


class OutsideNotice(Panel):
    """Says while balances hold what was played outside of evenings, and leads to it."""

    def __init__(self, nights: Nights) -> None:
        super().__init__(row=True)
        try:
            waiting = nights.outside.unanswered()
        except StorageError:
            waiting = 0
        about = translate(
            "Outside",
            "Balances still count %n partie(s) from outside of evenings, as before. Does that belong to the books?",
            None,
            waiting,
        )
        self.box.addWidget(Label(about), 1)
        self.look = Button(_text("Look at them…"), does=ToOutside())
        self.box.addWidget(self.look)
        if not waiting:  # without a parent yet, it would be seen as a window
            self.hide()


def _explanation() -> str:
    return translate(
        "Outside",
        "From now on only evenings make debts: what is played outside of any belongs to statistics alone. Here is what "
        "was played outside of evenings before, and has moved chips between people. Nothing of it is lost or changed "
        "either way; you only say whether it belongs to the books.",
    )


def _answer(partie: OutsidePartie) -> str:
    """Return where a partie belongs; a proposal while nobody has said it."""
    if partie.evening is not None:
        return _GATHER
    return _proposal(partie) if partie.counts else _LEAVE_OUT


def _proposal(partie: OutsidePartie) -> str:
    return _LEAVE_OUT if partie.alone else _GATHER
