"""Every notice about the file has its own sentences, in both languages, and says only what is so."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ludo.store.notices import Notice, read_notices, write_notices
from ludo.ui.i18n import set_language
from ludo.ui.wording.errors import note_heading, note_text

PATH: Final = Path("folder", "ludo.db")
KEPT: Final = Path("folder", "ludo.kept-1.db")
NOTICES: Final = (
    Notice("damaged", KEPT, 3),
    Notice("damaged", KEPT, 3, 2, 1, interrupted=True),
    Notice("other-program", KEPT),
    Notice("gone"),
    Notice("foreign-journal", KEPT),
    Notice("journal-only", KEPT),
    Notice("journal-damaged", KEPT),
    Notice("journal-missing"),
    Notice("newer-version"),
    Notice("old-sqlite"),
    *(Notice(code, saved=4) for code in ("read-only", "disk-full", "disk-error", "no-access", "busy")),
)


@pytest.fixture(autouse=True)
def _english_again(qapp: object) -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_notice_has_words_of_its_own(language: str) -> None:
    set_language(language)
    texts = [note_text(notice, PATH) for notice in NOTICES]
    assert len(set(texts)) == len(texts)
    assert all(note_heading(notice) for notice in NOTICES)
    for notice, text in zip(NOTICES, texts, strict=True):
        assert (str(KEPT) in text) == (notice.kept is not None), text
        assert "{" not in text
        assert "%n" not in text


def test_english_and_french_differ_everywhere() -> None:
    said = {}
    for language in ("en", "fr"):
        set_language(language)
        said[language] = [(note_heading(notice), note_text(notice, PATH)) for notice in NOTICES]
    for english, french in zip(said["en"], said["fr"], strict=True):
        assert english[0] != french[0]
        assert english[1] != french[1]


def test_a_damaged_file_says_what_was_saved_cut_and_lost() -> None:
    set_language("en")
    text = note_text(Notice("damaged", KEPT, 3, 2, 1, interrupted=True), PATH)
    assert "3 games could be saved" in text
    assert "In 2 of them the last actions were lost" in text
    assert "1 game could not be read" in text
    assert "interrupted" in text
    assert "were lost" not in note_text(Notice("damaged", KEPT, 3), PATH)


def test_notices_come_back_from_the_file() -> None:
    assert read_notices(write_notices(NOTICES)) == list(NOTICES)


@pytest.mark.parametrize(
    "text", [None, 5, "", "null", "[]", "[1, 2, 3, 4, 5, 6]", '[["damaged", 5, 0, 0, 0, false]]', "[" * 100_000]
)
def test_what_is_no_notice_is_left_out(text: object) -> None:
    assert read_notices(text) == []
