"""What is taken off the list of past games gives its chips back and is nowhere offered to be continued."""

from ludo.session.chairs import Chair
from ludo.session.ports import Settlement
from ludo.session.service import Setup
from ludo.ui.pages.home import Home
from ludo.ui.pages.past_games import PastGames
from ludo.ui.services.destinations import ToPastGames
from ludo.ui.shell.window import MainWindow
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts

TWO = Setup("trut", {"stake": 5}, (Chair("Anna"), Chair("Hugo")))


def begun(window: MainWindow) -> int:
    """A partie that is not finished, and has moved chips."""
    session = window.services.parties.begin(TWO)
    lines = window.services.store.load(session.number)[1]
    window.services.store.append(session.number, len(lines), ["luck lot 1"], [Settlement(1, (-5, 5))], False)
    return session.number


def chips(window: MainWindow) -> int:
    """How many accounts have chips."""
    return len(window.services.store.nights.chips.balances())


def test_the_bin_gives_chips_back_and_nobody_offers_to_go_on(desk: Desk) -> None:
    window = desk.open()
    number = begun(window)
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    page.remove.emit(number)
    assert chips(window) == 0
    assert window.services.parties.last_open() is None
    assert any("given back" in text for text in texts(page.undo_bar))
    window.navigator.home()
    home = window.navigator.page
    assert isinstance(home, Home)
    assert "Continue" not in texts(home)
    window.open(ToPastGames())
    page.undo_bar.undo()
    assert chips(window) == 2
    assert window.services.parties.last_open() is not None


def test_listing_everything_again_takes_annulments_of_the_bin_back(desk: Desk) -> None:
    window = desk.open()
    numbers = [begun(window), begun(window)]
    window.services.store.nights.mending.annul("session", numbers[1], "played with the wrong people")
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    for number in numbers:
        page.remove.emit(number)
    assert chips(window) == 0
    page.restore.click()
    mending = window.services.store.nights.mending
    assert [mending.is_annulled("session", number) for number in numbers] == [False, True]


def test_what_was_annulled_can_be_looked_at_but_not_gone_on_with(desk: Desk) -> None:
    window = desk.open()
    number = begun(window)
    window.services.store.nights.mending.annul("session", number, "not meant")
    window.open(ToPastGames())
    page = window.navigator.page
    assert isinstance(page, PastGames)
    shown = texts(page)
    assert "Replay" in shown
    assert "Continue" not in shown
    assert "annulled: its chips were given back" in shown
