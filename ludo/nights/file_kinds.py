"""The kinds of files that people exchange and keep, and what their names end in."""

from enum import Enum
from typing import Final

PARTIE_SUFFIX: Final = ".ludogame"
BACKUP_SUFFIX: Final = ".ludo"
BOOK_SUFFIX: Final = ".ludobook"
RULES_SUFFIX: Final = ".ludorules"


class FileKind(Enum):
    """Contents of a file: one partie as text, everything, evenings for another computer, or house rules."""

    PARTIE = PARTIE_SUFFIX
    BACKUP = BACKUP_SUFFIX
    BOOK = BOOK_SUFFIX
    RULES = RULES_SUFFIX
