"""Shows on a table what happened, from one view to the next."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.cards import Card
from ludo.engine.events import DealEnded, Moved, Said
from ludo.engine.places import Seat
from ludo.engine.views import AnyView, follow
from ludo.session.record import EventBatch
from ludo.ui.table.arrangement import Arrangement
from ludo.ui.table.choreography import Beat, beats
from ludo.ui.table.contract import Furniture, Seating, TableWords
from ludo.ui.table.durations import Durations, durations_for
from ludo.ui.table.effects import Effects
from ludo.ui.table.host import TableHost
from ludo.ui.table.prerendering import LEAD, Ahead
from ludo.ui.table.scenes import Scene, ScenePlayer
from ludo.ui.table.seat_changes import Walks, places
from ludo.ui.table.seats import Seats
from ludo.ui.wording.names import names_of


class Stage(QObject):
    """Plays what happened on a table.

    idle: nothing moves any more, the table is as the view says. happening: a batch of events, and the slice of them
    that is being shown now. halting: the person has to go on, for there is something to be looked at.
    """

    idle = Signal()
    halting = Signal()
    happening = Signal(object, object)

    def __init__(
        self,
        parent: QObject,
        table: TableHost,
        arrangement: Arrangement,
        seats: Seats,
        effects: Effects,
        furniture: Furniture,
        words: TableWords,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._arrangement = arrangement
        self._seats = seats
        self._effects = effects
        self._furniture = furniture
        self._words = words
        self._walks = Walks()
        self._ahead = Ahead(self, table)
        self._scenes = ScenePlayer(self, self._show, self._finish, self._ahead.prepare)
        self._scenes.halting.connect(self.halting)
        self._deal_ended = False

    @property
    def halts(self) -> bool:
        """Does it wait where there is something to be looked at until the person goes on?"""
        return self._scenes.halts

    @halts.setter
    def halts(self, halts: bool) -> None:
        self._scenes.halts = halts

    @property
    def halted(self) -> bool:
        """Does it wait until the person goes on?"""
        return self._scenes.halted

    def go_on(self) -> None:
        """Show what comes after that which the person has looked at."""
        self._scenes.go_on()

    @property
    def busy(self) -> bool:
        """Is something still being shown?"""
        return self._scenes.busy

    def play(self, batch: EventBatch, view: AnyView, seating: Seating, perspective: Seat | None) -> None:
        """Show what happened, then the view that it led to. `idle` follows.

        People who change seats walk there at the end. Where others sit down the new view is there at once.
        """
        table = self._table
        changed = (seating, perspective) != (table.seating, table.perspective)
        walking = seating != table.seating and set(seating.players) == set(table.seating.players)
        if batch.jumped or table.view is None or (changed and not walking):
            if batch.jumped:
                self._scenes.stop()  # what was not shown yet may be undone
            self.show_rest()
            table.show_view(view, seating, perspective=perspective)
            if batch.events:
                self.happening.emit(batch, slice(len(batch.events)))
            QTimer.singleShot(0, self.idle.emit)
            return
        self._arrangement.gestures.let_go()
        if self._deal_ended:
            self._seats.dismiss()
        self._deal_ended = any(isinstance(event, DealEnded) for event in batch.events)
        layout = table.game_layout
        pieces = beats(batch.events, layout.pause, table.durations, layout.halt(batch.events))
        if walking:
            pieces.append(Beat())
        if pieces and table.durations.moves:
            pieces[0].wait = max(pieces[0].wait, LEAD)
        self._scenes.add(Scene(batch, deque(pieces), view, seats=(seating, perspective) if walking else None))
        self._arrangement.end_draft()

    def skip(self) -> None:
        """Show the end of what is moving, at once; what the person has to look at first is not skipped."""
        self.show_rest(halting=True)
        self._arrangement.lay_out(0)
        if not self.halted:
            QTimer.singleShot(0, self.idle.emit)

    def stop(self) -> None:
        """Show nothing more of what happened."""
        self._scenes.stop()
        self._walks.finish()
        self._effects.finish()

    def show_rest(self, *, halting: bool = False) -> None:
        """Show all that is still to come without motion; `halting`: as far as the person has let it come."""
        self._scenes.show_rest(halting=halting)
        self._walks.finish()
        self._table.mover.finish()
        self._seats.finish()
        self._effects.finish()
        self._furniture.finish()

    def _finish(self) -> None:
        self._walks.finish()
        self._arrangement.lay_out(0)
        self.idle.emit()

    def _show(self, scene: Scene, beat: Beat, hurried: bool = False) -> int:
        """Show one beat; return how long it takes to come to rest."""
        table = self._table
        assert table.view is not None
        assert table.room is not None
        durations = durations_for("none", "yes") if hurried else table.durations
        prepared = self._ahead.take(beat)
        after = self._follow(scene, beat) if prepared is None else prepared.view
        before, old = table.view, self._arrangement.spots
        new = table.game_layout.spots(table.in_order(after), table.room) if prepared is None else prepared.spots
        duration = durations.travel
        moves = [event for event in beat.events if isinstance(event, Moved)]
        table.pack.move(moves, before, old, new, duration)
        table.view = after
        table.between = bool(scene.beats)
        rest = self._arrangement.lay_out(duration, durations, new, _leaving_hands(scene.beats) - _faces(moves))
        spoken = [event for event in beat.events if isinstance(event, Said) and not hurried]
        for said in spoken:
            self._seats.say(said.seat, self._words.said_text(said), table.room, table.durations)
        seats = table.seating.players
        seen = self._effects.show(beat.events, before, table.room, durations, lambda: names_of(seats, before.seat))
        rest = max(rest, seen)
        part = slice(scene.shown, scene.shown + len(beat.events))
        scene.shown = part.stop
        self.happening.emit(scene.batch, part)
        if scene.seats is not None and not scene.beats:
            rest = self._change_seats(*scene.seats, durations)
        return max(rest, duration if moves else 0, durations.said if spoken else 0)

    def _change_seats(self, seating: Seating, perspective: Seat | None, durations: Durations) -> int:
        """Move people to other seats; return how long that takes."""
        plates = self._seats.plates.values()
        before = places(plates)
        self._table.seating, self._table.perspective = seating, perspective
        self._table.arrange_room()
        return self._walks.start(plates, before, durations)

    def _follow(self, scene: Scene, beat: Beat) -> AnyView:
        """Return the view after a beat. Raises ValueError if it cannot be followed; the last view is shown then."""
        table = self._table
        assert table.view is not None
        if not scene.beats:
            return scene.view
        try:
            return follow(table.view, beat.events)
        except ValueError:
            table.show_view(self._scenes.last_view or scene.view, table.seating, perspective=table.perspective)
            QTimer.singleShot(0, self.idle.emit)
            raise


def _faces(moves: Iterable[Moved]) -> set[Card]:
    return {card for event in moves for card in event.cards if card is not None}


def _leaving_hands(beats: Iterable[Beat]) -> set[Card]:
    """Return the cards that will leave a hand in these beats: those of a draft do not go back to it first."""
    moves = (event for beat in beats for event in beat.events if isinstance(event, Moved))
    return _faces(event for event in moves if event.source.kind == "hand")
