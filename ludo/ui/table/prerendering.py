"""Prepares what is shown next while what is shown comes to rest, so that no picture takes long."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from ludo.engine.cards import Card
from ludo.engine.events import Moved
from ludo.engine.places import Place
from ludo.engine.views import AnyView, follow
from ludo.ui.art.style import CardStyle
from ludo.ui.table.choreography import Beat
from ludo.ui.table.contract import Spot
from ludo.ui.table.geometry import Room
from ludo.ui.table.host import TableHost
from ludo.ui.table.pictures import is_drawn, lying_card, style_with_back
from ludo.ui.table.scenes import Scene

Spots = Mapping[Place, Sequence[Spot]]

LEAD: Final = 40
"""Milliseconds before the first beat of an action, in which it is prepared."""
_STEP: Final = 16
"""Milliseconds from one step to the next: each is a part of another picture of the window."""


class Next(NamedTuple):
    """The view after a beat, and where its cards lie. beat, before, room: what it was made of."""

    beat: Beat
    before: AnyView
    room: Room
    view: AnyView
    spots: Spots


class Ahead(QObject):
    """Makes view and spots of the next beat, and then the pictures of its cards, one at a time."""

    def __init__(self, parent: QObject, table: TableHost) -> None:
        super().__init__(parent)
        self._table = table
        self._next: Next | None = None
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=_STEP)
        self._timer.timeout.connect(self._step)

    def prepare(self, scene: Scene) -> None:
        """Prepare the first beat of a scene in the time that is left until it is shown."""
        self._steps = self._prepared(scene, scene.beats[0])
        self._timer.start()

    def take(self, beat: Beat) -> Next | None:
        """Return what was prepared for a beat, None if that is nothing; what is missing of its pictures still comes."""
        found, self._next = self._next, None
        made_of = (beat, self._table.view, self._table.room)
        return found if found is not None and all(map(_same, found[:3], made_of)) else None

    def _step(self) -> None:
        if next(self._steps, self) is self:
            self._timer.stop()

    def _prepared(self, scene: Scene, beat: Beat) -> Iterator[None]:
        table = self._table
        before, room = table.view, table.room
        if before is None or room is None:
            return
        try:
            view = follow(before, beat.events) if len(scene.beats) > 1 else scene.view
        except ValueError:  # the table says so when it is shown
            return
        old, new = table.game_layout.spots(before, room), table.game_layout.spots(table.in_order(view), room)
        self._next = Next(beat, before, room, view, new)
        yield
        ratio, style = table.pack.ratio, table.pack.style
        for face, width, angle, back in _pictures(beat, view, old, new):
            look: CardStyle = style_with_back(style, back)
            if not is_drawn(face, width, ratio, look, angle):
                lying_card(face, width, ratio, look, angle)
                yield


def _pictures(beat: Beat, view: AnyView, old: Spots, new: Spots) -> Iterator[tuple[Card | None, float, float, str]]:
    """Yield face, width, angle and back of the cards that move: on their way, and where they will lie."""
    moves = {event.target: event.source for event in beat.events if isinstance(event, Moved)}
    for target, source in moves.items():
        widths = [spot.width for spot in old.get(source, ())]
        ends = new.get(target, ())
        for face, spot in zip(view.cards(target)[-len(ends) :] if ends else (), ends, strict=False):
            seen = None if spot.down else face
            yield seen, max([spot.width, *widths]), 0.0, spot.back
    for place, ends in new.items():
        if ends != old.get(place):
            for face, spot in zip(view.cards(place)[-len(ends) :] if ends else (), ends, strict=False):
                yield None if spot.down else face, spot.width, spot.angle, spot.back


def _same(one: object, other: object) -> bool:
    return one is other
