"""The command line in the language of the system."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.app.terminal import asked_for, sentences_of_argparse
from translations import update
from translations.terminal import as_mo, words_of

ROOT = Path(__file__).parents[2]


def said(*arguments: str, **variables: str) -> str:
    """Run `ludo`; what it writes."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "ludo", *arguments], cwd=ROOT, env={**kept, **variables},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("variables", "usage"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "utilisation\u00a0: ludo"),
        ({"LANGUAGE": "de:fr", "LANG": "de_DE.UTF-8"}, "utilisation\u00a0: ludo"),
        ({"LANG": "de_DE.UTF-8"}, "usage: ludo"),
        ({"LANG": "C"}, "usage: ludo"),
    ],
)
def test_help_speaks_the_language_of_the_system(variables: dict[str, str], usage: str) -> None:
    assert said("--help", **variables).startswith(usage)


@pytest.mark.parametrize("arguments", [("--lang", "fr", "--help"), ("--lang=fr", "--help")])
def test_a_language_that_is_asked_for_goes_first(arguments: tuple[str, ...]) -> None:
    told = said(*arguments, LANG="en_GB.UTF-8")
    assert told.startswith("utilisation")
    assert "show" not in told


def test_a_mistake_is_told_in_it() -> None:
    told = said("--lang", "xx", LANG="fr_FR.UTF-8")
    assert "choix impossible\u00a0: 'xx'" in told
    assert "erreur" in told


def test_the_self_test_speaks_it_as_well() -> None:
    told = said("--self-test=rules", LANG="fr_FR.UTF-8").splitlines()
    assert told[-1] == "tout fonctionne"
    assert told[0].startswith("bon    programme\u00a0: Ludo")


def test_what_argparse_says_is_known() -> None:
    """Its sentences are those of this Python; one that has changed is said in English."""
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    known = [text for text in sentences_of_argparse() if repr(text)[1:-1] in source]
    assert len(known) >= 7


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(["--help"], None), (["--lang", "fr"], "fr"), (["--lang=en", "x"], "en"), (["--lang"], "")],
)
def test_the_wish_is_read_before_the_rest(arguments: list[str], language: str | None) -> None:
    assert asked_for(arguments) == language


def test_what_is_read_is_made_of_the_file_of_translators() -> None:
    assert update.mo_file("fr").read_bytes() == as_mo(words_of(update.ts_file("fr")))
