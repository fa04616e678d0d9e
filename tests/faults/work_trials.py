"""A trial of work that takes long: it gives signs of life all the time."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from ludo.store.store import Store
from tests.faults import damage
from tests.faults.files import good

LARGE: Final = 3000


@dataclass
class Stalls:
    """The longest times without a sign of life, in seconds of processor time: other programs do not count."""

    longest: dict[str, float] = field(default_factory=dict)

    def measure(self, name: str, work: Callable[[Callable[[int, int], None]], object]) -> list[str]:
        """Do something that shows its progress; what is wrong with it."""
        last, longest = process_time(), 0.0

        def progress(_done: int, _of: int) -> None:
            nonlocal last, longest
            now = process_time()
            longest, last = max(longest, now - last), now

        work(progress)
        progress(0, 0)
        self.longest[name] = max(longest, self.longest.get(name, 0.0))
        return [f"{name}: {longest:.1f} s without a sign of life"] if longest > LONGEST else []


STALLS: Final = Stalls()
LONGEST: Final = 2.0


def long_work(folder: Path, rng: Random) -> list[str]:
    """Starts, salvage and import of a large file show their progress all the time."""
    content, known = good(LARGE)
    path = folder / "ludo.db"
    path.write_bytes(content)
    problems = STALLS.measure("start", lambda progress: Store(path, progress=progress).close())
    for kind, spoil in damage.BYTES.items():
        path.write_bytes(spoil(content, rng))
        problems += STALLS.measure(kind, lambda progress: Store(path, progress=progress).close())
    copy = folder / "copy.ludo"
    copy.write_bytes(content)
    store = Store(path)
    problems += STALLS.measure("import", lambda progress: store.restore(copy, progress))
    problems += STALLS.measure("copy", lambda _: store.backup(copy))
    problems += STALLS.measure("list", lambda _: store.sessions())
    problems += [] if store.session_count() == len(known) else ["not everything was imported"]
    store.close()
    return problems
