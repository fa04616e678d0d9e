"""By which code a decision was priced: what is stored is computed anew once it was another one."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import ludo

_SHARED: Final = ("engine", "bots/coach", "bots/contract.py", "bots/estimates.py")
"""What prices of every game depend on, besides its rules and its players."""


@cache
def price_digest(game: str) -> str:
    """Return a digest of the code that prices decisions at a game; where no code lies beside it, of the version."""
    folder = Path(ludo.__file__).parent
    digest = blake2b(ludo.__version__.encode(), digest_size=8)
    for part in (*_SHARED, f"games/{game}", f"bots/{game}"):
        place = folder / part
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place] * place.exists():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
