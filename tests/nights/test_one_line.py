"""What one line says of a partie, and what it cannot mean."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludo.nights.errors import NightsError
from ludo.nights.one_line import read_line
from ludo.nights.other_games import Side, Unit, check_sides, moves, results, shares

PEOPLE = {1: "Anna", 2: "Bruno", 3: "Zoé", 4: "Jean-Luc Petit", 5: "Tom & Jerry", 6: "Ève"}


@pytest.mark.parametrize(
    ("line", "sides"),
    [
        ("Anna 7–3 Bruno", [((1,), 7), ((2,), 3)]),
        ("Anna 7-3 Bruno", [((1,), 7), ((2,), 3)]),
        ("anna 7 – 3 zoé", [((1,), 7), ((3,), 3)]),
        ("Anna 7, Bruno 3", [((1,), 7), ((2,), 3)]),
        ("Anna: 7; Bruno: 3; Zoé: -5", [((1,), 7), ((2,), 3), ((3,), -5)]),
        ("Anna +12 Bruno −7 Zoé -5", [((1,), 12), ((2,), -7), ((3,), -5)]),
        ("Anna & Bruno 1010–820 Zoé et Ève", [((1, 2), 1010), ((3, 6), 820)]),
        ("Anna & Bruno 1 010–1\u202f820 Zoé", [((1, 2), 1010), ((3,), 1820)]),
        ("Anna 1'010, Bruno -1.234.567", [((1,), 1010), ((2,), -1234567)]),
        ("Anna 7,Bruno 3,0", [((1,), 7), ((2,), 3)]),
        ("Anna ٧ Bruno ٣", [((1,), 7), ((2,), 3)]),
        ("Anna and Jean-Luc Petit 3, Tom & Jerry 4", [((1, 4), 3), ((5,), 4)]),
        ("Tom & Jerry & Anna 5, Zoé + Bruno 2", [((5, 1), 5), ((3, 2), 2)]),
    ],
)
def test_a_line_names_sides_and_scores(line: str, sides: list[tuple[tuple[int, ...], int]]) -> None:
    assert read_line(line, PEOPLE, Unit.POINTS) == tuple(Side(*side) for side in sides)


@pytest.mark.parametrize(
    "name",
    ["=1+1", "&Anna", '"; DROP TABLE people', "<img src=x>&amp;", "Smith, John", "🦊🐻", "שרה", "Zoe\u0308 7"],
)
def test_a_name_is_known_whatever_stands_in_it(name: str) -> None:
    people = {**PEOPLE, 7: name}
    assert read_line(f"{name} 7, Bruno 3", people, Unit.POINTS) == (Side((7,), 7), Side((2,), 3))
    assert read_line(f"Bruno 7–3 {name}", people, Unit.POINTS) == (Side((2,), 7), Side((7,), 3))


def test_names_alone_are_places() -> None:
    assert read_line("Zoé, Anna & Bruno, Ève", PEOPLE, Unit.PLACES) == (
        Side((3,), 1),
        Side((1, 2), 2),
        Side((6,), 3),
    )


def test_who_is_not_named_is_the_one_other_person_there() -> None:
    assert read_line("Anna 7–3", PEOPLE, Unit.POINTS, [2, 1]) == (Side((1,), 7), Side((2,), 3))
    with pytest.raises(NightsError, match="who-against"):
        read_line("Anna 7–3", PEOPLE, Unit.POINTS, [1, 2, 3])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "nothing-written"),
        ("Anna, Bruno", "score-missing"),
        ("Anna 7, Bruno", "score-missing"),
        ("Anna 7, Charles 3", "unknown-name"),
        ("Anna 7–3", "who-against"),
        ("Anna 99999999999999, Bruno 3", "too-many-chips"),
        ("Anna 1.234, Bruno 3", "unclear-number"),
        ("Anna 1,234, Bruno 3", "unclear-number"),
        ("Anna 1 234,50, Bruno 3", "not-a-number"),
        ("Anna 7,3 Bruno", "not-a-number"),
        ("Anna (5), Bruno 3", "unclear-number"),
        ("Anna 12€, Bruno 3", "unclear-number"),
        ("Anna €12, Bruno 3", "unclear-number"),
        ("Anna 7pts, Bruno 3", "unclear-number"),
        ("Anna 7–3–2 Bruno", "unclear-number"),
        ("Anna -5 -3 Bruno", "unclear-number"),
        ("Anna 12 34, Bruno 3", "number-left-over"),
        ("Anna 7, Bruno 3, 5", "number-left-over"),
        ("Anna 7–3 Bruno 5", "number-left-over"),
        ("5 Anna 3 Bruno", "number-left-over"),
    ],
)
def test_what_a_line_leaves_open_is_said(line: str, code: str) -> None:
    with pytest.raises(NightsError) as caught:
        read_line(line, PEOPLE, Unit.POINTS)
    assert caught.value.code == code


@given(st.lists(st.sampled_from([*"Ab &,–-.' 0123456789", "Anna ", " Bruno "]), max_size=14).map("".join))
def test_no_figure_of_a_line_is_dropped(line: str) -> None:
    try:
        sides = read_line(line, PEOPLE, Unit.POINTS)
    except NightsError:
        return
    left = Counter(figure for figure in line if figure.isdecimal() and figure != "0")
    assert left == Counter(figure for side in sides for figure in str(abs(side.score)) if figure != "0")


@pytest.mark.parametrize(
    ("sides", "unit", "code"),
    [
        ([Side((1,), 3)], Unit.POINTS, "too-few-sides"),
        ([Side((1,), 3), Side((2, 1), 4)], Unit.POINTS, "twice-at-table"),
        ([Side((1,), 3), Side((2,), -2)], Unit.CHIPS, "not-zero-sum"),
        ([Side((1, 2), 3), Side((3,), -3)], Unit.CHIPS, "not-zero-sum"),
    ],
)
def test_sides_that_make_no_partie_are_refused(sides: list[Side], unit: Unit, code: str) -> None:
    with pytest.raises(NightsError) as caught:
        check_sides(sides, unit)
    assert caught.value.code == code


def test_equal_scores_share_a_place_and_partners_too() -> None:
    sides = [Side((1, 2), 10), Side((3,), 10), Side((4,), 4)]
    assert [result.place for result in results(sides, Unit.POINTS)] == [1, 1, 1, 3]
    assert [result.place for result in results(sides, Unit.FEWEST)] == [2, 2, 2, 1]


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=9))
def test_chips_move_so_that_everybody_has_what_was_said(gains: list[int]) -> None:
    gains[-1] -= sum(gains)
    sides = [Side((person,), chips) for person, chips in enumerate(gains)]
    won = dict.fromkeys(range(len(gains)), 0)
    given_moves = moves(sides)
    for payer, payee, chips in given_moves:
        assert chips > 0
        won[payer] -= chips
        won[payee] += chips
    assert list(won.values()) == gains
    assert len(given_moves) < len(gains)


@given(st.integers(1, 10**12), st.integers(1, 9))
def test_shares_are_whole_and_differ_by_one_at_most(chips: int, people: int) -> None:
    due = shares(chips, range(people)).values()
    assert sum(due) == chips
    assert max(due) - min(due) <= 1


@given(st.text(max_size=60))
def test_no_line_breaks_the_reader(line: str) -> None:
    with suppress(NightsError):
        assert read_line(line, PEOPLE, Unit.POINTS)
