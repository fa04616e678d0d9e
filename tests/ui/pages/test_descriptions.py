"""What stands beside a choice for the eye is its description for the ear."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludo.ui.games.registry import option_words_of, words_of
from ludo.ui.pages.option_row import OptionRow
from ludo.ui.services.destinations import ToNewGame, ToStatistics
from ludo.ui.shell.window import MainWindow
from ludo.ui.voice.focus import groups_of
from ludo.ui.voice.focus import words_of as heard_of
from ludo.ui.widgets.select import Select
from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full
from tests.ui.waiting import settle


def test_presets_and_levels_are_heard_with_their_sentences(window: MainWindow) -> None:
    window.open(ToNewGame("trut"))
    page = window.navigator.page
    levels = words_of("trut")
    heard = {button.accessibleName(): heard_of(button) for button in page.findChildren(QAbstractButton)}
    assert levels.level_text("amateur") in heard["Amateur"]
    for preset in option_words_of("trut").presets.values():
        assert any(
            name.startswith(preset.label()) and any(preset.rule() in word for word in words)
            for name, words in heard.items()
        )


def test_an_option_is_heard_with_its_sentence_once(window: MainWindow) -> None:
    window.open(ToNewGame("trut"))
    for option in window.navigator.page.findChildren(OptionRow):
        rule = option_words_of("trut").options[option.option.name].rule()
        inside: list[QWidget] = [*option.control.findChildren(QAbstractButton)]
        for button in inside or [option.control]:
            assert [*groups_of(button, None), *heard_of(button)].count(rule) == 1


def test_a_list_of_choices_is_heard_by_what_it_is_for(window: MainWindow) -> None:
    window.open(ToStatistics())
    selects = window.navigator.page.findChildren(Select)
    assert selects
    for select in selects:
        assert heard_of(select)[0] == select.accessibleName()
        found = QAccessible.queryAccessibleInterface(select)
        assert found is not None
        assert select.accessibleName() in (found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Description))


def test_each_page_begins_at_something_that_is_heard(desk: Desk) -> None:
    window = open_full(desk)
    silent = []
    for name, show in PAGES.items():
        window.navigator.home()
        show(window)
        settle(window)
        now = window.focusWidget()
        if now is None or not [*groups_of(now, None)[1:], *heard_of(now)]:
            silent.append(name)
    assert silent == []
