"""Somebody leaves a sheet or board, somebody takes over, or it ends here."""

from typing import Literal, TypeAlias

from PySide6.QtWidgets import QWidget

from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.ui.forms.dialog import show_form
from ludo.ui.forms.fields import choice_of, note, open_choice_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.evening_form import numbers_of, pick_of, picks
from ludo.ui.pages.nights.picker import Pick, people_of
from ludo.ui.services.store_types import Nights

_text = texts("ChangeForm")

What: TypeAlias = Literal["leave", "take", "end"]


class ChangeForm:
    """A form in which people say what has changed at a table with real cards."""

    def __init__(
        self,
        page: QWidget,
        nights: Nights,
        kept: AnyKeptSheet,
        what: What = "leave",
        seat: int | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """seat: of whom it is; stays: a board keeps its chips."""
        self._nights, self._kept = nights, kept
        whats: dict[What, Text] = {
            "leave": _text("Somebody leaves"),
            "take": _text("Somebody takes over"),
            "end": _text("It ends here"),
        }
        self._what = choice_of(_text("What has changed?"), whats, what)
        absent = kept.sheet.absent(kept.position)
        there = {place: person.name for place, person in enumerate(kept.people) if place not in absent}
        empty = {place: kept.people[place].name for place in sorted(kept.holders.left)}
        self._leaving = list(there)
        self._who = open_choice_of(_text("Who?"), there | empty, _text("Who?"))
        self._who.widget.set_value(seat)
        self._who.shown = lambda: self._what.value != "end"
        self._who.problem = self._who_is_missing
        self._whom = people_of(
            _text("Who takes over?"),
            self._others(),
            several=False,
            adding=True,
            guests=kept.record.evening is not None,
            label=_text("Who takes over?"),
        ).needed(_text("Who takes over?"))
        self._whom.shown = lambda: self._what.value == "take"
        counts = {True: _text("How it stands counts"), False: _text("It does not count")}
        self._counts = choice_of(_text("The result"), counts, True, _text("The result"))
        self._counts.shown = lambda: self._what.value == "end"
        board = {True: _text("Shared among all"), False: _text("Stay there for another evening")}
        self._board = choice_of(_text("The chips on the board"), board, not stays, _text("The chips on the board"))
        self._board.shown = lambda: self._what.value == "end" and self._board_chips > 0
        self._what.changed.connect(self._offer)
        self._offer()
        self.form = show_form(
            page,
            [self._what, note(self._about_text, "small"), self._who, self._whom, self._counts, self._board],
            self._write,
            heading=_text("The people at the table"),
            done=_text("Write down"),
        )

    def _offer(self) -> None:
        """Offer those who can leave, or whose chair can be taken over."""
        everybody = [place for place, _ in self._who.widget.values]
        self._who.widget.offer(everybody if self._what.value == "take" else self._leaving)

    def _who_is_missing(self) -> str:
        seat = self._who.value
        if self._what.value == "take":
            return translate("ChangeForm", "Whose chair is it?") if seat is None else ""
        return "" if seat in self._leaving else translate("ChangeForm", "Who leaves?")

    def _others(self) -> list[Pick]:
        """Return who could sit down: first those who are at the evening."""
        seated, evening = self._kept.at_table, self._kept.record.evening
        here: list[int] = []
        if evening is not None:
            from ludo.nights.evenings import present

            here = [person for person in present(self._nights.evenings.events(evening)) if person not in seated]
        first = [pick_of(self._nights, self._nights.people.get(person)) for person in here]
        return [*first, *picks(self._nights, without=[*here, *seated])]

    @property
    def _board_chips(self) -> int:
        return self._kept.sheet.board_chips(self._kept.position)

    def _about_text(self) -> str:
        match self._what.value:
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
        if board and self._board.value:
            return translate("ChangeForm", "%n chip(s) on the board are shared out by the rules.", None, board)
        if board:
            return translate("ChangeForm", "%n chip(s) stay there; the next board can take them over.", None, board)
        if pot > 0:
            return translate("ChangeForm", "%n chip(s) in the pot go back to those who put them in.", None, pot)
        return translate("ChangeForm", "Nothing lies in a pot. The line can be taken back, and the partie goes on.")

    def _write(self) -> None:
        kept, seat = self._kept, self._who.value
        match self._what.value:
            case "leave" if seat is not None:
                kept.leave(seat)
            case "take" if seat is not None:
                (person,) = numbers_of(self._nights, self._whom.value, kept.record.evening)
                kept.take_over(seat, person)
                kept.lay_stacks(self._nights.closing.stacks([person], kept.record.evening))
            case _:
                kept.end(counts=self._counts.value, returned=self._board_chips == 0 or self._board.value)
