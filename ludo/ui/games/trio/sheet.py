"""The score sheet of Trio and L'École on the screen: totals and contracts, points typed for each person."""

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from ludo.games.trio import scoring
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.options import TrioOptions
from ludo.nights.amounts import read_figure
from ludo.nights.sheets.contract import Marked, Position
from ludo.nights.sheets.trio import TrioLine, TrioPosition
from ludo.ui.games.trio.combination_words import contract_text
from ludo.ui.i18n import texts, translate
from ludo.ui.sheets.fields import FieldEntry
from ludo.ui.sheets.view import Cell, SheetView
from ludo.ui.widgets.toggles import set_checked
from ludo.ui.wording.refusals import RefusalSentence, told

_text = texts("Sheets")

_KEYS: Final = "o"
"""The letter that says who has opened, whatever the language: opened, *ouvert*."""


class TrioView(SheetView[TrioOptions, TrioLine, TrioPosition]):
    """How the sheet of Trio looks."""

    refusals: ClassVar[Mapping[str, RefusalSentence]] = {
        "out-not-opened": told(_text("{name} went out, so must have opened.")),
        "out-with-points": told(_text("{name} went out, so counts nothing.")),
        "opened-all-out": told(_text("{name}: this contract takes all cards, so whoever opens goes out.")),
        "points-opened": told(_text("{name} has opened: {least} to {most} points, in steps of {step}.")),
        "points-not-opened": told(
            _text("{name} has not opened and holds thirteen cards: {least} to {most} points, in steps of {step}.")
        ),
    }

    def standing(self, position: TrioPosition) -> tuple[Cell, ...]:
        """Total, in brackets the contract to fulfil next, and what it asks for."""
        standing = position.standing
        return tuple(
            Cell(_total(total, contract, self.options), (), self._contract(contract))
            for total, contract in zip(standing.scores, standing.contracts, strict=True)
        )

    def cells(self, marked: Marked[TrioLine, TrioPosition]) -> tuple[Cell, ...]:
        """Return the line of the sheet (TRO-53)."""
        standing = marked.position.standing
        return tuple(
            Cell(_total(total, contract, self.options))
            for total, contract in zip(standing.scores, standing.contracts, strict=True)
        )

    def note(self, line: TrioLine) -> str:
        """Return who ended the deal, and who opened."""
        opened = translate("Sheets", "opened: {names}").format(names=self.names.all_of(line.opened))
        form = translate("Sheets", "{out}; {opened}")
        if line.out is None:
            nobody = translate("Sheets", "nobody went out")
            return form.format(out=nobody, opened=opened) if line.opened else nobody
        out = translate("Sheets", "{name} went out").format(name=self.names.name(line.out))
        return out if len(line.opened) == 1 else form.format(out=out, opened=opened)

    def next(self, position: TrioPosition) -> str:
        """Return who may end the partie in the next deal."""
        last = last_contract(self.options)
        seats = [seat for seat, contract in enumerate(position.standing.contracts) if contract == last]
        if not seats or position.standing.over:
            return ""
        return translate("Sheets", "On the last contract: {names}").format(names=self.names.all_of(seats))

    def entry(self) -> FieldEntry:
        """Points of each person, and who has opened."""
        return TrioEntry(self)

    def _contract(self, contract: int) -> str:
        return "" if contract > last_contract(self.options) else contract_text(contract, self.options)


class TrioEntry(FieldEntry):
    """Points and who has opened. Nobody but who went out counts nothing; few points mean that somebody has opened."""

    def __init__(self, view: TrioView) -> None:
        names = [view.names.name(seat) for seat in range(view.options.players)]
        super().__init__(names, translate("Sheets", "points of the cards left"), translate("Sheets", "Opened"), _KEYS)
        self._view = view
        self._position: TrioPosition | None = None
        self._order: list[int] = []
        """Who has opened, in the order in which it was said."""
        self._by_hand: set[int] = set()
        """Whose mark was set by hand."""

    def show_position(self, position: Position) -> None:
        self._position = cast(TrioPosition, position)
        self._order, self._by_hand = [], set()
        self.open_for([] if position.standing.over else list(range(len(self.fields))))
        self._show_marks()

    def line(self) -> TrioLine | None:
        """Return the deal, None while points are missing."""
        points = [self._points(seat) for seat in range(len(self.fields))]
        known = [value for value in points if value is not None]
        if len(known) < len(points):
            return None
        out = [seat for seat, value in enumerate(known) if value == 0]
        return TrioLine(out[0] if out else None, tuple(self._order), tuple(known))

    def load(self, line: object) -> None:
        deal = cast(TrioLine, line)
        for field, points in zip(self.fields, deal.points, strict=True):
            field.setText(str(points))
        self._order = list(deal.opened)
        self._by_hand = set(range(len(self.fields)))
        self._show_marks()

    def figure_changed(self, seat: int) -> None:
        """Whoever has fewer points than thirteen cards can have has opened, whoever has more has not."""
        points = self._points(seat)
        if points is not None and self._position is not None and seat not in self._by_hand:
            self._set_opened(seat, self._must_have_opened(seat, points))
        self.typed.emit()

    def mark_changed(self, seat: int, on: bool) -> None:
        """Somebody has opened, or not, whatever the points say."""
        self._by_hand.add(seat)
        self._set_opened(seat, on)
        self.typed.emit()

    def hint(self) -> str:
        return translate("Sheets", "0 is for whoever went out. Enter: on to the next. O: has opened.")

    def missing(self) -> str:
        """Return whose points are missing."""
        seats = [seat for seat in range(len(self.fields)) if self._points(seat) is None]
        return translate("Sheets", "Points are missing: {names}.").format(names=self._view.names.all_of(seats))

    def _points(self, seat: int) -> int | None:
        return read_figure(self.fields[seat].text())

    def _must_have_opened(self, seat: int, points: int) -> bool:
        assert self._position is not None
        contract = self._position.standing.contracts[seat]
        least, _ = scoring.possible_points(self._view.options, contract, False)
        return points < least

    def _set_opened(self, seat: int, on: bool) -> None:
        if on != (seat in self._order):
            self._order = [*self._order, seat] if on else [other for other in self._order if other != seat]
        self._show_marks()

    def _show_marks(self) -> None:
        """Show who has opened; where the order can decide, in which order."""
        counted = self._view.options.final_tie == "first_to_open" and len(self._order) > 1
        opened = translate("Sheets", "Opened")
        for seat, button in enumerate(self.marks):
            set_checked(button, seat in self._order)
            place = f"{self._order.index(seat) + 1}. " if counted and seat in self._order else ""
            button.setText(place + opened)


def _total(total: int, contract: int, options: TrioOptions) -> str:
    """Return a total as sheets have it: in brackets the contract to fulfil next."""
    if contract > last_contract(options):
        return translate("Sheets", "{points} (all)").format(points=total)
    return translate("Sheets", "{points} ({contract})").format(points=total, contract=contract)
