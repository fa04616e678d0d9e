"""What lies outside of evenings is asked about once, counts until then, and the answer can be changed."""

from pathlib import Path
from shutil import copyfile

import pytest

from ludo.nights.chips import Scope
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.outside import OutsidePage
from ludo.ui.services.destinations import ToEvenings
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party, click

OLD = Path(__file__).parents[3] / "store" / "files" / "version-4.db"


@pytest.fixture
def old(desk: Desk) -> Party:
    """A window over a file of before."""
    copyfile(OLD, desk.path)
    return Party(desk)


def test_the_books_ask_at_their_first_opening_and_count_as_before_until_then(old: Party) -> None:
    before = old.nights.chips.balances(Scope.CARRIED)
    assert before
    old.window.open(ToEvenings())
    page = old.page(OutsidePage)
    shown = texts(page)
    assert any("Anna" in text and "+" in text for text in shown)
    assert {"leave out", "as proposed"} <= set(shown)
    old.window.navigator.back()
    evenings = old.page(EveningsPage)
    assert any("outside of evenings" in text for text in texts(evenings))
    assert old.nights.chips.balances(Scope.CARRIED) == before
    old.window.navigator.back()
    old.window.open(ToEvenings())
    assert old.page(EveningsPage)


def test_alone_is_left_out_and_several_go_into_one_evening_and_both_can_be_changed(old: Party) -> None:
    before = old.nights.chips.balances(Scope.CARRIED)
    old.window.open(ToEvenings())
    parties = old.nights.outside.parties()
    old.page(OutsidePage).save.click()
    answered = {partie.key: partie.evening for partie in old.nights.outside.parties()}
    assert all((answered[partie.key] is None) == partie.alone for partie in parties)
    assert old.nights.outside.unanswered() == 0
    evenings = old.page(EveningsPage)
    assert evenings.outside.isHidden()
    click(evenings, "Outside of evenings")
    page = old.page(OutsidePage)
    assert "This is how it was answered." in texts(page)
    page.every.chip("gather").click()
    page.save.click()
    assert len({partie.evening for partie in old.nights.outside.parties()}) == 1
    assert old.nights.chips.balances(Scope.CARRIED) == before


def test_a_new_file_is_not_asked(party: Party) -> None:
    party.window.open(ToEvenings())
    page = party.page(EveningsPage)
    assert page.outside.isHidden()
    assert page.answers.isHidden()
