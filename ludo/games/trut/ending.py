"""How a deal of Trut ends: what it is worth, the end of the partie, and of the match."""

from ludo.engine.changes import append_changes, change, change_stage
from ludo.engine.events import NOBODY, DealEnded, Event, Happened, Moved, Paid, PartieEnded
from ludo.engine.places import POT, STOCK, hand, purse
from ludo.engine.turns import OVER
from ludo.games.trut import rules, scoring
from ludo.games.trut.base import NO_HANDS, TURN_OF_LUCK, TrutBase
from ludo.games.trut.scoring import Worth
from ludo.games.trut.view import How, Outcome


def end_played_deal(state: TrutBase, events: list[Event] | None) -> None:
    """Mark what a deal that was played is worth (TRU-40, TRU-42, TRU-66, TRU-85), and end it."""
    side = rules.deal_winner(state.results)
    if side is None:
        end_deal(state, "nul", None, events)
        return
    _mark(state, side, rules.deal_worth(state.setting, state.followed, state.stage.went), events)
    end_deal(state, "play", side, events)


def end_unplayed_deal(state: TrutBase, how: How, side: int, events: list[Event] | None) -> None:
    """Mark the point of a deal that the other side declined to play (TRU-31, TRU-84), and end it."""
    _mark(state, side, "point", events)
    end_deal(state, how, side, events)


def _mark(state: TrutBase, side: int, worth: Worth, events: list[Event] | None) -> None:
    """Mark what a deal is worth; a point may become a trut with others (TRU-43)."""
    if worth == "nothing":
        return
    before = state.stage
    stage = before.copy()
    stage.scores = scores = scoring.mark(before.scores, side, worth, state.setting.options.points_per_trut)
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "scores")
        events.append(Happened("trut-marked" if worth == "trut" else "point-marked", {"side": side}))
        if worth == "point" and scores[side].truts > before.scores[side].truts:
            events.append(Happened("transformed", {"side": side}))


def end_deal(state: TrutBase, how: How, side: int | None, events: list[Event] | None) -> None:
    """Unplayed cards go to the stock unseen (TRU-31, TRU-39, TRU-84), the deal passes on (TRU-13)."""
    _return_cards(state, events)
    options = state.options
    before = state.stage
    stage = before.copy()
    stage.outcome = Outcome(how, side)
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "outcome")
    change(state, events, "on_turn", -1)
    winner = scoring.partie_winner(state.stage.scores, options.truts_to_win)
    if winner is not None:
        _end_partie(state, winner, events)
    stage = state.stage
    if stage.chips != stage.chips_last_deal:
        change_stage(state, events, chips_last_deal=stage.chips)
    if events is not None:
        seats = () if side is None else rules.sides(options.players)[side]
        gains = tuple([now - before for now, before in zip(stage.chips, stage.chips_last_deal, strict=True)])
        events.append(DealEnded(stage.deal_number, how, seats, gains))
    if len(stage.winners) == options.parties:
        change(state, events, "phase", "over")
        state.current_turn = OVER
        if events is not None:
            events.append(PartieEnded(match_winners(state)))
        return
    before = state.stage
    stage = before.copy()
    stage.dealer = rules.next_dealer(before.dealer, options.players)
    state.stage = stage
    if events is not None:
        append_changes(events, before, stage, "dealer")
    change(state, events, "phase", "shuffle")
    state.current_turn = TURN_OF_LUCK


def _return_cards(state: TrutBase, events: list[Event] | None) -> None:
    stock = state.stock
    for seat in range(state.setting.players):
        held = state.held(seat)
        if held:
            stock += held
            if events is not None:
                events.append(Moved(held, hand(seat), STOCK, NOBODY))
    state.stock = stock
    state.dealt = NO_HANDS[state.setting.players]


def _end_partie(state: TrutBase, side: int, events: list[Event] | None) -> None:
    """A side has its truts (TRU-90): it shares the stakes (TRU-93)."""
    change_stage(state, events, winners=(*state.stage.winners, side), winner=side)
    if events is not None:
        events.append(Happened("partie-won", {"side": side}))
    stage = state.stage
    if not stage.pot:
        return
    stake, players = state.options.stake, state.setting.players
    paid = stage.copy()
    paid.chips = scoring.pay_out(stage.chips, stake, side)
    paid.pot = 0
    state.stage = paid
    if events is not None:
        share = scoring.share_of(stake, players)
        events.extend([Paid(share, POT, purse(seat)) for seat in rules.sides(players)[side]])


def match_winners(state: TrutBase) -> tuple[int, ...]:
    """Return the seats that have won the match, none while it lasts and when it is drawn (TRU-92)."""
    _, side = scoring.match_result(state.stage.winners, state.options.parties)
    return () if side is None else rules.sides(state.setting.players)[side]
