"""Errors outside the game, in sentences: the file, an import, the program itself."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ludo.session.ports import ForeignError, StorageError
from ludo.ui.i18n import Text, locale, texts, translate
from ludo.ui.services.store_types import Notice

_text = texts("Errors")

_JOURNAL: Final = ("foreign-journal", "journal-only", "journal-damaged", "journal-missing")
"""Notices about the journal beside the file."""
_PLACES: Final = ("network-folder", "synced-folder", "plain-journal")
"""Notices about the folder of the file."""
_HEADINGS: Final[Mapping[str, Text]] = {
    "damaged": _text("The saved games were damaged"),
    "newer-version": _text("The saved games come from a newer version of Ludo"),
    "other-program": _text("The file belongs to another program"),
    "gone": _text("The saved games are not there"),
    **dict.fromkeys(_JOURNAL, _text("Look at your last games")),
    **dict.fromkeys(_PLACES, _text("Where your games are kept")),
    "cleaned": _text("Signs that could not be seen"),
}
_HAPPENED: Final[Mapping[str, Text]] = {
    "damaged": _text("The file with your games could not be read as it should."),
    "newer-version": _text("The file with your games was written by a later version of Ludo."),
    "not-migrated": _text(
        "Some of what the file with your games says could not be taken over by this version of Ludo as it stands."
    ),
    "old-sqlite": _text("Ludo keeps its games by means of SQLite 3.37 or later. This computer has an older one."),
    "other-program": _text("The file where Ludo keeps its games is the database of another program."),
    "gone": _text("The file with your games is missing or empty:\n{file}\nIf you have a copy of it, import it."),
    "foreign-journal": _text(
        "Beside the file with your games lay a journal that belongs to another file. It was not used."
    ),
    "journal-only": _text(
        "The file with your games was missing or empty. Ludo took what the journal beside it holds; older "
        "games may be missing."
    ),
    "journal-damaged": _text(
        "Ludo was not closed properly, and the journal with your last actions is damaged. The last of them "
        "may be missing."
    ),
    "journal-missing": _text(
        "Ludo was not closed properly, and the journal with your last actions is gone. The last of them may be missing."
    ),
    "network-folder": _text(
        "The folder {folder} is on another computer. Ludo writes your games there in a slower, safe way. Do not have "
        "Ludo open on two computers at once."
    ),
    "synced-folder": _text(
        "The folder {folder} is copied to other computers. Ludo writes your games there in a slower, safe way. Close "
        "Ludo here, and wait until everything is copied, before you open it on another computer."
    ),
    "plain-journal": _text(
        "The disk that holds {folder} lacks something that Ludo works with. Ludo writes your games there in a slower, "
        "safe way."
    ),
    "read-only": _text("The file {file}, or its folder, cannot be written to."),
    "disk-full": _text("The disk that holds {folder} is full."),
    "disk-error": _text("The disk that holds {folder} reports an error."),
    "busy": _text("Another program is using the file {file}."),
}
"""What has happened to the file, or to its disk, by the code of a notice."""
_STORAGE: Final[Mapping[str, Text]] = {
    "not-a-file": _text("“{file}” is no ordinary file."),
    "disk-full": _text("The disk is full. Make some room, then try again."),
    "read-only": _text("That place cannot be written to."),
    "no-access": _text("The file cannot be opened: it is missing, or you may not use it."),
    "busy": _text("Another program is using the file. Is Ludo open twice?"),
    "disk-error": _text("The disk reports an error."),
    "vanished": _text("The file with your games is gone: {file}"),
    "annulled": _text("This partie has been annulled: it is not gone on with."),
    "sits-twice": _text("{name} sits twice at this table, under two names."),
    "copy-damaged": _text("The copy could not be read again as it was written."),
    "own-file": _text("That is the file that Ludo is using. Choose another name for the copy."),
    "taken": _text("There are games of Ludo in that folder already."),
    "too-many-chips": _text("That is more chips than Ludo can count."),
    "newer-version": _text("The file was written by a later version of Ludo."),
    "not-migrated": _text("This version of Ludo cannot take over all that the file says."),
    "other-program": _text("The file belongs to another program."),
    "not-a-partie": _text("This is not a game that Ludo has written."),
    "not-rules": _text("This holds no rules that Ludo has written."),
    "newer-house-rules": _text("These rules were written by a later version of Ludo, which may know more of them."),
    "impossible-rules": _text("These rules cannot be played: {name}"),
    "bad-header": _text("Line {line} of the file cannot be understood."),
}
"""Why something could not be written or read, by code; a field is the file, the name or the line that is meant."""

_PASSED: Final[Mapping[str, Text]] = {
    "too-large": _text("“{file}” is too large: Ludo reads {size} MB at most here."),
    "too-many-rows": _text("“{file}” holds too much: Ludo reads {number} lines or values at most here."),
    "too-deep": _text("“{file}” is nested too deeply: Ludo follows {number} brackets in each other at most."),
    "too-long": _text("“{file}” takes too long to read: Ludo gave up after {number} seconds. Nothing of it is used."),
    "too-much-memory": _text(
        "“{file}” asks for too much memory: Ludo gives {size} MB at most here. Nothing of it is used."
    ),
}
"""Which budget of a file from outside is passed, by code."""


def note_heading(note: Notice) -> str:
    """Return what a notice about the file is about."""
    heading = _HEADINGS.get(note.code)
    return translate("Errors", "Nothing can be saved") if heading is None else heading()


def note_text(note: Notice, path: Path) -> str:
    """Return a notice about the file at `path`: what happened, what was kept where, what comes next."""
    paragraphs = [_what_happened(note, path)]
    if note.kept is not None:
        paragraphs.append(translate("Errors", "It is kept, unchanged, as\n{file}").format(file=note.kept))
    match note.code:
        case "damaged":
            paragraphs += [_what_was_saved(note), *_what_is_missing(note)]
        case "other-program" | "gone":
            paragraphs.append(translate("Errors", "Ludo goes on with a new file."))
        case code if code in (*_JOURNAL, *_PLACES, "cleaned"):
            pass
        case "newer-version" | "not-migrated" | "old-sqlite":
            paragraphs.append(
                translate(
                    "Errors",
                    "You can play, but nothing is kept when you leave. What was saved before is left as it was.",
                )
            )
        case _:
            paragraphs += [_what_memory_holds(note), *_what_is_missing(note)]
    return "\n\n".join(paragraphs)


def cleaned_text(count: int) -> str:
    """Return that so many texts of a file that came in were cleaned, empty for none."""
    if not count:
        return ""
    return translate("Errors", "In %n text(s), signs that nobody can see were taken out.", None, count)


def _what_happened(note: Notice, path: Path) -> str:
    if note.code == "cleaned":
        return cleaned_text(note.saved)
    text = _HAPPENED.get(note.code)
    form = translate("Errors", "The file {file} cannot be opened.") if text is None else text()
    return form.format(file=path, folder=path.parent)


def _what_was_saved(note: Notice) -> str:
    sentences = [
        translate("Errors", "Ludo goes on with a new file, and %n game(s) could be saved into it.", None, note.saved)
        if note.saved
        else translate("Errors", "Ludo goes on with a new file; no game could be saved into it.")
    ]
    if note.cut:
        sentences.append(
            translate(
                "Errors",
                "In %n of them the last actions were lost: it goes on from an earlier one, and chips paid after that "
                "were taken back.",
                None,
                note.cut,
            )
        )
    if note.lost:
        sentences.append(translate("Errors", "%n game(s) could not be read.", None, note.lost))
    if note.interrupted:
        sentences.append(translate("Errors", "An earlier attempt to save them had been interrupted."))
    return " ".join(sentences)


def _what_is_missing(note: Notice) -> list[str]:
    from ludo.ui.wording.losses import missing_text  # hardly ever needed

    return [missing_text(note)] if note.missing else []


def _what_memory_holds(note: Notice) -> str:
    paragraphs = [
        translate(
            "Errors",
            "You can play. As long as Ludo is open it tries again to save; if you leave before that works, what you "
            "play is lost. What was saved before is left as it was.",
        )
    ]
    sentences = []
    if note.saved:
        sentences.append(
            translate("Errors", "The %n game(s) that were saved before can be looked at.", None, note.saved)
        )
    if note.cut:
        sentences.append(translate("Errors", "In %n of them the last actions cannot be read.", None, note.cut))
    if note.lost:
        sentences.append(translate("Errors", "%n game(s) could not be read.", None, note.lost))
    if sentences:
        paragraphs.append(" ".join(sentences))
    return "\n\n".join(paragraphs)


def storage_text(error: StorageError) -> str:
    """Return why something could not be written or read."""
    if isinstance(error, ForeignError) and error.code in ("damaged", "conflict"):
        return translate(
            "Errors",
            "“{file}” is damaged, or holds something that makes no sense. Nothing of it is used, and your own games "
            "are as they were.",
        ).format(file=error.detail)
    if isinstance(error, ForeignError) and error.code in _PASSED:
        number = locale().toString(error.most)
        return _PASSED[error.code]().format(file=error.detail, size=error.most // 1_000_000, number=number)
    if error.code in ("unknown-game", "newer-rules", "bad-options"):
        return not_understood_text(error.code, error.detail)
    text = _STORAGE.get(error.code)
    form = translate("Errors", "The file is damaged.") if text is None else text()
    return form.format(file=error.detail, name=error.detail, line=error.detail)


def not_understood_text(code: str, detail: str) -> str:
    """Return why this version cannot read a partie or a score sheet: see `ludo.games.NotUnderstoodError`."""
    match code:
        case "unknown-game":
            return translate("Errors", "This version of Ludo does not know the game “{game}”.").format(game=detail)
        case "newer-rules":
            return translate("Errors", "The game was begun with a later version of Ludo, whose rules may differ.")
    return translate("Errors", "The game was begun with rules that this version of Ludo does not know.")


def fault_text() -> str:
    """Return that something in the file makes no sense, and what becomes of it."""
    return translate(
        "Errors",
        "The file with your games holds something here that makes no sense. The rest of it can be used. When Ludo is "
        "started next, it looks through the whole file, mends what can be mended, and says what it found.",
    )


def other_heading() -> str:
    """Return what a message is about that another program has the data folder."""
    return translate("Errors", "Ludo is already open")


def other_text(folder: Path) -> str:
    """Return that the program that has a data folder does not answer."""
    return translate(
        "Errors",
        "Another Ludo uses the games in\n{folder}\nand does not answer. Close it, or end it. Open the games here only "
        "if you are sure that it is gone.",
    ).format(folder=folder)


def unreachable_heading() -> str:
    """Return what a message is about that a second start cannot reach this program."""
    return translate("Errors", "Open files from this window")


def unreachable_text() -> str:
    """Return that a second start cannot hand anything over to this program."""
    return translate(
        "Errors",
        "This computer gives Ludo no place in which to hear of a second start. A file that is double-clicked will not "
        "be shown in this window: open it by the menu, or drop it here.",
    )


def overrule_text() -> str:
    """Return what a button says that opens the games although another program may use them."""
    return translate("Errors", "Open all the same")


def opening_text(done: int, of: int) -> str:
    """Return how far the reading of a damaged file has come; nothing is known of `of` while it is looked through."""
    if of == 0:
        return translate("Errors", "The file with your games is being checked…")
    return translate("Errors", "The saved games are damaged. What can be read is saved: {done} of {all}").format(
        done=done, all=of
    )


def damage_text(actions: int) -> str:
    """Return what to say about a log that could be read only in part."""
    return translate(
        "Errors",
        "The record of this game can be read up to action %n only. You can look at it up to there, "
        "but it cannot be continued.",
        None,
        actions,
    )
