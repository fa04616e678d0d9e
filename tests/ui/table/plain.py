"""A layout and words for any game: rows of cards, and codes instead of sentences."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.events import Event, Said
from ludo.engine.places import STOCK, TRICK, Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.views import AnyView
from ludo.session.chairs import Chair
from ludo.session.record import EventBatch
from ludo.ui.games.arrangements import other_hand, own_hand, pile
from ludo.ui.games.registry import SCREENS
from ludo.ui.games.screen import GameScreen, no_guide, no_sound
from ludo.ui.table import z_order
from ludo.ui.table.contract import Furniture, Layout, SeatMark, Spot
from ludo.ui.table.durations import Durations
from ludo.ui.table.geometry import Room
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names
from ludo.ui.wording.sheets import Sheet


class NoFurniture(Furniture):
    """Nothing lies on the cloth besides cards."""

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        pass

    def follow(self, view: AnyView, durations: Durations) -> int:
        return 0

    def finish(self) -> None:
        pass

    def remove(self) -> None:
        pass


class PlainLayout(Layout):
    """Hands beside their seats, piles in the middle, everything else in rows. `asked` counts questions for spots."""

    def __init__(self) -> None:
        self.asked = 0

    def clockwise(self, view: AnyView) -> bool:
        return True

    def spots(self, view: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        self.asked += 1
        spots: dict[Place, list[Spot]] = {}
        row = 0.0
        for place, cards in view.zones.items():
            if place.kind == "hand" and place.owner == room.bottom:
                spots[place] = own_hand(room, len(cards))
            elif place.kind == "hand":
                spots[place] = other_hand(room, room.seats[place.owner], len(cards))
            elif place.kind in ("stock", "box"):
                spots[place] = pile(room.middle.topLeft() + QPointF(room.unit, room.unit), room.unit * 0.7, len(cards))
            elif place.kind != "tray":
                row += 20.0
                spots[place] = [
                    Spot(room.middle.left() + 200 + 20 * n, room.middle.top() + row, room.unit * 0.5, 0.0, z_order.LAID)
                    for n in range(len(cards))
                ]
        return spots

    def marks(self, view: AnyView) -> Mapping[Seat, SeatMark]:
        return {}

    def ground(self, view: AnyView, room: Room) -> QRectF:
        return room.middle

    def areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        half = QRectF(room.middle.center(), room.middle.bottomRight())
        return {TRICK: room.middle, STOCK: half}

    def pause(self, event: Event, durations: Durations) -> int | None:
        return None

    def sorted_hand(self, view: AnyView, cards: Sequence[Card]) -> Sequence[Card]:
        return cards

    def furniture(self, parent: QWidget) -> NoFurniture:
        return NoFurniture()


class PlainWords(GameWords):
    """Codes instead of sentences."""

    def speech(self, code: str) -> str:
        return code

    def event_text(self, event: Event, names: Names) -> str | None:
        return f"{names.of(event.seat)}: {event.code}" if isinstance(event, Said) else None

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        return action.word if isinstance(action, Say) else f"{action.verb} {action.arguments()}"

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        return ""

    def action_key(self, action: Action) -> str:
        return action.word[0].upper() if isinstance(action, Say) else ""

    def status(self, view: AnyView, names: Names) -> StatusText:
        return StatusText("status")

    def progress(self, view: AnyView) -> str:
        return ""

    def score_sheet(self, batches: Sequence[EventBatch], names: Names) -> Sheet:
        return Sheet((), ())

    def refusal_text(self, refusal: Refusal, names: Names) -> str:
        return refusal.code


def plain_screen() -> GameScreen:
    """A game that adds nothing of its own to the table."""
    some = next(iter(SCREENS.values()))
    return some._replace(title=str, sentence=str, words=PlainWords, layout=PlainLayout, guide=no_guide, sound=no_sound)
