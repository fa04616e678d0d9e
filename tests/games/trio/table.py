"""A deal of Trio, or one moment of it, told in the words of the rulebook."""

from collections.abc import Sequence
from typing import Any

from ludo.engine.actions import Deal
from ludo.engine.cards import read_card, read_cards, write_card, write_cards
from ludo.engine.events import Event
from ludo.engine.places import DISCARD_PILE, hand
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE
from ludo.games.trio import TRIO, checks, rules
from ludo.games.trio.actions import read_combination
from ludo.games.trio.base import with_cards
from ludo.games.trio.combinations import WILD, Combination, Meld, shape_of
from ludo.games.trio.context import EARLIER, NO_CARD, Opened, TurnContext, bound_by
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.state import TrioState
from ludo.games.trio.view import TrioFacts

ME, OTHER = 0, 1


def options(**values: Any) -> TrioOptions:
    read: TrioOptions = TRIO.read_options(values)
    return read


def cards(text: str) -> tuple[int, ...]:
    return read_cards(text)


def combination(text: str) -> Combination:
    """A combination as actions write it: `Kd Kc 2d=K`, `4h 5h 2c=6h`."""
    return read_combination(text)


def on_table(text: str, read: TrioOptions, owner: int = OTHER, contract_7: bool = False) -> Meld:
    one = combination(text)
    return Meld(owner, one, shape_of(one.kind, len(one.cards), read, contract_7).limit)


def context(
    held: str,
    opened: Opened = EARLIER,
    mine: Sequence[str] = (),
    others: Sequence[str] = (),
    contract: int = 1,
    top: str = "",
    taken: str = "",
    **values: Any,
) -> TurnContext:
    """Seat 0 after drawing (before it, if there is a `top`); its own combinations on the table come first."""
    read = options(**values)
    return TurnContext(
        options=read,
        seat=ME,
        drawing=bool(top),
        hand=cards(held),
        contract=contract,
        opened=opened,
        melds=(*(on_table(text, read, ME) for text in mine), *(on_table(text, read) for text in others)),
        top=read_card(top) if top else NO_CARD,
        bound=bound_by(read_card(taken), read) if taken else NO_CARD,
        must_finish=bool(taken) and opened == EARLIER,
        taken=read_card(taken) if taken else NO_CARD,
    )


def refused(at: TurnContext, text: str) -> str | None:
    """The code with which an action is refused, None if it is legal."""
    refusal = checks.player_refusal(at, TRIO.read(text))
    return refusal.code if refusal else None


class Table:
    """A deal in which seat 0 has the first turn, and what happens from then on.

    Hands are texts by seat, filled up to thirteen cards with `fillers`; `turn_up` and `stock` (top first) come next.
    """

    def __init__(
        self,
        *hands: str,
        turn_up: str = "7c",
        stock: str = "",
        contracts: Sequence[int] = (),
        scores: Sequence[int] = (),
        **values: Any,
    ) -> None:
        read = options(**{"players": max(len(hands), 3), **values})
        held = [list(cards(text)) for text in hands] + [[] for _ in range(read.players - len(hands))]
        rest = [read_card(turn_up), *cards(stock)]
        spare = fillers(read, [card for part in (*held, rest) for card in part])
        for part in held:
            while len(part) < rules.HAND_SIZE:
                part.append(spare.pop())
        self.state: TrioState = TRIO.position(read, read.players - 1, contracts, scores)
        self.events: list[Event] = []
        self.tell(self.state.apply(CHANCE, Deal(tuple(map(tuple, held)), tuple(rest))))

    @property
    def facts(self) -> TrioFacts:
        return self.state.facts()

    def tell(self, events: list[Event]) -> None:
        self.events = events

    def do(self, texts: str) -> "Table":
        """Actions such as `0 draw_talon; 0 discard:Kc`."""
        for text in texts.split("; "):
            seat, _, words = text.partition(" ")
            self.tell(self.state.apply(int(seat), TRIO.read(words)))
        return self

    def refused(self, text: str) -> str | None:
        seat, _, words = text.partition(" ")
        refusal: Refusal | None = self.state.check(int(seat), TRIO.read(words))
        return refusal.code if refusal else None

    def offered(self) -> set[str]:
        """What the seat on turn may do."""
        must = self.state.turn().must
        assert must is not None
        return {TRIO.write(action) for action in self.state.legal(must)}

    def hand(self, seat: int) -> str:
        return write_cards(self.state.hands[seat])

    def pile(self) -> str:
        return write_cards(self.state.discards)

    def seen_hand(self, viewer: int | None, seat: int) -> list[str | None]:
        view = self.state.view(viewer)
        return [None if card is None else write_card(card) for card in view.cards(hand(seat))]

    def seen_pile(self) -> str:
        return write_cards(self.state.view(None).known(DISCARD_PILE))


def give(state: TrioState, seat: int, text: str) -> None:
    """Give a seat another hand."""
    state.hands = with_cards(state.hands, seat, read_cards(text))


def put_on_pile(state: TrioState, text: str) -> None:
    """Put a card in place of the top discard."""
    state.discards = (*state.discards[:-1], read_card(text))


def put_on_stock(state: TrioState, text: str) -> None:
    """Put a card in place of the top of the stock."""
    state.stock = (*state.stock[:-1], read_card(text))


def leave_one_card(state: TrioState) -> None:
    """Move the stock but one card below the discards."""
    state.discards = (*state.stock[1:], *state.discards)
    state.stock = state.stock[:1]


def fillers(read: TrioOptions, named: Sequence[int]) -> list[int]:
    """Cards that nobody named, natural ones at the end, so that neighbours in the list do not go together."""
    left = rules.unnamed(rules.full_pack(read), named)
    copies = [left[:number].count(card) for number, card in enumerate(left)]
    order = sorted(
        range(len(left)), key=lambda number: (not WILD[left[number]], copies[number], left[number] * 17 % 53)
    )
    return [left[number] for number in order]
