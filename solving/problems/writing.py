"""The file of the problems of a game: written so that the same problems make the same bytes."""

import gzip
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.principles import Explanation
from ludo.bots.coach.reasons import Reason
from ludo.bots.source_digest import price_digest
from ludo.engine.actions import Action
from ludo.engine.cards import RANK
from ludo.engine.game import AnyGame
from ludo.engine.options import options_of
from ludo.engine.places import TRICK, hand
from ludo.engine.views import AnyView
from ludo.games import GAMES
from ludo.session.appraisals import appraisal_values, principle_values
from ludo.session.chairs import chair_of
from ludo.session.json_values import Json, json_value
from ludo.session.problems import FORMAT, VERSION, Problem
from ludo.session.timeline import write_step
from solving.problems.chosen import Chosen

OF_AN_ACT: Final = ("done", "mark", "agrees", "reasons", "principle", "typical", "hands")
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


def with_equal(written: Json, equal: Sequence[int]) -> Json:
    """Return a problem as JSON with other acts that are as good as the best one."""
    if not isinstance(written, dict) or not isinstance(price := written["price"], dict):
        raise TypeError(written)
    return {**written, "price": {**price, "equal": [*equal]}}


def with_principles(written: Json, found: Mapping[str, Explanation | None], done: str) -> Json:
    """Return a problem as JSON with other principles, by the place of the act; done: of the most tempting one."""
    if not isinstance(written, dict):
        raise TypeError(written)
    price, tried = written["price"], written["tried"]
    if not isinstance(price, dict) or not isinstance(tried, dict):
        raise TypeError(written)
    told: dict[str, Json] = {}
    for place, each in tried.items():
        told[place] = {**each, "principle": principle_values(found[place])} if isinstance(each, dict) else each
    return {**written, "price": {**price, "principle": principle_values(found[done])}, "tried": told}


def alike(game: AnyGame, view: AnyView, found: Appraisal) -> str:
    """Return what two problems share that are nearly the same: kinds of acts, reasons, the ranks in hand and trick."""
    assert found.done is not None
    kinds = [_kind(game, found.acts[place].act) for place in (0, found.done)]
    reasons = sorted(_told(reason) for reason in found.reasons)
    own, trick = view.known(hand(view.seat or 0)), [card for card in view.cards(TRICK) if card is not None]
    ranks = [" ".join(str(RANK[card]) for card in cards) for cards in (sorted(own, key=RANK.__getitem__), trick)]
    return "/".join((*kinds, " ".join(reasons), *ranks))


def alike_of(problem: Problem) -> str:
    """Return the same of a problem that was read."""
    played = problem.replay([""] * problem.players)
    return alike(problem.game, played.view(played.ply, problem.chair), problem.appraisal)


def _kind(game: AnyGame, act: Action | None) -> str:
    """Return the word with which an act begins in the log."""
    return "" if act is None else re.split(r"\W", game.write(act), maxsplit=1)[0]


def _told(reason: Reason) -> str:
    return f"not-{reason.code}" if reason.kind == "fact" and not reason.holds else reason.code


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


def ids(entries: Sequence[Json]) -> set[str]:
    """Return the ids of problems."""
    return set(map(_id, entries))
