"""Sessions of Triomphe for the play page."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ludo.engine.cards import PACK_32, write_card
from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from tests.ui.play.tables import Mind, Notebook

ANNA: Final = Chair("Anna")
OTHERS: Final = tuple(Chair(name, "simple") for name in ("Hugo", "Léa", "Marcel", "Jeanne", "Basile"))
PACK: Final = tuple(map(write_card, PACK_32))
TWO_HANDS: Final = ("Kh 10h Qs 9s 8d", "Jh Ks 10s Kd 7d")
"""Anna and Hugo; hearts are trumps (TRI-E07)."""
FOUR_HANDS: Final = ("9d 10d Ad Ah Jh", "Jd Qd Kd Qh Kh", "Ac Jc Qc 7h 8h", "Kc 7d 8d 9h 10h")
ACE_HANDS: Final = ("Ad Jc 10c 9s 8h", "Kc 9d 8s Qh 7h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh")
"""Anna holds the ace of trumps if a diamond is turned."""


def deal(hands: Sequence[str], turn_up: str, top: str = "") -> str:
    """Return the line of a composed deal; `top`: the first cards of the stock."""
    out = " ".join((*hands, turn_up, top)).split()
    rest = [turn_up, *top.split(), *(card for card in PACK if card not in out)]
    return f"luck deal {' / '.join(hands)} / {' '.join(rest)}"


def table(
    players: int,
    lines: Sequence[str] = (),
    *,
    mind: Mind | None = None,
    notebook: Notebook | None = None,
    persons: Sequence[int] = (0,),
    seed: int = 1,
    **values: Value,
) -> Session:
    """A session of so many players, of whom `persons` are persons; what has happened is in `lines`."""
    game = GAMES["triomphe"]
    chairs = [ANNA, *OTHERS[: players - 1]]
    chairs = [Chair(chair.name) if number in persons else chair for number, chair in enumerate(chairs)]
    options = game.read_options({"first_dealer": "random", **values, "players": players})
    header = Header("triomphe", game.rules_version, write_options(options), tuple(chairs), "2026-01-01T00:00:00+00:00")
    session = Session(game, header, notebook or Notebook(list(lines)), Random(seed), mind, lines=lines)
    assert session.damage is None, session.damage
    return session
