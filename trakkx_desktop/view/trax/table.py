"""The TRAX table: its parts put together."""

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.tiles import RED
from trakkx_desktop.view.stage.table import Link, LiveSight, Table
from trakkx_desktop.view.trax.deeds import TraxDeeds
from trakkx_desktop.view.trax.hands import TraxHands
from trakkx_desktop.view.trax.looks import TraxLooks
from trakkx_desktop.view.trax.moves import MoveList
from trakkx_desktop.view.trax.playback import Playback
from trakkx_desktop.view.trax.records import Records
from trakkx_desktop.view.trax.roll import Roll
from trakkx_desktop.view.trax.scene import Scenes, Touch
from trakkx_desktop.view.trax.words import TraxWords, picture_captions


def table(sight: LiveSight) -> Table:
    link, touch = Link(), Touch()
    scenes = Scenes(sight, touch, link, picture_captions)
    looks = TraxLooks(sight, touch, scenes, link)
    hands = TraxHands(sight, touch, scenes, link, Roll(touch, link))
    deeds = TraxDeeds(sight, link, hands.turned, Records(sight, scenes, link, looks.painter))
    words = TraxWords(sight, scenes, link, deeds.all)
    moves = MoveList(sight, Playback(sight, link).replay)
    return Table(sight, link, looks, hands, words, moves, lambda: _red(sight))


def _red(sight: LiveSight) -> Seat:
    """Sits on the other side of the table, if anybody does (D3)."""
    setup: Setup = sight.state.setup
    return setup.seat_of(RED) if setup.seats > 1 else 0
