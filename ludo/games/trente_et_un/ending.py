"""How a deal of Trente-et-un ends: thirty-ones, comparison of hands, payment, the end of the partie."""

from ludo.engine.changes import append_changes
from ludo.engine.events import DealEnded, Event, Happened, Paid, PartieEnded, Said, Turned
from ludo.engine.frozen import new_tuple
from ludo.engine.masks import FULL_PACK, mask_of
from ludo.engine.places import POT, Seat, hand, purse
from ludo.engine.turns import OVER
from ludo.games.trente_et_un import rules, scoring
from ludo.games.trente_et_un.base import TURN_OF_LUCK, TrenteEtUnBase
from ludo.games.trente_et_un.phases import enter, set_on_turn
from ludo.games.trente_et_un.view import How, Outcome


def declare(state: TrenteEtUnBase, seat: Seat, dealt: bool, events: list[Event] | None) -> None:
    """A thirty-one, or fire, is shown and the deal stops (T31-22, T31-29, T31-35, SCH-19, SCH-45).

    seat: who shows it first. dealt: it came with the dealt cards, so that of several only the first may be safe
    (T31-23). Everybody who holds one shows it.
    """
    lives = state.stage.lives
    if state.setting.fire and state.hands[seat] in rules.FIRES:
        _declare_fire(state, seat, events)
        return
    holders = tuple([s for s in rules.seats_in(lives, seat) if rules.is_31(state.hands[s])])
    for holder in holders:
        state.known |= mask_of(state.hands[holder])
        if events is not None:
            events.append(Turned(hand(holder), state.hands[holder]))
            events.append(Said(holder, "thirty_one"))
    if state.setting.is_36:
        compare(state, "thirty_one", events, holders)
        return
    safe, losses, winners = scoring.thirty_one(state.options, lives, holders, dealt, state.closer)
    values = tuple([rules.THIRTY_ONE if s in holders else None for s in range(len(lives))])
    reasons: tuple[scoring.Reason | None, ...] = tuple(["thirty_one" if loss else None for loss in losses])
    outcome = Outcome("thirty_one", holders, losses, values, reasons)
    _end_deal(state, outcome, losses, safe, winners, events)


def _declare_fire(state: TrenteEtUnBase, seat: Seat, events: list[Event] | None) -> None:
    """Three aces are shown: all others lose a life (SCH-45)."""
    state.known |= mask_of(state.hands[seat])
    if events is not None:
        events.append(Turned(hand(seat), state.hands[seat]))
        events.append(Said(seat, "fire"))
    lives = state.stage.lives
    losses = scoring.thirty_one_losses(state.options, lives, (seat,), rules.NO_SEAT)
    values = tuple([rules.FIRE if s == seat else None for s in range(len(lives))])
    reasons: tuple[scoring.Reason | None, ...] = tuple(["fire" if loss else None for loss in losses])
    _end_deal(state, Outcome("fire", (seat,), losses, values, reasons), losses, (seat,), (), events)


def compare(state: TrenteEtUnBase, how: How, events: list[Event] | None, holders: tuple[Seat, ...] = ()) -> None:
    """All hands are shown and compared (T31-36, SCH-21, SCH-28); holders: who has shown a thirty-one already."""
    if events is not None:
        for seat in rules.seats_in(state.stage.lives, state.stage.dealer + 1):
            if seat not in holders:
                events.append(Turned(hand(seat), state.hands[seat]))
    state.known = FULL_PACK
    options = state.options
    brelan, pairs, fire = state.setting.brelan_counts, state.setting.pairs_count, state.setting.fire
    values = tuple([rules.value_of(held, brelan, pairs, fire) if held else None for held in state.hands])
    others_lose = how == "thirty_one" and options.sch_thirty_one_losers == "all_others"
    losses = scoring.losses_to_31(values) if others_lose else scoring.showdown_losses(options, values, state.closer)
    best: tuple[Seat, ...] = ()
    if events is not None and any(losses):
        top = max([value for value in values if value is not None])
        best = tuple([seat for seat, value in enumerate(values) if value == top and not losses[seat]])
    if others_lose:
        reasons: tuple[scoring.Reason | None, ...] = tuple(["thirty_one" if loss else None for loss in losses])
    else:
        reasons = scoring.loss_reasons(values, losses, -1 if state.setting.is_36 else state.closer)
    outcome = new_tuple(Outcome, (how, holders, losses, values, reasons))
    _end_deal(state, outcome, losses, best, (), events)


def _end_deal(
    state: TrenteEtUnBase,
    outcome: Outcome,
    losses: scoring.Losses,
    best: tuple[Seat, ...],
    winners: tuple[Seat, ...],
    events: list[Event] | None,
) -> None:
    """Losses are paid (T31-45, T31-47); the deal passes on (T31-51, SCH-33), or the partie is over (T31-50, SCH-31).

    best: who won the deal, for its event; winners: who has won the partie by it, whoever is left (T31-49).
    """
    set_on_turn(state, -1, events)
    before = state.stage
    settled = scoring.settle(before.chips, before.lives, before.pot, losses, winners)
    chips, lives, _, pot, winners, _ = settled
    if events is not None:
        _tell_payment(before.lives, settled, events)
        events.extend([Paid(amount, POT, purse(seat)) for seat, amount in settled.shares.items() if amount])
    dealer = before.dealer if winners else rules.next_in(lives, before.dealer)
    stage = before.copy()
    stage.chips = chips
    stage.pot = pot
    stage.outcome = outcome
    stage.lives = lives
    stage.left = scoring.left_at(before.left, before.lives, lives, before.deal_number)
    stage.winners = winners
    stage.dealer = dealer
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "outcome", "lives", "winners", "dealer")
    enter(state, "over" if winners else "shuffle", events)
    state.current_turn = OVER if winners else TURN_OF_LUCK
    if events is not None:
        gains = tuple([now - was for now, was in zip(chips, before.chips, strict=True)])
        events.append(DealEnded(before.deal_number, outcome.how, best, gains))
        if winners:
            events.append(PartieEnded(winners))


def _tell_payment(lives: tuple[int, ...], settled: scoring.Settled, events: list[Event]) -> None:
    """Chips go to the pot (T31-07, T31-45); who has no life left leaves (T31-46, SCH-30)."""
    for seat, (had, left, paid) in enumerate(zip(lives, settled.lives, settled.paid, strict=True)):
        if had == left:
            continue
        events.append(Happened("life-lost", {"seat": seat, "lives": had - left}))
        if paid:
            events.append(Paid(paid, purse(seat), POT))
        if not left:
            events.append(Happened("left", {"seat": seat}))
