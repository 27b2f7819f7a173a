// Written by Scripts/delegate-table.

extension UISearchControllerDelegate {
    /// Does nothing by default.
    public func willPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing by default.
    public func didPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing by default.
    public func willDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing by default.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
