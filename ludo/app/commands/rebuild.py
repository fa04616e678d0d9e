"""`ludo --rebuild`: the books are made anew from their acts, and it is said where they differed."""

from __future__ import annotations

import gc
from contextlib import closing
from typing import TYPE_CHECKING

from ludo.app.commands.books import subject_names
from ludo.app.commands.command_line import DONE, RefusedError
from ludo.app.escaping import visible
from ludo.app.terminal import translate
from ludo.session.ports import StorageError

if TYPE_CHECKING:
    from pathlib import Path

    from ludo.nights.acts import Checked


def rebuild(folder: Path) -> int:
    """Make the books of a data folder anew. Raises RefusedError where they cannot be used."""
    from ludo.app.instance import Instance
    from ludo.app.start import DATABASE
    from ludo.store.store import Store

    if not (folder / DATABASE).exists():
        text = translate("Terminal", "{file} cannot be read ({reason})")
        raise RefusedError(text.format(file=visible(folder / DATABASE), reason="no-access"))
    instance = Instance(folder)
    if not instance.claim():
        raise RefusedError(translate("Terminal", "Ludo is open: close its window first, or check the books there"))
    gc.disable()  # to go through hundreds of thousands of acts takes a third of the time
    try:
        with closing(Store(folder / DATABASE)) as store:
            if not store.saving:
                codes = ", ".join(notice.code for notice in store.notices)
                raise RefusedError(translate("Terminal", "the file is not whole: {codes}").format(codes=codes))
            print(_text(store.nights.checking.check()))
    except StorageError as error:
        text = translate("Terminal", "{file} cannot be read ({reason})")
        raise RefusedError(text.format(file=visible(folder / DATABASE), reason=visible(error))) from None
    finally:
        gc.enable()
        instance.close()
    return DONE


def _text(checked: Checked) -> str:
    if not checked.differed:
        return translate("Terminal", "the books agree with what was done ({number} acts)").format(number=checked.acts)
    names = {
        **subject_names(),
        "entries": translate("Terminal", "entries of chips"),
        "seasons": translate("Terminal", "seasons and currency"),
    }
    lines = [translate("Terminal", "the books differed from what was done, and are put right:")]
    lines += [f"{number:>12}  {names[subject]}" for subject, number in checked.differed.items()]
    lines += [f"{held.before:>12} → {held.after}  {visible(held.name)}" for held in checked.balances]
    kept = translate("Terminal", "the file as it was is kept in {file}").format(file=visible(checked.kept))
    return "\n".join([*lines, kept])
