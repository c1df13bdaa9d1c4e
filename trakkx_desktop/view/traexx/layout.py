"""The picture of a TRÄXX table as a value: sheet, route, open line, card, pile, strip and news. No Qt."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.games.traexx import hexes, score
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.rules import ends
from trakkx_desktop.games.traexx.sheet import STEPS, Field, sheet
from trakkx_desktop.games.traexx.state import Route, State
from trakkx_desktop.view.stage.layout import Art, Layout, Placement
from trakkx_desktop.view.traexx.desk import Desk

DESK = "desk"
"""The zone of card, strip and news, in pixels of the stage."""
WIDTH = 3**0.5
"""Of a field, in units of its side: its hit area, too."""
EXTENT = (-8.62, -7.5, 8.62, 7.64)
"""The paper in sheet units, its lip included."""
MOST_NEWS = 7

NO_STEP = -1
_PAPER, _FIELD, _GLOW, _ROUTE, _CASING, _CORE, _JOINT, _MEDAL, _TIP, _CROSS = range(10)


@dataclass(frozen=True)
class Line:
    """This round's part of a route: drawn from `end` over `path`."""

    end: Field
    path: tuple[Field, ...]


@dataclass(frozen=True)
class Labels:
    """The words that lie on the table, already in the app's language."""

    card: str = ""
    numbers: str = ""
    fields: str = ""
    now: str = ""
    half: str = ""
    pile: str = ""
    news: str = ""
    nothing: str = ""
    """In place of news, if nobody reached a number."""


@dataclass(frozen=True)
class Scene:
    """What is to be seen. `seat`: whose sheet lies large; `draft`: that seat's open line, if the
    screen is for it now."""

    state: State
    seat: Seat
    desk: Desk
    players: tuple[Player, ...]
    draft: OpenLine | None = None
    pointed: Field | None = None
    labels: Labels = field(default_factory=Labels)
    text_scale: float = 1.0

    @property
    def line(self) -> Line | None:
        """The seat's open line, or what it has sealed if that may be seen."""
        if self.draft is not None:
            drawn = self.draft
            return Line(drawn.end, drawn.path) if drawn.end is not None and drawn.path else None
        sealed = self.state.sealed[self.seat]
        return Line(sealed.end, sealed.path) if isinstance(sealed, Extend) else None

    @property
    def path(self) -> tuple[Field, ...]:
        return self.line.path if self.line is not None else ()


def piece_of(field: Field) -> str:
    return f"field:{field[0]},{field[1]}"


def field_of(piece: str | None) -> Field | None:
    """The reverse of `piece_of`; None for any other piece."""
    if piece is None or not piece.startswith("field:"):
        return None
    q, r = piece.removeprefix("field:").split(",")
    return int(q), int(r)


def signed(points: int) -> str:
    """With U+2212, as all numbers on the table are written."""
    return f"+{points}" if points >= 0 else f"\u2212{-points}"


def layout(scene: Scene) -> Layout:
    state, seat = scene.state, scene.seat
    letter = state.setup.starts[seat]
    made = sheet_layout(state.routes[seat], letter, scene.line)
    if scene.draft is not None and scene.draft.shut is None:
        made.update(_pen_layout(scene.draft, sheet().starts[letter], scene.pointed))
    if state.is_over:
        made.update(crosses(score.unreached(state, seat)))
    made.update(_strip_layout(scene))
    if scene.desk.has_card:
        made.update(_card_layout(scene))
        made.update(_news_layout(scene))
    return made


def sheet_layout(route: Route, letter: str, line: Line | None = None) -> Layout:
    """A sheet with its route, as on the table, in the booklet and on paper; "" = no start."""
    reached = frozenset(route) | frozenset(line.path if line is not None else ())
    made = dict(_ground())
    if len(route) > 1:
        made["route"] = _on_sheet(("route", route), (0, 0), _ROUTE)
    for spot, number in sheet().numbers.items():
        art = ("medal", number, sheet().colours[spot], spot in reached)
        made[f"number:{number}"] = _on_sheet(art, spot, _MEDAL)
    if letter:
        made["start"] = _on_sheet(("start", letter), sheet().starts[letter], _MEDAL)
    if line is not None:
        made.update(_line_layout(line))
    return made


@cache
def _ground() -> Layout:
    made = {"paper": _on_sheet(("paper",), (0, 0), _PAPER)}
    for spot, colour in sheet().colours.items():
        x, y = hexes.centre(spot)
        made[piece_of(spot)] = Placement(("hex", colour), x, y, z=_FIELD, size=WIDTH)
    return made


def _on_sheet(art: Art, spot: Field, z: float) -> Placement:
    x, y = hexes.centre(spot)
    return Placement(art, x, y, z=z, solid=False)


def _line_layout(line: Line) -> Layout:
    """A small piece for every field, so that a stroke redraws no more than the field it enters."""
    fields = (line.end, *line.path)
    turns = [STEPS.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(fields)]
    made: Layout = {"joint": _on_sheet(("joint",), line.end, _JOINT)}
    for i, spot in enumerate(fields):
        came = (turns[i - 1] + 3) % 6 if i else NO_STEP
        goes = turns[i] if i < len(turns) else NO_STEP
        name = f"{spot[0]},{spot[1]}"
        made[f"casing:{name}"] = _on_sheet(("casing", came, goes), spot, _CASING)
        made[f"core:{name}"] = _on_sheet(("core", came, goes), spot, _CORE)
    return made


def _pen_layout(draft: OpenLine, start: Field, pointed: Field | None) -> Layout:
    """Where the pen may go on, and from where."""
    made: Layout = {}
    for spot in draft.nexts:
        made[f"next:{spot[0]},{spot[1]}"] = _on_sheet(("glow", spot == pointed), spot, _GLOW)
    for tip in (draft.path[-1],) if draft.path else ends(draft.route):
        is_covered = tip == start or tip in sheet().numbers
        made[f"tip:{tip[0]},{tip[1]}"] = _on_sheet(("tip", is_covered), tip, _TIP)
    return made


def crosses(missed: Iterable[Field]) -> Layout:
    """An X on each of these fields (section "End of the game and scoring")."""
    made: Layout = {}
    for spot in missed:
        is_number = spot in sheet().numbers
        art: Art = ("cross", is_number)
        # A number lies on top of its X and stays readable.
        z = _JOINT if is_number else _CROSS
        made[f"cross:{spot[0]},{spot[1]}"] = _on_sheet(art, spot, z)
    return made


def _on_desk(art: Art, x: float, y: float, size: float, z: float = 0.0) -> Placement:
    return Placement(art, x, y, zone=DESK, size=size, z=z, solid=False)


def _strip_layout(scene: Scene) -> Layout:
    """The value table of the seat: boxes from 10 down to 2, and the sums above them."""
    desk, strip = scene.desk, score.strip(scene.state, scene.seat, scene.path)
    made: Layout = {}
    for index, box in enumerate(strip.boxes):
        left, top, width, high = desk.box(index)
        marks = tuple(scene.players[seat].mark for seat in box.others)
        points, look = _box_look(box)
        art: Art = ("box", box.number, look, signed(points), scene.labels.half, marks, width / high)
        made[f"box:{box.number}"] = _on_desk(art, left + width / 2, top + high / 2, high)
    left, _, width, _ = desk.strip
    sums = (
        ("plus", scene.labels.numbers, signed(strip.plus) if strip.plus else "0", 0.0, 0.29),
        ("minus", scene.labels.fields, signed(-strip.minus), 0.30, 0.37),
        ("total", scene.labels.now, signed(strip.total).removeprefix("+"), 0.68, 0.32),
    )
    px = (18.0 if desk.is_large else 16.0) * scene.text_scale
    # At the end they come one after the other, so they are other pieces then.
    kind = "final" if scene.state.is_over else "sum"
    for key, words, value, at, share in sums:
        art = ("sum", words, value, round(width * share), key == "total")
        made[f"{kind}:{key}"] = _on_desk(art, left + width * at, desk.line, px)
    return made


def _box_look(box: score.Box) -> tuple[int, str]:
    """The points that a box shows, and how."""
    if box.noted is not None:
        return box.noted, "noted"
    if box.pencilled is not None:
        return box.pencilled, "pencil"
    return box.worth, "open" if box.worth == box.number else "half"


def _card_layout(scene: Scene) -> Layout:
    """The open card with its patches, and the pile it came from."""
    desk, state = scene.desk, scene.state
    made: Layout = {}
    left, top, width, high = desk.card
    if state.card is not None:
        middle = left + width / 2, top + high / 2
        made[f"card:{state.round}"] = _on_desk(("card", width / high), *middle, high)
        made.update(_patches(scene))
        if scene.labels.card:
            art: Art = ("label", scene.labels.card, "text2", round(width))
            px = (18.0 if desk.is_large else 16.0) * scene.text_scale
            made["card words"] = _on_desk(art, left + 6, desk.line, px)
    left, top, width, high = desk.pile
    art = ("pile", state.cards_left, scene.labels.pile, width / high, scene.text_scale)
    made["pile"] = _on_desk(art, left + width / 2, top + high / 2, high)
    return made


def _patches(scene: Scene) -> Layout:
    """Hexagons in a row; those used in this round are dimmed."""
    colours = scene.state.patches
    used = [sheet().colours[spot] for spot in scene.path]
    left, top, width, high = scene.desk.card
    pitch = min((width - 20) / 5, high * 0.66)
    radius = pitch / WIDTH * 0.93
    first = left + width / 2 - pitch * (len(colours) - 1) / 2
    made: Layout = {}
    for i, colour in enumerate(colours):
        is_used = colour in used
        if is_used:
            used.remove(colour)
        place = _on_desk(
            ("patch", colour, is_used), first + i * pitch, top + high * 0.47, radius, 1
        )
        made[f"patch:{scene.state.round}:{i}"] = place
    return made


def news(state: State) -> tuple[tuple[Seat, int, int], ...]:
    """(seat, number, points) of the round before this one."""
    return tuple(
        (seat, note.number, note.points)
        for seat, notes in enumerate(state.notes)
        for note in notes
        if note.round == state.round - 1
    )


def _news_layout(scene: Scene) -> Layout:
    """Below the heading: who reached what in the last round."""
    if scene.state.round == 1 or not scene.labels.news:
        return {}
    left, top, width, high = scene.desk.news
    row = scene.desk.news_row
    px = 17.0 * scene.text_scale
    made = {"news": _on_desk(("label", scene.labels.news, "text2", round(width)), left, top, px)}
    told = news(scene.state)
    if not told:
        art: Art = ("label", scene.labels.nothing, "text3", round(width))
        made["news:0"] = _on_desk(art, left, top + row * 0.8, px)
    room = min(MOST_NEWS, max(1, int((high - row * 0.6) / row)))
    for i, (seat, number, points) in enumerate(told[:room]):
        art = _news_art(scene.players[seat], number, points, width / row)
        y = top + row * (i + 0.9)
        made[f"news:{i}"] = _on_desk(art, left + width / 2, y, row)
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


def mini(state: State, seat: Seat) -> Layout:
    """A player's sheet for the rail, one picture as high as 1."""
    sealed = state.sealed[seat]
    line = sealed.path if isinstance(sealed, Extend) else ()
    begin = sealed.end if isinstance(sealed, Extend) else None
    art = ("mini", state.routes[seat], state.setup.starts[seat], begin or (), line)
    return {"sheet": Placement(art, 0, 0, solid=False)}
