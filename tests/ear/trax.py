"""TRAX by ear: any space that is named, any lie that is said to fit, and a win where one is told of."""

import random
import re

from tests.ear import house
from tests.ear.reader import Reader, Silence, Thing

MOST_TURNS = 150
WINS = " wins"


def play(reader: Reader, chance: random.Random) -> list[str]:
    house.begin(reader, "TRAX", 2)
    reader.await_("the table", lambda: reader.find("Table", "panel"))
    told = reader.ask("s")
    for _ in range(MOST_TURNS):
        found = re.search(r"plays (white|red)", told)
        if found is None:
            return house.end(reader)
        told = _turn(reader, chance, found[1])
    raise Silence(f"No end after {MOST_TURNS} turns")


def _turn(reader: Reader, chance: random.Random, colour: str) -> str:
    spaces = reader.await_("spaces", lambda: _spaces(reader) or None)
    winning = [space for space in spaces if re.search(rf"{colour}\b.*could win here", space.name)]
    reader.press_thing(chance.choice(winning or spaces))
    told = reader.expect("^On .*Enter lays it")
    turns = 6 if winning else chance.randrange(3)
    while turns and f"{colour}{WINS}" not in told:
        told = reader.ask("r")
        turns -= 1
    reader.key("Return")
    return reader.expect(" lays ")


def _spaces(reader: Reader) -> list[Thing]:
    """The names tell on which spaces something fits."""
    return [piece for piece in reader.pieces() if re.search(r"\d ways? fits?", piece.name)]
