"""The bound of one turn: the best over every choice of islands, each lowered by prices of its own, and at last by
trying everything on each island."""

from collections.abc import Callable

from trakkx_desktop.players.trakkx.cover import cases, islands
from trakkx_desktop.players.trakkx.faces import FACE_CODES
from trakkx_desktop.players.trakkx.prices import CARE, Prices
from trakkx_desktop.players.trakkx.proof import (
    IMPOSSIBLE,
    LARGEST,
    MAY,
    MUST,
    NO,
    POSSIBLE,
    Proof,
)
from trakkx_desktop.players.trakkx.search import Task


class Island:
    """Faces that lines can join, in one case: what of the hand may be laid there at most."""

    def __init__(
        self, task: Task, faces: list[int], layable: list[int], groups: int, zone: int
    ) -> None:
        self.faces: list[int] = faces
        self.layable: int = sum([layable[face] for face in faces])
        self.most: int = self.layable
        self.is_settled: bool = self.most == 0
        self.proof: Proof | None = None
        self._task: Task = task
        self._case: list[int] = layable
        self._groups: int = groups
        self._zone: int = zone
        self.size: int = self.layable + sum([task.need[face] for face in faces])
        if self.size > LARGEST:
            self.is_settled = True

    @property
    def spent(self) -> int:
        """Nodes of its proof."""
        return 0 if self.proof is None else self.proof.nodes

    def ask(self, nodes: int, stop: Callable[[], bool]) -> bool:
        """Can as many lie there as is thought? False: one less is thought now."""
        if self.proof is None:
            groups = max(0, self._groups)
            self.proof = Proof(self._task, self.faces, self._case, groups, self._zone)
        said = self.proof.ask(self.layable - self.most, nodes, stop)
        if said == IMPOSSIBLE:
            self.most -= 1
            return False
        self.is_settled = said == POSSIBLE
        return True


class Case:
    """One choice of islands."""

    def __init__(self, task: Task, layable: list[int]) -> None:
        self.most: int = sum(layable)
        self._task: Task = task
        self._layable: list[int] = layable
        self._prices: Prices | None = None
        self._islands: list[Island] | None = None

    def lower(self, laid: int, rounds: int) -> None:
        """So many changes of prices, to show that no more than `laid` can be laid."""
        if self._prices is None:
            self._prices = Prices(self._task, self._layable)
        self.most = min(self.most, int(self._prices.lower(laid + 1.0, rounds) + CARE))

    def prove(self, laid: int, nodes: int, stop: Callable[[], bool]) -> None:
        """So many nodes on each island, the smallest first, until no more than `laid` can be laid."""
        for island in self.islands():
            while self.most > laid and not island.is_settled and not stop():
                if island.ask(nodes, stop):
                    break
                self.most = min(self.most, sum([each.most for each in self.islands()]))

    @property
    def spent(self) -> int:
        """Nodes of all proofs."""
        return sum([island.spent for island in self._islands or []])

    def islands(self) -> list[Island]:
        """All on which something lies or may lie, the smallest first."""
        if self._islands is None:
            self._islands = _islands(self._task, self._layable)
            self._islands.sort(key=_size)
        if len(self._islands) == 1:
            only = self._islands[0]
            only.most = min(only.most, self.most)
        return self._islands


def _size(island: Island) -> int:
    return island.size


def _islands(task: Task, layable: list[int]) -> list[Island]:
    """With the groups that the others leave (rule G1), and the own zone where it can be (rule O1)."""
    used: list[list[int]] = []
    owned = 0
    extra = 0
    for faces in islands(task.all):
        if sum([task.need[face] + layable[face] for face in faces]) > 0:
            used.append(faces)
            owned += _has_own_line(task, faces)
            extra += _is_extra(task, faces)
    is_zone_extra = task.must_open and not task.may_begin and extra > 0
    found: list[Island] = []
    for faces in used:
        zone = NO
        if is_zone_extra:
            zone = MUST if _is_extra(task, faces) else NO
        elif task.must_open and _has_own_line(task, faces):
            zone = MUST if owned == 1 else MAY
        taken = len(used) - 1
        if task.must_open and extra > 0 and zone != MUST:
            taken -= 1
        groups = 0 if is_zone_extra and zone == MUST else task.groups - taken
        found.append(Island(task, faces, layable, groups, zone))
    return found


def _has_own_line(task: Task, faces: list[int]) -> int:
    own = [0] * FACE_CODES
    for face in faces:
        own[face] = task.hand[face]
    return 1 if islands(own) else 0


def _is_extra(task: Task, faces: list[int]) -> int:
    """Does nothing of the table lie there?"""
    return 1 if sum([task.need[face] for face in faces]) == 0 else 0


class Bound:
    def __init__(self, task: Task) -> None:
        self._cases: list[Case] = [Case(task, layable) for layable in cases(task)]

    @property
    def most(self) -> int:
        """Nobody can lay more than that."""
        return max([case.most for case in self._cases])

    def lower(self, laid: int, rounds: int) -> bool:
        """One portion of work on the case that promises most; False if all are at what was laid."""
        case = self.widest()
        if case.most <= laid:
            return False
        case.lower(laid, rounds)
        return True

    def widest(self) -> Case:
        """The case that promises most."""
        case = self._cases[0]
        for other in self._cases:
            if other.most > case.most:
                case = other
        return case

    @property
    def spent(self) -> int:
        """Nodes of all proofs."""
        return sum([case.spent for case in self._cases])

    def prove(self, laid: int, nodes: int, stop: Callable[[], bool]) -> Case | None:
        """Tries everything, with so many nodes at a time. None: no more than `laid` can be laid; else a case
        that withstood."""
        while not stop():
            case = self.widest()
            before = case.most
            if before <= laid:
                return None
            case.prove(laid, nodes, stop)
            if case.most == before:
                return case
        return self.widest()
