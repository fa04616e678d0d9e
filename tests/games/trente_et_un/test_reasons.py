"""Why a seat loses lives, as the outcome of a deal says it."""

import pytest

from ludo.engine.cards import read_cards
from ludo.games.trente_et_un import TRENTE_ET_UN, rules, scoring
from tests.games.trente_et_un.table import Table


def reasons(*hands: str, knocker: int = 0, **options: object) -> tuple[str | None, ...]:
    """Why these final hands lose lives."""
    read = TRENTE_ET_UN.read_options({"players": len(hands), **options})
    values = [rules.hand_value(read, read_cards(held)) for held in hands]
    return scoring.loss_reasons(values, scoring.showdown_losses(read, values, knocker), knocker)


@pytest.mark.clause("T31-37", "T31-41", "T31-42")
def test_a_surpassed_knocker_and_the_lowest_hand_lose_for_reasons_of_their_own() -> None:
    assert reasons("Ks Qs 3h", "Jd 9d 8d", "7c 5c 9h") == ("surpassed", None, "lowest")
    assert reasons("Ks 2s 3h", "Jd 9d 8d", "Kc Qc 9h") == ("surpassed", None, None)


@pytest.mark.clause("T31-40")
def test_who_ties_with_the_knocker_loses_for_the_tie_and_the_others_because_of_it() -> None:
    hands = ("Ks 9s 9h", "Kd 9d 9c", "Qc 8c 2h", "7c 5c 9h")
    assert reasons(*hands) == (None, "tied", None, "lowest")
    assert reasons(*hands, knock_tie="all_others_lose") == (None, "tied", "others", "lowest")


@pytest.mark.clause("T31-43")
def test_nobody_has_a_reason_where_nobody_loses() -> None:
    assert reasons("Ks 9s 9h", "Kd 9d 9c", knocker=-1) == (None, None)


@pytest.mark.clause("T31-36", "T31-44")
def test_the_outcome_names_the_values_that_were_shown_and_no_others() -> None:
    table = Table(("Ah Kh Qh", "2c 3d 4h", "5c 6d 7h"))
    outcome = table.facts.outcome
    assert outcome is not None
    assert outcome.values == (31, None, None)
    assert outcome.reasons == (None, "thirty_one", "thirty_one")


@pytest.mark.clause("T31-43", "T31-40")
def test_who_has_just_as_much_as_a_knocker_does_not_lose_for_the_lowest_hand() -> None:
    """All hands are equal: they tie the knocker's, which is as good as any."""
    hands = ("Ks 9s 9h", "Kd 9d 9c", "Kh 9h 8c")
    assert reasons(*hands) == (None, "tied", "tied")
