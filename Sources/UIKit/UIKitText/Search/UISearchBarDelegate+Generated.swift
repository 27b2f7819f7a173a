// Written by Scripts/delegate-table.

public import Foundation

extension UISearchBarDelegate {
    /// Returns `true` by default.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing by default.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    /// Returns `true` by default.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing by default.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    /// Does nothing by default.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    /// Returns `true` by default.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing by default.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing by default.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing by default.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing by default.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing by default.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
}
