"""House rules as files: what is written comes back, is looked at, played by and kept; the rest is refused clearly."""

from pathlib import Path
from random import Random
from threading import current_thread

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from ludo.games import GAMES
from ludo.nights.file_kinds import FileKind
from ludo.session.ports import StorageError
from ludo.session.rules_text import MAX_NAME, SharedRules, read_rules, with_players, write_rules
from ludo.store.file_kinds import file_kind
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.dialog import Form
from ludo.ui.i18n import set_language
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.presets import OwnPresets
from ludo.ui.pages.rules import Rules
from ludo.ui.rules_files import page as rules_page
from ludo.ui.rules_files.page import RulesFilePage, rules_in
from ludo.ui.services.destinations import ToNewGame
from ludo.ui.shell.window import MainWindow
from ludo.ui.wording.errors import storage_text
from tests.ui.pages.finding import button, now, only, texts

PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets]
TEXT = """Ludo rules 1
game trut 1
name At Berthe's
about As they were played in the kitchen.
option truts_to_win 5
"""


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_rules_of_every_preset_come_back(tmp_path: Path, game: str, preset: str) -> None:
    values = GAMES[game].presets[preset]
    path = tmp_path / "whatever"
    path.write_text(write_rules(SharedRules(game, values, preset, "One\n\nTwo")), encoding="utf-8-sig")
    assert file_kind(path) is FileKind.RULES
    read = rules_in(path)
    assert (read.game, read.name, read.about) == (game, preset, "One\nTwo")
    assert GAMES[game].in_force({**values, **read.values}) == GAMES[game].in_force(values)
    assert GAMES[game].in_force(with_players(game, values)) == GAMES[game].in_force(with_players(game, read.values))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ludo rules 2\n", "later version"),
        ("Ludo rules 1\n", "Line 1"),
        ("Ludo rules 1\ngame trut\n", "Line 2"),
        ("Ludo rules 1\ngame trut 99\n", "later version of Ludo"),
        ("Ludo rules 1\ngame whist 1\n", "does not know the game “whist”"),
        (TEXT + "option truts_to_win 6\n", "Line 6"),
        (TEXT + "option players 2\n", "Line 6"),
        (TEXT + "option colour 1\n", "There is no option “colour”"),
        (TEXT + "option stake true\n", "True"),
        (TEXT + "option stake [[1]]\n", "Line 6"),
        (TEXT + "shuffle twice\n", "Line 6"),
        (TEXT + "name Twice\n", "Line 6"),
        (TEXT.replace("Berthe", "B" * MAX_NAME), "Line 3"),
        (TEXT + "about x\n" * 300, "200 lines"),
        (TEXT + f"about {'x' * 599}\n", "Line 6"),
    ],
)
def test_what_is_not_understood_is_refused_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "house.ludorules"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(StorageError) as caught:
        rules_in(path)
    assert said in storage_text(caught.value)


def test_a_large_or_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(TEXT.encode() + b" " * 1_000_000)
    with pytest.raises(StorageError, match="too-large"):
        rules_in(path)
    path.write_bytes(TEXT.encode() + b"\xff\xfe")
    with pytest.raises(StorageError) as caught:
        rules_in(path)
    assert storage_text(caught.value) == "This holds no rules that Ludo has written."


def mutated(text: str, luck: Random) -> bytes:
    """Return a text in which a few bytes, or a line, are others, gone or there twice."""
    content = bytearray(text.encode())
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(content))
        match luck.randrange(4):
            case 0:
                content[at] = luck.randrange(256)
            case 1:
                del content[at : at + luck.randint(1, 12)]
            case 2:
                content[at:at] = luck.randbytes(3)
            case _:
                lines = bytes(content).split(b"\n")
                lines.insert(luck.randrange(len(lines)), luck.choice(lines))
                content = bytearray(b"\n".join(lines))
        if not content:
            break
    return bytes(content)


def read_or_refused(path: Path) -> SharedRules | StorageError:
    try:
        return rules_in(path)
    except StorageError as error:
        return error


@pytest.mark.parametrize("language", ["en", "fr"])
def test_mutated_files_are_read_or_refused_in_a_sentence(tmp_path: Path, language: str) -> None:
    set_language(language)
    luck, refused, path = Random(69), 0, tmp_path / "mutated"
    for number in range(300):
        game, preset = PRESETS[number % len(PRESETS)]
        rules = SharedRules(game, GAMES[game].presets[preset], preset, "A few words, and é.")
        path.write_bytes(mutated(write_rules(rules), luck))
        read = read_or_refused(path)
        if isinstance(read, SharedRules):
            assert read_rules(write_rules(read)) == read
            continue
        refused += 1
        said = storage_text(read)
        assert said.endswith(".") or "–" in said, said
        assert "{" not in said.replace(read.detail, ""), said
        assert read.code != "damaged"
    assert refused > 100


def drop(window: MainWindow, path: Path) -> None:
    """Drop a file on a window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))


def test_a_file_is_dropped_looked_at_played_by_and_kept(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "kitchen.ludorules"
    path.write_text(TEXT, encoding="utf-8")
    drop(window, path)
    page = window.navigator.page
    assert isinstance(page, RulesFilePage)
    said = texts(page)
    assert {"At Berthe's", "As they were played in the kitchen.", "1 rule differs from the rulebook"} <= set(said)
    assert "In the rulebook: 7 truts" in said
    for _ in range(2):
        page.keep.click()
    page.rules = page.rules._replace(values={"truts_to_win": 4})
    page.keep.click()
    kept = OwnPresets(window.services.parties.archive, "trut").all()
    assert kept == {"At Berthe's": {"truts_to_win": 5}, "At Berthe's 2": {"truts_to_win": 4}}
    QApplication.processEvents()
    assert window.navigator.page is page
    assert page.kept.text() == "Kept as “At Berthe's 2”."
    button(page, "How to play by them").click()
    assert isinstance(window.navigator.page, Rules)
    window.navigator.back()
    button(page, "Play by these rules…").click()
    setup = window.navigator.page
    assert isinstance(setup, NewGame)
    assert setup.draft.values == {"truts_to_win": 4}


def test_a_file_that_is_not_understood_leaves_the_page(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "kitchen.ludorules"
    path.write_text(TEXT + "option colour 1\n", encoding="utf-8")
    window.come_forward(str(path))
    assert only(window, Message).text.text() == "These rules cannot be played: There is no option “colour”."
    assert window.navigator.page is window.home


def test_own_rules_are_saved_with_words(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludo.ui.dialogs.files.run", lambda _: str(tmp_path / "kitchen"))
    window.open(ToNewGame("triomphe", rules={"teams": "2x2", "stake": 3}))
    page = window.navigator.page
    assert isinstance(page, NewGame)
    page.rules.name.setText("Chez Léa")
    page.rules.save.click()
    now(page).rules.hand_on.click()
    form = only(window, Form)
    assert form.fields[0].value == "Chez Léa"
    form.fields[1].widget.setPlainText("Deux\ncontre deux")
    form.done_button.click()
    assert rules_in(tmp_path / "kitchen.ludorules") == SharedRules(
        "triomphe", {"teams": "2x2", "stake": 3}, "Chez Léa", "Deux\ncontre deux"
    )


def test_rules_are_read_beside_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "house.ludorules"
    path.write_text(write_rules(SharedRules("trut", {"truts_to_win": 5})), encoding="utf-8")
    threads: list[str] = []

    def told(text: str) -> SharedRules:
        threads.append(current_thread().name)
        return read_rules(text)

    monkeypatch.setattr(rules_page, "read_rules", told)
    assert rules_in(path).values == {"truts_to_win": 5}
    assert threads == ["ludo-gate"]
