"""The rows of `benchmarks/strength.jsonl`, one a measurement, and the table of `docs/strength.md` made of them."""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from benchmarks.margins import Document, margin, together

Row: TypeAlias = dict[str, Any]
"""Command, digest of the code, and figures: estimates are value, lower and upper end (95 %)."""
HEAD: Final = "| game | Elo of Beginner, Amateur, Strong, Expert | steps | Expert among `simple` wins (even share) |"
LEVELS: Final = ("debutant", "amateur", "fort", "expert")


def row_of(command: str, found: Document) -> Row:
    """Return the row of what a command printed."""
    row: Row = {"command": command, "digest": found["source_sha256"][:16], "compiled": bool(found.get("compiled"))}
    if found["command"] == "ladder":
        elo = {rung["level"]: _rounded(rung["elo"]) for rung in found["ladder"]}
        return row | {"units_of_luck": found["units_of_luck"], "elo": elo}
    alone, times = found["a_alone"], found["decision_times"][found["a"]]
    return row | {
        "units": alone["units"],
        "even": _rounded([found["fair_share"]])[0],
        "won": _rounded(alone["won"]),
        "won_by_luck": _rounded(alone["won_by_luck"]),
        "more_won": _rounded(found["share_difference"]),
        "more_points": _rounded(found["points_difference"]),
        "milliseconds": _rounded([times["p50_ms"], times["p95_ms"], times["max_ms"]]),
    }


def margin_row(pairs: Sequence[tuple[Document, Document]]) -> Row:
    """Return what is added to the row of one who sees cards: how much of the margin over even play Expert takes."""
    found = margin(pairs)
    return {"expert_won": _rounded(found.expert), "expert_takes": _rounded(found.share)}


def together_row(documents: Sequence[Document]) -> Row:
    """Return the row of what was measured with several seeds."""
    found = together(documents)
    return {
        "seeds": [document["seed"] for document in documents],
        "units": found.units,
        "even": _rounded([documents[0]["fair_share"]])[0],
        "won": _rounded(found.won),
        "won_by_luck": _rounded(found.won_by_luck),
        "points": _rounded(found.points),
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def read_rows(path: Path) -> dict[str, Row]:
    """Return the rows of a file by name."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    return {row.pop("name"): row for row in rows}


def write_rows(path: Path, rows: Mapping[str, Row]) -> None:
    """Write rows, one a line."""
    lines = [json.dumps({"name": name, **row}, ensure_ascii=False) for name, row in rows.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def table(what: Mapping[str, str], rows: Mapping[str, Row]) -> str:
    """Return the table by game. what: what each measurement is about, its game before the first comma."""
    ratings: dict[str, str] = {}
    shares: dict[str, list[str]] = {}
    for name, text in what.items():
        row = rows.get(f"{name} together", rows.get(name, {}))
        game, _, table_of = text.partition(", ")
        if "elo" in row:
            ratings[game] = _ratings(table_of, row["elo"])
        elif name in rows and "--a expert --b baseline" in rows[name]["command"] and ", seed " not in text:
            shares.setdefault(game, []).append(f"{table_of} {_share(row)}")
    lines = [HEAD, "|" + " --- |" * (HEAD.count("|") - 1)]
    lines += [f"| {game} | {ratings.get(game, '– | –')} | {'; '.join(tables)} |" for game, tables in shares.items()]
    return "\n".join(lines)


def _ratings(table_of: str, elo: Mapping[str, Sequence[float]]) -> str:
    """Return the ratings of all levels, and the steps between them."""
    found = [elo[level] for level in LEVELS]
    ratings = ", ".join(f"{value:+.0f} ±{(high - low) / 2:.0f}" for value, low, high in found)
    steps = ", ".join(f"{above[0] - below[0]:.0f}" for below, above in pairwise(found))
    return f"{table_of}: {ratings} | {steps}".replace("-", "−")


def _share(row: Row) -> str:
    won, low, high = (100 * value for value in row["won"])
    return f"{won:.0f} % ±{(high - low) / 2:.0f} ({100 * row['even']:.0f})"
