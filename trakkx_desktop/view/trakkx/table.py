"""TRAKKX's table: its parts put together."""

from trakkx_desktop.view.stage.table import Link, LiveSight, Table
from trakkx_desktop.view.trakkx.clock import TurnClock
from trakkx_desktop.view.trakkx.deeds import TrakkxDeeds
from trakkx_desktop.view.trakkx.groups import GroupBoxes
from trakkx_desktop.view.trakkx.hands import Actions, Carrying, TrakkxHands
from trakkx_desktop.view.trakkx.looks import TrakkxLooks
from trakkx_desktop.view.trakkx.playback import Playback
from trakkx_desktop.view.trakkx.reveal import Reveal
from trakkx_desktop.view.trakkx.scene import Scenes, Touch
from trakkx_desktop.view.trakkx.words import TrakkxWords, drawn_words, picture_captions


def table(sight: LiveSight) -> Table:
    link, touch = Link(), Touch()
    clock, playback = TurnClock(sight, link), Playback(touch, link)
    reveal = Reveal(sight, link, drawn_words)
    scenes = Scenes(sight, touch, link, clock, reveal, picture_captions)
    actions = Actions(sight, touch, scenes, link, reveal)
    carrying = Carrying(sight, touch, scenes, link, actions)
    deeds = TrakkxDeeds(sight, link, carrying, playback)
    hands = TrakkxHands(sight, touch, scenes, link, actions, carrying, clock, playback, reveal)
    words = TrakkxWords(sight, link, scenes, deeds.all)
    return Table(sight, link, TrakkxLooks(link, scenes), hands, words, GroupBoxes("blue", scenes))
