// Written by Scripts/delegate-table.

public import Foundation
public import UIKitControls

extension UITableViewDropDelegate {
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    {}

    /// Returns `UITableViewDropProposal(operation: .cancel)` by default.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    }

    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
