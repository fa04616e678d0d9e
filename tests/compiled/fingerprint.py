"""`python -m tests.compiled.fingerprint`: one line a recorded partie, with a checksum of every event and view in it."""

import sys
from hashlib import sha256

from ludo.engine.runtime import is_compiled
from tests.contract.playing import onlookers
from tests.golden.collection import FOLDER
from tests.golden.transcript import Script, read


def fingerprint(script: Script) -> str:
    """Return a checksum of all that is told and shown in a partie."""
    found = sha256()
    state = script.new()
    for actor, action, is_try in script.acts:
        told = repr(state.check(actor, action) if is_try else state.apply(actor, action))
        views = [repr(state.view(seat)) for seat in onlookers(script.players)]
        found.update("\n".join((told, *views, repr(state.standing()))).encode())
    return found.hexdigest()


def main() -> int:
    """Print all checksums; the way in which the engine runs goes to the other channel."""
    print("compiled" if is_compiled() else "pure Python", file=sys.stderr)
    for path in sorted(FOLDER.rglob("*.txt")):
        print(path.relative_to(FOLDER).as_posix(), fingerprint(read(path.read_text(encoding="utf-8"))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
