import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

// A layout pass makes and measures what has become visible, then places it:
//
// 1. Take the first row that is still visible as the anchor.
// 2. Walk over the visible range; make and measure what is new. A height that differs from its
//    estimate moves what follows, so the walk ends at the bottom, wherever that is by then.
// 3. Shift the offset by the anchor's movement, so that nothing on the screen moves, and repeat
//    until nothing new was measured.
// 4. Put the cells that left the visible range aside, and set frames.

extension UITableView {
    // MARK: Widths

    /// The distance of cells from the table's sides.
    var sideInset: CGFloat {
        style == .insetGrouped ? CellMetrics.sideMargin(width: bounds.width) : 0
    }

    var cellWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: CellMetrics.sideMargin(width: bounds.width), bottom: 0, right: 0)
    }

    func separatorsDidChange() {
        for cell in cells.values { cell.setNeedsLayout() }
        if fillerRowHeight != 0 { setNeedsLayout() }
    }

    // MARK: The pass

    func layOutContent() {
        guard !isLayingOut, !needsReload else { return }
        needsCells = false
        if bounds.width != measuredWidth { widthDidChange() }
        layOutEdgeViews()
        let anchor = currentAnchor
        let (places, shift) = measureVisible(top: bounds.minY, anchor: anchor)
        let adopt = {
            self.shiftContent(by: CGPoint(x: 0, y: shift))
            self.adoptContentSize(
                CGSize(
                    width: self.bounds.width, height: self.geometry.contentHeight + self.openHeight
                ))
            self.show(places)
            self.placeViews()
        }
        let resizes = window != nil && resizedRows.contains { hasOtherHeight($0, than: $1) }
        resizedRows = [:]
        if resizes {
            UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
                adopt()
                for place in places { cells[place]?.layOutSubtreeIfNeeded() }
            }
        } else {
            adopt()
        }
        trimPools()
        prefetchRows()
        layOutFillers()
        layOutIndex()
        backgroundView?.frame = bounds
    }

    private func widthDidChange() {
        measuredWidth = bounds.width
        geometry.invalidateRows()
        for section in geometry.sections.indices {
            geometry.update(section: section) {
                $0.isHeaderMeasured = false
                $0.isFooterMeasured = false
            }
        }
        for cell in cells.values { cell.setNeedsLayout() }
        for case let header as UITableViewHeaderFooterView in Array(headers.values)
            + Array(footers.values)
        {
            header.sideMargin = CellMetrics.sideMargin(width: bounds.width)
        }
    }

    private func layOutEdgeViews() {
        guard let tableHeaderView else { return }
        let frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
        if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }

    /// A row and its distance from the top of the visible part.
    struct Anchor {
        var place: ItemPlace
        var distance: Double
    }

    /// The first row that is still visible. `nil` at the top of the content, which stays there.
    private var currentAnchor: Anchor? {
        let top = Double(bounds.minY)
        guard top > -adjustedContentInset.top else { return nil }
        for place in visiblePlaces where geometry.contains(place) {
            let start = geometry.top(of: place)
            if start + geometry.height(of: place) > top, start < bounds.maxY {
                return Anchor(place: place, distance: start - top)
            }
        }
        return nil
    }

    /// Makes and measures what is visible below `top`. Returns the visible rows, and the distance
    /// by which the anchor moved.
    func measureVisible(top: CGFloat, anchor: Anchor?) -> (places: [ItemPlace], shift: Double) {
        isLayingOut = true
        defer { isLayingOut = false }
        var shift = 0.0
        while true {
            let start = Double(top) + shift
            let (places, hasChanged) = walk(from: start, to: start + bounds.height)
            if let anchor { shift = geometry.top(of: anchor.place) - anchor.distance - top }
            if !hasChanged { return (places, shift) }
        }
    }

    private func walk(from top: Double, to bottom: Double) -> ([ItemPlace], hasChanged: Bool) {
        var places: [ItemPlace] = []
        var hasChanged = false
        guard bounds.height > 0, bounds.width > 0 else { return ([], false) }
        var section = geometry.sections(from: top, to: bottom).lowerBound
        if geometry.sections(from: top, to: bottom).isEmpty { return ([], false) }
        while section < geometry.sections.count, geometry.top(ofSection: section) < bottom {
            if measureHeader(section) { hasChanged = true }
            let rows = geometry.sections[section].rows
            let start = geometry.rowsTop(section)
            if rows.count > 0, start < bottom, start + rows.total > top {
                var row = rows.row(at: max(0, top - start))
                var position = start + rows.offset(of: row)
                while row < rows.count, position < bottom {
                    let place = ItemPlace(section, row)
                    if measureIfNeeded(place) { hasChanged = true }
                    let height = geometry.height(of: place)
                    if position + height > top, height > 0 { places.append(place) }
                    position += height
                    row += 1
                }
            }
            if geometry.footerTop(section) < bottom || style == .plain, measureFooter(section) {
                hasChanged = true
            }
            section += 1
        }
        return (places, hasChanged)
    }

    /// Makes and measures a row that is visible. Returns `true` if its height changed.
    private func measureIfNeeded(_ place: ItemPlace) -> Bool {
        let isKnown = cells[place] != nil
        if isKnown, isMeasured(place) { return false }
        let cell = cells[place] ?? makeCell(place)
        return isMeasured(place) && !needsMeasuring(place) ? false : measure(place, cell)
    }

    /// `true` if a measured row has to be measured again, because it left and comes back: its
    /// content may have changed in between.
    private func needsMeasuring(_ place: ItemPlace) -> Bool {
        estimatedRowHeight != 0 && !hasUniformRows
    }

    // MARK: Cells

    /// Asks the data source for the cell of a row, and adds it to the table.
    func makeCell(_ place: ItemPlace) -> UITableViewCell {
        guard let dataSource else {
            fatalError("\(self) has rows but no data source any more. Keep it alive.")
        }
        let isAnimated = UIView.inheritedAnimationDuration > 0
        return UIView.withoutAnimation {
            let cell = dataSource.tableView(self, cellForRowAt: place.indexPath)
            prepare(cell, at: place)
            cells[place] = cell
            if isAnimated { cell.frame = rowFrame(place) }
            if cell.superview !== self {
                insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
            }
            return cell
        }
    }

    /// Gives a cell what it has from the table.
    private func prepare(_ cell: UITableViewCell, at place: ItemPlace) {
        prepareAppearance(of: cell)
        cell.tableView = self
        cell.isHidden = false
        cell.alpha = 1
        if let delegate {
            let level = delegate.tableView(self, indentationLevelForRowAt: place.indexPath)
            if level != 0 { cell.indentationLevel = level }
        }
        updateEditing(of: cell, at: place)
        cell.setHighlighted(highlighted == place, animated: false)
        cell.setSelected(selection.contains(place), animated: false)
    }

    /// Gives a cell the look and the width of the table's rows.
    func prepareAppearance(of cell: UITableViewCell) {
        cell.setDefaultBackgroundColor(
            style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        if cell.frame.width != cellWidth { cell.frame.size.width = cellWidth }
    }

    /// Shows the cells of the visible rows, and puts the others aside.
    func show(_ places: [ItemPlace]) {
        let old = visiblePlaces
        guard places != old || cells.count != places.count else { return }
        let visible = Set(places)
        let gone = cells.filter { !visible.contains($0.key) && !isKept($0.value, at: $0.key) }
        for (place, cell) in gone.inOrder {
            cells[place] = nil
            endDisplaying(cell, at: place)
        }
        let wasVisible = Set(old)
        visiblePlaces = places
        for place in places where !wasVisible.contains(place) || cells[place]?.isShown == false {
            guard let cell = cells[place] else { continue }
            if !cell.isShown { UIView.withoutAnimation { put(cell, at: place) } }
            willDisplay(cell, at: place)
        }
        let sections = visibleSections
        for (section, view) in headers.inOrder where !sections.contains(section) {
            headers[section] = nil
            endDisplaying(header: view, section: section)
        }
        for (section, view) in footers.inOrder where !sections.contains(section) {
            footers[section] = nil
            endDisplaying(footer: view, section: section)
        }
    }

    func willDisplay(_ cell: UITableViewCell, at place: ItemPlace) {
        guard !cell.isShown else { return }
        cell.isShown = true
        delegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    }

    /// The sections that the visible part meets.
    var visibleSections: Range<Int> { geometry.sections(from: bounds.minY, to: bounds.maxY) }

    /// `true` if a cell stays though it is not visible: it is edited, swiped or dragged.
    private func isKept(_ cell: UITableViewCell, at place: ItemPlace) -> Bool {
        reordering?.cell === cell || swipe?.cell === cell || cell.containsFirstResponder
    }

    func endDisplaying(_ cell: UITableViewCell, at place: ItemPlace) {
        recycle(cell)
        guard cell.isShown else { return }
        cell.isShown = false
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
    }

    // MARK: Frames

    /// Rounds a position to the pixel grid.
    func rounded(_ position: Double) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (position * scale).rounded() / scale
    }

    func frame(from top: Double, height: Double) -> CGRect {
        let start = rounded(top)
        return CGRect(
            x: sideInset, y: start, width: cellWidth, height: max(0, rounded(top + height) - start))
    }

    /// The frame of a row by the geometry alone.
    func rowFrame(_ place: ItemPlace) -> CGRect {
        frame(from: geometry.top(of: place), height: geometry.height(of: place))
    }

    /// The top of the part that headers stay in.
    private var stickyTop: Double { bounds.minY + adjustedContentInset.top }

    private var stickyBottom: Double { bounds.maxY - adjustedContentInset.bottom }

    /// The side margin of the content of rows and headers.
    var contentMargin: CGFloat {
        let standard = CellMetrics.sideMargin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return standard }
        let readable = readableContentGuide.layoutFrame.width
        guard readable > 0 else { return standard }
        return max(standard, ((bounds.width - readable) / 2 - sideInset).rounded())
    }

    func headerFrame(_ section: Int) -> CGRect {
        let height = geometry.sections[section].header
        var top = geometry.headerTop(section)
        if style == .plain {
            let last = geometry.bottom(ofSection: section) - height
            top = max(top, min(stickyTop, last))
        }
        return frame(from: top, height: height)
    }

    func footerFrame(_ section: Int) -> CGRect {
        let height = geometry.sections[section].footer
        var top = geometry.footerTop(section)
        if style == .plain {
            let first = geometry.rowsTop(section)
            top = min(top, max(stickyBottom - height, first))
        }
        return frame(from: top, height: height)
    }

    /// Sets the frames of everything that is shown.
    func placeViews() {
        for (place, cell) in cells where geometry.contains(place) { put(cell, at: place) }
        for (section, view) in headers where section < geometry.sections.count {
            var frame = headerFrame(section)
            if let header = view as? UITableViewHeaderFooterView {
                header.isPinned = frame.minY > rounded(geometry.headerTop(section))
            }
            frame.origin.y += displacement(of: ItemPlace(section, -1))
            set(frame, of: view)
        }
        for (section, view) in footers where section < geometry.sections.count {
            var frame = footerFrame(section)
            frame.origin.y += displacement(of: ItemPlace(section, .max))
            set(frame, of: view)
        }
        for opening in openings {
            if let frame = frame(of: opening) { set(frame, of: opening.cell) }
        }
        if let tableFooterView {
            let frame = CGRect(
                x: 0, y: rounded(geometry.sectionsBottom), width: bounds.width,
                height: tableFooterView.frame.height)
            if tableFooterView.frame != frame { tableFooterView.frame = frame }
        }
        swipe?.layOut()
    }

    private func put(_ cell: UITableViewCell, at place: ItemPlace) {
        let position = position(of: place)
        if cell.position != position { cell.position = position }
        if cell !== reordering?.cell { set(displayFrame(of: place, cell), of: cell) }
    }

    private func displayFrame(of place: ItemPlace, _ cell: UITableViewCell) -> CGRect {
        var frame = rowFrame(place)
        frame.origin.y += displacement(of: place)
        if let swipe, swipe.cell === cell { frame.origin.x += swipe.offset }
        return frame
    }

    private func set(_ frame: CGRect, of view: UIView) {
        if view.frame != frame { view.frame = frame }
    }

    func position(of place: ItemPlace) -> CellPosition {
        let count = geometry.sections[place.section].rows.count
        let isLast = place.item == count - 1
        return CellPosition(
            style: style, isFirst: place.item == 0, isLast: isLast,
            hasSeparator: !(isLast && style == .insetGrouped))
    }

    // MARK: Changes of content

    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOut, cell.isShown,
            let place = place(of: cell), !hasUniformRows
        else { return }
        if resizedRows[place] == nil { resizedRows[place] = geometry.height(of: place) }
        geometry.invalidate(place)
        setNeedsLayout()
    }

    private func hasOtherHeight(_ place: ItemPlace, than old: Double) -> Bool {
        geometry.contains(place) && abs(geometry.height(of: place) - old) > 0.000_1
    }

    func contentDidLayOut(of cell: UITableViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !isLayingOut else { return }
        contentSizeDidChange(of: cell)
    }

    func place(of cell: UITableViewCell) -> ItemPlace? {
        cells.first { $0.value === cell }?.key
    }

    /// Returns the cell directly below another one of the same section.
    func cell(below cell: UITableViewCell) -> UITableViewCell? {
        guard let place = place(of: cell) else { return nil }
        return cells[ItemPlace(place.section, place.item + 1)]
    }

    /// Updates the lines of a cell and of the one above it.
    func setNeedsSeparatorUpdate(around cell: UITableViewCell) {
        cell.setNeedsLayout()
        guard let place = place(of: cell) else { return }
        cells[ItemPlace(place.section, place.item - 1)]?.setNeedsLayout()
    }
}

extension UIView {
    /// `true` if the first responder is this view or one of its descendants.
    var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains(where: \.containsFirstResponder)
    }
}
