import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

extension UITableView {
    // MARK: Editing mode

    func changeEditing(_ editing: Bool, animated: Bool) {
        // The actions of a row count as editing, which ends here also.
        swipe?.close(animated: animated)
        guard editing != storedIsEditing else { return }
        cancelReordering()
        storedIsEditing = editing
        if !editing, allowsMultipleSelectionDuringEditing || allowsSelectionDuringEditing {
            // The selection that was made while editing ends with it.
            for place in selection { cells[place]?.setSelected(false, animated: animated) }
            selection = []
        }
        reloadIfNeeded()
        for (place, cell) in cells { updateEditing(of: cell, at: place, animated: animated) }
        // Next to the controls, the content has another width.
        if !hasUniformRows { geometry.invalidateRows() }
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.3) { layoutIfNeeded() } }
    }

    func updateEditingOfVisibleCells() {
        for (place, cell) in cells { updateEditing(of: cell, at: place) }
    }

    /// Asks what a row can do while it is edited, and shows its controls.
    func updateEditing(of cell: UITableViewCell, at place: ItemPlace, animated: Bool = false) {
        var editing = CellEditing()
        if isEditing {
            let path = place.indexPath
            if dataSource?.tableView(self, canEditRowAt: path) ?? true {
                editing.selects = allowsMultipleSelectionDuringEditing
                editing.style = editing.selects ? .none : editingStyle(path)
                editing.indents =
                    delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            }
            editing.isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        }
        if cell.editing != editing { cell.editing = editing }
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    }

    private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// `true` if the data source is known to delete rows: it says which can be edited, or the
    /// delegate how.
    private var hasEditingSource: Bool {
        !optionalMethods.lacks(.canEdit)
            || (delegate != nil && !optionalMethods.lacks(.editingStyle))
    }

    /// `true` if a swipe of a row offers to delete it.
    func offersDeletion(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
        return editingStyle(path) == .delete && hasEditingSource
    }

    func editControlTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .none: break
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete: openSwipe(at: ItemPlace(path), side: .trailing, [deletion(of: path)])
        }
    }

    /// The action that deletes a row by the data source.
    func deletion(of path: IndexPath) -> UIContextualAction {
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            ?? SystemText.localized("Delete")
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let place = swipe?.place else { return done(false) }
            swipe?.isCommitting = true
            dataSource?.tableView(self, commit: .delete, forRowAt: place.indexPath)
            done(true)
        }
    }

    /// `true` while a dragged row has not been dropped, or a placeholder stands for a row.
    public var hasUncommittedUpdates: Bool {
        reordering != nil || recorder.isRecording || !openings.isEmpty
    }

    // MARK: Reordering

    func beginReordering(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard reordering == nil, let place = place(of: cell) else { return false }
        let location = convert(point, from: nil)
        reordering = TableReordering(
            cell: cell, source: place, target: place, grip: location.y - cell.frame.minY,
            point: point)
        bringSubviewToFront(cell)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            cell.layer.shadowColor = UIColor.black.cgColor
            cell.layer.shadowOpacity = 0.2
            cell.layer.shadowRadius = 6
            cell.layer.shadowOffset = .zero
            cell.alpha = 0.95
        }
        cell.clipsToBounds = false
        return true
    }

    func continueReordering(at point: CGPoint) {
        guard reordering != nil else { return }
        reordering?.point = point
        followFinger()
        edgeScroller.didScroll = { [weak self] in self?.followFinger() }
        edgeScroller.follow(point)
    }

    /// Moves the dragged row under the finger, and makes room for it where it is.
    private func followFinger() {
        guard var state = reordering else { return }
        let location = convert(state.point, from: nil)
        var frame = state.cell.frame
        frame.origin.y = location.y - state.grip
        UIView.performWithoutAnimation { state.cell.frame = frame }
        guard let proposed = proposedPlace(for: frame.midY, from: state.source) else { return }
        guard proposed != state.proposed else { return }
        state.proposed = proposed
        let answer =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: state.source.indexPath,
                toProposedIndexPath: proposed.indexPath) ?? proposed.indexPath
        state.target = ItemPlace(answer)
        reordering = state
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.placeViews()
        }
    }

    /// Returns the place that the dragged row would have with its middle at a position.
    ///
    /// - Parameter source: The row that is moved, which leaves its place; `nil` for a new row.
    func proposedPlace(for middle: Double, from source: ItemPlace?) -> ItemPlace? {
        let position = min(max(middle, 0), geometry.sectionsBottom - 1)
        guard let over = geometry.row(at: position) else {
            // Between rows: the nearest end of a section.
            guard let section = geometry.sections(from: position, to: position.nextUp).first else {
                return nil
            }
            let isAbove = position < geometry.rowsTop(section)
            let count = geometry.sections[section].rows.count
            return ItemPlace(
                section, isAbove ? 0 : count - (section == source?.section ? 1 : 0))
        }
        guard over.section != source?.section else { return over }
        let isLowerHalf = position > geometry.top(of: over) + geometry.height(of: over) / 2
        return ItemPlace(over.section, over.item + (isLowerHalf ? 1 : 0))
    }

    func endReordering(commits: Bool) {
        guard let state = reordering else { return }
        edgeScroller.stop()
        reordering = nil
        let cell = state.cell
        if commits, state.target != state.source {
            let target = state.target
            dataSource?.tableView(
                self, moveRowAt: state.source.indexPath, to: target.indexPath)
            moveReordered(from: state.source, to: target)
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.placeViews()
            cell.layer.shadowOpacity = 0
            cell.alpha = 1
        } completion: { [weak cell] _ in
            guard let cell else { return }
            cell.clipsToBounds = cell.layer.cornerRadius > 0
        }
        setNeedsLayout()
    }

    func cancelReordering() {
        guard reordering != nil else { return }
        endReordering(commits: false)
    }
}

/// A row that is being dragged to another place.
struct TableReordering {
    let cell: UITableViewCell
    let source: ItemPlace

    /// The place that the row would get now.
    var target: ItemPlace

    /// The place under the row, before the delegate was asked.
    var proposed: ItemPlace?

    /// The distance of the finger from the cell's top.
    let grip: CGFloat

    /// The finger's location in the window.
    var point: CGPoint

    init(
        cell: UITableViewCell, source: ItemPlace, target: ItemPlace, grip: CGFloat, point: CGPoint
    ) {
        self.cell = cell
        self.source = source
        self.target = target
        self.grip = grip
        self.point = point
    }

    /// The distance by which a row makes room for the dragged one.
    func displacement(of place: ItemPlace, in table: UITableView) -> CGFloat {
        Self.displacement(of: place, from: source, to: target, in: table)
    }

    /// The distance by which a row makes room for one that leaves its place for another one.
    static func displacement(
        of place: ItemPlace, from source: ItemPlace, to target: ItemPlace, in table: UITableView
    ) -> CGFloat {
        guard place != source, table.geometry.contains(source) else { return 0 }
        let height = table.geometry.height(of: source)
        if source < place {
            // In another section, the target's index counts the rows without the dragged one.
            let isPassed = target.section == source.section ? place <= target : place < target
            return isPassed ? -height : 0
        }
        return place >= target ? height : 0
    }
}
