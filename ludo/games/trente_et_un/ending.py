"""How a deal of Trente-et-un ends: thirty-ones, comparison of hands, payment, the end of the party."""

from typing import TYPE_CHECKING

from ludo.engine.events import DealEnded, Event, Happened, Paid, PartieEnded, Said, Turned
from ludo.engine.masks import FULL_PACK, mask_of
from ludo.engine.places import POT, Seat, hand, purse
from ludo.games.trente_et_un import rules, scoring
from ludo.games.trente_et_un.view import Outcome

if TYPE_CHECKING:
    from ludo.games.trente_et_un.state import TrenteEtUnState


def declare(state: "TrenteEtUnState", seat: Seat, dealt: bool, events: list[Event]) -> None:
    """A thirty-one is shown and the deal stops (T31-22, T31-29, T31-35, SCH-19).

    seat: who shows it first. dealt: it came with the dealt cards, so that of several only the first may be safe
    (T31-23). Everybody who holds one shows it.
    """
    lives = state.party.lives
    holders = tuple(s for s in rules.seats_in(lives, seat) if rules.is_31(state.hands[s]))
    for holder in holders:
        state.known |= mask_of(state.hands[holder])
        events.append(Turned(hand(holder), state.hands[holder]))
        events.append(Said(holder, "thirty_one"))
    if rules.is_36(state.options):
        compare(state, "thirty_one", events, holders)
        return
    first_only = dealt and state.options.dealt_31_several == "first_only"
    safe = holders[:1] if first_only else holders
    losses = scoring.thirty_one_losses(state.options, lives, safe, state.closer)
    winners = safe if state.options.thirty_one_ends == "party" else ()
    _end_deal(state, Outcome("thirty_one", holders, losses), safe, winners, events)


def compare(state: "TrenteEtUnState", how: str, events: list[Event], holders: tuple[Seat, ...] = ()) -> None:
    """All hands are shown and compared (T31-36, SCH-21, SCH-28); holders: who has shown a thirty-one already."""
    for seat in rules.seats_in(state.party.lives, state.party.dealer + 1):
        if seat not in holders:
            events.append(Turned(hand(seat), state.hands[seat]))
    state.known = FULL_PACK
    options = state.options
    values = [rules.hand_value(options, held) if held else None for held in state.hands]
    losses = scoring.showdown_losses(options, values, state.closer)
    top = max([value for value in values if value is not None])
    best = tuple([seat for seat, value in enumerate(values) if value == top and not losses[seat]])
    _end_deal(state, Outcome(how, holders, losses), best if any(losses) else (), (), events)


def _end_deal(
    state: "TrenteEtUnState", outcome: Outcome, best: tuple[Seat, ...], winners: tuple[Seat, ...], events: list[Event]
) -> None:
    """Losses are paid (T31-45, T31-47); the deal passes on (T31-51, SCH-33), or the party is over (T31-50, SCH-31).

    best: who won the deal; winners: who has won the party by it, whoever is left (T31-49).
    """
    state.set(events, "on_turn", -1)
    party = state.party
    payment = scoring.pay(party.chips, party.lives, outcome.losses)
    _tell_payment(party.lives, payment, outcome.losses, events)
    pot = party.pot + sum(payment.paid)
    winners = winners or scoring.last_left(payment.lives)
    shares = scoring.shares(pot, winners) if winners else {}
    events.extend(Paid(amount, POT, purse(seat)) for seat, amount in shares.items() if amount)
    chips = tuple([held + shares.get(seat, 0) for seat, held in enumerate(payment.chips)])
    gains = tuple([now - was for now, was in zip(chips, party.chips, strict=True)])
    dealer = party.dealer if winners else rules.next_in(payment.lives, party.dealer)
    state.settle(
        events,
        outcome=outcome,
        lives=payment.lives,
        chips=chips,
        pot=0 if winners else pot,
        winners=winners,
        dealer=dealer,
    )
    state.set(events, "phase", "over" if winners else "shuffle")
    events.append(DealEnded(party.deal, outcome.how, best, gains))
    if winners:
        events.append(PartieEnded(winners))
    state.find_turn()


def _tell_payment(
    lives: tuple[int, ...], payment: scoring.Payment, losses: scoring.Losses, events: list[Event]
) -> None:
    """Chips go to the pot (T31-07, T31-45); who has no life left leaves (T31-46, SCH-30)."""
    for seat, loss in enumerate(losses):
        if not loss:
            continue
        events.append(Happened("life-lost", {"seat": seat, "lives": lives[seat] - payment.lives[seat]}))
        if payment.paid[seat]:
            events.append(Paid(payment.paid[seat], purse(seat), POT))
        if not payment.lives[seat]:
            events.append(Happened("left", {"seat": seat}))
