"""The whole picture as a function of the scene: the ground, what the hand adds, and what lies around it; no Qt."""

from dataclasses import replace

from trakkx_desktop.view.stage.layout import Layout, Placement
from trakkx_desktop.view.trakkx.layout.arts import face, marks_of, token_art
from trakkx_desktop.view.trakkx.layout.hinted import hinted
from trakkx_desktop.view.trakkx.layout.panels import choose_panel, display, give_panel
from trakkx_desktop.view.trakkx.layout.racks import open_racks, rack
from trakkx_desktop.view.trakkx.layout.ways import flown
from trakkx_desktop.view.trakkx.scene import CHOOSE, CLOSING, END, GIVE, PLAY, Scene

GHOST = 5.0


def picture(scene: Scene, under: Layout) -> Layout:
    """Everything; `under` is what `ground` and `dots` gave."""
    out = dict(under)
    out.update(_touched(scene, under))
    for token in scene.held:
        out.pop(f"halo:{token}", None)
    out.update(_ghosts(scene))
    if scene.phase != END:
        out.update(display(scene))
    if scene.phase in (PLAY, GIVE, CHOOSE):
        out.update(rack(scene))
    if scene.phase == GIVE:
        out.update(give_panel(scene))
    if scene.phase == CHOOSE:
        out.update(choose_panel(scene))
    if scene.phase in (CLOSING, END):
        out.update(open_racks(scene))
    out.update(hinted(scene, out))
    out.update(flown(scene))
    if scene.cursor is not None:
        zone, x, y = scene.cursor
        out["cursor"] = Placement(("nothing",), x, y, zone=zone, z=6, solid=False)
    return out


def _touched(scene: Scene, under: Layout) -> Layout:
    """What the pointer is at and what is selected, on the table."""
    out: Layout = {}
    for piece in (*scene.selection, scene.hover or ""):
        place = under.get(piece)
        if place is None:
            continue
        if place.art[0] == "token":
            kept = ("laid",) if "laid" in place.art[2] else ()  # type: ignore[operator]
            out[piece] = replace(place, art=token_art(piece, *marks_of(scene, piece, *kept)))
        elif place.art[0] == "handle":
            out[piece] = replace(place, art=(*place.art[:-1], True))
    return out


def _ghosts(scene: Scene) -> Layout:
    """Where the handful would lie: one picture, however many tokens it has."""
    if scene.aim is None or not scene.aim.cells:
        return {}
    (first, (x0, y0)), *_ = scene.aim.cells
    shape = tuple((face(token), x - x0, y - y0) for token, (x, y) in scene.aim.cells)
    art = ("ghost", shape, scene.aim.fits)
    return {f"ghost:{first}": Placement(art, x0, y0, z=GHOST, solid=False)}
