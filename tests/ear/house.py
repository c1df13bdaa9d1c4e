"""The ways through the house that all games share: from Home to the table, and from the poster to the score sheet."""

from tests.ear.reader import Reader


def begin(reader: Reader, title: str, people: int) -> None:
    """Home, the card of the game, people instead of computers, Start."""
    reader.press(f"{title}.…")
    reader.await_("the new game", lambda: reader.find("Start", "button"))
    while reader.find("A person plays here", "button") is not None:
        reader.press("A person plays here")
        reader.listen(1)
    seats = _seats(reader)
    for _ in range(seats - people):
        reader.press("Remove this player")
        reader.listen(1)
    reader.press("Start")


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
