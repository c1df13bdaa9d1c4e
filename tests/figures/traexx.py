"""TRÄXX figures: lines on the project's own sheet, drawn with its cards and counted (R1 to R11)."""

import json
import re
from collections import Counter
from itertools import pairwise

from tests.figures import Cell, must
from trakkx_desktop import resources

SHEET = json.loads(resources.path("traexx", "sheet.json").read_text(encoding="utf-8"))
CARDS = json.loads(resources.path("traexx", "deck.json").read_text(encoding="utf-8"))["cards"]
FIELDS = {(field["q"], field["r"]): field["colour"] for field in SHEET["fields"]}
NUMBERS = {
    (field["q"], field["r"]): field["number"] for field in SHEET["fields"] if field["number"]
}
STARTS = {letter: (q, r) for letter, (q, r) in SHEET["starts"].items()}
DECK = {str(card["id"]): card["patches"] for card in CARDS}
SHEET_FIGURE = re.compile(
    r"sheet: start=([ABCD])(?: path=([^ ]+))?(?: now=([^ ]+))?(?: card=(\d+))?( x)?(?: strip=([^ ]+))?"
)


def read_route(text: str | None) -> list[Cell]:
    route = []
    for word in text.split(">") if text else []:
        must(re.fullmatch(r"-?\d,-?\d", word), f"not a field: {word}")
        q, r = map(int, word.split(","))
        must((q, r) in FIELDS, f"not on the sheet: {word}")
        route.append((q, r))
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(route)}
    must(steps <= {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}, "a gap in the line")
    return route


def read_strip(items: list[str]) -> dict[str, str]:
    strip = dict(item.split(":") for item in items)
    must(len(strip) == len(items), "a box twice")
    for box, value in strip.items():
        if box in ("minus", "total"):
            must(re.fullmatch(r"-?\d+", value), f"not a number: {value}")
        else:
            must(box in map(str, range(2, 11)), f"no such box: {box}")
            must(value in (box, str((int(box) + 1) // 2), "dot"), f"{value} points for {box} (R7)")
    return strip


def check_traexx(spec: str) -> None:
    if spec.startswith("strip: "):
        read_strip(spec.removeprefix("strip: ").split(" "))
        return
    if spec.startswith("cards: "):
        must(all(card in DECK for card in spec.split(" ")[1:]), "no such card")
        return
    found = SHEET_FIGURE.fullmatch(spec)
    must(found, f"not a sheet: {spec}")
    assert found
    start, path, now, card, crosses, strip = found.groups()
    route = read_route(path) or [STARTS[start]]
    must(STARTS[start] in route, "the line does not contain the start (R2)")
    drawn = read_route(now)
    must(not drawn or drawn[0] in (route[0], route[-1]), "not from an end (R4)")
    reached = route + drawn[1:]
    must(len(set(reached)) == len(reached), "a field twice (R1)")
    if drawn:
        must(card in DECK, "no card to draw with")
        used = Counter(FIELDS[field] for field in drawn[1:])
        must(used <= Counter(DECK[card]), "patches that the card does not show (R5)")
    if strip:
        check_strip(read_strip(strip.split(",")), reached, crosses)


def check_strip(strip: dict[str, str], reached: list[Cell], crosses: str | None) -> None:
    points = {box: int(value) for box, value in strip.items() if box.isdigit() and value != "dot"}
    must(set(points) == {str(NUMBERS[f]) for f in reached if f in NUMBERS}, "numbers reached (R7)")
    must(("minus" in strip) == bool(crosses), "minus points and X go together (R11)")
    if crosses:
        must(int(strip["minus"]) == 61 - len(reached), "minus points (R11)")
        must(int(strip["total"]) == sum(points.values()) - int(strip["minus"]), "total (R16)")
