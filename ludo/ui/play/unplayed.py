"""The cards of a deal that was decided without them: shown if everybody at the table agrees."""

from collections.abc import Sequence

from ludo.engine.cards import Card
from ludo.ui.dialogs.message import Message
from ludo.ui.i18n import texts, translate
from ludo.ui.platform.announce import announce
from ludo.ui.play.cards_panel import CardsPanel, HeldCards
from ludo.ui.play.facts import Look
from ludo.ui.play.messages import SeeHands, Send
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.table import TableWidget
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.readouts import cards_text

_text = texts("Table")


class UnplayedHands:
    """Shows and says them, once everybody has agreed: that holds for the rest of the partie."""

    def __init__(self, table: TableWidget, status: StatusPanel, look: Look, send: Send) -> None:
        self._status = status
        self._look = look
        self._send = send
        self.panel = CardsPanel(table)

    def ask(self) -> None:
        """Show the cards, or take them away; where several persons sit at the table, ask first whether all agree."""
        if not self.panel.isHidden():
            self.panel.hide()
        elif self._look().state.agreed or not self._look().shared:
            self._send(SeeHands())
        else:
            question = Message(
                self._status.window(),
                _text("Show the cards?"),
                _text("By the rules they go back unseen. They are shown if everybody at this table agrees."),
                [(_text("All agree"), lambda: self._send(SeeHands())), (_text("Leave them unseen"), None)],
            )
            question.default_to_cancel()
            question.open()

    def show(self) -> None:
        """Show what everybody held, now that it is kept that it has been seen."""
        facts = self._look()
        hands, names = facts.now.session.hands_at_end(), facts.names
        held = [HeldCards(names.of(seat), cards) for seat, cards in hands.items()]
        words = in_parts([with_head(names.of(seat), _cards(cards)) for seat, cards in hands.items()])
        self.panel.show_cards(translate("Table", "What everybody held"), held, words, 0)
        announce(self._status, words, at_once=True)


def _cards(cards: Sequence[Card | None]) -> str:
    known = [card for card in cards if card is not None]
    return cards_text(known) if known else translate("Cards", "Card face down")
