"""The words of the program in its languages."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QDate, QLocale, QTime
from PySide6.QtWidgets import QApplication

from ludo.ui.i18n import isolated, language, language_signals, locale, resolve_language, set_language, texts, translate
from tests.house.sources import python_files, tree_of
from translations import update
from translations.sentences import FormError, Sentence, as_cpp, sentences
from translations.update import LANGUAGES


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


def entries(path: Path) -> dict[tuple[str, str], tuple[list[str], bool]]:
    """The translations of a file, by context and source: its forms, and whether it is finished."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            key = (context.findtext("name", ""), message.findtext("source", ""))
            found[key] = (forms, translation.get("type") is None)
    return found


@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_is_left_to_translate(name: str) -> None:
    left = [key for key, (forms, done) in entries(update.ts_file(name)).items() if not done or "" in forms]
    assert left == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_files_hold_the_sentences_of_the_program_and_no_others(name: str) -> None:
    wanted = {sentence[:2] for sentence in update.all_sentences() if name != "en" or sentence.plural}
    assert set(entries(update.ts_file(name))) == wanted


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_the_program_reads_is_made_from_these_files(name: str, tmp_path: Path) -> None:
    update.compile_file(update.ts_file(name), tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == update.qm_file(name).read_bytes()


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def test_translations_keep_the_places_that_are_filled_in() -> None:
    wrong = []
    for name in LANGUAGES:
        for (_, source), (forms, _) in entries(update.ts_file(name)).items():
            wrong += [form for form in forms if fields(form) != fields(source)]
    assert wrong == []


def test_apostrophes_are_curved() -> None:
    wrong = [source for _, source in entries(update.ts_file("fr")) if re.search(r"\w'\w", source)]
    wrong += [form for forms, _ in entries(update.ts_file("fr")).values() for form in forms if "'" in form]
    assert wrong == []


def test_no_blank_before_an_english_sign() -> None:
    signs = re.compile(r"[\w}] [%!?;:](?!\w|\()")
    assert [source for _, source in entries(update.ts_file("fr")) if signs.search(source)] == []


def test_dates_and_times_are_those_of_the_words() -> None:
    day, clock = QDate(2026, 11, 21), QTime(20, 5)
    written = {}
    for name in LANGUAGES:
        set_language(name)
        written[name] = (
            locale().toString(day, QLocale.FormatType.LongFormat),
            locale().toString(clock, QLocale.FormatType.ShortFormat),
        )
    assert written["fr"] == ("samedi 21 novembre 2026", "20:05")
    assert (written["en"][0].replace(",", ""), written["en"][1]) == ("Saturday 21 November 2026", "20:05")


def test_french_keeps_its_marks_on_the_line() -> None:
    wrong = []
    for (context, source), (forms, _) in entries(update.ts_file("fr")).items():
        if context == "Files" and "*." in source:
            continue
        for form in forms:
            filled = re.sub(r"%(\(\w+\))?[nrs]", "x", form)
            wrong += [form for mark in (" !", " ?", " ;", " :", "« ", " »", "...", " %") if mark in filled]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [("en", ["2 players", "1 player", "2 players"]), ("fr", ["0 joueur", "1 joueur", "2 joueurs"])],
)
def test_plurals_survive_the_whole_way(name: str, expected: list[str]) -> None:
    """From the call in the sources through both tools to what a person reads."""
    set_language(name)
    first = 2 if name == "en" else 0
    assert [translate("NewGame", "%n player(s)", None, n) for n in (first, 1, 2)] == expected


def test_every_plural_has_its_two_forms_in_each_language() -> None:
    plurals = {sentence[:2] for sentence in update.all_sentences() if sentence.plural}
    assert plurals
    for name in LANGUAGES:
        found = entries(update.ts_file(name))
        assert all(len(found[key][0]) == 2 for key in plurals)


def test_an_unknown_sentence_stays_as_it_is() -> None:
    set_language("fr")
    assert translate("Nowhere", "No such sentence") == "No such sentence"


def test_a_change_of_language_is_told(qapp: QApplication) -> None:
    told: list[str] = []

    def hear() -> None:
        told.append(language())

    language_signals().changed.connect(hear)
    for name in ("fr", "en", "fr"):
        set_language(name)
    language_signals().changed.disconnect(hear)
    assert told == ["fr", "en", "fr"]


@pytest.mark.parametrize(
    ("system", "expected"), [(["fr-CA", "en"], "fr"), (["de-DE", "fr_FR"], "fr"), (["de"], "en"), ([], "en")]
)
def test_the_system_is_followed_where_it_speaks_one_of_ours(
    monkeypatch: pytest.MonkeyPatch, system: list[str], expected: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return system

    monkeypatch.setattr(QLocale, "system", lambda: System())
    assert resolve_language("system") == expected


@pytest.mark.parametrize(
    "call",
    [
        'translate("C", text)',
        'translate("C", f"a {b}")',
        'translate("C", "a", None, n=3)',
        'translate("C", "%n a", "", n)',
        'translate("C", "a", note)',
        'translate("C", "%n a")',
        'translate("C", "a", None, n)',
        'translate("C")',
    ],
)
def test_calls_in_another_form_are_refused(call: str, tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(f"def f():\n    return {call}\n", encoding="utf-8")
    with pytest.raises(FormError, match=r"source\.py:2"):
        sentences([source])


def test_every_form_of_number_is_found(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text('x = translate("C", "a “%n” \\n b", None, len(self.rows))\n', encoding="utf-8")
    found = sentences([source])
    assert found == [Sentence("C", "a “%n” \n b", True)]
    assert as_cpp(found) == 'QCoreApplication::translate("C", "a “%n” \\n b", nullptr, n);\n'


def test_texts_of_a_context_named_at_the_top_are_found(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text('_text = texts("Home")\nbutton(_text("New game"), _text("Past " "games"))\n', encoding="utf-8")
    assert sentences([source]) == [Sentence("Home", "New game", False), Sentence("Home", "Past games", False)]
    source.write_text(
        '_plural = plurals("Home")\n_option = option_texts("Home options")\n'
        'f(_plural("%n point(s)"), _option("Stake", "Chips of everybody."))\n',
        encoding="utf-8",
    )
    assert sentences([source]) == [
        Sentence("Home", "%n point(s)", True),
        Sentence("Home options", "Stake", False),
        Sentence("Home options", "Chips of everybody.", False),
    ]


@pytest.mark.parametrize(
    "line",
    [
        '_text = texts(context)\n_text("New game")',
        'def f():\n    _text = texts("Home")\n    return _text("New game")',
        '_text = texts("Home")\n_text(heading)',
        '_text = texts("Home")\n_text("%n point(s)")',
        '_text = texts("Home")\n_text("New game", None)',
        'button(texts("Home")("New game"))',
        '_plural = plurals("Home")\n_plural("points")',
        '_option = option_texts("Home")\n_option("Stake")',
    ],
)
def test_texts_in_another_form_are_refused(line: str, tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(FormError, match=r"source\.py:"):
        sentences([source])


def test_a_text_follows_the_language() -> None:
    text = texts("Menus")("Back")
    assert text() == "Back"
    set_language("fr")
    assert text() == "Retour"


def test_a_text_with_nothing_to_fill_in_is_no_lambda() -> None:
    found = [f"{path.name}:{node.lineno}" for path in python_files("ludo") for node in _plain_lambdas(path)]
    assert found == []


def _plain_lambdas(path: Path) -> list[ast.Lambda]:
    return [
        node
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Lambda)
        and not ast.unparse(node.args)
        and isinstance(node.body, ast.Call)
        and ast.unparse(node.body.func) == "translate"
        and len(node.body.args) == 2
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("שרה", "\u2068שרה\u2069"),
        ("\u2068שרה\u2069", "\u2068שרה\u2069"),
        ("\u2068שרה\u2069 and Zoé", "\u2068שרה\u2069 and Zoé"),
        ("\u2068שרה\u2069 שרה", "\u2068\u2068שרה\u2069 שרה\u2069"),
        ("\u202eAnna", "\u2068Anna\u2069"),
        ("שרה\u2069 Anna", "\u2068שרה Anna\u2069"),
        ("\u2068שרה", "\u2068שרה\u2069"),
    ],
)
def test_what_turns_the_words_around_it_is_isolated_once(text: str, shown: str) -> None:
    assert isolated(text) == shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_with_a_count_says_counts_below_zero_and_beyond_32_bits(code: str) -> None:
    set_language(code)
    plural = [each for each in update.all_sentences() if each.plural and "%n" in each.text]
    assert len(plural) > 50
    for each in plural:
        note = each.note or None
        of_a_million = translate(each.context, each.text, note, 1_000_000).replace("1000000", "%n")
        for number in (-1, -12, 2**31 - 1, 2**31, 3_000_000_000, 10**12):
            said = translate(each.context, each.text, note, number)
            written = str(number).replace("-", "−")
            assert written in said, each
            assert said.replace(written, "%n") == of_a_million
