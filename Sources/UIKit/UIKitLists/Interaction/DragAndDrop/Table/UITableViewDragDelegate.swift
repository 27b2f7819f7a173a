public import Foundation
public import UIKitControls

/// The source of the items that are dragged out of a table.
///
/// All methods but the first have defaults; write them in the class that conforms.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items for a row; none if it cannot be dragged.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the shape of a dragged row; `nil`, the default, for the cell with round corners.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns `true` (the default) if rows may be moved rather than copied.
    func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns `true` if other programs cannot take the items. `false` by default.
    func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
