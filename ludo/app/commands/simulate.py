"""`ludo simulate GAME --players A,B`: what players win against each other."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ludo.app.commands.command_line import DONE, RefusedError
from ludo.app.commands.words import options_given, told, unknown, write_json
from ludo.app.escaping import visible
from ludo.app.terminal import translate

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from ludo.bots.contract import Player
    from ludo.bots.self_play import Contest, Own
    from ludo.bots.simulation import Simulated

_STEPS: Final = 20
"""How often progress is told."""
FORMAT: Final = "ludo-simulation"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""


def simulate(given: Namespace) -> int:
    """Play, and write what each player came to."""
    from ludo.bots import simulation

    names = given.players.split(",")
    played = _contest(given, names)
    own = _own(given.game, names)
    found = simulation.simulate(played, names, given.n, given.processes, own, _progress)
    print(file=sys.stderr)
    if given.json:
        write_json(document(played, found))
    else:
        print("\n".join(lines(played, found)))
    return DONE


def _contest(given: Namespace, names: Sequence[str]) -> Contest:
    """Return what is played; so many players as are named, where nobody says otherwise. Raises RefusedError."""
    from ludo.bots.self_play import Contest
    from ludo.games import GAMES

    game = GAMES[given.game]
    settings = list(given.set)
    if not any(setting.startswith("players=") for setting in settings):
        values = options_given(given.game, given.preset, settings)
        if len(game.sides(game.read_options(values))) != len(names) and len(names) in game.player_counts(values):
            settings.append(f"players={len(names)}")
    values = options_given(given.game, given.preset, settings)
    sides = len(game.sides(game.read_options(values)))
    if sides != len(names):
        text = translate("Terminal", "{sides} sides play, and {number} players are named")
        raise RefusedError(text.format(sides=sides, number=len(names)))
    if given.deals and game.after_deal is None:
        raise RefusedError(translate("Terminal", "the rules say how many deals a partie of this game has"))
    return Contest(given.game, values, given.unit, given.seed, given.deals)


def _own(game: str, names: Sequence[str]) -> Own:
    """Return the players that are functions of the user, by what they are called. Raises RefusedError."""
    from ludo.api import levels

    known = levels(game)
    for name in names:
        if ":" not in name and name not in known:
            raise RefusedError(unknown(name, known))
    return tuple((name, _imported(name)) for name in dict.fromkeys(names) if ":" in name)


def _imported(reference: str) -> Player:
    """Return the function `module:name`, looked for from the present folder on."""
    module, _, name = reference.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        player: Player = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        text = translate("Terminal", "there is no player {name} ({reason})")
        raise RefusedError(text.format(name=visible(reference), reason=visible(error))) from None
    return player


def _progress(done: int, every: int) -> None:
    if done * _STEPS // every != (done - 1) * _STEPS // every:
        told(translate("Terminal", "{number} of {all} units").format(number=done, all=every))


def document(played: Contest, found: Sequence[Simulated]) -> dict[str, object]:
    """Return results as JSON: how to repeat them, and what came out."""
    from ludo.bots.command_line import interval, reproduction, source_digest

    units = found[0].units
    return {
        "format": FORMAT,
        "version": VERSION,
        **reproduction(played, units // len(found), source_digest()),
        "units": units,
        "players": [
            {
                "player": each.player,
                "won": interval(each.won),
                "won_by_luck": interval(each.won_by_luck),
                "points": interval(each.points),
                "place": each.place,
            }
            for each in found
        ],
    }


def lines(played: Contest, found: Sequence[Simulated]) -> list[str]:
    """Return results in words, line by line."""
    from ludo.bots.estimates import wider

    head = translate("Terminal", "{game}: {number} units ({unit}), seed {seed}; even play {share}")
    share = f"{1 / len(found):.1%}"
    said = [head.format(game=played.game, number=found[0].units, unit=played.unit, seed=played.seed, share=share)]
    row = translate("Terminal", "{player} wins {share} ({low} to {high}), points {points}, place {place}")
    wide = max(len(visible(each.player)) for each in found)
    for each in found:
        low, high = (f"{max(0.0, min(1.0, bound)):.1%}" for bound in wider(each.won, each.won_by_luck)[1:])
        points, place = f"{each.points.value:.2f}", f"{each.place:.2f}"
        name = visible(each.player).ljust(wide)
        said.append(
            row.format(player=name, share=f"{each.won.value:.1%}", low=low, high=high, points=points, place=place)
        )
    return said
