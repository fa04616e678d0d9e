"""How much is told on a tile of the first page once it was painted: room is kept for that."""

from ludo.ui.i18n import listed, translate


def facts_example() -> str:
    """Return as much as is told of a game, to keep room for it."""
    count = translate("Home", "{least} to {most} players").format(least=2, most=9)
    length = translate("Home", "{least} to {most} min").format(least=20, most=55)
    return " · ".join((count, length, translate("Home", "easiest to begin with")))


def begins_example() -> str:
    """Return as much as is told of what begins at once, to keep room for it."""
    names = listed(("Hugo", "Camille", "Marcel"))
    players = translate("Home", "You against {names}, {level}").format(names=names, level="Amateur")
    return " · ".join((players, translate("Home", "own rules"), translate("Home", "%n min", None, 20)))
