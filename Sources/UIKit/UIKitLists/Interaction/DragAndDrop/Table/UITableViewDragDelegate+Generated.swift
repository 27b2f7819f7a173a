// Written by Scripts/delegate-table.

public import Foundation
public import UIKitControls

extension UITableViewDragDelegate {
    /// Returns `nil` by default.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    {}

    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// Returns `true` by default.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// Returns `false` by default.
    public func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
