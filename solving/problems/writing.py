"""The file of the problems of a game: written so that the same problems make the same bytes."""

import gzip
import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.source import price_digest
from ludo.engine.cards import RANK
from ludo.engine.game import AnyGame
from ludo.engine.options import options_of
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.appraisals import appraisal_values
from ludo.session.chairs import chair_of
from ludo.session.kept import Json, json_value
from ludo.session.problems import FORMAT, VERSION
from ludo.session.timeline import write_step
from solving.problems.chosen import Chosen

OF_AN_ACT: Final = ("done", "mark", "agrees", "reasons", "typical", "hands")
"""What another act has of its own in what decisions cost."""


def entry(chosen: Chosen) -> dict[str, Json]:
    """Return a problem as JSON."""
    timeline, game = chosen.disputed.timeline, chosen.disputed.timeline.game
    options = chosen.disputed.request.view.options
    values = {option.name: option.default for option in options_of(game.options_type)}
    given = {name: getattr(options, name) for name in values}
    log = [write_step(game, step.actor, step.action) for step in timeline.steps[: chosen.disputed.ply]]
    price = appraisal_values(game, chosen.appraisal)
    return {
        "id": blake2b("\n".join(log).encode(), digest_size=5).hexdigest(),
        "options": {name: value for name, value in given.items() if value != values[name]},
        "chair": chair_of(chosen.disputed.seat, timeline.states[chosen.disputed.ply]),
        "log": [*log],
        "missed": [*chosen.missed],
        "judged_by": price_digest(game.id),
        "alike": alike(game, chosen.disputed.request.view, chosen.appraisal),
        "price": price,
        "tried": {
            str(found.done): {name: appraisal_values(game, found)[name] for name in OF_AN_ACT} for found in chosen.tried
        },
    }


def confused(game: AnyGame, found: Appraisal) -> tuple[str, ...]:
    """Return what is confused, and why: the words of the best act and of the trap in the log, and the reason."""
    assert found.done is not None
    acts = (found.acts[0].act, found.acts[found.done].act)
    return (*("" if act is None else game.write(act).split()[0] for act in acts), found.reasons[0].code)


def alike(game: AnyGame, view: AnyView, found: Appraisal) -> str:
    """Return what two problems share that are nearly the same: what is confused, and the ranks in hand and trick."""
    own, trick = view.known(hand(view.seat or 0)), [card for card in view.cards(TRICK) if card is not None]
    ranks = [" ".join(str(RANK[card]) for card in cards) for cards in (sorted(own, key=RANK.__getitem__), trick)]
    return "/".join((*confused(game, found), *ranks))


def kept(path: Path) -> list[Json]:
    """Return the problems that a file holds; none where there is no file."""
    if not path.exists():
        return []
    match json_value(gzip.decompress(path.read_bytes()).decode()):
        case {"problems": list(entries)}:
            return entries
    raise ValueError(path)


def write(path: Path, game: str, entries: Iterable[Json]) -> int:
    """Write the problems of a game, in the order of their ids; return the size of the file."""
    ordered = sorted(entries, key=_id)
    values = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules_version": GAMES[game].rules_version,
        "problems": ordered,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = gzip.compress(json.dumps(values, separators=(",", ":")).encode(), 9, mtime=0)
    path.write_bytes(packed)
    return len(packed)


def _id(entry: Json) -> str:
    return str(entry["id"]) if isinstance(entry, dict) else ""


def likeness(entries: Iterable[Json]) -> list[str]:
    """Return what each problem shares with those that are nearly the same."""
    return [str(entry["alike"]) for entry in entries if isinstance(entry, dict)]


def ids(entries: Sequence[Json]) -> set[str]:
    """Return the ids of problems."""
    return set(map(_id, entries))
