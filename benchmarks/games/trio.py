"""What the benchmarks run of Trio."""

from typing import Final

from benchmarks.driving import Table
from benchmarks.forms import SAME, Form, Match, Measurement, by_chance, cheat, expert, ladder, openspiel

FORMS: Final[tuple[Form, ...]] = (
    Form("Trio 4", "trio", {"players": 4}, aim=1.3),
    Form("L'École 4", "trio", {"variant": "ecole", "players": 4}, aim=1.3),
)
MATCH: Final = Match(
    "Trio 4", Table("trio", {}, "8648a00b6b22a3ab", "76d265bd2767b162"), (openspiel("gin_rummy", "gin_rummy"),)
)
MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    expert("trio", f"trio {SAME}", "Trio, 4 players", 400),
    expert("trio-more", f"trio {SAME}", "Trio, 4 players, seed 2", 1600, seed=2),
    expert("trio-most", f"trio {SAME}", "Trio, 4 players, seed 3", 4800, seed=3),
    expert("ecole", f"trio --preset ecole {SAME}", "L'École, 4 players", 400),
    expert("ecole-more", f"trio --preset ecole {SAME}", "L'École, 4 players, seed 2", 600, seed=2),
    expert("trio-3", f"trio --players 3 {SAME}", "Trio, 3 players", 240),
    expert("trio-6", f"trio --players 6 {SAME}", "Trio, 6 players", 240),
    ladder("trio", "Trio, 4 players", 1200),
    *(by_chance(level, "trio", "Trio, 4 players", 40) for level in ("baseline", "expert")),
    cheat("trio", f"trio {SAME}", "Trio, 4 players, all hands", 400),
    cheat("trio-more", f"trio {SAME}", "Trio, 4 players, all hands", 600, seed=2),
    cheat("trio", f"trio {SAME}", "Trio, 4 players, all hands and the order of the stock", 100, stock="--stock"),
    cheat("ecole", f"trio --preset ecole {SAME}", "L'École, 4 players, all hands", 400),
    cheat("ecole-more", f"trio --preset ecole {SAME}", "L'École, 4 players, all hands", 600, seed=2),
)
