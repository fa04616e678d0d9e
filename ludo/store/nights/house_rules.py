"""House rules of an evening as JSON."""

import json

from ludo.nights.evenings import HouseRules
from ludo.store.rows import RowError, named_values
from ludo.store.rows import options as read_options


def write_rules(rules: HouseRules) -> str:
    """Return house rules as text."""
    games = {game: dict(values) for game, values in rules.games.items() if values}
    return json.dumps({"buy_in": rules.buy_in, "chip_value": rules.chip_value, "games": games})


def read_rules(value: object) -> HouseRules:
    """Return house rules from their text. Raises RowError for a text that holds none."""
    read = named_values(value)
    buy_in, chip_value, games = read.get("buy_in", 0), read.get("chip_value", 0), read.get("games", {})
    if not isinstance(buy_in, int) or not isinstance(chip_value, int) or not isinstance(games, dict):
        raise RowError("house rules of another kind")
    return HouseRules(
        max(buy_in, 0), max(chip_value, 0), {game: read_options(json.dumps(values)) for game, values in games.items()}
    )
