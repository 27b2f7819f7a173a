public import CoreGraphics
public import Foundation
import UIKitCore
import UIKitScrolling

extension UITableView {
    // MARK: Rectangles

    /// Returns the rectangle of a section with its header and footer; zero for a section that does
    /// not exist.
    public func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: rounded(geometry.top(ofSection: section)), width: bounds.width,
            height: rounded(geometry.sections[section].height))
    }

    /// Returns the rectangle of a header where it is without staying at the top.
    public func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return frame(
            from: geometry.headerTop(section), height: geometry.sections[section].header)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return frame(
            from: geometry.footerTop(section), height: geometry.sections[section].footer)
    }

    /// Returns the rectangle of a row; zero for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard let place = place(indexPath) else { return .zero }
        return rowFrame(place)
    }

    // MARK: Rows

    /// Returns the row at a point; `nil` if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.row(at: point.y)?.indexPath
    }

    /// Returns the path of a visible cell; `nil` for one that is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        place(of: cell)?.indexPath
    }

    /// Returns the rows in a rectangle. A row other than the first is reported if the rectangle
    /// reaches at least one point into it.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        guard !rect.isNull, rect.maxX >= 0, rect.minX < bounds.width else { return [] }
        let end = rect.width == 0 || rect.height == 0 ? rect.maxY : max(rect.minY, rect.maxY - 1)
        let bottom = min(end, geometry.contentHeight + 1).nextUp
        return geometry.rows(from: max(rect.minY, -1), to: bottom).map(\.indexPath)
    }

    /// The visible cells, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        layOutIfNeededForQuery()
        return visiblePlaces.compactMap { cells[$0] }
    }

    private func layOutIfNeededForQuery() {
        if needsReload || needsCells { layoutIfNeeded() }
    }

    /// Returns the place of a path if there is a row.
    func place(_ indexPath: IndexPath) -> ItemPlace? {
        guard indexPath.count == 2 else { return nil }
        let place = ItemPlace(indexPath)
        return geometry.contains(place) ? place : nil
    }

    /// Returns the place of a path that the app passes.
    ///
    /// - Precondition: There is a row.
    func existingPlace(_ indexPath: IndexPath, _ purpose: String) -> ItemPlace {
        reloadIfNeeded()
        guard let place = place(indexPath) else {
            fatalError(
                """
                There is no row \(indexPath) to \(purpose). The table has \
                \(geometry.sections.count) sections with these numbers of rows: \
                \(geometry.counts.prefix(100)). \(list)
                """)
        }
        return place
    }

    // MARK: Scrolling

    func scrollRow(at indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
        reloadIfNeeded()
        if indexPath.count == 2, indexPath.row == NSNotFound,
            geometry.sections.indices.contains(indexPath.section)
        {
            scroll(to: rect(forSection: indexPath.section), at: scrollPosition, header: 0, animated)
            return
        }
        let place = existingPlace(indexPath, "scroll to")
        settleHeights(around: place, scrollPosition)
        let header = style == .plain ? geometry.sections[place.section].header : 0
        scroll(to: rowFrame(place), at: scrollPosition, header: header, animated)
    }

    /// Scrolls to the selected row that is nearest to the top.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathsForSelectedRows?.first else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    private func scroll(
        to rect: CGRect, at position: ScrollPosition, header: CGFloat, _ animated: Bool
    ) {
        let top = bounds.minY + adjustedContentInset.top + header
        let bottom = bounds.maxY - adjustedContentInset.bottom
        var offset = contentOffset
        switch position {
        case .none:
            if rect.minY < top {
                offset.y += rect.minY - top
            } else if rect.maxY > bottom {
                offset.y += min(rect.maxY - bottom, rect.minY - top)
            }
        case .top: offset.y += rect.minY - top
        case .middle: offset.y += rect.midY - (top + bottom) / 2
        case .bottom: offset.y += rect.maxY - bottom
        }
        let size = CGSize(width: bounds.width, height: geometry.contentHeight)
        offset = nearestOffset(to: offset, contentSize: size)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Measures the rows that will be visible with a row at a place, so that estimates do not move
    /// it away when it gets there.
    private func settleHeights(around place: ItemPlace, _ position: ScrollPosition) {
        guard !hasUniformRows, bounds.height > 0, !isLayingOut, measuredWidth > 0 else { return }
        let frame = rowFrame(place)
        if position == .none, frame.minY >= bounds.minY, frame.maxY <= bounds.maxY { return }
        let start =
            switch position {
            case .top: frame.minY
            case .middle: frame.midY - bounds.height / 2
            case .bottom: frame.maxY - bounds.height
            case .none: frame.minY < bounds.minY ? frame.minY : frame.maxY - bounds.height
            }
        let visible = visiblePlaces
        let anchor = Anchor(place: place, distance: geometry.top(of: place) - start)
        let before = firstVisibleAnchor
        _ = measureVisible(top: start, anchor: anchor)
        // Heights above the visible part may have changed.
        if let before {
            shiftContent(
                by: CGPoint(
                    x: 0, y: geometry.top(of: before.place) - before.distance - bounds.minY))
        }
        adoptContentSize(CGSize(width: bounds.width, height: geometry.contentHeight))
        visiblePlaces = visible
        setNeedsLayout()
    }

    private var firstVisibleAnchor: Anchor? {
        visiblePlaces.first.map {
            Anchor(place: $0, distance: geometry.top(of: $0) - bounds.minY)
        }
    }
}
