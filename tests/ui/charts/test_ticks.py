"""Ticks and numbers as people write them."""

from datetime import UTC, datetime

import pytest

from ludo.ui.charts.ticks import (
    minutes_text,
    number_step,
    number_text,
    number_ticks,
    percent_text,
    signed_text,
    time_ticks,
)
from ludo.ui.i18n import set_language

pytestmark = pytest.mark.usefixtures("qapp")

DAY = 86_400.0


def moment(year: int, month: int = 1, day: int = 1) -> float:
    return datetime(year, month, day, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("span", "most", "step"), [(10, 5, 2), (100, 6, 20), (7, 10, 1), (2300, 5, 500), (0, 5, 1), (0.5, 5, 1)]
)
def test_steps_are_round_numbers_and_never_parts_of_a_chip(span: float, most: int, step: float) -> None:
    assert number_step(span, most) == step


def test_ticks_lie_within_their_bounds() -> None:
    assert number_ticks(-25, 42, 4) == [-20, 0, 20, 40]
    assert number_ticks(3.2, 5.9, 10) == [4, 5]
    assert number_ticks(5, 5, 3) == [5]


@pytest.mark.parametrize(("language", "text"), [("fr", "1\u202f234,5"), ("en", "1,234.5")])
def test_numbers_are_written_in_the_language(language: str, text: str) -> None:
    set_language(language)
    assert number_text(1234.5) == text
    set_language("en")


def test_signs_are_written_out() -> None:
    assert [signed_text(value) for value in (3, 0, -4)] == ["+3", "0", "−4"]
    assert number_text(-0.001, 1) == "0.0"
    assert percent_text(0.257) == "26%"


@pytest.mark.parametrize(("minutes", "text"), [(0.4, "0 min"), (59, "59 min"), (60, "1 h 00"), (85.4, "1 h 25")])
def test_lengths_of_time(minutes: float, text: str) -> None:
    assert minutes_text(minutes) == text


def test_ten_years_have_years_at_their_ticks() -> None:
    ticks = time_ticks(moment(2016, 11), moment(2026, 11), 6)
    assert [text for _, text in ticks] == ["2018", "2020", "2022", "2024", "2026"]


def test_some_months_have_months_and_the_year_where_it_begins() -> None:
    ticks = time_ticks(moment(2025, 10, 20), moment(2026, 3, 20), 8)
    assert [text for _, text in ticks] == ["Nov", "Dec", "Jan 2026", "Feb", "Mar"]


def test_some_days_have_days() -> None:
    texts = [text for _, text in time_ticks(moment(2026, 5, 1), moment(2026, 5, 8), 9)]
    assert texts == [f"{day} May" for day in range(2, 9)]


@pytest.mark.parametrize("days", [0, 0.2, 1, 3, 20, 90, 400, 4000])
@pytest.mark.parametrize("most", [2, 5, 9])
def test_ticks_of_time_rise_within_their_bounds(days: float, most: int) -> None:
    low = moment(2024, 2, 27)
    ticks = [at for at, _ in time_ticks(low, low + days * DAY, most)]
    assert ticks == sorted(set(ticks))
    assert all(low <= at <= low + days * DAY for at in ticks)
    assert len(ticks) <= 2 * most + 1
