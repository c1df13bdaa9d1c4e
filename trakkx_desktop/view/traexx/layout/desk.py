"""Where card, pile, score strip and news lie around the sheet, for every size of window. Pixels, no Qt."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from trakkx_desktop.view.stage.area import Area, area_of
from trakkx_desktop.view.stage.layout import Box

PLAYING, LOOKING, ENDED = "playing", "looking", "ended"
"""While somebody draws, while moves are looked back at, and beside the ending."""

COLUMN = 160
"""By so much the sheet stands further to the right, so that heading and news have room beside it."""
BOXES = 9
TOOLS = 236
"""Undo, redo, pass and menu, above the turn button."""
WIDEST_BOX, WIDEST_CARD = 104.0, 440.0


@dataclass(frozen=True)
class Desk:
    """All boxes are (left, top, width, height) on the stage."""

    area: Area
    phase: str = PLAYING
    text_scale: float = 1.0

    @cached_property
    def is_large(self) -> bool:
        return self.area.is_large

    @cached_property
    def tray(self) -> Box:
        """Card and score strip."""
        left, top, width, high = self.area.tray
        if self.phase == PLAYING:
            return left, top, width, high
        if self.phase == LOOKING:
            wide = self.area.width - 2 * self.area.margin
            return left, self.area.bar[1] - 14 - high, wide, high
        left, top, width, height = self.area.ended_board
        high = min(96.0, height * 0.18)
        return left, top + height - high, width, high

    @cached_property
    def gap(self) -> float:
        """Between two boxes of the strip."""
        return 6.0 if self.is_large else 4.0

    @cached_property
    def has_card(self) -> bool:
        return self.phase != ENDED

    @cached_property
    def card(self) -> Box:
        left, top, width, high = self.tray
        return left, top, min(WIDEST_CARD, width * 0.44 - 8), high

    @cached_property
    def strip(self) -> Box:
        left, top, width, high = self.tray
        if self.has_card:
            taken = self.card[2] + 16
            left, width = left + taken, width - taken
        box = min(WIDEST_BOX, (width - (BOXES - 1) * self.gap) / BOXES)
        wide = BOXES * box + (BOXES - 1) * self.gap
        # At the end the strip stands under the middle of the sheet.
        return left + ((width - wide) / 2 if not self.has_card else 0), top, wide, high

    def box(self, index: int) -> Box:
        """One number of the strip."""
        left, top, width, high = self.strip
        wide = (width - (BOXES - 1) * self.gap) / BOXES
        return left + index * (wide + self.gap), top, wide, high

    @cached_property
    def sums(self) -> float:
        """Width for the sums above the strip: as far as the tools beside them."""
        left, _, wide, _ = self.strip
        if self.phase != PLAYING:
            return wide
        return min(wide, self.area.width - self.area.margin - TOOLS - left)

    @cached_property
    def line(self) -> float:
        """The middle of the row of words above the tray."""
        return self.tray[1] - (23 if self.is_large else 20)

    @cached_property
    def board(self) -> Box:
        """The sheet's area: all of the height, since heading and news stand beside it."""
        bottom = self.tray[1] - (46 if self.is_large else 52)
        if self.phase == ENDED:
            left, top, width, _ = self.area.ended_board
            bottom -= self.curve[3]
            return left, top - 16, width, bottom - top + 16
        top = 16.0 if self.is_large else 8.0
        left = self.area.margin + COLUMN
        return left, top, self.area.width - left - self.area.margin, max(40.0, bottom - top)

    @cached_property
    def curve(self) -> Box:
        """Beside the ending, between sheet and strip: the curve of who plays alone, or whose sheet it is."""
        left, _, width, _ = self.area.ended_board
        high = 120.0 if self.is_large else 30.0
        return left, self.tray[1] - (46 if self.is_large else 52) - high, width, high

    @cached_property
    def pile(self) -> Box:
        """The cards that are not turned yet, above the open one."""
        wide, high = (120.0, 84.0) if self.is_large else (92.0, 64.0)
        return self.area.margin + 8, self.tray[1] - (58 if self.is_large else 48) - high, wide, high

    @cached_property
    def news(self) -> Box:
        """What the last round brought, below the heading."""
        top = self.area.margin + (158 if self.is_large else 136) * max(1.0, self.text_scale)
        return self.area.margin + 8, top, 218.0 if self.is_large else 204.0, self.pile[1] - 16 - top

    @cached_property
    def coming(self) -> Box:
        """Where the pile lies open: its cards, in place of news and pile."""
        left, top, wide, _ = self.news
        return left, top, wide, self.pile[1] + self.pile[3] - top

    @cached_property
    def news_row(self) -> float:
        return 38.0 if self.is_large else 32.0


@lru_cache(16)
def desk_of(width: float, height: float, phase: str) -> Desk:
    return Desk(area_of(width, height), phase)
