"""What went wrong outside the game, in sentences: the file, an import, the program itself."""

from pathlib import Path

from ludo.session.ports import StorageError
from ludo.ui.i18n import translate
from ludo.ui.ports import Note


def note_heading(note: Note) -> str:
    """What a notice about the file is about."""
    match note.code:
        case "damaged":
            return translate("Errors", "The saved games were damaged")
        case "newer-version":
            return translate("Errors", "The saved games come from a newer Ludo")
        case "other-program":
            return translate("Errors", "The file belongs to another program")
        case _:
            return translate("Errors", "Nothing can be saved")


def note_text(note: Note, path: Path) -> str:
    """A notice about the file at `path`: what happened, what was kept where, what comes next."""
    match note.code:
        case "damaged":
            what = translate("Errors", "The file with your games could not be read as it should.")
        case "newer-version":
            what = translate("Errors", "The file with your games was written by a later version of Ludo.")
        case "other-program":
            what = translate("Errors", "The file where Ludo keeps its games is the database of another program.")
        case "read-only":
            what = translate("Errors", "The folder {folder} cannot be written to.").format(folder=path.parent)
        case "disk-full":
            what = translate("Errors", "The disk that holds {folder} is full.").format(folder=path.parent)
        case _:
            what = translate("Errors", "The file {file} cannot be opened.").format(file=path)
    if note.kept is None:
        rest = translate(
            "Errors", "You can play, but nothing is kept when you leave. What was saved before is left as it was."
        )
        return f"{what}\n\n{rest}"
    kept = translate("Errors", "It is kept, unchanged, as\n{file}").format(file=note.kept)
    fresh = translate("Errors", "Ludo goes on with a new file.")
    if note.code == "damaged":
        fresh = translate(
            "Errors", "Ludo goes on with a new file, and %n game(s) could be saved into it.", None, note.saved
        )
    return f"{what}\n\n{kept}\n\n{fresh}"


def storage_text(error: StorageError) -> str:
    """Why something could not be written or read."""
    match error.code:
        case "disk-full":
            return translate("Errors", "The disk is full. Make some room, then try again.")
        case "read-only":
            return translate("Errors", "That place cannot be written to.")
        case "no-access":
            return translate("Errors", "The file cannot be opened: it is missing, or you may not use it.")
        case "busy":
            return translate("Errors", "Another program is using the file. Is Ludo open twice?")
        case "disk-error":
            return translate("Errors", "The disk reports an error.")
        case "newer-version":
            return translate("Errors", "The file was written by a later version of Ludo.")
        case "other-program":
            return translate("Errors", "The file belongs to another program.")
        case "not-a-partie":
            return translate("Errors", "This is not a game that Ludo has written.")
        case "bad-header":
            return translate("Errors", "Line {line} of the file cannot be understood.").format(line=error.detail)
        case "unknown-game":
            return translate("Errors", "This Ludo does not know the game “{game}”.").format(game=error.detail)
        case "bad-options":
            return translate("Errors", "The game was begun with rules that this Ludo does not know.")
        case _:
            return translate("Errors", "The file is damaged.")


def damage_text(actions: int) -> str:
    """A log that could be read only in part."""
    return translate(
        "Errors",
        "The record of this game can be read up to action %n only. You can look at it up to there, "
        "but it cannot be continued.",
        None,
        actions,
    )
