"""Shows what actions led to, beat by beat, one action after the other."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.ui.table.choreography import Beat
from ludo.ui.table.contract import Seating


@dataclass(slots=True)
class Scene:
    """The effects of one action: beats still to be shown, the view at the end, and how many events were shown.

    seats: who sits where at its end, and whose perspective that is; None where nobody changes seats.
    """

    batch: EventBatch
    beats: deque[Beat]
    view: AnyView
    shown: int = 0
    seats: tuple[Seating, Seat | None] | None = None


class ScenePlayer(QObject):
    """Plays scenes: shows each beat in its time.

    halts: does it wait for the person before beats that want it? halted: it waits for the person now.
    Signal `halting`: it waits from now on.
    """

    halting = Signal()

    def __init__(
        self,
        parent: QObject,
        show: Callable[[Scene, Beat, bool], int],
        finish: Callable[[], None],
        prepare: Callable[[Scene], None],
    ) -> None:
        """`show`: show a beat (True: without motion), return how long it takes; `finish`: all scenes were shown.
        `prepare`: there is time before the next beat of a scene."""
        super().__init__(parent)
        self._show, self._finish, self._prepare = show, finish, prepare
        self._scenes: deque[Scene] = deque()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(lambda: self._then())
        self._then: Callable[[], None] = self._next
        self.halts = False
        self.halted = False

    @property
    def busy(self) -> bool:
        """Is something still to be shown?"""
        return bool(self._scenes) or self._wait.isActive()

    @property
    def last_view(self) -> AnyView | None:
        """The view at the end of all scenes."""
        return self._scenes[-1].view if self._scenes else None

    def add(self, scene: Scene) -> None:
        """Show a scene after those that are still being shown."""
        self._scenes.append(scene)
        if len(self._scenes) == 1 and not self._wait.isActive():
            self._after(scene.beats[0].wait if scene.beats else 0, self._next)

    def stop(self) -> None:
        """Forget what was still to be shown."""
        self._wait.stop()
        self.halted = False
        self._scenes.clear()

    def go_on(self) -> None:
        """Show what the person has let come."""
        if self.halted:
            self.halted = False
            self._next()

    def show_rest(self, *, halting: bool = False) -> None:
        """Show all that is still to come without motion; `halting`: as far as the person has let it come."""
        self._wait.stop()
        self.halted = False
        while self._scenes:
            scene = self._scenes[0]
            while scene.beats:
                if halting and self.halts and scene.beats[0].halted:
                    self._halt()
                    return
                self._show(scene, scene.beats.popleft(), True)
            if self._scenes:
                self._scenes.popleft()

    def _next(self) -> None:
        """Show the next beat, and those that follow it without a wait; then wait for the one after them."""
        if not self._scenes:
            return
        scene = self._scenes[0]
        rest = self._show(scene, scene.beats.popleft(), False) if scene.beats else 0
        while scene.beats:
            coming = scene.beats[0]
            if coming.halted and self.halts:
                self._after(rest, self._halt)
                return
            wait = coming.wait if coming.together else rest + coming.wait
            if wait > 0 or not self._scenes:
                self._after(wait, self._next)
                return
            rest = self._show(scene, scene.beats.popleft(), False)
        if self._scenes:
            self._scenes.popleft()
        if self._scenes:
            first = self._scenes[0].beats
            self._after(rest + (first[0].wait if first else 0), self._next)
            return
        self._after(rest, self._finish)

    def _halt(self) -> None:
        self.halted = True
        self.halting.emit()

    def _after(self, wait: int, then: Callable[[], None]) -> None:
        self._then = then
        self._wait.start(wait)
        if wait > 0 and self._scenes and self._scenes[0].beats:
            self._prepare(self._scenes[0])
