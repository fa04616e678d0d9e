"""The options and presets of Trut, in words."""

from typing import Final

from ludo.ui.i18n import translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips, player_number


def _truts(number: int) -> str:
    return translate("Trut options", "%n trut(s)", None, number)


def _points(number: int) -> str:
    return translate("Trut options", "%n point(s)", None, number)


def _parties(number: int) -> str:
    return translate("Trut options", "%n partie(s)", None, number)


OPTION_WORDS: Final = OptionWords(
    options={
        "players": OptionText(
            lambda: translate("Trut options", "Players"),
            lambda: translate("Trut options", "Two players, or four in two teams of two."),
        ),
        "direction": OptionText(
            lambda: translate("Trut options", "Order of play"),
            lambda: translate("Trut options", "The play goes around the table this way; nothing else depends on it."),
        ),
        "first_dealer": OptionText(
            lambda: translate("Trut options", "First dealer"),
            lambda: translate("Trut options", "Who deals first; after that everybody deals in turn."),
        ),
        "truts_to_win": OptionText(
            lambda: translate("Trut options", "Truts to win"),
            lambda: translate("Trut options", "The partie is won by the first side with this many truts."),
        ),
        "points_per_trut": OptionText(
            lambda: translate("Trut options", "Points for a trut"),
            lambda: translate("Trut options", "This many points are changed into one trut at once."),
        ),
        "untruted_donne_points": OptionText(
            lambda: translate("Trut options", "Deal without a trut"),
            lambda: translate("Trut options", "What a deal won without anybody truting is worth."),
        ),
        "trut_timing": OptionText(
            lambda: translate("Trut options", "When one may trut"),
            lambda: translate("Trut options", "Who may say “je trute”, and at which moments."),
        ),
        "response_order": OptionText(
            lambda: translate("Trut options", "Who answers first"),
            lambda: translate("Trut options", "With four players: which opponent of the truter is asked first."),
        ),
        "pourri_leader": OptionText(
            lambda: translate("Trut options", "Who leads after a rotten trick"),
            lambda: translate(
                "Trut options",
                "With four players and more than two equal cards: who leads after a rotten trick (pourri).",
            ),
        ),
        "stop_when_decided": OptionText(
            lambda: translate("Trut options", "Stop when decided"),
            lambda: translate("Trut options", "A deal ends as soon as nothing can change its winner."),
        ),
        "announcements": OptionText(
            lambda: translate("Trut options", "Announcements"),
            lambda: translate(
                "Trut options", "Before the first card one may trut by naming a brelan, or two alike and an odd one."
            ),
        ),
        "announcement_bluff": OptionText(
            lambda: translate("Trut options", "False announcements"),
            lambda: translate("Trut options", "An announcement need not be true."),
        ),
        "brelan_compulsory": OptionText(
            lambda: translate("Trut options", "Brelan must be announced"),
            lambda: translate(
                "Trut options", "Whoever is dealt three cards of one rank announces it at once, wanted or not."
            ),
        ),
        "fortial": OptionText(
            lambda: translate("Trut options", "The fortial"),
            lambda: translate(
                "Trut options",
                "A side one point short of the partie first says whether it goes; the others wait, blind.",
            ),
        ),
        "fortial_stake": OptionText(
            lambda: translate("Trut options", "Worth of a fortial deal"),
            lambda: translate("Trut options", "What a deal is worth when the side at the fortial goes."),
        ),
        "fortial_partner_blind": OptionText(
            lambda: translate("Trut options", "Second partner decides blind"),
            lambda: translate(
                "Trut options",
                "With four players: after a first “no” the partner decides without looking at their cards.",
            ),
        ),
        "parties": OptionText(
            lambda: translate("Trut options", "Parties in the match"),
            lambda: translate("Trut options", "This many parties are played; the side that wins most of them wins."),
        ),
        "stake": OptionText(
            lambda: translate("Trut options", "Stake"),
            lambda: translate("Trut options", "Chips that everybody pays in for each partie; the winners share them."),
        ),
    },
    presets={
        "classic": OptionText(
            lambda: translate("Trut options", "Classic"),
            lambda: translate("Trut options", "As the rulebook has it, to seven truts."),
        ),
        "quiet": OptionText(
            lambda: translate("Trut options", "Quiet"),
            lambda: translate("Trut options", "Truts on one’s own turn only, and no announcements."),
        ),
        "bluffers": OptionText(
            lambda: translate("Trut options", "Bluffers"),
            lambda: translate("Trut options", "Announcements may be false, and all three tricks are played."),
        ),
        "short": OptionText(
            lambda: translate("Trut options", "Short"),
            lambda: translate("Trut options", "To three truts."),
        ),
        "match": OptionText(
            lambda: translate("Trut options", "Match"),
            lambda: translate("Trut options", "Three parties, for five chips each."),
        ),
    },
    values={
        ("direction", "clockwise"): lambda: translate("Trut options", "Clockwise"),
        ("direction", "anticlockwise"): lambda: translate("Trut options", "Anticlockwise"),
        ("first_dealer", "random"): lambda: translate("Trut options", "By lot"),
        ("untruted_donne_points", 1): lambda: translate("Trut options", "One point"),
        ("untruted_donne_points", 0): lambda: translate("Trut options", "Nothing"),
        ("trut_timing", "any"): lambda: translate("Trut options", "Everybody, between any two cards"),
        ("trut_timing", "own_turn"): lambda: translate("Trut options", "Only the player on turn"),
        ("trut_timing", "between_tricks"): lambda: translate("Trut options", "Everybody, between two tricks"),
        ("response_order", "after_dealer"): lambda: translate("Trut options", "The first after the dealer"),
        ("response_order", "after_truter"): lambda: translate("Trut options", "The first after the truter"),
        ("pourri_leader", "first"): lambda: translate("Trut options", "Who made it rotten first"),
        ("pourri_leader", "last"): lambda: translate("Trut options", "Who laid the last equal card"),
        ("fortial_stake", "trut"): lambda: translate("Trut options", "A trut"),
        ("fortial_stake", "donne"): lambda: translate("Trut options", "A point"),
        ("stake", 0): lambda: translate("Trut options", "None"),
    },
    amounts={
        "first_dealer": player_number,
        "truts_to_win": _truts,
        "points_per_trut": _points,
        "parties": _parties,
        "stake": chips,
    },
)
