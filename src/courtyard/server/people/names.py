"""Names: what may stand at a seat, and which names people would take for one another.

Names that look alike are found as in UTS #39: a name is brought to a skeleton, in which letters of other
alphabets have become the Latin ones that they look like, and names with the same skeleton look alike.
"""

import unicodedata
from bisect import bisect_right

from courtyard.server.ground.problems import Refusal

LONGEST_NAME = 16
MOST_MARKS = 2
"""Most marks above or below one letter."""
INVISIBLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),  # The empty pattern of Braille: no list of Unicode's calls it invisible.
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""First and last of what leaves nothing on a screen: Unicode's Default_Ignorable_Code_Point, and one more."""
STARTS = [first for first, _ in INVISIBLE]
CYRILLIC = "Аa Вb Еe Ѕs Іi Ӏl Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Ьb Гr Пn Ԛq Ԝw Үy Ԍg"
CYRILLIC += " аa вb еe ѕs іi ӏl јj кk мm нh оo рp сc тt уy хx ьb гr пn ԛq ԝw үy иu һh ԁd ѵv"
GREEK = "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw"
LISU = "ꓐb ꓑp ꓒd ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓟm ꓠn ꓡl ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲi ꓳo ꓴu"
CHEROKEE = "Ꭰd Ꭱr Ꭲt Ꭵi Ꭹy Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮐg Ꮓz Ꮟb Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ꮷd Ᏻg Ᏼb"
SMALL_CAPITALS = "ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz"
OTHERS = "ıi ɑa ɡg ɩi ʀr ʟl օo ոn սu հh ցg 0o 1l |l !l"
ALIKE = str.maketrans(
    {pair[0]: pair[1] for pair in f"{CYRILLIC} {GREEK} {LISU} {CHEROKEE} {SMALL_CAPITALS} {OTHERS}".split()}
)
"""Letters and figures that look like a Latin letter, each with that letter."""


def proper_name(name: str) -> str:
    """Give a name as it is shown; refuse one that would spoil the table, or that nobody could see."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > LONGEST_NAME:
        raise Refusal("name-too-long", most=LONGEST_NAME)
    is_shown = shown.isprintable() and "@" not in shown and not any(map(is_invisible, shown))
    if not is_shown or not any(map(str.isalnum, shown)) or most_marks(shown) > MOST_MARKS:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return shown


def is_invisible(letter: str) -> bool:
    nth = bisect_right(STARTS, ord(letter)) - 1
    return nth >= 0 and ord(letter) <= INVISIBLE[nth][1]


def most_marks(name: str) -> int:
    """Tell how many marks lie over each other at most; those that take room beside a letter do not."""
    most = marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def skeleton(name: str) -> str:
    """Give what is left of a name when all that looks alike is the same; spaces and signs are left out."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)).translate(ALIKE)
    latin = unicodedata.normalize("NFD", plain.casefold()).translate(ALIKE).replace("i", "l")
    merged = latin.replace("rn", "m").replace("vv", "w")
    return "".join(letter for letter in merged if unicodedata.category(letter)[0] in "LNM")
