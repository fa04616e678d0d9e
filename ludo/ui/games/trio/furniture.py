"""What else lies on the cloth at Trio: the ladder of contracts."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ludo.engine.views import AnyView
from ludo.games.trio.view import trio_view
from ludo.session.chairs import Chair
from ludo.ui.games.trio.ground import ground_for
from ludo.ui.games.trio.ladder import Ladder
from ludo.ui.table.durations import Durations
from ludo.ui.table.room import Room


class TrioFurniture:
    """See `ludo.ui.table.contract.Furniture`."""

    def __init__(self, table: QWidget) -> None:
        self._ladder = Ladder(table)
        self._ladder.show()

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        """Place the ladder."""
        self._ladder.set_players([chair.name for chair in chairs], room.scale)
        self._ladder.setGeometry(ground_for(room).ladder.toRect())
        self._ladder.show_view(trio_view(view))

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Show the contracts of a view."""
        self._ladder.show_view(trio_view(view))
        return 0

    def finish(self) -> None:
        """Nothing is animated."""

    def remove(self) -> None:
        """Delete all widgets."""
        self._ladder.hide()
        self._ladder.deleteLater()
