"""All that others are shown of the table of a page, such as on another screen: what an onlooker sees, and no more."""

from collections.abc import Callable
from typing import NamedTuple

from ludo.engine.views import AnyView
from ludo.session.record import EventBatch, PartieRecord
from ludo.ui.table.contract import Seating


class PublicTable(NamedTuple):
    """A table as an onlooker sees it: hands are backs.

    ply: after how many actions, -1 while a question is put of which nobody may know who is asked. batch: what an
    onlooker is told of the last of them, where that is to be shown.
    """

    game: str
    ply: int
    view: AnyView
    seating: Seating
    batch: EventBatch | None = None


def public_table(record: PartieRecord, ply: int, asked: int = -1, batch: EventBatch | None = None) -> PublicTable:
    """Return a partie as an onlooker sees it. asked: the ply of a secret question; batch: what a person was told."""
    chairs = record.chairs(ply)
    seating = Seating(chairs, tuple(record.chair_of(ply, seat) for seat in range(len(chairs))))
    if asked >= 0:
        return PublicTable(record.header.game, -1, record.question_view(asked, None), seating)
    told = None if batch is None or batch.jumped else record.batch(batch.ply, None)
    return PublicTable(record.header.game, ply, record.view(ply, None), seating, told)


class Onlooker:
    """Tells somebody what is seen of a table; `look`: returns the partie, the ply, and that of a secret question."""

    def __init__(self, look: Callable[[], tuple[PartieRecord, int, int]]) -> None:
        self._look = look
        self.listener: Callable[[PublicTable], None] | None = None

    def now(self, batch: EventBatch | None = None) -> PublicTable:
        """Return what is seen now."""
        return public_table(*self._look(), batch)

    def tell(self, batch: EventBatch | None = None) -> None:
        """Tell what is seen now, where somebody listens."""
        if self.listener is not None:
            self.listener(self.now(batch))
