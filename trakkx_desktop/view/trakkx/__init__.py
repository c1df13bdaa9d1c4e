"""The picture of TRAKKX: an endless table, a rack, the display and the bag."""

from trakkx_desktop.view.trakkx.face import TrakkxFace

FACE = TrakkxFace()
