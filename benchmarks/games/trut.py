"""What the benchmarks run of Trut."""

from typing import Final

from benchmarks.driving import Table
from benchmarks.forms import PYTRUCO, Form, Match, Measurement, by_chance, expert, ladder

FORMS: Final[tuple[Form, ...]] = (
    Form("Trut 2", "trut", {"players": 2}),
    Form("Trut 2 x 2", "trut", {"players": 4}),
)
MATCH: Final = Match("Trut 2 x 2", Table("trut", {"players": 4}, "00dddc501429075b", "00dddc501429075b"), (PYTRUCO,))
MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    expert("trut", "trut", "Trut, 2 players", 2000),
    expert("trut-4", "trut --players 4", "Trut, 2 against 2"),
    ladder("trut", "Trut, 2 players", 1000),
    *(by_chance(level, "trut", "Trut, 2 players", 400) for level in ("baseline", "expert")),
)
