"""The fast board against the model: what `fit` says of a face on a cell is what the rules say of the line."""

from random import Random

from tests.games.trakkx.grown import grow
from trakkx_desktop.core.grid import E, N, S, W, neighbours
from trakkx_desktop.games.trakkx.lines import GOOD as GOOD_KINDS
from trakkx_desktop.games.trakkx.lines import kind_of
from trakkx_desktop.games.trakkx.table import arm, survey
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.players.trakkx.board import BAD, FREE, GOOD, LEVEL, UPRIGHT, Board, fit
from trakkx_desktop.players.trakkx.faces import face_of
from trakkx_desktop.players.trakkx.ground import Ground
from trakkx_desktop.players.trakkx.places import Supply, lay, places


def boarded(table: dict[tuple[int, int], str]) -> tuple[Board, Ground]:
    ground, board = Ground(table), Board()
    board.show(ground.picture(table))
    return board, ground


def test_fit_says_what_the_rules_say() -> None:
    random = Random(1)
    for _ in range(12):
        table = grow(random, random.randint(8, 45))
        board, ground = boarded(table)
        free = sorted({n for cell in table for n in neighbours(cell) if n not in table})
        for cell in random.sample(free, 12):
            near = next(n for n in neighbours(cell) if n in table)
            inner = ground.cell(near) + (cell[0] - near[0]) + (cell[1] - near[1]) * UPRIGHT
            for token in random.sample(NUMBERS, 8):
                for step, back, forth in ((LEVEL, W, E), (UPRIGHT, N, S)):
                    before, after = arm(table, cell, back), arm(table, cell, forth)
                    line = (
                        *(table[c] for c in reversed(before)),
                        token,
                        *(table[c] for c in after),
                    )
                    said = fit(board.grid, inner, face_of(token), step)
                    if len(line) == 1:
                        assert said == FREE
                    else:
                        assert said == (GOOD if kind_of(line) in GOOD_KINDS else BAD)


def test_whatever_is_added_is_legal() -> None:
    random = Random(2)
    for _ in range(25):
        table = grow(random, random.randint(5, 50))
        board, ground = boarded(table)
        rest = [token for token in NUMBERS if token not in table.values()]
        faces = [0] * 64
        for token in rest:
            faces[face_of(token)] += 1
        for token in random.sample(rest, 10):
            for place in places(board, Supply(list(faces), [0] * 64), face_of(token))[:6]:
                mark = len(board.journal)
                lay(board, Supply(list(faces), [0] * 64), place)
                cells = {(c % UPRIGHT, c // UPRIGHT): board.grid[c] for c in board.cells()}
                names = {cell: _name(face) for cell, face in cells.items()}
                seen = survey(names)
                assert not seen.bad_lines and not seen.lone
                board.undo(mark)
        assert board.picture() == ground.picture(table)


def _name(face: int) -> str:
    return f"{'RBGY'[face >> 4]}{face & 15}a"


def test_far_groups_come_near_and_go_back() -> None:
    table = {(-4000 + i, 7): f"R{i + 1}a" for i in range(3)} | {
        (5000, 9000 + i): f"{c}9b" for i, c in enumerate("BGY")
    }
    ground = Ground(table)
    for cell in table:
        assert ground.outer(ground.cell(cell)) == cell
        right, below = (cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)
        assert ground.outer(ground.cell(cell) + LEVEL) == right
        assert ground.outer(ground.cell(cell) + UPRIGHT) == below
