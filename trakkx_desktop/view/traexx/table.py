"""The TRÄXX table: its parts put together."""

from trakkx_desktop.view.stage.table import Link, LiveSight, Table
from trakkx_desktop.view.traexx.deeds import TraexxDeeds
from trakkx_desktop.view.traexx.hands import TraexxHands
from trakkx_desktop.view.traexx.looks import TraexxLooks
from trakkx_desktop.view.traexx.scene import Scenes, Touch
from trakkx_desktop.view.traexx.words import TraexxWords
from trakkx_desktop.view.traexx.words.said import worded


def table(sight: LiveSight) -> Table:
    touch, link = Touch(), Link()
    scenes = Scenes(sight, touch, link, worded)
    hands = TraexxHands(sight, touch, scenes, link)
    deeds = TraexxDeeds(sight, link, hands.pass_round, hands.showing.again)
    words = TraexxWords(sight, scenes, link, deeds.all)
    return Table(sight, link, TraexxLooks(scenes), hands, words)
