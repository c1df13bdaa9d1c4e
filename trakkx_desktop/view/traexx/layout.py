"""The picture of a TRÄXX table as a value: a sheet, and what lies around it. No Qt."""

from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.sheet import sheet
from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.traexx.scene import Scene
from trakkx_desktop.view.traexx.sheets import crosses, pen_layout, sheet_layout
from trakkx_desktop.view.traexx.tray import card_layout, news_layout, strip_layout


def layout(scene: Scene) -> Layout:
    state, seat = scene.state, scene.seat
    letter = state.setup.starts[seat]
    made = sheet_layout(state.routes[seat], letter, scene.line)
    if scene.draft is not None and scene.draft.shut is None:
        made.update(pen_layout(scene.draft, sheet().starts[letter], scene.pointed))
    if state.is_over:
        made.update(crosses(score.unreached(state, seat)))
    made.update(strip_layout(scene))
    if scene.desk.has_card:
        made.update(card_layout(scene))
        made.update(news_layout(scene))
    return made
