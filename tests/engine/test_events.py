"""Events: who hears what, and how a view follows what was heard."""

from dataclasses import dataclass

import pytest

from ludo.engine.cards import read_cards
from ludo.engine.events import (
    ALL,
    NOBODY,
    Asked,
    Changed,
    DealEnded,
    Event,
    Happened,
    Moved,
    Paid,
    PartieEnded,
    Said,
    Turned,
    knows,
)
from ludo.engine.options import Options, choice
from ludo.engine.places import BOX, POT, STOCK, TRICK, Place, hand, purse
from ludo.engine.turns import OVER, Turn, seats_from
from ludo.engine.views import AnyView, Facts, View, follow, remove_last, zones_of

TWO = read_cards("7c 8c")


@dataclass(frozen=True, slots=True)
class ForTwo(Options):
    players: int = choice(2)


@dataclass(frozen=True, slots=True)
class Scores(Facts):
    dealer: int = 0
    score: int = 0


def view(seat: int | None = 0) -> AnyView:
    zones = {hand(0): read_cards("Kh Qh"), hand(1): (None, None), STOCK: (None,) * 4}
    return View("game", ForTwo(), seat, Turn(0), zones, {purse(0): 5, POT: 1}, Scores())


@pytest.mark.parametrize(
    ("known_to", "who"),
    [(ALL, {0, 1, 2, None}), (NOBODY, set()), (frozenset((1,)), {1}), (frozenset((0, 2)), {0, 2})],
)
def test_only_those_who_know_a_card_hear_its_face(known_to: frozenset[int] | None, who: set[int | None]) -> None:
    for seat in (0, 1, 2, None):
        assert knows(known_to, seat) == (seat in who)
        moved = Moved(TWO, STOCK, hand(1), known_to).seen_by(seat)
        turned = Turned(hand(1), TWO, known_to).seen_by(seat)
        assert moved == Moved(TWO if seat in who else (None, None), STOCK, hand(1))
        assert turned == Turned(hand(1), TWO if seat in who else (None, None))
        assert moved.known_to is turned.known_to is ALL


@pytest.mark.parametrize(
    "event",
    [
        Paid(3, purse(0), POT), Said(1, "trut"), Happened("trick-made", {"side": 1}), Changed("score", 3),
        Asked(1, (0,)), DealEnded(1, "play", (0,), (1, -1)), PartieEnded((0, 2)),
    ],
)  # fmt: skip
def test_the_rest_is_public(event: Event) -> None:
    assert [event.seen_by(seat) for seat in (0, 1, None)] == [event] * 3


def test_a_place_is_empty_unless_the_view_says_otherwise() -> None:
    assert view().cards(TRICK) == ()
    assert view().cards(hand(1)) == (None, None)
    assert view().known(hand(1)) == ()
    assert view().known(hand(0)) == read_cards("Kh Qh")
    assert zones_of([(hand(0), []), (TRICK, iter(TWO))]) == {TRICK: TWO}


def test_cards_that_move_are_followed() -> None:
    after = follow(view(), [Moved(read_cards("Kh"), hand(0), TRICK), Moved((None,), hand(1), STOCK)])
    assert after.zones == {hand(0): read_cards("Qh"), hand(1): (None,), STOCK: (None,) * 5, TRICK: read_cards("Kh")}


def test_a_hidden_card_that_is_laid_leaves_the_hidden_ones() -> None:
    after = follow(view(), [Moved(read_cards("7c"), hand(1), TRICK)])
    assert after.zones[hand(1)] == (None,)
    assert after.zones[TRICK] == read_cards("7c")


def test_a_known_card_that_leaves_unseen_takes_a_known_one_along() -> None:
    """All hands are cleared away face down; nobody needs to be told which card is which."""
    after = follow(view(), [Moved((None, None), hand(0), BOX)])
    assert hand(0) not in after.zones
    assert after.zones[BOX] == (None, None)


def test_known_cards_stand_first_in_the_hands_of_others_and_as_they_came_in_the_own() -> None:
    shown = [
        Moved(read_cards("7c"), STOCK, hand(1)),
        Moved((None,), STOCK, hand(1)),
        Moved(read_cards("8c"), STOCK, hand(1)),
    ]
    assert follow(view(0), shown).zones[hand(1)] == (*TWO, None, None, None)
    own = follow(view(1), shown).zones[hand(1)]
    assert own == (None, None, *read_cards("7c"), None, *read_cards("8c"))
    assert follow(view(None), shown).zones[hand(1)] == (*TWO, None, None, None)


def test_cards_that_are_looked_at_or_hidden_are_followed() -> None:
    after = follow(view(), [Turned(hand(0), (None, None)), Turned(hand(1), TWO)])
    assert after.zones[hand(0)] == (None, None)
    assert after.zones[hand(1)] == TWO


def test_chips_are_followed_and_empty_places_forgotten() -> None:
    after = follow(view(), [Paid(1, POT, purse(0)), Paid(8, purse(0), purse(1))])
    assert after.chips == {purse(0): -2, purse(1): 8}


def test_facts_and_the_turn_are_followed() -> None:
    after = follow(view(), [Changed("dealer", 1), Changed("score", 3), Said(0, "x"), Happened("y"), Asked(1, (0,))])
    assert after.facts == Scores(1, 3)
    assert after.turn == Turn(1, (0,))
    assert follow(view(), []) == view()
    assert follow(view(), [Asked(None, ())]).turn == OVER


@pytest.mark.parametrize(
    "event",
    [
        Moved(read_cards("Ah"), hand(0), TRICK),
        Moved((None,), TRICK, hand(0)),
        Moved((None, None, None), hand(1), TRICK),
        Moved(TWO, Place("discard"), hand(0)),
    ],
)
def test_what_cannot_have_happened_is_an_error(event: Moved) -> None:
    with pytest.raises(ValueError, match="no such card lies in"):
        follow(view(), [event])


def test_a_fact_that_there_is_not_is_an_error() -> None:
    with pytest.raises(TypeError):
        follow(view(), [Changed("nonsense", 1)])


def test_seats_go_round() -> None:
    assert seats_from(2, 4) == (2, 3, 0, 1)
    assert seats_from(0, 2) == (0, 1)


def test_of_equal_cards_the_topmost_is_taken() -> None:
    """Several packs hold a face more than once; where it lies in a pile is public."""
    pile = list(read_cards("7c 8c 7c 9c"))
    remove_last(pile, read_cards("7c")[0])
    assert pile == list(read_cards("7c 8c 9c"))
    with pytest.raises(ValueError, match="not in the pile"):
        remove_last(pile, read_cards("Ah")[0])


def test_of_equal_cards_in_a_followed_pile_the_topmost_moves() -> None:
    pile = Place("discard")
    before = view()._replace(zones={pile: read_cards("7c 8c 7c"), hand(1): ()})
    assert follow(before, [Moved(read_cards("7c"), pile, TRICK)]).zones[pile] == read_cards("7c 8c")
