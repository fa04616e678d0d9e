"""The last trick, on demand: shown in the middle, and said in words."""

from collections.abc import Callable

from ludo.engine.cards import Card
from ludo.engine.events import Happened, Moved
from ludo.engine.places import TRICK, Seat
from ludo.session.record import PartieRecord
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce
from ludo.ui.play.cards_panel import CardsPanel, HeldCards
from ludo.ui.play.facts import Look
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.table import TableWidget
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.names import Names


def last_trick(record: PartieRecord, chair: int | None) -> tuple[tuple[tuple[Seat, Card | None], ...], Seat | None]:
    """Return who laid which card to the last trick of this deal that is complete, and whose it is; () if none is.

    Nobody's is one that lies rotten.
    """
    laid: list[tuple[Seat, Card | None]] = []
    found: tuple[tuple[Seat, Card | None], ...] = ()
    maker: Seat | None = None
    for batch in record.deal(chair):
        for event in batch.events:
            match event:
                case Moved(cards, source, target) if target == TRICK:
                    laid += [(source.owner, card) for card in cards]
                case Happened("trick-made", {"seat": int() as seat}):
                    found, maker, laid = tuple(laid), seat, []
                case Happened("trick-rotten"):
                    found, maker, laid = tuple(laid), None, []
                case _:
                    pass
    return found, maker


class LastTrick:
    """Shows it at a table."""

    def __init__(self, table: TableWidget, status: StatusPanel, look: Look, take_back: Callable[[], None]) -> None:
        """`take_back`: take back the last act of the person, or say why that is not possible."""
        self._status = status
        self._editor = table.editor
        self._look = look
        self._take_back = take_back
        self.panel = CardsPanel(table)

    def toggle(self) -> None:
        """Show the trick for a while, or take it away; say it, or that there is none."""
        if not self.panel.isHidden():
            self.panel.hide()
            return
        facts = self._look()
        time, names = facts.now.stage.durations.notice, facts.names
        trick, maker = last_trick(facts.now.session.record, facts.chair)
        if facts.curtain is not None or not trick:
            text = translate("Table", "No trick has been made in this deal.")
            self._status.say_problem(text, time)
            announce(self._status, text, at_once=True)
            return
        words = [with_head(names.of(seat), _name(card)) for seat, card in trick]
        text = translate("Table", "The last trick: {cards}. {whose}").format(
            cards=in_parts(words), whose=_whose(maker, names)
        )
        held = [HeldCards(names.of(seat), (card,), seat == maker) for seat, card in trick]
        self.panel.show_cards(translate("Table", "The last trick"), held, text, time)
        announce(self._status, text, at_once=True)

    def take_back_or_show(self) -> None:
        """Put down what was picked up, take back the last act where that is possible, else show the last trick."""
        facts, editor = self._look(), self._editor
        if facts.curtain is not None or facts.now.stage.busy:
            return
        if editor.picked_up is not None:
            editor.put_down()
        elif editor.edited:
            return
        elif not self.panel.isHidden():
            self.panel.hide()
        elif facts.now.session.undo_point() is not None and facts.error is None:
            self._take_back()
        elif facts.now.words.has_tricks:
            self.toggle()
        else:
            self._take_back()


def _whose(maker: Seat | None, names: Names) -> str:
    if maker is None:
        return translate("Table", "Nobody made it.")
    text = translate("Table", "You made it.") if maker == names.you else translate("Table", "{name} made it.")
    return text.format(name=names.name(maker))


def _name(card: Card | None) -> str:
    return translate("Cards", "Card face down") if card is None else card_name(card)
