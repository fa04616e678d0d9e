"""All plates and bubbles of a table."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from ludo.engine.places import Seat
from ludo.ui.table.bubble import Bubble
from ludo.ui.table.contract import Seating, SeatMark
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Room
from ludo.ui.table.overlays import Overlays
from ludo.ui.table.plate import PlateStyle, SeatPlate
from ludo.ui.table.plate_words import mark_words
from ludo.ui.table.tooltips import wrapped
from ludo.ui.theme import font
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.wording.common import seat_title


class Seats:
    """The people at the table."""

    def __init__(
        self,
        table: QWidget,
        level_text: Callable[[str | None], str],
        chosen: Callable[[Seat], None],
        called: Callable[[Seat], None],
        around: Overlays,
    ) -> None:
        """`level_text`: how a level plays; `around`: who knows where there is room for words."""
        self._table = table
        self._level_text = level_text
        self._chosen, self._called = chosen, called
        self._around = around
        self.plates: dict[Seat, SeatPlate] = {}
        self._bubbles: dict[Seat, Bubble] = {}
        self._titles: dict[Seat, tuple[str, str, float]] = {}

    def show(self, marks: Mapping[Seat, SeatMark], seating: Seating, room: Room, duration: int = 0) -> None:
        """Show everybody where they sit, with what they have; `duration`: how long numbers of chips count."""
        for seat in [seat for seat in self.plates if seat not in room.seats]:
            self.plates.pop(seat).deleteLater()
            self._titles.pop(seat, None)
        for seat, where in room.seats.items():
            plate = self.plates.get(seat)
            if plate is None:
                plate = self.plates[seat] = SeatPlate(self._table, seat)
                plate.chosen.connect(self._chosen)
                plate.called.connect(self._called)
                plate.show()
            mark = marks.get(seat, SeatMark())
            plate.setGeometry(where.plate.toRect())
            player = seating.players[seat]
            hand_spot = None if room.fans or seat == room.bottom else where.fan - where.plate.topLeft()
            plate.show_seat(
                player.name,
                seating.chairs[seat],
                mark,
                PlateStyle(room.small, room.scale, hand_spot, room.back),
                duration,
            )
            title, level_text = seat_title(player, mark_words(mark)), self._level_text(player.level)
            written = title, level_text, font("body").pointSizeF()
            if written != self._titles.get(seat):
                self._titles[seat] = written
                plate.setAccessibleName(title)
                plate.setAccessibleDescription(level_text)
                set_tip(plate, wrapped(f"{title}\n{level_text}" if level_text else title))
        speaking = [seat for seat, bubble in self._bubbles.items() if seat in room.seats and bubble.isVisible()]
        for seat in speaking:
            self._bubbles[seat].stand_at(room.seats[seat], room.scale, self._around.around(seat))

    def say(self, seat: Seat, text: str, room: Room, durations: Durations) -> None:
        """Show a bubble at the seat that says something."""
        if not text or seat not in room.seats or self._around.hides(room.seats[seat].plate):
            return
        bubble = self._bubbles.get(seat)
        if bubble is None:
            bubble = self._bubbles[seat] = Bubble(self._table, seat)
        around = self._around
        bubble.say(text, room.seats[seat], room.scale, durations, around.around(seat))
        around.give_way(bubble)

    def finish(self) -> None:
        """Show the last numbers at once."""
        for plate in self.plates.values():
            plate.finish()

    def dismiss(self) -> None:
        """Remove all bubbles."""
        for bubble in self._bubbles.values():
            bubble.dismiss()

    def set_thinking(self, seats: Sequence[Seat], durations: Durations) -> None:
        """Show which seat thinks."""
        for seat, plate in self.plates.items():
            plate.set_thinking(seat in seats, not durations.moves)
