"""The table: draws any view by zones, and shows how one view becomes the next.

The picture follows the view. Events only say which card went where, and in which beats; when they have been shown, and
after every resize, jump or change of look, the table is laid out from the view alone.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.events import Moved, Said
from ludo.engine.offers import NOTHING, Offers
from ludo.engine.places import Seat
from ludo.engine.views import AnyView, follow
from ludo.session.chairs import Chair
from ludo.session.session import EventBatch
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import language_signals
from ludo.ui.settings import Settings, SettingsStore
from ludo.ui.table.card import CardWidget
from ludo.ui.table.choreography import Beat, beats
from ludo.ui.table.cloth import Ground, paint_glow
from ludo.ui.table.contract import Furniture, Layout, Spot
from ludo.ui.table.durations import Durations, durations_for
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.gestures import Gestures, risen, without
from ludo.ui.table.mover import Mover
from ludo.ui.table.pack import Pack
from ludo.ui.table.pictures import style_of
from ludo.ui.table.room import Room, room_for
from ludo.ui.table.seats import Seats
from ludo.ui.theme import theme_signals
from ludo.ui.wording.cards import card_hint


@dataclass(slots=True)
class _Scene:
    """What one action led to: beats still to be shown, and the view at the end."""

    beats: deque[Beat]
    view: AnyView


class TableWidget(QWidget):
    """A table of cards.

    view: what is shown; between: it is on the way from one action to the next, so that its facts need not agree yet.

    acted: the person does something offered; tried: something that is not. idle: nothing moves any more, the table
    is as the view says. happening: these events are being shown now. arranged: the room is another one.
    seat_chosen, seat_called: a plate, or the small button on it, was pressed.
    """

    acted = Signal(object)
    tried = Signal(object)
    idle = Signal()
    happening = Signal(object)
    arranged = Signal()
    seat_chosen = Signal(int)
    seat_called = Signal(int)

    def __init__(
        self,
        settings: SettingsStore,
        parent: QWidget | None = None,
        *,
        status_height: Callable[[float], float] = lambda scale: 0.0,
    ) -> None:
        """`status_height`: how much room above the own hand is kept for words and buttons, by the scale."""
        super().__init__(parent)
        self._settings = settings
        self.status_height = status_height
        self.view: AnyView | None = None
        self.between = False
        self.chairs: tuple[Chair, ...] = ()
        self.perspective: Seat | None = None
        self.room: Room | None = None
        self.one_click = True
        self.durations: Durations = durations_for("normal", "no")
        self._cloth = "green"
        self._ground = Ground()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._layout: Layout | None = None
        self._furniture: Furniture | None = None
        self._glows: tuple[tuple[QRectF, ...], QRectF | None] = ((), None)
        self.mover = Mover(self)
        self.mover.still.connect(self.restack)
        self.gestures = Gestures(self)
        self.gestures.acted.connect(self.acted)
        self.gestures.tried.connect(self.tried)
        self.gestures.glowing.connect(self._set_glows)
        self.pack = Pack(self, self.mover, style_of(settings.value), self.gestures.adopt)
        self.seats = Seats(self, self.seat_chosen.emit, self.seat_called.emit)
        self._scenes: deque[_Scene] = deque()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(lambda: self._then())
        self._then: Callable[[], None] = self._next
        self.setMinimumSize(440, 420)
        settings.changed.connect(self._set_settings)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._restyle)
        self._set_settings(settings.value)

    # what is shown

    @property
    def layout_of_game(self) -> Layout:
        """The layout of the game that is shown."""
        assert self._layout is not None
        return self._layout

    @property
    def glowing(self) -> bool:
        """Does any place glow because it would take the card that is dragged?"""
        return bool(self._glows[0])

    @property
    def busy(self) -> bool:
        """Is something still being shown?"""
        return bool(self._scenes) or self._wait.isActive()

    def show_view(self, view: AnyView, chairs: tuple[Chair, ...], *, perspective: Seat | None) -> None:
        """Show this view at once, whatever was shown before; `perspective` is the seat that sits nearest."""
        self._stop()
        if self._layout is None or self.view is None or self.view.game != view.game:
            self._begin(view)
        self.view, self.chairs, self.perspective = view, chairs, perspective
        self.between = False
        self._arrange_room()

    def play(self, told: EventBatch, view: AnyView) -> None:
        """Show what happened, then the view that it led to. `idle` follows."""
        if told.jumped or self.view is None or self._layout is None:
            self.show_view(view, self.chairs, perspective=self.perspective)
            QTimer.singleShot(0, self.idle.emit)
            return
        self.gestures.set_offers(self.gestures.seat, NOTHING)
        self.gestures.let_go()
        pieces = beats(told.events, self._layout.pause, self.durations)
        self._scenes.append(_Scene(deque(pieces), view))
        if len(self._scenes) == 1 and not self._wait.isActive():
            self._after(pieces[0].wait if pieces else 0, self._next)

    def skip(self) -> None:
        """Show the end of what is moving, at once."""
        if not self.busy:
            self.mover.finish()
            return
        self._wait.stop()
        while self._scenes:
            scene = self._scenes[0]
            while scene.beats:
                self._show(scene, scene.beats.popleft(), hurried=True)
            self._scenes.popleft()
        self.mover.finish()
        if self._furniture is not None:
            self._furniture.finish()
        self._lay_out(0)
        QTimer.singleShot(0, self.idle.emit)

    def set_offers(self, offers: Offers | None, seat: Seat | None) -> None:
        """Whose hand the person has before him (None: nobody's), and what it may do now."""
        self.gestures.set_offers(seat, offers if offers is not None else NOTHING)
        self._update_cards()

    def set_thinking(self, seats: Sequence[Seat]) -> None:
        """These seats are thinking."""
        self.seats.set_thinking(seats, self.durations)

    def hand_cards(self) -> list[CardWidget]:
        """The cards that the person can take, from left to right."""
        cards = [card for place in self.gestures.places() for card in self.pack.at(place) if card.takeable]
        return sorted(cards, key=lambda card: card.spot.x)

    # from one view to the next

    def _begin(self, view: AnyView) -> None:
        self.pack.clear()
        if self._furniture is not None:
            self._furniture.remove()
        self._layout = layout_of(view.game)
        self._furniture = self._layout.furniture(self)

    def _stop(self) -> None:
        self._wait.stop()
        self._scenes.clear()
        self.gestures.let_go()
        self.mover.finish()
        self.seats.dismiss()

    def _next(self) -> None:
        """Show the next beat, and wait for the one after it."""
        if not self._scenes:
            return
        scene = self._scenes[0]
        rest = self._show(scene, scene.beats.popleft()) if scene.beats else 0
        if scene.beats:
            coming = scene.beats[0]
            self._after(coming.wait if coming.together else rest + coming.wait, self._next)
            return
        self._scenes.popleft()
        if self._scenes:
            first = self._scenes[0].beats
            self._after(rest + (first[0].wait if first else 0), self._next)
            return
        self._after(rest, self._settle)

    def _after(self, wait: int, then: Callable[[], None]) -> None:
        self._then = then
        self._wait.start(wait)

    def _settle(self) -> None:
        self._lay_out(0)
        self.idle.emit()

    def _show(self, scene: _Scene, beat: Beat, hurried: bool = False) -> int:
        """Show one beat; how long it takes to come to rest."""
        assert self.view is not None
        assert self.room is not None
        assert self._layout is not None
        durations = durations_for("none", "yes") if hurried else self.durations
        before, room = self.view, self.room
        try:
            after = follow(before, beat.events) if scene.beats else scene.view
        except ValueError:
            after = scene.view
        old, new = self._layout.spots(before, room), self._layout.spots(after, room)
        duration = durations.travel
        moves = [event for event in beat.events if isinstance(event, Moved)]
        for moved in moves:
            self.pack.move(moved, before, old, new, duration)
        self.view = after
        self.between = bool(scene.beats)
        rest = self._lay_out(duration, durations)
        for event in beat.events:
            if isinstance(event, Said) and not hurried:
                self._speak(event)
        self.happening.emit(beat.events)
        spoken = any(isinstance(event, Said) for event in beat.events) and not hurried
        return max(rest, duration if moves else 0, durations.said if spoken else 0)

    def _speak(self, said: Said) -> None:
        assert self.view is not None
        assert self.room is not None
        text = words_of(self.view.game).speech(said.code)
        if text and said.seat in self.room.seats:
            self.seats.say(said.seat, text, self.room, self.durations)

    # laying out

    def _arrange_room(self) -> None:
        """Another size, view or perspective: measure the room anew and lay everything out at once."""
        if self.view is None or self._layout is None or self._furniture is None:
            return
        bottom = 0 if self.perspective is None else self.perspective
        self.room = room_for(
            QSizeF(self.size()),
            len(self.chairs),
            bottom,
            self._layout.clockwise(self.view),
            self.status_height,
            text_scale(),
        )
        self._furniture.arrange(self.room, self.view, self.chairs)
        self.mover.finish()
        self._lay_out(0)
        self.arranged.emit()
        self.update()

    def _lay_out(self, duration: int, durations: Durations | None = None) -> int:
        """Lay the table out from the view; how long the furniture takes."""
        if self.view is None or self.room is None or self._layout is None or self._furniture is None:
            return 0
        spots = self._layout.spots(self.view, self.room)
        self.pack.agree(self.view, spots)
        self.pack.arrange(spots, duration, self.gestures.held)
        self.seats.show(self._layout.marks(self.view), self.chairs, self.room)
        rest = self._furniture.follow(self.view, durations or self.durations)
        self._update_cards()
        return rest

    def _update_cards(self) -> None:
        """Let the person take the cards of his hand, say what each is, and lift the one that has the focus."""
        if self.view is None:
            return
        words = words_of(self.view.game)
        gestures = self.gestures
        places = gestures.places()
        deciding = bool(gestures.offers)
        for card in self.pack.all():
            mine = card.place in places and card.face is not None and card in self.pack.at(card.place)
            playable = mine and deciding and gestures.playable(card)
            choosing = mine and deciding and any(gestures.playable(other) for other in self.pack.at(card.place))
            card.set_takeable(mine, choosing and not playable)
            card.setAccessibleName(words.card_title(card.face, card.place, self._names(), playable))
            hint = card_hint(card.face, playable, self.one_click) if mine else ""
            card.setToolTip(hint)
            card.setAccessibleDescription(hint)
            if mine and card.hovered and not self.mover.is_moving(card) and card is not gestures.held:
                self._lift(card)
        self.restack()

    def _lift(self, card: CardWidget) -> None:
        home = self.home_of(card)
        if home is not None:
            card.hit_margin = home.y - risen(home).y
            self.pack.send(card, risen(home), self.durations.rise)

    def _names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def home_of(self, card: CardWidget) -> Spot | None:
        """Where a card of the table belongs by the view."""
        if self.view is None or self.room is None or self._layout is None or card not in self.pack.at(card.place):
            return None
        spots = self._layout.spots(self.view, self.room).get(card.place, ())
        number = self.pack.at(card.place).index(card)
        return spots[number] if number < len(spots) else None

    def close_up(self, card: CardWidget) -> None:
        """The other cards of a hand close the gap that a dragged card leaves."""
        if self.view is None or self.room is None or self._layout is None:
            return
        spots = self._layout.spots(without(self.view, card.place, card.face), self.room).get(card.place, ())
        others = [other for other in self.pack.at(card.place) if other is not card]
        for other, spot in zip(others, spots, strict=False):
            self.pack.send(other, spot, self.durations.travel)

    def go_home(self) -> None:
        """Every card glides back to where it belongs."""
        self._lay_out(self.durations.travel)

    def restack(self) -> None:
        """Bring what lies above what into order."""
        order = {card: number for cards in self.pack.places.values() for number, card in enumerate(cards)}
        widgets = [child for child in self.children() if isinstance(child, QWidget) and hasattr(child, "level")]
        wanted = sorted(widgets, key=lambda child: (child.level, order.get(child, 0)))  # type: ignore[call-overload]
        first = next((n for n, (is_, be) in enumerate(zip(widgets, wanted, strict=True)) if is_ is not be), None)
        if first is not None:
            for child in wanted[first:]:
                child.raise_()

    # settings, paint and events

    def _set_settings(self, settings: Settings) -> None:
        self.durations = durations_for(settings.speed, settings.reduced_motion)
        self._cloth = settings.cloth
        self.pack.set_look(style_of(settings))
        self.update()

    def _restyle(self) -> None:
        """The theme or the language is another one: so are colours, sizes, words and the letters of the courts."""
        self.pack.set_look(style_of(self._settings.value))
        self._arrange_room()
        self.update()

    def _set_glows(self, rects: tuple[QRectF, ...], under: QRectF | None) -> None:
        self._glows = (rects, under)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, and what glows on it."""
        painter = QPainter(self)
        oval = QRectF()
        if self.view is not None and self.room is not None and self._layout is not None:
            oval = self._layout.ground(self.view, self.room)
        self._ground.paint(painter, event.rect(), self, self._cloth, oval)
        for rect in self._glows[0]:
            paint_glow(painter, rect, rect == self._glows[1], oval=rect == oval)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room is another one."""
        super().resizeEvent(event)
        self._arrange_room()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the cloth skips what is moving."""
        if self.busy:
            self.skip()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape or Space skips what is moving."""
        if self.busy and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.skip()
        else:
            super().keyPressEvent(event)
