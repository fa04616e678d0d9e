"""Somebody leaves a sheet or board, somebody takes over, or it ends here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.evening_form import numbers_of, pick_of, picks
from ludo.ui.pages.nights.forms import Form
from ludo.ui.pages.nights.picker import PeoplePicker, Pick
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludo.nights.sheets.kept import AnyKeptSheet
    from ludo.store.nights.nights import Nights

_text = texts("ChangeForm")

What: TypeAlias = Literal["leave", "take", "end"]


class ChangeForm:
    """A form in which people say what has changed at a table with real cards."""

    def __init__(
        self,
        page: QWidget,
        nights: Nights,
        kept: AnyKeptSheet,
        changed: Callable[[], object],
        what: What = "leave",
        seat: int | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """`changed` is called after something was written. seat: of whom it is; stays: a board keeps its chips."""
        self._nights, self._kept, self._changed = nights, kept, changed
        self.what: Chips[What] = Chips(
            [
                ("leave", _text("Somebody leaves")),
                ("take", _text("Somebody takes over")),
                ("end", _text("It ends here")),
            ],
            _text("What has changed?"),
        )
        self.what.set_value(what)
        self.what.chosen.connect(lambda _: self._show())
        absent = kept.sheet.absent(kept.position)
        there = [(place, _name(person.name)) for place, person in enumerate(kept.people) if place not in absent]
        empty = [(place, _name(kept.people[place].name)) for place in sorted(kept.holders.left)]
        self.who: Chips[int] = Chips([*there, *(each for each in empty if each not in there)], _text("Who?"))
        self.who.set_value(seat)
        self._leaving = [place for place, _ in there]
        self.whom = PeoplePicker(
            self._others(),
            _text("Who takes over?"),
            several=False,
            adding=True,
            guests=kept.record.evening is not None,
        )
        self.counts: Chips[bool] = Chips(
            [(True, _text("How it stands counts")), (False, _text("It does not count"))], _text("The result")
        )
        self.counts.set_value(True)
        self.board: Chips[bool] = Chips(
            [(True, _text("Shared among all")), (False, _text("Stay there for another evening"))],
            _text("The chips on the board"),
        )
        self.board.set_value(not stays)
        self.board.chosen.connect(lambda _: self._show())
        self._about = Label(self._about_text, "small", "quiet")
        self.form = Form(page, _text("The people at the table"), _text("Write down"), self._write)
        self.form.column.addWidget(self.what)
        self.form.column.addWidget(self._about)
        self._parts = {
            "who": self._part(_text("Who?"), self.who),
            "whom": self._part(_text("Who takes over?"), self.whom),
            "counts": self._part(_text("The result"), self.counts),
            "board": self._part(_text("The chips on the board"), self.board),
        }
        self._show()
        self.form.start(self.what)

    def _part(self, title: Callable[[], str], widget: QWidget) -> QWidget:
        part = QWidget()
        box = QVBoxLayout(part)
        box.setContentsMargins(0, UNIT // 2, 0, 0)
        box.setSpacing(UNIT)
        box.addWidget(Label(title, "small", "quiet"))
        box.addWidget(widget)
        self.form.column.addWidget(part)
        return part

    def _others(self) -> list[Pick]:
        """Return who could sit down: first those who are at the evening."""
        seated, evening = self._kept.at_table, self._kept.record.evening
        here: list[int] = []
        if evening is not None:
            from ludo.nights.evenings import present

            here = [person for person in present(self._nights.evenings.events(evening)) if person not in seated]
        first = [pick_of(self._nights, self._nights.people.get(person)) for person in here]
        return [*first, *picks(self._nights, without=[*here, *seated])]

    def _show(self) -> None:
        what = self.what.checked
        self._parts["who"].setVisible(what != "end")
        self._parts["whom"].setVisible(what == "take")
        self._parts["counts"].setVisible(what == "end")
        self._parts["board"].setVisible(what == "end" and self._board_chips > 0)
        self.who.offer([place for place, _ in self.who.values] if what == "take" else self._leaving)
        self._about.retranslate()

    @property
    def _board_chips(self) -> int:
        return self._kept.sheet.board_chips(self._kept.position)

    def _about_text(self) -> str:
        match self.what.checked:
            case "leave":
                return translate(
                    "ChangeForm",
                    "They take part in no further deal. What they have won is theirs, what they have paid stays in the "
                    "pot. For them the partie counts neither as won nor in ratings.",
                )
            case "take":
                return translate(
                    "ChangeForm",
                    "From the next deal on somebody else plays on this chair, as it stands. Chips belong to whom sat "
                    "there at each deal. For both the partie counts neither as won nor in ratings.",
                )
            case "end":
                return self._end_text()

    def _end_text(self) -> str:
        board, pot = self._board_chips, -sum(self._kept.position.standing.chips)
        if board and self.board.checked:
            return translate("ChangeForm", "%n chip(s) on the board are shared out by the rules.", None, board)
        if board:
            return translate("ChangeForm", "%n chip(s) stay there; the next board can take them over.", None, board)
        if pot > 0:
            return translate("ChangeForm", "%n chip(s) in the pot go back to those who put them in.", None, pot)
        return translate("ChangeForm", "Nothing lies in a pot. The line can be taken back, and the partie goes on.")

    def _write(self) -> str:
        kept, seat = self._kept, self.who.value
        match self.what.checked:
            case "end":
                kept.end(counts=self.counts.checked, returned=self._board_chips == 0 or self.board.checked)
            case "leave":
                if seat is None or seat not in self._leaving:
                    return translate("ChangeForm", "Who leaves?")
                kept.leave(seat)
            case "take":
                if seat is None:
                    return translate("ChangeForm", "Whose chair is it?")
                if not self.whom.chosen():
                    return translate("ChangeForm", "Who takes over?")
                (person,) = numbers_of(self._nights, self.whom.chosen(), kept.record.evening)
                kept.take_over(seat, person)
                kept.lay_stacks(self._nights.closing.stacks([person], kept.record.evening))
        self._changed()
        return ""


def _name(name: str) -> Callable[[], str]:
    return lambda: name
