"""TRÄXX alone by ear: draw to fields that are said to come next until the card is used up, round by round."""

import random

from tests.ear import house
from tests.ear.reader import Reader, Silence, Thing

MOST_ROUNDS = 40
NEXT = "can come next"


def play(reader: Reader, chance: random.Random) -> list[str]:
    house.begin(reader, "TRÄXX", 1)
    reader.await_("the table", lambda: reader.find("Table", "panel"))
    for _ in range(MOST_ROUNDS):
        if reader.find("Score sheet", "button") is not None:
            return house.end(reader)
        _round(reader, chance)
    raise Silence(f"No end after {MOST_ROUNDS} rounds")


def _round(reader: Reader, chance: random.Random) -> None:
    reader.ask("i")
    reader.ask("d")
    while fields := _nexts(reader):
        reader.press_thing(chance.choice(fields))
        if "left:" not in reader.expect("drawn"):
            break
    reader.key("Return")
    reader.expect("Round|round|Card")


def _nexts(reader: Reader) -> list[Thing]:
    return [piece for piece in reader.pieces() if NEXT in piece.name]
