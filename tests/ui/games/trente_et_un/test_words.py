"""The words of Trente-et-un are complete, and say why."""

from collections.abc import Iterator
from typing import get_args

import pytest

from ludo.games.trente_et_un.actions import DEALER_CHOICES, DRAWS, ENDS, EXCHANGES, KNOCK
from ludo.games.trente_et_un.scoring import Reason
from ludo.games.trente_et_un.view import How, Outcome
from ludo.ui.games.registry import SCREENS, words_of
from ludo.ui.games.trente_et_un import journal, results, sentences
from ludo.ui.i18n import set_language
from ludo.ui.wording.names import Names
from tests.ui.games.test_words import ROOT, codes

NAMES = Names(("Anna", "Hugo", "Léa"), 0)


@pytest.fixture(params=["en", "fr"], autouse=True)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def test_everything_that_happens_has_a_sentence() -> None:
    assert sorted(codes([ROOT / "games" / "trente_et_un"], "Happened") - set(journal.HAPPENED)) == []
    assert set(get_args(How)) == set(results.HOWS)


def test_every_word_can_be_said_and_has_a_key_of_its_own() -> None:
    words = words_of("trente_et_un")
    for phase in ((*DRAWS, KNOCK), ENDS, DEALER_CHOICES, EXCHANGES):
        assert {say.word for say in phase} <= set(sentences.SENTENCES.speeches)
        keys = [words.action_key(say) for say in phase]
        assert all(len(key) == 1 for key in keys)
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("reason", get_args(Reason))
@pytest.mark.parametrize("losers", [(0,), (1,), (1, 2), (0, 2)])
def test_every_reason_names_who_loses(reason: str, losers: tuple[int, ...], language: str) -> None:
    if reason == "surpassed" and len(losers) > 1:
        return
    losses = tuple(int(seat in losers) for seat in range(3))
    why = tuple(reason if loss else None for loss in losses)
    holders = tuple(seat for seat in range(3) if seat not in losers) if reason == "thirty_one" else ()
    how = "thirty_one" if holders else "showdown"
    outcome = Outcome(how, holders, losses, (20, 21, 22), why)  # type: ignore[arg-type]
    text = " ".join(results.reasons(outcome, NAMES))
    assert "{" not in text
    if reason in ("lowest", "tied", "surpassed"):
        you = {"en": "you", "fr": "vous"}[language]
        for seat in losers:
            assert (you if seat == 0 else NAMES.name(seat)) in text.lower() + text


def test_a_tie_of_all_costs_nobody_anything() -> None:
    outcome = Outcome("showdown", (), (0, 0, 0), (20, 20, 20), (None, None, None))
    (text,) = results.reasons(outcome, NAMES)
    assert "20" not in text


def test_the_guide_of_each_variant_has_five_steps(qapp: object) -> None:
    from ludo.games import GAMES

    game = GAMES["trente_et_un"]
    for variant in ("classic52", "schwimmen36"):
        view = game.new(game.read_options({"variant": variant})).view(0)
        assert len([step for step in SCREENS["trente_et_un"].guide() if step.concerns(view)]) == 5
