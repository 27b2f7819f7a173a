import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// Room between items: for what is dragged over the view, and for placeholders.
extension UICollectionView {
    /// Moves the cells behind the place of a drop and behind placeholders to the places of their
    /// successors, and the others back to their own.
    func makeRoom() {
        guard dropGap != nil || !openings.isEmpty || hasRoom else { return }
        hasRoom = dropGap != nil || !openings.isEmpty
        for (key, element) in elements
        where key.category == .cell && element.attributes.details.scroller == nil {
            let place = ItemPlace(key.indexPath)
            let steps = openings.count { $0.place.section == place.section && $0.place <= place }
            let gap = dropGap.map { ItemPlace($0) }
            let isBehindGap = gap.map { $0.section == place.section && $0 <= place } ?? false
            let center = center(
                ofPlace: place.item + steps + (isBehindGap ? 1 : 0), inSection: place.section)
            if element.view.center != center { element.view.center = center }
        }
        for (index, opening) in openings.enumerated() {
            let frame = frame(ofOpening: index)
            opening.cell.bounds.size = frame.size
            opening.cell.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// The middle of an item's place; behind the last item, where the layout would go on if all
    /// items had one size.
    private func center(ofPlace index: Int, inSection section: Int) -> CGPoint {
        let count = currentCounts()[section]
        func item(_ index: Int) -> CGPoint {
            layoutAttributesForItem(at: IndexPath(item: index, section: section))?.center ?? .zero
        }
        if index < count { return item(index) }
        let size = placeholderSize(inSection: section)
        guard count > 0 else {
            return CGPoint(x: size.width / 2, y: contentSize.height + size.height / 2)
        }
        let first = item(0)
        let row = (0..<count).prefix { item($0).y == first.y }.count
        let spacing = (storedLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
        let step = CGSize(
            width: row > 1 ? item(1).x - first.x : bounds.width,
            height: row < count ? item(row).y - first.y : size.height + spacing)
        // A section of one row that is not full goes on in it.
        let fitting = Int((bounds.width - size.width) / max(abs(step.width), 1)) + 1
        let columns = row < count ? row : max(row, fitting)
        return CGPoint(
            x: first.x + CGFloat(index % columns) * step.width,
            y: first.y + CGFloat(index / columns) * step.height)
    }

    /// The size of a placeholder: that of the section's items.
    private func placeholderSize(inSection section: Int) -> CGSize {
        layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.size
            ?? (storedLayout as? UICollectionViewFlowLayout)?.itemSize
            ?? CGSize(width: bounds.width, height: 44)
    }

    // MARK: Placeholders

    /// Returns the frame of a placeholder's cell.
    private func frame(ofOpening index: Int) -> CGRect {
        let place = openings[index].place
        let before = openings[..<index].count { $0.place.section == place.section }
        let center = center(ofPlace: place.item + before, inSection: place.section)
        let size = placeholderSize(inSection: place.section)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    func frame(of opening: ListOpening) -> CGRect? {
        openings.firstIndex { $0 === opening }.map(frame(ofOpening:))
    }

    /// Makes room for a placeholder.
    func open(_ placeholder: UICollectionViewPlaceholder) -> ListOpening {
        let path = placeholder.insertionIndexPath
        let counts = currentCounts()
        requires(
            path.count == 2 && counts.indices.contains(path.section)
                && (0...counts[path.section]).contains(path.item),
            """
            There is no place \(Array(path)) for a placeholder. The numbers of items in the \
            sections are \(counts).
            """)
        let key = ViewRegistration(
            category: .cell, kind: "", identifier: placeholder.reuseIdentifier)
        guard let cell = dequeue(key, for: path) as? UICollectionViewCell else {
            fatalError("The identifier \(placeholder.reuseIdentifier) is not that of a cell.")
        }
        cell.alpha = 1
        let opening = ListOpening(ItemPlace(path), cell: cell) { [weak cell] in
            cell.map { placeholder.cellUpdateHandler?($0) }
        }
        opening.updateCell()
        return show(opening)
    }

    func closeUp() { makeRoom() }

    /// A placeholder's cell is not used again: it was never one of the data source's.
    func discard(_ cell: any DraggedCell) { cell.removeFromSuperview() }

    func insertItem(at path: IndexPath, _ update: (IndexPath) -> Void) {
        withoutActuallyEscaping(update) { update in
            performBatchUpdates { [self] in
                update(path)
                insertItems(at: [path])
            }
        }
    }
}
