"""The face of High."""

from tests.toy.view.tally import TallyFace

FACE = TallyFace("HIGH", "yellow", "emblem-traexx", "The highest total wins the match.")
