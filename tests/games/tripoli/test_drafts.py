"""Every decision of Tripoli can be composed step by step."""

from random import Random

import pytest

from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import read_card, read_cards
from ludo.engine.drafts import Draft, Item, Missing
from ludo.engine.offers import Listed
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED
from ludo.games.tripoli import TRIPOLI
from ludo.games.tripoli.actions import (
    ANOTHER,
    CALL,
    CHECK,
    CLOSE,
    EXCHANGE,
    FOLD,
    KEEP,
    PASS,
    Bet,
    Bid,
    ClosePots,
    Raise,
    Select,
)
from ludo.games.tripoli.drafts import TRAY
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import HAND, LAID, PURSE, SPARE, space
from tests.games.tripoli.table import FIVES, Table

TRIED = 12
"""How many offers of a decision are composed at most."""


def draft_of(state: TripoliState, seat: Seat) -> Draft:
    return TRIPOLI.draft(state.view(seat), state.legal(seat), lambda action: state.check(seat, action))


def draft(table: Table, seat: Seat | None = None) -> Draft:
    """The draft of a seat, of the one on turn if none is named."""
    must = table.must if seat is None else seat
    assert must is not None
    return draft_of(table.state, must)


def composed(empty: Draft, action: Action) -> tuple[Action, ...]:
    """What the draft amounts to after the steps that lead to an action."""
    if action in empty.buttons:
        return (action,)
    if isinstance(action, Select):
        for card in action.cards:
            source = next(item for item in empty.sources if item.card == card)
            empty = empty.put(source, empty.targets(source)[0])
        return empty.actions
    if isinstance(action, Bid | Bet | Raise):
        return empty.with_amount(action.chips).actions
    if isinstance(action, ClosePots):
        opened = empty.opened(CLOSE)
        assert opened is not None
        return opened.with_amount(action.number).actions
    found: tuple[Action, ...] = ()
    for source in empty.sources:
        for target in empty.targets(source):
            found += empty.put(source, target).actions
    return found


@pytest.mark.parametrize("preset", TRIPOLI.presets)
def test_every_offer_can_be_composed(preset: str) -> None:
    luck = Random(preset)
    for players in (3, 6):
        state = TRIPOLI.new(TRIPOLI.read_options({**TRIPOLI.presets[preset], "players": players}))
        while (actor := state.turn().must) is not None:
            for seat in range(players):
                offers = state.legal(seat)
                empty = draft_of(state, seat)
                assert not any(tray.cards for tray in empty.trays)
                assert not empty.missing
                if not offers:
                    assert not empty.actions
                    continue
                every = isinstance(offers, Listed)
                for action in offers if every else {offers.sample(luck) for _ in range(TRIED)}:
                    assert action in composed(empty, action)
            state.do(actor, state.sample(actor, luck))


@pytest.mark.clause("TRP-51")
def test_five_poker_cards_are_gathered_in_a_tray() -> None:
    hands = ("2c 3d 5h 7s 9c Jd", "4c 6d 8h 10s Qc Kd")
    table = Table("stage_one", *hands, dealer=1)
    empty = draft(table)
    place = HAND[0]
    assert empty.sources == tuple(Item(place, card) for card in sorted(read_cards(hands[0])))
    assert (empty.missing, empty.problem, empty.actions) == ((), None, ())
    (tray,) = empty.trays
    assert (tray.place, tray.code, tray.cards, tray.minimum, tray.maximum) == (TRAY, "poker", (), 5, 5)
    begun = empty.put(Item(place, read_card("9c")), Item(TRAY)).put(Item(place, read_card("2c")), Item(TRAY))
    assert begun.missing == (Missing("cards", {"count": 3}),)
    assert (begun.actions, begun.problem) == ((), None)
    assert begun.take_back(TRAY, read_card("9c")).trays[0].cards == (read_card("2c"),)
    for text in ("Jd", "3d", "5h"):
        begun = begun.put(Item(place, read_card(text)), Item(TRAY))
    assert begun.actions == (TRIPOLI.read("select 2c 9c 3d Jd 5h"),)
    assert (begun.missing, begun.needs_confirmation) == ((), True)
    too_many = begun.put(Item(place, read_card("7s")), Item(TRAY))
    assert too_many.actions == ()
    assert too_many.problem is not None
    assert too_many.problem.code == "select-five"
    assert too_many.trays[0].problems == (too_many.problem,)
    with pytest.raises(ValueError, match="does not go"):
        too_many.put(Item(place, read_card("7s")), Item(TRAY))
    with pytest.raises(ValueError, match="no card"):
        empty.take_back(TRAY, read_card("2c"))


@pytest.mark.clause("TRP-25")
def test_a_bid_is_an_amount_from_the_least_to_what_the_bidder_has() -> None:
    table = Table("spare", "2c", "3c", "4c", spare="5c", balances=[20, 20, 9]).do("0 auction", "1 bid 3")
    empty = draft(table)
    assert (empty.buttons, empty.needs_confirmation) == ((PASS,), True)
    assert empty.amount is not None
    assert tuple(empty.amount) == (4, 9, 1, 4)
    assert empty.with_amount(7).actions == (Bid(7),)
    assert empty.put(Item(PURSE[2]), Item(SPARE)).actions == (Bid(4),)
    for value in (3, 10):
        with pytest.raises(ValueError, match="between"):
            empty.with_amount(value)


@pytest.mark.clause("TRP-25", "TRPV-28")
def test_who_cannot_bid_is_told_why() -> None:
    poor = Table("spare", "2c", "3c", "4c", spare="5c", balances=[20, 20, 3]).do("0 auction", "1 bid 3")
    barred = Table("spare", "2c", "Ah", "4c", spare="5c", pay_card_bars_trade=True).do("0 auction")
    for table, code in ((poor, "too-few-chips"), (barred, "trade-barred")):
        empty = draft(table)
        assert (empty.actions, empty.buttons) == ((), (PASS,))
        assert empty.problem is not None
        assert empty.problem.code == code


@pytest.mark.clause("TRP-57", "TRP-62", "TRP-67")
def test_a_bet_and_a_raise_are_amounts_within_the_limit() -> None:
    table = Table("poker", *FIVES, dealer=3, balances=[60, 60, 8, 60])
    empty = draft(table)
    assert empty.buttons == (CHECK,)
    assert empty.amount is not None
    assert tuple(empty.amount) == (1, 10, 1, 1)
    pot = Item(space("pot"))
    assert empty.put(Item(PURSE[0]), pot).actions == (Bet(1),)
    table.do("0 bet 5", "1 call")
    answer = draft(table)
    assert answer.buttons == (FOLD, CALL)
    assert answer.amount is not None
    assert tuple(answer.amount) == (1, 3, 1, 1)
    assert answer.with_amount(2).actions == (Raise(2),)
    assert answer.put(Item(PURSE[2]), pot).actions == (CALL, Raise(1))
    with pytest.raises(ValueError, match="does not go"):
        answer.put(Item(PURSE[2]), Item(space("king")))


@pytest.mark.clause("TRP-68", "TRP-69")
def test_chips_brought_can_only_be_a_call_where_no_raise_is_possible() -> None:
    table = Table("poker", *FIVES[:2], dealer=1, balances=[60, 3]).do("0 bet 5")
    answer = draft(table)
    assert answer.problem is not None
    brought = answer.put(Item(PURSE[1]), Item(space("pot")))
    assert (brought.actions, brought.problem) == ((CALL,), None)


@pytest.mark.clause("TRP-20", "TRP-23")
def test_the_spare_hand_is_taken_by_bringing_it_to_the_hand() -> None:
    table = Table("spare", "2c 3c", "4c 5c", spare="6c 7c")
    empty = draft(table)
    assert set(empty.buttons) == set(table.state.legal(0))
    assert KEEP in empty.buttons
    step = Item(SPARE), Item(HAND[0])
    assert empty.put(*step).actions == (EXCHANGE,)
    table.do("0 exchange")
    again = draft(table).put(*step)
    assert again.actions == ()
    assert again.problem is not None
    assert again.problem.code == "exchange-again"


@pytest.mark.clause("TRP-83")
def test_a_card_is_led_before_its_holder() -> None:
    table = Table("michigan", "4c 6c 9d", "7c Jd 2h")
    empty = draft(table)
    four, six = (Item(HAND[0], read_card(text)) for text in ("4c", "6c"))
    assert empty.targets(four) == (Item(LAID[0]),)
    assert empty.put(four, Item(LAID[0])).actions == (PLAYS[read_card("4c")],)
    refused = empty.put(six, Item(LAID[0]))
    assert refused.actions == ()
    assert refused.problem is not None
    assert (refused.problem.code, refused.problem.details["cards"]) == ("no-lead", read_cards("4c 9d"))
    waiting = draft(table, 1)
    assert waiting.put(waiting.sources[0], Item(LAID[1])).problem == NOT_ASKED


@pytest.mark.clause("TRP-95")
def test_between_two_deals_everybody_has_a_button() -> None:
    table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc").do("0 play 6d")
    assert draft(table, 0).buttons == (CLOSE,)
    assert [TRIPOLI.write(action) for action in draft(table).buttons] == ["another", "close"]


@pytest.mark.clause("TRP-95", "TRP-98")
def test_the_end_leads_on_to_the_number_of_pots() -> None:
    """No third button after each deal: the number is asked once somebody stops, and begins at that of the option."""
    board = {"king_queen": 14, "sequence": 9, "pot": 2}
    table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc", board=board, closing_pots=2).do("0 play 6d")
    empty = draft(table)
    assert (empty.buttons, empty.amount, empty.actions) == ((ANOTHER, CLOSE), None, ())
    assert empty.opened(ANOTHER) is None
    asked = empty.opened(CLOSE)
    assert asked is not None
    assert (asked.buttons, asked.actions) == ((), (ClosePots(2),))
    assert asked.amount is not None
    assert tuple(asked.amount) == (1, 9, 1, 2)
    assert asked.with_amount(3).actions == (ClosePots(3),)
    with pytest.raises(ValueError, match="10 is not between"):
        asked.with_amount(10)


@pytest.mark.clause("TRP-98", "TRP-99")
def test_the_end_is_the_whole_answer_where_nothing_is_played_for() -> None:
    for pot, closing in ((1, "poker"), (9, "share")):
        table = Table("michigan", "6d 7d 10s", "8d", "9d Jc Qc", board={"pot": pot}, closing=closing).do("0 play 6d")
        assert draft(table).opened(CLOSE) is None


def test_an_onlooker_composes_nothing() -> None:
    table = Table("deal", players=3)
    offers = table.state.legal(0)
    onlooker = TRIPOLI.draft(table.state.view(None), offers, lambda action: NOT_ASKED)
    assert (onlooker.sources, onlooker.buttons, onlooker.actions) == ((), (), ())
