"""The options and presets of Trut, in words."""

from collections.abc import Callable
from typing import Final

from ludo.engine.options import Value
from ludo.ui.i18n import translate

_Text = Callable[[], str]

LABELS: Final[dict[str, _Text]] = {
    "players": lambda: translate("Trut options", "Players"),
    "direction": lambda: translate("Trut options", "Order of play"),
    "first_dealer": lambda: translate("Trut options", "First dealer"),
    "truts_to_win": lambda: translate("Trut options", "Truts to win"),
    "points_per_trut": lambda: translate("Trut options", "Points for a trut"),
    "untruted_donne_points": lambda: translate("Trut options", "Donne without a trut"),
    "trut_timing": lambda: translate("Trut options", "When one may trut"),
    "response_order": lambda: translate("Trut options", "Who answers first"),
    "pourri_leader": lambda: translate("Trut options", "Who leads after a rotten trick"),
    "stop_when_decided": lambda: translate("Trut options", "Stop when decided"),
    "announcements": lambda: translate("Trut options", "Announcements"),
    "announcement_bluff": lambda: translate("Trut options", "False announcements"),
    "brelan_compulsory": lambda: translate("Trut options", "Brelan must be announced"),
    "fortial": lambda: translate("Trut options", "The fortial"),
    "fortial_stake": lambda: translate("Trut options", "Worth of a fortial donne"),
    "fortial_partner_blind": lambda: translate("Trut options", "Second partner decides blind"),
    "parties": lambda: translate("Trut options", "Parties in the match"),
    "stake": lambda: translate("Trut options", "Stake"),
}
"""Every option in a few words."""

RULES: Final[dict[str, _Text]] = {
    "players": lambda: translate("Trut options", "Two players, or four in two teams of two."),
    "direction": lambda: translate(
        "Trut options", "The play goes around the table this way; nothing else depends on it."
    ),
    "first_dealer": lambda: translate("Trut options", "Who deals first; after that everybody deals in turn."),
    "truts_to_win": lambda: translate("Trut options", "The partie is won by the first side with so many truts."),
    "points_per_trut": lambda: translate("Trut options", "So many points are changed into one trut at once."),
    "untruted_donne_points": lambda: translate(
        "Trut options", "What a donne (deal) is worth that is won without anybody truting."
    ),
    "trut_timing": lambda: translate("Trut options", "Who may say “je trute”, and at which moments."),
    "response_order": lambda: translate(
        "Trut options", "With four players: which opponent of the truter is asked first."
    ),
    "pourri_leader": lambda: translate(
        "Trut options", "With four players and more than two equal cards: who leads after a rotten trick (pourri)."
    ),
    "stop_when_decided": lambda: translate("Trut options", "A donne ends as soon as nothing can change its winner."),
    "announcements": lambda: translate(
        "Trut options", "Before the first card one may trut by naming a brelan, or two alike and an odd one."
    ),
    "announcement_bluff": lambda: translate("Trut options", "An announcement need not be true."),
    "brelan_compulsory": lambda: translate(
        "Trut options", "Whoever is dealt three cards of one rank announces it at once, wanted or not."
    ),
    "fortial": lambda: translate(
        "Trut options", "A side one point short of the partie first says whether it goes; the others wait, blind."
    ),
    "fortial_stake": lambda: translate("Trut options", "What a donne is worth when the side at the fortial goes."),
    "fortial_partner_blind": lambda: translate(
        "Trut options", "With four players: after a first “no” the partner decides without looking at his cards."
    ),
    "parties": lambda: translate("Trut options", "So many parties are played; the side that wins most of them wins."),
    "stake": lambda: translate("Trut options", "Chips that everybody pays in for each partie; the winners share them."),
}
"""The rule behind every option, in one sentence."""

VALUES: Final[dict[tuple[str, Value], _Text]] = {
    ("direction", "clockwise"): lambda: translate("Trut options", "Clockwise"),
    ("direction", "anticlockwise"): lambda: translate("Trut options", "Anticlockwise"),
    ("first_dealer", "random"): lambda: translate("Trut options", "By lot"),
    ("untruted_donne_points", 1): lambda: translate("Trut options", "One point"),
    ("untruted_donne_points", 0): lambda: translate("Trut options", "Nothing"),
    ("trut_timing", "any"): lambda: translate("Trut options", "Everybody, between any two cards"),
    ("trut_timing", "own_turn"): lambda: translate("Trut options", "Only who is on turn"),
    ("trut_timing", "between_tricks"): lambda: translate("Trut options", "Everybody, between two tricks"),
    ("response_order", "after_dealer"): lambda: translate("Trut options", "The first after the dealer"),
    ("response_order", "after_truter"): lambda: translate("Trut options", "The first after the truter"),
    ("pourri_leader", "first"): lambda: translate("Trut options", "Who made it rotten first"),
    ("pourri_leader", "last"): lambda: translate("Trut options", "Who laid the last equal card"),
    ("fortial_stake", "trut"): lambda: translate("Trut options", "A trut"),
    ("fortial_stake", "donne"): lambda: translate("Trut options", "A point"),
    ("stake", 0): lambda: translate("Trut options", "None"),
}
"""Values that are neither plain numbers nor yes and no."""

PRESETS: Final[dict[str, _Text]] = {
    "classic": lambda: translate("Trut options", "Classic"),
    "quiet": lambda: translate("Trut options", "Quiet"),
    "bluffers": lambda: translate("Trut options", "Bluffers"),
    "short": lambda: translate("Trut options", "Short"),
    "match": lambda: translate("Trut options", "Match"),
}
"""Every preset in a word or two."""

PRESET_RULES: Final[dict[str, _Text]] = {
    "classic": lambda: translate("Trut options", "As the rulebook has it, to seven truts."),
    "quiet": lambda: translate("Trut options", "Truts on one's own turn only, and no announcements."),
    "bluffers": lambda: translate("Trut options", "Announcements may be false, and all three tricks are played."),
    "short": lambda: translate("Trut options", "To three truts."),
    "match": lambda: translate("Trut options", "Three parties, for five chips each."),
}
"""Every preset in one sentence."""


def label(name: str) -> str:
    """An option in a few words."""
    return LABELS[name]()


def rule(name: str) -> str:
    """The rule in one sentence."""
    return RULES[name]()


def value(name: str, value: Value) -> str:
    """A value in a few words."""
    text = VALUES.get((name, value)) if type(value) is not bool else None
    if text is not None:
        return text()
    if isinstance(value, bool):
        return translate("Trut options", "Yes") if value else translate("Trut options", "No")
    if name == "first_dealer" and isinstance(value, int):
        return translate("Trut options", "Player {number}").format(number=value + 1)
    if name == "stake" and isinstance(value, int):
        return translate("Trut options", "%n chip(s)", None, value)
    return str(value)


def preset(name: str) -> str:
    """A preset in a word or two."""
    return PRESETS[name]()


def preset_rule(name: str) -> str:
    """A preset in one sentence."""
    return PRESET_RULES[name]()
