import UIKitControls
import UIKitCore

/// A cell that knows its part in a drag.
protocol DraggedCell: UIView {
    var dragState: UICellConfigurationState.DragState { get set }
    func reportDragState()
    func setNeedsUpdateConfiguration()
}

extension DraggedCell {
    func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != dragState else { return }
        dragState = state
        reportDragState()
        setNeedsUpdateConfiguration()
    }
}

extension UITableViewCell: DraggedCell {
    func reportDragState() {
        if let state = DragState(rawValue: dragState.rawValue) { dragStateDidChange(state) }
    }
}

extension UICollectionViewCell: DraggedCell {
    func reportDragState() {
        if let state = DragState(rawValue: dragState.rawValue) { dragStateDidChange(state) }
    }
}
