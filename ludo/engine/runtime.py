"""How the engine runs: as compiled code, or as plain Python."""

from typing import Final

_SOURCES: Final = (".py", ".pyc")


def is_compiled() -> bool:
    """Does the engine run as compiled code?"""
    return is_extension(__file__)


def is_extension(file: str) -> bool:
    """Does a module that was read from this file run as compiled code?"""
    return not file.endswith(_SOURCES)
