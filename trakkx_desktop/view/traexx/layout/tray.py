"""What lies around the sheet as placements: score strip, card, pile, and news of the last round. No Qt."""

from trakkx_desktop.core.player import Player
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.sheet import cards, sheet
from trakkx_desktop.view.stage.layout import Art, Layout, Placement
from trakkx_desktop.view.traexx.layout.sheet import WIDTH
from trakkx_desktop.view.traexx.scene import Scene, news, signed

DESK = "desk"
"""The zone of card, strip and news, in pixels of the stage."""
MOST_NEWS = 7
MOST_COMING = 5
"""Cards that may lie open beside the one of now."""


def on_desk(art: Art, x: float, y: float, size: float, z: float = 0.0) -> Placement:
    return Placement(art, x, y, zone=DESK, size=size, z=z, solid=False)


def strip_layout(scene: Scene) -> Layout:
    """The value table of the seat: boxes from 10 down to 2, and the sums above them."""
    desk, strip = scene.desk, score.strip(scene.state, scene.seat, scene.path)
    made: Layout = {}
    for index, box in enumerate(strip.boxes):
        left, top, width, high = desk.box(index)
        marks = tuple(scene.players[seat].mark for seat in box.others)
        points, look = _box_look(box, scene.state.is_over)
        art: Art = ("box", box.number, look, points, scene.labels.half, marks, width / high)
        made[f"box:{box.number}"] = on_desk(art, left + width / 2, top + high / 2, high)
    if not scene.labels.numbers:
        return made
    left, width = desk.strip[0], desk.sums
    sums = (
        ("plus", scene.labels.numbers, signed(strip.plus) if strip.plus else "0", 0.0, 0.26),
        ("minus", scene.labels.fields, signed(-strip.minus), 0.28, 0.42),
        ("total", scene.labels.now, signed(strip.total).removeprefix("+"), 0.72, 0.28),
    )
    px = (18.0 if desk.is_large else 16.0) * scene.desk.text_scale
    # At the end they come one after the other, so they are other pieces then.
    kind = "final" if scene.state.is_over else "sum"
    for key, words, value, at, share in sums:
        art = ("sum", words, value, round(width * share), key == "total")
        made[f"{kind}:{key}"] = on_desk(art, left + width * at, desk.line, px)
    return made


def _box_look(box: score.NumberBox, is_over: bool) -> tuple[str, str]:
    """The points that a box shows, and how."""
    if box.noted is not None:
        return signed(box.noted), "noted"
    if is_over:
        return "", "missed"
    if box.pencilled is not None:
        return signed(box.pencilled), "pencil"
    return signed(box.worth), "open" if box.worth == box.number else "half"


def card_layout(scene: Scene, *, has_pile: bool = True) -> Layout:
    """The open card with its patches, and the pile it came from."""
    desk, state = scene.desk, scene.state
    made: Layout = {}
    left, top, width, high = desk.card
    if state.card is not None:
        middle = left + width / 2, top + high / 2
        made[f"card:{state.round}"] = on_desk(("card", width / high), *middle, high)
        made.update(_patches(scene))
        if scene.labels.card:
            art: Art = ("label", scene.labels.card, "text2", round(width))
            px = (18.0 if desk.is_large else 16.0) * scene.desk.text_scale
            made["card words"] = on_desk(art, left + 6, desk.line, px)
    if state.is_open:
        return made | coming_layout(scene)
    if not has_pile:
        return made
    left, top, width, high = desk.pile
    art = ("pile", state.cards_left, scene.labels.pile, width / high, scene.desk.text_scale)
    made["pile"] = on_desk(art, left + width / 2, top + high / 2, high)
    return made


def coming_layout(scene: Scene) -> Layout:
    """Where the pile lies open: the cards to come, one below the other, the next one first."""
    left, top, width, high = scene.desk.coming
    row = min(high / MOST_COMING, 46.0)
    px = 17.0 * scene.desk.text_scale
    label: Art = ("label", scene.labels.pile, "text2", round(width))
    made = {"pile": on_desk(label, left, top - 6, px)}
    pitch = min(row * 0.86, width / 6)
    for index, card in enumerate(scene.state.coming):
        middle = top + row * (index + 0.75)
        colours = cards()[card]
        wide = pitch * len(colours) + 16
        art: Art = ("card", wide / (row - 4))
        made[f"coming:{index}"] = on_desk(art, left + wide / 2, middle, row - 4)
        for place, colour in enumerate(colours):
            x = left + 8 + pitch * (place + 0.5)
            radius = pitch / WIDTH * 0.86
            hexagon: Art = ("patch", colour, False)
            made[f"coming:{index}:{place}"] = on_desk(hexagon, x, middle - 1, radius, 1)
    return made


def patches(scene: Scene) -> list[tuple[str, bool]]:
    """The colours of the open card, and whether this round's line has used them."""
    used = [sheet().colours[spot] for spot in scene.path]
    found = []
    for colour in scene.state.patches:
        is_used = colour in used
        if is_used:
            used.remove(colour)
        found.append((colour, is_used))
    return found


def _patches(scene: Scene) -> Layout:
    """Hexagons in a row; those used in this round are dimmed."""
    left, top, width, high = scene.desk.card
    pitch = min((width - 20) / 5, high * 0.66)
    radius = pitch / WIDTH * 0.93
    shown = patches(scene)
    first = left + width / 2 - pitch * (len(shown) - 1) / 2
    y = top + high * 0.47
    return {
        f"patch:{scene.state.round}:{i}": on_desk(
            ("patch", *patch), first + i * pitch, y, radius, 1
        )
        for i, patch in enumerate(shown)
    }


def news_layout(scene: Scene) -> Layout:
    """Below the heading: who reached what in the last round."""
    if scene.state.round == 1 or not scene.labels.news or scene.state.is_open:
        return {}
    left, top, width, high = scene.desk.news
    row = scene.desk.news_row
    px = 17.0 * scene.desk.text_scale
    made = {"news": on_desk(("label", scene.labels.news, "text2", round(width)), left, top, px)}
    told = news(scene.state)
    if not told:
        art: Art = ("label", scene.labels.nothing, "text3", round(width))
        made["news:0"] = on_desk(art, left, top + row * 0.8, px)
    most = min(MOST_NEWS, max(1, int((high - row * 0.6) / row)))
    for i, (seat, number, points) in enumerate(told[:most]):
        art = _news_art(scene.players[seat], number, points, width / row)
        y = top + row * (i + 0.9)
        made[f"news:{i}"] = on_desk(art, left + width / 2, y, row)
    return made


def _news_art(player: Player, number: int, points: int, ratio: float) -> Art:
    at = next(spot for spot, n in sheet().numbers.items() if n == number)
    is_half = points < number
    return (
        "news",
        player.mark,
        player.name,
        number,
        sheet().colours[at],
        signed(points),
        is_half,
        ratio,
    )
