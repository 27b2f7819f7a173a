import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    /// Handles a key while the focus is on an item, or while the view is the first responder.
    ///
    /// Arrows lead to the nearest item in their direction, page keys by the visible length, Home
    /// and End to the ends. Where several items can be selected, arrows with Shift select what they
    /// reach, and Control-A selects all. Space and Return are handled by the cell.
    func handleItemKey(_ key: UIKey) -> Bool {
        guard allowsFocus, let system = window?.focusSystem else { return false }
        if let view = system.focusedView, (view as? UICollectionViewCell)?.list !== self {
            return false
        }
        layoutIfNeeded()
        if allowsSeveralNow, extendSelection(key) { return true }
        guard let input = key.plainInput else { return false }
        switch input {
        case UIKeyCommand.inputHome: return focusFirst(of: allItems, heading: .first)
        case UIKeyCommand.inputEnd: return focusFirst(of: allItems.reversed(), heading: .last)
        case UIKeyCommand.inputPageUp: return movePage(-1)
        case UIKeyCommand.inputPageDown: return movePage(1)
        default:
            guard let heading = UIFocusHeading(arrow: input) else {
                return typeSelection.add(key).map(focusItem(titled:)) ?? false
            }
            guard let path = currentItem else { return focusFirst(of: allItems, heading: heading) }
            return move(from: path, heading)
        }
    }

    /// Handles a key that selects more items. Returns `false` for others.
    private func extendSelection(_ key: UIKey) -> Bool {
        let input = key.charactersIgnoringModifiers
        if input == "a", !key.modifierFlags.isDisjoint(with: [.control, .command]) {
            for path in allItems where !selection.selected.contains(path) { chooseByUser(path) }
            return true
        }
        guard key.modifierFlags.contains(.shift), let heading = UIFocusHeading(arrow: input),
            let path = currentItem, move(from: path, heading)
        else { return false }
        if let reached = selection.focused, !selection.selected.contains(reached) {
            chooseByUser(reached)
        }
        return true
    }

    private var currentItem: IndexPath? {
        guard let path = selection.focused ?? selection.selected.min(), hasItem(path) else {
            return nil
        }
        return path
    }

    private func hasItem(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section < numberOfSections
            && path.item < numberOfItems(inSection: path.section)
    }

    private var allItems: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    /// `true` if the keyboard can reach an item.
    func canFocus(_ path: IndexPath) -> Bool {
        allowsFocus && allowsSelectionNow
            && delegate?.collectionView(self, canFocusItemAt: path) ?? true
    }

    /// The cell of the item that the focus prefers.
    var preferredItem: UICollectionViewCell? {
        let asked = delegate?.indexPathForPreferredFocusedView(in: self)
        let chosen = selection.selected.min()
        return (asked ?? (remembersLastFocusedIndexPath ? selection.focused ?? chosen : chosen))
            .flatMap(cell)
    }

    // MARK: Moving

    private func focusFirst(of paths: [IndexPath], heading: UIFocusHeading) -> Bool {
        guard let path = paths.first(where: canFocus) else { return false }
        return focus(path, heading)
    }

    /// Moves to the visible item whose title begins with a text. Items out of sight have no cells,
    /// and thus no titles.
    private func focusItem(titled typed: String) -> Bool {
        let found = indexPathsForVisibleItems.sorted().first {
            canFocus($0) && cell(at: $0)?.typeSelectTitle?.begins(with: typed) == true
        }
        return found.map { focus($0, .next) } ?? false
    }

    /// Moves to the nearest item in a direction, on or off screen.
    private func move(from path: IndexPath, _ heading: UIFocusHeading) -> Bool {
        guard let start = layoutAttributesForItem(at: path)?.frame else { return false }
        let reach = CGSize(
            width: max(bounds.width, start.width) * 2, height: max(bounds.height, start.height) * 2)
        let area = start.insetBy(dx: -reach.width, dy: -reach.height)
        let nearest = layoutAttributes(in: area)
            .filter {
                $0.representedElementCategory == .cell && $0.indexPath != path
                    && canFocus($0.indexPath)
            }
            .compactMap { item in
                heading.distance(from: start, to: item.frame).map { (item.indexPath, $0) }
            }
            .min { $0.1 < $1.1 }
        guard let nearest else { return false }
        return focus(nearest.0, heading)
    }

    /// Moves by the visible length to the item closest to the current one.
    private func movePage(_ direction: CGFloat) -> Bool {
        guard let path = currentItem, let start = layoutAttributesForItem(at: path)?.frame else {
            return false
        }
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        let target = start.offsetBy(
            dx: isVertical ? 0 : direction * bounds.width * 0.9,
            dy: isVertical ? direction * bounds.height * 0.9 : 0)
        let area = target.insetBy(dx: -bounds.width, dy: -bounds.height)
        let items = layoutAttributes(in: area).filter {
            $0.representedElementCategory == .cell && canFocus($0.indexPath)
        }
        let nearest = items.min {
            $0.frame.distance(to: target) < $1.frame.distance(to: target)
        }
        guard let nearest else { return false }
        return focus(nearest.indexPath, direction > 0 ? .down : .up)
    }

    private func focus(_ path: IndexPath, _ heading: UIFocusHeading) -> Bool {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return false }
        let old = selection.focused
        selection.focused = path
        scrollRectToVisible(frame, animated: false)
        layoutIfNeeded()
        guard let cell = cell(at: path), let system = window?.focusSystem else { return false }
        guard system.move(to: cell, heading: heading) else {
            selection.focused = old
            return true
        }
        let follows =
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
            ?? selectionFollowsFocus
        if follows, !selection.selected.contains(path) { chooseByUser(path) }
        return true
    }

    /// Follows the focus, and reports it to the delegate.
    func itemFocusDidChange(
        _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
    ) {
        if let path = context.nextFocusedIndexPath { selection.focused = path }
        for cell in [context.previouslyFocusedView, context.nextFocusedView] {
            (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        hypot(midX - other.midX, midY - other.midY)
    }
}
