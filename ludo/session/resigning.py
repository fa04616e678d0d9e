"""Giving up a partie that is not open."""

from ludo.session.outcomes import GIVEN_UP
from ludo.session.ports import StorageError
from ludo.session.service import Archive
from ludo.session.timeline import write_give_up


def give_up_kept(archive: Archive, number: int) -> None:
    """End a kept partie as if its first person had given it up; one that is over stays as it is. Raises StorageError.

    Chips of the deals that were played out stay where they went.
    """
    header, lines = archive.load(number)
    person = next((chair for chair, who in enumerate(header.chairs) if who.level is None), None)
    if person is None:
        raise StorageError("no-such-session", str(number))
    archive.append(number, len(lines), [write_give_up(person)], [], True, GIVEN_UP)
