"""The search below one turn: principal variation alpha-beta over whole turns, with exact wins and parries.

Worths are for the side to move. Depth counts half plies: an attack and the answer to one cost one each,
anything else two. `threat` is a turn by which the other side would win now, 0 if none is known; a side that can
win at once is never asked. A worth beyond SURE is proven: nothing that was left out could change it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trakkx_desktop.players.packed import Row, i64
from trakkx_desktop.players.trax.board import Board, zeros
from trakkx_desktop.players.trax.threats import Threats
from trakkx_desktop.players.trax.worth import Weights, Worth
from trakkx_desktop.players.trax.zone import Zone

MATE: Final = 30000
"""A win by the turn of the root; one less for each turn later."""
SURE: Final = 29000
SLOTS: Final = 1 << 18
RED_MOVES: Final = 0x155555555555555
"""Tells apart in the hash who is to move."""

ILLEGAL: Final = 0
LOST: Final = 1
WON: Final = 2
OPEN: Final = 3
"""What a turn leads to; only after OPEN it stands on the board."""
LOWER: Final = 1
UPPER: Final = 2
EXACT: Final = 3
"""What the table knows of a worth."""


class Enough(Exception):
    """Time or work are used up."""


class Memory:
    """The table of positions. It serves one search after the other, and none sees what another has left."""

    def __init__(self) -> None:
        self.key: Row = zeros(SLOTS)
        self.entry: Row = zeros(SLOTS)
        self.salt: i64 = 0
        """Makes the keys of each search its own; their places in the table do not depend on it."""

    def forget(self) -> None:
        self.salt += 1 << 20


class Search:
    """One search on one board; a turn is `cell << 3 | lie`."""

    def __init__(
        self, board: Board, weights: Weights, memory: Memory, is_over: Callable[[], bool]
    ) -> None:
        self.board: Board = board
        self.threats: Threats = Threats(board)
        self.worth: Worth = Worth(board, self.threats, weights)
        self.zone: Zone = Zone(board, self.threats)
        self.is_over: Callable[[], bool] = is_over
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.pause: i64 = 1
        """Nodes at which to ask again whether it is over."""
        self.patience: i64 = max(i64(4), min(i64(64), 4096 // (board.open + 1)))
        """Nodes between two such questions, fewer where a look takes longer."""
        self.deepest: i64 = min(board.room(), 60)
        length = 3 * (board.open + 128) * 64
        self.turns: Row = zeros(length)
        self.keys: Row = zeros(length)
        """Turns of all plies one behind the other; a key is the order, then what `enter` found."""
        self.killers: Row = zeros(1024)
        self.history: Row = zeros(2 << (2 * board.shift))
        memory.forget()
        self.salt: i64 = memory.salt
        self.table_key: Row = memory.key
        self.table: Row = memory.entry
        self.value: i64 = 0
        self.attack: i64 = 0
        self.hint: i64 = 0
        self.best_turn: i64 = 0
        self.is_stuck: bool = False
        """Further answers of the methods below, which can return only one number."""
        self.quiet_margin: i64 = 40
        self.late_margin: i64 = 40
        self.null_cost: i64 = 5

    def tick(self) -> None:
        self.nodes += 1
        if self.nodes >= self.pause:
            self.pause = self.nodes + self.patience
            if 0 < self.most_nodes <= self.nodes or self.is_over():
                raise Enough
            if 0 < self.most_nodes < self.pause:
                self.pause = self.most_nodes

    def enter(self, turn: i64, side: i64, threat: i64) -> i64:
        """Makes a turn and looks at what it leads to: then `value` and `attack`, for the side that made it."""
        board = self.board
        threats = self.threats
        won = board.make(turn >> 3, turn & 7)
        if won < 0:
            return ILLEGAL
        self.tick()
        if won:
            board.unmake()
            return WON if won >> side & 1 else LOST
        if threat and threats.still_wins(threat, side ^ 1):
            board.unmake()
            return LOST
        self.value = -self.worth.look(side ^ 1)
        if threats.count[side ^ 1] and threats.winning(side ^ 1):
            board.unmake()
            return LOST
        self.attack = threats.winning(side) if threats.count[side] else i64(0)
        return OPEN

    def all_turns(self, base: i64) -> i64:
        """All turns that fit, legal or not, the newest spaces first; the end of their row."""
        board = self.board
        turns = self.turns
        fits = board.fits
        top = base
        place = board.open - 1
        while place >= 0:
            cell = board.spaces[place]
            place -= 1
            at = board.edges[cell] * 4
            turns[top] = cell << 3 | fits[at]
            turns[top + 1] = cell << 3 | fits[at + 1]
            top += 2
            if fits[at + 2]:
                turns[top] = cell << 3 | fits[at + 2]
                top += 1
        return top

    def parries(self, base: i64, threat: i64, is_far: bool) -> i64:
        """Of `all_turns` those that could undo a threat: by their chosen tile, or (far) only by a forced one."""
        zone = self.zone
        zone.draw(threat)
        zone.tried = 0
        end = self.all_turns(base)
        kept = base
        i = base
        while i < end:
            turn = self.turns[i]
            i += 1
            if zone.is_near(turn) != is_far and (not is_far or zone.is_reached(turn)):
                self.turns[kept] = turn
                kept += 1
        self.nodes += zone.tried
        return kept

    def sort(self, base: i64, top: i64) -> None:
        """The greatest key first; equal ones stay as they are."""
        turns = self.turns
        keys = self.keys
        i = base + 1
        while i < top:
            turn = turns[i]
            key = keys[i]
            j = i - 1
            while j >= base and keys[j] < key:
                turns[j + 1] = turns[j]
                keys[j + 1] = keys[j]
                j -= 1
            turns[j + 1] = turn
            keys[j + 1] = key
            i += 1

    def node(
        self,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        side: i64,
        threat: i64,
        static: i64,
        base: i64,
    ) -> i64:
        """The worth of the position for `side`, whose evaluation is `static`; turns go to `base` and on."""
        if ply >= self.deepest:
            return static
        if depth <= 0:
            return self.parry(alpha, beta, ply, side, threat, base) if threat else static
        key = self.board.hash ^ (RED_MOVES if side else i64(0))
        if self._recall(key, depth, alpha, beta, ply):
            return self.value
        hint = self.hint
        if threat == 0 and -SURE < beta < SURE:
            if depth <= 4 and static - self.quiet_margin * depth >= beta:
                return static
            if depth >= 5 and static >= beta and self._passes(depth, beta, ply, side, base):
                return beta
        if depth <= 2 and threat == 0:
            return self._frontier(key, depth, alpha, beta, ply, side, hint, base)
        return self._branch(key, depth, alpha, beta, ply, side, threat, hint, base)

    def _passes(self, depth: i64, beta: i64, ply: i64, side: i64, base: i64) -> bool:
        """Is it so good that even doing nothing would be enough? (Nobody may pass; it only saves looking.)"""
        static = self.worth.look(side ^ 1)
        if -static < beta:
            return False
        worth = -self.node(
            depth - self.null_cost, -beta, 1 - beta, ply + 1, side ^ 1, 0, static, base
        )
        return worth >= beta

    def _recall(self, key: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> bool:
        """What the table knows: True if `value` settles it, else at least `hint`."""
        slot = key & (SLOTS - 1)
        self.hint = 0
        if self.table_key[slot] != key ^ self.salt:
            return False
        entry = self.table[slot]
        self.hint = entry & 0xFFFFFFFF
        bound = entry >> 32 & 3
        worth = (entry >> 42) - 32768
        is_sure = False
        if worth > SURE:
            worth -= ply
            is_sure = bound != UPPER
        elif worth < -SURE:
            worth += ply
            is_sure = bound != LOWER
        if not is_sure and (entry >> 34 & 255) < depth:
            return False
        self.value = worth
        return bound == EXACT or (worth >= beta if bound == LOWER else worth <= alpha)

    def remembered(self, side: i64) -> i64:
        """The turn that the table holds for the position on the board, 0 if none."""
        key = self.board.hash ^ (RED_MOVES if side else i64(0))
        self._recall(key, 0, 0, 0, 0)
        return self.hint if self.hint and self.is_possible(self.hint) else i64(0)

    def _note(self, key: i64, depth: i64, worth: i64, bound: i64, turn: i64, ply: i64) -> None:
        """Proven wins are stored as seen from here, not from the root."""
        slot = key & (SLOTS - 1)
        if worth > SURE:
            worth += ply
        elif worth < -SURE:
            worth -= ply
        self.table_key[slot] = key ^ self.salt
        self.table[slot] = (worth + 32768) << 42 | depth << 34 | bound << 32 | turn

    def _frontier(
        self, key: i64, depth: i64, alpha: i64, beta: i64, ply: i64, side: i64, hint: i64, base: i64
    ) -> i64:
        """One turn before the leaves: every child is only looked at, but for attacks, which are parried."""
        turns = self.turns
        top = self.all_turns(base)
        self._fetch(base, top, self.killers[ply * 2])
        self._fetch(base, top, hint)
        first = alpha
        best = ply + 1 - MATE
        best_turn: i64 = 0
        is_stuck = True
        i = base
        while i < top:
            turn = turns[i]
            i += 1
            found = self.enter(turn, side, 0)
            if found == WON:
                return MATE - ply
            if found != ILLEGAL:
                is_stuck = False
            if found != OPEN:
                continue
            worth = self.value
            if self.attack:
                worth = -self.parry(-beta, -alpha, ply + 1, side ^ 1, self.attack, top)
            self.board.unmake()
            if worth > best:
                best = worth
                best_turn = turn
                if worth > alpha:
                    alpha = worth
                    if worth >= beta:
                        self._kill(turn, ply)
                        break
        if is_stuck:
            return 0
        bound: i64 = LOWER if best >= beta else (UPPER if best <= first else EXACT)
        self._note(key, depth, best, bound, best_turn, ply)
        return best

    def _fetch(self, base: i64, top: i64, wanted: i64) -> None:
        """Brings a turn to the front of its row, if it is there."""
        turns = self.turns
        i = base
        while i < top:
            if turns[i] == wanted:
                turns[i] = turns[base]
                turns[base] = wanted
                return
            i += 1

    def _kill(self, turn: i64, ply: i64) -> None:
        """A turn that refuted its position is tried early in others."""
        at = ply * 2
        if self.killers[at] != turn:
            self.killers[at + 1] = self.killers[at]
            self.killers[at] = turn

    def _branch(
        self,
        key: i64,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        side: i64,
        threat: i64,
        hint: i64,
        base: i64,
    ) -> i64:
        """The table's turn first; if that is not enough all others, ordered by a look at each."""
        board = self.board
        first = alpha
        best = ply + 1 - MATE
        best_turn: i64 = 0
        if hint and self.is_possible(hint) and self.enter(hint, side, threat) == OPEN:
            cost: i64 = 1 if threat or self.attack else 2
            best = -self.node(
                depth - cost, -beta, -alpha, ply + 1, side ^ 1, self.attack, -self.value, base
            )
            best_turn = hint
            board.unmake()
            alpha = max(alpha, best)
        if alpha < beta:
            top = self._order(ply, side, threat, best_turn, base)
            if top < 0:
                return MATE - ply
            if top == base and best_turn == 0 and threat == 0 and self.is_stuck:
                return 0
            self.best_turn = best_turn
            best = self._others(depth, alpha, beta, ply, side, threat, best, base, top)
            best_turn = self.best_turn
        if best < -SURE and threat and self.threats.any_win(side):
            return MATE - ply
        if best >= beta:
            self._kill(best_turn, ply)
            self.history[side << (2 * board.shift) | best_turn >> 3] += depth * depth
        bound: i64 = LOWER if best >= beta else (UPPER if best <= first else EXACT)
        self._note(key, depth, best, bound, best_turn, ply)
        return best

    def is_possible(self, turn: i64) -> bool:
        """Turns from the table may belong to another position with the same place in it."""
        return self.board.lie[turn >> 3] == 0 and self.threats.fits(turn >> 3, turn & 7)

    def _order(self, ply: i64, side: i64, threat: i64, done: i64, base: i64) -> i64:
        """Looks once at every child, drops what loses at once, sorts the rest; -1 if one wins at once."""
        if threat:
            near = self.parries(base, threat, False)
            top = self.parries(near, threat, True)
        else:
            top = self.all_turns(base)
        turns = self.turns
        killer = self.killers[ply * 2]
        second = self.killers[ply * 2 + 1]
        by_side = side << (2 * self.board.shift)
        self.is_stuck = True
        kept = base
        i = base
        while i < top:
            turn = turns[i]
            i += 1
            if turn == done:
                self.is_stuck = False
                continue
            found = self.enter(turn, side, threat)
            if found == WON:
                return -1
            if found != ILLEGAL:
                self.is_stuck = False
            if found != OPEN:
                continue
            self.board.unmake()
            order = self.value + min(self.history[by_side | turn >> 3], 200)
            if self.attack:
                order += 300
            if turn in (killer, second):
                order += 200
            turns[kept] = turn
            self.keys[kept] = (order + 131072) << 44 | (self.value + 32768) << 28 | self.attack
            kept += 1
        self.sort(base, kept)
        return kept

    def _others(
        self,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        side: i64,
        threat: i64,
        best: i64,
        base: i64,
        top: i64,
    ) -> i64:
        """The ordered turns; late ones are searched less deep, and again if they turn out well."""
        board = self.board
        is_first = self.best_turn == 0
        i = base
        while i < top:
            turn = self.turns[i]
            attack = self.keys[i] & 0xFFFFFFF
            static = (self.keys[i] >> 28 & 0xFFFF) - 32768
            late = i - base
            i += 1
            cost: i64 = 1 if threat or attack else 2
            less: i64 = 0
            if attack == 0 and threat == 0 and not is_first:
                if depth <= 6 and static + self.late_margin * depth <= alpha:
                    best = max(best, static)
                    continue
                less = self.reduction(depth, late)
            board.make(turn >> 3, turn & 7)
            worth = alpha + 1
            if not is_first:
                worth = -self.node(
                    depth - cost - less, -alpha - 1, -alpha, ply + 1, side ^ 1, attack, -static, top
                )
            if worth > alpha and (is_first or less or worth < beta):
                worth = -self.node(
                    depth - cost, -beta, -alpha, ply + 1, side ^ 1, attack, -static, top
                )
            board.unmake()
            is_first = False
            if worth > best:
                best = worth
                self.best_turn = turn
                alpha = max(alpha, worth)
                if worth >= beta:
                    break
        return best

    def reduction(self, depth: i64, late: i64) -> i64:
        """Half plies that a late quiet turn is searched less."""
        if late < 3 or depth < 4:
            return 0
        less: i64 = 2
        if late >= 8:
            less += 1
        if late >= 20:
            less += 1
        if depth >= 8:
            less += 2 if late >= 14 else 1
        return less

    def parry(self, alpha: i64, beta: i64, ply: i64, side: i64, threat: i64, base: i64) -> i64:
        """An attacked leaf: the best turn after which nobody can win at once, by evaluation."""
        if ply >= self.deepest:
            return alpha
        best = self._parry(alpha, beta, ply, side, threat, base, False)
        if best < beta:
            alpha = max(alpha, best)
            best = max(best, self._parry(alpha, beta, ply, side, threat, base, True))
        if best < -SURE and self.threats.any_win(side):
            return MATE - ply
        return best

    def _parry(
        self, alpha: i64, beta: i64, ply: i64, side: i64, threat: i64, base: i64, is_far: bool
    ) -> i64:
        top = self.parries(base, threat, is_far)
        best = ply + 1 - MATE
        i = base
        while i < top:
            found = self.enter(self.turns[i], side, threat)
            i += 1
            if found == WON:
                return MATE - ply
            if found != OPEN:
                continue
            worth = self.value
            if self.attack:
                worth = -self.parry(-beta, -alpha, ply + 1, side ^ 1, self.attack, top)
            self.board.unmake()
            if worth > best:
                best = worth
                alpha = max(alpha, worth)
                if worth >= beta:
                    break
        return best
