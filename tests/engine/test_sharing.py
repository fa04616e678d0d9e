"""Hidden cards are shared out among holders that may not hold each of them."""

from ludo.engine.sharing import share_out


def test_places_are_filled_by_moving_cards_where_that_is_the_only_way() -> None:
    assert share_out([1, 2, 3], [1, 1], [0b1110, 0b0010]) == [[2], [1]]


def test_cards_that_nobody_may_hold_are_dealt_all_the_same() -> None:
    shares = share_out([1, 2], [1, 1], [0, 0b0010])
    assert sorted(card for cards in shares for card in cards) == [1, 2]


def test_who_wants_nothing_gets_nothing() -> None:
    assert share_out([1, 2], [0, 1], [0b0110, 0b0100]) == [[], [2]]
