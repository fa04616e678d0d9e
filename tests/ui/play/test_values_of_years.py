"""The chance to fulfil a year of L'École in words: one act costs chances in a hundred, all together whole years."""

import pytest

from ludo.ui.i18n import set_language
from ludo.ui.wording.values import amount_text, figure_text, sum_text, worth_text


@pytest.mark.usefixtures("qapp")
def test_a_year_is_told_in_chances_and_several_as_years() -> None:
    set_language("en")
    assert figure_text("year", 0.24) == "24%"
    assert amount_text("year", 0.24) == "24 chances in 100 to fulfil the year"
    assert amount_text("year", 0.01) == "1 chance in 100 to fulfil the year"
    assert worth_text("year", 0.7) == "You fulfil the year about 7 times in 10."
    assert sum_text("year", 1.26) == "1.3 years"
    assert sum_text("partie", 0.26) == amount_text("partie", 0.26)
