import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    func prepare() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        let pan = RowSwipePan(target: nil, action: nil)
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .continuous
        pan.addTarget(self, action: UITableView.swiped)
        swipePan = pan
        addGestureRecognizer(pan)
        panGestureRecognizer.addTarget(self, action: UITableView.scrolledByFinger)
    }

    func sourcesDidChange() {
        optionalMethods.reset()
        reload()
    }

    /// Marks everything to be read again.
    func reload() {
        guard !recorder.isRecording else {
            recorder.reloadsEverything = true
            return
        }
        selection = []
        highlighted = nil
        focused = nil
        swipe?.close(animated: false)
        cancelReordering()
        closeOpenings()
        dragging?.listDidUpdate()
        prefetch = ListPrefetch()
        needsReload = true
        setNeedsLayout()
    }

    func heightsDidChange() {
        guard !needsReload else { return }
        needsReload = true
        setNeedsLayout()
    }

    func textSizeMayHaveChanged(from old: UITraitCollection?) {
        guard let old,
            old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || old.layoutDirection != traitCollection.layoutDirection
        else { return }
        let selected = selection
        reload()
        // The rows are the same.
        selection = selected
    }

    // MARK: Reading counts

    func reloadIfNeeded() {
        guard needsReload, !isLayingOut else { return }
        needsReload = false
        needsCells = true
        removeAllViews()
        updateEdgeHeights()
        let counts = readCounts()
        geometry = TableGeometry(
            sections: counts.indices.map { makeSection($0, count: counts[$0]) })
        updateEdgeHeights()
        measuredWidth = bounds.width
        adoptContentSize(CGSize(width: bounds.width, height: geometry.contentHeight))
        reloadIndex()
    }

    /// Asks the data source for the number of rows in each section.
    func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = dataSource.numberOfSections(in: self)
        requires(
            count >= 0, "The data source reports \(count) sections. Report 0 or more. \(list)")
        return (0..<count).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            requires(
                rows >= 0 && rows < Self.maximumRowCount,
                """
                The data source reports \(rows) rows in section \(section). Report at least 0 and \
                fewer than \(Self.maximumRowCount). \(list)
                """)
            return rows
        }
    }

    private static var maximumRowCount: Int { 1 << 32 }

    /// The table and its data source, for messages.
    var list: String { "\(self); data source: \(dataSource.map { "\(type(of: $0))" } ?? "none")" }

    private func removeAllViews() {
        for (place, cell) in cells.inOrder {
            endDisplaying(cell, at: place)
        }
        for (section, view) in headers.inOrder { endDisplaying(header: view, section: section) }
        for (section, view) in footers.inOrder { endDisplaying(footer: view, section: section) }
        cells = [:]
        headers = [:]
        footers = [:]
        visiblePlaces = []
    }

    // MARK: Heights

    /// The height of rows that were not measured.
    var rowEstimate: Double {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        if rowHeight >= 0 { return rowHeight }
        return UIFontMetrics.default.scaledValue(
            for: CellMetrics.rowHeight, compatibleWith: traitCollection)
    }

    /// `true` if all rows have the height ``rowHeight``.
    var hasUniformRows: Bool {
        rowHeight >= 0 && (delegate == nil || optionalMethods.lacks(.rowHeight))
    }

    /// Returns a section that was not shown yet.
    func makeSection(_ section: Int, count: Int) -> TableGeometry.Section {
        TableGeometry.Section(
            padding: headerPadding(section), header: headerEstimate(section),
            rows: makeRows(section, count: count), footer: footerEstimate(section))
    }

    /// `true` if the delegate is asked for the heights of all rows at once, because there are no
    /// estimates.
    var asksForAllHeights: Bool {
        estimatedRowHeight == 0 && delegate != nil && !optionalMethods.lacks(.rowHeight)
    }

    /// Returns the heights of a section's rows that are known before they are shown.
    func makeRows(_ section: Int, count: Int) -> RowHeights {
        guard count > 0, let delegate else {
            return RowHeights(count: count, estimate: rowEstimate)
        }
        // The first row's answers show which methods the delegate has.
        let first = IndexPath(row: 0, section: section)
        if !optionalMethods.lacks(.rowEstimate), estimatedRowHeight != 0 {
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: first)
            if !optionalMethods.lacks(.rowEstimate) {
                return RowHeights(
                    [checkedEstimate(estimate)]
                        + (1..<count).map {
                            checkedEstimate(
                                delegate.tableView(
                                    self,
                                    estimatedHeightForRowAt: IndexPath(row: $0, section: section)))
                        }, areMeasured: false)
            }
        }
        guard !optionalMethods.lacks(.rowHeight),
            estimatedRowHeight == 0 || rowHeight >= 0
        else { return RowHeights(count: count, estimate: rowEstimate) }
        let height = delegate.tableView(self, heightForRowAt: first)
        guard estimatedRowHeight == 0, !optionalMethods.lacks(.rowHeight) else {
            return RowHeights(count: count, estimate: rowEstimate)
        }
        let heights =
            [height]
            + (1..<count).map {
                delegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section))
            }
        // A row that measures itself is measured when it is shown.
        let isFixed = heights.allSatisfy { $0 != Self.automaticDimension }
        return RowHeights(
            heights.map { $0 == Self.automaticDimension ? rowEstimate : checked($0, "row") },
            areMeasured: isFixed)
    }

    /// Returns the estimate of one row that was inserted, where rows have their own.
    func estimate(of place: ItemPlace) -> Double? {
        guard let delegate, estimatedRowHeight != 0, !optionalMethods.lacks(.rowEstimate) else {
            return nil
        }
        let estimate = delegate.tableView(self, estimatedHeightForRowAt: place.indexPath)
        return optionalMethods.lacks(.rowEstimate) ? nil : checkedEstimate(estimate)
    }

    private func checkedEstimate(_ height: CGFloat) -> Double {
        height == Self.automaticDimension ? rowEstimate : checked(height, "row")
    }

    /// Returns a height of the app within its limits.
    func checked(_ height: CGFloat, _ kind: String) -> Double {
        requires(
            !height.isNaN,
            "The height of a \(kind) of \(list) is NaN. Was a size divided by zero?")
        return min(max(0, height), Self.maximumHeight)
    }

    private static var maximumHeight: CGFloat { 1_000_000_000 }

    /// Measures a row that is about to be shown. Returns `true` if its height changed.
    func measure(_ place: ItemPlace, _ cell: UITableViewCell) -> Bool {
        guard !hasUniformRows else { return false }
        let asked = delegate?.tableView(self, heightForRowAt: place.indexPath) ?? rowHeight
        let height: Double
        if asked == Self.automaticDimension {
            height = checked(
                cell.systemLayoutSizeFitting(
                    CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height, "cell")
        } else {
            height = checked(asked, "row")
        }
        let old = geometry.height(of: place)
        geometry.measure(place, as: height)
        return abs(old - height) > 0.000_1
    }

    func isMeasured(_ place: ItemPlace) -> Bool {
        hasUniformRows || geometry.sections[place.section].rows.isMeasured(place.item)
    }

    // MARK: Header and footer of the table

    func edgeViewDidChange(from old: UIView?) {
        if let old, old !== tableHeaderView, old !== tableFooterView { old.removeFromSuperview() }
        for view in [tableHeaderView, tableFooterView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        updateEdgeHeights()
        setNeedsLayout()
    }

    func updateEdgeHeights() {
        let (header, footer) = (tableHeaderView?.frame.height, tableFooterView?.frame.height)
        geometry.tableHeader = Double(header ?? 0)
        geometry.tableFooter = Double(footer ?? 0)
    }
}
