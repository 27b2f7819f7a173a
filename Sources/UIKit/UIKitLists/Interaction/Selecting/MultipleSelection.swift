import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// A list of which two fingers can select several items: a table or a collection view.
protocol ListWithSelection: UIScrollView {
    /// Returns the item at a point, also while the list is edited.
    func selectionPath(at point: CGPoint) -> IndexPath?
    func isSelected(_ path: IndexPath) -> Bool

    /// Selects or deselects an item as a tap does, where several can be selected.
    func toggleByUser(_ path: IndexPath)

    /// Returns the items from one to another, whichever is first.
    func paths(from: IndexPath, to: IndexPath) -> [IndexPath]
    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
    func didBeginMultipleSelection(at path: IndexPath)
    func didEndMultipleSelection()
}

/// The selection of items by two fingers that move over them.
///
/// The items between the first and the present one get the state that the first one did not have;
/// those that the fingers leave again get their own back.
final class MultipleSelection {
    private unowned let list: any ListWithSelection
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let gate = Gate()
    private lazy var edgeScroller = EdgeScroller(list)

    /// The first item; `nil` while nothing is selected by fingers.
    private var start: IndexPath?

    /// The state that the items between the first and the present one get.
    private var selects = true

    /// The items whose state was changed.
    private var changed: Set<IndexPath> = []

    init(_ list: any ListWithSelection) {
        self.list = list
        gate.selection = self
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.delegate = gate
        pan.addTarget(self, action: MultipleSelection.panned)
        list.addGestureRecognizer(pan)
    }

    /// `true` if two fingers on the list select items instead of scrolling.
    var wantsFingers: Bool {
        let scrolling = list.panGestureRecognizer
        return scrolling.numberOfTouches == 2 && path(of: scrolling) != nil
    }

    /// The item below a gesture, if the delegate permits the selection from there.
    private func path(of recognizer: UIGestureRecognizer) -> IndexPath? {
        guard let path = list.selectionPath(at: recognizer.location(in: list)),
            list.shouldBeginMultipleSelection(at: path)
        else { return nil }
        return path
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin()
        case .changed: follow()
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let path = path(of: pan) else { return }
        list.didBeginMultipleSelection(at: path)
        start = path
        selects = !list.isSelected(path)
        changed = []
        edgeScroller.didScroll = { [weak self] in self?.update() }
        update()
    }

    private func follow() {
        guard start != nil else { return }
        update()
        edgeScroller.follow(pan.location(in: nil))
    }

    private func update() {
        guard let start, let path = list.selectionPath(at: pan.location(in: list)) else { return }
        let wanted = Set(list.paths(from: start, to: path))
        for path in changed.subtracting(wanted).sorted() {
            if list.isSelected(path) == selects { list.toggleByUser(path) }
            changed.remove(path)
        }
        for path in wanted.subtracting(changed).sorted() where list.isSelected(path) != selects {
            list.toggleByUser(path)
            changed.insert(path)
        }
    }

    private func end() {
        guard start != nil else { return }
        start = nil
        changed = []
        edgeScroller.stop()
        list.didEndMultipleSelection()
    }

    /// Lets the fingers begin only where the delegate permits it.
    private final class Gate: UIGestureRecognizerDelegate {
        weak var selection: MultipleSelection?

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            selection?.path(of: recognizer) != nil
        }
    }
}

extension UITableView: ListWithSelection {
    func selectionPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func isSelected(_ path: IndexPath) -> Bool { selection.contains(ItemPlace(path)) }

    func toggleByUser(_ path: IndexPath) {
        guard selectsSeveral else { return }
        choose(ItemPlace(path))
    }

    func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
        let (first, last) = (min(from, to), max(from, to))
        return (first.section...last.section).flatMap { section -> [IndexPath] in
            let count = geometry.sections[section].rows.count
            let start = section == first.section ? first.row : 0
            let end = section == last.section ? last.row : count - 1
            return start > end ? [] : (start...end).map { IndexPath(row: $0, section: section) }
        }
    }

    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        (allowsMultipleSelection || allowsMultipleSelectionDuringEditing)
            && delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        cancelHighlighting()
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}

extension UICollectionView: ListWithSelection {
    func selectionPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func isSelected(_ path: IndexPath) -> Bool { selection.selected.contains(path) }

    func toggleByUser(_ path: IndexPath) {
        guard allowsSeveralNow else { return }
        chooseByUser(path)
    }

    func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
        let (first, last) = (min(from, to), max(from, to))
        return (first.section...last.section).flatMap { section -> [IndexPath] in
            let count = currentCounts()[section]
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? last.item : count - 1
            return start > end ? [] : (start...end).map { IndexPath(item: $0, section: section) }
        }
    }

    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        (allowsMultipleSelection || allowsMultipleSelectionDuringEditing)
            && delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
                ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        touchCancelled()
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() {
        delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }
}
