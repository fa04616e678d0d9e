"""Who pays whom: everything is paid, with as few payments as there can be."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.nights.chips import BANK, MAX_CHIPS, Account, payments, person_account
from ludo.nights.errors import NightsError
from ludo.nights.money import Worth
from ludo.store.schema import MAX_CHIPS as MOST_CHIPS


def balances(*chips: int) -> dict[Account, int]:
    """The balances of people numbered from 1."""
    return {person_account(number): held for number, held in enumerate(chips, 1)}


def fewest(chips: list[int]) -> int:
    """The fewest payments of all, by trying every division into groups that sum to zero."""
    held = [amount for amount in chips if amount]

    def groups(rest: tuple[int, ...]) -> int:
        if not rest:
            return 0
        found = [
            1 + groups(tuple(place for place in rest if place not in group))
            for size in range(1, len(rest) + 1)
            for group in combinations(rest, size)
            if rest[0] in group and sum(held[place] for place in group) == 0
        ]
        return max(found)

    return len(held) - groups(tuple(range(len(held))))


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=6))
def test_there_are_no_fewer_payments(chips: list[int]) -> None:
    chips = [*chips, -sum(chips)]
    found = payments(balances(*chips))
    assert len(found) == fewest(chips)


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=30))
def test_after_the_payments_nobody_owes_anything(chips: list[int]) -> None:
    held = balances(*chips, -sum(chips))
    for payer, payee, amount in payments(held):
        assert amount > 0
        held[payer] += amount
        held[payee] -= amount
    assert not any(held.values())


def test_payments_of_an_evening_by_hand() -> None:
    # Anna +30 and Paul -30 cancel out, so Léa pays both others: three payments instead of four
    found = payments(balances(30, -30, -50, 20, 30))
    assert [(payment.payer.key, payment.payee.key, payment.chips) for payment in found] == [
        (2, 1, 30),
        (3, 5, 30),
        (3, 4, 20),
    ]


def test_who_bought_chips_is_paid_by_the_bank() -> None:
    held = {**balances(130, 70), BANK: -200}
    assert [(payment.payer, payment.chips) for payment in payments(held)] == [(BANK, 130), (BANK, 70)]


def test_balances_that_do_not_sum_to_zero_are_refused() -> None:
    with pytest.raises(ValueError, match="sum to 5"):
        payments(balances(5))


@pytest.mark.parametrize(
    ("worth", "lowest"),
    [
        (Worth(MAX_CHIPS, MAX_CHIPS, "EUR"), Worth(1, 1, "EUR")),
        (Worth(1, MAX_CHIPS, "EUR"), Worth(1, MAX_CHIPS, "EUR")),
        (Worth(MAX_CHIPS, 1, "EUR"), Worth(MAX_CHIPS, 1, "EUR")),
        *((Worth(*each, "EUR"), None) for each in ((0, 1), (1, 0), (MAX_CHIPS + 1, 1), (1, MAX_CHIPS + 1))),
    ],
)
def test_a_chip_is_worth_something_up_to_the_largest_amount(worth: Worth, lowest: Worth | None) -> None:
    if lowest is not None:
        assert worth.lowest() == lowest
        return
    with pytest.raises(NightsError, match="no-worth"):
        worth.lowest()


def test_the_largest_amount_is_that_of_the_file() -> None:
    assert MAX_CHIPS == MOST_CHIPS
