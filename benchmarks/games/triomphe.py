"""What the benchmarks run of Triomphe."""

from typing import Final

from benchmarks.driving import Table
from benchmarks.forms import COLVER, SAME, Form, Match, Measurement, by_chance, cheat, expert, ladder, openspiel

FORMS: Final[tuple[Form, ...]] = (
    Form("Triomphe 2 x 2", "triomphe", {"players": 4, "teams": "2x2"}, bar=1.7),
    Form("Triomphe 5", "triomphe", {"players": 5}, bar=1.7),
    Form("L'As qui pille 2", "triomphe", {"variant": "as_qui_pille", "players": 2}, bar=1.7),
    Form("L'As qui pille 4", "triomphe", {"variant": "as_qui_pille", "players": 4}, bar=1.7),
)
MATCH: Final = Match(
    "Triomphe 2 x 2",
    Table("triomphe", {"players": 4, "teams": "2x2"}, "318dee0a554391ed", "08459864c7683fa9"),
    (openspiel("euchre", "euchre"), COLVER),
)
MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    expert("triomphe", f"triomphe {SAME}", "Triomphe, 2 players", 2000),
    expert("triomphe-partners", f"triomphe --preset partners {SAME}", "Triomphe, 2 against 2"),
    expert("as_qui_pille", f"triomphe --preset as_qui_pille --players 3 {SAME}", "L'As qui pille, 3 players", 2700),
    expert("triomphe-3", f"triomphe --players 3 {SAME}", "Triomphe, 3 players", 900),
    expert("triomphe-4", f"triomphe --players 4 {SAME}", "Triomphe, 4 players", 800),
    expert("triomphe-5", f"triomphe --players 5 {SAME}", "Triomphe, 5 players", 400),
    expert("triomphe-6", f"triomphe --players 6 {SAME}", "Triomphe, 6 players", 360),
    expert("triomphe-threes", f"triomphe --preset threes {SAME}", "Triomphe, 3 against 3", 200),
    ladder("triomphe", "Triomphe, 2 players", 600),
    *(by_chance(level, "triomphe", "Triomphe, 2 players", 400) for level in ("baseline", "expert")),
    cheat("triomphe", f"triomphe {SAME}", "Triomphe, 2 players, all cards", 1000),
    cheat(
        "as_qui_pille",
        f"triomphe --preset as_qui_pille --players 3 {SAME}",
        "L'As qui pille, 3 players, all cards",
        2700,
    ),
)
