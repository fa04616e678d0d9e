"""The table: draws any view by zones, and shows how one view becomes the next.

The picture follows the view. Events only say which card went where, and in which beats; when they have been shown, and
after every resize, jump or change of style, the table is laid out from the view alone.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from ludo.engine.cards import Card
from ludo.engine.drafts import Draft
from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.ui.art.cache import fit_to_table
from ludo.ui.i18n import language_signals
from ludo.ui.services.settings import CHOICES, Settings, SettingsStore
from ludo.ui.table.aid_strip import AidStrip
from ludo.ui.table.arrangement import Arrangement, Spots
from ludo.ui.table.card import CardWidget
from ludo.ui.table.cloth import Cloth
from ludo.ui.table.contract import Layout, Seating, Spot, TableWords
from ludo.ui.table.draft_display import DraftDisplay
from ludo.ui.table.durations import Durations, durations_for
from ludo.ui.table.editor import DraftEditor
from ludo.ui.table.effects import Effects
from ludo.ui.table.fonts import far_scale, text_scale
from ludo.ui.table.geometry import NOTHING, Room, StatusHeight, no_status
from ludo.ui.table.gestures import Gestures
from ludo.ui.table.hand_order import HandOrder, Sorting
from ludo.ui.table.hit_testing import Pointing
from ludo.ui.table.mover import Mover
from ludo.ui.table.overlays import Overlays
from ludo.ui.table.pack import Pack
from ludo.ui.table.pictures import style_of
from ludo.ui.table.room_layout import far_room, room_for
from ludo.ui.table.seats import Seats
from ludo.ui.table.stage import Stage
from ludo.ui.theme import theme_signals
from ludo.ui.widgets.touch import FINGER, touch

_EDGE = 12.0
"""Pixels along the edge of the table where nothing can be dropped."""


class TableWidget(Cloth):
    """A table of cards.

    view: what is shown; between: it is on the way from one action to the next, so that its facts need not agree yet.
    editor: the draft of the person before the screen.

    idle: nothing moves any more, the table is as the view says. happening: a batch of events, and the slice of them
    that is being shown now. halting: the person has to go on, for there is something to be looked at. arranged: the
    room is another one. seat_chosen, seat_called: a plate, or the small button on it, was pressed. context_wanted: the
    right button was pressed, or the key of menus.
    """

    idle = Signal()
    happening = Signal(object, object)
    halting = Signal()
    arranged = Signal()
    seat_chosen = Signal(int)
    seat_called = Signal(int)
    context_wanted = Signal()

    def __init__(
        self,
        settings: SettingsStore,
        layout: Layout,
        words: TableWords,
        *,
        status_height: StatusHeight = no_status,
        taken: Callable[[], QSizeF] = lambda: NOTHING,
    ) -> None:
        """`status_height`: how much room above the own hand is kept for words and buttons. `taken`: how much larger the
        table would be if what is around it were written in letters of the usual size."""
        super().__init__()
        self._settings = settings
        self.game_layout = layout
        self.status_height = status_height
        self._taken = taken
        self.view: AnyView | None = None
        self.between = False
        self.seating = Seating()
        self.perspective: Seat | None = None
        self.room: Room | None = None
        self.least = 0.0
        """Nothing is written in fewer pixels: it is looked at from afar. 0: it is not."""
        self.one_click = True
        self._card_size = settings.value.card_size
        self.durations: Durations = durations_for("normal", "no")
        self.mover = Mover(self)
        self.editor = DraftEditor(self)
        self.gestures = Gestures(self, self)
        self._pointing = Pointing(self, self)
        self.aim, self.card_at, self.pointed = self._pointing.aim, self._pointing.card_at, self._pointing.pointed
        self.gestures.glow_changed.connect(self.set_glows)
        self.pack = Pack(self, self.mover, style_of(settings.value), self.gestures.adopt)
        self.mover.finished.connect(self.pack.restack)
        chosen, called = self.seat_chosen.emit, self.seat_called.emit
        self.overlays = Overlays(self, self, layout, self._spots)
        self.seats = Seats(self, words.level_text, chosen, called, self.overlays)
        self.hands = HandOrder(layout.sorted_hand)
        self.drafts = DraftDisplay(self, self, self.gestures, words)
        effects = Effects(self, self.mover, layout, words, self.seats)
        aid = AidStrip(self)
        furniture = self._furniture = layout.furniture(self)
        self._arrangement = Arrangement(self, self.drafts, self.gestures, self.seats, aid, furniture, words, settings)
        self.arranged.connect(self.overlays.fit)
        self.idle.connect(self.overlays.fit)
        self._stage = Stage(self, self, self._arrangement, self.seats, effects, self._furniture, words)
        self._stage.idle.connect(self.idle)
        self._stage.happening.connect(self.happening)
        self._stage.halting.connect(self.halting)
        self.editor.changed.connect(self._arrangement.show_draft)
        self.gestures.touched.connect(self._arrangement.show_help)
        self.setMinimumSize(440, 420)
        settings.changed.connect(self._set_settings)
        touch().changed.connect(self.arrange_room)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._restyle)
        self._set_settings(settings.value)

    # what is shown

    @property
    def busy(self) -> bool:
        """Is something still being shown?"""
        return self._stage.busy

    @property
    def halted(self) -> bool:
        """Does it wait until the person has looked at what lies there?"""
        return self._stage.halted

    def halt_for_person(self, halts: bool) -> None:
        """Wait, where there is something to be looked at, until the person goes on? Else it is shown for a moment."""
        self._stage.halts = halts

    def go_on(self) -> None:
        """Show what comes after that which the person has looked at."""
        self._stage.go_on()

    def show_view(self, view: AnyView, seating: Seating, *, perspective: Seat | None) -> None:
        """Show this view at once, whatever was shown before; `perspective` is the seat that sits nearest."""
        self._stage.stop()
        self.gestures.let_go()
        self.editor.begin(None)
        self.mover.finish()
        self.seats.dismiss()
        self.view, self.seating, self.perspective = view, seating, perspective
        self.between = False
        self.arrange_room()

    def play(self, batch: EventBatch, view: AnyView, seating: Seating, *, perspective: Seat | None) -> None:
        """Show what happened, then the view that it led to. `idle` follows."""
        self._stage.play(batch, view, seating, perspective)

    def skip(self) -> None:
        """Show the end of what is moving, at once; what is there to be looked at stays."""
        if self.halted:
            return
        if self.busy:
            self._stage.skip()
        else:
            self.mover.finish()

    def set_draft(self, draft: Draft | None, seat: Seat | None) -> None:
        """Set the draft (None: nothing to decide) that the person on this seat edits (None: nobody)."""
        self.drafts.own = None if seat is None else hand(seat)
        composes = draft is not None or self.editor.draft is not None
        self.editor.begin(draft)
        if composes or self.drafts.outdated:
            self._arrangement.update_cards()
        else:
            self._arrangement.update_raised()

    def show_drawn(self, cards: tuple[Card, ...]) -> None:
        """Mark these cards of the own hand as just drawn."""
        if cards != self.drafts.drawn:
            self.drafts.drawn = cards
            self._arrangement.update_cards()

    def set_thinking(self, seats: Sequence[Seat]) -> None:
        """Show that these seats are thinking."""
        self.seats.set_thinking(seats, self.durations)

    def hand_cards(self) -> list[CardWidget]:
        """Return the cards of the own hand, from left to right."""
        own = self.drafts.own
        return [] if own is None else [card for card in self.pack.at(own) if card.takeable]

    def reachable(self) -> list[QWidget]:
        """Return what the keyboard can go to: the targets of what was picked up, else all cards that can be taken."""
        if self.drafts.targets.buttons:
            return list(self.drafts.targets.buttons)
        own = self.hand_cards()
        others = [card for card in self.pack.all() if card.takeable and card not in own]
        homes = {card: self.home_of(card) or card.spot for card in others}
        return [*own, *sorted(others, key=lambda card: (-homes[card].y, homes[card].x))]

    # laying out

    def arrange_room(self) -> None:
        """Measure the room anew, for another size, view or perspective, and lay everything out at once."""
        if self.view is None:
            return
        bottom = 0 if self.perspective is None else self.perspective
        players = len(self.seating.players)
        clockwise = self.game_layout.clockwise(self.view)
        needs = self.game_layout.needs(self.view)
        if self.least:
            self.room = far_room(QSizeF(self.size()), players, bottom, clockwise, far_scale(self.least), needs)
        else:
            self.room = room_for(
                QSizeF(self.size()), players, bottom, clockwise, self.status_height, text_scale(), needs, self._taken(),
                self._settings.value.card_size / 100, FINGER if touch().by_finger else 0.0,
            )  # fmt: skip
        self._furniture.arrange(self.room, self.view, self.seating.players)
        self.mover.finish()
        self._arrangement.lay_out(0)
        self.arranged.emit()
        self.update()

    def _spots(self) -> Spots:
        return self._arrangement.spots

    def in_order(self, view: AnyView) -> AnyView:
        """Return a view with the own hand in the order in which it is shown."""
        return self.hands.arranged(view, self.seating.chair_of(view.seat))

    def move_in_hand(self, card: CardWidget, to: int) -> None:
        """Lay a card of the own hand at another number of it; the order stays."""
        chair = None if self.view is None else self.seating.chair_of(self.view.seat)
        shown = [] if self.drafts.own is None else [other.face for other in self.pack.at(self.drafts.own)]
        if self.view is not None and chair is not None and card.place == self.drafts.own and 0 <= to < len(shown):
            self.hands.put(self.view, chair, card.face, shown[to])
            self._arrangement.lay_out(self.durations.travel)

    def sort_hand(self, sorting: Sorting | None = None) -> None:
        """Sort the own hand: as the game does, if nothing else is given."""
        chair = None if self.view is None else self.seating.chair_of(self.view.seat)
        if chair is not None and not self.busy:
            self.hands.sort(chair, sorting)
            self._arrangement.lay_out(self.durations.travel)

    def home_of(self, card: CardWidget) -> Spot | None:
        """Return where a card of the table belongs by the view."""
        return self._arrangement.home_of(card)

    def close_up(self, card: CardWidget) -> None:
        """Close the gap that a dragged card leaves among the other cards of a place."""
        self._arrangement.close_up(card)

    def felt(self) -> QRectF:
        """Return where a card may be dropped: the table but for its edge."""
        return QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def go_home(self) -> None:
        """Send every card back to where it belongs."""
        self._arrangement.go_home()

    # settings, paint and events

    def _set_settings(self, settings: Settings) -> None:
        size, self._card_size = self._card_size, settings.card_size
        self.durations = durations_for(settings.speed, settings.reduced_motion)
        self.cloth = settings.cloth
        self.hands.sorts = settings.sort_hand
        self.pack.set_style(style_of(settings))
        if size != settings.card_size:
            self.arrange_room()
        elif not self.busy:
            self._arrangement.lay_out(0)
        self.update()

    def _restyle(self) -> None:
        """Apply another theme or language to colours, sizes, words and the letters of the courts."""
        self.pack.set_style(style_of(self._settings.value))
        self.arrange_room()
        self.update()

    def oval(self) -> QRectF:
        """Return where the game is played."""
        if self.view is None or self.room is None:
            return QRectF()
        return self.game_layout.ground(self.view, self.room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the room anew."""
        super().resizeEvent(event)
        fit_to_table(round(self.width() * self.height() * self.devicePixelRatioF() ** 2))
        self.arrange_room()

    def showEvent(self, event: QShowEvent) -> None:
        """Judge what the pointer means in the window where the table is."""
        super().showEvent(event)
        self._pointing.watch(self.window().windowHandle())

    def hideEvent(self, event: QHideEvent) -> None:
        """Judge nothing any more."""
        super().hideEvent(event)
        self._pointing.watch(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is moving, or put down what was picked up."""
        if event.button() == Qt.MouseButton.RightButton:
            return
        if self.busy:
            self.skip()
        else:
            self.editor.put_down()
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit that it is wanted; a card in a tray is taken out of it."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        card = QApplication.focusWidget() if by_key else self.card_at(QPointF(event.pos()))
        if isinstance(card, CardWidget):
            card.cancel_drag()
        tray = self.editor.tray_at(card.place) if isinstance(card, CardWidget) else None
        if tray is not None and isinstance(card, CardWidget) and card.face is not None:
            self.editor.take_back(tray.place, card.face)
        else:
            self.context_wanted.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Make cards larger or smaller while Ctrl is held."""
        turned = event.angleDelta().y()
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier or not turned:
            event.ignore()
            return
        sizes = CHOICES["card_size"]
        number = sizes.index(self._card_size) + (1 if turned > 0 else -1)
        with suppress(StorageError):  # in effect even if it cannot be saved
            self._settings.change(card_size=sizes[min(max(number, 0), len(sizes) - 1)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip what is moving on Escape or Space."""
        if self.busy and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.skip()
        else:
            super().keyPressEvent(event)
