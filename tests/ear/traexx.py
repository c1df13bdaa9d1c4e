"""TRÄXX alone by ear: draw to fields that are said to come next until the card is used up, round by round."""

import random

from tests.ear import house
from tests.ear.reader import Reader, Silence, Thing

MOST_ROUNDS = 40
NEXT = "can come next"
ONCE_MORE, OVER = "once more", "All cards are played"


def play(reader: Reader, chance: random.Random) -> list[str]:
    house.begin(reader, "TRÄXX", 1, house.code(chance))
    reader.await_("the table", lambda: reader.find("Table", "panel"))
    for _ in range(MOST_ROUNDS):
        if OVER in _round(reader, chance):
            return house.end(reader)
    raise Silence(f"No end after {MOST_ROUNDS} rounds")


def _round(reader: Reader, chance: random.Random) -> str:
    """What is said of it."""
    reader.ask("i")
    reader.ask("d")
    while fields := _nexts(reader):
        reader.press_thing(chance.choice(fields))
        if "left:" not in reader.expect("drawn"):
            break
    told = ONCE_MORE
    while ONCE_MORE in told:
        reader.key("Return")
        told = reader.expect("^Round ", ONCE_MORE)
    return told


def _nexts(reader: Reader) -> list[Thing]:
    return [piece for piece in reader.pieces() if NEXT in piece.name]
