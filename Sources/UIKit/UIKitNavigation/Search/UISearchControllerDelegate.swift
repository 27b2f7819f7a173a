/// An object that is notified when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called after a search began.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called after a search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called after a search began, and after its text, tokens or scope changed.
    func updateSearchResults(for searchController: UISearchController)

    /// Called after the user chose a suggestion. By default nothing happens.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
