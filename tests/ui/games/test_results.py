"""How winners are named where several games say the same."""

import pytest

from ludo.ui.i18n import set_language
from ludo.ui.wording.names import Names
from ludo.ui.wording.results import end_line, gains_line, match_title, partie_title, shared_partie_title

ANNA, HUGO, ZOE = range(3)
NAMES = Names(("Anna", "Hugo {x}", "Zoé"), ANNA)


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    set_language("en")


@pytest.mark.parametrize(
    ("winners", "title"),
    [
        ((ANNA,), "You have won the partie"),
        ((ANNA, ZOE), "Your side has won the partie"),
        ((HUGO, ZOE), "Hugo {x} and Zoé have won the partie"),
    ],
)
def test_a_side_wins(winners: tuple[int, ...], title: str) -> None:
    assert partie_title(winners, NAMES) == title
    assert end_line(winners, NAMES) == f"End: {title}."


@pytest.mark.parametrize(
    ("winners", "title"),
    [
        ((HUGO,), "Hugo {x} has won the partie"),
        ((ANNA, HUGO, ZOE), "Hugo {x}, Zoé and you have won the partie together"),
        ((HUGO, ZOE), "Hugo {x} and Zoé have won the partie"),
        ((), "The partie is drawn"),
    ],
)
def test_several_without_partners_share_a_partie(winners: tuple[int, ...], title: str) -> None:
    assert shared_partie_title(winners, NAMES) == title


def test_a_match_may_be_drawn() -> None:
    assert match_title((), NAMES) == "The match is drawn"
    assert end_line((), NAMES) == "The match is drawn."


def test_gains_name_only_who_won_or_lost() -> None:
    assert gains_line((0, 5, -5), NAMES) == "Chips: Hugo {x} +5, Zoé −5"
    assert gains_line((0, 0, 0), NAMES) is None
