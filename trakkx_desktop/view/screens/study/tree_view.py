"""The tree of variations in the rail: the main line, and what was tried indented below the move it replaces."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from trakkx_desktop.study.tree import Node, Path, Tree
from trakkx_desktop.view.stage.look import LABEL, LOOK
from trakkx_desktop.view.stage.palette import CREAM, INK
from trakkx_desktop.view.stage.scroll import SlimBar
from trakkx_desktop.view.stage.tr import tr

_PATH = Qt.ItemDataRole.UserRole
_STYLE = """
QTreeWidget {{ background: {paper}; color: {text}; border: none; border-radius: 12px; padding: 6px; }}
QTreeWidget::item {{ padding: 3px 0; }}
QTreeWidget::item:selected {{ background: {text}; color: {paper}; border-radius: 6px; }}
"""


class TreeView(QTreeWidget):
    """Signals: chosen(path); folded(path, bool)."""

    chosen = Signal(object)
    folded = Signal(object, bool)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setMinimumHeight(120)
        self.setVerticalScrollBar(SlimBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("study", "Moves and variations"))
        self._items: dict[Path, QTreeWidgetItem] = {}
        self._shown: Tree | None = None
        self.currentItemChanged.connect(self._choose)
        self.itemExpanded.connect(lambda item: self.folded.emit(item.data(0, _PATH), False))
        self.itemCollapsed.connect(lambda item: self.folded.emit(item.data(0, _PATH), True))
        LOOK.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setStyleSheet(_STYLE.format(paper=CREAM, text=INK))
        self.setFont(LOOK.font(15, LABEL))

    def tell(self, tree: Tree) -> None:
        """Made anew only if a move or a comment is different."""
        with QSignalBlocker(self):
            if self._shown is None or self._shown.children != tree.children:
                self._fill(tree)
            self._shown = tree
            item = self._items.get(tree.path)
            if item is not None:
                self.setCurrentItem(item)
                self.scrollToItem(item)
            else:
                self.clearSelection()

    def _fill(self, tree: Tree) -> None:
        self.clear()
        self._items = {}
        self._add(self.invisibleRootItem(), tree.children, ())

    def _add(self, parent: QTreeWidgetItem, children: tuple[Node, ...], path: Path) -> None:
        """A line goes on beside its own first move; variations hang below the move they replace."""
        while children:
            first = (*path, 0)
            item = self._item(parent, children[0], first)
            for number, node in enumerate(children[1:], start=1):
                other = (*path, number)
                self._item(item, node, other)
                self._add(item, node.children, other)
            item.setExpanded(not children[0].is_folded)
            children, path = children[0].children, first

    def _item(self, parent: QTreeWidgetItem, node: Node, path: Path) -> QTreeWidgetItem:
        comment = f"  {node.comment}" if node.comment else ""
        item = QTreeWidgetItem(parent, [f"{len(path)}. {node.text}{comment}"])
        item.setData(0, _PATH, path)
        item.setToolTip(0, node.comment)
        self._items[path] = item
        return item

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(tuple(item.data(0, _PATH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are for the table: the tree is walked with the arrows alone."""
        if event.text().strip():
            event.ignore()
            return
        super().keyPressEvent(event)
