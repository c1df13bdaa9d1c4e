"""What hands may do at TRAKKX."""

from trakkx_desktop.view.trakkx.hands.actions import Actions
from trakkx_desktop.view.trakkx.hands.carrying import Carrying
from trakkx_desktop.view.trakkx.hands.hands import TrakkxHands

__all__ = ["Actions", "Carrying", "TrakkxHands"]
