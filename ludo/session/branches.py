"""Playing on from a moment of a partie: another partie for practice, whose log begins as that one did.

What luck does next is what it did there, as far as the rules allow it again.
"""

from collections.abc import Sequence

from ludo.bots.levels import GRADED
from ludo.engine.actions import Action
from ludo.engine.game import AnyGame
from ludo.session.chairs import Chair
from ludo.session.opening import Opening, Origin
from ludo.session.ports import Header
from ludo.session.replay import Replay
from ludo.session.timeline import write_step


def persons(replay: Replay, ply: int) -> tuple[int, ...]:
    """Return the chairs for which persons played after so many actions."""
    return tuple(number for number, chair in enumerate(replay.players(ply)) if chair.person)


def can_play_on(replay: Replay, ply: int) -> bool:
    """Is there anything left to play after so many actions, and anybody who could? A partie that goes on is a secret
    still."""
    return replay.over and replay.turn(ply).must is not None and bool(persons(replay, ply))


def branch_chairs(replay: Replay, ply: int, alone: int | None = None) -> tuple[Chair, ...]:
    """Return who plays on: those who played; alone: the chair of a person against computer players."""
    chairs = replay.players(ply)
    if alone is None:
        return chairs
    return tuple(
        chair._replace(level=GRADED[-1], guest=True, identity=None) if chair.person and number != alone else chair
        for number, chair in enumerate(chairs)
    )


def branch(replay: Replay, ply: int, chairs: tuple[Chair, ...], now: str) -> tuple[Header, list[str]]:
    """Return header and log of a partie that is played on after so many actions of another one."""
    begun = replay.header
    header = Header(begun.game, begun.rules_version, begun.options, chairs, now)
    opening = Opening(practice=True, own=replay.own_number, origin=Origin(ply, begun.started))
    seals = {each.ply: each.commitment for each in replay.luck}
    lines = opening.lines()
    for number in range(ply):
        sealed = seals.get(number + 1)
        lines += [] if sealed is None else [sealed.line()]
        lines.append(write_step(replay.game, *replay.done(number)))
    return header, lines


def write_deals(replay: Replay) -> str:
    """Return everything that luck did in a partie that is in no file."""
    return "\n".join(replay.game.write(action) for action in replay.chance)


def read_deals(game: AnyGame, text: str) -> Sequence[Action]:
    """Return what luck did; as far as it can be read."""
    deals: list[Action] = []
    for line in text.splitlines():
        try:
            deals.append(game.read(line))
        except ValueError:
            break
    return deals
