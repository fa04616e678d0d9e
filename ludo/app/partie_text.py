"""Parties as text, read and written by code that is imported when it is first needed."""

from collections.abc import Sequence

from ludo.session.ports import Header, StorageError


class PartieText:
    """See `ludo.session.service.TextFormat`."""

    def write(self, header: Header, lines: Sequence[str]) -> str:
        """Return a partie as text."""
        from ludo.store.partie_text import write_partie

        return write_partie(header, lines)

    def read(self, text: str) -> tuple[Header, list[str]]:
        """Return header and log of a partie written as text. Raises StorageError."""
        from ludo.store.partie_text import PartieTextError, read_partie

        try:
            return read_partie(text)
        except PartieTextError as error:
            raise StorageError(error.code, str(error.line)) from error
