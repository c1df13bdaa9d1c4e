"""Words of half a move: the pieces that a hand takes up, and where it puts them."""

Piece = str
"""Id of a thing that can be taken up; games name their own ("R5a", "tile", "pen")."""

Spot = tuple[str | int, ...]
"""A place that a piece can be put on; JSON values only, so that an open draft can be saved."""

Put = tuple[Piece, Spot]
