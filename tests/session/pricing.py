"""A reviewer for tests, whose prices are made up: what is offered first is best, others cost 4 in 100 more each."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from ludo.bots.asking import Reviewed
from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.asides import Aside, Found
from ludo.bots.coach.luck import LuckRequest
from ludo.bots.coach.playing_on import PlayOnRequest, played_on
from ludo.bots.coach.prices import Mark
from ludo.bots.coach.typical import Typical
from ludo.bots.contract import DecisionRequest, Hands, ReviewRequest
from ludo.bots.estimates import Estimate
from ludo.engine.actions import Action
from ludo.engine.cards import PACK_32

COST = 0.04


def made_up(request: ReviewRequest) -> Appraisal:
    """Return a price that any test can work out: the first two offers are equal, the others cost more and more."""
    decision = request.decision
    acts: list[Action | None] = [*islice(decision.offers, 12)]
    if not decision.must:
        acts.insert(0, None)
    acts += [act for act in request.done if act not in acts]
    rows = [
        ActPrice(act, _around(0.6 - cost, 0.05), _around(cost, cost * 0.3))
        for act, cost in ((act, COST * max(0, place - 1)) for place, act in enumerate(acts))
    ]
    done = acts.index(request.done[0]) if request.done else None
    lowest = 0.0 if done is None else rows[done].cost.low
    marks: list[tuple[float, Mark]] = [(0.08, "blunder"), (0.03, "mistake"), (0.01, "slip")]
    mark = next((mark for least, mark in marks if lowest >= least), None)
    equal = tuple(range(len(rows)))[:2]
    typical = Typical() if mark is None else Typical((1, 2), (3,), tuple(hands(decision, luck) for luck in (1, 2, 3)))
    return Appraisal("partie", tuple(rows), 64, done, mark, None if mark is None else True, equal, typical=typical)


def hands(decision: DecisionRequest, luck: int) -> Hands:
    """Deal what the seat does not see to the hands that it does not see."""
    zones = decision.view.zones
    seen = {card for cards in zones.values() for card in cards}
    left = [card for card in PACK_32 if card not in seen]
    Random(luck).shuffle(left)
    unseen = {place: cards for place, cards in zones.items() if place.kind == "hand" and None in cards}
    return {place: tuple(left.pop() for _ in cards) for place, cards in unseen.items()}


def _around(value: float, half: float) -> Estimate:
    return Estimate(*(round(each, 6) for each in (value, value - half, value + half)))


def _found(request: Aside) -> Found | None:
    match request:
        case PlayOnRequest():
            return played_on(replace(request, levels=("random",) * len(request.levels)))
        case LuckRequest():
            return None
        case _:
            return made_up(request)


class MadeUp:
    """Prices at once, or when told to (`held`); asked: every decision it was asked about; played: every deal that it
    was to play on, which it does at random. Of luck it knows nothing."""

    def __init__(self, *, held: bool = False) -> None:
        self.held = held
        self.asked: list[ReviewRequest] = []
        self.played: list[PlayOnRequest] = []
        self.waiting: list[tuple[int, Aside]] = []
        self.failing = False

    @property
    def reviewing(self) -> bool:
        return bool(self.waiting)

    def reviews(self, game: str, /) -> bool:
        return True

    def review(self, ticket: int, request: Aside, *, first: bool = False) -> None:
        match request:
            case PlayOnRequest():
                self.played.append(request)
            case ReviewRequest():
                self.asked.append(request)
            case _:
                pass
        self.waiting.append((ticket, request))

    def reviewed(self, tickets: Collection[int]) -> Sequence[Reviewed]:
        if self.held:
            return ()
        found = [entry for entry in self.waiting if entry[0] in tickets]
        self.waiting = [entry for entry in self.waiting if entry[0] not in tickets]
        if self.failing:
            return [Reviewed(ticket, None, failed=True) for ticket, _ in found]
        return [Reviewed(ticket, self.find(request)) for ticket, request in found]

    def find(self, request: Aside) -> Found | None:
        """What is found out."""
        return _found(request)

    def cancel(self, ticket: int) -> None:
        self.waiting = [entry for entry in self.waiting if entry[0] != ticket]
