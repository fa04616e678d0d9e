"""What lies over a table, and what covers what there: at rest, and while somebody speaks or is refused something."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Place
from ludo.ui.play import messages
from ludo.ui.play.ending import EndPanel
from ludo.ui.play.page import PlayPage
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.summary import SummaryPanel
from ludo.ui.table import z_order
from ludo.ui.table.card import CardWidget
from ludo.ui.table.durations import DURATIONS
from ludo.ui.table.geometry import INDEX
from ludo.ui.table.places import covers
from ludo.ui.table.table import TableWidget
from tests.games.facts import FACTS

Faults = set[tuple[str, str]]

_BELONGS: Final = (
    {"words", "button"}, {"SeatPlate", "Fist"}, {"SeatPlate", "OwnChips"}, {"Bubble", "Fist"}, {"Bubble", "OwnChips"},
)  # fmt: skip
"""What lies on each other because it belongs together."""
_LABELS: Final = {"ValueBadge", "Tag"}
"""What says of cards what they are: it may lie over their feet, never over an index."""
_TALL_INDEX: Final = 0.4
"""Height of an index by that of its card."""
_STANDS: Final = {"EndPanel", "SummaryPanel", "CardsPanel", "Bubble", "words", "button"}
"""What stands on the cloth that a panel clears."""
_NO_THINGS: Final = ("WantedCard", "Overlays")
"""Places for cards, and the cloth itself."""
_INSIDE: Final = 3
REFUSED: Final = "Fournissez à cœur si vous le pouvez : vous avez encore le Roi et le Dix de cette couleur en main."
TALLY: Final = "Contre Hugo : 12 parties, 7 gagnées, 5 perdues."


def with_panels(page: PlayPage) -> PlayPage:
    """Add what a partie shows between its deals and at its end."""
    page.extras.add(SummaryPanel(page.table))
    page.extras.add(EndPanel(page.table, page.look, lambda: TALLY))
    return page


def overlaps(table: TableWidget) -> Faults:
    """Return what covers what on a table: panels, plates, words, labels, and cards whose face is up."""
    seen = partial(_is_seen, table)
    things = [(name, rect) for name, rect in laid_over(table) if seen(name, rect)]
    found = {
        (one, other)
        for (one, first), (other, second) in combinations(things, 2)
        if covers(first, second) and not _belong(one, other)
    }
    for place, rect in faces(table):
        index = QRectF(rect.topLeft(), QSizeF(rect.width() * INDEX, rect.height() * _TALL_INDEX))
        for name, other in things if seen("card", rect) else ():
            if covers(index if name.split()[0] in _LABELS else rect, other) and (name, place.kind) != (
                "TrayFrame",
                "tray",
            ):
                found.add((name, f"cards of {place.kind} {place.owner}"))
    return found


def _is_seen(table: TableWidget, name: str, rect: QRectF) -> bool:
    """Is a thing seen, or has a panel taken it from sight whole?"""
    gone = table.overlays.taken
    if name.split()[0] in _STANDS:
        gone = table.overlays.mask() if name == "EndPanel" and not table.overlays.isHidden() else QRegion()
    inner = rect.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE).toRect()
    return not (QRegion(inner) - gone).isEmpty()


def _belong(one: str, other: str) -> bool:
    """Does one of these belong on the other? Words may stand on the plate of whoever says them."""
    kinds = {one.split()[0], other.split()[0]}
    return kinds in _BELONGS or (kinds == {"SeatPlate", "Bubble"} and one.split()[1] == other.split()[1])


def faces(table: TableWidget) -> Iterator[tuple[Place, QRectF]]:
    """Yield every card whose face is up, and where; those that were put by are over."""
    for card in table.pack.all():
        if card.seen is not None and card.isVisibleTo(table) and card.level != z_order.PUT_BY:
            yield card.place, card.outline()


def laid_over(table: TableWidget) -> Iterator[tuple[str, QRectF]]:
    """Yield everything that lies over the cloth of a table besides cards, and where."""
    for child in table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        level = getattr(child, "level", z_order.BUBBLE)
        if isinstance(child, CardWidget) or not child.isVisibleTo(table) or level in (z_order.GROUND, z_order.LAID + 1):
            continue  # what cards lie on, and marks that belong to them
        name = type(child).__name__
        if name in _NO_THINGS:
            continue
        if isinstance(child, StatusPanel):
            corner = QRectF(child.geometry()).topLeft()
            yield "words", child.plate().translated(corner)
            for button in child.buttons:
                yield "button", QRectF(button.geometry()).translated(corner + child.group.pos().toPointF())
            continue
        yield f"{name} {getattr(child, 'seat', '')}".strip(), QRectF(child.geometry())


def faults_of(page: PlayPage) -> Iterator[tuple[str, Faults]]:
    """Yield what covers what as a page stands, while somebody speaks, a trick is shown and an act is refused."""
    table = page.table
    yield "at rest", overlaps(table)
    assert table.room is not None
    for seat in table.room.seats:
        table.seats.say(seat, FACTS[page.session.game.id].said, table.room, DURATIONS["normal"])
        yield f"{seat} speaks", overlaps(table)
    table.seats.dismiss()
    if page.words.has_tricks:
        page.send(messages.ShowTrick())
        yield "the last trick", overlaps(table)
        page.send(messages.CardsRead())
    page.status_panel.say_problem(REFUSED, 1000)
    yield "refused", overlaps(table)
    page.status_panel.forget_problem()
