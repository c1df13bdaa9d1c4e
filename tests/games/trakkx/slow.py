"""A slow, plain reading of the rules, written apart from the model: it imports nothing of it on purpose.

A table is a list of (x, y, token); everything is looked for by brute force.
"""

Entry = tuple[int, int, str]


def face(token: str) -> tuple[str, int] | None:
    if token[:1] in ("R", "B", "G", "Y") and token[-1:] in ("a", "b"):
        middle = token[1:-1]
        if middle in [str(n) for n in range(1, 15)]:
            return token[0], int(middle)
    return None


def is_sequence(faces: list[tuple[str, int]]) -> bool:
    if len(faces) not in (3, 4):
        return False
    for i in range(len(faces)):
        for j in range(i):
            if faces[i][1] != faces[j][1] or faces[i][0] == faces[j][0]:
                return False
    return True


def is_row(faces: list[tuple[str, int]]) -> bool:
    if not 3 <= len(faces) <= 14 or any(c != faces[0][0] for c, _ in faces):
        return False
    values = [v for _, v in faces]
    up = [values[0] + i for i in range(len(values))]
    down = [values[0] - i for i in range(len(values))]
    return values in (up, down)


def runs(table: list[Entry]) -> list[list[str]]:
    """Every maximal straight run, by trying every start cell, direction and length."""
    at = {(x, y): t for x, y, t in table}
    found = []
    for x, y in at:
        for dx, dy in ((1, 0), (0, 1)):
            if (x - dx, y - dy) in at:
                continue
            run: list[str] = []
            while (x + dx * len(run), y + dy * len(run)) in at:
                run.append(at[x + dx * len(run), y + dy * len(run)])
            if len(run) >= 2:
                found.append(run)
    return found


def groups(table: list[Entry]) -> list[set[tuple[int, int]]]:
    """Merges touching heaps until nothing touches any more."""
    heaps = [{(x, y)} for x, y, _ in table]
    merged = True
    while merged:
        merged = False
        for i in range(len(heaps)):
            for j in range(i):
                if any(abs(a - c) + abs(b - d) == 1 for a, b in heaps[i] for c, d in heaps[j]):
                    heaps[j] |= heaps.pop(i)
                    merged = True
                    break
            if merged:
                break
    return heaps


def table_codes(table: list[Entry], players: int) -> set[str]:
    codes = set()
    for run in runs(table):
        faces = [face(t) for t in run]
        if len(run) < 3:
            codes.add("line_short")
        elif None in faces:
            codes.add("line_invalid")
        else:
            known = [f for f in faces if f is not None]
            if not is_sequence(known) and not is_row(known):
                codes.add("line_invalid")
    found = groups(table)
    if any(len(g) == 1 for g in found):
        codes.add("lone_token")
    if len(found) > {2: 3, 3: 3, 4: 4}[players]:
        codes.add("too_many_groups")
    tokens = [t for _, _, t in table]
    if any(tokens.count(t) > 1 for t in tokens):
        codes.add("token_twice")
    for t in tokens:
        if t in ("SWAPa", "SWAPb", "DRAWa", "DRAWb"):
            codes.add("action_on_table")
        elif face(t) is None:
            codes.add("bad_token")
    return codes


def own_groups(before: list[Entry], after: list[Entry]) -> int:
    """How many groups of three or more consist of tokens that did not lie there before."""
    old = [t for _, _, t in before]
    new_cells = {(x, y) for x, y, t in after if t not in old}
    return sum(1 for g in groups(after) if len(g) >= 3 and g <= new_cells)


def turn_codes(
    players: int,
    player: int,
    opened: list[bool],
    hand: list[str],
    before: list[Entry],
    after: list[Entry],
) -> set[str]:
    codes = table_codes(after, players)
    old = [t for _, _, t in before]
    now = [t for _, _, t in after]
    laid = [t for t in now if t not in old]
    if any(t not in hand for t in laid):
        codes.add("token_not_owned")
    if any(t not in now for t in old):
        codes.add("table_token_missing")
    if not laid:
        codes.add("nothing_laid")
    own = own_groups(before, after)
    if not opened[player] and laid and own == 0:
        codes.add("not_opened")
    later = [has or (seat == player and own > 0) for seat, has in enumerate(opened)]
    if not all(later):
        allowance = 0 if opened[player] else 1
        if len(groups(after)) - len(groups(before)) > allowance or own > allowance:
            codes.add("group_early")
    return codes
