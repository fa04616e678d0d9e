"""What packages and installers say, in the languages of the program."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Sequence
from typing import Final
from xml.sax.saxutils import escape, unescape

from recipes.common import ROOT, languages

SOURCE: Final = "en"
_SPACE: Final = re.compile(r"\s+")


def translate(_: str, text: str, /) -> str:
    """Return a text in English; here it is found, and `in_language` translates it."""
    return text


def in_language(code: str, text: str) -> str:
    """Return a text in a language; in English where that lacks it."""
    return gettext.translation("ludo", ROOT / "resources" / "i18n", languages=[code], fallback=True).gettext(text)


def others() -> list[str]:
    """Return the languages of the program besides English."""
    return [code for code in languages() if code != SOURCE]


def unsigned(code: str, command: str) -> str:
    """Return how a program that nobody has signed is opened on macOS, in a language."""
    said = (
        translate("Packages", "macOS may say that Ludo is damaged or cannot be checked: nobody has signed it."),
        translate(
            "Packages",
            "Drag it to Applications first. Then open System Settings > Privacy & Security, and choose Open Anyway.",
        ),
        translate("Packages", "Where that is not offered, type this line into the program Terminal:"),
    )
    return "\n".join([*(in_language(code, text) for text in said), "", f"    {command}", ""])


def _others(text: str) -> list[tuple[str, str]]:
    """Return the languages that have a translation of a text, with it."""
    found = [(code, in_language(code, text)) for code in others()]
    return [(code, said) for code, said in found if said != text]


def menu_entry(text: str) -> str:
    """Return a desktop entry with what is said in it in every language."""

    def add(found: re.Match[str]) -> str:
        key, english = found.groups()
        return "".join([found[0], *(f"{key}[{code}]={said}\n" for code, said in _others(english))])

    return re.sub(r"^(GenericName|Comment|Keywords)=(.*)\n", add, text, flags=re.MULTILINE)


def description(text: str) -> str:
    """Return a description in XML with its sentences in every language."""

    def add(found: re.Match[str]) -> str:
        indent, tag, english = found.groups()
        said = _others(_SPACE.sub(" ", unescape(english)).strip())
        more = (f'{indent}<{tag} xml:lang="{code}">{escape(translated)}</{tag}>' for code, translated in said)
        return "\n".join([found[0], *more])

    return re.sub(r"^( *)<(comment|summary|p)>(.*?)</\2>", add, text, flags=re.MULTILINE | re.DOTALL)


def manual_page(text: str, code: str) -> str:
    """Return a manual page in a language: its headings, the name of its section, and each line that is a sentence."""
    said = []
    for line in text.splitlines():
        head, mark, sentence = _parts(line)
        said.append(f"{head}{mark}{_as_roff(in_language(code, sentence))}" if sentence else line)
    return re.sub(r'"Games"$', f'"{in_language(code, "Games")}"', "\n".join(said) + "\n", count=1, flags=re.MULTILINE)


def _parts(line: str) -> tuple[str, str, str]:
    """Return what stands before the sentence of a line of a manual page, and the sentence; it may have none."""
    if line.startswith((".SH ", "ludo \\- ")):
        head, mark, sentence = line.partition("- " if line.startswith("ludo") else " ")
        return head, mark, sentence
    return "", "", "" if line.startswith(".") or "/" in line else line


def _as_roff(text: str) -> str:
    """Return a text as it stands in a manual page; at its beginning a point or an apostrophe would be an order."""
    text = text.replace("\\", "\\e")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def macos_strings(code: str, texts: Sequence[str]) -> str:
    """Return what a bundle for macOS says in a language: `InfoPlist.strings`, by what stands in `Info.plist`."""
    return "".join(f"{_quoted(text)} = {_quoted(in_language(code, text))};\n" for text in texts)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def nsis_names() -> dict[str, str]:
    """Return the languages of the program by code, as NSIS calls them."""
    return {code: fields["nsis"] for code, fields in languages().items() if fields.get("nsis")}


def installer_words() -> str:
    """Return what the installer for Windows includes: its languages, English first, and its words in each of them."""
    names = nsis_names()
    codes = sorted(names, key=lambda code: code != SOURCE)
    lines = [f'!insertmacro MUI_LANGUAGE "{names[code]}"' for code in codes]
    for word, text in _installer().items():
        lines += [f'LangString {word} ${{LANG_{names[code].upper()}}} "{in_language(code, text)}"' for code in codes]
    return "\n".join(lines) + "\n"


def _installer() -> dict[str, str]:
    return {
        "PROGRAM": "Ludo",
        "DESKTOP": translate("Packages", "Icon on the desktop"),
        "PARTIE": translate("Packages", "Ludo game"),
        "BACKUP": translate("Packages", "Ludo backup"),
        "BOOK": translate("Packages", "Ludo evenings"),
        "RULES": translate("Packages", "Ludo rules"),
        "RUNNING": translate("Packages", "Ludo is running. Close it, then try again."),
        "ELSEWHERE": translate(
            "Packages", "Ludo is installed in $0 already. Choose that folder, or remove Ludo there first."
        ),
        "DELETE_DATA": translate(
            "Packages",
            "Delete your games, people and settings too? They are in $LOCALAPPDATA\\Ludo, and cannot be brought back.",
        ),
    }


def of_menus() -> tuple[str, ...]:
    """Return what stands in the files of `packaging/linux`, to be translated."""
    return (
        translate("Packages", "Card games"),
        translate("Packages", "Five traditional French card games, against the computer or together at one screen"),
        translate("Packages", "cards;trut;triomphe;tripoli;"),
        translate("Packages", "Five traditional French card games"),
        translate(
            "Packages",
            "Ludo brings Trut, Triomphe, Trente-et-un, Tripoli and Trio to one screen, with all their variants: "
            "against the computer, or together with friends. It works without a network, keeps exactly to written "
            "rules, and loses nothing when it is closed.",
        ),
    )


def of_manual_page() -> tuple[str, ...]:
    """Return what stands in `packaging/linux/ludo.6`, to be translated; `ludo --help` says the rest as well."""
    return (
        translate("Packages", "Games"),
        translate("Packages", "NAME"),
        translate("Packages", "SYNOPSIS"),
        translate("Packages", "DESCRIPTION"),
        *(translate("Packages", "OPTIONS"), translate("Packages", "PAGES"), translate("Packages", "EXAMPLES")),
        translate("Packages", "COMMANDS"),
        translate("Packages", "ENVIRONMENT"),
        translate("Packages", "FILES"),
        translate("Packages", "EXIT STATUS"),
        translate("Packages", "names the kind of screen to Qt: `xcb`, `wayland`"),
        translate("Packages", "0, or 1 if something is missing or was refused, and 2 for options that do not exist."),
        translate("Packages", "A command that is ended by Ctrl+C ends with 130."),
        translate("Packages", "five traditional French card games"),
        translate(
            "Packages",
            "Play Triomphe, Trut, Trente-et-un, Tripoli and Trio against the computer, or together at one screen.",
        ),
        translate("Packages", "Games, people and settings are kept in one folder of your account."),
        translate("Packages", "What can be shown at once:"),
        translate("Packages", "show past game number 7 step by step"),
        translate("Packages", "write what the decisions in a saved game cost, for another program"),
        translate("Packages", "let two levels play 200 times"),
        translate("Packages", "names another data folder"),
        translate("Packages", "names the folder in which the data folder lies"),
        translate(
            "Packages",
            "say the language, as long as none is chosen in the settings; the first that is set counts",
        ),
        translate("Packages", "games, people and settings"),
        translate("Packages", "what went wrong"),
    )


FILLED: Final[dict[str, Callable[[str], str]]] = {".desktop": menu_entry, ".xml": description}
"""What translates a file of `packaging/linux`, by its ending."""
