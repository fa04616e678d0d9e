"""What the benchmarks run of Tripoli."""

from typing import Final

from benchmarks.driving import Table
from benchmarks.forms import POKERKIT, SAME, Form, Match, Measurement, by_chance, expert, ladder

FORMS: Final[tuple[Form, ...]] = (Form("Tripoli 4", "tripoli", {"players": 4}),)
MATCH: Final = Match("Tripoli 6", Table("tripoli", {"players": 6}, "5c75337975ce1e31", "4e906804589f0bc7"), (POKERKIT,))
MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    expert("tripoli", f"tripoli --unit deal {SAME}", "Tripoli, 4 players, a deal"),
    expert("tripoli-20", f"tripoli --deals 20 {SAME}", "Tripoli, 4 players, 20 deals"),
    expert("tripoli-2", f"tripoli --players 2 --unit deal {SAME}", "Tripoli, 2 players, a deal", 400),
    expert("tripoli-9", f"tripoli --players 9 --unit deal {SAME}", "Tripoli, 9 players, a deal", 450),
    ladder("tripoli", "Tripoli, 4 players", 200),
    *(by_chance(level, "tripoli", "Tripoli, 4 players", 400) for level in ("baseline", "expert")),
)
