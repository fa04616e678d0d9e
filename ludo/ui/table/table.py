"""The table: draws any view by zones, and shows how one view becomes the next.

The picture follows the view. Events only say which card went where, and in which beats; when they have been shown, and
after every resize, jump or change of style, the table is laid out from the view alone.
"""

from collections import deque
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.drafts import Draft
from ludo.engine.events import DealEnded, Moved, Said
from ludo.engine.places import Place, Seat, hand
from ludo.engine.views import AnyView, follow
from ludo.session.record import EventBatch
from ludo.ui.i18n import language_signals
from ludo.ui.settings import Settings, SettingsStore
from ludo.ui.table.ahead import LEAD, Ahead
from ludo.ui.table.aid_strip import AidStrip
from ludo.ui.table.card import CardWidget
from ludo.ui.table.choreography import Beat, beats
from ludo.ui.table.cloth import Cloth
from ludo.ui.table.contract import HelpingFurniture, Layout, Seating, Spot, TableWords, outlines
from ludo.ui.table.draft_display import DraftDisplay
from ludo.ui.table.drafting import transfers, without
from ludo.ui.table.durations import Durations, durations_for
from ludo.ui.table.editor import DraftEditor
from ludo.ui.table.effects import Effects
from ludo.ui.table.fonts import text_scale
from ludo.ui.table.gestures import Gestures
from ludo.ui.table.hand_order import HandOrder, Sorting
from ludo.ui.table.mover import Mover
from ludo.ui.table.pack import Pack
from ludo.ui.table.pictures import style_of
from ludo.ui.table.room import Room, StatusHeight, no_status, room_for
from ludo.ui.table.scenes import Scene, ScenePlayer
from ludo.ui.table.seats import Seats
from ludo.ui.table.walks import Walks, places
from ludo.ui.theme import theme_signals
from ludo.ui.wording.names import names_of


class TableWidget(Cloth):
    """A table of cards.

    view: what is shown; between: it is on the way from one action to the next, so that its facts need not agree yet.
    editor: the draft of the person before the screen.

    idle: nothing moves any more, the table is as the view says. happening: a batch of events, and the slice of them
    that is being shown now. arranged: the room is another one. seat_chosen, seat_called: a plate, or the small button
    on it, was pressed.
    """

    idle = Signal()
    happening = Signal(object, object)
    arranged = Signal()
    seat_chosen = Signal(int)
    seat_called = Signal(int)

    def __init__(
        self,
        settings: SettingsStore,
        layout: Layout,
        words: TableWords,
        parent: QWidget | None = None,
        *,
        status_height: StatusHeight = no_status,
    ) -> None:
        """`status_height`: how much room above the own hand is kept for words and buttons."""
        super().__init__(parent)
        self._settings = settings
        self._words = words
        self.game_layout = layout
        self.status_height = status_height
        self.view: AnyView | None = None
        self.between = False
        self.seating = Seating()
        self.perspective: Seat | None = None
        self.room: Room | None = None
        self.one_click = True
        self.durations: Durations = durations_for("normal", "no")
        self.mover = Mover(self)
        self.editor = DraftEditor(self)
        self.editor.changed.connect(self._show_draft)
        self.gestures = Gestures(self, self)
        self.gestures.glow_changed.connect(self.set_glows)
        self.gestures.touched.connect(self._show_help)
        self.pack = Pack(self, self.mover, style_of(settings.value), self.gestures.adopt)
        self.mover.finished.connect(self.pack.restack)
        self.seats = Seats(self, words.level_text, self.seat_chosen.emit, self.seat_called.emit, self._lying)
        self._effects = Effects(self, self.mover, layout, words, self.seats)
        self.hands = HandOrder(layout.sorted_hand)
        self.drafts = DraftDisplay(self, self, self.editor, words)
        self._walks = Walks()
        self._aid = AidStrip(self)
        self._furniture = layout.furniture(self)
        self._laid: AnyView | None = None
        self._laid_room: Room | None = None
        self._spots: Mapping[Place, Sequence[Spot]] = {}
        self._ahead = Ahead(self, self)
        self._scenes = ScenePlayer(self, self._show, self._finish, self._ahead.prepare)
        self._deal_ended = False
        self.setMinimumSize(440, 420)
        settings.changed.connect(self._set_settings)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._restyle)
        self._set_settings(settings.value)

    # what is shown

    @property
    def busy(self) -> bool:
        """Is something still being shown?"""
        return self._scenes.busy

    def show_view(self, view: AnyView, seating: Seating, *, perspective: Seat | None) -> None:
        """Show this view at once, whatever was shown before; `perspective` is the seat that sits nearest."""
        self._stop()
        self.view, self.seating, self.perspective = view, seating, perspective
        self.between = False
        self._arrange_room()

    def play(self, batch: EventBatch, view: AnyView, seating: Seating, *, perspective: Seat | None) -> None:
        """Show what happened, then the view that it led to. `idle` follows.

        People who change seats walk there at the end. Where others sit down the new view is there at once.
        """
        changed = (seating, perspective) != (self.seating, self.perspective)
        walking = seating != self.seating and set(seating.players) == set(self.seating.players)
        if batch.jumped or self.view is None or (changed and not walking):
            self._show_rest()
            self.show_view(view, seating, perspective=perspective)
            if batch.events:
                self.happening.emit(batch, slice(len(batch.events)))
            QTimer.singleShot(0, self.idle.emit)
            return
        self.gestures.let_go()
        if self._deal_ended:
            self.seats.dismiss()
        self._deal_ended = any(isinstance(event, DealEnded) for event in batch.events)
        pieces = beats(batch.events, self.game_layout.pause, self.durations)
        if walking:
            pieces.append(Beat())
        if pieces and self.durations.moves:
            pieces[0].wait = max(pieces[0].wait, LEAD)
        self._scenes.add(Scene(batch, deque(pieces), view, seats=(seating, perspective) if walking else None))
        self._end_draft()

    def skip(self) -> None:
        """Show the end of what is moving, at once."""
        if not self.busy:
            self.mover.finish()
            return
        self._show_rest()
        self._lay_out(0)
        QTimer.singleShot(0, self.idle.emit)

    def set_draft(self, draft: Draft | None, seat: Seat | None) -> None:
        """Let the person on this seat (None: nobody) edit this draft (None: nothing to decide)."""
        self.drafts.own = None if seat is None else hand(seat)
        self.editor.begin(draft)
        self._update_cards()

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

    # from one view to the next

    def _stop(self) -> None:
        self._scenes.stop()
        self._walks.finish()
        self._effects.finish()
        self.gestures.let_go()
        self.editor.begin(None)
        self.mover.finish()
        self.seats.dismiss()

    def _end_draft(self) -> None:
        """Nothing can be edited any more; the cards of the draft fly on from where they lie."""
        if self._laid is not None and self.view is not None:
            self.pack.relabel(transfers(self._laid, self.view))
            self._laid = self.view
        self.editor.begin(None)

    def _show_rest(self) -> None:
        """Show all that is still to come without motion."""
        self._scenes.show_rest()
        self._walks.finish()
        self.mover.finish()
        self.seats.finish()
        self._effects.finish()
        self._furniture.finish()

    def _finish(self) -> None:
        self._walks.finish()
        self._lay_out(0)
        self.idle.emit()

    def _show(self, scene: Scene, beat: Beat, hurried: bool = False) -> int:
        """Show one beat; return how long it takes to come to rest."""
        assert self.view is not None
        assert self.room is not None
        durations = durations_for("none", "yes") if hurried else self.durations
        prepared = self._ahead.take(beat)
        after = self._follow(scene, beat) if prepared is None else prepared.view
        before, old = self.view, self._spots
        new = self.game_layout.spots(after, self.room) if prepared is None else prepared.spots
        duration = durations.travel
        moves = [event for event in beat.events if isinstance(event, Moved)]
        self.pack.move(moves, before, old, new, duration)
        self.view = after
        self.between = bool(scene.beats)
        rest = self._lay_out(duration, durations, new)
        spoken = [event for event in beat.events if isinstance(event, Said) and not hurried]
        for said in spoken:
            self.seats.say(said.seat, self._words.said_text(said), self.room, self.durations)
        seats = self.seating.players
        seen = self._effects.show(beat.events, before, self.room, durations, lambda: names_of(seats, before.seat))
        rest = max(rest, seen)
        part = slice(scene.shown, scene.shown + len(beat.events))
        scene.shown = part.stop
        self.happening.emit(scene.batch, part)
        if scene.seats is not None and not scene.beats:
            rest = self._change_seats(*scene.seats, durations)
        return max(rest, duration if moves else 0, durations.said if spoken else 0)

    def _change_seats(self, seating: Seating, perspective: Seat | None, durations: Durations) -> int:
        """Let people walk to other seats; return how long that takes."""
        plates = self.seats.plates.values()
        before = places(plates)
        self.seating, self.perspective = seating, perspective
        self._arrange_room()
        return self._walks.start(plates, before, durations)

    def _follow(self, scene: Scene, beat: Beat) -> AnyView:
        """Return the view after a beat. Raises ValueError if it cannot be followed; the last view is shown then."""
        assert self.view is not None
        if not scene.beats:
            return scene.view
        try:
            return follow(self.view, beat.events)
        except ValueError:
            self.show_view(self._scenes.last_view or scene.view, self.seating, perspective=self.perspective)
            QTimer.singleShot(0, self.idle.emit)
            raise

    # laying out

    def _arrange_room(self) -> None:
        """Another size, view or perspective: measure the room anew and lay everything out at once."""
        if self.view is None:
            return
        bottom = 0 if self.perspective is None else self.perspective
        players = len(self.seating.players)
        clockwise = self.game_layout.clockwise(self.view)
        needs = self.game_layout.needs(self.view)
        self.room = room_for(QSizeF(self.size()), players, bottom, clockwise, self.status_height, text_scale(), needs)
        self._furniture.arrange(self.room, self.view, self.seating.players)
        self.mover.finish()
        self._lay_out(0)
        self.arranged.emit()
        self.update()

    def _lying(self) -> list[QRectF]:
        """Return where cards and other things lie that should stay in sight."""
        if self.view is None or self.room is None:
            return []
        return [*outlines(self._spots), *self.game_layout.fixtures(self.view, self.room)]

    def _lay_out(
        self,
        duration: int,
        durations: Durations | None = None,
        spots: Mapping[Place, Sequence[Spot]] | None = None,
    ) -> int:
        """Lay the table out from view and draft; return how long the furniture takes. `spots`: if known already."""
        if self.view is None or self.room is None:
            return 0
        shown = self.drafts.shown(self.view)
        if spots is not None:
            self._spots = spots
        elif shown is not self._laid or self.room is not self._laid_room:
            self._spots = self.drafts.spots(shown, self.room)
        self._laid, self._laid_room = shown, self.room
        self.pack.sync(shown, self._spots)
        self.pack.arrange(self._spots, duration, self.gestures.held)
        self.seats.show(self.game_layout.marks(self.view), self.seating, self.room, 2 * duration)
        aid = self._words.aid(self.view) if self._settings.value.show_aid else None
        self._aid.show_aid(aid, self.room.aid, self.room.scale, self.pack.style)
        rest = self._furniture.follow(self.view, durations or self.durations)
        self.drafts.refresh()
        self._update_cards()
        return rest

    def _show_help(self) -> None:
        """Let the furniture help with what the person touches: what was picked up, is dragged, or has risen."""
        if isinstance(self._furniture, HelpingFurniture):
            card = self.gestures.held or self.drafts.raised()
            touched = self.editor.picked_up or (None if card is None else self.drafts.source_of(card))
            shown = self._settings.value.show_aid
            self._furniture.show_help(shown, None if self.busy else touched, self.drafts.area_of)

    def _update_cards(self) -> None:
        """Let the person take what can be taken, and lift the card that has pointer or focus."""
        if self.view is None:
            return
        self.drafts.update_cards()
        self.gestures.raise_one()
        self._show_help()

    def in_order(self, view: AnyView) -> AnyView:
        """Return a view with the own hand in the order in which it is shown."""
        return self.hands.arranged(view, self.seating.chair_of(view.seat))

    def move_in_hand(self, card: CardWidget, to: int) -> None:
        """Lay a card of the own hand at another number of it; the order stays."""
        chair = None if self.view is None else self.seating.chair_of(self.view.seat)
        shown = [] if self.drafts.own is None else [other.face for other in self.pack.at(self.drafts.own)]
        if self.view is not None and chair is not None and card.place == self.drafts.own and 0 <= to < len(shown):
            self.hands.put(self.view, chair, card.face, shown[to])
            self._lay_out(self.durations.travel)

    def sort_hand(self, sorting: Sorting | None = None) -> None:
        """Sort the own hand: as the game does, if nothing else is given."""
        chair = None if self.view is None else self.seating.chair_of(self.view.seat)
        if chair is not None and not self.busy:
            self.hands.sort(chair, sorting)
            self._lay_out(self.durations.travel)

    def home_of(self, card: CardWidget) -> Spot | None:
        """Return where a card of the table belongs by the view."""
        cards = self.pack.at(card.place)
        number = cards.index(card) if card in cards else -1
        spots = self._spots.get(card.place, ())
        return spots[number] if 0 <= number < len(spots) else None

    def close_up(self, card: CardWidget) -> None:
        """Let the other cards of a place close the gap that a dragged card leaves."""
        if self._laid is None or self.room is None:
            return
        spots = self.game_layout.spots(without(self._laid, card.place, card.face), self.room).get(card.place, ())
        others = [other for other in self.pack.at(card.place) if other is not card]
        for other, spot in zip(others, spots, strict=False):
            self.pack.send(other, spot, self.durations.travel)

    def go_home(self) -> None:
        """Send every card back to where it belongs."""
        self.pack.arrange(self._spots, self.durations.travel, self.gestures.held)
        self._update_cards()

    def _show_draft(self) -> None:
        """The draft is another one: its cards go to and from the trays."""
        if self.busy or self.view is None or self.room is None or self._laid is None:
            self.drafts.refresh()
            return
        shown = self.drafts.shown(self.view)
        if shown != self._laid:
            self.pack.relabel(transfers(self._laid, shown))
        self._lay_out(self.durations.travel)

    # settings, paint and events

    def _set_settings(self, settings: Settings) -> None:
        self.durations = durations_for(settings.speed, settings.reduced_motion)
        self.cloth = settings.cloth
        self.hands.sorts = settings.sort_hand
        self.pack.set_style(style_of(settings))
        if not self.busy:
            self._lay_out(0)
        self.update()

    def _restyle(self) -> None:
        """The theme or the language is another one: so are colours, sizes, words and the letters of the courts."""
        self.pack.set_style(style_of(self._settings.value))
        self._arrange_room()
        self.update()

    def oval(self) -> QRectF:
        """Return where the game is played."""
        if self.view is None or self.room is None:
            return QRectF()
        return self.game_layout.ground(self.view, self.room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room is another one."""
        super().resizeEvent(event)
        self._arrange_room()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the cloth skips what is moving, or puts down what was picked up."""
        if self.busy:
            self.skip()
        else:
            self.editor.put_down()
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape or Space skips what is moving."""
        if self.busy and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self.skip()
        else:
            super().keyPressEvent(event)
