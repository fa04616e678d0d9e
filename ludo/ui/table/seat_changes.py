"""People who change seats are seen on their way."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect

from ludo.ui.table.durations import Durations
from ludo.ui.table.plate import SeatPlate

_WALK: Final = 5
"""How long people take to change seats, by the time of a card on its way."""


def places(plates: Iterable[SeatPlate]) -> Mapping[int, QRect]:
    """Return where everybody's plate is, by chair."""
    return {plate.chair: plate.geometry() for plate in plates}


class Walks:
    """Moves plates from the seats that people had to those that they have."""

    def __init__(self) -> None:
        self._walks: list[QPropertyAnimation] = []

    def start(self, plates: Iterable[SeatPlate], before: Mapping[int, QRect], durations: Durations) -> int:
        """Move everybody's plate from where it was to where it is; return how long that takes."""
        time = _WALK * durations.travel
        for plate in plates:
            start, end = before.get(plate.chair, plate.geometry()), plate.geometry()
            if time <= 0 or start == end:
                continue
            plate.raise_()
            walk = QPropertyAnimation(plate, b"geometry", plate)
            walk.setDuration(time)
            walk.setEasingCurve(QEasingCurve.Type.InOutCubic)
            walk.setStartValue(start)
            walk.setEndValue(end)
            walk.start()
            self._walks.append(walk)
        return time if self._walks else 0

    def finish(self) -> None:
        """Put everybody where they go."""
        for walk in self._walks:
            walk.setCurrentTime(walk.duration())
            walk.stop()
            walk.deleteLater()
        self._walks.clear()
