"""Moments at which Meng acts alone: a turn of his by day, a Twilight, a Morning, the final count."""

from tests.gugong.table import Table

SOLO = 'players = ["Lisa"]\n'
HELD = {'sets = "2-3"': "s2-8", 'sets = "4-5"': "s4-8"}
"""The cards Lisa holds with other sets than 1 and 2."""


def settings(table: str) -> str:
    """The normal solo game with sets 1 and 2, as far as the test says nothing else."""
    standard = {"solo": "normal", "sets": "1-2", "focus": "canal"}
    chosen = [line.split(" =")[0] for line in table.splitlines()]
    return (
        SOLO + table + "".join(f'{key} = "{word}"\n' for key, word in standard.items() if key not in chosen)
    )


def ships(**loads: int) -> str:
    """The ships of a family by berth, with their servants."""
    rows = ", ".join(f'{{ berth = "{berth}", servants = {load} }}' for berth, load in loads.items())
    return f"ships = [{rows}]\n"


def by_day(
    automa: str, meng: str = "", lisa: str = "", table: str = "", gift: str = "s2-8", coming: str = ""
) -> Table:
    """Meng has played one gift, without an action unless a test says so; it is Lisa's turn now."""
    held = next((card for sets, card in HELD.items() if sets in table), "s1-9")
    played = Table(
        f'{settings(table)}turn = "Meng"\nstart = "Lisa"\n'
        f'[family.Lisa]\nhand = ["{held}"]\n{lisa}'
        f'[family.Meng]\nhand = ["{gift}"]\n{meng}'
        f'[next]\nautoma = ["{automa}"]\n{coming}'
    )
    assert (played.chooser, played.phase) == ("Lisa", "day")
    return played


def at_twilight(*automa: str, meng: str = "", lisa: str = "", table: str = "", coming: str = "") -> Table:
    """Twilight is over: in the Night Lisa is asked first, how many of her last servants she takes."""
    today = ", ".join(f'"{card}"' for card in automa)
    supply = "" if "supply" in lisa else "supply = 1\n"
    over = Table(
        f'{settings(table)}phase = "twilight"\nautoma_today = [{today}]\ndice = [1, 4, 9]\n'
        f"[family.Lisa]\n{supply}{lisa}"
        f"[family.Meng]\n{meng}" + (f"[next]\n{coming}" if coming else "")
    )
    assert over.options[-2:] == ["take 1", "take 0"], "nothing of the Night has happened to Meng"
    return over


def in_the_morning(meng: str = "", lisa: str = "", table: str = "", coming: str = "") -> Table:
    """The second Morning is over, and Lisa's turn begins the Day."""
    begun = Table(
        f'{settings(table)}phase = "morning"\n[family.Lisa]\n{lisa}[family.Meng]\n{meng}'
        + (f"[next]\n{coming}" if coming else "")
    )
    assert (begun.chooser, begun.phase) == ("Lisa", "day")
    return begun


def at_the_end(meng: str = "", lisa: str = "", table: str = "") -> Table:
    """The final count has been made."""
    over = Table(f'{settings(table)}phase = "ending"\n[family.Lisa]\n{lisa}[family.Meng]\n{meng}')
    assert over.match.is_over
    return over
