"""Against a computer by ear: three presses of H tell a turn, Enter plays it, and what the computer does is heard."""

import random
import re

from tests.ear import house
from tests.ear.reader import Reader, Silence

MOST_TURNS = 120
HINT = r"^(You |Take care|Red could|White could|The display|The bag|An action|Pass on)"
MINE = r"Player 1( is next|, it is your turn| plays)|Everybody passes"
OVER = r" wins|Winner|[Nn]obody wins"


def play(title: str, reader: Reader, _chance: random.Random) -> list[str]:
    """A newcomer who is alone changes nothing on the page: the computer is already there."""
    reader.press(f"{title}.…")
    reader.press("Start")
    reader.await_("the table", lambda: reader.find("Table", "panel"))
    for _ in range(MOST_TURNS):
        told = _turn(reader)
        if re.search(OVER, told):
            return house.end(reader)
    raise Silence(f"No end after {MOST_TURNS} turns")


def _turn(reader: Reader) -> str:
    """Until it is one's own turn again, or over."""
    reader.key("h")
    reader.expect(HINT)
    for _ in range(2):
        reader.key("h")
        reader.expect("")
    reader.key("Return")
    return reader.expect(MINE, OVER)
