"""All pictures, in the order of the album; each game's own are in a module of its name."""

from tests.gallery import house, lessons, puzzles, study, traexx, trakkx, trax
from tests.gallery.stand import Shot

SHOTS: tuple[Shot, ...] = (
    *house.SHOTS,
    *trakkx.SHOTS,
    *traexx.SHOTS,
    *trax.SHOTS,
    *study.SHOTS,
    *lessons.SHOTS,
    *puzzles.SHOTS,
)
