"""The spare hand, and the auctions of it and of the pay suit (TRP-20 to TRP-31, TRPV-06 to TRPV-08)."""

from typing import TYPE_CHECKING

from ludo.engine.actions import Action
from ludo.engine.cards import Suit
from ludo.engine.events import Event, Happened, Moved
from ludo.engine.masks import cards_in
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, paycards, rules
from ludo.games.tripoli.actions import AUCTION, EXCHANGE, Bid
from ludo.games.tripoli.rules import KITTY, seats_in
from ludo.games.tripoli.view import HAND, SPARE

if TYPE_CHECKING:
    from ludo.games.tripoli.state import TripoliState


def begin(state: "TripoliState", events: list[Event]) -> None:
    """The dealer decides about the spare hand (TRP-20), unless everybody plays what was dealt (TRPV-12)."""
    if state.options.spare_trade:
        state.set(events, "asked", (state.dealer,))
        state.set(events, "phase", "spare")
    else:
        close(state, events)


def decide(state: "TripoliState", action: Action, events: list[Event]) -> None:
    """The dealer keeps, exchanges or auctions (TRP-20 to TRP-24)."""
    if action == EXCHANGE:
        _swap(state, state.dealer, events)
        state.set(events, "traded", True)
        state.set(events, "offered", False)
    elif action == AUCTION:
        state.set(events, "offered", True)
        _open(state, state.dealer + 1, "bid", events)
    else:
        close(state, events)


def _swap(state: "TripoliState", seat: Seat, events: list[Event]) -> None:
    """Whole hands change places, face down; who knew the cards still knows them (TRP-22, TRP-26, TRP-31)."""
    own, spare = state.hands[seat], state.spare
    seen = list(state.seen)
    knowers = tuple(sorted({*seen[-1], seat}))
    events.append(Moved(cards_in(own), HAND[seat], SPARE, frozenset(seen[seat])))
    events.append(Moved(cards_in(spare), SPARE, HAND[seat], frozenset(knowers)))
    seen[-1], seen[seat] = seen[seat], knowers
    state.hands[seat], state.spare = spare, own
    state.set(events, "seen", tuple(seen))


def _open(state: "TripoliState", first: Seat, phase: str, events: list[Event]) -> None:
    """An auction begins; the dealer does not bid for the spare hand (TRP-25)."""
    bidders = seats_in(state.options.players, first, state.sitting)
    if phase == "bid":
        bidders = tuple(seat for seat in bidders if seat != state.dealer)
    state.set(events, "bidder", -1)
    state.set(events, "bid", 0)
    state.set(events, "asked", bidders)
    state.set(events, "phase", phase)


def bid_or_pass(state: "TripoliState", seat: Seat, action: Action, events: list[Event]) -> None:
    """A pass is final; bidding goes round until only the standing bidder is left, or nobody (TRP-25, TRPV-06)."""
    if isinstance(action, Bid):
        state.set(events, "bidder", seat)
        state.set(events, "bid", action.chips)
        state.set(events, "asked", (*state.asked[1:], seat))
    else:
        state.set(events, "asked", state.asked[1:])
    sold = state.asked == (state.bidder,)
    if not sold and state.asked:
        return
    if state.phase == "bid":
        if sold:
            _sell(state, events)
        else:
            _unsold(state, events)
    elif sold:
        chips.stake(state, state.bidder, KITTY, state.bid, events)
        state.set(events, "phase", "suit")
    else:
        paycards.begin(state, events)


def _sell(state: "TripoliState", events: list[Event]) -> None:
    """The buyer changes hands and pays the dealer; the business is closed (TRP-26, TRP-29)."""
    chips.hand_over(state, state.bidder, state.dealer, state.bid, events)
    events.append(Happened("spare-sold", {"seat": state.bidder, "chips": state.bid}))
    _swap(state, state.bidder, events)
    close(state, events)


def _unsold(state: "TripoliState", events: list[Event]) -> None:
    """Nobody wants the unseen hand: the dealer may still exchange (TRP-27); his own old one stays dead (TRP-28)."""
    events.append(Happened("spare-unsold"))
    if state.traded:
        close(state, events)
    else:
        state.set(events, "asked", (state.dealer,))
        state.set(events, "phase", "spare")


def close(state: "TripoliState", events: list[Event]) -> None:
    """The hands are final: the pay suit is auctioned if that is the rule (TRPV-06), then stage one."""
    if state.options.pay_suit == "auction":
        begin_suit_auction(state, events)
    else:
        paycards.begin(state, events)


def begin_suit_auction(state: "TripoliState", events: list[Event]) -> None:
    """The dealer bids first (TRPV-06)."""
    _open(state, state.dealer, "suit_bid", events)


def name_suit(state: "TripoliState", suit: Suit, events: list[Event]) -> None:
    """The highest bidder chooses the suit of the pay cards (TRPV-07)."""
    state.set(events, "pay_suit", suit)
    state.set(events, "layout", rules.layout(state.options, suit))
    paycards.begin(state, events)
