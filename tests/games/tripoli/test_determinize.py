"""What an imagined table keeps of what a seat knows, and positions that make no sense."""

from dataclasses import replace
from random import Random

from ludo.engine.cards import read_cards
from ludo.engine.masks import FULL_PACK, mask_of
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI, rules
from ludo.games.tripoli.state import TripoliState
from tests.games.tripoli.table import Table

LUCKS = range(25)


def dealt(seed: int = 4, **options: object) -> Table:
    """A random deal for four, after which the dealer keeps."""
    table = Table("deal", players=4, rules=options).shuffle(seed)
    return table.do(f"{table.must} keep")


def imagined(table: Table, seat: int | None) -> list[TripoliState]:
    view = table.state.view(seat)
    return [TRIPOLI.determinize(view, Random(luck)) for luck in LUCKS]


def test_claimed_cards_stay_with_the_claimant_and_dead_ones_with_nobody() -> None:
    table = dealt()
    shown, dead = table.facts.shown, mask_of(table.facts.dead)
    assert any(shown)
    for state in imagined(table, 0):
        for seat, cards in enumerate(shown):
            held = mask_of(cards)
            assert (state.hands[seat] | state.apart[seat]) & held == held
        assert state.spare & dead == dead


def test_nobody_is_given_what_his_leads_deny() -> None:
    table = played_to_michigan()
    for _ in range(4):
        seat = table.must
        assert seat is not None
        table.do(f"{seat} {sorted(table.offers(seat))[0]}")
        if table.facts.phase != "michigan":
            break
        for state in imagined(table, None):
            assert not any(cards & denied for cards, denied in zip(state.hands, table.facts.denied, strict=True))
            assert state.leads


def played_to_michigan() -> Table:
    table = dealt(seed=11)
    numbers = Random(1)
    while table.facts.phase != "michigan":
        seat = table.must
        assert seat is not None
        table.events += table.state.apply(seat, table.state.legal(seat).sample(numbers))
    return table


def test_opponents_are_taken_to_play_their_best_five() -> None:
    table = dealt()
    while table.facts.phase == "select":
        seat = table.facts.asked[0]
        table.state.apply(seat, table.state.legal(seat).sample(Random(2)))
    for state in imagined(table, 1):
        assert [cards.bit_count() for cards in state.apart] == [5] * 4
        assert state.apart[1] == table.state.apart[1]
        assert sum(cards.bit_count() for cards in (*state.hands, *state.apart, state.spare)) == 52


def test_known_hands_stay_as_they_are() -> None:
    hands = ("2d 8h Jc", "3h 5c Kd", "4s 7c 9h")
    table = Table("spare", *hands, spare="6s 10h As").do("0 exchange", "0 auction", "1 bid 2", "2 pass")
    for state in imagined(table, 0):
        assert state.hands[1] == mask_of(read_cards("2d 8h Jc"))
    assert len({state.hands[2] for state in imagined(table, 0)}) > 1


def test_what_cannot_be_heeded_is_let_go() -> None:
    """If everything is denied to everybody, everybody gets their number of cards all the same."""
    view = dealt().state.view(0)
    view = view._replace(facts=replace(view.facts, denied=(FULL_PACK,) * 4))
    state = TRIPOLI.determinize(view, Random(3))
    assert state.view(0) == view


def test_cards_out_of_sight_in_a_position_do_no_harm() -> None:
    table = Table("michigan", "2c 3c 9d", "4c 5d Kh", spare="").do("0 play 2c")
    view = table.state.view(None)
    assert TRIPOLI.determinize(view, Random(3)).view(None) == view


def test_luck_has_nothing_to_do_where_seats_decide() -> None:
    table = Table("michigan", "2c 3c", "4d 5d")
    assert not table.state.legal(CHANCE)
    assert not table.state.legal(5)
    assert table.state.check(CHANCE, TRIPOLI.read("lot 0")) is not None


def test_nobody_is_given_what_their_leads_deny_even_if_only_one_card_to_lead_is_left() -> None:
    """Seat 1, who leads, may hold one of two cards; the other hand and the spare one may hold only one of them."""
    table = Table("michigan", "7c 9d", "8c 4d", "Kh 5d", spare="Ks", leader=1, last_suit="s", runs=3)
    view = table.state.view(None)
    odd = mask_of(read_cards("7c 8c 9d 4d 5d Ks"))
    denied = (odd & ~mask_of(read_cards("7c 9d")), FULL_PACK & ~odd, mask_of(read_cards("8c 4d")))
    facts = replace(view.facts, denied=denied)
    for luck in range(200):
        state = TRIPOLI.determinize(view._replace(facts=facts), Random(luck))
        assert not any(cards & no for cards, no in zip(state.hands, denied, strict=True))
        assert state.leads


def test_nobody_is_given_a_sequence_that_they_would_have_claimed() -> None:
    table = dealt()
    shown = [mask_of(cards) for cards in table.facts.shown]
    for luck in range(150):
        state = TRIPOLI.determinize(table.state.view(None), Random(luck))
        for seat, known in enumerate(shown):
            found = rules.complete_sequences(state.hands[seat] | state.apart[seat], table.facts.layout.sequence)
            assert not found & ~known


def test_nobody_is_given_cards_with_which_they_could_not_have_traded() -> None:
    barring = 0
    for seed in range(40):
        table = Table("deal", players=4, rules={"pay_card_bars_trade": True}).shuffle(seed)
        dealer = table.must
        assert dealer is not None
        if "exchange" not in table.offers(dealer):
            barring += 1
            continue
        table.do(f"{dealer} exchange")
        for state in imagined(table, (dealer + 1) % 4):
            assert not rules.bars_trade(state.spare, table.facts.layout)
    assert 0 < barring < 40
