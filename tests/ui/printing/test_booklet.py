"""A booklet of rules: nothing is cut or lost, no heading stands alone, and every screen has the same one."""

import re
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludo.games import GAMES
from ludo.session.rules_text import with_players
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import set_language
from ludo.ui.pages.rules import Rules
from ludo.ui.paper.document import write_pdf
from ludo.ui.printing.booklet import INCH, balanced, flow
from ludo.ui.printing.rules import rules_booklet
from ludo.ui.printing.sheets import sheet_to_fill
from ludo.ui.services.destinations import ToRules
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import apply_theme, theme_for
from tests.ui.pages.conftest import _as_before, desk, window
from tests.ui.pages.finding import button

__all__ = ["_as_before", "desk", "window"]

WIDTH, HEIGHT = 3.36 * INCH, 10.19 * INCH
"""A column of A4."""
RULES = [(game, preset) for game in GAMES for preset in (None, "classic", list(GAMES[game].presets)[-1])]
PAGE = re.compile(rb"/Type /Page\b")
CHANGING = re.compile(rb"/(?:Creation|Mod)Date.*|/ID .*|uuid:[0-9a-f-]*|\d{4}-\d\d-\d\dT[^<\"]*")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "preset"), RULES)
def test_nothing_is_cut_and_no_column_is_empty(language: str, game: str, preset: str | None) -> None:
    set_language(language)
    values = None if preset is None else GAMES[game].in_force(with_players(game, GAMES[game].presets[preset]))
    pieces = list(rules_booklet(game, values, CardStyle()).pieces(WIDTH, {}))
    columns = balanced(pieces, HEIGHT)
    assert all(columns)
    assert len(columns) % 2 == 0
    ends = [column[-1].at + column[-1].last - column[-1].first for column in columns]
    assert max(ends[-2:]) - min(ends[-2:]) < HEIGHT / 4
    assert all(part.at + part.last - part.first <= HEIGHT + 0.01 for column in columns for part in column)
    parts = [part for column in columns for part in column]
    assert sum(part.last - part.first for part in parts) == pytest.approx(sum(piece.height for piece in pieces))
    assert not [column for column in columns[:-1] if column[-1].piece.stays]
    entries = [piece.entry for piece in pieces if piece.entry is not None]
    assert entries == list(range(len(entries)))
    assert len(entries) > 3


def _printed(path: Path, game: str) -> bytes:
    write_pdf(rules_booklet(game, None, CardStyle()), path, "Rules")
    return CHANGING.sub(b"", path.read_bytes())


def test_every_screen_has_the_same_booklet(qapp: QApplication, tmp_path: Path) -> None:
    usual = _printed(tmp_path / "usual.pdf", "trut")
    apply_theme(qapp, theme_for("dark"), 2.0)
    assert _printed(tmp_path / "other.pdf", "trut") == usual
    columns = flow(list(rules_booklet("trut", None, CardStyle()).pieces(WIDTH, {})), HEIGHT)
    assert len(PAGE.findall(usual)) == ceil(len(columns) / 2)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_an_empty_sheet_of_every_preset_is_whole(qapp: QApplication, tmp_path: Path, game: str, language: str) -> None:
    set_language(language)
    pages = set()
    for values in GAMES[game].presets.values():
        options = GAMES[game].read_options({**with_players(game, values), **values})
        made = sheet_to_fill(game, options, [""] * options.players, game, CardStyle())
        assert made is not None
        write_pdf(made, tmp_path / "sheet.pdf", game)
        pages.add(len(PAGE.findall((tmp_path / "sheet.pdf").read_bytes())))
    assert len(pages) == 1
    assert max(pages) <= 2


def test_the_rules_page_prints_what_it_shows(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "rules.pdf"
    monkeypatch.setattr("ludo.ui.dialogs.files.run", lambda _: str(path))
    window.open(ToRules("triomphe", {"players": 4, "teams": "2x2"}))
    page = window.navigator.page
    assert isinstance(page, Rules)
    for text in ("Booklet as PDF…", "Empty score sheet as PDF…"):
        button(page, text).click()
        assert path.read_bytes().startswith(b"%PDF-")
        path.unlink()
