"""The spare hand, and the auctions of it and of the pay suit (TRP-20 to TRP-31, TRPV-06 to TRPV-08)."""

from typing import Literal

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Suit
from ludo.engine.changes import change, change_stage
from ludo.engine.events import Event, Happened, Moved
from ludo.engine.masks import cards_in
from ludo.engine.places import Seat
from ludo.games.tripoli import chips, paycards, rules
from ludo.games.tripoli.actions import AUCTION, EXCHANGE, Bid
from ludo.games.tripoli.base import TripoliBase
from ludo.games.tripoli.phases import ask, enter
from ludo.games.tripoli.rules import KITTY
from ludo.games.tripoli.view import HAND, SPARE


def begin(state: TripoliBase, events: list[Event] | None) -> None:
    """Ask the dealer about the spare hand (TRP-20), unless everybody plays what was dealt (TRPV-12)."""
    if state.setting.options.spare_trade:
        _ask_dealer(state, events)
    else:
        close(state, events)


def _ask_dealer(state: TripoliBase, events: list[Event] | None) -> None:
    ask(state, (state.dealer,), events)
    enter(state, "spare", events)


def decide(state: TripoliBase, action: Action, events: list[Event] | None) -> None:
    """Keep, exchange or auction, as the dealer decided (TRP-20 to TRP-24)."""
    assert isinstance(action, Say)
    if action.word == EXCHANGE.word:
        _swap(state, state.dealer, events)
        change(state, events, "traded", True)
        change(state, events, "offered", False)
    elif action.word == AUCTION.word:
        change(state, events, "offered", True)
        _open(state, state.dealer + 1, "bid", events)
    else:
        close(state, events)


def _swap(state: TripoliBase, seat: Seat, events: list[Event] | None) -> None:
    """Swap a whole hand with the spare, face down; who knew the cards still knows them (TRP-22, TRP-26, TRP-31)."""
    own, spare = state.hands[seat], state.spare
    seen = list(state.seen)
    knowers = tuple(sorted({*seen[-1], seat}))
    if events is not None:
        events.append(Moved(cards_in(own), HAND[seat], SPARE, frozenset(seen[seat])))
        events.append(Moved(cards_in(spare), SPARE, HAND[seat], frozenset(knowers)))
    seen[-1], seen[seat] = seen[seat], knowers
    state.hands = rules.replaced(state.hands, seat, spare)
    state.spare = own
    change(state, events, "seen", tuple(seen))


def _open(state: TripoliBase, first: Seat, phase: Literal["bid", "suit_bid"], events: list[Event] | None) -> None:
    """Begin an auction; the dealer does not bid for the spare hand (TRP-25)."""
    bidders = state.seats(first)
    if phase == "bid":
        bidders = tuple(seat for seat in bidders if seat != state.dealer)
    change(state, events, "bidder", -1)
    change(state, events, "bid", 0)
    ask(state, bidders, events)
    enter(state, phase, events)


def bid_or_pass(state: TripoliBase, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Bid or pass for good; bidding goes round until at most the standing bidder is left (TRP-25, TRPV-06)."""
    if isinstance(action, Bid):
        change(state, events, "bidder", seat)
        change(state, events, "bid", action.chips)
        ask(state, (*state.asked[1:], seat), events)
    else:
        ask(state, state.asked[1:], events)
    sold = state.asked == (state.bidder,)
    if not sold and state.asked:
        return
    if state.phase == "bid":
        if sold:
            _sell(state, events)
        else:
            _unsold(state, events)
    elif sold:
        pay_for_suit(state, events)
        enter(state, "suit", events)
    else:
        paycards.begin(state, events)


def _sell(state: TripoliBase, events: list[Event] | None) -> None:
    """Change the hands of the buyer, who pays the dealer; the business is closed (TRP-26, TRP-29)."""
    pay_for_spare(state, events)
    if events is not None:
        events.append(Happened("spare-sold", {"seat": state.bidder, "chips": state.bid}))
    _swap(state, state.bidder, events)
    close(state, events)


def pay_for_spare(state: TripoliBase, events: list[Event] | None) -> None:
    """Pay the standing bid to the dealer (TRP-26)."""
    chips.pay(state, state.bidder, state.dealer, state.bid, events)


def _unsold(state: TripoliBase, events: list[Event] | None) -> None:
    """Offer the dealer the unseen hand once more (TRP-27); their own old one stays dead (TRP-28)."""
    if events is not None:
        events.append(Happened("spare-unsold"))
    if state.traded:
        close(state, events)
    else:
        _ask_dealer(state, events)


def close(state: TripoliBase, events: list[Event] | None) -> None:
    """Go on with final hands: the pay suit is auctioned if that is the rule (TRPV-06), then stage one."""
    if state.setting.suit_auction:
        begin_suit_auction(state, events)
    else:
        paycards.begin(state, events)


def begin_suit_auction(state: TripoliBase, events: list[Event] | None) -> None:
    """Begin the auction of the pay suit; the dealer bids first (TRPV-06)."""
    _open(state, state.dealer, "suit_bid", events)


def pay_for_suit(state: TripoliBase, events: list[Event] | None) -> None:
    """Put the standing bid into the kitty (TRPV-07)."""
    chips.stake(state, state.bidder, KITTY, state.bid, events)


def name_suit(state: TripoliBase, suit: Suit, events: list[Event] | None) -> None:
    """Go on with the pay cards in the suit that the highest bidder chose."""
    set_pay_suit(state, suit, events)
    paycards.begin(state, events)


def set_pay_suit(state: TripoliBase, suit: Suit, events: list[Event] | None) -> None:
    """Set the suit that the board pays for (TRPV-07)."""
    change_stage(state, events, pay_suit=suit, layout=rules.layout(state.setting.options, suit))
