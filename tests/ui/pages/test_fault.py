"""Whose data is at fault is told apart: the own file is looked through only where it is the one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludo.session.ports import ForeignError, StorageError
from ludo.store.store import Store
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.fault import FaultPage, page_or_fault
from ludo.ui.shell.window import MainWindow

OWN = (ValueError("no such thing"), KeyError("person"), StorageError("damaged", "no moment"))
OTHERS = (
    ForeignError("damaged", Path("of the neighbours.ludobook")),
    ForeignError("newer-version", Path("of the neighbours.ludobook")),
    StorageError("disk-error"),
    StorageError("busy"),
)


def suspected(window: MainWindow) -> bool:
    """Is the own file looked through at the next start?"""
    store = window.services.store
    assert isinstance(store, Store)
    return store._database._suspect[0]


def raising(error: Exception) -> Callable[[], None]:
    def make() -> None:
        raise error

    return make


def meet_on_a_page(window: MainWindow, error: Exception) -> object:
    return page_or_fault(window.notices, raising(error))


def meet_when_shown_again(window: MainWindow, error: Exception) -> object:
    window.navigator.faulty.emit(error)
    return None


DOORS = [meet_on_a_page, meet_when_shown_again]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("error", OWN, ids=repr)
def test_a_fault_of_the_own_file_is_logged_with_what_it_was(
    window: MainWindow, caplog: pytest.LogCaptureFixture, door: Callable[[MainWindow, Exception], object],
    error: Exception,
) -> None:  # fmt: skip
    made = door(window, error)
    assert made is None or isinstance(made, FaultPage)
    assert suspected(window)
    assert f"{type(error).__name__}: {error}" in caplog.text
    assert "NoneType" not in caplog.text


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("error", OTHERS, ids=repr)
def test_a_fault_of_another_file_or_of_a_disk_is_none_of_the_own_file(
    window: MainWindow, caplog: pytest.LogCaptureFixture, door: Callable[[MainWindow, Exception], object],
    error: Exception,
) -> None:  # fmt: skip
    assert door(window, error) is None
    assert not suspected(window)
    assert caplog.text == ""
    (told,) = [message.text.text() for message in window.findChildren(Message)]
    assert "makes no sense here" not in told
    assert isinstance(error, ForeignError) is ("of the neighbours.ludobook" in told or "later version" in told)
