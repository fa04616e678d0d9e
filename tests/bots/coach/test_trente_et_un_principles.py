"""Principles of Trente-et-un: ten positions in which each speaks against an act, ten in which it does not."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest

from ludo.bots.coach.appraisal import appraisal_of, evidence_of
from ludo.bots.coach.typical_deals import hands_in
from ludo.bots.contract import Principle, ReviewRequest
from ludo.bots.trente_et_un.principles import PRINCIPLES, TurnPosition
from ludo.engine.actions import Action
from ludo.engine.cards import read_cards
from ludo.engine.places import DISCARD_PILE, hand
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.games.trente_et_un.actions import KNOCK
from ludo.games.trente_et_un.rules import hand_value
from ludo.games.trente_et_un.view import TABLE, TrenteEtUnView
from tests.bots.coach.evaluated import decision
from tests.games.trente_et_un.table import LOW, Table

POSITIONS: Final[Mapping[str, tuple[str, str]]] = {
    "last-turn": (
        "Jc 10s 8d / 10d 6c 8s / 1 / 7!, pass > 10s:6c; 5h 2h Qh 6s / 7s / 3 / 3!, 5h > 2h; "
        "8c 10d Jh Ac / 5s / 1 / 7! / 8d Qs, 8c > 10d; Js Ks 10d Ad / Jh / 2 / 2!, 10d > Ks; "
        "6s 8h Kd / Jd 9h 7d / 2 / 0!, Kd:7d > 6s:9h; 7c 6d 8s Qs / 10c / 2 / 2! / Qd 9s, 8s > 7c; "
        "As 10s 7h / Qc 8d Kc / 3 / 7!, 10s:Qc > 7h:8d; Qd 7h 7c / 10c Ad Kh / 1 / 3! / Qc Qh, Qd:Kh > 7c:Ad; "
        "Jc 4d 9s 9c / Js / 1 / 1!, Jc > 9c; Qh Ks As / Kh 10s 7s / 2 / 1!, As:10s > Qh:Kh",
        "Jc 6c 9s / Qc 10d 8h / 1 / 4 / 7c Qd, pass > Jc:Qc; 10s 9s 6h As / 6s / 1 / 3, 9s > As; "
        "6h 10s Jc / Ks Qc Qh / 1 / 0, pass > 6h:Qh; 3s 7d Ah 3h / Kd / 2 / 5, Ah > 7d; "
        "Jh Jc 6d 7s / 4s / 1 / 7, Jc > 7s; 10d 5c 8s 10h / Ac / 2 / 4!, 5c > 10d; "
        "4h 3d Jh Ks / Jc / 3 / 2 / 7c Jd, Jh > 4h; Qc 7d 5s Ac / 3c / 1 / 5! / 3d, Qc > Ac; "
        "6c Qc 4h 3s / 2h / 3 / 7! / Qs, 6c > Qc; 5d 10d 7s 3c / 2c / 2 / 0 / 9s 6h, 10d > 5d",
    ),
    "last-life": (
        "7d 10c 7s / Kd / 1 / 2 / Js, knock > draw_talon; 6h Kd 3s / 9d / 1 / 2, knock > draw_discard; "
        "2h 9d 7h / 3h / 1 / 5 / 3s, knock > draw_discard; Qs Jh 2c / Qd / 1 / 2, knock > draw_talon; "
        "As 9d 4s / 8c / 1 / 0 / 2h Kc, knock > draw_discard; Ac 5h 8d / 2h / 1 / 4 / Ks 7d, knock > draw_discard; "
        "7c Kc 9s / Qc / 1 / 2, knock > draw_talon; 4h 7s Ac / Jd / 1 / 7 / 10s, knock > draw_discard; "
        "Ac 8s 5s / 6d / 1 / 7 / 4s, knock > draw_discard; As 7s 5d / 5c / 1 / 3 / Qs 2c, knock > draw_discard",
        "4h Ks 6c / Qd / 3 / 4, knock > draw_talon; Ks 7d 10d / 10c / 3 / 0, knock > draw_talon; "
        "7d Qd Ac / Jc / 3 / 1, knock > draw_talon; As Qd 6c / Kh / 3 / 5, knock > draw_talon; "
        "9c 5s 8s / Ah / 2 / 7 / As, knock > draw_discard; 6d 9s 2c / 8s / 3 / 3 / 5s 7s, knock > draw_discard; "
        "5h 3c Qc / 2h / 2 / 7, knock > draw_talon; 5h 8d 6s / 9d / 3 / 4, knock > draw_discard; "
        "6d 10s 8d / 2c / 2 / 0, knock > draw_discard; Jh 3d 10d / Qh / 3 / 0 / 10c 6h, knock > draw_discard",
    ),
    "early-knock": (
        "9d 9s Qh / 2c / 1 / 2 / 3c 6c, knock > draw_discard; 6c 7h 3c / 2d / 3 / 4, knock > draw_talon; "
        "Qh Qs 3h / Js / 2 / 2, knock > draw_discard; Ad Jc 5c / Jh / 2 / 2 / 5h, knock > draw_talon; "
        "Qh 4h Qd / 4c / 3 / 2 / As, knock > draw_talon; 3s 9d 8h / 8c / 2 / 2 / 6c, knock > draw_talon; "
        "10s 5c 3h / 2h / 3 / 5 / Qc 4d, knock > draw_talon; 2s Qc 6d / 2d / 3 / 4 / 9c, knock > draw_talon; "
        "3d Kc 3c / 8s / 1 / 0, knock > draw_talon; 9h 3s Jd / Jh / 1 / 2 / Ah, knock > draw_talon",
        "5h Ah 9h / Jh / 3 / 2, knock > draw_talon; 6c Kc 8c / 10d / 2 / 0 / 4s, knock > draw_discard; "
        "Ac 10c 9c / Ah / 3 / 1 / 7c Kd, knock > draw_talon; Ah Kh 9h / 6h / 2 / 2, knock > draw_discard; "
        "Kc Ac 8c / 3h / 2 / 3 / 8s 7h, knock > draw_discard; Ah 5h Kh / 7d / 2 / 0, knock > draw_talon; "
        "Ac Jc 6c / Kh / 2 / 3, knock > draw_talon; 9d 8d 10d / 3c / 1 / 3 / Kh 9c, knock > draw_discard; "
        "As 4s 10s / 7d / 3 / 1, knock > draw_discard; 6s Ks 9s / 10h / 3 / 1, knock > draw_discard",
    ),
    "nobody-more": (
        "8d Qs 7s / Jd / 2 / 2, draw_talon > knock; 9h 6s 7s / Qh / 2 / 7, draw_discard > knock; "
        "7s 9s 3c / 5h / 1 / 5, draw_discard > knock; 8d Kh 3c / 9d / 1 / 0 / 5h, draw_talon > knock; "
        "6d Js Kc / Ah 6h 9c / 2 / 2 / Jc, 6d:6h > pass; 7h 5h Ah / 6s / 3 / 1 / Ks 4d, draw_talon > knock; "
        "5h 4h 4d / 9d / 1 / 4, draw_discard > knock; 9c Jc 6c / 8s 10c 9s / 1 / 0, Jc:10c > pass; "
        "9h Jc 6s / 6d Qh Qs / 1 / 3, 6s:Qs > pass; 7c 4s 10c / 6h / 3 / 3, draw_talon > knock",
        "10d 8h 10s / 6s Jh 7s / 3 / 7! / 10c As, 10s:Jh > pass; Qd 8d 6c / Jc Ks 8s / 2 / 1! / 6h, Qd:Jc > pass; "
        "9c Qd Js / 10s Kh 6c / 1 / 5! / 9h Jc, Qd:10s > pass; 10d 7c 7s / 6c 8d Kh / 2 / 1!, 7s:Kh > pass; "
        "8d 7h 8s / Kc 7c 9d / 3 / 3! / 10h, 8s:Kc > pass; 8s As Jc / 7h Kh Ah / 3 / 1!, 8s:Kh > pass; "
        "Kh 10h Kd / 7h Qd 8d / 3 / 5!, Kd:Qd > pass; 8s 8c Kd / Qs 9h 8h / 3 / 4! / Js, 8s:9h > pass; "
        "Ad 8s 6d / 9c Qh Qs / 3 / 0!, 6d:Qh > pass; 8c 10c Jd / Qd Qs 7h / 3 / 0! / Qc, 10c:Qd > pass",
    ),
    "keep-points": (
        "6c 10c 7s 4s / 3s / 1 / 7 / 6d, 6c > 7s; 2s 3h 6c 2h / 8s / 1 / 5 / Js, 6c > 3h; "
        "4h 4c 10c 4s / 2s / 1 / 5, 10c > 4c; Jh Qd 2h 8c / 2c / 1 / 1 / 8s, Jh > Qd; "
        "Qs As 4s 9d / Ah / 3 / 1 / Qc, As > 9d; 4h Ah 7s Qc / 3d / 1 / 7 / 10h, Ah > Qc; "
        "7s 2s 2c Qh / 6d / 2 / 5 / 4h, Qh > 7s; 7s Ks 8c 6h / Kh / 2 / 4, 7s > 8c; "
        "Kd 10d As 6d / 7h / 2 / 2 / 4d Ad, Kd > 6d; 7d 4c 9d 9s / Jh / 3 / 3 / Ac, 9d > 9s",
        "Jh 4c Js 5c / 2h / 3 / 0, 5c > 4c; 4h 4s Ks 9h / 3d / 3 / 4, 9h > 4s; "
        "3d 5d 9c 8s / 10s / 3 / 2 / 10h 2c, 3d > 9c; 7s Ah 7d Qc / 8h / 2 / 0 / 7h, 7d > Qc; "
        "Jd 7c 6s 2h / 3d / 2 / 7 / 2s 8s, 2h > Jd; 9c 10h 7h 8c / 5d / 3 / 0 / Ks, 8c > 10h; "
        "3c 9d 3d 5c / Ah / 3 / 2! / 4c, 9d > 5c; 4d Ks 3h As / Jh / 2 / 3, 4d > Ks; "
        "7c 4d Qc Ah / 10c / 2 / 0! / Kh, Qc > 7c; Qs Js Jd 9c / Kc / 1 / 3, 9c > Qs",
    ),
    "keep-high": (
        "2c 10s Js 6c / Jh / 2 / 4, Js > 6c; 4c 6h 3d Jh / 8h / 1 / 2, Jh > 4c; Jd Kc 4d 2c / 4h / 3 / 0, Jd > 2c; "
        "7h Ks Js 2h / 7d / 2 / 4, Js > 7h; Kd Js 7s 6d / Qs / 2 / 2, Kd > 7s; "
        "Ks 6d 6c 10s / 2h / 1 / 7 / 7h 3c, Ks > 6d; Jd 5h 3c 4h / Kd / 3 / 4 / 7h 4d, Jd > 4h; "
        "As Qc 6s 6d / 5s / 1 / 7, Qc > 6d; Kd 8h Qs 5c / Kc / 2 / 3, Kd > 5c; "
        "6h 6s 7h Jc / As / 3 / 4 / 3s 5d, Jc > 6s",
        "Qs 6d 5h Kh / 10c / 2 / 7, 6d > 5h; Ah 10s Kd 10c / Ks / 2 / 1, Ah > 10c; "
        "6s 4c Ac 9s / 7s / 2 / 0! / 6h 10d, 4c > 6s; As 9d 8d 2h / Qc / 3 / 2, 9d > 2h; "
        "9s 5s 3c Jd / 10s / 1 / 5!, 9s > 5s; 5s Qd 10c 4d / 6s / 3 / 7, 5s > Qd; "
        "5d Jd Ad 4s / 3h / 2 / 7 / 7s, Ad > 4s; 8d Qs 10s 2d / 6c / 2 / 5, Qs > 8d; "
        "4s 7h Jc 9s / 2d / 2 / 5 / Qs, 9s > Jc; 9s 10s 8s 6c / 4s / 1 / 4, 8s > 9s",
    ),
    "take-much": (
        "7d 4d 2c / 6d / 1 / 1!, draw_talon > draw_discard; 8d 5d As / 7d / 1 / 1, draw_talon > draw_discard; "
        "Jc 2c 7d / 9c / 3 / 2! / 3h 4s, draw_talon > draw_discard; "
        "5c 4h 6d / 10h / 2 / 0 / 7s, draw_talon > draw_discard; "
        "4c 4s 2c / 6c / 2 / 7 / 2s, draw_talon > draw_discard; "
        "2d 6s 5c / Qd / 2 / 5 / 3s Jh, draw_talon > draw_discard; "
        "8c 2d 3s / 10d / 1 / 2, draw_talon > draw_discard; Jd 7s 10h / 4h / 3 / 5! / Qd, draw_talon > draw_discard; "
        "8s 8d 6d / 10d / 3 / 4, draw_talon > draw_discard; 4s Qd 2c / 8d / 2 / 3, draw_talon > draw_discard",
        "Jh 9c 4s / 4d / 2 / 0! / 2d, draw_talon > draw_discard; 7c 3s 6c / 8h / 1 / 3, draw_talon > draw_discard; "
        "9s 4d 10d / 7h / 2 / 4! / 5h, draw_talon > draw_discard; "
        "Jh 7c 6h / 5c / 1 / 5 / 5h, draw_talon > draw_discard; "
        "Qc 4d Ac / Ad / 1 / 7! / 7s Jc, draw_talon > draw_discard; "
        "Qc 3s 3d / Qs / 1 / 0!, draw_talon > draw_discard; "
        "6s 9h Kh / Ad / 1 / 1 / 8h Kd, draw_talon > draw_discard; "
        "7h 10h 8s / 10d / 1 / 4!, draw_talon > draw_discard; "
        "10s Kd Ac / 2s / 1 / 3! / Ad 6s, draw_talon > draw_discard; "
        "10s Qd 7c / Kh / 3 / 5 / 8c, draw_talon > draw_discard",
    ),
    "draw-for-little": (
        "2c Jh 8s / 3s / 3 / 5, draw_discard > draw_talon; Qd 6d 2h / 8s / 3 / 0, draw_discard > draw_talon; "
        "3c 8c 10h / Qs / 2 / 2, draw_discard > draw_talon; 6s Ah 6d / Ac / 2 / 2 / 6c, draw_discard > draw_talon; "
        "Qh 10h 7s / Qs / 3 / 7, draw_discard > draw_talon; Jc 10c Js / 5d / 3 / 2, draw_discard > draw_talon; "
        "Kc 9s 5s / Kd / 2 / 5, draw_discard > draw_talon; Ad 9d Jc / Ah / 2 / 2 / 2s, draw_discard > draw_talon; "
        "3s 5h Ac / 3c / 3 / 4 / 2h 5c, draw_discard > draw_talon; "
        "3s 10d 6c / Ah / 1 / 0 / 5h, draw_discard > draw_talon",
        "Kh Ad 4c / 9d / 2 / 2, draw_discard > draw_talon; "
        "Qs 10s 10c / 2d / 1 / 7! / 7d Qh, draw_discard > draw_talon; "
        "9c Qd 8s / 8c / 1 / 7, draw_discard > draw_talon; "
        "4s 3h 9s / 8s / 1 / 2! / 9c 10h, draw_discard > draw_talon; "
        "4c 10s 6c / 6s / 1 / 4 / 7c Jh, draw_discard > draw_talon; "
        "Qh 10d Ks / 4d / 3 / 1 / 3c, draw_discard > draw_talon; 2c 9h 7h / 4c / 1 / 0!, draw_discard > draw_talon; "
        "5d 10s 4s / 8d / 2 / 2!, draw_discard > draw_talon; Kh 4d 10c / 5d / 1 / 2!, draw_discard > draw_talon; "
        "7c Ah 4c / 6h / 3 / 4!, draw_discard > draw_talon",
    ),
    "high-to-next": (
        "Qd 4c Jd Qh / 3h / 2 / 5, Qh > 4c; 8d 2c 3c As / 9s / 2 / 2, 3c > 2c; "
        "As 3d Qd 6h / Jd / 3 / 1! / 4h, As > 6h; 8c 7c 5d Jd / 4d / 1 / 4, 7c > 5d; "
        "Kc Qh 7s Ks / 4s / 3 / 0, Ks > 7s; Jh 5s 6c Kd / 5h / 3 / 3 / 7h, Jh > 5s; "
        "9h 5s Ac 3s / 6s / 1 / 5, 5s > 3s; 4c 7c Ah 5h / 2s / 3 / 1, 7c > 4c; 2s 9d 7c Qd / 6h / 1 / 7, 7c > 2s; "
        "As 4h 7h 5d / 10d / 3 / 2 / Qs, 5d > 4h",
        "Qs 4s Ah 3d / 9h / 1 / 3, Ah > 4s; 4s 4d 4h 10s / Js / 1 / 1 / 5h, 4h > 4d; "
        "Ad Ac 10c 7d / 8c / 1 / 0! / 2d, 10c > 7d; 3c 6h Qh 10h / 4c / 2 / 4 / Js, 3c > 6h; "
        "5h Qd 9h Ah / 10d / 3 / 0 / 3d 3s, 9h > 5h; Kc 3s 3h 4c / 5s / 3 / 4, Kc > 3s; "
        "3c 4c 7s Ac / 9d / 1 / 2! / 2s, Ac > 3c; 3h Jh 10d 9d / Jd / 3 / 0 / 2d 8h, Jh > 10d; "
        "2d 5s 8d Ah / Jh / 2 / 1, 5s > Ah; 8s Kc As 6s / 9h / 3 / 3!, Kc > 8s",
    ),
    "early-close": (
        "Kh 6c As / Qc 6s 9h / 2 / 7, pass > 6c:6s; Qc Kc 9s / Ad 7c 10d / 1 / 0, pass > 9s:7c; "
        "Qs 10s 10d / 10c 9h Ad / 3 / 7 / 6d, pass > Qs:Ad; 9c 10d Kd / 9s Ah 6d / 3 / 2 / 10c, pass > 9c:6d; "
        "7d 8h Jd / Jh Qc 7c / 1 / 7 / Js Qh, pass > 8h:Qc; Jh Qd 7h / 8c Ks Jd / 2 / 2 / Ac 7s, pass > Qd:Jd; "
        "9d Qc 8h / Kd 7d Qh / 1 / 5, pass > 8h:Kd; As 6d Jh / Ac 6c 10d / 1 / 3, pass > As:6c; "
        "Kc 8h Jc / Ac Qs 9h / 3 / 5, pass > 8h:Ac; 7c 9c 10s / Jc Kc Kd / 2 / 7, pass > 9c:Jc",
        "Js Kh 7s / 9s 6c 6s / 2 / 2!, pass > Kh:6c; 7s 10c Js / Qd Jd 9c / 3 / 2!, pass > 10c:Qd; "
        "9d Ad Qd / 9s 8h Ks / 2 / 1, pass > 9d:9s; Jh Qc 7s / 9c 10d 8d / 2 / 7! / 10c, pass > 7s:9c; "
        "Ks 10c Kh / Kd Ad Qs / 2 / 0!, pass > Kh:Qs; 9c 7c Jc / Ad Jd 7h / 1 / 2 / 9s, pass > 7c:7h; "
        "Kd 7d Jc / 10d 9s Qs / 1 / 3! / 6h, pass > 7d:9s; 8d Kd Qd / 10h Js 10c / 2 / 3! / 9c 9d, pass > Kd:10c; "
        "8c Jd Qd / Js 8d Qh / 1 / 7! / 7s, pass > Jd:Js; Jd 6c 9c / Jc 8d Ah / 1 / 0!, pass > Jd:Ah",
    ),
    "whole-table": (
        "6s Qs Qc / 9s As 7s / 1 / 5 / 7c, Qs:9s > swap_all; 9s 10s 9c / Qc Kc Jc / 2 / 5, 9s:Jc > swap_all; "
        "7h 8c 7d / 9d 8d Kd / 1 / 1 / 10d Kc, 7h:8d > swap_all; "
        "As Jh 8s / 10d Jd Kd / 2 / 2 / Ad, Jh:Kd > swap_all; 10d Jc Kh / Js 9s 7s / 1 / 4, Kh:Js > swap_all; "
        "6d 8s Qc / 8d Ad Jd / 2 / 1, 6d:8d > swap_all; 8d 7c Kc / Jd 10d Kd / 1 / 2 / 8c Qs, Kc:Kd > swap_all; "
        "10h Js 6d / Ah Jh 6h / 3 / 0!, 6d:Jh > swap_all; Jc 6h 7c / 8s As 10s / 2 / 3 / 7s Ad, Jc:8s > swap_all; "
        "9h Qd Kd / 7d 9d 10d / 1 / 7, Qd:7d > swap_all",
        "Kh 9h 10c / 8c 6s 9s / 2 / 4, 10c:9s > swap_all; Ad As 7h / Ah 10d Kd / 1 / 0, 7h:Kd > swap_all; "
        "10s 6s 9d / 9c Ah As / 2 / 5 / Kd Kc, 10s:9c > swap_all; 8c 6s Qh / 7d Kd 7c / 1 / 1, 8c:7d > swap_all; "
        "10h Ks Qc / 10d 6c 8s / 1 / 3 / 10c Kd, Qc:8s > swap_all; "
        "8c Jh Jc / Jd 10c Qs / 3 / 5 / Kh 8h, Jh:Jd > swap_all; "
        "Ad As 10d / 8d 6c 10s / 3 / 1 / 7s Jd, As:8d > swap_all; 7s Qh Kd / Qd Ks 6h / 3 / 7, Qh:Ks > swap_all; "
        "Qs Jc 7d / Jd 7c 8s / 1 / 7! / Qh, Jc:Jd > swap_all; 10h 9h 8c / 6s 10c 6c / 1 / 1, 9h:6c > swap_all",
    ),
    "whole-for-little": (
        "Js 10s 7c / 9h 9d Ks / 1 / 0 / 6s, swap_all > 10s:9h; Kh Jc 8d / 9h Qs Ad / 3 / 1 / Js, swap_all > Kh:9h; "
        "8h Ks 10d / 7s Kc 7d / 2 / 4, swap_all > 8h:Kc; Ad Kd Jh / 7d 10c 7h / 2 / 1 / Ac Qd, swap_all > Jh:10c; "
        "Kd Jd Ac / 8c Kc 9h / 3 / 7 / Qc, swap_all > Ac:9h; 9h As Qh / 6c 8c Js / 2 / 3, swap_all > As:Js; "
        "Ac Kd 7s / 7d 10h Ah / 2 / 5 / 9c, swap_all > Kd:10h; "
        "Jh 8h Qs / 10s 7h Ah / 3 / 2 / 10c 8c, swap_all > 8h:10s; "
        "7d 9s 9h / 9d Ac 10c / 2 / 2 / Qs, swap_all > 9s:Ac; 10d 9c Kd / 8h Kh 8d / 2 / 2, swap_all > Kd:Kh",
        "Js 10h 6c / Qc Kc 10c / 1 / 1 / 9c, swap_all > 6c:10c; Qs Qc 7d / Js As 6h / 3 / 3!, swap_all > Qc:Js; "
        "10c Kh Jh / Ad 8s 9s / 1 / 2!, swap_all > Jh:9s; Qd 7c 8s / Kd 8c 6c / 2 / 3! / Ks, swap_all > Qd:6c; "
        "Qs Jc 6d / 6h Qh Ks / 3 / 3!, swap_all > Jc:6h; Jd 10h Kc / 7d 9h Ks / 1 / 4!, swap_all > Kc:Ks; "
        "Qh Ac As / 10s Ad 10c / 3 / 2!, swap_all > Ac:10s; Qd 7h 6h / 6s 7s Jh / 1 / 2! / 9s 8s, swap_all > Qd:Jh; "
        "7h Kd 6h / Ah 8h Kh / 1 / 2, swap_all > 7h:Kh; 9h 10h 8s / Qh 9d 7h / 1 / 7! / Ac Kd, swap_all > 10h:7h",
    ),
    "more-points": (
        "8s Qh Kd / 7s Js 10d / 2 / 3 / Kh 10s, 8s:Js > 8s:10d; Qs 7c 9h / As Qd 10d / 1 / 1, 9h:Qd > 9h:As; "
        "10d 6s 8d / 7h 7d 8c / 1 / 7, 8d:7d > 6s:7d; Qh 10c Jc / 8c Js 6d / 2 / 3 / 8s, 10c:Js > Qh:6d; "
        "6c Ah 9h / 6h Qh 6s / 3 / 4 / 8c 9d, Ah:6s > 6c:Qh; 7s 10h Jh / Ad 8d 7h / 1 / 0 / 6s, Jh:8d > 7s:Ad; "
        "Ah Ad Qd / As Kd 6s / 2 / 3, Ad:6s > Ah:As; Qh Ad Kd / 10h 6d Js / 2 / 4, Kd:Js > Ad:10h; "
        "8s Qh Jc / 8d 10s 6c / 3 / 7, Jc:6c > 8s:6c; 7s 10c 10h / 8s Ks 6h / 1 / 0, 7s:8s > 7s:6h",
        "7d 7c Kh / Qs 9h Ks / 2 / 2, 7c:9h > 7c:Ks; Qh 10c Qs / Jh Qd 6s / 2 / 3, 10c:6s > Qh:6s; "
        "7c 7h Qs / 6h 9h 9s / 1 / 5 / 8s 7s, 7h:6h > 7c:6h; 10s 9d 9s / 6h Kh Kc / 3 / 7!, 9s:6h > 10s:Kc; "
        "10h 7d Jd / Ad Ah Qc / 1 / 2!, 7d:Ad > 7d:Ah; 8h 9h 6h / Qc Kd 8c / 1 / 2 / 7c Qd, 6h:Kd > 8h:Qc; "
        "Kh 10s 8c / 10h 7d 8d / 2 / 5 / 6h, 8c:8d > Kh:10h; 9s 7h 9c / 6c 7s Jh / 2 / 4!, 9s:6c > 7h:Jh; "
        "6h 9c Kc / 7h 7c Jh / 1 / 0, 6h:7c > 9c:7h; 9h 9s Kc / Ah Qs 6h / 2 / 4, 9s:Ah > Kc:6h",
    ),
    "give-low": (
        "Js 6s 6c / Qh 7c Kc / 1 / 0 / 6d, Js:Kc > 6s:Kc; Js 7d 6s / 6d 6h 10h / 2 / 1 / 10d, Js:6d > 6s:6d; "
        "Jc Ad 6s / 10c Ks Kc / 1 / 3, Ad:10c > 6s:10c; 7s 10s 6s / 9d Ah 6c / 3 / 5 / As 7h, 10s:6c > 6s:6c; "
        "7d Ac 6c / 8h 9d 8d / 2 / 3 / Jc Kd, Ac:8h > 7d:8h; 6h Jh 6c / Jc Ah Qd / 2 / 7 / 6d Kd, Jh:Jc > 6c:Jc; "
        "10c 7h 10h / 8h Kd 7c / 3 / 3 / Qc, 10h:Kd > 7h:Kd; 9s 6h Js / 8d Jh 10s / 2 / 3 / 10d, Js:8d > 6h:8d; "
        "Kh 6c 8s / 10s Ks 6s / 2 / 5, Kh:10s > 6c:10s; 6s 10c Jc / 9c 8s Ks / 3 / 5 / Jh, 10c:Ks > 6s:Ks",
        "Qc 10c 6d / 8c 6s Jc / 3 / 2 / 9s, 6d:8c > Qc:6s; 8d 6s 8c / Qs 6c Kd / 1 / 3, 8d:Kd > 8c:Qs; "
        "7c As 6s / 10h Kd Ac / 3 / 7 / 7h 10d, 6s:Kd > 6s:Ac; "
        "7c Qs 9h / Js 6d 10h / 3 / 7 / 10d As, 9h:10h > 9h:6d; "
        "Jc 10h 7s / Ad Kh 7h / 1 / 4 / 8d Qc, 10h:7h > 7s:Ad; 7d 9c 8s / 8d 9d Jc / 1 / 0!, 9c:Jc > 9c:8d; "
        "9h Qh 10c / Qs 7h Ah / 2 / 7 / Qc, 10c:7h > 9h:7h; 6d Jc 10h / Kh Ac 6s / 2 / 0, 10h:Ac > Jc:Ac; "
        "7c 8c Ad / 7h 10d Qs / 1 / 4 / 8s 6d, 8c:Qs > Ad:10d; 10d Jc 8d / 10h As 10c / 2 / 2, 10d:10h > 8d:10c",
    ),
    "next-turn": (
        "Qs 9d Kh / 8d 8s 7d / 1 / 0 / 10h, 9d:7d > Qs:8d; Ks Qd Qc / 10s Jc Qs / 2 / 2, Qd:Jc > Ks:Jc; "
        "7d 7c Qd / Jh 7h 9h / 3 / 5, 7c:Jh > Qd:7h; Ks Qs 10h / Jc 10s Qc / 3 / 0, Ks:10s > 10h:10s; "
        "Qd Kh 10d / 8s 9h 10h / 1 / 4 / 9c, Kh:8s > 10d:9h; 6d Kh Kc / Qs 6h 8h / 1 / 4, Kh:Qs > 6d:8h; "
        "Qh Kd 10c / 8h 6c Jc / 1 / 0 / 10h, 10c:6c > Qh:Jc; 9h Jh As / 7s 10s 6c / 3 / 5, As:7s > 9h:10s; "
        "Kh 10d Ac / 6d Ad 7s / 1 / 1, 10d:6d > Ac:6d; 7h 10s Jh / Jd Qs As / 1 / 3, 10s:Qs > 7h:As",
        "Ac Ah Jh / Kh 6c 8c / 2 / 0, Ac:6c > Jh:8c; Kc 8h Ac / 7c Ad Jd / 2 / 1, Ac:Jd > Kc:Ad; "
        "10d Ad Kd / 7s 9c Qc / 1 / 4! / 8d 10s, Ad:9c > Kd:Qc; Jc Kd Jh / 10s Js 8h / 2 / 0, Kd:Js > Jh:10s; "
        "7d 10s Qs / Kh 9s 6c / 1 / 3 / 9d 10h, 7d:Kh > 10s:9s; Ac 8h Kd / 8d Jd Qd / 3 / 1, Ac:8d > Kd:8d; "
        "Jc Jh 7c / 9h 10c 10h / 1 / 5, Jh:10c > Jc:10c; Ks Ac 7h / Kc 10c 8c / 1 / 5 / Jd, Ks:8c > Ac:Kc; "
        "6d 7s 9s / 7c 6h Qd / 2 / 1! / 10c, 7s:6h > 7s:7c; Jc 8s 10h / Jd 7d Qc / 2 / 0, 10h:Qc > Jc:Qc",
    ),
    "keep-suit": (
        "9h 7d 8h / 7h 6h Qc / 2 / 0 / 6d Ks, 8h:6h > 8h:7h; 10c 10d 10s / 7c As 8d / 3 / 5, 10c:7c > 10c:8d; "
        "Js 8c 8s / Qh Kh 8d / 1 / 3 / 6c, 8s:8d > 8c:Kh; Qd 10c Ah / 8d Jc Jd / 2 / 1, 10c:Jc > Ah:Jd; "
        "8h Kd 10d / 8d As 9s / 3 / 1 / 6d, 10d:9s > 10d:8d; Kh Qh 8c / 8d 7h 6c / 3 / 3 / 10c, Qh:8d > 8c:8d; "
        "7s 6h Ac / 7c Qs 8s / 2 / 4, 7s:Qs > 7s:7c; 10h 9d Qc / 6s Kh Jd / 3 / 5, Qc:6s > Qc:Kh; "
        "Qs Kh Ad / Qc As 9s / 3 / 7 / 6c 9c, Kh:Qc > Ad:As; Qc Ad Jc / 6c Ah Js / 1 / 3 / Kd, Jc:Js > Ad:Js",
        "Qd Kd Qh / 8h 9c 10s / 2 / 2, Qd:10s > Kd:10s; 9s 10c 8d / Qh 8c 9c / 1 / 5 / 6d 8s, 8d:9c > 9s:Qh; "
        "Jd Jh Js / Kd 7c 7d / 2 / 2, Jh:7d > Jd:Kd; Kd Qh 8h / 6s 7d 7c / 1 / 2!, 8h:7c > 8h:7d; "
        "9s 6c 10d / Qc 7s Jd / 2 / 4, 10d:7s > 9s:7s; As Jd 7d / Qh 7s 9h / 3 / 4, As:7s > As:9h; "
        "Qh Qc 8c / 7s Ah 9c / 1 / 3 / Ac, Qc:Ah > Qc:7s; 7d 10d Qc / Kd 7s 9h / 2 / 5, 10d:Kd > 10d:9h; "
        "As Qs 8h / 7d Kc 9h / 3 / 2!, As:Kc > As:9h; Ad Js Ks / 8c 6c Ah / 2 / 3!, Ad:Ah > Js:Ah",
    ),
    "they-collect": (
        "6d Ad 9h 8c / Ac / 3 / 2 / 10c, 8c > 9h; 10s 3d 8h Qd / 7d / 1 / 7 / Jd Qc, 3d > 10s; "
        "7c Kd Ah / Ac 10s 8h / 1 / 2 / 7d Ks, 7c:Ac > Ah:10s; 5s 7c 10h 7h / 8c / 1 / 7! / 5h, 10h > 7c; "
        "5s Ac 7h 8d / 6c / 2 / 0 / 4c, Ac > 8d; Ac Ad 9c / 9h 8h 6h / 3 / 7 / Kc Jc, 9c:8h > pass; "
        "Qs Qd 8d / 6s 6d 7c / 2 / 0 / Jd, Qd:6s > Qs:6s; Ah Ks 9c / 9s 8c Ad / 2 / 5 / Ac 10d, 9c:8c > Ks:8c; "
        "6d 2s Jd 3c / Qh / 2 / 0 / 6h, 6d > Jd; 3h 6s 4d 7h / 5s / 2 / 0 / 9s, 6s > 3h",
        "9h 8c 5h 9s / Kh / 2 / 4! / Ad, 8c > 9h; Qs 3s 10s Kc / Qc / 2 / 0 / 8h, Kc > 10s; "
        "8s 2c 4h As / 5c / 1 / 3 / Ac Ad, 2c > As; 10c Ad 7d / As 6c Ks / 2 / 2!, Ad:6c > 10c:Ks; "
        "7h 6h 8d / 9s 7s 10s / 1 / 2 / Jd Kh, 8d:9s > 8d:10s; 6d Qs 8d / 8c 10h 10c / 2 / 7, Qs:10c > 6d:8c; "
        "6h As 10d / 9c Qc 6s / 3 / 1 / 7h, As:Qc > 10d:9c; Kc Ac Jh / Js Qd Ah / 1 / 1, Jh:Ah > Kc:Qd; "
        "6h 9s 6c / Jc 6d 10h / 3 / 7 / 8s, 6c:6d > 9s:6d; 6s 7d 6c / Jd Kd Qs / 1 / 3! / 9h, 7d:Qs > 7d:Jd",
    ),
}
"""By principle where it speaks against the first act and for the second, and where it does not: the own hand, what lies
open, own lives, turns that are over (`!`: somebody has stopped the deal), and what the next player has shown."""
TURN: Final = Table(LOW, rest="6h 7c Ks 4d 5s 10d 2h 8c 9c Jd Qs 3h").state.view(0)
EXCHANGE: Final = Table(
    ("Ah Kh Qd", "6c 7d 9s", "6s 8d 9h"), "2 dealer_keep", rest="10h 6d 8c 7s Jc 9c", variant="schwimmen36"
).state.view(0)
"""Views of three players at both games, of which everything is replaced that matters."""


def turn_of(text: str) -> TurnPosition:
    """The decision that a text tells of."""
    held, lies, lives, turns, *shown = text.partition(" > ")[0].rpartition(", ")[0].split(" / ")
    return TurnPosition(view_of(held, lies, int(lives), turns, shown[0] if shown else ""), 0)


def view_of(held: str, lies: str, lives: int, turns: str, shown: str) -> TrenteEtUnView:
    cards = read_cards(lies)
    view: TrenteEtUnView = EXCHANGE if len(cards) == 3 else TURN
    known = read_cards(shown)
    zones = {**view.zones, hand(0): read_cards(held), hand(1): (*known, *(None for _ in range(3 - len(known))))}
    zones[TABLE if len(cards) == 3 else DISCARD_PILE] = cards
    closer = 2 if turns.endswith("!") else -1
    facts = replace(view.facts, lives=(lives, 3, 3), turns=int(turns.strip("!")), closer=closer)
    return view._replace(zones=zones, facts=facts)


def acts_of(text: str) -> tuple[Action, Action]:
    one, _, other = text.rpartition(", ")[2].partition(" > ")
    return act_of(one), act_of(other)


def act_of(word: str) -> Action:
    kinds = {"swap:": ":" in word, "discard:": word[0] in "123456789" or word[0].isupper()}
    return TRENTE_ET_UN.read(next((kind for kind, is_so in kinds.items() if is_so), "") + word)


def test_every_principle_has_its_positions() -> None:
    assert list(POSITIONS) == [each.id for each in PRINCIPLES.every]
    assert all(len(texts.split("; ")) == 10 for pair in POSITIONS.values() for texts in pair)


@pytest.mark.parametrize("each", PRINCIPLES.every, ids=lambda each: each.id)
def test_a_principle_speaks_where_it_should_and_nowhere_else(each: Principle[TurnPosition]) -> None:
    for speaks, texts in zip((True, False), POSITIONS[each.id], strict=True):
        for text in texts.split("; "):
            assert each.against(turn_of(text), *acts_of(text)) is speaks, text


def test_a_principle_says_in_how_many_deals_it_matters_and_other_code_counts_the_same() -> None:
    """A knock with eighteen at once: hands that are drawn again are counted by the rules of the game."""
    table = Table(("Kc 8c 3d", "3c 7d 8s", "4c 6s Jh"), rest="6h 7c Ks 4d 5s 10d 2h 8h 9c 9h 3h")
    request = ReviewRequest(decision(table.state), (KNOCK,))
    evidence = evidence_of(request)
    assert evidence is not None
    found = appraisal_of(evidence, request.done, request.decision)
    assert found is not None
    assert found.mark is not None
    assert found.principle is not None
    assert found.principle.id == "early-knock"
    (reason,) = (each for each in found.reasons if each.kind == "fact")
    better = 0
    for number in evidence.worlds:
        hands = hands_in(request.decision, number)
        assert hands is not None
        better += any(hand_value(table.options, hands[hand(seat)]) > 18 for seat in (1, 2))
    assert reason.share == pytest.approx(better / len(evidence.worlds))
    assert reason.cost > 2 * reason.otherwise
