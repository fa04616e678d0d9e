"""The graded players of Trio and L'École: what they make of a hand, a discard and an opening."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from ludo.bots.contract import DecisionRequest, Evaluation
from ludo.bots.effort import never
from ludo.bots.trio.contract_odds import Horizon, Prospects
from ludo.bots.trio.going_out_odds import fitting, lets_out
from ludo.bots.trio.outlook import outlook_of, unseen_of
from ludo.bots.trio.player import choose, evaluate
from ludo.bots.trio.sequence_inference import left_lying, suits_gathered, thrown_by
from ludo.bots.trio.sequence_wilds import RunTable
from ludo.bots.trio.set_wilds import NONE, SetPlan
from ludo.bots.trio.take_odds import Wishes
from ludo.engine.cards import FACES, read_card, read_cards
from ludo.engine.events import Event, Moved
from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.games.trio import TRIO
from ludo.games.trio.combinations import WILD, Meld
from ludo.games.trio.rules import full_pack
from ludo.games.trio.state import TrioState
from tests.bots.trio_deals import turns_to_the_end
from tests.games.trio.table import Table, combination, give, options, put_on_pile, put_on_stock

NOTHING_COMES = (Horizon(0.0, 0.0, 0.0, 1.0),)
SOME = (Horizon(0.1, 0.1, 0.1, 1.0),)
SURE = (Horizon(1.0, 1.0, 1.0, 1.0),)


def request(state: TrioState, level: str = "expert", budget: int | None = None) -> DecisionRequest:
    seat = state.current_turn
    return DecisionRequest(state.view(seat), (), state.legal(seat), True, level, budget=budget)


def choice(state: TrioState, level: str = "expert", budget: int | None = None) -> str:
    action = choose(request(state, level, budget), Random(1), never)
    assert action is not None
    return TRIO.write(action)


def weighed(state: TrioState) -> Evaluation:
    found = evaluate(request(state), Random(1), never)
    assert found is not None
    return found


def values(state: TrioState) -> dict[str, float]:
    return {TRIO.write(one.action): one.value.value for one in weighed(state).offers if one.action is not None}


def chance(held: str, contract: int, horizons: tuple[Horizon, ...], **values: Any) -> float:
    cards = read_cards(held)
    read = options(**values)
    return Prospects(contract, read, unseen_of(cards, full_pack(read))).chance(cards, horizons)


def opener(
    held: str,
    melds: tuple[str, ...] = (),
    top: str = "Kc",
    contracts: tuple[int, ...] = (1, 1, 1),
    variant: str = "trio",
) -> TrioState:
    """Seat 0 has opened earlier, and so have the others; it is to draw."""
    table = Table("4c 4d 4h 4s", contracts=contracts, variant=variant)
    table.state.opened = (0, 1, 2)
    give(table.state, 0, held)
    put_on_pile(table.state, top)
    table.state.melds = tuple(Meld(1, combination(text), 1) for text in melds)
    return table.state


def drawn(state: TrioState, card: str) -> TrioState:
    put_on_stock(state, card)
    state.apply(0, TRIO.read("draw_talon"))
    return state


# --- how likely a contract is ---------------------------------------------------------------------------------------


@pytest.mark.clause("TRO-12", "TRO-24", "TRO-26")
@pytest.mark.parametrize(
    ("contract", "held"),
    [
        (1, "As Ah Ad Kc Kd 2s 3c 5d"),
        (2, "As Ah Ad Kc Kd Kh 2s"),
        (3, "As Ah Ad 2c Kc Kd Kh 2s"),
        (4, "4h 5h 6h 2c Kc Kd Kh Ks"),
        (5, "As Ah Ad Kc Kd Kh 9c 9d 2d"),
        (6, "4h 5h 6h 2c 9s 10s Js Qs"),
        (6, "3h 4h 5h 6h 7h 8h 9h 10h"),
        (7, "4h 5h 2c 2d 8h 9h 10h Qs Qd Qc"),
    ],
)
def test_a_hand_that_holds_the_contract_is_certain_of_it(contract: int, held: str) -> None:
    assert chance(held, contract, NOTHING_COMES) == pytest.approx(1)


@pytest.mark.clause("TRO-24", "TRO-25", "ECO-06")
@pytest.mark.parametrize(
    ("contract", "held", "variant"),
    [
        (1, "6h 2s 2h Kc Kd Kh", "trio"),
        (4, "4h 5h 2d 2c Kc Kd Kh Ks", "trio"),
        (7, "4h 5h 2c 2d 2s 9h 10h Qs Qd Qc", "trio"),
        (2, "4h 2c 2d 7h", "ecole"),
    ],
)
def test_too_many_wilds_in_one_combination_make_no_contract(contract: int, held: str, variant: str) -> None:
    assert chance(held, contract, NOTHING_COMES, variant=variant) == 0


@pytest.mark.clause("ECO-05", "ECO-10")
def test_a_sequence_of_thirteen_with_wilds_apart_is_certain() -> None:
    assert chance("As 2d 3s 4s 5s Jo 7s 8s 9s 10s Js 2h Ks", 10, NOTHING_COMES, variant="ecole") == pytest.approx(1)


@pytest.mark.clause("TRO-22")
def test_a_sequence_open_at_both_ends_is_likelier_than_one_at_the_end_of_the_suit() -> None:
    sets = "Kc Kd Kh Ks"
    assert chance(f"5h 6h 7h {sets}", 4, SOME) > chance(f"Qh Kh Ah {sets}", 4, SOME)


def test_more_pairs_are_better_than_one_set_of_many() -> None:
    assert chance("As Ah Kc Kd 5c 5d 9s", 1, SOME) > chance("As Ah Kc Qd 5c 4d 9s", 1, SOME)
    assert chance("As Ah Kc Kd 5c 5d 2s", 1, SOME) > chance("As Ah Kc Kd 5c 5d 9s", 1, SOME)


def test_the_chance_of_one_missing_card_is_exact() -> None:
    """Two Brelans that lack one Ace, of which two copies may come, and no wild."""
    read = options()
    unseen = [0] * 53
    unseen[read_card("Ad")] = 2
    found = Prospects(1, read, unseen).chance(read_cards("As Ah Kc Kd Kh"), SOME)
    assert found == pytest.approx(1 - 0.9**2)


@pytest.mark.clause("TRO-29", "TRO-39")
def test_leaves_a_set_the_card_that_its_sequence_can_do_without() -> None:
    """Spades would make as long a sequence, but then the kings are three."""
    assert chance("3h 4h 5h 6h 10s Js Qs Ks Kh Kd Kc", 4, NOTHING_COMES) == 1
    assert chance("4h 5h 6h 10s Js Qs Ks Kh Kd Kc", 4, NOTHING_COMES) == 0
    assert chance("3h 4h 5h 6h 10s Js Qs Ks Ks Kh Kd", 4, NOTHING_COMES) == 1


@pytest.mark.parametrize(
    ("held", "contract"),
    [
        ("2c 3h 10h 10h 8d Jd Kd Kd 4c 8c Ac 6s 8s 10s", 4),
        ("3s 4s 5s 6s 8s 9s 10h 10d Kh Qd Jc 4c 2c 2d", 7),
    ],
)
def test_a_card_less_is_no_better(held: str, contract: int) -> None:
    cards = held.split()
    whole = chance(held, contract, SOME)
    rests = [" ".join([*cards[:at], *cards[at + 1 :]]) for at in range(len(cards))]
    assert max(chance(rest, contract, SOME) for rest in rests) <= whole + 1e-3


def test_two_sequences_of_a_suit_may_hold_a_wild_each() -> None:
    assert chance("3h 4h 6h 8h 10h Jh 2c 2d", 6, NOTHING_COMES) == 1
    assert chance("3h 4h 6h 8h 10h Jh 2c", 6, NOTHING_COMES) == 0


def test_wilds_that_a_sequence_takes_are_counted_exactly() -> None:
    table = RunTable(4, 1, apart=False)
    found = table.costs((1.0, 0.5, 1.0, 1.0, 0.5))
    assert found[0] == pytest.approx(0.5)
    assert found[1] == pytest.approx(0.5)
    assert RunTable(4, 2, apart=True).costs((1.0, 0.0, 0.0, 1.0))[NONE] == pytest.approx(1)


@pytest.mark.clause("TRO-39")
def test_two_sets_of_one_rank_only_where_they_may_be() -> None:
    six = [(6, 0, 0.0)]
    assert SetPlan((3, 3), doubled=True).costs(six)[0] == pytest.approx(1)
    assert SetPlan((3, 3), doubled=False).costs(six)[NONE] == pytest.approx(1)


# --- what is drawn and thrown ---------------------------------------------------------------------------------------


def test_keeps_every_pair_and_throws_a_single_card() -> None:
    """Rules of thumb would break a dear pair; three pairs are three ways to the second Brelan."""
    table = Table("9h 9d 9s Kc Kd 3s 3c 5d 7h 4h 6s 8c 10d", turn_up="Qs", stock="Jc").do("0 draw_talon")
    assert choice(table.state).removeprefix("discard:") in {"5d", "7h", "4h", "6s", "8c", "10d", "Jc"}


@pytest.mark.clause("TRO-33", "TRO-40")
def test_takes_the_discard_that_opens_and_leaves_one_of_no_use() -> None:
    assert choice(Table("As Ah 9c 9d 9h 3c 5d 7h Js 4h 6s 8c 10d", turn_up="Ad").state) == "draw_discard"
    assert choice(Table("As Ah Kc Kd 9h 3c 5d 7h Js 4h 6s 8c 10d", turn_up="Qd").state) == "draw_talon"


@pytest.mark.clause("ECO-05", "ECO-10")
def test_gathers_a_sequence_of_thirteen_although_it_is_far() -> None:
    held = "3h 4h 6h 8h 9h Kc Kd Kh As 5d 7s Jc 10d"
    state = Table(held, turn_up="8c", stock="Qs", contracts=(10, 1, 1), variant="ecole").do("0 draw_talon").state
    assert choice(state).removeprefix("discard:") in {"Kc", "Kd", "As", "5d", "7s", "Jc", "10d", "Qs"}
    assert choice(Table(held, turn_up="Jh", contracts=(10, 1, 1), variant="ecole").state) == "draw_discard"


@pytest.mark.clause("TRO-34", "ECO-10")
def test_a_hand_has_no_room_for_two_long_sequences() -> None:
    """Six cards of one suit for a sequence of thirteen are worth the same whether five of another lie beside or not."""
    hearts = "3h 4h 6h 8h 9h Kh"
    alone = chance(f"{hearts} 5s 7d 9c Jd Qc", 10, SOME, variant="ecole")
    assert chance(f"{hearts} 3s 4s 5s 6s 7s", 10, SOME, variant="ecole") == pytest.approx(alone)
    assert chance(f"{hearts} 5h 7d 9c Jd Qc", 10, SOME, variant="ecole") > alone


@pytest.mark.clause("TRO-33", "ECO-10")
def test_leaves_a_cheap_discard_of_no_use_where_all_is_far() -> None:
    """A dear card is thrown after a card of the stock just as well."""
    held = "3h 4h 6h 8h 9h Kc Kd Ks Qd Js Jc 10d 10c"
    assert choice(Table(held, turn_up="3c", contracts=(10, 1, 1), variant="ecole").state) == "draw_talon"


def thrown(seat: int, text: str) -> tuple[Event, ...]:
    return tuple(Moved((card,), hand(seat), DISCARD_PILE) for card in read_cards(text))


@pytest.mark.clause("ECO-05", "ECO-10")
def test_sees_which_suit_another_gathers_for_a_long_sequence() -> None:
    state = Table("4c 4d 4h 4s", contracts=(10, 10, 10), variant="ecole").state
    alike = suits_gathered(state.view(0), 1, ())
    assert alike == pytest.approx([0.25] * 4)
    clubs, diamonds, hearts, _ = suits_gathered(state.view(0), 1, thrown_by(thrown(1, "9d Kd 5c"), 1))
    assert diamonds < clubs < 0.25 < hearts
    state.known = ((), read_cards("9h"), ())
    assert suits_gathered(state.view(0), 1, ())[2] > 0.5
    assert thrown_by(thrown(2, "9d"), 1) == ()


@pytest.mark.clause("ECO-05", "ECO-10")
def test_throws_no_card_of_the_suit_that_the_next_player_gathers() -> None:
    held = "3h 4h 6h 8h 9h 10h Jh Qh 9c 9s 9d 5d Kh"
    table = Table(held, turn_up="Ks", stock="7d", contracts=(10, 10, 10), variant="ecole").do("0 draw_talon")
    table.state.known = ((), read_cards("3d 4d Jd"), ())
    assert choice(table.state) in {"discard:9c", "discard:9s"}


@pytest.mark.clause("TRO-33", "ECO-10")
def test_waits_for_suits_that_the_player_before_does_not_gather() -> None:
    state = Table("3h 4h 6h 8h 9h 3s 4s 6s 8s 9s", contracts=(10, 10, 10), variant="ecole").state
    state.known = ((), (), read_cards("Qh Jh"))
    horizon = outlook_of(state.view(0)).horizons(drawn=True)[0]
    assert horizon.comes_in_suit(read_card("5s")) > horizon.comes_in_suit(read_card("5h"))
    state.opened = (2,)
    alike = outlook_of(state.view(0)).horizons(drawn=True)[0]
    assert alike.comes_in_suit(read_card("5s")) == alike.comes_in_suit(read_card("5h"))


def test_late_in_a_deal_gives_up_cards_for_which_all_may_wait() -> None:
    """Always throwing what nobody wants, players who hold each other's cards would never end."""
    state = Table("As Ah Kc Kd 9h 3c 5d 7h Js 4h 6s 8c 10d", turn_up="Qd", stock="Qs").do("0 draw_talon").state
    state.turns = 500
    thrown = {TRIO.write(action) for luck in range(60) if (action := choose(request(state), Random(luck), never))}
    assert thrown & {"discard:As", "discard:Ah", "discard:Kc", "discard:Kd"}
    assert thrown - {"discard:As", "discard:Ah", "discard:Kc", "discard:Kd"}


def test_counts_on_a_card_that_surely_comes() -> None:
    """The last card of the stock when all others are seen."""
    wild = read_card("2s")
    unseen = [int(card == wild) for card in range(FACES)]
    assert Prospects(1, options(), unseen).chance(read_cards("As Ah Kc Kd Ks"), SURE) == 1


def test_counts_the_copies_that_are_left() -> None:
    """Of two pairs the one is kept whose cards may still come."""
    table = Table("9h 9d 9s Ks Kc Qc Qd 3c 5d 7h 4h 6s 8c", turn_up="Jd", stock="10c").do("0 draw_talon")
    state = table.state
    state.melds = (Meld(1, combination("Qh Qs Qc Qd"), 1), Meld(2, combination("Qh Qs 2c=Q"), 1))
    offers = values(state)
    assert offers["discard:Qc"] > offers["discard:Kc"]


def wish(state: TrioState, card: str, history: Iterable[Event] = (), **unseen: int) -> float:
    """How likely seat 1 takes a card that seat 0 throws; unseen: copies of other cards that may be anywhere."""
    view = state.view(0)
    outlook = outlook_of(view)
    copies = list(outlook.unseen)
    for other, number in unseen.items():
        copies[read_card(other.removeprefix("_"))] = number
    return Wishes(view, history, copies, outlook.total).chance(read_card(card))


def passed(*acts: tuple[str, str]) -> list[Event]:
    """What seat 1 did: `took`, `left` (a discard of seat 0, drawing from the stock) or `threw` a card."""
    found: list[Event] = []
    for act, card in acts:
        cards = read_cards(card)
        if act == "threw":
            found.append(Moved(cards, hand(1), DISCARD_PILE))
        else:
            found.append(Moved(cards, hand(0), DISCARD_PILE))
            found.append(Moved(cards, DISCARD_PILE, hand(1)) if act == "took" else Moved((None,), STOCK, hand(1)))
    return found


@pytest.mark.clause("TRO-40", "TRO-44")
@pytest.mark.parametrize(("contract", "known"), [(2, "9d"), (3, "9d"), (6, "8h"), (7, "8h")])
def test_minds_what_the_next_player_took_until_he_has_opened(contract: int, known: str) -> None:
    state = Table("4c 4d 4h 4s", turn_up="7c", contracts=(1, contract, 1)).state
    before = wish(state, "9h")
    state.known = ((), read_cards(known), ())
    assert wish(state, "9h") > before
    state.opened = (1,)
    assert wish(state, "9h") == 0


@pytest.mark.clause("TRO-33", "TRO-34")
@pytest.mark.parametrize("contract", range(1, 8))
def test_minds_what_the_next_player_threw_and_left_lying(contract: int) -> None:
    """What they have thrown they do not take again, nor what they have left lying."""
    state = Table("4c 4d 4h 4s", turn_up="7c", contracts=(1, contract, 1)).state
    before = wish(state, "9h")
    assert wish(state, "9h", passed(("threw", "9h"))) < before / 2
    assert wish(state, "9h", passed(("left", "9h"))) < before / 2
    assert left_lying(passed(("left", "9h"), ("took", "9h"), ("threw", "Kc")), 1) == read_cards("9h")


def test_minds_how_many_cards_of_a_rank_the_next_player_may_hold() -> None:
    """Of a rank of which no copy is left they hold none, so they hardly want it."""
    state = Table("4c 4d 4h 4s", turn_up="7c").state
    many = wish(state, "9h")
    assert many > 2 * wish(state, "9h", _9c=0, _9d=0, _9h=0, _9s=0)
    assert wish(state, "2h") == 1


def test_remembers_what_was_thrown() -> None:
    """Of the two copies of a card one lies on the discard pile."""
    view = Table("4c 4d 4h 4s", turn_up="7c").state.view(0)
    assert outlook_of(view).unseen[read_card("7c")] == 1


def test_expects_dear_cards_of_the_player_before_while_he_still_has_some() -> None:
    """Players throw their dear cards first: for an early opening dear cards come sooner than cheap ones."""
    state = Table("4c 4d 4h 4s").state
    early = outlook_of(state.view(0)).horizons(drawn=True)[0]
    state.turns = 30
    late = outlook_of(state.view(0)).horizons(drawn=True)[0]
    assert early.dear > 3 * early.cheap
    assert early.dear / early.cheap > late.dear / late.cheap


@pytest.mark.clause("TRO-44", "TRO-50")
def test_expects_a_deal_to_end_soon_once_somebody_has_opened_and_holds_little() -> None:
    state = Table("4c 4d 4h 4s").state
    closed = outlook_of(state.view(0)).spans
    state.opened = (1,)
    give(state, 1, "Kc")
    opened = outlook_of(state.view(0)).spans
    assert sum(span.weight for span in opened[:2]) > 0.2 > sum(span.weight for span in closed[:2])
    assert sum(span.weight for span in opened) == pytest.approx(1)


@pytest.mark.clause("TRO-45", "TRO-46")
def test_throws_no_card_with_which_the_next_player_goes_out() -> None:
    """Seat 1 has opened and holds one card: with any card that fits the table it would take the discard and finish."""
    table = Table("9h 9d 9s Kc Kd 3s 3c 5d 7h 4h 6s 8c 10d", turn_up="Qs", stock="Jc").do("0 draw_talon")
    state = table.state
    usual = choice(state)
    card = usual.removeprefix("discard:")
    rank = card[:-1]
    state.opened = (1,)
    state.melds = (Meld(1, combination(f"{rank}h {rank}c {rank}s"), 1),)
    give(state, 1, "Ac")
    assert goes_out_with(state, card) == 1
    assert choice(state) != usual
    give(state, 1, "Ac Qc Jd 4c")
    assert goes_out_with(state, card) == 0


def goes_out_with(state: TrioState, card: str) -> float:
    """Return how likely seat 1 goes out with a card, as seat 0 sees it."""
    view = state.view(0)
    return lets_out(view, read_card(card), outlook_of(view), fitting(state.melds, state.options))


@pytest.mark.clause("TRO-43", "TRO-45")
def test_fears_that_a_card_makes_a_combination_of_the_last_two_of_the_next_player() -> None:
    """Only its last card they throw when the discard fits the table; two must go together with it."""
    state = Table("9h 9d 9s Kc Kd 3s 3c 5d 7h 4h 6s 8c 10d", turn_up="Qs").state
    state.opened = (1,)
    state.melds = (Meld(1, combination("Jh Jc Js"), 1),)
    give(state, 1, "Ac Qc")
    with_two = goes_out_with(state, "6s")
    assert 0 < goes_out_with(state, "3c") < with_two < 0.2
    give(state, 1, "Ac Qc 5c")
    assert with_two < goes_out_with(state, "6s") < 0.5
    give(state, 1, "Ac Qc 5c 8d")
    assert goes_out_with(state, "Js") == 0


@pytest.mark.clause("TRO-46")
def test_keeps_a_card_of_no_use_to_its_contract_that_fits_the_table() -> None:
    table = Table("9h 9d 9s Kc Kd Qs Qh 5d 5h 4c 7s 10c 6h", turn_up="As", stock="3c").do("0 draw_talon")
    state = table.state
    before = values(state)
    state.opened = (2,)
    state.melds = (Meld(2, combination("8s 9s 10s"), 1),)
    after = values(state)
    kept, other = "discard:7s", "discard:4c"
    assert after[other] - after[kept] > before[other] - before[kept] + 1


@pytest.mark.clause("TRO-20", "TRO-46")
def test_a_card_that_a_set_holds_fits_it_only_where_sets_may_hold_it_twice() -> None:
    melds = (Meld(1, combination("Jh Jc Js"), 1),)
    assert read_card("Js") in fitting(melds, options())
    different = fitting(melds, options(duplicates_in_sets=False))
    assert {card for card in different if not WILD[card]} == {read_card("Jd")}


# --- opening and after it -------------------------------------------------------------------------------------------


@pytest.mark.clause("TRO-36", "TRO-37")
def test_opens_as_soon_as_it_can() -> None:
    table = Table("As Ah Ad Ac Kc Kd Kh 3c 5d 7h 9s Jc 4h", turn_up="8c", stock="6s").do("0 draw_talon")
    assert choice(table.state).startswith("open:")
    assert choice(table.state, budget=1).startswith("open:")


@pytest.mark.clause("TRO-50")
def test_goes_out_whenever_it_can() -> None:
    state = drawn(opener("9h 3d", ("6h 7h 8h",)), "Jc")
    assert choice(drawn(opener("9h", ("6h 7h 8h",)), "Jc")) in {"layoff:9h:0:high", "discard:Jc"}
    assert choice(state) == "layoff:9h:0:high"
    assert choice(drawn(opener("9h 10h Jc", ("4c 4d 4s",)), "8h"), budget=1) == "meld:tierce:8h 9h 10h"


@pytest.mark.clause("TRO-43")
def test_after_opening_keeps_a_pair_and_throws_a_single_card() -> None:
    assert choice(drawn(opener("9c 9d Kh"), "Qs")) in {"discard:Kh", "discard:Qs"}


@pytest.mark.clause("TRO-46")
def test_keeps_the_card_that_waits_for_one_gap_of_a_sequence() -> None:
    assert choice(drawn(opener("10h 10c", ("6h 7h 8h",)), "Qs")) != "discard:10h"
    state = drawn(opener("10h Qc", ("6h 7h 8h",)), "Ks")
    assert values(state)["discard:Ks"] > values(state)["discard:10h"]


@pytest.mark.clause("TRO-43", "TRO-46", "TRO-50")
def test_keeps_a_wild_that_lets_it_go_out_oftener_in_the_hand_than_on_the_table() -> None:
    """With a Two beside `9d` every Nine and every diamond near it ends the deal, too."""
    state = drawn(opener("2c 9d", ("6h 7h 8h",)), "Kc")
    assert choice(state) == "discard:Kc"
    assert values(state)["discard:Kc"] > max(worth for act, worth in values(state).items() if act.startswith("layoff"))


@pytest.mark.clause("TRO-46")
def test_lays_at_once_what_is_no_better_kept() -> None:
    assert choice(drawn(opener("9h 3d Kc Qs", ("6h 7h 8h",)), "Jc")) == "layoff:9h:0:high"


def neighbour_may_go_out(opened: tuple[int, ...], contract: int = 1) -> TrioState:
    """Seat 0 has opened and drawn; seat 1, who has opened, too, would go out with a nine of hearts."""
    state = opener("5c Kd", ("6h 7h 8h",), contracts=(contract,) * 3)
    state.opened = opened
    give(state, 1, "Ac")
    return drawn(state, "9h")


@pytest.mark.clause("TRO-16", "TRO-45", "TRO-53")
def test_lets_the_next_player_go_out_before_others_have_opened() -> None:
    assert choice(neighbour_may_go_out((0, 1))) == "discard:9h"
    assert choice(neighbour_may_go_out((0, 1, 2))) == "layoff:9h:0:high"


@pytest.mark.clause("TRO-58")
def test_lets_nobody_win_the_partie_by_going_out() -> None:
    assert choice(neighbour_may_go_out((0, 1), contract=7)) == "layoff:9h:0:high"


@pytest.mark.clause("TRO-36", "TRO-50")
def test_opens_with_the_cards_that_go_out_soonest() -> None:
    """One of four Kings stays in the hand: beside the Queen of spades the one that waits for a Tierce."""
    table = Table("9h 9d 9s Kc Kd Kh Ks Qs 3c 5d 7h Jd 4h", turn_up="8c", stock="6s").do("0 draw_talon")
    assert "Ks" not in choice(table.state)


@pytest.mark.clause("TRO-52")
def test_values_are_points_that_are_lost() -> None:
    table = Table("As Ah Kc Kd 9h 3c 5d 7h Js 4h 6s 8c 10d", turn_up="Qd", stock="Qs").do("0 draw_talon")
    found = weighed(table.state)
    assert found.unit == "points"
    assert all(-110 < one.value.value < 0 for one in found.offers)
    assert all(one.value.low < one.value.value < one.value.high for one in found.offers)


@pytest.mark.clause("TRO-52")
def test_says_how_far_the_length_of_the_deal_leaves_a_value_open() -> None:
    """What fulfils the contract at once is hardly in doubt; how far a hand comes depends on how long the deal lasts."""
    surely = weighed(Table("As Ah Ad Ac Kc Kd Kh 3c 5d 7h 9s Jc 4h", turn_up="8c").state).offers[0]
    table = Table("As Ah Kc Kd 9h 3c 5d 7h Js 4h 6s 8c 10d", turn_up="Qd", contracts=(5, 5, 5))
    perhaps = weighed(table.state).offers[0]
    assert perhaps.value.high - perhaps.value.low > 10 > surely.value.high - surely.value.low


@pytest.mark.clause("TRO-50", "TRO-52")
def test_an_opener_may_still_lose_what_he_holds_or_nothing() -> None:
    state = drawn(opener("9c 9d Kh"), "Qs")
    for one in weighed(state).offers:
        assert one.value.high >= 0
        assert one.value.low <= -20


@pytest.mark.clause("TRO-33", "TRO-40")
def test_a_beginner_takes_no_discard_that_does_not_open() -> None:
    state = Table("As Ah Kc Kd 9h 9c 5d 7h Js 4h 6s 8c 10d", turn_up="Ad", contracts=(5, 1, 1)).state
    assert choice(state, "debutant") == "draw_talon"
    assert choice(state, "amateur") == choice(state, "fort") == "draw_discard"


@pytest.mark.clause("TRO-12", "TRO-34")
def test_an_amateur_keeps_what_goes_together_even_if_the_contract_wants_it_not() -> None:
    """Two Brelans are wanted: a sequence is of no use."""
    table = Table("9h 9c 4h 5h 6h 7h 8h Jd Jc Ks Qs 3d As", turn_up="Qd", stock="10c").do("0 draw_talon")
    for level in ("debutant", "amateur"):
        assert choice(table.state, level) == "discard:3d"
    assert choice(table.state, "fort") in {"discard:Ks", "discard:Qs", "discard:As", "discard:10c"}


@pytest.mark.clause("TRO-46")
def test_an_amateur_lays_on_combinations_of_others_only_to_go_out() -> None:
    held = drawn(opener("9h 3d Jc Qd", ("6h 7h 8h",)), "5s")
    for level in ("debutant", "amateur"):
        assert choice(held, level).startswith("discard:")
        assert choice(drawn(opener("9h", ("6h 7h 8h",)), "Jc"), level) in {"layoff:9h:0:high", "discard:Jc"}
    assert choice(held, "fort") == "layoff:9h:0:high"


@pytest.mark.clause("TRO-34")
def test_a_beginner_and_an_amateur_throw_their_dearest_card_after_opening_though_it_goes_with_another() -> None:
    held = drawn(opener("Jc Qc 3d"), "5s")
    for level in ("debutant", "amateur"):
        assert choice(held, level) in {"discard:Qc", "discard:Jc"}
    assert choice(held, "fort") in {"discard:3d", "discard:5s"}


@pytest.mark.clause("ECO-05", "TRO-50")
@pytest.mark.parametrize("level", ["debutant", "amateur", "fort"])
@pytest.mark.parametrize("year", [6, 10])
def test_a_table_of_one_level_brings_a_deal_of_a_long_contract_to_an_end(level: str, year: int) -> None:
    state = TRIO.position(options(variant="ecole"), 3, (year,) * 4)
    assert turns_to_the_end(state, level, 600) < 600


@pytest.mark.clause("ECO-06", "TRO-43")
def test_weighs_few_of_the_many_combinations_that_wilds_make_of_the_same_cards() -> None:
    """Four wilds beside a few cards make dozens of Tierces and Brelans: an answer would take seconds."""
    state = opener("9c 9c 4h Jo 4d 7c 2c 6h 8d", ("Jh Jc Js",), variant="ecole")
    state = drawn(state, "2h")
    laid = [act for act in values(state) if act.startswith("meld")]
    assert sum(act.startswith("meld") for act in map(TRIO.write, state.legal(0))) > 60
    assert 2 < len(laid) <= 8
    assert choice(state) in laid
