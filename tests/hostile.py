"""What people enter that programs trip over; whoever takes words or numbers is tried with all of it."""

from typing import Final

NAMES: Final = (
    "Tom & Jerry",
    "<b>Bold</b>",
    "&Anna",
    "=1+1",
    "שרה",
    "سارة {name} %n",
    "Zoe\u0308 👨\u200d👩\u200d👧",
    '"; DROP TABLE people',
    "<img src=x>&amp;",
    "A\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308 rec̷e̷i̷p̷t",
    "n" * 60,
    "Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine zu Hohenau",
)
"""What looks like a mnemonic, a tag or a formula, goes from right to left, combines, or is as long as can be."""

AMOUNTS: Final = {
    "1 234": 1234,
    "1\u202f234,00": 1234,
    "1'234.-": 1234,
    "1’234": 1234,
    "1.234.567": 1234567,
    "12,34,567": 1234567,
    "1,234.00": 1234,
    "١٬٢٣٤": 1234,
    "(12)": -12,
    "−7": -7,
    "1 000 000 000 000": 10**12,
}
"""Numbers of chips as France, Switzerland, Germany, India, the United States and Egypt write them, up to the most."""
