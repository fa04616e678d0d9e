"""The offer of *Play now*: the setup, and in a line whom one plays against, by which rules, and how long it takes."""

from typing import Final

from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.own_person import alone, as_oneself, own_name
from ludo.session.ports import SessionRecord
from ludo.session.service import PartieService, Setup
from ludo.ui.games.registry import SCREENS, option_words_of, words_of
from ludo.ui.i18n import enumerated, listed, translate
from ludo.ui.pages.setup_draft import NAMES, SetupDraft, named, usual_setup
from ludo.ui.wording.common import level_name
from ludo.ui.wording.names import names_of

_MOST_SCORES: Final = 4


def next_setup(parties: PartieService, game: str) -> Setup:
    """Return how a partie begins at once: as the last one, else by the usual rules; as oneself. Raises StorageError."""
    setup = parties.last_setup(game) or usual_setup(game, parties.archive)
    name = own_name(parties.archive)
    return as_oneself(_without_namesake(setup, name), name)


def _without_namesake(setup: Setup, name: str) -> Setup:
    """Return a setup in which no computer player is called like the only person."""
    if not name:
        return setup
    from ludo.nights.people import folded_name  # the first paint does without game nights

    taken = {chair.name for chair in setup.chairs}
    chairs = list(setup.chairs)
    for seat, chair in enumerate(chairs):
        if chair.level is not None and folded_name(chair.name) == folded_name(name):
            free = next(other for other in NAMES[chair.level] if other not in taken)
            chairs[seat] = Chair(free, chair.level)
    return setup._replace(chairs=tuple(chairs))


def told_lines(parties: PartieService, game: str) -> list[str]:
    """Return what a tile tells: for whom the game is, and what *Play now* begins. Raises StorageError."""
    return [facts_text(game), play_now_text(next_setup(parties, game))]


def play_now_text(setup: Setup) -> str:
    """Return whom one plays against, by which rules, and how long it takes."""
    draft = SetupDraft(setup.game, setup)
    preset = draft.preset()
    words = option_words_of(setup.game)
    rules = translate("Home", "own rules") if preset is None else words.presets[preset].label()
    minutes = SCREENS[setup.game].minutes.get(preset or "", 0)
    parts = [_who(setup), rules]
    if minutes:
        parts.append(translate("Home", "%n min", None, minutes))
    return " · ".join(parts)


def _who(setup: Setup) -> str:
    chairs = named(setup).chairs
    if alone(setup) is None:
        return listed([chair.name for chair in chairs])
    others = [(chair.name, level_name(chair.level)) for chair in chairs if chair.level is not None]
    levels = {level for _, level in others}
    if len(levels) == 1:
        text = translate("Home", "You against {names}, {level}")
        return text.format(names=listed([name for name, _ in others]), level=others[0][1])
    pairs = [translate("Home", "{name} ({level})").format(name=name, level=level) for name, level in others]
    return translate("Home", "You against {names}").format(names=listed(pairs))


def facts_text(game: str) -> str:
    """Return for how many players a game is, how long it takes, and whether it is the easiest to begin with."""
    rules, screen = GAMES[game], SCREENS[game]
    counts = sorted({count for values in rules.presets.values() for count in rules.player_counts(values)})
    lengths = sorted(minutes for minutes in screen.minutes.values() if minutes)
    parts = [_players(counts)]
    if lengths and lengths[0] == lengths[-1]:
        parts.append(translate("Home", "%n min", None, lengths[0]))
    elif lengths:
        parts.append(translate("Home", "{least} to {most} min").format(least=lengths[0], most=lengths[-1]))
    if screen.easiest:
        parts.append(translate("Home", "easiest to begin with"))
    return " · ".join(parts)


def standing_text(parties: PartieService, kept: SessionRecord) -> str:
    """Return how a partie stands: which deal it is, and the scores. Plays its log. Raises StorageError."""
    replay = parties.replay(kept.number)
    end = len(replay)
    view, words = replay.view(end, None), words_of(kept.header.game)
    names = names_of(replay.chairs(end), None)
    scores = words.scores(view, names)
    told = [f"{name} {words.score_words(score, view)}" for name, score in scores] if len(scores) <= _MOST_SCORES else []
    return " · ".join(filter(None, (words.progress(view), enumerated(told))))


def _players(counts: list[int]) -> str:
    first, last = counts[0], counts[-1]
    if first == last:
        return translate("Home", "%n player(s)", None, first)
    if counts == list(range(first, last + 1)):
        return translate("Home", "{least} to {most} players").format(least=first, most=last)
    return translate("Home", "{counts} players").format(counts=enumerated([str(count) for count in counts]))
