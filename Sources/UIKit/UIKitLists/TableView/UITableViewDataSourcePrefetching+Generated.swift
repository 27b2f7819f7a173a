// Written by Scripts/delegate-table.

public import Foundation

extension UITableViewDataSourcePrefetching {
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
