"""A hint in the picture: the pieces meant glow, the whole turn lies there as a ghost; never red, no Qt."""

from trakkx_desktop.core.grid import Cell, box, neighbours
from trakkx_desktop.core.hint import KIND, Hint
from trakkx_desktop.games.trakkx.actions import Draw, DrawThree, Give, LayOut, Swap, Take
from trakkx_desktop.games.trakkx.changes import aligned
from trakkx_desktop.games.trakkx.supply import beside_everything
from trakkx_desktop.games.trakkx.table import Table, groups, places, table_of
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.layout import BOARD, Layout, Placement
from trakkx_desktop.view.trakkx.layout import spaces
from trakkx_desktop.view.trakkx.layout.arts import face
from trakkx_desktop.view.trakkx.scene import RACK, Scene

GLOW, PROMISE = -1.0, 4.0


def pieces_of(hint: Hint, lying: Table) -> tuple[str, ...]:
    """The bag or the tokens that the hint is about."""
    match hint.thought.action:
        case LayOut(entries):
            return tuple(token for _, _, token in entries if token not in lying.values())
        case Take(token) | Swap(token) | DrawThree(token, _):
            return (token,)
        case Give(tokens):
            return tokens
        case Draw():
            return ("bag",)
    return ()


def hinted(scene: Scene, shown: Layout) -> Layout:
    """On the picture as it is shown without the hint."""
    hint = scene.hint
    if hint is None or hint.step == KIND:
        return {}
    out: Layout = {}
    for piece in pieces_of(hint, scene.state.table):
        place = shown.get(piece)
        if place is not None and piece not in scene.held:
            size = 1.2 if piece == "bag" else 1.0
            out[f"hint:{piece}"] = Placement(
                ("halo",), place.x, place.y, zone=place.zone, z=GLOW, size=size, solid=False
            )
    if hint.is_whole:
        out.update(_promise(scene, hint))
    return out


def promised_cells(scene: Scene) -> tuple[Cell, ...]:
    """What of a whole hint lies on the board."""
    if scene.hint is None or not scene.hint.is_whole:
        return ()
    places = _promise(scene, scene.hint).values()
    return tuple((int(place.x), int(place.y)) for place in places if place.zone == BOARD)


def _promise(scene: Scene, hint: Hint) -> Layout:
    """Where everything would lie that does not lie there yet."""
    action = hint.thought.action
    if isinstance(action, LayOut):
        return {
            f"promise:{token}": _ghost(token, x, y)
            for token, (x, y) in promised(table_of(action.table), scene.lying).items()
            if scene.lying.get((x, y)) != token
        }
    if isinstance(action, Take):
        rows, after = spaces.rack_rows(scene.area, scene.slots), len(scene.order)
        # A full shelf would have to move up for it: the glow in the display tells enough.
        is_full = after >= rows.columns * rows.rows
        return {} if is_full else {"promise:rack": _ghost(action.token, *rows.place(after), RACK)}
    if isinstance(action, Give):
        shift = (2 - len(action.tokens)) / 2
        numbered = enumerate(action.tokens)
        return {f"promise:{t}": _ghost(t, index + shift, 0, "give") for index, t in numbered}
    return {}


def _ghost(token: Token, x: float, y: float, zone: str = BOARD) -> Placement:
    return Placement(("promise", face(token)), x, y, zone=zone, z=PROMISE, solid=False)


def promised(after: Table, lying: Table) -> dict[Token, Cell]:
    """A table that was thought out, with its groups where they lie now (they may have been pushed together);
    a new group comes beside everything."""
    found, known = aligned(after, lying), places(lying)
    for group in groups(after):
        around = {beside for cell in group for beside in (cell, *neighbours(cell))}
        if any(after[cell] in known for cell in group) or around.isdisjoint(lying):
            continue
        left, top, _, _ = box(group)
        x, y = beside_everything({**lying, **{cell: t for t, cell in found.items() if t in known}})
        found.update({after[cx, cy]: (x + cx - left, y + cy - top) for cx, cy in group})
    return found
