"""The face of Low."""

from tests.toy.view.tally import TallyFace

FACE = TallyFace("LOW", "blue", "emblem-trakkx", "The lowest total wins the match.")
