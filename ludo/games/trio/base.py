"""The bottom of the state of Trio: its fields, how it is cloned, where the cards lie."""

from typing import Final, NamedTuple

from ludo.engine.cards import Card
from ludo.engine.events import Asked, Changed, Event, new_event
from ludo.engine.game import State
from ludo.engine.places import DISCARD_PILE, STOCK, Place, Seat, hand
from ludo.engine.turns import CHANCE, OVER, Turn
from ludo.games.trio.combinations import Meld
from ludo.games.trio.context import NO_CARD, TurnContext
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.scoring import Line
from ludo.games.trio.view import SHOWN, DrawnFrom, Outcome, Phase, TrioFacts, meld_place, opened_when

Cards = tuple[Card, ...]

TURN_OF_LUCK: Final = Turn(CHANCE)
_TURNS: Final = tuple(Turn(seat) for seat in range(7))
_ASKED: Final = tuple(Asked(*turn) for turn in _TURNS)


class Stage(NamedTuple):
    """Fields that only a stage of the partie changes, shared by clones. They are those of `TrioFacts`, and `shown`: by
    seat, the cards turned up in search of the first dealer."""

    contracts: tuple[int, ...]
    scores: tuple[int, ...]
    dealer: Seat = -1
    holder: Seat = -1
    deal_number: int = 0
    sheet: tuple[Line, ...] = ()
    outcome: Outcome | None = None
    winners: tuple[Seat, ...] = ()
    shown: tuple[Cards, ...] = ()


class TrioBase(State[TrioOptions, TrioFacts]):
    """A partie of Trio. Everything in it is immutable, so that a clone copies references only.

    The public fields are those of `TrioFacts`. hands: by seat, as they came; known: by seat, the cards of the hand that
    everybody knows (10.4); stock and discards: bottom first.
    """

    __slots__ = (
        "bound", "current_turn", "discards", "drawn_from", "hands", "known", "melds", "must_finish", "opened",
        "opened_now", "options", "phase", "stage", "stock", "taken", "taken_laid", "turns",
    )  # fmt: skip

    options: TrioOptions
    stage: Stage
    phase: Phase
    current_turn: Seat
    turns: int
    opened: tuple[Seat, ...]
    opened_now: bool
    melds: tuple[Meld, ...]
    drawn_from: DrawnFrom
    taken: Card
    taken_laid: tuple[tuple[int, int], ...]
    bound: Card
    must_finish: bool
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    stock: Cards
    discards: Cards

    def turn(self) -> Turn:
        """Return luck, or the seat on turn (TRO-32)."""
        if self.phase == "draw" or self.phase == "play":
            return _TURNS[self.current_turn]
        return OVER if self.phase == "over" else TURN_OF_LUCK

    def turn_event(self) -> Asked:
        """Return the turn as an event, made once for each seat."""
        return _ASKED[self.current_turn] if self.phase in ("draw", "play") else super().turn_event()

    def context(self) -> TurnContext:
        """Return the turn of the seat whose turn it is, as far as it sees it; asked during a turn only."""
        seat = self.current_turn
        return TurnContext(
            self.options,
            seat,
            self.phase == "draw",
            self.hands[seat],
            self.stage.contracts[seat],
            opened_when(seat, self.opened, seat, self.opened_now),
            self.melds,
            self.discards[-1] if self.discards else NO_CARD,
            self.bound,
            self.must_finish,
            self.taken,
            self.taken_laid,
        )

    def clear_turn(self) -> None:
        """Forget what concerns one turn only."""
        self.opened_now = self.must_finish = False
        self.drawn_from = ""
        self.taken = self.bound = NO_CARD
        self.taken_laid = ()

    def piles(self) -> list[tuple[Place, Cards]]:
        """Return every place with cards but the box, and its cards."""
        piles = [(hand(seat), held) for seat, held in enumerate(self.hands)]
        piles += [(SHOWN[seat], cards) for seat, cards in enumerate(self.stage.shown)]
        piles += [(meld_place(meld.owner, number), meld.combination.cards) for number, meld in enumerate(self.melds)]
        piles += [(STOCK, self.stock), (DISCARD_PILE, self.discards)]
        return piles


def with_cards(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """Return piles by seat with another pile of one seat."""
    return (*piles[:seat], cards, *piles[seat + 1 :])


def change_melds(state: TrioBase, events: list[Event] | None, melds: tuple[Meld, ...]) -> None:
    """Give the table other combinations, and tell so."""
    state.melds = melds
    if events is not None:
        events.append(new_event(Changed, ("melds", melds)))
