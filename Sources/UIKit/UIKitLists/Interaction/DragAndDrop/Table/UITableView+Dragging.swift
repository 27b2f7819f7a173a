import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

extension UITableView {
    /// `true` while rows of the table are dragged.
    public var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }

    /// `true` while items are dragged over the table.
    public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

    func dragSettingsDidChange() {
        setDragging(
            source: dragDelegate, isEnabled: dragInteractionEnabled, destination: dropDelegate)
    }

    // MARK: Room between rows

    /// The distance by which a row makes room for dragged rows and for placeholders.
    func displacement(of place: ItemPlace) -> CGFloat {
        var distance = reordering?.displacement(of: place, in: self) ?? 0
        if let gap = dropGap { distance += gap.displacement(of: place, in: self) }
        for opening in openings where opening.place <= place { distance += opening.height }
        return distance
    }

    /// The height that is added to the content.
    var openHeight: CGFloat {
        openings.reduce(dropGap?.addedHeight(in: self) ?? 0) { $0 + $1.height }
    }

    func frame(of opening: ListOpening) -> CGRect? {
        let section = opening.place.section
        guard openings.contains(where: { $0 === opening }),
            geometry.sections.indices.contains(section)
        else { return nil }
        let rows = geometry.sections[section].rows
        var top = geometry.rowsTop(section) + rows.offset(of: min(opening.place.item, rows.count))
        for other in openings {
            if other === opening { break }
            if other.place <= opening.place { top += other.height }
        }
        return frame(from: top, height: opening.height)
    }

    /// Makes room for a placeholder.
    func open(_ placeholder: UITableViewPlaceholder) -> ListOpening {
        let path = placeholder.insertionIndexPath
        requires(
            path.count == 2 && geometry.sections.indices.contains(path.section)
                && (0...geometry.sections[path.section].rows.count).contains(path.row),
            """
            There is no place \(path) for a placeholder. The table has \(geometry.sections.count) \
            sections with these numbers of rows: \(geometry.counts.prefix(100)). \(list)
            """)
        let cell = UIView.withoutAnimation {
            guard let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
                fatalError(
                    """
                    No cell is registered for the placeholder's identifier \
                    \(placeholder.reuseIdentifier). Register a class for it. \(list)
                    """)
            }
            prepareAppearance(of: cell)
            placeholder.cellUpdateHandler?(cell)
            return cell
        }
        defer { setNeedsLayout() }
        return show(
            ListOpening(ItemPlace(path), cell: cell, height: placeholder.rowHeight) {
                [weak cell] in cell.map { placeholder.cellUpdateHandler?($0) }
            })
    }

    func makeRoom() { placeViews() }

    func closeUp() {
        placeViews()
        layoutIfNeeded()
    }

    func discard(_ cell: any DraggedCell) {
        cell.isUserInteractionEnabled = true
        if let cell = cell as? UITableViewCell { recycle(cell) }
    }

    func insertItem(at path: IndexPath, _ update: (IndexPath) -> Void) {
        beginUpdates()
        update(path)
        insertRows(at: [path], with: .none)
        endUpdates()
    }
}

/// The room for dragged rows at the place where they would be dropped.
struct TableDropGap: Equatable {
    /// The row that is moved within the table, and leaves its place.
    var source: ItemPlace?
    var target: ItemPlace
    var height: CGFloat

    /// The distance by which a row makes room.
    func displacement(of place: ItemPlace, in table: UITableView) -> CGFloat {
        if let source {
            return TableReordering.displacement(of: place, from: source, to: target, in: table)
        }
        return place >= target ? height : 0
    }

    func addedHeight(in table: UITableView) -> CGFloat { source == nil ? height : 0 }
}

extension UITableView: DraggableList {
    func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func draggedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func frameOfItem(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

    // MARK: The source

    func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard swipe == nil, reordering == nil else { return [] }
        return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters {
        if let own = dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path) {
            return own
        }
        let parameters = UIDragPreviewParameters()
        if let cell = cellForRow(at: path) {
            parameters.visiblePath = UIBezierPath(
                roundedRect: cell.bounds, cornerRadius: CellMetrics.dragCornerRadius)
        }
        return parameters
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
    }

    // MARK: The destination

    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func answer(to session: any UIDropSession, at path: IndexPath?) -> ListDropAnswer {
        let proposal =
            dropDelegate?.tableView(
                self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UITableViewDropProposal(operation: .cancel)
        let kind: ListDrop.Kind =
            switch proposal.intent {
            case .unspecified: .none
            case .insertAtDestinationIndexPath: .insertion
            case .insertIntoDestinationIndexPath: .item
            case .automatic: isInMiddle(session.location(in: self), path) ? .item : .insertion
            }
        return ListDropAnswer(proposal: proposal, kind: kind)
    }

    /// `true` if a point is in the middle half of a row.
    private func isInMiddle(_ point: CGPoint, _ path: IndexPath?) -> Bool {
        guard let path, let place = place(path) else { return false }
        let row = rowFrame(place)
        return row.insetBy(dx: 0, dy: row.height / 4).contains(point)
    }

    func insertionPath(at point: CGPoint, source: IndexPath?) -> IndexPath? {
        guard !geometry.sections.isEmpty else { return nil }
        if let source { return proposedPlace(for: point.y, from: ItemPlace(source))?.indexPath }
        var position = Double(point.y)
        if let gap = dropGap, gap.source == nil {
            let top =
                geometry.rowsTop(gap.target.section)
                + geometry.sections[gap.target.section].rows.offset(of: gap.target.item)
            if position >= top {
                // The finger stays over the room that it has made.
                if position < top + gap.height { return gap.target.indexPath }
                position -= gap.height
            }
        }
        return proposedPlace(for: position, from: nil)?.indexPath
    }

    func show(_ drop: ListDrop?) {
        var gap: TableDropGap?
        if let drop, drop.kind == .insertion, let path = drop.path {
            gap = TableDropGap(
                source: drop.source.map { ItemPlace($0) }, target: ItemPlace(path),
                height: drop.height)
        }
        let highlight = drop?.kind == .item ? drop?.path.map { ItemPlace($0) } : nil
        for (place, cell) in cells where cell.isHighlighted != (place == highlight) {
            cell.setHighlighted(place == highlight, animated: true)
        }
        guard gap != dropGap else { return }
        dropGap = gap
        UIView.animate(springDuration: 0.3, options: .allowUserInteraction) { placeViews() }
        setNeedsLayout()
    }

    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }

    func reorders(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    func reorder(from source: IndexPath, to target: IndexPath) {
        guard source != target else { return }
        dataSource?.tableView(self, moveRowAt: source, to: target)
        moveReordered(from: ItemPlace(source), to: ItemPlace(target))
    }

    func perform(
        _ session: any UIDropSession, _ answer: ListDropAnswer, at path: IndexPath?
    ) -> ListDropTargets {
        guard let dragging, let proposal = answer.proposal as? UITableViewDropProposal else {
            return ListDropTargets(self)
        }
        let coordinator = TableDropCoordinator(
            session, at: path, proposal: proposal, list: self, dragging: dragging)
        dropDelegate?.tableView(self, performDropWith: coordinator)
        return coordinator.targets
    }
}
