"""The score sheet of Trente-et-un on the screen: lives and pot, values of hands typed for each person."""

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import BRELAN, FIRE, THIRTY_ONE, is_36
from ludo.nights.amounts import read_figure
from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.trente_et_un import TRENTE_ET_UN_SHEET, TrenteEtUnLine, TrenteEtUnPosition
from ludo.ui.i18n import texts, translate
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.sheets.view import Cell, SheetView
from ludo.ui.widgets.choices import Switch
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.reserved_space import keep_room
from ludo.ui.widgets.surfaces import row
from ludo.ui.widgets.toggles import set_checked
from ludo.ui.wording.refusals import RefusalSentence, told
from ludo.ui.wording.sheets import Token

_text = texts("Sheets")

_KEYS: Final = "kf"
"""Letters that say who knocked, whatever the language: knock, *frappe*."""


_DEALT: Final = _text("They came with the dealt cards: only the first to show is safe")


class TrenteEtUnView(SheetView[TrenteEtUnOptions, TrenteEtUnLine, TrenteEtUnPosition]):
    """How the sheet of Trente-et-un looks."""

    refusals: ClassVar[Mapping[str, RefusalSentence]] = {
        "not-in": told(_text("{name} had left before.")),
        "value-missing": told(_text("The hand of {name} is missing.")),
        "no-such-value": told(_text("No hand can be worth that: {name}.")),
        "thirty-one-shown": told(_text("{name}: a thirty-one is shown at once, and hands are not compared.")),
        "fire-shown": told(_text("{name}: fire is shown at once, and no other hand counts.")),
        "knocker-holds": told(_text("{name} cannot have knocked with a thirty-one.")),
        "who-knocked": told(_text("Who knocked?")),
        "who-holds": told(_text("Who held the thirty-one? Four can hold one at most.")),
    }

    def standing(self, position: TrenteEtUnPosition) -> tuple[Cell, ...]:
        """Lives, and the chips in front of each."""
        standing = position.standing
        return tuple(
            Cell(_lives(lives), (Token("life", lives),), translate("Sheets", "%n chip(s)", None, chips))
            for lives, chips in zip(standing.lives, standing.balances, strict=True)
        )

    def cells(self, marked: Marked[TrenteEtUnLine, TrenteEtUnPosition]) -> tuple[Cell, ...]:
        """Return the value of each hand, and how many lives it cost."""
        line, position = marked.line, marked.position
        assert line is not None
        cells = []
        for seat, loss in enumerate(position.losses):
            shown = FIRE if line.kind == "fire" else THIRTY_ONE
            value = shown if seat in line.holders else line.values[seat] if line.values else None
            words = [] if value is None else [value_text(value)]
            if loss:
                words.append(f"−{loss}")
            text = " ".join(words)
            cells.append(Cell("–" if loss is None else text or "·"))
        return tuple(cells)

    def note(self, line: TrenteEtUnLine) -> str:
        """Return who knocked, or who had a thirty-one."""
        if line.kind == "fire":
            return translate("Sheets", "fire: {names}").format(names=self.names.all_of(line.holders))
        if line.holders:
            return translate("Sheets", "31: {names}").format(names=self.names.all_of(line.holders))
        if line.knocker is None:
            return translate("Sheets", "hands compared")
        return translate("Sheets", "{name} knocked").format(name=self.names.name(line.knocker))

    def next(self, position: TrenteEtUnPosition) -> str:
        """Return what lies in the pot."""
        if position.standing.over:
            return ""
        return translate("Sheets", "%n chip(s) in the pot.", None, position.pot)

    def entry(self) -> FieldEntry:
        """Return the value of each hand, and who knocked."""
        return TrenteEtUnEntry(self)


class TrenteEtUnEntry(FieldEntry):
    """Values of hands and who knocked. With 52 cards a thirty-one is enough: no other hand counts then."""

    def __init__(self, view: TrenteEtUnView) -> None:
        names = [view.names.name(seat) for seat in range(view.options.players)]
        super().__init__(names, translate("Sheets", "value of the hand"), translate("Sheets", "Knock"), _KEYS)
        self._view = view
        self._is_36 = is_36(view.options)
        self._has_fire = setting_of(view.options).fire
        self._at_once = view.options.sch_thirty_one == "immediate"
        self._seats: tuple[int, ...] = ()
        self._may_be_unknocked = False
        """Can hands be compared though nobody has knocked?"""
        self._holders: list[int] = []
        """Who shows a thirty-one, in the order in which it was typed."""
        self._fire: int | None = None
        """Who shows fire."""
        self.dealt = Switch(_DEALT)
        self.dealt.chosen.connect(lambda _: self.typed.emit())
        self._dealt_label = Label(_DEALT, "small").one_line()
        if view.options.dealt_31_several == "first_only":
            keep_room(self.dealt, self._dealt_label)
        self.box.addLayout(row(self.dealt, self._dealt_label, None))
        for button in self.marks:
            button.setVisible(not self._is_36)

    def show_position(self, position: Position) -> None:
        stand = cast(TrenteEtUnPosition, position)
        self._seats = () if position.standing.over else stand.seats
        self._may_be_unknocked = "compared" in TRENTE_ET_UN_SHEET.expected(stand)
        self._holders = []
        self._fire = None
        self.dealt.set_value(False)
        self.open_for(self._seats)
        self._show_dealt()

    def line(self) -> TrenteEtUnLine | None:
        """Return the deal, None while hands are missing."""
        knocker = next((seat for seat, button in enumerate(self.marks) if button.isChecked()), None)
        if self._holders and not self._is_36:
            dealt = self.dealt.value and self._asks_dealt()
            return TrenteEtUnLine("thirty_one", (), knocker, tuple(self._holders), dealt)
        values = tuple(self._value(seat) if seat in self._seats else None for seat in range(len(self.fields)))
        if self._fire is not None and (self._at_once or any(values[seat] is None for seat in self._seats)):
            return TrenteEtUnLine("fire", holders=(self._fire,))
        if any(values[seat] is None for seat in self._seats):
            return None
        if self._holders and self._view.options.sch_thirty_one_losers == "all_others":
            return TrenteEtUnLine("thirty_one", values, holders=tuple(self._holders))
        unknocked = knocker is None and self._may_be_unknocked
        return TrenteEtUnLine("compared" if unknocked else "showdown", values, knocker)

    def load(self, line: object) -> None:
        deal = cast(TrenteEtUnLine, line)
        for seat, value in enumerate(deal.values):
            self.fields[seat].setText("" if value is None else value_text(value))
        self._holders = [] if deal.kind == "fire" else list(deal.holders)
        self._fire = deal.holders[0] if deal.kind == "fire" else None
        for seat in deal.holders:
            self.fields[seat].setText(str(FIRE if deal.kind == "fire" else THIRTY_ONE))
        if deal.knocker is not None:
            set_checked(self.marks[deal.knocker], True)
        self.dealt.set_value(deal.dealt)
        self._show_dealt()

    def figure_changed(self, seat: int) -> None:
        """Notice who has typed a thirty-one, or fire."""
        if self._has_fire:
            self._fire = next((other for other in self._seats if self._value(other) == FIRE), None)
        holds = self._value(seat) == THIRTY_ONE
        if holds != (seat in self._holders):
            self._holders = [*self._holders, seat] if holds else [other for other in self._holders if other != seat]
        self._show_dealt()
        self.typed.emit()

    def mark_changed(self, seat: int, on: bool) -> None:
        """One only can have knocked."""
        for other, button in enumerate(self.marks):
            set_checked(button, on and other == seat)
        self.typed.emit()

    def wanted(self, seat: int) -> bool:
        """After a thirty-one with 52 cards, or fire, no other hand is needed."""
        return not self._holders if not self._is_36 else self._fire is None

    def hint(self) -> str:
        if self._is_36:
            if self._has_fire:
                return translate(
                    "Sheets", "The value of each hand; 33, fire, is enough by itself. Enter: on to the next."
                )
            return translate("Sheets", "The value of each hand; Enter: on to the next.")
        return translate(
            "Sheets", "The value of each hand; K: knocked. A 31 is enough by itself. Enter: on to the next."
        )

    def missing(self) -> str:
        """Return whose hands are missing."""
        seats = [seat for seat in self._seats if self._value(seat) is None]
        return translate("Sheets", "Hands are missing: {names}.").format(names=self._view.names.all_of(seats))

    def _value(self, seat: int) -> float | None:
        """Return what is typed for somebody, None if it is no number."""
        text = self.fields[seat].text().strip().replace("½", ".5").replace(",", ".")
        whole, _, rest = text.partition(".")
        value = read_figure(whole)
        if value is None or rest not in ("", "0", "5"):
            return None
        return value + 0.5 if rest == "5" else value

    def _asks_dealt(self) -> bool:
        """Does it matter whether thirty-ones came with the dealt cards?"""
        return self._view.options.dealt_31_several == "first_only" and len(self._holders) > 1

    def _show_dealt(self) -> None:
        asked = self._asks_dealt() and not self._is_36
        self.dealt.setVisible(asked)
        self._dealt_label.setVisible(asked)


def value_text(value: float) -> str:
    """Return the value of a hand."""
    return f"{int(value)}½" if value == BRELAN else str(int(value))


def _lives(lives: int) -> str:
    return translate("Sheets", "%n life (lives)", None, lives) if lives else translate("Sheets", "left")
