import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The change of a table from the rows before a batch to those after it.
///
/// 1. ``apply()`` maps heights, selection and cells to their new places. Cells of rows that go, or
///    are replaced, leave.
/// 2. New cells start where their rows come from: from their old place, or as their animation says.
/// 3. Everything moves to its new place in one animation; then the cells that left are put aside.
final class TableTransition {
    private unowned let table: UITableView
    private let mapping: ListMapping
    private let oldGeometry: TableGeometry
    private let oldCells: [ItemPlace: UITableViewCell]

    /// The animations of rows and sections that go, by old place, and that come, by new place.
    private var rowExits: [ItemPlace: UITableView.RowAnimation] = [:]
    private var sectionExits: [Int: UITableView.RowAnimation] = [:]
    private var rowEntries: [ItemPlace: UITableView.RowAnimation] = [:]
    private var sectionEntries: [Int: UITableView.RowAnimation] = [:]

    private var leaving: [(cell: UITableViewCell, place: ItemPlace)] = []
    private var leavingViews: [UIView] = []

    init(
        table: UITableView, mapping: ListMapping, updates: [ListUpdate],
        animations: [ListUpdate: UITableView.RowAnimation]
    ) {
        self.table = table
        self.mapping = mapping
        oldGeometry = table.geometry
        oldCells = table.cells
        for update in updates {
            let animation = animations[update] ?? .automatic
            switch update {
            case .delete(let place): rowExits[place] = animation
            case .insert(let place): rowEntries[place] = animation
            case .reload(let place):
                rowExits[place] = animation
                if let new = mapping.new(place) { rowEntries[new] = animation }
            case .deleteSection(let section): sectionExits[section] = animation
            case .insertSection(let section): sectionEntries[section] = animation
            case .reloadSection(let section):
                sectionExits[section] = animation
                if let new = mapping.newSection(section) { sectionEntries[new] = animation }
            case .move, .moveSection: break
            }
        }
    }

    // MARK: 1. Mapping

    func apply() {
        mapCells()
        mapHeaders()
        table.selection = Set(table.selection.compactMap(newPlace))
        table.highlighted = table.highlighted.flatMap(newPlace)
        table.focused = table.focused.flatMap(newPlace)
        mapGeometry()
        table.prefetch.map(newPlace)
        table.mapOpenings(mapping)
        table.dragging?.listDidUpdate()
        if let swipe = table.swipe {
            if let place = newPlace(swipe.place) {
                swipe.place = place
            } else {
                swipe.close(animated: true, isRowGone: true)
            }
        }
        table.reloadIndex()
    }

    /// Returns the new place of a row whose cell stays.
    private func newPlace(_ old: ItemPlace) -> ItemPlace? {
        mapping.reloadedItems.contains(old) ? nil : mapping.new(old)
    }

    private func mapCells() {
        var cells: [ItemPlace: UITableViewCell] = [:]
        for (place, cell) in table.cells.inOrder {
            if let new = newPlace(place) {
                cells[new] = cell
            } else {
                leaving.append((cell, place))
            }
        }
        table.cells = cells
        table.visiblePlaces = table.visiblePlaces.compactMap(newPlace).sorted()
    }

    private func mapHeaders() {
        func map(_ views: [Int: UIView]) -> [Int: UIView] {
            var mapped: [Int: UIView] = [:]
            for (section, view) in views.inOrder {
                if !mapping.reloadedSections.contains(section),
                    let new = mapping.newSection(section)
                {
                    mapped[new] = view
                } else {
                    leavingViews.append(view)
                }
            }
            return mapped
        }
        table.headers = map(table.headers)
        table.footers = map(table.footers)
    }

    private func mapGeometry() {
        var sections = mapping.after.indices.map { section -> TableGeometry.Section in
            guard let old = mapping.oldSection(section), !mapping.reloadedSections.contains(old)
            else { return table.makeSection(section, count: mapping.after[section]) }
            var copy = oldGeometry.sections[old]
            if (section == 0) != (old == 0) {
                // The first header of a grouped table has another height.
                copy.header = table.headerEstimate(section)
                copy.isHeaderMeasured = false
            }
            if !mapping.keepsItems(ofSection: old) {
                copy.rows = RowHeights(
                    count: mapping.after[section], estimate: copy.rows.estimate)
            }
            return copy
        }
        for section in oldGeometry.sections.indices where !mapping.keepsItems(ofSection: section) {
            oldGeometry.sections[section].rows.forEachOwnHeight { row, height, _ in
                let old = ItemPlace(section, row)
                guard let new = newPlace(old) else { return }
                sections[new.section].rows.measure(new.item, as: height)
            }
        }
        for (place, _) in rowEntries {
            if let estimate = table.estimate(of: place) {
                sections[place.section].rows.measure(place.item, as: estimate)
            }
        }
        // Heights are asked again.
        for section in sections.indices {
            if table.asksForAllHeights {
                let count = mapping.after[section]
                sections[section].rows = table.makeRows(section, count: count)
            } else {
                sections[section].rows.invalidateAll()
            }
        }
        table.geometry = TableGeometry(sections: sections)
        table.updateEdgeHeights()
    }

    // MARK: 2. and 3. Showing

    func finishWithoutAnimation() {
        table.setNeedsLayout()
        // The new cells exist when the batch returns. Without cells before, they need not.
        if !table.needsCells { UIView.performWithoutAnimation { table.layoutIfNeeded() } }
        for (cell, place) in leaving { table.endDisplaying(cell, at: place) }
        for view in leavingViews { table.recycle(header: view) }
    }

    func animate(completion: @escaping () -> Void) {
        let old = Set(table.cells.keys)
        let oldHeaders = Set(table.headers.keys)
        let oldFooters = Set(table.footers.keys)
        let (places, offset) = visibleAfter()
        UIView.performWithoutAnimation {
            // Laying out a new cell lays out its table too, which would move the others at once.
            table.isLayingOut = true
            defer { table.isLayingOut = false }
            for place in places where !old.contains(place) {
                if let cell = table.cells[place] { start(cell, at: place) }
            }
            for (section, view) in table.headers where !oldHeaders.contains(section) {
                start(view, of: section, at: table.headerFrame(section)) {
                    oldGeometry.headerTop($0)
                }
            }
            for (section, view) in table.footers where !oldFooters.contains(section) {
                start(view, of: section, at: table.footerFrame(section)) {
                    oldGeometry.footerTop($0)
                }
            }
            for (cell, _) in leaving { table.sendSubviewToBack(cell) }
            if let background = table.backgroundView { table.sendSubviewToBack(background) }
        }
        // Cells that move out of sight leave at the end.
        let visible = Set(places)
        var moving: [(UITableViewCell, ItemPlace)] = []
        for (place, cell) in table.cells.inOrder where !visible.contains(place) {
            guard cell !== table.reordering?.cell, !cell.containsFirstResponder else { continue }
            moving.append((cell, place))
        }
        for (_, place) in moving { table.cells[place] = nil }
        let staying = leaving
        leaving += moving
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
            table.contentSize = CGSize(
                width: table.bounds.width, height: table.geometry.contentHeight)
            if table.contentOffset.y != offset { table.contentOffset.y = offset }
            for cell in table.cells.values where !cell.transform.isIdentity {
                cell.transform = .identity
            }
            table.placeViews()
            for place in places {
                guard let cell = table.cells[place] else { continue }
                if cell.alpha != 1, cell !== table.reordering?.cell { cell.alpha = 1 }
                cell.layOutSubtreeIfNeeded()
            }
            for view in Array(table.headers.values) + Array(table.footers.values) {
                view.alpha = 1
                // The first header of a grouped table is higher than the others.
                view.layOutSubtreeIfNeeded()
            }
            for (cell, place) in staying { finish(cell, at: place) }
            for (cell, place) in moving { cell.frame = table.rowFrame(place) }
            for view in leavingViews { view.alpha = 0 }
        } completion: { [weak table] _ in
            guard let table else { return }
            self.end(in: table)
            completion()
        }
        table.show(places)
        table.setNeedsLayout()
    }

    /// Returns the rows that are visible after the batch, and the offset then: the present one, or
    /// the last one that the content allows.
    private func visibleAfter() -> (places: [ItemPlace], offset: CGFloat) {
        var top = table.bounds.minY
        while true {
            let (places, _) = table.measureVisible(top: top, anchor: nil)
            let size = CGSize(width: table.bounds.width, height: table.geometry.contentHeight)
            let isBeyond = table.isDragging || table.isDecelerating
            let nearest =
                isBeyond
                ? top
                : table.nearestOffset(
                    to: CGPoint(x: table.contentOffset.x, y: top), contentSize: size
                ).y
            if nearest == top { return (places, top) }
            top = nearest
        }
    }

    private func animation(_ animation: UITableView.RowAnimation?) -> UITableView.RowAnimation {
        animation ?? .automatic
    }

    /// Places a new cell where it comes from.
    private func start(_ cell: UITableViewCell, at place: ItemPlace) {
        cell.position = table.position(of: place)
        let frame = table.rowFrame(place)
        cell.frame = frame
        if let old = mapping.old(place), !mapping.reloadedItems.contains(old) {
            // It was out of sight, or in another section.
            let top = oldGeometry.top(of: old)
            cell.frame.origin.y = table.rounded(top)
            cell.layOutSubtreeIfNeeded()
            return
        }
        cell.layOutSubtreeIfNeeded()
        switch animation(rowEntries[place] ?? sectionEntries[place.section]) {
        case .fade: cell.alpha = 0
        case .left: cell.frame.origin.x -= table.bounds.width
        case .right: cell.frame.origin.x += table.bounds.width
        case .top: cell.frame.origin.y -= frame.height
        case .bottom: cell.frame.origin.y += frame.height
        case .middle: cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        case .none, .automatic: break
        }
        table.sendSubviewToBack(cell)
        if let background = table.backgroundView { table.sendSubviewToBack(background) }
    }

    /// Places a header or footer that comes where it was out of sight, or, in a new section,
    /// transparent at its place.
    private func start(
        _ view: UIView, of section: Int, at frame: CGRect, oldTop: (Int) -> Double
    ) {
        view.frame = frame
        if let old = mapping.oldSection(section), old < oldGeometry.sections.count {
            view.frame.origin.y = table.rounded(oldTop(old))
        } else {
            view.alpha = 0
        }
        view.layOutSubtreeIfNeeded()
    }

    /// Moves a cell that leaves to where it goes.
    private func finish(_ cell: UITableViewCell, at place: ItemPlace) {
        switch animation(rowExits[place] ?? sectionExits[place.section]) {
        case .fade, .automatic: cell.alpha = 0
        case .left: cell.frame.origin.x -= table.bounds.width
        case .right: cell.frame.origin.x += table.bounds.width
        case .top: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .middle: cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        case .none: UIView.performWithoutAnimation { cell.alpha = 0 }
        }
    }

    private func end(in table: UITableView) {
        for (cell, place) in leaving {
            // A later batch may have brought it back.
            guard !table.cells.values.contains(where: { $0 === cell }) else { continue }
            UIView.performWithoutAnimation {
                cell.transform = .identity
                cell.alpha = 1
            }
            table.endDisplaying(cell, at: place)
        }
        for view in leavingViews {
            view.alpha = 1
            table.recycle(header: view)
        }
    }
}
