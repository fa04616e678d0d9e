"""The list of languages, and what is read from it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludo.languages import languages, supported
from ludo.ui.art.shapes import GLYPHS
from ludo.ui.charts.ticks import number_text
from ludo.ui.i18n import either, enumerated, listed, moment_form, plural_of, set_language, translate
from ludo.ui.services.settings import CHOICES
from ludo.ui.wording.common import capital
from ludo.ui.wording.names import elided
from tests.languages.added import resources_with, use

_NAMES = ("Anna", "Élise", "Hugo")


@pytest.fixture(autouse=True)
def _english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.undo()
    languages.cache_clear()
    set_language("en")


def speak(monkeypatch: pytest.MonkeyPatch, folder: Path, locale: str, **fields: object) -> None:
    """Speak a language that has a name and a locale, and not a single sentence."""
    use(monkeypatch, resources_with(folder, "xx", {"name": "Scratch", "locale": locale, **fields}))
    set_language("xx")


def test_settings_offer_what_is_listed() -> None:
    assert CHOICES["language"] == ("system", *languages())


def test_letters_of_court_cards_can_be_drawn() -> None:
    for language in languages().values():
        assert len(language.court_letters) == 3
        assert set(language.court_letters) <= set(GLYPHS)


@pytest.mark.parametrize(
    ("wished", "found"), [(["fr-CA"], "fr"), (["de_DE", "fr_FR"], "fr"), (["de"], "en"), ([], "en")]
)
def test_a_system_gets_the_first_language_that_is_ours(wished: list[str], found: str) -> None:
    assert supported(wished) == found


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["", "Anna", "Anna and Hugo", "Anna, Hugo and Zoe", "Anna, Hugo or Zoe", "Anna, Hugo, Zoe"]),
        ("fr", ["", "Anna", "Anna et Hugo", "Anna, Hugo et Zoe", "Anna, Hugo ou Zoe", "Anna, Hugo, Zoe"]),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, expected: list[str]) -> None:
    set_language(language)
    names = ["Anna", "Hugo", "Zoe"]
    assert [*(listed(names[:number]) for number in range(4)), either(names), enumerated(names)] == expected


@pytest.mark.parametrize(("language", "counts"), [("en", [0, 0, 0, 0]), ("fr", [0, 1, 1, 2])])
def test_decimals_take_the_plural_of_their_language(language: str, counts: list[int]) -> None:
    set_language(language)
    assert [plural_of(value) for value in (0.4, 1.0, -1.9, 2.0)] == counts


def test_only_a_language_with_elision_drops_an_e() -> None:
    said = []
    for code in ("fr", "en"):
        set_language(code)
        said.append([elided("Jetons de {name}", name=name) for name in _NAMES])
    assert said == [["Jetons d’Anna", "Jetons d’Élise", "Jetons de Hugo"], [f"Jetons de {n}" for n in _NAMES]]


def test_dates_numbers_and_clocks_are_those_of_the_locale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speak(monkeypatch, tmp_path, "de_DE")
    assert (moment_form(), number_text(1234.5)) == ("dd.MM.yyyy HH:mm", "1.234,5")


def test_the_two_forms_that_were_checked_by_hand_stay() -> None:
    found = []
    for code in ("fr", "en"):
        set_language(code)
        found.append(moment_form())
    assert found == ["dd/MM/yyyy HH:mm", "yyyy-MM-dd HH:mm"]


def test_what_a_language_lacks_is_said_in_good_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speak(monkeypatch, tmp_path, "de_DE")
    assert [translate("NewGame", "%n player(s)", None, number) for number in (1, 2)] == ["1 player", "2 players"]


def test_sentences_begin_as_the_language_writes_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert capital("émile") == "Émile"
    speak(monkeypatch, tmp_path, "tr_TR")
    assert capital("izmir") == "İzmir"


def test_a_script_without_capitals_keeps_its_letters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speak(monkeypatch, tmp_path, "ka_GE", capitals=False)
    assert capital("ivane") == "ivane"
