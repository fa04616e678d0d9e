"""`python -m tests.compiled.fingerprint`: checksums of what the package of a folder does.

One line a recorded partie: every event and view in it; one a preset and level: what is decided; one a game: the code
that prices.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from benchmarks.deciding import COACH, HINT, answered, gathered
from ludo.bots.registry import played_levels
from ludo.bots.source_digest import price_digest
from ludo.engine.runtime import is_compiled
from ludo.games import GAMES
from tests.contract.playing import onlookers
from tests.golden.collection import FOLDER
from tests.golden.transcript import Script, read

DECISIONS: Final = 4
"""How many decisions of each preset every level takes."""


def fingerprint(script: Script) -> str:
    """Return a checksum of all that is told and shown in a partie."""
    found = sha256()
    state = script.new()
    for actor, action, is_try in script.acts:
        told = repr(state.check(actor, action) if is_try else state.apply(actor, action))
        views = [repr(state.view(seat)) for seat in onlookers(script.players)]
        found.update("\n".join((told, *views, repr(state.standing()))).encode())
    return found.hexdigest()


def decisions() -> Iterator[tuple[str, str]]:
    """Yield the name of each form of a game with a level, and a checksum of what is decided there."""
    for game in GAMES.values():
        yield f"{game.id} prices", price_digest(game.id)
        for number, (preset, values) in enumerate(game.presets.items()):
            asked = gathered(game, dict(values), DECISIONS)
            for level in played_levels(game.id):
                answers = "\n".join(answered(request, level) for request in asked)
                yield f"{game.id} {preset} {level}", sha256(answers.encode()).hexdigest()
            if not number:  # they take seconds
                weighed = answered(asked[0], HINT) + answered(asked[0], COACH)
                yield f"{game.id} {preset} coach", sha256(weighed.encode()).hexdigest()


def main() -> int:
    """Print all checksums; the way in which the engine runs goes to the other channel."""
    print("compiled" if is_compiled() else "pure Python", file=sys.stderr)
    for path in sorted(FOLDER.rglob("*.txt")):
        print(path.relative_to(FOLDER).as_posix(), fingerprint(read(path.read_text(encoding="utf-8"))))
    for name, found in decisions():
        print(name, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
