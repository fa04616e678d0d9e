"""Days and months of written dates: which comes first, what only looks like a date, hours at noon and midnight."""

import pytest

from ludo.nights.written_dates import day_first, local_date


@pytest.mark.parametrize(
    ("written", "first", "understood"),
    [
        ("03/04/2025", True, "2025-04-03 12:00"),
        ("03/04/2025", False, "2025-03-04 12:00"),
        ("3-4-25", True, "2025-04-03 12:00"),
        ("3.4.25", False, "2025-03-04 12:00"),
        ("2025/03/04", True, "2025-03-04 12:00"),
        ("2025/03/04", False, "2025-03-04 12:00"),
        ("13/04/2025", False, None),
        ("04/13/2025", True, None),
        ("4/5/2025 12:00 am", False, "2025-04-05 00:00"),
        ("4/5/2025 12:30 pm", False, "2025-04-05 12:30"),
        ("4/5/2025 11 p.m.", False, "2025-04-05 23:00"),
        ("4/5/2025 00:05", False, "2025-04-05 00:05"),
        ("May 4, 2025", True, "2025-05-04 12:00"),
        ("4 mai 2025", False, "2025-05-04 12:00"),
        ("dimanche 4 mai 2025 à 20h15", True, "2025-05-04 20:15"),
        ("4 ma 2025", True, None),
        ("4 mar 2025", True, "2025-03-04 12:00"),
        ("29/02/2025", True, None),
        ("29/02/2024", True, "2024-02-29 12:00"),
        ("45798", True, "2025-05-21 12:00"),
        ("45798.5", True, "2025-05-21 12:00"),
        ("45798,75", True, "2025-05-21 18:00"),
        ("1/1/99", True, "2099-01-01 12:00"),
    ],
)
def test_a_date_is_read_as_it_was_meant(written: str, first: bool, understood: str | None) -> None:
    moment = local_date(written, day_first=first)
    assert (None if moment is None else f"{moment:%Y-%m-%d %H:%M}") == understood


@pytest.mark.parametrize(
    ("cells", "first"),
    [
        ([], True),
        (["2025-13-01", "nothing"], True),
        (["1/2/2025", "12/12/2025"], True),
        (["1/2/2025", "2/13/2025"], False),
        (["1/2/2025", "13/2/2025"], True),
        (["2025/2/13", "2/13/2025"], False),
        (["12/1/2025", "1/12/2025", "1/13/2025"], False),
    ],
)
def test_one_date_that_can_be_read_in_one_way_tells_of_all(cells: list[str], first: bool) -> None:
    assert day_first(cells) is first
