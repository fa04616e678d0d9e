"""Somewhere else on earth."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def in_zone(name: str) -> Iterator[None]:
    """Be in a zone, where the system can change it."""
    before = os.environ.get("TZ")
    set_zone: Callable[[], None] = getattr(time, "tzset", lambda: None)
    os.environ["TZ"] = name
    set_zone()
    try:
        yield
    finally:
        os.environ.pop("TZ")
        if before is not None:
            os.environ["TZ"] = before
        set_zone()
