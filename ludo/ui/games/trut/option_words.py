"""The options and presets of Trut, in words."""

from typing import Final

from ludo.ui.i18n import texts, translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips, player_number

_text = texts("Trut options")


def _truts(number: int) -> str:
    return translate("Trut options", "%n trut(s)", None, number)


def _points(number: int) -> str:
    return translate("Trut options", "%n point(s)", None, number)


def _parties(number: int) -> str:
    return translate("Trut options", "%n partie(s)", None, number)


OPTION_WORDS: Final = OptionWords(
    options={
        "players": OptionText(
            _text("Players"),
            _text("Two players, or four in two teams of two."),
        ),
        "direction": OptionText(
            _text("Order of play"),
            _text("The play goes around the table this way; nothing else depends on it."),
        ),
        "first_dealer": OptionText(
            _text("First dealer"),
            _text("Who deals first; after that everybody deals in turn."),
        ),
        "truts_to_win": OptionText(
            _text("Truts to win"),
            _text("The partie is won by the first side with this many truts."),
        ),
        "points_per_trut": OptionText(
            _text("Points for a trut"),
            _text("This many points are changed into one trut at once."),
        ),
        "untruted_donne_points": OptionText(
            _text("Deal without a trut"),
            _text("What a deal won without anybody truting is worth."),
        ),
        "trut_timing": OptionText(
            _text("When one may trut"),
            _text("Who may say “je trute”, and at which moments."),
        ),
        "response_order": OptionText(
            _text("Who answers first"),
            _text("With four players: which opponent of the truter is asked first."),
        ),
        "pourri_leader": OptionText(
            _text("Who leads after a rotten trick"),
            _text("With four players and more than two equal cards: who leads after a rotten trick (pourri)."),
        ),
        "stop_when_decided": OptionText(
            _text("Stop when decided"),
            _text("A deal ends as soon as nothing can change its winner."),
        ),
        "announcements": OptionText(
            _text("Announcements"),
            _text("Before the first card one may trut by naming three of a kind, or two alike and an odd one."),
        ),
        "announcement_bluff": OptionText(
            _text("False announcements"),
            _text("An announcement need not be true."),
        ),
        "brelan_compulsory": OptionText(
            _text("Three of a kind must be announced"),
            _text("Whoever is dealt three cards of one rank announces it at once, wanted or not."),
        ),
        "fortial": OptionText(
            _text("The fortial"),
            _text("A side one point short of the partie first says whether it goes; the others wait, blind."),
        ),
        "fortial_stake": OptionText(
            _text("Worth of a fortial deal"),
            _text("What a deal is worth when the side at the fortial goes."),
        ),
        "fortial_partner_blind": OptionText(
            _text("Second partner decides blind"),
            _text("With four players: after a first “no” the partner decides without looking at their cards."),
        ),
        "parties": OptionText(
            _text("Parties in the match"),
            _text("This many parties are played; the side that wins most of them wins."),
        ),
        "stake": OptionText(
            _text("Stake"),
            _text("Chips that everybody pays in for each partie; the winners share them."),
        ),
    },
    presets={
        "classic": OptionText(
            _text("Classic"),
            _text("As the rulebook has it, to seven truts."),
        ),
        "quiet": OptionText(
            _text("Quiet"),
            _text("Truts on one’s own turn only, and no announcements."),
        ),
        "bluffers": OptionText(
            _text("Bluffers"),
            _text("Announcements may be false, and all three tricks are played."),
        ),
        "short": OptionText(
            _text("Short"),
            _text("To three truts."),
        ),
        "match": OptionText(
            _text("Match"),
            _text("Three parties, for five chips each."),
        ),
    },
    values={
        ("direction", "clockwise"): _text("Clockwise"),
        ("direction", "anticlockwise"): _text("Anticlockwise"),
        ("first_dealer", "random"): _text("By lot"),
        ("untruted_donne_points", 1): _text("One point"),
        ("untruted_donne_points", 0): _text("Nothing"),
        ("trut_timing", "any"): _text("Everybody, between any two cards"),
        ("trut_timing", "own_turn"): _text("Only the player on turn"),
        ("trut_timing", "between_tricks"): _text("Everybody, between two tricks"),
        ("response_order", "after_dealer"): _text("The first after the dealer"),
        ("response_order", "after_truter"): _text("The first after the truter"),
        ("pourri_leader", "first"): _text("Who made it rotten first"),
        ("pourri_leader", "last"): _text("Who laid the last equal card"),
        ("fortial_stake", "trut"): _text("A trut"),
        ("fortial_stake", "donne"): _text("A point"),
        ("stake", 0): _text("None"),
    },
    amounts={
        "first_dealer": player_number,
        "truts_to_win": _truts,
        "points_per_trut": _points,
        "parties": _parties,
        "stake": chips,
    },
)
