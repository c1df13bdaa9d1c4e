"""Random tables for the tests: legal ones grown token by token, and the same ones spoiled."""

from random import Random

from trakkx_desktop.games.trakkx.supply import additions, beside_everything, new_lines
from trakkx_desktop.games.trakkx.tokens import ACTIONS, FACES, NUMBERS

Cells = dict[tuple[int, int], str]


def grow(random: Random, size: int, groups: int = 3) -> Cells:
    """A legal table of about `size` tokens in at most `groups` groups."""
    cells: Cells = {}
    began = 0
    while len(cells) < size:
        left = [token for token in NUMBERS if token not in cells.values()]
        random.shuffle(left)
        faces = {FACES[token]: token for token in left}
        found = list(additions(cells, faces))
        if began < groups and (not found or random.random() < 0.2):
            lines = list(new_lines(faces))
            if not lines:
                break
            x, y = beside_everything(cells)
            line = random.choice(lines)
            cells |= {(x + i, y): token for i, token in enumerate(line)}
            began += 1
        elif found:
            cell, token = random.choice(found)
            cells[cell] = token
        else:
            break
    return cells


def spoil(random: Random, cells: Cells, times: int) -> Cells:
    """Moves, exchanges, drops and adds tokens without asking any rule."""
    cells = dict(cells)
    for _ in range(times):
        how = random.choice(("move", "exchange", "drop", "add"))
        if how == "add" or len(cells) < 2:
            near = random.choice(list(cells) or [(0, 0)])
            cell = (near[0] + random.randint(-2, 2), near[1] + random.randint(-2, 2))
            rest = [t for t in (*NUMBERS, *ACTIONS) if t not in cells.values()]
            if cell not in cells and rest:
                cells[cell] = random.choice(rest)
            continue
        one, other = random.sample(sorted(cells), 2)
        if how == "exchange":
            cells[one], cells[other] = cells[other], cells[one]
        else:
            token = cells.pop(one)
            free = (other[0] + random.choice((-1, 1)), other[1])
            if how == "move":
                cells.setdefault(free, token)
    return cells
