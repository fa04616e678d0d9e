"""Keys that read out: what is asked, what happened last, the own hand, the table, the score.

The text is spoken, and stands for a while in the line above the hand.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from ludo.engine.cards import Card
from ludo.engine.events import DealEnded, Event, Moved, Turned
from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.cards_gone import gone, gone_text
from ludo.ui.play.explained import message_of
from ludo.ui.play.facts import Look
from ludo.ui.play.state import Curtain
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.card import CardWidget
from ludo.ui.table.plate_words import cards_text
from ludo.ui.table.table import TableWidget
from ludo.ui.table.trays import TrayFrame
from ludo.ui.wording.common import with_head
from ludo.ui.wording.game_words import GameWords


def dealt(events: Sequence[Event], seat: Seat | None) -> bool:
    """Have several cards come into the hand of a seat that it sees, or has it looked at them?"""
    if seat is None:
        return False
    own = hand(seat)
    seen = 0
    for event in events:
        match event:
            case Moved(cards, _, target) if target == own:
                seen += sum(card is not None for card in cards)
            case Turned(place, cards) if place == own:
                seen += sum(card is not None for card in cards)
            case _:
                pass
    return seen > 1


def own_cards(view: AnyView) -> Counter[Card]:
    """Return the faces that the seat of a view sees of its own hand, those kept apart included."""
    return Counter(
        face
        for place, faces in view.zones.items()
        if place.owner == view.seat and place.kind in ("hand", "apart")
        for face in faces
        if face is not None
    )


def trays_text(table: TableWidget) -> str:
    """Return what is laid out in the trays of a table and what is missing there; empty where there are none."""
    trays = [tray for tray in table.findChildren(TrayFrame) if tray.isVisibleTo(table)]
    return joined([full_stop(tray.accessibleName()) for tray in trays])


def players_text(table: TableWidget, words: GameWords, view: AnyView, first: Seat) -> str:
    """Return all players in the order of play, from one on: what their plates show, and more of the game."""
    plates, marks, players = table.seats.plates, table.game_layout.marks(view), view.options.players
    texts = []
    for seat in ((first + step) % players for step in range(players)):
        if seat in plates:
            held = len(view.cards(hand(seat)))
            cards = cards_text(held) if held and not marks[seat].cards else ""  # those in sight stand on no plate
            texts.append((plates[seat].accessibleName(), cards, words.seat_text(view, seat)))
    return joined([enumerated(filter(None, each)) for each in texts])


class Readouts:
    """Readouts by keys at the table of a page."""

    def __init__(self, table: TableWidget, panel: StatusPanel, look: Look) -> None:
        self._table = table
        self._panel = panel
        self._look = look
        self._last: list[str] = []
        self._hand_known: Counter[Card] = Counter()
        """The own cards when they were last read by themselves in this deal."""

    def begin(self, batch: EventBatch) -> None:
        """Forget what happened before the person's own act, or before a jump."""
        if batch.jumped or batch.actor == self._look().seat:
            self._last.clear()
        if batch.jumped:
            self._hand_known.clear()

    def remember(self, texts: Sequence[str]) -> None:
        """Keep what has been said, for the key that repeats it."""
        self._last += texts

    def has_said(self, text: str) -> bool:
        """Was this the last that was said, in these words? Large and small letters sound the same."""
        return bool(text and self._last) and self._last[-1].casefold() == text.casefold()

    def read(self, name: str) -> None:
        """Read one of them out; behind the curtain none."""
        facts = self._look()
        words, view = facts.now.words, facts.view
        if isinstance(facts.phase, Curtain):
            return
        texts: Mapping[str, Callable[[], str]] = {
            "prompt": lambda: self.prompt(),
            "choices": lambda: self.choices(),
            "last": lambda: self.last(),
            "hand": lambda: words.hand_readout(self._table.drafts.shown(view), facts.names),
            "table": lambda: joined([words.table_text(view, facts.names), trays_text(self._table)]),
            "score": lambda: self.score(),
            "players": lambda: self.players(),
            "gone": lambda: self.gone(by_rank=False),
            "gone_rank": lambda: self.gone(by_rank=True),
        }
        text = texts[name]()
        if name != "prompt":
            self._panel.show_note(text, facts.now.stage.durations.notice)
        announce(self._panel, text, at_once=True)

    def after(self, batch: EventBatch) -> list[str]:
        """Return what is said after an action: the hand that was dealt; at the end the other hands and the standing."""
        facts = self._look()
        if any(isinstance(event, DealEnded) for event in batch.events):
            self._hand_known.clear()
            return [*self._standing(), facts.now.words.end_text(facts.view, facts.names)]
        return [self._hand_read()] if dealt(batch.events, facts.seat) else []

    def _standing(self) -> list[str]:
        facts = self._look()
        if facts.now.settings.spoken == "short":
            return []
        history = facts.now.session.record.history(facts.chair)
        return [facts.now.words.standing_text(facts.view, history, facts.names)]

    def _hand_read(self) -> str:
        """Return the own hand; empty if it has been read and nothing has come to it since."""
        held = own_cards(self._look().view)
        before, self._hand_known = self._hand_known, held
        return self.hand() if held - before else ""

    def prompt(self) -> str:
        """Return what a guide or lesson says, what is going on, and the buttons that there are."""
        facts = self._look()
        said = message_of(facts)
        if not facts.reading:
            return joined([said, self.question()])
        goes_on = translate("Guide", "Enter goes on.")
        return joined([said, goes_on, "" if facts.held else self.question()])

    def question(self) -> str:
        """Return what is going on, and the buttons that there are, with the keys that press them now."""
        facts = self._look()
        named = [
            translate("Readouts", "{act} [{key}]").format(act=button.text(), key=button.key)
            if button.key and facts.now.settings.key_hints and not (button.main and facts.reading)
            else button.text()
            for button in self._panel.buttons
        ]
        return joined([self._panel.asked(), *named])

    def choices(self) -> str:
        """Return which answers there are, with their keys: no key but theirs answers."""
        buttons = self._panel.buttons
        if len(buttons) == 1 and buttons[0].key:
            return full_stop(with_head(buttons[0].key, buttons[0].text()))
        named = [
            translate("Readouts", "{key} {act}").format(key=button.key, act=button.text())
            if button.key
            else button.text()
            for button in buttons
        ]
        return translate("Readouts", "Choose: {choices}").format(choices=enumerated(named))

    def last(self) -> str:
        """Return what happened since the person's last act."""
        return joined(self._last) or translate("Readouts", "Nothing has happened yet.")

    def hand(self) -> str:
        """Return the own hand as it lies, and as the digits count it."""
        facts = self._look()
        return facts.now.words.hand_text(self._table.drafts.shown(facts.view), facts.names)

    def players(self) -> str:
        """Return all players in the order of play, the person first: what their plates show, and more of the game."""
        facts = self._look()
        return players_text(self._table, facts.now.words, facts.view, facts.seat or 0)

    def gone(self, *, by_rank: bool) -> str:
        """Return which cards of this deal have gone, as far as the person's seat has seen them."""
        facts = self._look()
        deal = facts.now.session.record.deal(facts.chair)
        now = self._table.focusWidget()
        asked = now.face if isinstance(now, CardWidget) and now.hasFocus() else None
        return gone_text(gone(deal), asked, by_rank)

    def score(self) -> str:
        """Return how the partie stands."""
        facts = self._look()
        history = facts.now.session.record.history(facts.chair)
        return facts.now.words.score_text(facts.view, history, facts.names)
