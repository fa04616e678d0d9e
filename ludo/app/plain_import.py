"""PySide6 without its `from __feature__ import …`, which nothing here uses.

To offer it, PySide6 replaces `__import__`: from then on the source of every module that is imported is read and
searched, which is an eighth of the whole start.
"""

import builtins

import PySide6.QtCore  # noqa: F401


def use_plain_import() -> None:
    """Import modules as Python does, if this PySide6 does it in its own way and keeps the usual one."""
    usual = getattr(builtins, "__orig_import__", None)
    if usual is not None and builtins.__import__ is getattr(builtins, "__feature_import__", None):
        builtins.__import__ = usual
