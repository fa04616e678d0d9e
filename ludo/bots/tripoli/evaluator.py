"""Evaluates the acts of a deal of Tripoli in imagined deals, for the coach.

Trade, auctions, pay suit and leads are counted in chips to the end of the deal; the five cards and bets to the end of
the poker, with what the first lead is worth: what follows is the same luck for each of them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from ludo.bots.coach.paired_deals import Check, Course, Trial, facts_of_part, gathered
from ludo.bots.contract import DecisionRequest, Evidence, Hands, Mechanism, ReviewRequest
from ludo.bots.effort import Hurried
from ludo.bots.tripoli import features
from ludo.bots.tripoli.betting import LEAD, acts_of, likelihood, others_bet, ranks_of
from ludo.bots.tripoli.rollout_policy import OTHER, POKER, USUAL, lead_on, poker_on, trade_on
from ludo.engine.actions import Action
from ludo.engine.events import Changed, Event, Paid
from ludo.engine.masks import cards_in, mask_of
from ludo.engine.offers import Offers
from ludo.engine.places import Seat, hand
from ludo.engine.poker import PokerValue, poker_value
from ludo.games.tripoli.actions import PASS, Bid, Select
from ludo.games.tripoli.determinize import determinize
from ludo.games.tripoli.offers import Choices
from ludo.games.tripoli.rules import KITTY, POKER_SIZE, POT
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import BANK, PURSE, SPARE, TripoliView, apart, tripoli_view

STAGES: Final = (24, 80, 200)
"""After how many imagined deals acts are given up that fell behind."""
CHECKED: Final = 100
"""In how many deals another temper is tried."""
BELIEVED: Final = 6
"""From how many deals one is chosen by how well it explains who has bet."""
FIVES: Final = 4
"""How many selections of five are weighed."""
BIDS: Final = (1, 2, 4, 8)
"""How far above the lowest bid others are weighed, in chips."""
TEMPERS: Final = (USUAL, OTHER)
AUCTION_CHIPS, PAY_CARDS = Mechanism("chips-auction"), Mechanism("chips-pay-cards")
POKER_CHIPS, RUN_CHIPS = Mechanism("chips-poker"), Mechanism("chips-run")
TAKES_POKER, GOES_OUT, OTHER_OUT = Mechanism("takes-poker"), Mechanism("goes-out"), Mechanism("other-goes-out")
MECHANISMS: Final = (AUCTION_CHIPS, PAY_CARDS, POKER_CHIPS, RUN_CHIPS, TAKES_POKER, GOES_OUT, OTHER_OUT)
"""Chips by what brings them, and who wins the poker and the deal."""


class Imagined(NamedTuple):
    """An imagined deal and its luck."""

    state: TripoliState
    luck: int


def evaluate(request: ReviewRequest, rng: Random, hurried: Hurried) -> Evidence | None:
    """Return what the acts of a seat come to in chips; None between deals."""
    view = tripoli_view(request.decision.view)
    seat = view.seat
    acts = _acts(view, request.decision.offers)
    if seat is None or not acts:
        return None
    trial = Trial(
        unit="chips",
        acts=acts,
        draw=_drawing(view, seat),
        play=partial(_played, seat=seat),
        stages=STAGES,
        checks=(Check(1, CHECKED),),
        facts=facts_of_part(features.facts_of(view, seat, acts), attrgetter("state")),
        concerns=features.concerns_of(view, seat, acts),
        mechanisms=MECHANISMS,
    )
    return gathered(trial, request, rng, hurried)


def imagined(request: DecisionRequest, number: int) -> Hands:
    """Return the cards of the imagined deal of a number that matter now. Hands, in the poker the five set apart, and
    the spare hand while somebody may take it."""
    view = tripoli_view(request.view)
    state = _drawing(view, view.seat or 0)(number).state
    place_of = apart if view.facts.phase == "poker" else hand
    places = [place_of(seat) for seat in range(state.options.players)]
    found = {place: state.view(place.owner).known(place) for place in places}
    return {**found, SPARE: cards_in(state.spare)} if view.facts.phase in ("spare", "bid") else found


def _drawing(view: TripoliView, seat: Seat) -> Callable[[int], Imagined]:
    believed = view.facts.phase == "poker" and others_bet(view, seat)
    return _believed(view, seat) if believed else partial(_drawn, view)


def _acts(view: TripoliView, offers: Offers) -> list[Action]:
    """Return the acts that are weighed; none where a choice is none of cards and chips."""
    match view.facts.phase:
        case "michigan" | "spare" | "suit":
            return list(offers)
        case "poker":
            return list(acts_of(offers))
        case "bid" | "suit_bid":
            return list(_bids(offers))
        case "select":
            return list(_fives(view))
        case _:
            return []


def _bids(offers: Offers) -> Iterator[Action]:
    assert isinstance(offers, Choices)
    yield PASS
    if offers.amounts is not None:
        lowest, highest = offers.amounts.lowest, offers.amounts.highest
        yield from map(Bid, sorted({min(lowest + more, highest) for more in (0, *BIDS)}))


def _fives(view: TripoliView) -> Iterator[Action]:
    """Yield the best five cards of a hand, and the next best ones, one for each value."""
    best: dict[PokerValue, Select] = {}
    for cards in combinations(sorted(view.known(hand(view.seat or 0))), POKER_SIZE):
        best.setdefault(poker_value(mask_of(cards), view.options.ace_low_straight), Select(cards))
    for value in sorted(best, reverse=True)[:FIVES]:
        yield best[value]


def _drawn(view: TripoliView, luck: int) -> Imagined:
    return Imagined(determinize(view, Random(luck)), luck)


def _believed(view: TripoliView, seat: Seat) -> Callable[[int], Imagined]:
    """Return what draws deals in which who has put in chips holds good cards."""

    def draw(luck: int) -> Imagined:
        rng = Random(luck)
        states = [determinize(view, rng) for _ in range(BELIEVED)]
        weights = [likelihood(view, seat, ranks_of(state)) for state in states]
        return Imagined(rng.choices(states, weights)[0], luck)

    return draw


def _played(imagined: Imagined, action: Action | None, way: int, seat: Seat) -> Course:
    """Play an imagined deal on after an act of the seat."""
    assert action is not None
    temper = TEMPERS[way]
    before = imagined.state
    began = before.results()[seat]
    state = before.clone()
    running = before.phase == "michigan"
    events: list[Event] = []
    of_run = events if state.setting.by_play else None
    state.carry_out(seat, action, of_run if running else events)
    trade_on(state, temper, events)
    poker_on(state, temper, imagined.luck, events)
    won = not running and not state.options.cosmo and seat in state.winners
    if before.phase in POKER:
        gained = state.results()[seat] - began
        leads = state.winners[:1] == (seat,) and state.setting.winner_leads and not before.stage.closing
        return Course(gained + LEAD * leads, (*_chips(state, events, seat, running, gained), float(won), 0.0, 0.0))
    lead_on(state, temper, imagined.luck, of_run)
    gained = state.results()[seat] - began
    out = state.outcome.winner if state.outcome is not None else None
    counts = (float(won), float(out == seat), float(out not in (seat, None)))
    return Course(gained, (*_chips(state, events, seat, running, gained), *counts))


def _chips(
    state: TripoliState, events: Sequence[Event], seat: Seat, running: bool, gained: int
) -> tuple[float, float, float, float]:
    """Return what auctions, pay cards, poker and run have brought a seat.

    events: what was told since, of a run only where it may pay for cards; running: it began in one; gained: in all.
    """
    auction = pay_cards = poker = 0
    own, pot, kitty = PURSE[seat], state.setting.places[POT], state.setting.places[KITTY]
    for event in events:
        if isinstance(event, Paid):
            source, target = event.source, event.target
            if own not in (source, target) or source == BANK:
                continue
            gain, other = (event.amount, source) if target == own else (-event.amount, target)
            if other == pot:
                poker += gain
            elif other != kitty and other not in PURSE:
                pay_cards += gain
            elif not running:
                auction += gain
        elif isinstance(event, Changed) and event.name == "phase":
            running = event.value == "michigan"
    return float(auction), float(pay_cards), float(poker), float(gained - auction - pay_cards - poker)
