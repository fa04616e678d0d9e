"""Moves things from spot to spot, with easing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

from ludo.ui.table.contract import Spot

_TICK = 15
"""Milliseconds from one picture to the next."""


class Movable(Protocol):
    """Something that can lie on a spot."""

    def lie(self, spot: Spot, moving: bool = False) -> None:
        """Lie there, or pass over it."""

    def turn_over(self, share: float) -> None:
        """Show so much (0 to 1) of the turning over to the new face."""


@dataclass(slots=True)
class _Flight:
    start: Spot
    end: Spot
    since: int
    duration: int
    landed: Callable[[], None] | None


class Mover(QObject):
    """Moves any number of things at once. `finished`: everything has arrived."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flights: dict[Movable, _Flight] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=_TICK)
        self._timer.timeout.connect(self._tick)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)

    @property
    def moving(self) -> bool:
        """Is anything on its way?"""
        return bool(self._flights)

    def is_moving(self, thing: Movable) -> bool:
        """Is this on its way?"""
        return thing in self._flights

    def send(
        self,
        thing: Movable,
        start: Spot,
        end: Spot,
        duration: int,
        landed: Callable[[], None] | None = None,
        *,
        delay: int = 0,
    ) -> None:
        """Send a thing off after a delay; if it was on its way already it is sent on from where it is."""
        self._flights.pop(thing, None)
        if duration <= 0 or start == end:
            self._land(thing, _Flight(start, end, 0, 0, landed))
            return
        self._flights[thing] = _Flight(start, end, self._clock.elapsed() + delay, duration, landed)
        if not self._timer.isActive():
            self._timer.start()

    def forget(self, thing: Movable) -> None:
        """Leave a thing where it is."""
        self._flights.pop(thing, None)

    def finish(self) -> None:
        """Finish all moves at once."""
        flights, self._flights = self._flights, {}
        for thing, flight in flights.items():
            self._land(thing, flight)
        self._timer.stop()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for thing, flight in tuple(self._flights.items()):
            if now < flight.since:
                continue
            share = (now - flight.since) / flight.duration
            if share >= 1:
                del self._flights[thing]
                self._land(thing, flight)
                continue
            eased = self._curve.valueForProgress(share)
            start, end = flight.start, flight.end
            between = end._replace(
                x=start.x + (end.x - start.x) * eased,
                y=start.y + (end.y - start.y) * eased,
                width=start.width + (end.width - start.width) * eased,
                angle=start.angle + (end.angle - start.angle) * eased,
                down=end.down if eased > 0.5 else start.down,
            )
            thing.lie(between, moving=True)
            thing.turn_over(eased)
        if not self._flights:
            self._timer.stop()
            self.finished.emit()

    def _land(self, thing: Movable, flight: _Flight) -> None:
        thing.lie(flight.end)
        thing.turn_over(1.0)
        if flight.landed is not None:
            flight.landed()
