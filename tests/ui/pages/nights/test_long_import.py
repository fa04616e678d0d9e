"""A long CSV file is read with a message that says how far it is, and that calls it off."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from ludo.nights.exchange import Table
from ludo.ui.dialogs import long_work
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.nights.exchange import ExchangePage
from tests.ui.pages.finding import texts
from tests.ui.pages.nights.conftest import Party
from tests.ui.pages.nights.test_exchange import exchange

ROWS = 6000


@pytest.fixture
def path(party: Party, tmp_path: Path) -> Path:
    """A file of many postings, all of them new."""
    anna, bruno = party.people("Anna Bruno")
    party.nights.chips.transfer(None, anna, bruno, 7)
    path = tmp_path / "long.csv"
    party.nights.exchange.export(Table.POSTINGS, path)
    head, row = (line.rpartition(",")[0] for line in path.read_text(encoding="utf-8-sig").splitlines())  # no ids
    lines = (row.replace(",7,", f",{number},") for number in range(10, 10 + ROWS))
    path.write_text("\n".join((head, *lines)), encoding="utf-8")
    return path


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is looked at, as if it had taken long."""
    monkeypatch.setattr(long_work, "_QUICK", 0.0)
    monkeypatch.setattr(long_work, "_STEP", 0.0)


def messages(page: ExchangePage) -> list[Message]:
    return [message for message in page.window().findChildren(Message) if message.isVisible()]


def test_it_says_how_far_it_is(party: Party, path: Path, at_once: None) -> None:
    page = exchange(party)
    seen: list[str] = []
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: seen.extend(message.text.text() for message in messages(page)))
    timer.start()
    page.look_at(path)
    timer.stop()
    shares = [int(text.split("%")[0]) for text in dict.fromkeys(seen)]
    assert shares == sorted(shares)
    assert len(shares) > 10
    assert max(shares) > 80
    assert messages(page) == []
    assert any(f"{ROWS:,}".replace(",", "") in text.replace(",", "") and "new rows" in text for text in texts(page))


def test_cancelled_it_shows_nothing_of_the_file_and_another_one_can_be_chosen(
    party: Party, path: Path, at_once: None, tmp_path: Path
) -> None:
    page = exchange(party)
    QTimer.singleShot(0, page, lambda: cancel(page))
    before = texts(page)
    page.look_at(path)
    assert texts(page) == before
    assert messages(page) == []
    short = tmp_path / "short.csv"
    party.nights.exchange.export(Table.POSTINGS, short)
    page.look_at(short)
    assert any("short.csv" in text for text in texts(page))


def test_stopped_while_it_comes_in_nothing_of_it_is_there_and_it_can_be_taken_in(
    party: Party, path: Path, at_once: None
) -> None:
    page = exchange(party)
    page.look_at(path)
    before = party.nights.chips.posting_count()
    QTimer.singleShot(0, page, lambda: cancel(page))
    page.take.click()
    assert (party.nights.chips.posting_count(), messages(page)) == (before, [])
    assert page.take.isVisible()


def cancel(page: ExchangePage) -> None:
    """Press the button as soon as it is there."""
    if not (shown := messages(page)):
        QTimer.singleShot(0, page, lambda: cancel(page))
        return
    shown[0].buttons[-1].click()
