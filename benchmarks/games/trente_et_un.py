"""What the benchmarks run of Trente-et-un."""

from typing import Final

from benchmarks.driving import Table
from benchmarks.forms import SAME, Form, Match, Measurement, by_chance, expert, ladder, openspiel

LOWEST: Final = "--option knocker_surpassed=only_if_lowest"
FORMS: Final[tuple[Form, ...]] = (
    Form("Trente-et-un 4", "trente_et_un", {"players": 4}),
    Form("36 cards 4", "trente_et_un", {"variant": "schwimmen36", "players": 4}, aim=1.3),
)
MATCH: Final = Match(
    "Trente-et-un 5",
    Table("trente_et_un", {"players": 5}, "71074e92eb1e45f2", "e8044b52552c424e"),
    (openspiel("crazy_eights", "crazy_eights(players=5)"),),
)
MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    *(
        expert(
            f"trente_et_un-{players}{name}",
            f"trente_et_un --players {players} {rule}{SAME}",
            f"Trente-et-un, {players} players{what}",
        )
        for name, rule, what in (("", "", ""), ("-lowest", f"{LOWEST} ", ", a knocker pays only if lowest"))
        for players in (2, 3, 4)
    ),
    expert("trente_et_un-36", f"trente_et_un --preset schwimmen --players 4 {SAME}", "36 cards, 4 players"),
    expert("trente_et_un-6", f"trente_et_un --players 6 {SAME}", "Trente-et-un, 6 players", 300),
    expert("trente_et_un-9", f"trente_et_un --players 9 {SAME}", "Trente-et-un, 9 players", 306),
    expert("trente_et_un-36-2", f"trente_et_un --preset schwimmen --players 2 {SAME}", "36 cards, 2 players", 200),
    expert("trente_et_un-36-9", f"trente_et_un --preset schwimmen --players 9 {SAME}", "36 cards, 9 players", 180),
    ladder("trente_et_un", "Trente-et-un, 3 players", 300),
    *(by_chance(level, "trente_et_un", "Trente-et-un, 3 players", 60) for level in ("baseline", "expert")),
)
