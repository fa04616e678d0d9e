"""Keys that read out: what is asked, what happened last, the own hand, the table, the score.

The text is spoken, and stands for a while in the line above the hand.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ludo.engine.places import Seat, hand
from ludo.engine.views import AnyView
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.platform.announce import answer, joined, voice
from ludo.ui.play.cards_gone import gone, gone_text
from ludo.ui.play.explained import message_of
from ludo.ui.play.facts import Look
from ludo.ui.play.happened import last_said, lines_told, result_said
from ludo.ui.play.state import Asking, Curtain, Failed, Nothing, Over, Result
from ludo.ui.play.status import StatusPanel
from ludo.ui.table.card import CardWidget
from ludo.ui.table.plate_words import cards_text
from ludo.ui.table.table import TableWidget
from ludo.ui.table.trays import TrayFrame
from ludo.ui.wording.common import with_head
from ludo.ui.wording.game_words import GameWords

_WAITING: Final = (Asking, Nothing, Result, Over, Failed)
"""Phases in which the program waits for the person."""


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
            self._panel.say_problem(text, facts.now.stage.durations.notice, is_note=True)
        answer(self._panel, text)

    def asked(self) -> str:
        """Return what is said unasked of what is asked; empty while nothing is.

        How a deal or partie ended has been said, so that only what can be done is.
        """
        facts, halted = self._look(), self._table.halted
        if facts.reading or (not isinstance(facts.phase, _WAITING) and not facts.steps_in and not halted):
            return ""
        if halted:
            return self.choices()
        if self._table.busy:
            return ""
        if isinstance(facts.phase, Result | Over) and result_said(facts):
            return self.choices()
        if facts.waits_for_key:
            return self.question()
        status = self._panel.status
        said = status.title and status.title.casefold() == last_said(facts).casefold()  # which sounds the same
        return status.line if said else self._panel.asked()

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
        if any(button.key for button in buttons):
            named = [with_head(button.key, button.text()) if button.key else button.text() for button in buttons]
            return joined([full_stop(each) for each in named])
        return translate("Readouts", "Choose: {choices}").format(
            choices=enumerated(button.text() for button in buttons)
        )

    def last(self) -> str:
        """Return what happened since the person's last act, after what of before was not heard."""
        told = joined([*voice().missed, *(text for _, text in lines_told(self._look()))])
        return told or translate("Readouts", "Nothing has happened yet.")

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


def sorted_text(order: str) -> str:
    """Return how a hand has just been sorted."""
    match order:
        case "rank":
            return translate("Table", "Sorted by rank.")
        case "groups":
            return translate("Table", "Grouped by the contract.")
    return translate("Table", "Sorted by suit.")
