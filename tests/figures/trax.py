"""TRAX figures: positions that a game can reach, whole turns as ghosts (T3 to T9, P2 to P7)."""

from collections import Counter

from tests.figures import Cell, around, must, read_cells, read_parts

Board = dict[Cell, str]
WHITE = {"|": "NS", "-": "EW", "J": "NW", "F": "SE", "L": "NE", "7": "SW"}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}


def colour(tile: str, side: str) -> str:
    return "W" if side in WHITE[tile] else "R"


def edges(board: Board, cell: Cell) -> dict[str, str]:
    return {s: colour(board[n], ACROSS[s]) for s, n in around(cell) if n in board}


def fits(board: Board, cell: Cell, tile: str) -> bool:
    return all(colour(tile, side) == c for side, c in edges(board, cell).items())


def most_of_one_colour(board: Board, cell: Cell) -> int:
    return max(Counter(edges(board, cell).values()).values(), default=0)


def spaces(board: Board, at_least: int = 0) -> set[Cell]:
    """Empty spaces beside tiles into which so many paths of one colour lead (T6: 2, T7: 3)."""
    empty = {n for cell in board for _, n in around(cell) if n not in board}
    return {cell for cell in empty if most_of_one_colour(board, cell) >= at_least}


def lay(board: Board, cell: Cell, tile: str) -> Board | None:
    """The board after a whole turn (T3, T4, T6), None if T7 forbids it."""
    must(cell in spaces(board) or not board, f"not beside a tile: {cell}")
    must(fits(board, cell, tile), f"colours do not match: {cell}")
    board = board | {cell: tile}
    while forced := spaces(board, 2):
        if spaces(board, 3):
            return None
        space = min(forced)
        (only,) = (tile for tile in WHITE if fits(board, space, tile))
        board = board | {space: only}
    return board


def follow(board: Board, cell: Cell, which: str) -> tuple[list[Cell], list[tuple[Cell, str]]]:
    """Tiles of the path of that colour through a tile, and its open ends (none: a loop)."""
    tiles, ends = [cell], []
    for side in (s for s in "NESW" if colour(board[cell], s) == which):
        here, out = cell, side
        while (there := dict(around(here))[out]) in board:
            if there == cell:
                return tiles, []
            tiles.append(there)
            entry = ACROSS[out]
            (out,) = (
                s for s in "NESW" if s != entry and colour(board[there], s) == which
            )  # the other end of the path on this tile
            here = there
        ends.append((here, out))
    return tiles, ends


def wins(board: Board) -> set[str]:
    """Colours that have a loop (T8) or a line of at least 8 between outermost edges (T9)."""
    found = set()
    for cell in board:
        for which in "WR":
            ends = follow(board, cell, which)[1]
            if not ends or spans(board, dict(zip("ab", ends, strict=True))):
                found.add(which)
    return found


def spans(board: Board, ends: dict[str, tuple[Cell, str]]) -> bool:
    by_side = {side: cell for cell, side in ends.values()}
    for axis, sides in enumerate(("WE", "NS")):
        values = [cell[axis] for cell in board]
        outer = min(values), max(values)
        if set(by_side) == set(sides) and outer[1] - outer[0] >= 7:
            return tuple(by_side[s][axis] for s in sides) == outer
    return False


def is_reachable(target: Board) -> bool:
    """Some order of whole turns leads here, and nobody has won before the last one."""
    seen: set[frozenset[Cell]] = set()
    ways = [{cell: tile} for cell, tile in target.items()]
    while ways:
        board = ways.pop()
        if board == target:
            return True
        if frozenset(board) in seen or wins(board):
            continue
        seen.add(frozenset(board))
        for cell in spaces(board) & set(target):
            after = lay(board, cell, target[cell])
            if after is not None and after.items() <= target.items():
                ways.append(after)
    return False


def read_board(text: str) -> tuple[Board, Cell]:
    """The tiles, and how many columns and rows the picture has."""
    rows = text.split(" ")
    must(len({len(row) for row in rows}) == 1, "rows of different length")
    must(set("".join(rows)) <= {*WHITE, "."}, "not a tile")
    board = {(x, y): t for y, row in enumerate(rows) for x, t in enumerate(row) if t != "."}
    return board, (len(rows[0]), len(rows))


def check_trax(spec: str) -> None:
    if spec in ("lies", "die"):
        return
    parts = read_parts(spec, ("board", "ghost", "mark", "bad", "glow", "square"))
    board, size = read_board(parts["board"])
    ghosts = [(word[:-2], word[-1]) for word in parts.get("ghost", "").split()]
    must(all(tile in WHITE for _, tile in ghosts), "ghost is not a tile")
    cells = read_cells(" ".join(cell for cell, _ in ghosts), *size)
    to_come = list(zip(cells, (tile for _, tile in ghosts), strict=True))
    bad = read_cells(parts.get("bad"), *size)
    read_cells(parts.get("mark"), *size)
    must(all(fits(board, cell, tile) for cell, tile in board.items()), "colours do not match")
    if "square" in parts:
        check_solitaire(board, to_come, bad, int(parts["square"]))
    else:
        check_turn(board, to_come, bad)
    check_glow(board, parts.get("glow"), solitaire="square" in parts, size=size)


def check_turn(board: Board, to_come: list[tuple[Cell, str]], bad: list[Cell]) -> None:
    """T3 to T7: a position of a game, and the ghosts are one turn with all that it forces."""
    must(is_reachable(board), "no game leads to this position")
    must(not wins(board) or not to_come, "the game is over before the ghosts")
    if not to_come:
        must(not bad, "nothing is laid that could be wrong")
        return
    (cell, tile), *forced = to_come
    must(cell in spaces(board), "the tile laid is not beside a tile")
    if bad == [cell]:
        must(not fits(board, cell, tile), "this ghost is not wrong")
        return
    after = lay(board, cell, tile)
    laid = board | {cell: tile}
    for space, only in forced:
        must(space in spaces(laid, 2) and fits(laid, space, only), f"not forced: {space}")
        laid = laid | {space: only}
    must(spaces(laid, 3) == set(bad), "the bad spaces are not those of T7")
    must((after is None) if bad else (after == laid), "the ghosts are not the whole turn")


def check_solitaire(
    board: Board, to_come: list[tuple[Cell, str]], bad: list[Cell], side: int
) -> None:
    """P2, P4, P5: tiles match and stay in the square; a forced space is the next ghost."""

    def is_inside(cells: list[Cell]) -> bool:
        return all(max(v) - min(v) < side for v in zip(*cells, strict=True))

    must(is_inside(list(board)), "outside the square")
    must(all(not is_inside([*board, cell]) and cell in spaces(board) for cell in bad), "not bad")
    must(len(to_come) <= 1, "one tile at a time")
    for cell, tile in to_come:
        must(cell in spaces(board) and fits(board, cell, tile), "the ghost does not fit")
        must(is_inside([*board, cell]), "ghost outside the square")
        must(not spaces(board | {cell: tile}, 3), "three of one colour")
    forced = {cell for cell in spaces(board, 2) if is_inside([*board, cell])}
    must(not forced or any(cell in forced for cell, _ in to_come), "a forced space comes first")


def check_glow(board: Board, glow: str | None, solitaire: bool, size: Cell) -> None:
    if glow is None:
        must(not wins(board), "a win that does not glow")
        return
    which, *where = glow.split(" ", 1)
    must(which in ("W", "R"), f"not a colour: {which}")
    if not where:
        must(wins(board) == {which}, "this colour has not won")
        return
    for cell in read_cells(where[0], *size):
        must(cell in board, "no tile to glow")
        tiles, _ = follow(board, cell, which)
        must(not solitaire or set(tiles) == set(board), "the path leaves tiles out (P7)")
