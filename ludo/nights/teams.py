"""Whether people play together in a game. Apart from the results, which know no game."""

from collections.abc import Mapping

from ludo.engine.options import OptionsError, Value


def plays_in_teams(game: str, options: Mapping[str, Value], players: int) -> bool:
    """Do several people play together in a game with these options? In none that is unknown here."""
    from ludo.games import GAMES

    if game not in GAMES:
        return False
    try:
        sides = GAMES[game].sides(GAMES[game].read_options({**options, "players": players}))
    except OptionsError:
        return False
    return any(len(side) > 1 for side in sides)
