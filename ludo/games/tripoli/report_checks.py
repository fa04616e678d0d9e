"""Why a report from a table with real cards cannot be right. What it does to chips is judged by the checks of play."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, assert_never

from ludo.engine.cards import SUITS
from ludo.engine.masks import FULL_PACK, cards_in
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, Refusal
from ludo.games.tripoli import checks, reports, rules
from ludo.games.tripoli.real_table import RealTable

_MALFORMED: Final = Refusal("report-malformed")
"""The report names no such seat, card or space."""
_MOST_CHIPS: Final = 10**12


def kinds_due(table: RealTable) -> tuple[type, ...]:
    """Return the types of the reports that may come next."""
    return tuple(kind for kind, due in reports.KINDS.items() if due.is_due(table.step) and not _never(table, kind))


def check(table: RealTable, report: reports.Report) -> Refusal | None:
    """Return why this cannot have happened now, None if it can."""
    if table.step == "over":
        return PARTIE_OVER
    if not reports.KINDS[type(report)].is_due(table.step):
        return Refusal("not-due", {"step": table.step})
    never = _never(table, type(report))
    if never is not None:
        return never
    state = table.state
    match report:
        case reports.Carried(_, board):
            return _carried(table, board)
        case reports.Stacks(stacks):
            fits = len(stacks) == state.setting.players and all(0 <= held <= _MOST_CHIPS for held in stacks)
            return None if fits else _MALFORMED
        case reports.Dealer(seat):
            there = seat in state.first_dealers() and seat not in table.absent
            return None if there else Refusal("no-such-dealer")
        case reports.BoardShows(layout):
            return None if rules.is_layout(layout) else Refusal("misdeal-windows")
        case reports.SpareHand(buyer, amount):
            if buyer is None:
                return _MALFORMED if amount else None
            if buyer == state.dealer:
                return Refusal("dealer-sells")
            return _takes_part(table, (buyer,)) or checks.bid_refusal(state, buyer, amount)
        case reports.PaySuit(bidder, amount, suit):
            if bidder is None or suit is None:
                return _MALFORMED if bidder is not None or suit is not None or amount else None
            if suit not in SUITS:
                return _MALFORMED
            return _takes_part(table, (bidder,)) or checks.bid_refusal(state, bidder, amount)
        case reports.Shown():
            return _shown(table, report)
        case reports.Wager(seat, action):
            return checks.betting(state, seat, action) if seat == state.asked[0] else NOT_ASKED
        case reports.Showdown(ranks):
            return _showdown(table, ranks)
        case reports.Laid():
            return _laid(table, report)
        case reports.LeadPassed(seats):
            if not seats or len(set(seats)) != len(seats):
                return _MALFORMED
            return _takes_part(table, seats)
        case reports.WentOut(seat, left):
            return _takes_part(table, (seat,)) or _left(table, left, seat)
        case reports.Blocked(left):
            return _left(table, left, None)
        case reports.NextDeal():
            return checks.another_refusal(state)
        case reports.InPots(number):
            return checks.pots_refusal(state, number)
        case reports.Close() | reports.Leave():
            return None
        case _:
            assert_never(report)


def _never(table: RealTable, kind: type) -> Refusal | None:
    """Return why the options rule a report out for good, or why it comes too late."""
    setting = table.state.setting
    if kind is reports.Laid and not setting.by_play:
        return Refusal("stakes-by-claim")
    if kind is reports.LeadPassed and not setting.lead_pass_fine:
        return Refusal("lead-passes-free")
    if kind in (reports.LeadPassed, reports.Blocked) and all(
        able == FULL_PACK for run in setting.lead_rule.able for able in run
    ):
        return Refusal("lead-never-passes")
    if kind is reports.Carried and any(table.state.board):
        return Refusal("board-not-empty")
    if kind is reports.InPots and not checks.most_pots(table.state):
        return Refusal("no-pots-to-make")
    if kind is reports.Leave and not any(table.state.board):
        return Refusal("board-empty")
    return None


def _takes_part(table: RealTable, seats: Sequence[Seat]) -> Refusal | None:
    for seat in seats:
        if not 0 <= seat < table.state.setting.players:
            return _MALFORMED
        if seat in table.state.sitting_out:
            return Refusal("sits-out", {"seat": seat})
    return None


def _carried(table: RealTable, board: Sequence[int]) -> Refusal | None:
    staked = rules.staked_spaces(table.options)
    fits = len(board) == len(table.state.board) and all(0 <= amount <= _MOST_CHIPS for amount in board)
    if not fits or any(amount for space, amount in enumerate(board) if space not in staked):
        return _MALFORMED
    return None if any(board) else Refusal("board-empty")


def _shown(table: RealTable, shown: reports.Shown) -> Refusal | None:
    """Every card can be shown by one player only."""
    state = table.state
    if len(shown.holders) != len(state.stage.layout.cards) or len(shown.sequences) != len(SUITS):
        return _MALFORMED
    seats = [seat for seat in (*shown.holders, *shown.sequences) if seat is not None]
    refusal = _takes_part(table, seats)
    if refusal is not None:
        return refusal
    found = 0
    most = max(state.deal_sizes())
    for seat, cards in enumerate(table.shown_hands(shown)):
        if found & cards:
            return Refusal("card-twice", {"cards": cards_in(found & cards)})
        if cards.bit_count() > most:
            return Refusal("too-many-cards", {"seat": seat, "most": most})
        found |= cards
    return None


def _showdown(table: RealTable, ranks: Sequence[int | None]) -> Refusal | None:
    """Only who is still in shows their hand, and every layer of the pot needs a winner."""
    state = table.state
    if len(ranks) != state.setting.players:
        return _MALFORMED
    given = {seat: rank for seat, rank in enumerate(ranks) if rank is not None}
    if not all(1 <= rank <= state.setting.players for rank in given.values()):
        return _MALFORMED
    for seat in given:
        if seat not in state.still_in():
            return Refusal("not-in-the-pot", {"seat": seat})
    open_to = table.undecided(given)
    return Refusal("winner-missing", {"seats": open_to}) if open_to else None


def _laid(table: RealTable, laid: reports.Laid) -> Refusal | None:
    """The cards follow each other in a suit, each is laid once, and the last one takes something."""
    seat, cards = laid.seat, laid.cards
    refusal = _takes_part(table, (seat,))
    if refusal is not None:
        return refusal
    if not 1 <= len(cards) <= 3 or not all(0 <= card < rules.PACK_SIZE for card in cards):
        return _MALFORMED
    if any(not rules.NEXT[low] >> high & 1 for low, high in pairwise(cards)):
        return _MALFORMED
    for other, card in table.state.plays:
        if card in cards and other != seat:
            return Refusal("laid-by-another", {"seat": other, "card": card})
    plays = table.plays_with(laid) + tuple((seat, card) for card in cards)
    return None if rules.spaces_won(table.state.stage.layout, plays) else Refusal("pays-nothing")


def _left(table: RealTable, left: Sequence[int], winner: Seat | None) -> Refusal | None:
    """Everybody who takes part and has not gone out holds at least one card, at most what was dealt."""
    state = table.state
    if len(left) != state.setting.players:
        return _MALFORMED
    most = max(state.deal_sizes())
    for seat, cards in enumerate(left):
        if seat == winner or seat in state.sitting_out:
            if cards:
                return Refusal("no-cards-left", {"seat": seat})
        elif not 1 <= cards <= most:
            return Refusal("cards-left", {"seat": seat, "most": most})
    return None
