"""A hand of Triomphe told in the words of the rulebook."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludo.engine.actions import Deal
from ludo.engine.cards import PACK_32, read_cards, write_cards
from ludo.engine.events import Event
from ludo.engine.places import Place, Seat, hand
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE
from ludo.games.triomphe.actions import THREE_TWO
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import Outcome, TriompheFacts

TWO = ("Kd Qd Jd Ks Qs", "8h 7h 9c 8c 7s")
"""Two hands, the first with all the strength when diamonds are trumps."""
THREE = ("8c 9d 7s Kh Ah", "Kc Jd Qs 8h 7h", "9c Kd Ks 10h 9h")
FOUR = ("9d 10d Ad Ah Jh", "Jd Qd Kd Qh Kh", "Ac Jc Qc 7h 8h", "Kc 7d 8d 9h 10h")
SIX = ("9s Ks Qc Js 10h", "Kh Jh Ah Qh 9h", "Kc 10s 8d Ac 8h", "Kd 7h 9d 10c Jd", "7s Qs Jc 7d 7c", "9c 10d Ad 8c 8s")


class Table:
    """A hand with these cards; seat `dealer` deals. Actions are texts such as `0 play Qh`.

    `stock` are the cards under the turn-up from the top, as far as they matter; the others lie below.
    """

    def __init__(
        self,
        hands: Sequence[str],
        turn_up: str,
        *actions: str,
        dealer: Seat = 0,
        stock: str = "",
        scores: Sequence[int] = (),
        **options: Any,
    ) -> None:
        read = TRIOMPHE.read_options({"players": len(hands), **options})
        self.state: TriompheState = TRIOMPHE.position(read, dealer, scores)
        self.events: list[Event] = []
        self.deal(hands, turn_up, stock)
        self.do(*actions)

    def deal(self, hands: Sequence[str], turn_up: str, stock: str = "") -> "Table":
        """Deal these hands."""
        if self.must != CHANCE:
            self.events += self.state.apply(self.state.stage.dealer, THREE_TWO)
        named = tuple(read_cards(held) for held in hands)
        rest = read_cards(f"{turn_up} {stock}")
        out = {card for part in (*named, rest) for card in part}
        deal = Deal(named, (*rest, *(card for card in PACK_32 if card not in out)))
        self.events += self.state.apply(CHANCE, deal)
        return self

    def do(self, *actions: str) -> "Table":
        """Go on with these actions; several may stand in one text, separated by semicolons."""
        for text in "; ".join(actions).split("; "):
            if text:
                seat, _, words = text.partition(" ")
                self.events += self.state.apply(int(seat), TRIOMPHE.read(words))
        return self

    def refusal(self, text: str) -> str | None:
        """The code with which an action is refused, None if it is legal."""
        seat, _, words = text.partition(" ")
        refusal = self.state.check(int(seat), TRIOMPHE.read(words))
        return refusal.code if refusal is not None else None

    def offers(self, seat: Seat) -> set[str]:
        """What a seat may do now."""
        return {TRIOMPHE.write(action) for action in self.state.legal(seat)}

    def cards(self, seat: Seat) -> set[str]:
        """The cards that a seat may lay now."""
        return {text.removeprefix("play ") for text in self.offers(seat) if text.startswith("play ")}

    def sees(self, seat: Seat | None, of: Seat | Place) -> str:
        """What a seat sees of somebody's hand, or of another place: known cards, and how many others (`+2`)."""
        view = self.state.view(seat)
        place = of if isinstance(of, Place) else hand(of)
        hidden = len(view.cards(place)) - len(view.known(place))
        return write_cards(view.known(place)) + (f" +{hidden}" if hidden else "")

    @property
    def facts(self) -> TriompheFacts:
        facts: TriompheFacts = self.state.view(None).facts
        return facts

    @property
    def must(self) -> int | None:
        return self.state.turn().must

    @property
    def score(self) -> list[int]:
        return list(self.state.standing().scores)

    @property
    def outcome(self) -> Outcome:
        outcome = self.facts.outcome
        assert outcome is not None
        return outcome

    @property
    def over(self) -> bool:
        """Is the hand over?"""
        return self.facts.outcome is not None


def luck(state: TriompheState, seed: int = 0) -> list[Event]:
    """Let luck do everything up to the next decision of a seat."""
    numbers = Random(seed)
    events: list[Event] = []
    while state.turn().must == CHANCE:
        events += state.apply(CHANCE, state.legal(CHANCE).sample(numbers))
    return events
