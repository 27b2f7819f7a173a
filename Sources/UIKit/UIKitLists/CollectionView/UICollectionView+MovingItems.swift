import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The movement of one item by the user.
///
/// While it lasts, the layout shows the item at ``current``, and the data has it at ``original``.
struct CollectionMovement {
    let original: IndexPath
    var current: IndexPath
    var position: CGPoint

    /// The numbers of items that the data source has.
    let counts: [Int]

    /// `true` if a preview under the finger is shown instead of the cell.
    var isHidden = false

    /// `true` while views are placed for a step.
    var isPlacing = false
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, let dataSource, let cell = cellForItem(at: path),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        touchCancelled()
        movement = CollectionMovement(
            original: path, current: path, position: cell.center, counts: currentCounts())
        return true
    }

    /// The attributes of the moved item.
    func movedAttributes(of movement: CollectionMovement) -> UICollectionViewLayoutAttributes {
        let attributes = storedLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        if movement.isHidden { attributes.alpha = 0 }
        return attributes
    }

    func updateMovement(to position: CGPoint) {
        guard let old = movement else { return }
        movement?.position = position
        let proposed = storedLayout.targetIndexPath(
            forInteractivelyMovingItem: old.current, withPosition: position)
        var target = proposed
        if let delegate, proposed != old.current {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
                atCurrentIndexPath: old.current, toProposedIndexPath: proposed)
        }
        showMovedItem()
        if target != old.current { makeRoom(at: target, position: position) }
    }

    private func showMovedItem() {
        guard let movement, let cell = cell(at: movement.current) else { return }
        let attributes = movedAttributes(of: movement)
        elements[attributes.key]?.attributes = attributes
        UIView.performWithoutAnimation {
            cell.adopt(attributes)
            place(cell, attributes)
        }
    }

    /// Shows the moved item at another path: the others make room.
    private func makeRoom(at target: IndexPath, position: CGPoint) {
        guard let old = movement else { return }
        let before = currentCounts()
        var after = before
        after[old.current.section] -= 1
        guard after.indices.contains(target.section), target.item <= after[target.section] else {
            return
        }
        after[target.section] += 1
        let update = ListUpdate.move(from: ItemPlace(old.current), to: ItemPlace(target))
        let words = ListWords(item: "item", list: "\(self)")
        guard
            let mapping = try? ListMapping([update], before: before, after: after, words: words)
        else { return }
        let context = storedLayout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position,
            previousIndexPaths: [old.current], previousPosition: old.position)
        movement?.current = target
        movement?.isPlacing = true
        counts = after
        storedLayout.invalidateLayout(with: context)
        counts = after
        apply(mapping, [update]) { _ in }
        movement?.isPlacing = false
    }

    func endMovement(isCancelled: Bool) {
        guard let old = movement else { return }
        if isCancelled, old.current != old.original {
            makeRoom(at: old.original, position: old.position)
        }
        let final = isCancelled ? old.original : old.current
        let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [old.original],
            movementCancelled: isCancelled)
        movement = nil
        if final != old.original {
            dataSource?.collectionView(self, moveItemAt: old.original, to: final)
        }
        storedLayout.invalidateLayout(with: context)
        animate(.identity, completion: { _ in }) {
            prepareLayout()
        } finish: {
        }
    }

    /// Returns the path that the data source has for an item that the layout shows at `path`.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement, movement.current != movement.original else { return path }
        if path == movement.current { return movement.original }
        var path = path
        if path.section == movement.current.section, path.item > movement.current.item {
            path.item -= 1
        }
        if path.section == movement.original.section, path.item >= movement.original.item {
            path.item += 1
        }
        return path
    }
}

extension UICollectionView {
    /// Returns `true` if the user moves the item of a cell.
    func isMoving(_ cell: UICollectionViewCell) -> Bool {
        movement.map { self.cell(at: $0.current) === cell } ?? false
    }
}
