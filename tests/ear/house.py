"""The ways through the house that all games share: from Home to the table, and from the poster to the score sheet."""

import random

from tests.ear.reader import Reader


def begin(reader: Reader, title: str, people: int, code: str = "") -> None:
    """Home, the card of the game, people instead of computers, the code of a deal, Start."""
    reader.press(f"{title}.…")
    reader.await_("the new game", lambda: reader.find("Start", "button"))
    while reader.find("A person plays here", "button") is not None:
        reader.press("A person plays here")
        reader.listen(1)
    seats = _seats(reader)
    for _ in range(seats - people):
        reader.press("Remove this player")
        reader.listen(1)
    if code:
        reader.press("More choices")
        reader.type_into("Code of the deal", code)
    reader.press("Start")


def code(chance: random.Random) -> str:
    """Of a deal that is the same for the same chance."""
    return "".join(chance.choices("23456789", k=6))


def _seats(reader: Reader) -> int:
    """Every seat has a colour and a shape to change."""
    named = [t.name for t in reader.things() if t.is_there]
    return named.count("Change colour and shape")


def end(reader: Reader) -> list[str]:
    """From the poster to the score sheet; all that can be read there."""
    reader.press("Score sheet")
    reader.await_("the score sheet", lambda: reader.find("Save sheet", "button"))
    reader.listen(1)
    return [thing.name for thing in reader.things() if thing.is_there and thing.name]
