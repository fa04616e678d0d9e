"""Brings the translations up to date: `python -m translations.update` from the root of the sources.

New sentences of the program appear in `translations/*.ts` as unfinished, those that are gone disappear, and what is
finished is compiled to `resources/i18n/*.qm`. The tools come with PySide6.
"""

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ludo.languages import SOURCE, choices_of_words, languages
from translations.notes import note_of
from translations.sentences import Sentence, as_cpp, located, sentences
from translations.terminal import as_mo, words_of

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = (ROOT / "ludo" / "ui", ROOT / "ludo" / "app", ROOT / "packaging" / "recipes")
_CONTEXT: Final = re.compile(r"<name>(.*?)</name>.*?</context>", re.DOTALL)
_MESSAGE: Final = re.compile(r"( *<message[^>]*>\n) *<source>(.*?)</source>", re.DOTALL)
LANGUAGES: Final = tuple(languages())


def ts_file(language: str) -> Path:
    """The source of a language."""
    return ROOT / "translations" / f"ludo_{language}.ts"


def qm_file(language: str) -> Path:
    """What the program reads."""
    return ROOT / "resources" / "i18n" / f"ludo_{language}.qm"


def mo_file(language: str) -> Path:
    """What `gettext` reads."""
    return ROOT / "resources" / "i18n" / language / "LC_MESSAGES" / "ludo.mo"


def source_files() -> list[Path]:
    """Every file that may hold sentences."""
    return [*(path for folder in SOURCES for path in sorted(folder.rglob("*.py"))), ROOT / "run.py"]


@cache
def all_sentences() -> tuple[Sentence, ...]:
    """Every sentence of the program, read once. Raises FormError."""
    return tuple(sentences(source_files()))


def extract(language: str, target: Path) -> None:
    """Bring a `.ts` file in line with the sources. English holds nothing but the plurals."""
    only = ["-pluralonly"] if language == SOURCE else []
    options = ["-no-obsolete", "-locations", "none", "-silent", *only]
    found = all_sentences()
    languages = ["-source-language", SOURCE, "-target-language", language]
    with TemporaryDirectory() as folder:
        source = Path(folder) / "sentences.cpp"
        source.write_text(as_cpp(found, note_of), encoding="utf-8")
        _run("lupdate", [*options, *languages, str(source), "-ts", str(target)])
    target.write_text(with_locations(target.read_text(encoding="utf-8"), _files()), encoding="utf-8", newline="\n")


def _files() -> dict[tuple[str, str], list[str]]:
    """Return in which files each sentence stands, by context and text."""
    files: dict[tuple[str, str], list[str]] = {}
    for path, _, sentence in located(source_files()):
        named = files.setdefault(sentence[:2], [])
        name = path.relative_to(ROOT).as_posix()
        if name not in named:
            named.append(name)
    return files


def with_locations(ts: str, files: Mapping[tuple[str, str], Sequence[str]]) -> str:
    """Return the text of a `.ts` file with the files in which each sentence stands.

    Without lines: these change with every sentence that is added, and the file would differ each time.
    """

    def in_context(context: re.Match[str]) -> str:
        def in_message(message: re.Match[str]) -> str:
            named = files.get((name, unescape(message[2])), ())
            places = "".join(f'        <location filename="../{path}"/>\n' for path in named)
            return f"{message[1]}{places}        <source>{message[2]}</source>"

        name = unescape(context[1])
        return _MESSAGE.sub(in_message, context[0])

    return _CONTEXT.sub(in_context, ts)


def compile_file(source: Path, target: Path) -> None:
    """Make a `.qm` file out of a `.ts` file."""
    _run("lrelease", ["-silent", str(source), "-qm", str(target)])


def _run(tool: str, arguments: Sequence[str]) -> None:
    """Run a tool of Qt by its function: the scripts of an environment that was moved name an interpreter of before."""
    code = f"import sys; from PySide6.scripts.pyside_tool import {tool}; sys.exit({tool}())"
    subprocess.run([sys.executable, "-c", code, *arguments], check=True)


def words_file(name: str) -> Path:
    """The sentences in which another choice of words differs, with what stands there instead; written by hand."""
    return ROOT / "translations" / "words" / f"ludo_{name}.ts"


def main() -> int:
    """The command; 1 if something is left to translate."""
    unfinished = 0
    for language in LANGUAGES:
        extract(language, ts_file(language))
        compile_file(ts_file(language), qm_file(language))
        if language != SOURCE:
            mo_file(language).parent.mkdir(parents=True, exist_ok=True)
            mo_file(language).write_bytes(as_mo(words_of(ts_file(language))))
        unfinished += ts_file(language).read_text(encoding="utf-8").count('type="unfinished"')
    for name in choices_of_words():
        compile_file(words_file(name), qm_file(name))
    print(f"{unfinished} sentences are left to translate" if unfinished else "everything is translated")
    return int(unfinished > 0)


if __name__ == "__main__":
    sys.exit(main())
