"""A deal of Trut told in the words of the rulebook."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ludo.engine.actions import Deal
from ludo.engine.cards import read_cards, write_card
from ludo.engine.events import Event
from ludo.engine.places import Seat, hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT, rules
from ludo.games.trut.scoring import Score
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import Outcome, TrutFacts

TWO = ("8d Qh 10s", "Kc 7s 9h")
"""Two hands of no particular interest: king over queen, ten over nine, seven over eight."""
FOUR = ("8c Qd 9h", "8d Jc 10s", "Kh Ks 9d", "As 10h Jh")
"""Four hands of no particular interest."""


class TrutDeal:
    """A deal with these hands; the last seat deals unless said otherwise.

    Actions are texts such as `0 play Qh`; `score` is truts and points by side before the deal.
    """

    def __init__(
        self,
        hands: Sequence[str],
        *actions: str,
        dealer: Seat | None = None,
        score: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),
        **options: Any,
    ) -> None:
        read = TRUT.read_options({"players": len(hands), **options})
        scores = [Score(*entry) for entry in score]
        self.state: TrutState = TRUT.position(read, len(hands) - 1 if dealer is None else dealer, scores)
        self.events: list[Event] = []
        self.deal(*hands)
        self.do(*actions)

    def deal(self, *hands: str) -> None:
        """Deal these hands next."""
        self.events += self.state.apply(CHANCE, Deal(tuple(read_cards(held) for held in hands)))

    def do(self, *actions: str) -> "TrutDeal":
        """Go on with these actions."""
        for text in actions:
            seat, _, words = text.partition(" ")
            self.events += self.state.apply(int(seat), TRUT.read(words))
        return self

    def refusal(self, text: str) -> str | None:
        """The code with which an action is refused, None if it is legal."""
        seat, _, words = text.partition(" ")
        refusal = self.state.check(int(seat), TRUT.read(words))
        return refusal.code if refusal is not None else None

    def offers(self, seat: Seat) -> set[str]:
        """What a seat may do now."""
        return {TRUT.write(action) for action in self.state.legal(seat)}

    def sees(self, seat: Seat | None, of: Seat) -> list[str]:
        """The cards of somebody's hand that a seat sees."""
        return [write_card(card) for card in self.state.view(seat).known(hand(of))]

    @property
    def facts(self) -> TrutFacts:
        facts: TrutFacts = self.state.view(None).facts
        return facts

    @property
    def must(self) -> int | None:
        return self.state.turn().must

    @property
    def may(self) -> tuple[Seat, ...]:
        return self.state.turn().may

    @property
    def next_dealer(self) -> Seat:
        """Who deals next."""
        facts = self.facts
        passed_on = facts.outcome is not None and facts.phase == "shuffle"
        return facts.dealer if passed_on else rules.next_dealer(facts.dealer, self.state.options.players)

    @property
    def score(self) -> list[tuple[int, int]]:
        return [(score.truts, score.points) for score in self.state.standing().scores]

    @property
    def outcome(self) -> Outcome | None:
        return self.facts.outcome

    @property
    def over(self) -> bool:
        """Is the deal over?"""
        return self.facts.outcome is not None


def luck(state: TrutState, seed: int = 0) -> list[Event]:
    """Let luck do everything up to the next decision of a seat."""
    numbers = Random(seed)
    events: list[Event] = []
    while state.turn().must == CHANCE:
        events += state.apply(CHANCE, state.legal(CHANCE).sample(numbers))
    return events
