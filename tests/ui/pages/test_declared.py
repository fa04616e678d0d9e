"""A page or command is declared once: menu, keys, navigation and command line read the same list."""

from typing import NamedTuple

import pytest
from PySide6.QtGui import QAction, QKeySequence

from ludo.app.arguments import parse
from ludo.nights.errors import NightsError
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.fault import FaultPage
from ludo.ui.pages.help import Keys
from ludo.ui.screens import declared
from ludo.ui.screens.context import Context
from ludo.ui.screens.kinds import Command, Screen, load
from ludo.ui.screens.menu_bar import VIEW
from ludo.ui.screens.named import named, names
from ludo.ui.services import destinations
from ludo.ui.services.destinations import (
    Destination,
    ToKeys,
    ToLedger,
    ToPeople,
    ToReplay,
    ToRules,
    ToSettings,
    ToTrial,
)
from ludo.ui.widgets.surfaces import Page
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import texts
from tests.ui.waiting import settle


class ToAdded(NamedTuple):
    """A page of the test."""

    number: int = 1


class Added(Page):
    """A page of the test."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def title(self) -> str:
        return f"Added {self.number}"


problems: dict[int, Exception] = {}
"""What making a page of a number meets."""


def build(_: Context, to: ToAdded) -> Added:
    if to.number in problems:
        raise problems[to.number]
    return Added(to.number)


@pytest.fixture(autouse=True)
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    command = Command(lambda: "&Added page…", VIEW, 3, "Ctrl+Alt+F12")
    screen = Screen(ToAdded, f"{__name__}:build", command=command)
    monkeypatch.setattr(declared, "DECLARED", [*declared.DECLARED, screen])


def test_a_page_costs_one_place(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    window = desk.open()
    (action,) = [action for action in window.findChildren(QAction) if action.text() == "&Added page…"]
    assert action.shortcut() == QKeySequence("Ctrl+Alt+F12")
    action.trigger()
    page = window.navigator.page
    assert isinstance(page, Added)
    assert window.windowTitle() == "Added 1"
    window.open(ToKeys())
    keys = window.navigator.page
    assert isinstance(keys, Keys)
    settle(keys)
    assert "Added page" in texts(keys)
    window.open_named("added")
    assert window.navigator.page is page, "it is shown again, as it was left"
    window.come_forward("", "added:2")
    other = window.navigator.page
    assert isinstance(other, Added)
    assert other.number == 2
    with pytest.raises(SystemExit):
        parse(["--help"])
    assert "added:NUMBER" in capsys.readouterr().out


def test_a_page_that_cannot_be_made_says_so_and_is_made_once_it_can(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(problems, 1, NightsError("no-such-evening"))
    window = desk.open()
    window.open(ToAdded(1))
    assert window.navigator.page is window.home
    assert [message.isVisible() for message in window.findChildren(Message)] == [True]
    monkeypatch.setitem(problems, 1, LookupError())
    window.open(ToAdded(1))
    assert isinstance(window.navigator.page, FaultPage)
    monkeypatch.delitem(problems, 1)
    window.open(ToAdded(1))
    assert isinstance(window.navigator.page, Added)


def test_every_destination_is_declared_once() -> None:
    every = [kind for kind in vars(destinations).values() if isinstance(kind, type) and kind.__name__.startswith("To")]
    found = [screen.to for screen in declared.screens() if screen.to is not ToAdded]
    assert sorted(kind.__name__ for kind in every) == sorted(kind.__name__ for kind in found)


@pytest.mark.parametrize("screen", declared.screens(), ids=lambda screen: screen.name)
def test_what_builds_a_page_is_there(screen: Screen) -> None:
    places = [place for place in (screen.build, screen.then) if place]
    assert places
    assert all(callable(load(place)) for place in places)


@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("people", ToPeople()),
        ("settings", ToSettings()),
        ("replay:7", ToReplay(7)),
        ("trial:7:3:0", ToTrial(7, 3, 0)),
        ("rules:trut", ToRules("trut")),
        ("ledger", ToLedger()),
        ("ledger:4", ToLedger(4)),
        *((text, None) for text in ("", "nobody", "people:1", "replay", "replay:x", "replay:", "rules", "rules:whist")),
        *((text, None) for text in ("file:a.ludogame", "To-People", "trial:7:3:0:1")),
    ],
)
def test_a_page_is_named_on_the_command_line(text: str, to: Destination | None) -> None:
    found = named(text)
    assert found == to
    assert type(found) is type(to)


def test_every_name_leads_to_a_page() -> None:
    values = {"GAME": "trut"}
    for name in names():
        page, *parameters = name.split(":")
        assert named(":".join([page, *(values.get(each, "1") for each in parameters)])) is not None, name
