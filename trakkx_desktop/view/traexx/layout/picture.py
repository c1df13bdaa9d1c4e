"""The picture of a TRÄXX table as a value: a sheet, what lies around it, and how new pieces come in. No Qt."""

from trakkx_desktop.core.sight import Change
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.events import Turned
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.view.stage.layout import Arrival, Arrivals, Frame, Layout, Zone
from trakkx_desktop.view.traexx.layout.desk import ENDED, LOOKING, Desk
from trakkx_desktop.view.traexx.layout.hinted import hinted_layout
from trakkx_desktop.view.traexx.layout.podium import (
    curve_layout,
    mounting,
    podium_layout,
    whose_layout,
)
from trakkx_desktop.view.traexx.layout.revealed import revealed_layout, revealing
from trakkx_desktop.view.traexx.layout.sheet import crosses, pen_layout, sheet_layout
from trakkx_desktop.view.traexx.layout.tray import DESK, card_layout, news_layout, strip_layout
from trakkx_desktop.view.traexx.scene import Scene


def layout(scene: Scene) -> Layout:
    if scene.is_podium:
        return podium_layout(scene)
    if scene.reveal is not None:
        made = revealed_layout(scene, scene.reveal)
        return made | strip_layout(scene) | card_layout(scene, has_pile=False)
    return _one_sheet(scene)


def _one_sheet(scene: Scene) -> Layout:
    state, seat = scene.state, scene.seat
    letter = state.setup.starts[seat]
    made = sheet_layout(state.routes[seat], letter, scene.line)
    if scene.draft is not None and scene.draft.shut is None:
        made.update(pen_layout(scene.draft, sheet().starts[letter], scene.pointed))
    if scene.hint is not None and (scene.draft is not None or scene.desk.phase == LOOKING):
        made.update(hinted_layout(scene.hint))
    if state.is_over:
        made.update(crosses(score.unreached(state, seat)))
    if scene.desk.phase == ENDED:
        is_alone = len(scene.players) == 1
        made.update(curve_layout(scene, scene.desk.curve) if is_alone else whose_layout(scene))
    made.update(strip_layout(scene))
    if scene.desk.has_card:
        made.update(card_layout(scene))
        made.update(news_layout(scene))
    return made


def frame(desk: Desk) -> Frame:
    left, top, wide, high = desk.tray if desk.phase != ENDED else desk.area.ended_board
    return Frame(desk.board, ((DESK, Zone(left, top, wide, high, 0.0, 0.0, 1.0)),))


def arrivals(scene: Scene, change: Change) -> Arrivals:
    """The round is revealed; the next card comes from the pile and shows its patches; at the end, X by X
    and then the sum."""
    if scene.reveal is not None:
        return revealing(scene, scene.reveal)
    if any(isinstance(event, Turned) for event in change.events):
        return turning(scene)
    if scene.is_podium and change.events:
        return mounting(scene)
    missed = score.unreached(scene.state, scene.seat) if scene.state.is_over else ()
    coming = {f"cross:{q},{r}": Arrival(300 + 25 * i) for i, (q, r) in enumerate(missed)}
    after = 500 + 25 * len(missed)
    for i, part in enumerate(("plus", "minus", "total")):
        coming[f"final:{part}"] = Arrival(after + 400 * i)
    return coming


def turning(scene: Scene) -> Arrivals:
    round_ = scene.state.round
    left, top, wide, high = scene.desk.pile
    coming = {f"card:{round_}": Arrival(0, (DESK, left + wide / 2, top + high / 2))}
    for i in range(len(scene.state.patches)):
        coming[f"patch:{round_}:{i}"] = Arrival(140 + 60 * i)
    return coming
