import Foundation
import UIKitCore
import UIKitScrolling

/// The items of a collection view that are selected and touched.
struct CollectionSelection {
    var selected: Set<IndexPath> = []

    /// The highlighted item.
    var highlighted: IndexPath?

    /// The item at which the keyboard is or was.
    var focused: IndexPath?
}

extension UICollectionView {
    var allowsSelectionNow: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var allowsSeveralNow: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: In code

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else { return deselectAll() }
        guard allowsSelectionNow else { return }
        checkExists(path)
        if !allowsSeveralNow {
            for old in selection.selected where old != path { deselect(old) }
        }
        setSelected(true, path)
        if scrollPosition != [] { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) { setSelected(false, path) }

    func deselectAll() {
        for path in selection.selected { setSelected(false, path) }
    }

    private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            selection.selected.insert(path)
        } else {
            selection.selected.remove(path)
        }
        cell(at: path)?.isSelected = isSelected
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        let key = ElementKey(category: .cell, kind: "", indexPath: path)
        return elements[key]?.view as? UICollectionViewCell
    }

    func editingDidChange() {
        if !isEditing { deselectAll() }
        for element in elements.values {
            (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }

    // MARK: By touch

    /// The path of the visible cell that contains a view.
    private func path(of view: UIView?) -> IndexPath? {
        var view = view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
                return path
            }
            view = current.superview
        }
        return nil
    }

    /// Returns `true` if the touch begins on a cell.
    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        if closeSwipeByTouch() { return true }
        guard let touch = touches.first, let path = path(of: touch.view) else { return false }
        guard selection.highlighted == nil, allowsSelectionNow else { return true }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return true
        }
        selection.highlighted = path
        cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let path = selection.highlighted else {
            return touches.first.flatMap { self.path(of: $0.view) } != nil
        }
        let cell = cell(at: path)
        if let cell, let touch = touches.first,
            cell.point(inside: touch.location(in: cell), with: nil)
        {
            cell.isHighlighted = false
            chooseByUser(path)
        }
        endHighlight()
        return true
    }

    func touchCancelled() { endHighlight() }

    private func endHighlight() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects or deselects an item with all calls of the delegate.
    func chooseByUser(_ path: IndexPath) {
        selection.focused = path
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesOutline,
            let source = dataSource as? any OutlineSource
        {
            source.toggleOutline(at: path)
            return
        }
        let isSelected = selection.selected.contains(path)
        if isSelected {
            guard allowsSeveralNow,
                delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
            else { return performPrimaryAction(path) }
            setSelected(false, path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsSeveralNow {
            for old in selection.selected.sorted() {
                setSelected(false, old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        setSelected(true, path)
        if let cell = cellForItem(at: path) { cell.segues.perform(sender: cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
        performPrimaryAction(path)
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard !isEditing, !allowsMultipleSelection,
            delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
        else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
}
