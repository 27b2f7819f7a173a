import CoreGraphics
import UIKit

/// Scrolls through thumbnails. Only those in sight have views.
final class GalleryView: UIScrollView {
    /// The thumbnails.
    var sources: [any ThumbnailSource] = [] { didSet { reload() } }

    var isEditing = false { didSet { for cell in cells.values { cell.isEditing = isEditing } } }

    /// Gives a cell for thumbnail `index` its name and actions.
    var configure: (ThumbnailCell, Int) -> Void = { _, _ in }

    private var cells: [Int: ThumbnailCell] = [:]
    private var spares: [ThumbnailCell] = []
    private var width: CGFloat = 0

    private var grid: GalleryGrid { GalleryGrid(count: sources.count, width: bounds.width) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    private func reload() {
        for cell in cells.values { retire(cell) }
        cells = [:]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = grid
        let size = CGSize(width: bounds.width, height: grid.height + 20)
        if contentSize != size { contentSize = size }
        let shown = grid.indices(from: bounds.minY, to: bounds.maxY)
        for (index, cell) in cells where !shown.contains(index) {
            retire(cell)
            cells[index] = nil
        }
        for index in shown {
            let cell = cells[index] ?? makeCell(index, in: shown)
            cell.frame = grid.frame(at: index)
        }
    }

    private func makeCell(_ index: Int, in shown: Range<Int>) -> ThumbnailCell {
        let cell = spares.popLast() ?? ThumbnailCell()
        // Views are in the order of the thumbnails, which screen readers and keys follow.
        if let previous = cells[index - 1] {
            insertSubview(cell, aboveSubview: previous)
        } else if let next = shown.lazy.compactMap({ self.cells[$0] }).first {
            insertSubview(cell, belowSubview: next)
        } else {
            insertSubview(cell, at: 0)
        }
        cell.isHidden = false
        cell.source = sources[index]
        cell.isEditing = isEditing
        configure(cell, index)
        cells[index] = cell
        return cell
    }

    private func retire(_ cell: ThumbnailCell) {
        cell.isHidden = true
        cell.source = nil
        spares.append(cell)
    }
}
