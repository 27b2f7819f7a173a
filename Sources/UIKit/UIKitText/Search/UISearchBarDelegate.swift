public import Foundation
public import UIKitControls
import UIKitCore

/// The methods by which an object follows a search bar. Every method has a default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns `true`, the default, if editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Returns `true`, the default, if editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user changed the text, also by removing it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Returns `true`, the default, if a key may replace the characters in a range.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called for the return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Called for the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Called for the button for bookmarks.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Called for the button for recent results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called after the user chose a scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
