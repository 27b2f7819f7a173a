import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UITableView {
    // MARK: Selection by the app

    func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for place in selection { setSelected(false, place, animated: animated) }
            return
        }
        let place = existingPlace(indexPath, "select")
        guard isEditing ? allowsAnySelectionDuringEditing : allowsSelection else { return }
        if !selectsSeveral {
            for other in selection where other != place {
                setSelected(false, other, animated: animated)
            }
        }
        setSelected(true, place, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    func setSelected(_ isSelected: Bool, _ place: ItemPlace, animated: Bool) {
        if isSelected {
            selection.insert(place)
        } else if selection.remove(place) == nil {
            return
        }
        cells[place]?.setSelected(isSelected, animated: animated)
    }

    /// `true` if several rows can be selected now.
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var allowsAnySelectionDuringEditing: Bool {
        allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    /// `true` if the user can select rows now.
    var isSelectable: Bool {
        isEditing ? allowsAnySelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    // MARK: Highlighting

    /// Highlights the row under a finger. Returns `false` if the touch is not for a row.
    func beginHighlighting(_ touches: Set<UITouch>) -> Bool {
        if closeSwipeByTouch() { return true }
        guard highlighted == nil, isSelectable, touches.count == 1, let touch = touches.first,
            let path = indexPathForRow(at: touch.location(in: self)),
            let cell = cellForRow(at: path), let view = touch.view, view.isDescendant(of: cell)
        else { return false }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
        highlighted = ItemPlace(path)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Selects the highlighted row. Returns `false` if none is.
    func finishHighlighting(_ touches: Set<UITouch>) -> Bool {
        guard let place = highlighted, let touch = touches.first else { return false }
        let isInside = rowFrame(place).contains(touch.location(in: self))
        unhighlight(animated: false)
        if isInside { choose(place) }
        return true
    }

    func cancelHighlighting() { unhighlight(animated: true) }

    private func unhighlight(animated: Bool) {
        guard let place = highlighted else { return }
        highlighted = nil
        cells[place]?.setHighlighted(false, animated: animated)
        delegate?.tableView(self, didUnhighlightRowAt: place.indexPath)
    }

    // MARK: Selection by the user

    /// Selects a row as a tap does, or deselects it where several can be selected.
    func choose(_ place: ItemPlace) {
        guard isSelectable, geometry.contains(place) else { return }
        focused = place
        if selectsSeveral, selection.contains(place) {
            deselect(place)
            NotificationCenter.default.post(
                name: Self.selectionDidChangeNotification, object: self)
            return
        }
        var place = place
        if let delegate {
            let answer = delegate.tableView(self, willSelectRowAt: place.indexPath)
            guard let answer, let chosen = self.place(answer) else { return }
            place = chosen
        }
        if !selectsSeveral {
            for other in selection.sorted() where other != place { deselect(other) }
        }
        setSelected(true, place, animated: false)
        if let cell = cells[place] { cell.segues.perform(sender: cell) }
        delegate?.tableView(self, didSelectRowAt: place.indexPath)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        guard let delegate, let path = self.place(place.indexPath)?.indexPath,
            !selectsSeveral, delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    private func deselect(_ place: ItemPlace) {
        var place = place
        if let delegate {
            let answer = delegate.tableView(self, willDeselectRowAt: place.indexPath)
            guard let answer, let chosen = self.place(answer) else { return }
            place = chosen
        }
        setSelected(false, place, animated: false)
        delegate?.tableView(self, didDeselectRowAt: place.indexPath)
    }

    func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.segues.perform("accessoryAction", sender: cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
